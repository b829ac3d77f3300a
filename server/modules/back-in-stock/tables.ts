import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Sign-ups for sold-out variants. */
export const backInStockSignUps = pgTable(
  'back_in_stock_sign_ups',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    language: text('language').notNull().default(''),
    joinMailingList: boolean('join_mailing_list').notNull().default(false),
    createdOn: at('created_on').notNull(),
    /** When the mail was sent; null before. */
    sentOn: at('sent_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('back_in_stock_sign_ups_waiting')
      .on(t.websiteId, t.variantId, t.email)
      .where(sql`sent_on is null`),
    index('back_in_stock_sign_ups_of_item').on(t.websiteId, t.itemId, t.variantId),
  ],
);
