import { abandonedCartStates, REMINDER_HOURS } from '@vitrine/domain/cart/cart-reminders.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { day, defineList, oneOf } from './list.ts';
import { cartId, count, currency, id, minor, time } from './primitives.ts';

const cartParams = z.object({ id: cartId });

const cartFacts = {
  id: cartId,
  email: z.string(),
  /** '' while it was not entered. */
  name: z.string(),
  /** The customer with this address; null for somebody who has never ordered. */
  customerId: id.nullable(),
  /** 'reminded': a mail was written; 'recovered': an order came of it after the mail. */
  state: z.enum(abandonedCartStates),
  unitCount: count,
  /** What its goods cost now, before discounts, delivery and tax. */
  goodsMinor: minor,
  /** Of the store. */
  currency,
  /** When it was changed last. */
  changedOn: time,
  /** When the mail was written; null: none. */
  remindedOn: time.nullable(),
};

const abandonedCartRow = z.strictObject({
  ...cartFacts,
  /** What is in it, `Stoneware Mug, Apron`. */
  goods: z.string(),
});
export type AbandonedCartRow = AnswerOf<typeof abandonedCartRow>;

/**
 * Carts whose buyer has entered an address and not ordered, for as long as carts are kept. The search finds beginnings
 * of words of addresses, names and products.
 */
export const {
  list: listAbandonedCarts,
  counted: countAbandonedCarts,
  exported: exportAbandonedCarts,
  exportedSelection: exportSelectedAbandonedCarts,
} = defineList({
  name: 'abandoned-carts',
  noun: 'carts without an order',
  row: abandonedCartRow,
  filters: {
    status: oneOf(abandonedCartStates),
    changedFrom: day,
    changedTo: day,
  },
  sorts: ['changed'],
  defaultSort: '-changed',
  example: { status: 'open' },
});

const reminderRefusals = [
  'bought',
  'ordered-since',
  'reminded',
  'written-lately',
  'unsubscribed',
  'empty',
] as const;

const abandonedCart = z.strictObject({
  ...cartFacts,
  lines: z.array(
    z.strictObject({
      id,
      itemId: id,
      title: z.string(),
      /** Its values, `L / Ash`; '' for the only variant. */
      variant: z.string(),
      quantity: count,
      unitPriceMinor: minor,
      /** False for what is not sold any more. */
      isAvailable: z.boolean(),
    }),
  ),
  /** Codes that were entered. */
  codes: z.array(z.string()),
  /** When somebody came back by the mail's link; null: nobody. */
  returnedOn: time.nullable(),
  /** Its order; null without one. */
  order: z.strictObject({ id, number: count }).nullable(),
  /** Why no mail can be written about it; null when one can. */
  refusal: z.enum(reminderRefusals).nullable(),
});
export type AbandonedCart = AnswerOf<typeof abandonedCart>;

export const readAbandonedCart = endpoint({
  method: 'GET',
  path: '/api/admin/abandoned-carts/:id',
  auth: 'owner',
  summary: 'Shows a cart without an order.',
  params: cartParams,
  notFound: 'ABANDONED_CART_NOT_FOUND',
  answer: abandonedCart,
});

export const remindOfCart = endpoint({
  method: 'POST',
  path: '/api/admin/abandoned-carts/:id/remind',
  auth: 'owner',
  summary: 'Writes to the buyer of a cart, once.',
  params: cartParams,
  notFound: 'ABANDONED_CART_NOT_FOUND',
  answer: abandonedCart,
  errors: ['CART_REMINDER_REFUSED'],
});

const hoursSentence = `Enter a whole number of hours from ${REMINDER_HOURS.least} to ${REMINDER_HOURS.most}.`;

const settings = z.strictObject({
  /** Whether buyers are written to without the owner. */
  automatic: z.boolean(),
  /** Hours after the last change. */
  hours: z
    .int(hoursSentence)
    .min(REMINDER_HOURS.least, hoursSentence)
    .max(REMINDER_HOURS.most, hoursSentence),
});
export type CartReminderSettings = AnswerOf<typeof settings>;

export const getCartReminderSettings = endpoint({
  method: 'GET',
  path: '/api/admin/abandoned-carts/settings',
  auth: 'owner',
  summary: 'Returns whether and when buyers are written to about carts without an order.',
  answer: settings,
  example: { answer: { automatic: false, hours: REMINDER_HOURS.default } },
});

export const putCartReminderSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/abandoned-carts/settings',
  auth: 'owner',
  summary: 'Sets whether and when buyers are written to about carts without an order.',
  body: settings,
  answer: settings,
  example: { body: { automatic: true, hours: 24 }, answer: { automatic: true, hours: 24 } },
});
