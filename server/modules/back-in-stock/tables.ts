import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    /** When the mail was written into the outbox; null before. */
    sentOn: at('sent_on'),
    /** Ends the waiting by the link in the mail. The default is for sign-ups that were stored without one. */
    secret: text('secret')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The last movement of the variant's stock at the time: a return to stock with a higher number is news. */
    seenMovement: integer('seen_movement').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('back_in_stock_sign_ups_waiting')
      .on(t.websiteId, t.variantId, t.email)
      .where(sql`sent_on is null`),
    // Ids rise with time: the order in which people signed up.
    index('back_in_stock_sign_ups_queue')
      .on(t.websiteId, t.variantId, t.id)
      .where(sql`sent_on is null`),
    index('back_in_stock_sign_ups_of_variant').on(t.websiteId, t.variantId, t.id),
    index('back_in_stock_sign_ups_of_item').on(t.websiteId, t.itemId, t.variantId),
    uniqueIndex('back_in_stock_sign_ups_secret').on(t.websiteId, t.secret),
    index('back_in_stock_sign_ups_of_email').on(t.websiteId, t.email),
  ],
);

/** Requests to write to everyone who waits for a variant, made by an owner or by a return to stock. */
export const backInStockSends = pgTable(
  'back_in_stock_sends',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    /** Whoever signs up later waits for the next one. */
    requestedOn: at('requested_on').notNull(),
    /** The owner's account; null for a return to stock. */
    requestedBy: uuid('requested_by'),
    /** The last movement that those it is for may have seen; null: everyone who waits. */
    seenBefore: integer('seen_before'),
    /** How many waited then, counted up to a limit. */
    total: integer('total').notNull(),
    sent: integer('sent').notNull().default(0),
    /** Null while mails are being written. */
    finishedOn: at('finished_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // One at a time for a variant: a request that is repeated joins it.
    uniqueIndex('back_in_stock_sends_open')
      .on(t.websiteId, t.variantId)
      .where(sql`finished_on is null`),
    index('back_in_stock_sends_due')
      .on(t.requestedOn)
      .where(sql`finished_on is null`),
    index('back_in_stock_sends_of_item').on(t.websiteId, t.itemId, t.variantId, t.requestedOn),
  ],
);
