import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { MAX_DISCOUNT_REASON } from '@vitrine/domain/discount/agreed-discount.ts';
import { MAX_CUSTOM_TITLE } from '@vitrine/domain/draft-order/custom-item.ts';
import {
  MAX_DRAFT_EMAIL,
  MAX_DRAFT_INTERNAL_NOTES,
  MAX_DRAFT_LINES,
  MAX_DRAFT_NAME,
  MAX_DRAFT_NOTE,
  MAX_DRAFT_PHONE,
} from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { draftOrderStates } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { lineRefusals } from '@vitrine/domain/draft-order/line-refusal.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, reference } from './list.ts';
import { picture } from './media.ts';
import { attributes, count, currency, id, minor, productType, time } from './primitives.ts';
import { revision } from './revision.ts';
import { newTaxExemption, taxExemption } from './tax-exemption.ts';

const draftOrderParams = z.object({ id: z.uuid() });

/** A day of the website's calendar: `2026-12-24`. */
const calendarDay = z.iso.date();

/** A row of the owner's list. Sums are minor units of `currency`. */
const draftOrderRow = z.strictObject({
  id,
  /** Shown as D12: see `draftOrderName`. */
  number: count,
  state: z.enum(draftOrderStates),
  /** Whether its customer is paying right now: nothing can be changed meanwhile. */
  isBeingPaid: z.boolean(),
  /** '' when not entered. */
  email: z.string(),
  name: z.string(),
  /** The name of its first product, and how many other lines there are. */
  firstProduct: z.string(),
  otherLines: count,
  totalQuantity: count,
  /** Of the agreed prices; delivery and tax are added at checkout. */
  subtotalMinor: minor,
  currency,
  /** The last day its link is valid; null: it does not expire. */
  expiresOn: calendarDay.nullable(),
  sentOn: time.nullable(),
  createdOn: time,
  updatedOn: time,
  /** The order it became; null until then. */
  order: z.strictObject({ id, number: count, status: z.enum(orderStatuses) }).nullable(),
});
export type DraftOrderRow = AnswerOf<typeof draftOrderRow>;

const draftOrderLine = z.strictObject({
  id,
  itemId: id,
  variantId: id,
  /** As the product is called now; what was deleted has none. */
  title: z.string(),
  sku: z.string(),
  attributes,
  productType,
  picture: picture.nullable(),
  quantity: count,
  /** The agreed price of one unit. */
  unitPriceMinor: minor,
  lineTotalMinor: minor,
  /** What is sold where it is no product, with an id of its own as item and variant; null for a product. */
  custom: z.strictObject({ title: z.string(), isTaxed: z.boolean(), isShipped: z.boolean() }).nullable(),
  /** What the variant costs in the shop now; null when it was deleted. */
  shopPriceMinor: minor.nullable(),
  unlimited: z.boolean(),
  /** Units in stock; meaningless when `unlimited`. */
  qtyInStock: count,
  /**
   * Why the order cannot be paid as it is; null when it can. 'deleted': the variant or its product is gone;
   * 'out-of-stock': fewer units are left.
   */
  problem: z.enum([...lineRefusals, 'deleted', 'out-of-stock']).nullable(),
});
export type DraftOrderLineView = AnswerOf<typeof draftOrderLine>;

/** What is taken off the goods: a fraction of them over 0 to 1, or an amount. */
const agreedDiscount = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percentage'), rate: z.number(), reason: z.string() }),
    z.strictObject({ kind: z.literal('fixed'), amountMinor: minor, reason: z.string() }),
  ])
  .nullable();

const draftOrderDetail = draftOrderRow.extend({
  phone: z.string(),
  /** What the customer reads above the checkout and in the mail. */
  note: z.string(),
  /** Only for owners. */
  internalNotes: z.string(),
  /** The link by which it is paid, complete: anybody who has it can pay. */
  url: z.string(),
  /** Why it is sold without tax; null: with it. */
  taxExemption: taxExemption.nullable(),
  /** What the shop takes off; null: nothing. */
  discount: agreedDiscount,
  /** What that comes to, minor units, at most the subtotal. */
  discountMinor: minor,
  lines: z.array(draftOrderLine),
  /** Who made it. */
  createdBy: z.string(),
  /** False once it is ordered, and while it is being paid. */
  canChange: z.boolean(),
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
});
export type DraftOrderDetail = AnswerOf<typeof draftOrderDetail>;

const atMost = (characters: number) =>
  z.string().trim().max(characters, `Use at most ${characters} characters.`);
const oneLine = (characters: number) =>
  atMost(characters).refine((text) => !/\p{Cc}/u.test(text), 'Use one line, without line breaks.');
const quantitySentence = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;

const customItem = z.object({
  title: oneLine(MAX_CUSTOM_TITLE).refine((title) => title !== '', 'Enter a name.'),
  /** Taxed like a product of the standard class. */
  isTaxed: z.boolean(),
  /** Goods that are sent; otherwise something that is done. */
  isShipped: z.boolean(),
});

const draftOrderLines = z
  .array(
    z
      .object({
        /** Of a custom item an id of its own, which it keeps. */
        variantId: z.uuid('Choose a product.'),
        /** What is sold, where it is no product. */
        custom: customItem.optional(),
        quantity: z.int(quantitySentence).min(1, quantitySentence).max(MAX_QUANTITY, quantitySentence),
        /** The agreed price of one unit; left out: what the variant costs now. */
        unitPriceMinor: z
          .int('Enter a price.')
          .min(0, 'A price cannot be negative.')
          .max(MAX_PRICE_MINOR, 'That price is too high.')
          .optional(),
      })
      .refine(({ custom, unitPriceMinor }) => custom === undefined || unitPriceMinor !== undefined, {
        message: 'Enter a price.',
        path: ['unitPriceMinor'],
      }),
  )
  .min(1, 'Add at least one product.')
  .max(MAX_DRAFT_LINES, `A draft order has at most ${MAX_DRAFT_LINES} lines.`);

const reason = oneLine(MAX_DISCOUNT_REASON).default('');
const percentSentence = 'Enter a percentage over 0 up to 100.';

const newDiscount = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percentage'),
      /** A fraction with up to six decimals. */
      rate: z.number(percentSentence).min(0.000001, percentSentence).max(1, percentSentence),
      reason,
    }),
    z.object({
      kind: z.literal('fixed'),
      amountMinor: z
        .int('Enter an amount.')
        .min(1, 'Enter an amount over 0.')
        .max(MAX_PRICE_MINOR, 'That amount is too high.'),
      reason,
    }),
  ])
  .nullable()
  .default(null);

/** What an owner enters of a draft order. */
export const draftOrderBody = z.object({
  email: oneLine(MAX_DRAFT_EMAIL)
    .refine((email) => email === '' || isEmail(email), 'Enter an email address, like name@example.com.')
    .default(''),
  name: oneLine(MAX_DRAFT_NAME).default(''),
  phone: oneLine(MAX_DRAFT_PHONE).default(''),
  note: atMost(MAX_DRAFT_NOTE).default(''),
  internalNotes: atMost(MAX_DRAFT_INTERNAL_NOTES).default(''),
  expiresOn: z.iso.date('Enter a day as year-month-day, for example 2026-12-24.').nullable().default(null),
  /** Left out: as the customer with this address is exempt; null: with tax. */
  taxExemption: newTaxExemption.nullable().optional(),
  /** Taken off the goods before delivery and tax; its reason is read by the customer. */
  discount: newDiscount,
  /** In order, each variant once. */
  lines: draftOrderLines,
});
export type DraftOrderBody = z.input<typeof draftOrderBody>;

const newDraftOrderBody = draftOrderBody.extend({
  /** Made once, however often it is sent with the same key; what is sent with it last counts. */
  idempotencyKey: z.string().min(8).max(100),
});

const someDraft = {
  email: 'june@example.com',
  name: 'June Alder',
  phone: '',
  note: 'Thank you for your visit. As agreed, with the second bowl at half price.',
  internalNotes: '',
  expiresOn: '2026-12-24',
  taxExemption: { reason: 'reverse-charge' as const, number: 'ATU12345678' },
  discount: { kind: 'percentage' as const, rate: 0.1, reason: 'Wholesale' },
  lines: [{ variantId: '0193e0c2-0000-7000-8000-000000000004', quantity: 2, unitPriceMinor: 1400 }],
};

/**
 * Draft orders by when they were made. The search finds beginnings of words of the customer's name, email and phone and
 * of product names and SKUs, and numbers; `D12` is that draft order only.
 */
export const {
  list: listDraftOrders,
  counted: countDraftOrders,
  exported: exportDraftOrders,
  exportedSelection: exportSelectedDraftOrders,
} = defineList({
  name: 'draft-orders',
  noun: 'draft orders',
  row: draftOrderRow,
  filters: {
    state: anyOf(draftOrderStates),
    createdFrom: day,
    /** Including that day. */
    createdTo: day,
    /** The item id of a product on one of its lines. */
    product: reference,
  },
  sorts: ['created', 'updated'],
  defaultSort: '-created',
  example: { state: 'sent', search: 'june' },
});

export const getDraftOrder = endpoint({
  method: 'GET',
  path: '/api/admin/draft-orders/:id',
  auth: 'owner',
  summary: 'Returns a draft order.',
  params: draftOrderParams,
  notFound: 'DRAFT_ORDER_NOT_FOUND',
  answer: draftOrderDetail,
});

/** A line that cannot be sold is refused with MALFORMED_REQUEST and a sentence at `lines.<position>.variantId`. */
export const createDraftOrder = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders',
  auth: 'owner',
  summary: 'Makes a draft order: a cart of the shop, paid by its link. Reserves no stock.',
  body: newDraftOrderBody,
  answer: draftOrderDetail,
  status: 201,
  errors: ['DRAFT_ORDER_NOT_FOUND', 'STALE_REVISION', 'DRAFT_ORDER_ORDERED', 'DRAFT_ORDER_BEING_PAID'],
  example: { body: { ...someDraft, idempotencyKey: 'draft-june-1' } },
});

export const updateDraftOrder = endpoint({
  method: 'PUT',
  path: '/api/admin/draft-orders/:id',
  auth: 'owner',
  summary: 'Changes a draft order, all of it; its link stays the same.',
  params: draftOrderParams,
  notFound: 'DRAFT_ORDER_NOT_FOUND',
  body: draftOrderBody.extend({ revision }),
  answer: draftOrderDetail,
  errors: ['STALE_REVISION', 'DRAFT_ORDER_ORDERED', 'DRAFT_ORDER_BEING_PAID'],
  example: { body: { ...someDraft, revision: 3 } },
});

export const deleteDraftOrder = endpoint({
  method: 'DELETE',
  path: '/api/admin/draft-orders/:id',
  auth: 'owner',
  summary: 'Deletes a draft order that was not ordered; its link is no longer valid.',
  params: draftOrderParams,
  notFound: 'DRAFT_ORDER_NOT_FOUND',
  answer: null,
  errors: ['DRAFT_ORDER_ORDERED', 'DRAFT_ORDER_BEING_PAID'],
});

const draftOrderMail = z.strictObject({
  recipient: z.string(),
  subject: z.string(),
  bodyText: z.string(),
  /** Show it only in a sandboxed frame. */
  bodyHtml: z.string(),
});
export type DraftOrderMail = AnswerOf<typeof draftOrderMail>;

const sendErrors = ['DRAFT_ORDER_ORDERED', 'DRAFT_ORDER_EXPIRED', 'DRAFT_ORDER_EMAIL_MISSING'] as const;

export const previewDraftOrderMail = endpoint({
  method: 'GET',
  path: '/api/admin/draft-orders/:id/mail',
  auth: 'owner',
  summary: 'Shows the mail with the payment link, as `send` would send it now.',
  params: draftOrderParams,
  notFound: 'DRAFT_ORDER_NOT_FOUND',
  answer: draftOrderMail,
  errors: sendErrors,
});

export const sendDraftOrder = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders/:id/send',
  auth: 'owner',
  summary: 'Mails the payment link to the customer.',
  params: draftOrderParams,
  notFound: 'DRAFT_ORDER_NOT_FOUND',
  body: z.object({ revision }),
  answer: draftOrderDetail,
  errors: [...sendErrors, 'STALE_REVISION'],
  example: { body: { revision: 3 } },
});

export const renewDraftOrderLink = endpoint({
  method: 'POST',
  path: '/api/admin/draft-orders/:id/renew-link',
  auth: 'owner',
  summary: 'Gives a draft order a new payment link; the old one is no longer valid.',
  params: draftOrderParams,
  notFound: 'DRAFT_ORDER_NOT_FOUND',
  body: z.object({ revision }),
  answer: draftOrderDetail,
  errors: ['STALE_REVISION', 'DRAFT_ORDER_ORDERED', 'DRAFT_ORDER_BEING_PAID'],
  example: { body: { revision: 3 } },
});
