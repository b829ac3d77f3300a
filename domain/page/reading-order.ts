import type { PageBlock } from './page-document.ts';

/** Compares two blocks by where they are read: row, then column, then id, so that no two are equal. */
function compareInReadingOrder(a: PageBlock, b: PageBlock): number {
  return a.place.row - b.place.row || a.place.column - b.place.column || (a.id < b.id ? -1 : 1);
}

/** The blocks of a section by row, then column, then id; the same array object where they are so already. */
export function inReadingOrder(blocks: readonly PageBlock[]): readonly PageBlock[] {
  const isOrdered = blocks.every((block, index) => {
    const before = blocks[index - 1];
    return before === undefined || compareInReadingOrder(before, block) < 0;
  });
  return isOrdered ? blocks : blocks.toSorted(compareInReadingOrder);
}
