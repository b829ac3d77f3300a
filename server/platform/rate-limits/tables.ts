import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from '../db/schema-types.ts';

/** Calls counted in the current window: one row per caller and limit, overwritten in the next window. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    websiteId: websiteId(),
    /** Which limit and who, the latter as a digest. */
    key: text('key').notNull(),
    /** Start of the window, seconds since the epoch. */
    startedOn: bigint('started_on', { mode: 'number' }).notNull(),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.key] }), index('rate_windows_age').on(t.startedOn)],
);
