import { randomBytes } from 'node:crypto';
import { GIFT_CARD_CODE_LENGTH, giftCardCodeOf } from '@vitrine/domain/gift-card/gift-card-code.ts';
import { readGiftCardDetails } from '@vitrine/domain/gift-card/gift-card-details.ts';
import { allocateRefund } from '@vitrine/domain/gift-card/allocate-refund.ts';
import { sendMoment } from '@vitrine/domain/gift-card/send-day.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueMail } from '../mail/index.ts';
import { giftCardMail } from './gift-card-mail.ts';
import {
  cardsOfOrder,
  creditedByRefund,
  creditCards,
  insertGiftCards,
  lockSpentCards,
  type NewGiftCard,
  voidCards,
} from './ledger.ts';
import {
  lockDueCards,
  lockGiftCardLines,
  type DueCard,
  markCardSent,
  type GiftCardLine,
  type OrderOfCards,
} from './repository.ts';

/** Milliseconds between checks for cards that are due. */
const INTERVAL = 30_000;
/** Mails written per transaction. */
const BATCH = 50;
/** Transactions per run, so that every run ends. */
const MAX_BATCHES = 200;

/**
 * Issues the gift cards an order bought, one per unit, and mails those that are due. Idempotent: a repeated call makes
 * no second card and sends no second mail.
 */
export async function issueGiftCards(platform: Platform, order: OrderOfCards): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // Read with the order locked: a full refund voids the cards that exist, including these.
    const lines = await lockGiftCardLines(tx, order.websiteId, order.orderId);
    const now = platform.clock.now();
    const cards = lines.flatMap((line) => cardsOfLine(order, line, now));
    await insertGiftCards(tx, cards, new Date(now));
  });
  await mailDueGiftCards(platform, order);
}

function cardsOfLine(order: OrderOfCards, line: GiftCardLine, now: number): NewGiftCard[] {
  // A line without details is a card for its buyer.
  const facts = readGiftCardDetails(line.additionalFields) ?? {
    recipientName: line.buyerName,
    recipientEmail: line.buyerEmail,
    senderName: line.buyerName,
    message: '',
    sendOn: '',
  };
  const { sendOn, ...details } = facts;
  return Array.from({ length: line.quantity }, (_, unit) => ({
    ...details,
    ...order,
    id: newId(now),
    code: giftCardCodeOf(randomBytes(GIFT_CARD_CODE_LENGTH)),
    currency: line.currency,
    initialMinor: line.unitPriceMinor,
    orderLineId: line.lineId,
    unit,
    sendOn: new Date(sendMoment(sendOn, now, line.timeZone)),
  }));
}

/**
 * Writes the mails of cards that are due, each in the transaction that marks its card sent: exactly once, however many
 * servers do this at the same time. For one order or all websites. Returns the number of mails written.
 */
export async function mailDueGiftCards(
  platform: Platform,
  order: OrderOfCards | null = null,
): Promise<number> {
  let written = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = platform.clock.now();
    const mailed = await platform.db.transaction(async (tx) => {
      const due = await lockDueCards(tx, { now: new Date(now), order, limit: BATCH });
      for (const card of due) {
        await mailCard(platform, tx, card, now);
      }
      return due.length;
    });
    written += mailed;
    if (mailed < BATCH) break;
  }
  return written;
}

/** Writes a card's mail and marks it as sent. `now` in milliseconds since the epoch. */
export async function mailCard(platform: Platform, tx: Queryable, card: DueCard, now: number): Promise<void> {
  const { websiteId, orderId, recipientEmail: recipient } = card;
  await queueMail(platform, tx, {
    websiteId,
    id: newId(now),
    kind: 'gift-card',
    orderId,
    recipient,
    plan: giftCardMail(card),
    now: new Date(now),
  });
  await markCardSent(tx, card, new Date(now));
}

/** Mails gift cards on their day. */
export const giftCardPoller = (platform: Platform): Poller => ({
  name: 'gift cards',
  every: INTERVAL,
  run: () => mailDueGiftCards(platform),
});

/**
 * Credits a part of a refund to the gift cards a payment used: the one used last first, none more than was spent from
 * it, and nothing to a void card. Returns the amount credited, which may be less than requested. Idempotent: a
 * repeated call returns what was credited the first time.
 */
export async function refundToGiftCards(
  tx: Queryable,
  refund: {
    readonly websiteId: string;
    /** Of a row in `refunds` that names the payment. */
    readonly refundId: string;
    readonly paymentId: string;
    readonly amountMinor: number;
    readonly now: Date;
  },
): Promise<number> {
  const { websiteId, refundId, paymentId, amountMinor } = refund;
  const spent = await lockSpentCards(tx, websiteId, paymentId);
  const given = await creditedByRefund(tx, websiteId, refundId);
  if (given !== null) return given;
  const shares = allocateRefund(spent, amountMinor);
  await creditCards(tx, refund, shares);
  return shares.reduce((sum, share) => sum + share.amountMinor, 0);
}

/** What can still be refunded to the gift cards a payment used, minor units. Locks those cards. */
export async function refundableToGiftCards(
  tx: Queryable,
  websiteId: string,
  paymentId: string,
): Promise<number> {
  const spent = await lockSpentCards(tx, websiteId, paymentId);
  return spent.reduce((sum, card) => sum + Math.max(0, card.spentMinor), 0);
}

/** Voids a gift card: its balance can no longer be spent. Returns that balance, minor units. */
export function voidGiftCard(
  tx: Queryable,
  card: { readonly websiteId: string; readonly giftCardId: string; readonly now: Date },
): Promise<number> {
  return voidCards(tx, card.websiteId, [card.giftCardId], card.now);
}

/** Voids the gift cards an order bought, after its full refund. Returns the sum of their balances. */
export async function voidGiftCardsOfOrder(
  tx: Queryable,
  order: OrderOfCards & { readonly now: Date },
): Promise<number> {
  const { websiteId, orderId, now } = order;
  return voidCards(tx, websiteId, await cardsOfOrder(tx, websiteId, orderId), now);
}
