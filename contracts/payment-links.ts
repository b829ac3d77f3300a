import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { MAX_PAYMENT_LINK_NAME } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { lineRefusals } from '@vitrine/domain/draft-order/line-refusal.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { defineList, oneOf, reference } from './list.ts';
import { picture } from './media.ts';
import { attributes, count, currency, id, minor, time } from './primitives.ts';

const paymentLinkParams = z.object({ id: z.uuid() });

const paymentLink = z.strictObject({
  id,
  /** How the owner calls it; visitors never read it. */
  name: z.string(),
  /** The link, complete. Whoever opens it goes to the checkout with this product. */
  url: z.string(),
  itemId: id,
  variantId: id,
  /** As the product is called now; what was deleted has none. */
  productTitle: z.string(),
  sku: z.string(),
  attributes,
  picture: picture.nullable(),
  /** Units that a buyer gets; they cannot choose others. */
  quantity: count,
  /** What one unit costs now, which is what a buyer pays; null when the variant was deleted. */
  unitPriceMinor: minor.nullable(),
  /** Of the store. */
  currency,
  isEnabled: z.boolean(),
  /** Why it sells nothing now although it is switched on; null when it does. */
  problem: z.enum([...lineRefusals, 'deleted', 'out-of-stock']).nullable(),
  /** Orders that were placed through it. */
  orderCount: count,
  createdOn: time,
});
export type PaymentLinkView = AnswerOf<typeof paymentLink>;

const quantitySentence = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;
const name = z
  .string()
  .trim()
  .max(MAX_PAYMENT_LINK_NAME, `Use at most ${MAX_PAYMENT_LINK_NAME} characters.`)
  .refine((text) => !/\p{Cc}/u.test(text), 'Use one line, without line breaks.');

export const paymentLinkStates = ['on', 'off'] as const;

/**
 * The payment links of a store. The search finds beginnings of words of their names and of what their products are
 * found by. All calls of payment links are refused with PAYMENT_LINKS_OFF while the store's setting `paymentLinks` is off.
 */
export const {
  list: listPaymentLinks,
  counted: countPaymentLinks,
  exported: exportPaymentLinks,
  exportedSelection: exportSelectedPaymentLinks,
} = defineList({
  name: 'payment-links',
  noun: 'payment links of products',
  row: paymentLink,
  filters: {
    /** Whether they are switched on. */
    state: oneOf(paymentLinkStates),
    /** The product that they sell, by its item's id. */
    product: reference,
  },
  sorts: ['created', 'name'],
  defaultSort: '-created',
  errors: ['PAYMENT_LINKS_OFF'],
  example: { search: 'market', state: 'on' },
});

/** What can be done with many payment links at once. */
export const paymentLinksChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('switch-on') }),
    z.strictObject({ action: z.literal('switch-off') }),
    z.strictObject({ action: z.literal('delete-links') }),
  ],
  'Choose what to do with them.',
);
export type PaymentLinksChange = z.output<typeof paymentLinksChange>;

export const changePaymentLinks = defineBulk({
  name: 'payment-links',
  noun: 'payment links',
  change: paymentLinksChange,
  errors: ['PAYMENT_LINKS_OFF'],
  example: { action: 'switch-off' },
});

/** What cannot be sold is refused with MALFORMED_REQUEST and a sentence at `variantId`. */
export const createPaymentLink = endpoint({
  method: 'POST',
  path: '/api/admin/payment-links',
  auth: 'owner',
  summary: 'Makes a payment link: it sells one variant at its current price.',
  body: z.object({
    /** '': the product's name. */
    name: name.default(''),
    variantId: z.uuid('Choose a product.'),
    quantity: z.int(quantitySentence).min(1, quantitySentence).max(MAX_QUANTITY, quantitySentence).default(1),
  }),
  answer: paymentLink,
  status: 201,
  errors: ['PAYMENT_LINKS_OFF', 'PAYMENT_LINK_LIMIT'],
  example: {
    body: { name: 'Market stall', variantId: '0193e0c2-0000-7000-8000-000000000004', quantity: 1 },
  },
});

export const changePaymentLink = endpoint({
  method: 'PUT',
  path: '/api/admin/payment-links/:id',
  auth: 'owner',
  summary: 'Renames a payment link, or switches it on or off.',
  params: paymentLinkParams,
  notFound: 'PAYMENT_LINK_NOT_FOUND',
  body: z.object({
    name: name.min(1, 'Enter a name.').optional(),
    isEnabled: z.boolean().optional(),
  }),
  answer: paymentLink,
  errors: ['PAYMENT_LINKS_OFF'],
  example: { body: { isEnabled: false } },
});

export const deletePaymentLink = endpoint({
  method: 'DELETE',
  path: '/api/admin/payment-links/:id',
  auth: 'owner',
  summary: 'Deletes a payment link; what was ordered through it stays.',
  params: paymentLinkParams,
  notFound: 'PAYMENT_LINK_NOT_FOUND',
  answer: null,
  errors: ['PAYMENT_LINKS_OFF'],
});
