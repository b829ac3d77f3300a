import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** A buyer's right to download a digital product: a link that expires and has a limited number of downloads. */
export const downloads = pgTable(
  'downloads',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The secret of the link. */
    token: text('token').notNull(),
    orderId: uuid('order_id').notNull(),
    orderLineId: uuid('order_line_id').notNull(),
    assetId: uuid('asset_id').notNull(),
    remaining: integer('remaining').notNull(),
    expiresOn: at('expires_on').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('downloads_token').on(t.websiteId, t.token),
    uniqueIndex('downloads_of_line').on(t.websiteId, t.orderLineId, t.assetId),
  ],
);
