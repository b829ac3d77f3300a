import type { SavedView } from '@vitrine/domain/list/saved-views.ts';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { websiteId } from '../../platform/db/schema-types.ts';

/** The views that an account keeps of a list, in its order: one small row, which changes lock. */
export const savedViews = pgTable(
  'saved_views',
  {
    websiteId: websiteId(),
    accountId: uuid('account_id').notNull(),
    /** The list's name: `orders`. */
    list: text('list').notNull(),
    views: jsonb('views').$type<readonly SavedView[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.accountId, t.list] })],
);
