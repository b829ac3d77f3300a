export type TableOwners = Readonly<Record<string, readonly string[]>>;
export interface Crossing {
  readonly file: string;
  readonly tables: readonly string[];
  /** The decision record that allows it, a path from the project's root. */
  readonly decision: string;
}
export const tableOwners: TableOwners;
export const crossings: readonly Crossing[];
export function findTableBreaches(
  files: ReadonlyMap<string, string>,
  owners?: TableOwners,
  allowed?: readonly Crossing[],
): string[];
