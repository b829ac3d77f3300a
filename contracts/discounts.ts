import { discountClasses, discountKinds } from '@vitrine/domain/discount/discount.ts';
import { isDiscountCode, readDiscountCode } from '@vitrine/domain/discount/discount-code.ts';
import {
  MAX_CODES_OF_DISCOUNT,
  MAX_DISCOUNT_CODE,
  MAX_DISCOUNT_NAME,
  MAX_DISCOUNTED_GOODS,
  MAX_REPORT_DAYS,
  TYPED_CODES,
} from '@vitrine/domain/discount/discount-limits.ts';
import { discountStatuses } from '@vitrine/domain/discount/discount-status.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { defineList, oneOf, reference } from './list.ts';
import { calendarDay, count, currency, id, minor, time } from './primitives.ts';
import { revision } from './revision.ts';

const discountParams = z.object({ id: z.uuid() });

export const discountMethods = ['code', 'automatic'] as const;

/** The goods that a discount is about; categories by their names. */
export const discountedGoods = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('products'), itemIds: z.array(id) }),
  z.strictObject({ kind: z.literal('categories'), names: z.array(z.string()) }),
]);

/** Units that a buyer gets for units bought. */
export const buyXGetY = z.strictObject({
  buyQuantity: count,
  getQuantity: count,
  goods: discountedGoods,
  timesPerOrder: count.nullable(),
});

const discountRow = z.strictObject({
  id,
  name: z.string(),
  method: z.enum(discountMethods),
  kind: z.enum(discountKinds),
  /** Fraction off, 0 to 1. */
  rate: z.number(),
  amountMinor: minor,
  /** Of the store. */
  currency,
  /** Whether it is for all goods. */
  goods: z.enum(['all', 'products', 'categories']),
  /** Its code, where it has exactly one; '' otherwise. */
  code: z.string(),
  codeCount: count,
  status: z.enum(discountStatuses),
  usedCount: count,
  usageLimit: count.nullable(),
  startsOn: time.nullable(),
  endsOn: time.nullable(),
  createdOn: time,
});
export type DiscountRow = AnswerOf<typeof discountRow>;

/** The discounts of a store. The search finds beginnings of words of their names and of the first code of each. */
export const {
  list: listDiscounts,
  counted: countDiscounts,
  exported: exportDiscounts,
  exportedSelection: exportSelectedDiscounts,
} = defineList({
  name: 'discounts',
  noun: 'discounts',
  row: discountRow,
  filters: {
    status: oneOf(discountStatuses),
    method: oneOf(discountMethods),
    kind: oneOf(discountKinds),
  },
  sorts: ['created', 'name', 'used'],
  defaultSort: '-created',
  example: { search: 'spring', status: 'active' },
});

/** What can be done with many discounts at once. */
export const discountsChange = z.discriminatedUnion(
  'action',
  [z.strictObject({ action: z.literal('switch-on') }), z.strictObject({ action: z.literal('switch-off') })],
  'Choose what to do with them.',
);
export type DiscountsChange = z.output<typeof discountsChange>;

export const changeDiscounts = defineBulk({
  name: 'discounts',
  noun: 'discounts',
  change: discountsChange,
  example: { action: 'switch-off' },
});

const whole = (sentence: string, most: number) => z.int(sentence).min(1, sentence).max(most, sentence);
const units = whole('Enter a whole number from 1 to 999.', 999);
const times = whole('Enter a whole number from 1 to 1,000,000,000.', 1_000_000_000);

const newGoods = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.literal('products'),
      itemIds: z
        .array(z.uuid('Choose a product of the list.'))
        .min(1, 'Choose at least one product.')
        .max(MAX_DISCOUNTED_GOODS, `Choose at most ${MAX_DISCOUNTED_GOODS} products. A category holds more.`),
    }),
    z.strictObject({
      kind: z.literal('categories'),
      names: z
        .array(z.string().trim().min(1).max(200))
        .min(1, 'Choose at least one category.')
        .max(MAX_DISCOUNTED_GOODS, `Choose at most ${MAX_DISCOUNTED_GOODS} categories.`),
    }),
  ],
  'Choose what it is for.',
);

const amount = z
  .int('Enter an amount.')
  .min(0, 'Enter an amount of 0 or more.')
  .max(1e12, 'This amount is too large.');

const discountFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_DISCOUNT_NAME, `Use at most ${MAX_DISCOUNT_NAME} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Use one line, without line breaks.'),
  kind: z.enum(discountKinds, 'Choose what it takes off.'),
  /** Fraction off, over 0 to 1; 0 where it has none. */
  rate: z
    .number()
    .min(0, 'Enter a percentage from 0.01 to 100.')
    .max(1, 'Enter a percentage from 0.01 to 100.'),
  amountMinor: amount,
  minimumSubtotalMinor: amount,
  goods: newGoods,
  buyXGetY: z
    .strictObject({
      buyQuantity: units,
      getQuantity: units,
      goods: newGoods,
      timesPerOrder: units.nullable(),
    })
    .nullable(),
  firstOrderOnly: z.boolean(),
  oncePerCustomer: z.boolean(),
  combinesWith: z.array(z.enum(discountClasses)).max(discountClasses.length),
  usageLimit: times.nullable(),
  usesPerCode: times.nullable(),
  startsOn: time.nullable(),
  endsOn: time.nullable(),
});

/** Rules about several fields, with the field that is to be mended. */
function checkFields(
  given: Pick<
    z.output<typeof discountFields>,
    'kind' | 'rate' | 'amountMinor' | 'buyXGetY' | 'startsOn' | 'endsOn'
  >,
  issues: z.core.$RefinementCtx,
): void {
  const refuse = (path: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [path], message });
  if ((given.kind === 'percentage' || given.kind === 'buy-x-get-y') && given.rate < 0.0001)
    refuse('rate', 'Enter a percentage from 0.01 to 100.');
  if (given.kind === 'fixed' && given.amountMinor === 0) refuse('amountMinor', 'Enter an amount over 0.');
  if ((given.kind === 'buy-x-get-y') !== (given.buyXGetY !== null))
    refuse('buyXGetY', 'Say what is bought and what a customer gets for it.');
  if (
    given.startsOn !== null &&
    given.endsOn !== null &&
    Date.parse(given.endsOn) <= Date.parse(given.startsOn)
  )
    refuse('endsOn', 'It ends before it begins. Choose a later end.');
}

const code = z
  .string()
  .max(1000)
  .transform(readDiscountCode)
  .refine(isDiscountCode, `A code has up to ${MAX_DISCOUNT_CODE} characters, without spaces and commas.`);

/** A discount as its owner sees it. */
const discountDetail = z.strictObject({
  id,
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
  method: z.enum(discountMethods),
  ...discountFields.shape,
  goods: discountedGoods,
  buyXGetY: buyXGetY.nullable(),
  enabled: z.boolean(),
  status: z.enum(discountStatuses),
  /** Of the store. */
  currency,
  usedCount: count,
  codeCount: count,
  /** The first of its codes; '' without any. */
  firstCode: z.string(),
  /** How the products that it names are called; deleted ones are left out. */
  products: z.array(z.strictObject({ id, title: z.string() })),
  createdOn: time,
});
export type DiscountDetail = AnswerOf<typeof discountDetail>;

const sample = {
  name: 'Spring',
  kind: 'buy-x-get-y',
  rate: 1,
  amountMinor: 0,
  minimumSubtotalMinor: 0,
  goods: { kind: 'all' },
  buyXGetY: { buyQuantity: 2, getQuantity: 1, goods: { kind: 'all' }, timesPerOrder: null },
  firstOrderOnly: false,
  oncePerCustomer: true,
  combinesWith: ['delivery'],
  usageLimit: null,
  usesPerCode: null,
  startsOn: null,
  endsOn: null,
} as const;

export const readDiscount = endpoint({
  method: 'GET',
  path: '/api/admin/discounts/:id',
  auth: 'owner',
  summary: 'Shows a discount.',
  params: discountParams,
  notFound: 'DISCOUNT_NOT_FOUND',
  answer: discountDetail,
});

/** Codes that are taken are refused with MALFORMED_REQUEST and a sentence at `codes`. */
export const createDiscount = endpoint({
  method: 'POST',
  path: '/api/admin/discounts',
  auth: 'owner',
  summary: 'Makes a discount, by codes or automatic.',
  body: discountFields
    .extend({
      method: z.enum(discountMethods, 'Choose whether it has codes.'),
      /** None for an automatic one. More can be added later. */
      codes: z.array(code).max(TYPED_CODES, `Enter at most ${TYPED_CODES} codes.`).default([]),
    })
    .superRefine(checkFields)
    .refine(({ method, codes }) => method === 'code' || codes.length === 0, {
      path: ['codes'],
      message: 'An automatic discount has no codes.',
    }),
  answer: discountDetail,
  status: 201,
  errors: ['DISCOUNT_AUTOMATIC_LIMIT'],
  example: { body: { ...sample, method: 'code', codes: ['SPRING10'] } },
});

export const changeDiscount = endpoint({
  method: 'PUT',
  path: '/api/admin/discounts/:id',
  auth: 'owner',
  summary: 'Changes a discount. What was ordered with it stays as it is.',
  params: discountParams,
  notFound: 'DISCOUNT_NOT_FOUND',
  body: discountFields.extend({ revision, enabled: z.boolean() }).superRefine(checkFields),
  answer: discountDetail,
  errors: ['STALE_REVISION', 'DISCOUNT_AUTOMATIC_LIMIT'],
  example: { body: { ...sample, revision: 1, enabled: true } },
});

export const deleteDiscount = endpoint({
  method: 'DELETE',
  path: '/api/admin/discounts/:id',
  auth: 'owner',
  summary: 'Deletes a discount that nobody has used, with its codes.',
  params: discountParams,
  notFound: 'DISCOUNT_NOT_FOUND',
  answer: null,
  errors: ['DISCOUNT_USED'],
});

const codesMade = z.strictObject({
  /** Codes of the discount now. */
  codeCount: count,
});

/** Codes that are taken are refused with MALFORMED_REQUEST and a sentence at `codes`; none is added then. */
export const addDiscountCodes = endpoint({
  method: 'POST',
  path: '/api/admin/discounts/:id/codes',
  auth: 'owner',
  summary: 'Adds codes to a discount.',
  params: discountParams,
  notFound: 'DISCOUNT_NOT_FOUND',
  body: z.strictObject({
    codes: z.array(code).min(1, 'Enter a code.').max(TYPED_CODES, `Enter at most ${TYPED_CODES} codes.`),
  }),
  answer: codesMade,
  errors: ['DISCOUNT_IS_AUTOMATIC', 'DISCOUNT_CODE_LIMIT'],
  example: { body: { codes: ['MARKET'] } },
});

/**
 * Makes random codes until the discount has `total` of them, at most `CODES_PER_CALL` in one call: repeat it until
 * `codeCount` is `total`. A lost response does no harm.
 */
export const generateDiscountCodes = endpoint({
  method: 'POST',
  path: '/api/admin/discounts/:id/generated-codes',
  auth: 'owner',
  summary: 'Makes random codes for a discount, until it has so many.',
  params: discountParams,
  notFound: 'DISCOUNT_NOT_FOUND',
  body: z.strictObject({
    total: whole(
      `A discount has at most ${MAX_CODES_OF_DISCOUNT.toLocaleString('en')} codes.`,
      MAX_CODES_OF_DISCOUNT,
    ),
    /** What they begin with; '' for nothing. */
    prefix: z
      .string()
      .transform(readDiscountCode)
      .refine(
        (text) => text === '' || (isDiscountCode(text) && text.length <= 20),
        'Use up to 20 characters, without spaces and commas.',
      )
      .default(''),
  }),
  answer: codesMade,
  errors: ['DISCOUNT_IS_AUTOMATIC'],
  example: { body: { total: 500, prefix: 'FAIR' } },
});

const codeRow = z.strictObject({
  id,
  code: z.string(),
  discountId: id,
  discountName: z.string(),
  usedCount: count,
  /** How often it may be used; null: no limit of its own. */
  usesPerCode: count.nullable(),
  createdOn: time,
});
export type DiscountCodeRow = AnswerOf<typeof codeRow>;

/** Whether a code was used. */
export const codeUses = ['unused', 'used'] as const;

/** The codes of all discounts. The search finds beginnings of codes. */
export const {
  list: listDiscountCodes,
  counted: countDiscountCodes,
  exported: exportDiscountCodes,
  exportedSelection: exportSelectedDiscountCodes,
} = defineList({
  name: 'discount-codes',
  noun: 'discount codes',
  row: codeRow,
  filters: {
    /** The discount that they lead to. */
    discount: reference,
    status: oneOf(codeUses),
  },
  sorts: ['created'],
  defaultSort: '-created',
  example: { search: 'FAIR', status: 'unused' },
});

/** What can be done with many codes at once. */
export const discountCodesChange = z.discriminatedUnion(
  'action',
  [z.strictObject({ action: z.literal('delete-codes') })],
  'Choose what to do with them.',
);
export type DiscountCodesChange = z.output<typeof discountCodesChange>;

export const changeDiscountCodes = defineBulk({
  name: 'discount-codes',
  noun: 'discount codes',
  change: discountCodesChange,
  example: { action: 'delete-codes' },
});

/** What a discount brought. Amounts are of orders in the store's present currency that were not canceled. */
const discountReport = z.strictObject({
  currency,
  orderCount: count,
  /** Sum of the totals of these orders. */
  salesMinor: minor,
  /** What the discount took off them. */
  discountMinor: minor,
  /** Days with orders, the first first. */
  days: z.array(
    z.strictObject({ day: z.iso.date(), orderCount: count, salesMinor: minor, discountMinor: minor }),
  ),
});
export type DiscountReport = AnswerOf<typeof discountReport>;

export const readDiscountReport = endpoint({
  method: 'GET',
  path: '/api/admin/discounts/:id/report',
  auth: 'owner',
  summary: 'Shows what a discount brought from one day to another, at most 366 days.',
  params: discountParams,
  notFound: 'DISCOUNT_NOT_FOUND',
  query: z.object({ from: calendarDay, to: calendarDay }).refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
      return days >= 1 && days <= MAX_REPORT_DAYS;
    },
    { path: ['to'], message: `Choose 1 to ${MAX_REPORT_DAYS} days.` },
  ),
  answer: discountReport,
  example: { query: { from: '2026-10-01', to: '2026-10-31' } },
});
