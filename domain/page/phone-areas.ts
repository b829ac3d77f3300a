import { rowBelow, SPACE_ROWS } from './grid-rows.ts';
import { PHONE_COLUMNS, type GridArea, type PageSection } from './page-document.ts';

/** Whether the owner arranged a section for the phone. Otherwise its blocks are stacked there. */
export function isArrangedForPhone({ blocks }: Pick<PageSection, 'blocks'>): boolean {
  return blocks.some(({ phone }) => phone !== undefined);
}

/**
 * Where the blocks of a section stand on a phone, by their ids; null where its owner did not arrange it. A block that
 * was not arranged, for instance one that was added since, takes the whole width below all others.
 */
export function phoneAreas(section: PageSection): ReadonlyMap<string, GridArea> | null {
  if (!isArrangedForPhone(section)) return null;
  const areas = new Map<string, GridArea>();
  for (const { id, phone } of section.blocks) if (phone !== undefined) areas.set(id, phone);
  let row = rowBelow(areas.values());
  for (const { id, phone } of section.blocks) {
    if (phone !== undefined) continue;
    if (!section.fullWidth) row += SPACE_ROWS;
    areas.set(id, { column: 1, columns: PHONE_COLUMNS, row, rows: 1 });
    row += 1;
  }
  return areas;
}
