import { overlaps } from './grid.ts';
import type { GridArea, PageBlock } from './page-document.ts';

/** Ids of blocks from the one that lies on top: by depth, and of equal ones the later is above. */
export function fromTop(blocks: readonly PageBlock[]): readonly string[] {
  return blocks
    .map(({ id, depth = 0 }, index) => ({ id, depth, index }))
    .toSorted((a, b) => b.depth - a.depth || b.index - a.index)
    .map(({ id }) => id);
}

/**
 * The next block under the selected one among those at one place, given from the top; after the lowest the topmost again.
 * The topmost where none of them is selected; null for none.
 */
export function nextUnder(atPlace: readonly string[], selected: string | undefined): string | null {
  const at = selected === undefined ? -1 : atPlace.indexOf(selected);
  return atPlace[(at + 1) % atPlace.length] ?? null;
}

/** Ids of a block and of those that lie on or under it, from the top; `areaOf` gives a block's area as it is shown. */
export function pileOf(
  blocks: readonly PageBlock[],
  id: string,
  areaOf: (block: PageBlock) => GridArea | undefined,
): readonly string[] {
  const own = blocks.find((block) => block.id === id);
  const area = own === undefined ? undefined : areaOf(own);
  if (area === undefined) return [];
  return fromTop(
    blocks.filter((block) => {
      const other = areaOf(block);
      return other !== undefined && overlaps(area, other);
    }),
  );
}
