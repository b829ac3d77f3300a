import type { GiftCardEntryKind, GiftCardEventType } from '@vitrine/domain/gift-card/gift-card-entry.ts';
import type { GiftCardStatus } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, minor, searchVector, websiteId } from '../../platform/db/schema-types.ts';

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
    status: text('status').$type<GiftCardStatus>().notNull().default('active'),
    /** The order it was bought in; null for one issued by the owner. */
    orderId: uuid('order_id'),
    orderLineId: uuid('order_line_id'),
    /** Index of the unit within the line, from 0. */
    unit: integer('unit').notNull().default(0),
    senderName: text('sender_name').notNull().default(''),
    recipientName: text('recipient_name').notNull().default(''),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull().default(''),
    /** When its mail is due; null when the owner hands over the code. */
    sendOn: at('send_on'),
    /** When its mail was written last; null before. */
    sentOn: at('sent_on'),
    /** Origin of the site it was issued on by its owner; '' for one that was bought, whose payment has it. */
    origin: text('origin').notNull().default(''),
    /** Of the owner's call that issued it. */
    idempotencyKey: uuid('idempotency_key'),
    createdOn: at('created_on').notNull(),
    /** The end of its code, who it is for and from: see `listLexemes`. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_vector(website_id, right(code, 4) || ' ' || recipient_name || ' ' || recipient_email || ' ' || sender_name)`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('gift_cards_code').on(t.websiteId, t.code),
    uniqueIndex('gift_cards_of_line').on(t.websiteId, t.orderLineId, t.unit),
    index('gift_cards_due')
      .on(t.sendOn)
      .where(sql`sent_on is null`),
    uniqueIndex('gift_cards_key').on(t.websiteId, t.idempotencyKey),
    index('gift_cards_created').on(t.websiteId, t.createdOn, t.id),
    index('gift_cards_balance').on(t.websiteId, t.balanceMinor, t.id),
    index('gift_cards_status').on(t.websiteId, t.status, t.id),
    index('gift_cards_of_order').on(t.websiteId, t.orderId),
    index('gift_cards_waiting')
      .on(t.websiteId, t.id)
      .where(sql`sent_on is null and send_on is not null`),
    index('gift_cards_search').using('gin', t.search),
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
    /** 'disabled' writes off what was left, 'enabled' takes that back; 'voided' ends it with its order. */
    kind: text('kind').$type<GiftCardEntryKind>().notNull(),
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

/** What owners did with a card, besides what its ledger says. It holds nothing about persons but who did it. */
export const giftCardEvents = pgTable(
  'gift_card_events',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    type: text('type').$type<GiftCardEventType>().notNull(),
    /** The owner's account id. */
    actor: uuid('actor').notNull(),
    happenedOn: at('happened_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('gift_card_events_of_card').on(t.websiteId, t.giftCardId, t.id),
  ],
);
