import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Likes, at most one per visitor and item. The item's own `like_count` is updated in the same statement. */
export const likes = pgTable(
  'likes',
  {
    websiteId: websiteId(),
    itemId: uuid('item_id').notNull(),
    /** Hash of the visitor's cookie. */
    visitorHash: text('visitor_hash').notNull(),
    likedOn: at('liked_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.itemId, t.visitorHash] })],
);
