import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

export interface ColorData {
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomRight: string;
  readonly center: string;
}

/** Files of a website: pictures, and documents that digital products deliver. */
export const assets = pgTable(
  'assets',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'picture' | 'document'>().notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Pixels; 0 for a document. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Widths in pixels for which a smaller rendition is stored. */
    widths: jsonb('widths').$type<number[]>().notNull().default([]),
    focalPoint: jsonb('focal_point').$type<{ x: number; y: number }>().notNull().default({ x: 0.5, y: 0.5 }),
    /** Hex colours without '#', averages of four corners and the centre; null for a document. */
    colorData: jsonb('color_data').$type<ColorData>(),
    altText: text('alt_text').notNull().default(''),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] }), index('assets_newest').on(t.websiteId, t.createdOn)],
);
