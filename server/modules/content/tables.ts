import type { PageDocument, SectionTheme } from '@vitrine/domain/page/page-document.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

export type CollectionKind = 'page' | 'blog' | 'products' | 'events';
export type ItemStatus = 'draft' | 'published';

/** How a collection lists its items. What is left out: the theme's page size, the page's own colours. */
export interface ListSettings {
  /** Items on one page, 1 to 200. */
  readonly pageSize?: number;
  /** Colour mood of the list's section. */
  readonly theme?: SectionTheme;
}

/** Pages and lists of items. A page (type code 10) has a document; other kinds have items and may have one too. */
export const collections = pgTable(
  'collections',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CollectionKind>().notNull(),
    /** The path's first segment, e.g. `shop`; '' for the home page. */
    urlId: text('url_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The sections above a list's items, or a whole page. */
    document: jsonb('document').$type<PageDocument>(),
    listing: jsonb('listing').$type<ListSettings>().notNull().default({}),
    enabled: boolean('enabled').notNull().default(true),
    revision: integer('revision').notNull().default(1),
    updatedOn: at('updated_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('collections_url_id').on(t.websiteId, t.urlId),
  ],
);

/** Entries of a collection: posts, events, products (whose price and stock lie in the catalogue's tables). */
export const items = pgTable(
  'items',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    urlId: text('url_id').notNull(),
    /** Record type code: 1 text, 11 store item, 12 event. */
    recordType: integer('record_type').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    excerpt: text('excerpt').notNull().default(''),
    /** Sanitised HTML. */
    body: text('body').notNull().default(''),
    mainImageId: uuid('main_image_id'),
    /** Further pictures in order, main image first for products. */
    imageIds: jsonb('image_ids').$type<string[]>().notNull().default([]),
    status: text('status').$type<ItemStatus>().notNull().default('published'),
    displayIndex: integer('display_index').notNull().default(0),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When it happens, for an event. */
    startDate: at('start_date'),
    endDate: at('end_date'),
    location: jsonb('location').$type<{
      addressLine1: string;
      addressLine2: string;
      addressCountry: string;
    }>(),
    publishedOn: at('published_on').notNull(),
    updatedOn: at('updated_on').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('items_url_id').on(t.websiteId, t.collectionId, t.urlId),
    index('items_order').on(t.websiteId, t.collectionId, t.displayIndex),
  ],
);
