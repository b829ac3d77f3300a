export interface SpecWords {
  readonly section: string;
  readonly words: string;
  readonly seen?: readonly string[];
  readonly catalogue?: string | null;
  readonly why?: string;
  /** The topic of a message that is not built yet. */
  readonly notYet?: string;
}
export function findMissingWords(
  entries: readonly SpecWords[],
  catalogue: readonly string[],
  tests: readonly string[],
): string[];
export function findMissingReferences(table: string, read: (path: string) => string | null): string[];
