import { SPACE_ROWS } from '@vitrine/domain/page/grid-rows.ts';
import type { GridArea, PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { newId } from '@vitrine/server/platform/ids.ts';

/** Columns of 24 that a block takes. */
export type Columns = Pick<GridArea, 'column' | 'columns'>;

/** A block that gets its row from the section it is put into. */
export type UnplacedBlock = Pick<PageBlock, 'id' | 'type' | 'props'> & { readonly at: Columns };

/** A block on columns of 24; full width by default. */
export function block(
  type: string,
  props: Readonly<Record<string, unknown>>,
  at: Columns = { column: 1, columns: 24 },
): UnplacedBlock {
  return { id: newId(), type, at, props };
}

/** A section of blocks in reading order: one that begins right of the one before it stands beside it, else below. */
export function section(
  look: Partial<Pick<PageSection, 'theme' | 'space' | 'fullWidth'>>,
  ...blocks: readonly UnplacedBlock[]
): PageSection {
  const fullWidth = look.fullWidth ?? false;
  let row = 1;
  let taken = 0;
  const placed = blocks.map(({ at, ...rest }): PageBlock => {
    if (at.column <= taken) row += fullWidth ? 1 : 1 + SPACE_ROWS;
    taken = at.column + at.columns - 1;
    return { ...rest, place: { ...at, row, rows: 1 } };
  });
  return { id: newId(), theme: 'light', space: 'normal', ...look, fullWidth, blocks: placed };
}

export function page(...sections: readonly PageSection[]): PageDocument {
  return { version: 2, sections };
}
