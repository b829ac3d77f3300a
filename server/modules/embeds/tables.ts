import type { FeedView } from '@vitrine/blocks/block.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** News feeds on a website's pages, as they were last fetched. */
export const feeds = pgTable(
  'feeds',
  {
    websiteId: websiteId(),
    /** As the owner wrote it. */
    url: text('url').notNull(),
    title: text('title').notNull().default(''),
    siteUrl: text('site_url').notNull().default(''),
    entries: jsonb('entries').$type<FeedView['entries']>().notNull().default([]),
    /** ETag of the last response; '' without one. */
    etag: text('etag').notNull().default(''),
    /** When it was last fetched; null before. */
    readOn: at('read_on'),
    /** When it is fetched again. */
    dueOn: at('due_on').notNull(),
    /** Consecutive failures. */
    failures: integer('failures').notNull().default(0),
    /** When a page last used it, to the day; unused feeds are deleted. */
    wantedOn: at('wanted_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.url] }), index('feeds_due').on(t.dueOn)],
);
