import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, minor, websiteId } from '../../platform/db/schema-types.ts';

/** Prepaid cards. `balanceMinor` is the sum of the card's account in the ledger. */
export const giftCards = pgTable(
  'gift_cards',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The secret that authorises spending; upper case, without dashes. */
    code: text('code').notNull(),
    currency: text('currency').notNull(),
    initialMinor: minor('initial_minor').notNull(),
    balanceMinor: minor('balance_minor').notNull(),
    status: text('status').$type<'active' | 'void'>().notNull().default('active'),
    /** The order it was bought in; null for one created by the owner. */
    orderId: uuid('order_id'),
    orderLineId: uuid('order_line_id'),
    /** Index of the unit within the line, from 0. */
    unit: integer('unit').notNull().default(0),
    senderName: text('sender_name').notNull().default(''),
    recipientName: text('recipient_name').notNull().default(''),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull().default(''),
    /** When its mail is due. */
    sendOn: at('send_on').notNull(),
    /** When its mail was written; null before. */
    sentOn: at('sent_on'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('gift_cards_code').on(t.websiteId, t.code),
    uniqueIndex('gift_cards_of_line').on(t.websiteId, t.orderLineId, t.unit),
    index('gift_cards_due')
      .on(t.sendOn)
      .where(sql`sent_on is null`),
    check('gift_card_balance', sql`${t.balanceMinor} >= 0 and ${t.balanceMinor} <= ${t.initialMinor}`),
  ],
);

/**
 * Double entry: each movement is two rows of opposite sums, one on the card's account and one on the shop's, so the
 * ledger of a website (and of each card) always sums to zero.
 */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    account: text('account').$type<'card' | 'shop'>().notNull(),
    kind: text('kind').$type<'issued' | 'redeemed' | 'released' | 'refunded' | 'voided'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The payment that redeems or releases the amount. */
    paymentId: uuid('payment_id'),
    refundId: uuid('refund_id'),
    happenedOn: at('happened_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('gift_card_entries_of_card').on(t.websiteId, t.giftCardId),
    uniqueIndex('gift_card_entries_of_payment').on(t.websiteId, t.paymentId, t.giftCardId, t.kind, t.account),
    uniqueIndex('gift_card_entries_of_refund').on(t.websiteId, t.refundId, t.giftCardId, t.account),
  ],
);
