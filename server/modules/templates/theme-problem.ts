/** What is wrong with a theme; shown to its author and the owner, never to a visitor. */
export interface ThemeProblem {
  /** An error shows less than was meant; a warning shows what was meant, perhaps otherwise than expected. */
  readonly severity: 'error' | 'warning';
  /** Path in the theme folder. */
  readonly file: string;
  /** From 1; 0 where the whole file is meant. */
  readonly line: number;
  /** From 1; 0 where the whole line is meant. */
  readonly column: number;
  readonly message: string;
}

/** Most problems kept of one theme. */
export const MAX_PROBLEMS = 200;

/** Line and column of a place in a text, both from 1. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, Math.max(0, offset));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
}

/** `site.region:12:3: Formatter 'x' is unknown.` */
export function describeProblem({ file, line, column, message }: ThemeProblem): string {
  return `${[file, ...(line > 0 ? [line] : []), ...(column > 0 ? [column] : [])].join(':')}: ${message}`;
}
