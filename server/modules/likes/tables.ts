import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Who likes what, once each. The item's own `like_count` is kept in the same statement. */
export const likes = pgTable(
  'likes',
  {
    websiteId: websiteId(),
    itemId: uuid('item_id').notNull(),
    /** Of the visitor's cookie. */
    visitorHash: text('visitor_hash').notNull(),
    likedOn: at('liked_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.itemId, t.visitorHash] })],
);
