import type { CopyList } from '../theme-copies.ts';

/** One stylesheet of a theme: its path in styles/ and its text. */
export interface StyleSource {
  readonly path: string;
  readonly text: string;
}

export interface StyleInput {
  readonly styles: readonly StyleSource[];
  readonly importable: ReadonlyMap<string, string>;
  /** CSS of all blocks. */
  readonly blockStyles: string;
  /** Copies of files from other sites. */
  readonly copies: CopyList;
}
