import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from '../db/schema-types.ts';

/** How often someone called something in the window that is running: one row each, written anew in the next. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    websiteId: websiteId(),
    /** Which limit and who, the latter as a digest. */
    key: text('key').notNull(),
    /** Begin of the window, seconds since the epoch. */
    startedOn: bigint('started_on', { mode: 'number' }).notNull(),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.key] }), index('rate_windows_age').on(t.startedOn)],
);
