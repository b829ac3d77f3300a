import type { GridArea, PageBlock } from '@vitrine/domain/page/page-document.ts';

/** Depths of a block are from -100 to 100. */
const DEEPEST = 100;

const overlaps = (one: GridArea, other: GridArea): boolean =>
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns &&
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows;

/** The depths of the blocks that lie over or under a block. */
function depthsAround(block: PageBlock, blocks: readonly PageBlock[]): readonly number[] {
  return blocks
    .filter(({ id, place }) => id !== block.id && overlaps(block.place, place))
    .map(({ depth = 0 }) => depth);
}

/** Whether another block lies over or under it. */
export const isOverlapped = (block: PageBlock, blocks: readonly PageBlock[]): boolean =>
  depthsAround(block, blocks).length > 0;

/**
 * The depth that brings a block above the next block over it (1), or below the next one under it (-1); null where there
 * is none. Blocks of one depth lie in the order in which they are read, which a person cannot see: those count as both.
 */
export function depthAfter(block: PageBlock, blocks: readonly PageBlock[], by: 1 | -1): number | null {
  const { depth: own = 0 } = block;
  const further = depthsAround(block, blocks).filter((depth) => (depth - own) * by >= 0);
  if (further.length === 0) return null;
  const next = by === 1 ? Math.min(...further) + 1 : Math.max(...further) - 1;
  return Math.abs(next) > DEEPEST ? null : next;
}
