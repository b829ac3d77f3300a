import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** One row for each website a first start made; without `finishedOn` that start was cut off in the middle. */
export const firstRuns = pgTable(
  'first_runs',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<'demo' | 'empty'>().notNull(),
    begunOn: at('begun_on').notNull(),
    finishedOn: at('finished_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);
