import { pageColorPattern } from '@vitrine/domain/color/page-color.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import {
  GRID_COLUMNS,
  MAX_ROWS,
  MAX_SECTION_BLOCKS,
  MAX_SECTIONS,
  PHONE_COLUMNS,
  type PageDocument,
  type PageSection,
} from '@vitrine/domain/page/page-document.ts';
import * as z from 'zod';

const anId = z.string().regex(/^[\w-]{1,64}$/);

/** A rectangle that lies on a grid of so many columns. */
const areaOf = (columns: number) =>
  z
    .strictObject({
      column: z.int().min(1).max(columns),
      columns: z.int().min(1).max(columns),
      row: z.int().min(1).max(MAX_ROWS),
      rows: z.int().min(1).max(MAX_ROWS),
    })
    .refine((area) => area.column + area.columns - 1 <= columns, 'A block ends inside the grid.')
    .refine((area) => area.row + area.rows - 1 <= MAX_ROWS, 'A section has no more rows.');

const cellAlign = z.enum(['start', 'center', 'end']);
const align = z.strictObject({ x: cellAlign.exactOptional(), y: cellAlign.exactOptional() });
const depth = z.int().min(-100).max(100);
const hidden = z.enum(['desktop', 'phone']);
const props = z.record(z.string().max(60), z.unknown());

const strength = z.number().min(0).max(100);
const background = z.union([
  z.strictObject({ source: z.enum(['none', 'instagram']) }),
  z.strictObject({ source: z.literal('color'), color: z.string().regex(pageColorPattern) }),
  z.strictObject({ source: z.literal('upload'), assetId: z.uuid(), strength }),
  z.strictObject({ source: z.literal('video'), assetId: z.uuid(), posterId: z.uuid().nullable(), strength }),
]);

const block = z.strictObject({
  id: anId,
  type: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  place: areaOf(GRID_COLUMNS),
  phone: areaOf(PHONE_COLUMNS).exactOptional(),
  depth: depth.exactOptional(),
  align: align.exactOptional(),
  hidden: hidden.exactOptional(),
  props,
});

const theme = z.enum(['light', 'tinted', 'dark', 'accent']);
const space = z.enum(['none', 'small', 'normal', 'large']);

const sectionFields = {
  id: anId,
  theme,
  space,
  fullWidth: z.boolean(),
  background: background.exactOptional(),
  blocks: z.array(block).max(MAX_SECTION_BLOCKS),
};

/** A section with its own blocks, as a shared or saved one is made from it. */
export const ownSection: z.ZodType<PageSection> = z.strictObject(sectionFields);

/** A section as pages store it. */
export const pageSection: z.ZodType<PageSection> = z
  .strictObject({ ...sectionFields, shared: z.uuid().exactOptional() })
  .refine(
    ({ shared, blocks }) => shared === undefined || blocks.length === 0,
    'A shared section has no blocks of its own.',
  );

/** A page document as drafts hold it: blocks may be half made, their props are any JSON. */
export const pageDocument: z.ZodType<PageDocument> = z.strictObject({
  version: z.literal(2),
  sections: z.array(pageSection).max(MAX_SECTIONS),
});

const after = anId.nullable();

/** One change of a page document. */
export const operation: z.ZodType<Operation> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insert-section'), section: pageSection, after }),
  z.strictObject({ kind: z.literal('remove-section'), id: anId }),
  z.strictObject({ kind: z.literal('move-section'), id: anId, after }),
  z.strictObject({
    kind: z.literal('change-section'),
    id: anId,
    look: z.strictObject({
      theme: theme.exactOptional(),
      space: space.exactOptional(),
      fullWidth: z.boolean().exactOptional(),
      background: background.nullable().exactOptional(),
    }),
  }),
  z.strictObject({ kind: z.literal('insert-block'), sectionId: anId, block }),
  z.strictObject({ kind: z.literal('remove-block'), id: anId }),
  z.strictObject({
    kind: z.literal('place-block'),
    id: anId,
    sectionId: anId.exactOptional(),
    layout: z.strictObject({
      place: areaOf(GRID_COLUMNS).exactOptional(),
      phone: areaOf(PHONE_COLUMNS).nullable().exactOptional(),
      depth: depth.nullable().exactOptional(),
      align: align.nullable().exactOptional(),
      hidden: hidden.nullable().exactOptional(),
    }),
  }),
  z.strictObject({
    kind: z.literal('change-props'),
    id: anId,
    props,
    removed: z.array(z.string().max(60)).max(100).exactOptional(),
  }),
]);
