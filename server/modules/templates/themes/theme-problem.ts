/** A problem of a theme; shown to its author and the owner, never to a visitor. */
export interface ThemeProblem {
  /** After an error something is missing from the page; after a warning it may only look different. */
  readonly severity: 'error' | 'warning';
  /** Path in the theme folder. */
  readonly file: string;
  /** From 1; 0 for the whole file. */
  readonly line: number;
  /** From 1; 0 for the whole line. */
  readonly column: number;
  readonly message: string;
}

/** Maximum problems stored per theme. */
export const MAX_PROBLEMS = 200;

/** Line and column of an offset in a text, both from 1. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, Math.max(0, offset));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
}

/** `site.region:12:3: Formatter 'x' is unknown.` */
export function describeProblem({ file, line, column, message }: ThemeProblem): string {
  return `${[file, ...(line > 0 ? [line] : []), ...(column > 0 ? [column] : [])].join(':')}: ${message}`;
}
