import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** How far owners of a website have been notified. */
export const noticeStates = pgTable(
  'notice_states',
  {
    websiteId: websiteId(),
    /** Everything before it is in a notice that was written, if somebody wanted one. */
    seenUntil: at('seen_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);
