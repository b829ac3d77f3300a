import { boolean, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** A link that sells some units of one variant at its current price. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The last part of its address: `/checkout/link/{token}`. */
    token: text('token').notNull(),
    /** How the owner calls it. */
    name: text('name').notNull(),
    itemId: uuid('item_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('payment_links_token').on(t.websiteId, t.token),
  ],
);
