import type { PageBlock, PageDocument, PageSection } from './page-document.ts';
import { tidyBlock, tidySection } from './tidy-document.ts';

/** A block for tests: a text of 8 columns and 2 rows at the top left, but for what is given. */
export function aBlock(id: string, parts: Partial<PageBlock> = {}): PageBlock {
  const place = { column: 1, columns: 8, row: 1, rows: 2 };
  return tidyBlock({ id, type: 'text', place, props: { html: `<p>${id}</p>` }, ...parts });
}

/** A section for tests. */
export function aSection(id: string, blocks: readonly PageBlock[] = []): PageSection {
  return { id, theme: 'light', space: 'normal', fullWidth: false, blocks };
}

/** A place of a shared section for tests. */
export function aReference(id: string, shared = 'a5ba4bb5-9d0a-4a43-9f4c-6a7d5a2b7f10'): PageSection {
  return tidySection({ ...aSection(id), shared });
}

/** A document for tests. */
export function aDocument(...sections: readonly PageSection[]): PageDocument {
  return { version: 2, sections };
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
