import { bigint, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';

/** What the first website is: `made` by its owner from a starter, in place of the other two. */
export type FirstSiteKind = 'demo' | 'empty' | 'made';

/** Websites. `revision` rises with every visible change; cached pages are keyed by it. */
export const websites = pgTable(
  'websites',
  {
    websiteId: websiteId(),
    identifier: text('identifier').notNull(),
    title: text('title').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    homeCollectionId: uuid('home_collection_id'),
    settings: jsonb('settings').$type<WebsiteSettings>().notNull(),
    createdOn: at('created_on').notNull(),
    /** When it was closed to visitors; null while it is open. */
    archivedOn: at('archived_on'),
    /** The last visible change; null where none was made since this is stored. */
    changedOn: at('changed_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);

/** Host names of websites; `host` contains the port only when it is not 80 or 443. */
export const websiteHosts = pgTable(
  'website_hosts',
  {
    websiteId: websiteId(),
    host: text('host').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.host] }), uniqueIndex('website_hosts_host').on(t.host)],
);

/** The initial website of a database: the one served at this machine's own addresses. */
export const firstRuns = pgTable(
  'first_runs',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<FirstSiteKind>().notNull(),
    finishedOn: at('finished_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);
