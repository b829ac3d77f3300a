import { giftCardLimits } from '@vitrine/domain/gift-card/gift-card-details.ts';
import { giftCardEntryKinds, giftCardEventTypes } from '@vitrine/domain/gift-card/gift-card-entry.ts';
import { giftCardOrigins, giftCardStates } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { cardDeliveries, MAX_ISSUED_MINOR } from '@vitrine/domain/gift-card/issue-gift-card.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, oneOf } from './list.ts';
import { count, currency, id, minor, time } from './primitives.ts';

const cardParams = z.object({ id: z.uuid() });

const giftCardRow = z.strictObject({
  id,
  /** The end of its code; the whole code is only returned by `showGiftCardCode`. */
  last4: z.string(),
  recipientName: z.string(),
  /** '' where none is known: the owner handed over the code. */
  recipientEmail: z.string(),
  /** '' where the shop itself gives it. */
  senderName: z.string(),
  balanceMinor: minor,
  initialMinor: minor,
  currency,
  state: z.enum(giftCardStates),
  issuedBy: z.enum(giftCardOrigins),
  /** The order it was bought in; null for one that the shop issued. */
  order: z.strictObject({ id, number: count }).nullable(),
  createdOn: time,
  /** When its mail is due; null when none is to be sent. */
  sendOn: time.nullable(),
  /** When its mail was written last; null before. */
  sentOn: time.nullable(),
});
export type GiftCardRow = AnswerOf<typeof giftCardRow>;

const entry = z.strictObject({
  id,
  kind: z.enum(giftCardEntryKinds),
  /** Added to the balance; negative for what was spent. */
  amountMinor: minor,
  /** The balance after it. */
  balanceMinor: minor,
  /** The order it belongs to; null for none, such as a payment that did not become an order. */
  order: z.strictObject({ id, number: count }).nullable(),
  happenedOn: time,
});
export type GiftCardEntryView = AnswerOf<typeof entry>;

/** Entries and events of a card that its page shows. */
export const CARD_HISTORY = 200;

const giftCardDetail = giftCardRow.extend({
  /** Plain text with line breaks; '' for none. */
  message: z.string(),
  /** What was left when it was disabled, and is back once it is enabled; 0 otherwise. */
  writtenOffMinor: minor,
  /** The newest `CARD_HISTORY` movements of its balance, newest first. */
  entries: z.array(entry),
  /** What owners did with it, newest first. */
  events: z.array(
    z.strictObject({ id, type: z.enum(giftCardEventTypes), actorName: z.string(), happenedOn: time }),
  ),
});
export type GiftCardDetail = AnswerOf<typeof giftCardDetail>;

/**
 * The gift cards of a store. The search finds the last four characters of a code, and beginnings of words of the
 * recipient's name and address and of the sender's name; a whole code finds its card.
 */
export const {
  list: listGiftCards,
  counted: countGiftCards,
  exported: exportGiftCards,
  exportedSelection: exportSelectedGiftCards,
} = defineList({
  name: 'gift-cards',
  noun: 'gift cards',
  row: giftCardRow,
  filters: {
    status: anyOf(giftCardStates),
    /** Whether it was bought or issued by the shop. */
    issuedBy: oneOf(giftCardOrigins),
    createdFrom: day,
    /** Including that day. */
    createdTo: day,
  },
  sorts: ['created', 'balance'],
  defaultSort: '-created',
  example: { search: 'robin', status: 'active' },
});

export const getGiftCard = endpoint({
  method: 'GET',
  path: '/api/admin/gift-cards/:id',
  auth: 'owner',
  summary: 'Returns a gift card with the movements of its balance, without its code.',
  params: cardParams,
  notFound: 'GIFT_CARD_NOT_FOUND',
  answer: giftCardDetail,
});

const amountSentence = 'Enter an amount above 0, in whole minor units.';
const atMost = (max: number): string => `Use at most ${max} characters.`;
const text = (max: number) => z.string().trim().max(max, atMost(max));
const recipientEmail = text(giftCardLimits.recipientEmail);

export const issueGiftCard = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards',
  auth: 'owner',
  summary: 'Issues a gift card in the currency of the store, and mails it now, on a day or not at all.',
  body: z.object({
    /** A call that is repeated with it makes no second card, and returns the first. */
    idempotencyKey: z.uuid(),
    amountMinor: z
      .int(amountSentence)
      .min(1, amountSentence)
      .max(MAX_ISSUED_MINOR, 'That is too much for one gift card. Issue several instead.'),
    recipientName: text(giftCardLimits.recipientName).default(''),
    /** Needed unless `delivery` is 'none'. */
    recipientEmail: recipientEmail.default(''),
    /** '': the shop gives it. */
    senderName: text(giftCardLimits.senderName).default(''),
    message: text(giftCardLimits.message).default(''),
    /** 'none': the owner hands over the code. */
    delivery: z.enum(cardDeliveries, 'Choose when its mail is sent.'),
    /** With 'day': from today to a year ahead in the site's time zone; mailed at eight in the morning, today at once. */
    sendOn: day,
  }),
  answer: giftCardDetail,
  status: 201,
  example: {
    body: {
      idempotencyKey: '0193e0c2-0000-7000-8000-000000000009',
      amountMinor: 5000,
      recipientName: 'Robin Vale',
      recipientEmail: 'robin@example.com',
      senderName: '',
      message: 'Sorry for the chipped bowl.',
      delivery: 'day',
      sendOn: '2026-12-24',
    },
  },
});

export const changeGiftCard = endpoint({
  method: 'PUT',
  path: '/api/admin/gift-cards/:id',
  auth: 'owner',
  summary: 'Corrects who a gift card is for. A mail that is still to be sent goes to the new address.',
  params: cardParams,
  notFound: 'GIFT_CARD_NOT_FOUND',
  body: z.object({
    recipientName: text(giftCardLimits.recipientName),
    recipientEmail,
  }),
  answer: giftCardDetail,
  example: { body: { recipientName: 'Robin Vale', recipientEmail: 'robin@example.com' } },
});

export const mailGiftCard = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards/:id/mail',
  auth: 'owner',
  summary: 'Mails a gift card now, again or for the first time; to another address, if it was corrected.',
  params: cardParams,
  notFound: 'GIFT_CARD_NOT_FOUND',
  body: z.object({ recipientEmail: recipientEmail.min(1, 'Enter the address it goes to.') }),
  answer: giftCardDetail,
  errors: [
    'GIFT_CARD_DISABLED',
    'GIFT_CARD_REFUNDED',
    'GIFT_CARD_USED_UP',
    'GIFT_CARD_JUST_MAILED',
    'GIFT_CARD_MAIL_LIMIT',
  ],
  example: { body: { recipientEmail: 'robin@example.com' } },
});

export const showGiftCardCode = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards/:id/code',
  auth: 'owner',
  summary: 'Returns the code of a gift card, for administrators; who asked for it is recorded.',
  params: cardParams,
  notFound: 'GIFT_CARD_NOT_FOUND',
  answer: z.strictObject({
    /** ABCD-EFGH-JKLM-NPQR */
    code: z.string(),
  }),
  errors: ['GIFT_CARD_CODE_NOT_ALLOWED'],
  example: { answer: { code: 'ABCD-EFGH-JKLM-NPQR' } },
});

export const disableGiftCard = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards/:id/disable',
  auth: 'owner',
  summary: 'Disables a gift card: it pays nothing from now on, and what is left on it is written off.',
  params: cardParams,
  notFound: 'GIFT_CARD_NOT_FOUND',
  body: z.object({
    /** The balance as it was shown; another one is refused with GIFT_CARD_CHANGED. */
    balanceMinor: minor.min(0).max(MAX_PRICE_MINOR),
  }),
  answer: giftCardDetail,
  errors: ['GIFT_CARD_CHANGED', 'GIFT_CARD_DISABLED', 'GIFT_CARD_REFUNDED'],
  example: { body: { balanceMinor: 3000 } },
});

export const enableGiftCard = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards/:id/enable',
  auth: 'owner',
  summary: 'Enables a disabled gift card: what was written off is back on it.',
  params: cardParams,
  notFound: 'GIFT_CARD_NOT_FOUND',
  answer: giftCardDetail,
  errors: ['GIFT_CARD_NOT_DISABLED', 'GIFT_CARD_REFUNDED'],
});
