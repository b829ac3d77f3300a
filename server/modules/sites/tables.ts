import type { SiteWork } from '@vitrine/contracts/sites.ts';
import { bigint, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** What is under way with whole websites: one is made from a starter, copied from another, or erased. */
export const siteWorks = pgTable(
  'site_works',
  {
    websiteId: websiteId().primaryKey(),
    kind: text('kind').$type<SiteWork['kind']>().notNull(),
    /** Whoever asked for it, and gets the website. */
    accountId: uuid('account_id').notNull(),
    title: text('title').notNull(),
    identifier: text('identifier').notNull().default(''),
    /** The host that it will have; null where it takes over those of another website, or is erased. */
    host: text('host'),
    /** The name of a starter; '' for an empty site. */
    starter: text('starter').notNull().default(''),
    /** The website that is copied. */
    copyOf: uuid('copy_of'),
    /** The first website whose addresses it takes over once it is there. */
    takesOver: uuid('takes_over'),
    /** The host that the other one gets then; null: it is erased. */
    movesTo: text('moves_to'),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** When it was given up; what there was of it is removed. */
    failedOn: at('failed_on'),
    /** Until when a server process works on it. */
    claimedUntil: at('claimed_until'),
    startedOn: at('started_on').notNull(),
  },
  (t) => [uniqueIndex('site_works_host').on(t.host), uniqueIndex('site_works_moves_to').on(t.movesTo)],
);
