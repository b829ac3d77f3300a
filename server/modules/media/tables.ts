import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

export interface ColorData {
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomRight: string;
  readonly center: string;
  /** Part of it is transparent. */
  readonly isTransparent?: true;
}

/** A stored crop: `key` as `cropKey` makes it. */
export interface CropRow {
  readonly key: string;
  readonly widths: number[];
}

/** A `document` is sold and has no public address; an `attachment` is a public document. */
export type AssetKind = 'picture' | 'document' | 'video' | 'audio' | 'attachment';

/** Files of a website: pictures, video, audio and documents. */
export const assets = pgTable(
  'assets',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<AssetKind>().notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Pixels; 0 for other kinds. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Widths in pixels for which a smaller rendition is stored. */
    widths: jsonb('widths').$type<number[]>().notNull().default([]),
    /** Crops with files of their own, by the name of each, with its widths as above. */
    crops: jsonb('crops').$type<CropRow[]>().notNull().default([]),
    focalPoint: jsonb('focal_point').$type<{ x: number; y: number }>().notNull().default({ x: 0.5, y: 0.5 }),
    /** Hex colours without '#', averages of four corners and the centre; null for other kinds. */
    colorData: jsonb('color_data').$type<ColorData>(),
    altText: text('alt_text').notNull().default(''),
    /** Former names; each still redirects to it. */
    formerNames: text('former_names')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When its AVIF renditions may be made; in the future while claimed; null when finished. */
    avifDue: at('avif_due').default(sql`now()`),
    /** Attempts to make them. */
    avifTries: integer('avif_tries').notNull().default(0),
    /** Renditions stored as AVIF too, e.g. `750w` or `full`: those that came out smaller than their WebP. */
    avifNames: jsonb('avif_names').$type<string[]>().notNull().default([]),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('assets_kind').on(t.websiteId, t.kind, t.id),
    index('assets_newest').on(t.websiteId, t.createdOn),
    index('assets_avif_due')
      .on(t.avifDue)
      .where(sql`avif_due is not null`),
  ],
);
