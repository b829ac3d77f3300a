import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Reviews of products by buyers. Only 'published' ones are shown. */
export const reviews = pgTable(
  'reviews',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    /** The order that proves the purchase; null for a review imported by the owner. */
    orderId: uuid('order_id'),
    authorName: text('author_name').notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    /** Plain text. */
    body: text('body').notNull(),
    status: text('status').$type<'pending' | 'published' | 'hidden'>().notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('reviews_of_item').on(t.websiteId, t.itemId, t.status, t.createdOn),
    check('review_rating', sql`${t.rating} between 1 and 5`),
  ],
);
