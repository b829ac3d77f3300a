import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

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

/** What a file was before it was replaced. */
export interface ReplacedFile {
  readonly filesKey: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly crops: CropRow[];
  readonly colorData: ColorData | null;
  readonly avifNames: string[];
  /** Whether they were still to be made. */
  readonly isAvifDue: boolean;
}

/** Files of a website: pictures, video, audio and documents. */
export const assets = pgTable(
  'assets',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<AssetKind>().notNull(),
    /** As in its address, with its version: see `addressName`. */
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
    /** The folder it is in; null for none. */
    folderId: uuid('folder_id'),
    /** Counted up whenever its content changes; each has an address of its own. */
    version: integer('version').notNull().default(1),
    /** Names the folder of its stored files; '' for those it came with. */
    filesKey: text('files_key').notNull().default(''),
    /** What it was before it was replaced, to take that back; null for nothing. */
    replaced: jsonb('replaced').$type<ReplacedFile>(),
    replacedOn: at('replaced_on'),
    /** Since when only owners can open it: a visitor's, until it is published. Null for all other files. */
    heldOn: at('held_on'),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, filename || ' ' || alt_text)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('assets_kind').on(t.websiteId, t.kind, t.id),
    index('assets_newest').on(t.websiteId, t.createdOn),
    index('assets_name').on(t.websiteId, t.filename, t.id),
    index('assets_size').on(t.websiteId, t.byteSize, t.id),
    index('assets_folder').on(t.websiteId, t.folderId, t.id),
    index('assets_without_text')
      .on(t.websiteId, t.id)
      .where(sql`kind = 'picture' and alt_text = ''`),
    index('assets_search').using('gin', t.search),
    index('assets_replaced')
      .on(t.replacedOn)
      .where(sql`replaced_on is not null`),
    index('assets_avif_due')
      .on(t.avifDue)
      .where(sql`avif_due is not null`),
  ],
);

/** Folders in which an owner keeps files; they change no address. */
export const assetFolders = pgTable(
  'asset_folders',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The folder it is in; null at the top. */
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('asset_folders_name').on(
      t.websiteId,
      sql`coalesce(${t.parentId}, '00000000-0000-0000-0000-000000000000')`,
      sql`lower(${t.name})`,
    ),
  ],
);

/**
 * The bin: rows of `assets` that were deleted, so that nothing that reads that table shows them. Their stored files stay
 * until they are erased.
 */
export const deletedAssets = pgTable(
  'deleted_assets',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The row as it was: see `storedRow`. */
    asset: jsonb('asset').$type<Record<string, unknown>>().notNull(),
    deletedOn: at('deleted_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('deleted_assets_newest').on(t.websiteId, t.deletedOn, t.id),
    index('deleted_assets_due').on(t.deletedOn),
  ],
);
