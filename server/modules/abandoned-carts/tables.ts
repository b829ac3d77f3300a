import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Mails about carts without an order: one for each cart. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    websiteId: websiteId(),
    cartId: uuid('cart_id').notNull(),
    /** The secret of the mail's links. */
    token: text('token').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** The owner's account who asked for it; null for the poller. */
    requestedBy: uuid('requested_by'),
    sentOn: at('sent_on').notNull(),
    /** The cart that whoever followed the link went on with; null before. */
    returnedCartId: uuid('returned_cart_id'),
    returnedOn: at('returned_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.cartId] }),
    uniqueIndex('cart_reminders_token').on(t.websiteId, t.token),
    index('cart_reminders_of_email').on(t.websiteId, t.email, t.sentOn),
    index('cart_reminders_age').on(t.sentOn),
  ],
);

/** Addresses that want no mails about carts. */
export const cartReminderOptOuts = pgTable(
  'cart_reminder_opt_outs',
  {
    websiteId: websiteId(),
    /** Lower case. */
    email: text('email').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.email] })],
);
