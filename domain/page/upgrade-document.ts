import { SPACE_ROWS } from './grid-rows.ts';
import { MAX_ROWS, type GridArea, type PageDocument } from './page-document.ts';

/** A stored document that was read; or it is none, or a later version of the product wrote it. */
export type UpgradedDocument =
  | { readonly kind: 'document'; readonly document: PageDocument }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'newer'; readonly version: number };

type Fields = Readonly<Record<string, unknown>>;

/** Columns of the grid of version 1. */
const OLD_COLUMNS = 12;

/**
 * A stored document as the present version has it. In version 1 a block named its columns of twelve, and the browser
 * chose its row: the same row while it stands to the right of the block before it, else the next. Empty rows take the
 * place of the space between rows. The migration 0052 does the same in the database.
 */
export function upgradeDocument(stored: unknown): UpgradedDocument {
  if (!isFields(stored)) return { kind: 'invalid' };
  const { version, sections } = stored;
  if (typeof version === 'number' && version > 2) return { kind: 'newer', version };
  if ((version !== 1 && version !== 2) || !Array.isArray(sections)) return { kind: 'invalid' };
  if (version === 2) return { kind: 'document', document: stored as unknown as PageDocument };
  const upgraded: readonly unknown[] = sections.map((section: unknown) =>
    isFields(section) && Array.isArray(section['blocks'])
      ? { ...section, blocks: placed(section['blocks'], section['fullWidth'] === true) }
      : section,
  );
  // What is in it is as valid as it was before.
  const document = { ...stored, version: 2, sections: upgraded } as unknown as PageDocument;
  return { kind: 'document', document };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The blocks of a section with a rectangle each, in their order, which is the reading order. */
function placed(blocks: readonly unknown[], isFullWidth: boolean): readonly unknown[] {
  const areas = flow(blocks.map((block) => oldPlace(isFields(block) ? block['place'] : null)));
  const last = areas.at(-1)?.row ?? 1;
  const step = rowStep(last, isFullWidth);
  return blocks.map((block, index) => {
    const area = areas[index];
    if (!isFields(block) || area === undefined) return block;
    return { ...block, place: { ...area, row: (area.row - 1) * step + 1 } };
  });
}

/** Rows from one row of version 1 to the next; fewer in a section that would not fit its grid otherwise. */
function rowStep(rows: number, isFullWidth: boolean): number {
  if (isFullWidth) return 1;
  for (let step = 1 + SPACE_ROWS; step > 1; step -= 1) {
    if ((rows - 1) * step + 1 <= MAX_ROWS) return step;
  }
  return 1;
}

/** Columns of 24 of a block of version 1, kept inside the grid as its pages did. */
function oldPlace(place: unknown): Pick<GridArea, 'column' | 'columns'> {
  const { column, span } = isFields(place) ? place : { column: null, span: null };
  const first = within(column, 1, OLD_COLUMNS, 1);
  const left = OLD_COLUMNS + 1 - first;
  return { column: first * 2 - 1, columns: within(span, 1, left, left) * 2 };
}

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' ? Math.min(most, Math.max(least, Math.trunc(value))) : otherwise;

/**
 * Gives blocks rows of height 1 as the browser's automatic placement gave them to blocks with columns of their own: a
 * block goes to the next row as soon as it does not begin to the right of the one before it.
 */
function flow(places: readonly Pick<GridArea, 'column' | 'columns'>[]): readonly GridArea[] {
  let row = 1;
  let taken = 0;
  return places.map(({ column, columns }) => {
    if (column <= taken) row += 1;
    taken = column + columns - 1;
    return { column, columns, row, rows: 1 };
  });
}
