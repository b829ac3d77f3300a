export interface RetiredWord {
  readonly words: readonly string[];
  readonly instead: string;
  readonly names?: boolean;
  readonly in?: RegExp;
  readonly except?: RegExp;
}
export const RETIRED: readonly RetiredWord[];
export function findRetired(path: string, text: string): string[];
export function splitSource(text: string): { names: string; prose: string };
