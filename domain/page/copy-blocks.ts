import { boundsOf, freeAreaFor } from './grid.ts';
import { GRID_COLUMNS, type GridArea, type PageBlock, type PageSection } from './page-document.ts';
import { tidyBlock } from './tidy-document.ts';

/**
 * Copies of blocks for a section that has `blocks` already, together at the first free place: below `near` or at the
 * section's end, arranged as the originals. `originals` come from one section. Their arrangement for the phone is left
 * behind, since it would lie on that of the originals: copies come last there. Null where the section has no room.
 */
export function copyBlocks(
  originals: readonly PageBlock[],
  blocks: readonly PageBlock[],
  newId: () => string,
  near: GridArea | null = null,
): readonly PageBlock[] | null {
  const bounds = boundsOf(originals.map(({ place }) => place));
  if (bounds === null) return [];
  const taken = blocks.map(({ place }) => place);
  // They keep their columns: a copy stands straight below its original.
  const from = near ?? { ...bounds, row: lastRow(taken), rows: 1 };
  const free = freeAreaFor(taken, bounds, GRID_COLUMNS, { ...from, column: bounds.column });
  if (free === null) return null;
  return originals.map(({ phone: _phone, ...block }) =>
    tidyBlock({
      ...block,
      id: newId(),
      place: { ...block.place, row: block.place.row - bounds.row + free.row },
    }),
  );
}

/** A copy of a section with new ids of its own and of its blocks, which stay where they are, also on a phone. */
export function copySection(section: PageSection, newId: () => string): PageSection {
  return {
    ...section,
    id: newId(),
    blocks: section.blocks.map((block) => ({ ...block, id: newId() })),
  };
}

/** The last row in use; 0 for none. */
function lastRow(areas: readonly GridArea[]): number {
  const bounds = boundsOf(areas);
  return bounds === null ? 0 : bounds.row + bounds.rows - 1;
}
