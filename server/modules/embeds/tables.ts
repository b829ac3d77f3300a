import type { FeedView } from '@vitrine/blocks/block.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** News feeds that pages of a website show, as they were last read. */
export const feeds = pgTable(
  'feeds',
  {
    websiteId: websiteId(),
    /** As the owner wrote it. */
    url: text('url').notNull(),
    title: text('title').notNull().default(''),
    siteUrl: text('site_url').notNull().default(''),
    entries: jsonb('entries').$type<FeedView['entries']>().notNull().default([]),
    /** What the other server calls this state of the feed; '' when it says nothing. */
    etag: text('etag').notNull().default(''),
    /** When it was last read; null when it never could be. */
    readOn: at('read_on'),
    /** When it is read again. */
    dueOn: at('due_on').notNull(),
    /** Readings in a row that failed. */
    failures: integer('failures').notNull().default(0),
    /** When a page last wanted it, to the day; what nobody wants is dropped. */
    wantedOn: at('wanted_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.url] }), index('feeds_due').on(t.dueOn)],
);
