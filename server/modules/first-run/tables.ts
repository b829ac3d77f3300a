import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** The website a fresh database began with: the one this machine's own addresses lead to. */
export const firstRuns = pgTable(
  'first_runs',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<'demo' | 'empty'>().notNull(),
    finishedOn: at('finished_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);
