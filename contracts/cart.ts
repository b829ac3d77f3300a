import { rateBases } from '@vitrine/domain/delivery/delivery-settings.ts';
import { discountClasses, discountKinds } from '@vitrine/domain/discount/discount.ts';
import * as z from 'zod';
import { buyXGetY, discountedGoods } from './discounts.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { attributes, count, currency, describedAnswers, id, minor, productType, time } from './primitives.ts';

// PostgreSQL's text type cannot store a zero byte.
const sku = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !text.includes('\0'));
const quantity = z.union([z.number(), z.string().max(20)]);

const addEntryBody = z.object({
  itemId: z.uuid(),
  sku,
  /** Clients send numbers and numeric strings; the domain's quantity rule decides. */
  quantity: quantity.default(1),
  /** JSON text: answers to the product's custom form. */
  additionalFields: z.string().max(20_000).default(''),
});
export type AddEntryBody = z.input<typeof addEntryBody>;

const changeEntryBody = z.object({ quantity });

const changeAdditionalFieldsBody = z.object({
  itemId: z.uuid(),
  sku,
  additionalFields: z.string().max(20_000),
});

/** A line as the API returns it. spec: storefront-commerce 3 "Cart entry" */
const cartEntry = z.strictObject({
  id,
  itemId: id,
  chosenVariant: z.strictObject({ sku: z.string(), attributes }),
  quantity: count,
  title: z.string(),
  /** Minor units. */
  subTotal: minor,
  /** Minor units, one unit. */
  purchasePriceCents: minor,
  additionalFields: z.string(),
  productType,
  fullUrl: z.string(),
  /** Without a size; add `?format=300w`. Null when the product has no picture. */
  assetUrl: z.string().nullable(),
  imageAlt: z.string(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
  /** False when stock has fallen under the line's quantity or the product is no longer sold. */
  isInStock: z.boolean(),
  /** False when the product or this variant of it is no longer sold at all. */
  isAvailable: z.boolean(),
  /** The answers to the product's questions as text; empty without any. */
  answers: describedAnswers,
  /** The form they belong to, for an "Edit" button; null without one. */
  customFormId: z.string().nullable(),
});
export type CartEntryView = AnswerOf<typeof cartEntry>;

const money = z.strictObject({
  /** Major units, fixed fraction digits, e.g. "68.00". */
  decimalValue: z.string(),
  currencyCode: currency,
});

const place = z.strictObject({ country: z.string(), region: z.string(), postalCode: z.string() });

/**
 * Everything `priceCart` needs, so that a browser can show the result of a change at once. It contains no secrets:
 * codes have neither their number of uses nor their limit.
 */
const cartPricing = z.strictObject({
  terms: z.strictObject({
    currency,
    deliveryOptions: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        priceMinor: minor,
        freeFromMinor: minor.nullable(),
        kind: z.exactOptional(z.enum([...rateBases, 'pickup'])),
        bands: z.exactOptional(
          z.array(z.strictObject({ from: count, to: count.nullable(), priceMinor: minor })),
        ),
        pickupAt: z.exactOptional(place),
        where: z.exactOptional(z.string()),
      }),
    ),
    taxRules: z.array(
      z.strictObject({
        name: z.string(),
        country: z.string(),
        region: z.string(),
        rate: z.number(),
        appliesToDelivery: z.boolean(),
        taxClasses: z.exactOptional(z.array(z.string())),
        exceptRegions: z.exactOptional(z.array(z.string())),
      }),
    ),
    pricesIncludeTax: z.exactOptional(z.boolean()),
    orderMinimumMinor: z.exactOptional(minor),
  }),
  choice: z.strictObject({
    destination: place.nullable(),
    deliveryOptionId: z.string().nullable(),
    discounts: z.exactOptional(
      z.array(
        z.strictObject({
          code: z.string(),
          discount: z
            .strictObject({
              id: z.string(),
              code: z.string(),
              name: z.string(),
              kind: z.enum(discountKinds),
              rate: z.number(),
              amountMinor: minor,
              minimumSubtotalMinor: minor,
              goods: discountedGoods,
              buyXGetY: buyXGetY.nullable(),
              firstOrderOnly: z.boolean(),
              combinesWith: z.array(z.enum(discountClasses)),
              oncePerCustomer: z.boolean(),
              usageLimit: z.int().nullable(),
              usedCount: z.int(),
              startsOn: z.number().nullable(),
              endsOn: z.number().nullable(),
              enabled: z.boolean(),
            })
            .nullable(),
          usedBefore: z.exactOptional(z.boolean()),
          hasOrdered: z.exactOptional(z.boolean()),
          isCodeUsedUp: z.exactOptional(z.boolean()),
        }),
      ),
    ),
    giftCards: z.exactOptional(
      z.array(
        z.strictObject({
          id: z.string(),
          last4: z.string(),
          balanceMinor: minor,
          isDisabled: z.exactOptional(z.boolean()),
        }),
      ),
    ),
    now: z.exactOptional(z.number()),
  }),
  /** By entry id: what pricing needs of a line besides its entry. */
  lines: z.record(
    z.string(),
    z.strictObject({
      variantId: id,
      taxClass: z.exactOptional(z.string()),
      weightGrams: z.exactOptional(z.number()),
      isPriceNamed: z.exactOptional(z.boolean()),
      /** Left out where it has none. */
      categories: z.exactOptional(z.array(z.string())),
    }),
  ),
});
export type CartPricing = AnswerOf<typeof cartPricing>;

/** spec: storefront-commerce 3 "Shopping cart". The totals are those of `cartSums` of the domain. */
const shoppingCart = z.strictObject({
  id: z.string(),
  websiteId: id,
  orderId: id.nullable(),
  created: time,
  isPurchased: z.boolean(),
  entries: z.array(cartEntry),
  shippingLocation: place.nullable(),
  subtotalAmount: money,
  currency,
  /** The input of the totals; missing in the response to an add, and with `calculateSubtotal=false`. */
  pricing: z.exactOptional(cartPricing),
  shippingOptions: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      priceCents: minor,
    }),
  ),
  selectedShippingOption: z.string().nullable(),
  applicableTaxRules: z.array(z.strictObject({ name: z.string(), rate: z.number(), amountCents: minor })),
  /** Every code on the cart, in order; each is valid or invalid. */
  coupons: z.array(z.string()),
  validCoupons: z.array(z.string()),
  invalidCoupons: z.array(z.string()),
  /** Why a code on the cart does not apply, as a sentence. */
  couponProblems: z.array(z.strictObject({ code: z.string(), message: z.string() })),
  /** The amount each valid code takes off. */
  discounts: z.array(z.strictObject({ code: z.string(), name: z.string(), amountCents: minor })),
  /** Gift cards on the cart: the amount each pays, and its balance. */
  giftCards: z.array(
    z.strictObject({
      id: z.string(),
      last4: z.string(),
      amountCents: minor,
      balanceCents: minor,
      /** Why it pays nothing, as a sentence; null when it can. */
      problem: z.string().nullable(),
    }),
  ),
  subtotalCents: minor,
  taxCents: minor,
  shippingCostCents: minor,
  discountCents: minor,
  grandTotalCents: minor,
  giftCardCents: minor,
  /** Amount due after gift cards. */
  amountDueCents: minor,
  /** Whether `taxCents` is included in the prices. */
  pricesIncludeTax: z.boolean(),
  /** 'To check out, your order subtotal must be {subtotal} or more.'; null when the cart may be checked out. */
  minimumMessage: z.string().nullable(),
  /** Progress towards free delivery; null when the store has no threshold. */
  freeDelivery: z.strictObject({ goodsCents: minor, fromCents: minor }).nullable(),
  totalQuantity: count,
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
});
export type ShoppingCartView = AnswerOf<typeof shoppingCart>;

const addEntryAnswer = z.strictObject({ shoppingCart, newlyAdded: cartEntry });
export type AddEntryAnswer = AnswerOf<typeof addEntryAnswer>;

const changeEntryAnswer = z.strictObject({ shoppingCart, updatedEntry: cartEntry });
export type ChangeEntryAnswer = AnswerOf<typeof changeEntryAnswer>;

const cartAnswer = z.strictObject({ shoppingCart });
export type CartAnswer = AnswerOf<typeof cartAnswer>;
export type RemoveEntryAnswer = CartAnswer;

/** A discount code, or the code of a gift card. */
const addCodeBody = z.object({ code: z.string().max(200) });

/** Destination and delivery option of an estimate. */
const changeLocationBody = z.object({
  country: z.string().max(2),
  region: z.string().max(10).default(''),
  postalCode: z.string().max(20).default(''),
  /** Missing or '': unchanged, or the first available option. */
  shippingOption: z.string().max(100).default(''),
});
export type ChangeLocationBody = z.input<typeof changeLocationBody>;

const readCartQuery = z.object({
  /** 'true' returns a sample cart, the same for everyone, for previews. */
  mock: z.enum(['true', 'false']).default('false').catch('false'),
  /** Makes the URL unique, so that no cache responds. */
  timecode: z.string().max(40).optional().catch(undefined),
  /** 'false' leaves the sums at 0 and skips pricing. */
  calculateSubtotal: z.enum(['true', 'false']).default('true').catch('true'),
});

const short = (max: number) => z.string().max(max).default('');

/**
 * POST /cart/entries, urlencoded: the add without JavaScript. The variant is named by `sku`, or by
 * `option.<Name>=value` for each option.
 */
export const addEntryForm = z.looseObject({
  itemId: z.uuid(),
  sku: z
    .string()
    .max(100)
    .refine((text) => !text.includes('\0'))
    .default(''),
  quantity: z.string().max(20).default('1'),
  additionalFields: short(20_000),
  /** The subscription option, when there are several. */
  subscriptionOptionId: short(100),
});

/** POST /cart/entries/{entryId}, urlencoded: change or remove a line without JavaScript. */
export const changeEntryForm = z.object({
  action: z.enum(['update', 'remove']).default('update'),
  quantity: short(20),
});

/** POST /cart/codes, urlencoded: adds or removes a code without JavaScript. */
export const codesForm = z.object({
  action: z.enum(['add', 'remove']).default('add'),
  /** With 'remove', also the id of a gift card. */
  code: short(200),
});

/** POST /cart/location, urlencoded: an estimate without JavaScript. */
export const locationForm = z.object({
  country: short(2),
  region: short(10),
  postalCode: short(20),
  shippingOption: short(100),
});

/** POST /cart/entries/{entryId}/answers, urlencoded: other answers without JavaScript, as `answer.<field>` inputs. */
export const changeAnswersForm = z.looseObject({ itemId: z.uuid(), sku: short(100) });

const entryParams = z.object({ entryId: z.uuid() });
const exampleId = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11';
const changeErrors = ['CART_PURCHASED', 'CART_BUSY'] as const;

export const readCart = endpoint({
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  auth: 'visitor',
  summary: 'Returns the visitor’s cart, priced; an empty one where there is none.',
  query: readCartQuery,
  answer: shoppingCart,
  example: { query: { mock: 'true' } },
});

export const addEntry = endpoint({
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  auth: 'visitor',
  summary: 'Adds a variant to the cart.',
  body: addEntryBody,
  answer: addEntryAnswer,
  errors: [
    'ADDITIONAL_FIELDS_INVALID',
    'CART_BUSY',
    'CART_FULL',
    'ITEM_UNAVAILABLE',
    'NOT_SOLD_YET',
    'OUT_OF_STOCK',
    'QUANTITY_NOT_A_NUMBER',
    'QUANTITY_NOT_WHOLE',
    'QUANTITY_OUT_OF_RANGE',
    'VARIANT_UNAVAILABLE',
  ],
  example: { body: { itemId: exampleId, sku: 'MUG-ASH', quantity: 2 } },
});

export const changeEntry = endpoint({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  auth: 'visitor',
  summary: 'Changes the quantity of a line.',
  params: entryParams,
  notFound: 'CART_ENTRY_NOT_FOUND',
  body: changeEntryBody,
  answer: changeEntryAnswer,
  errors: [
    'ITEM_UNAVAILABLE',
    'OUT_OF_STOCK',
    'QUANTITY_NOT_A_NUMBER',
    'QUANTITY_NOT_WHOLE',
    'QUANTITY_OUT_OF_RANGE',
    ...changeErrors,
  ],
  example: { body: { quantity: 3 } },
});

export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  auth: 'visitor',
  summary: 'Removes a line.',
  params: entryParams,
  notFound: 'CART_ENTRY_NOT_FOUND',
  answer: cartAnswer,
  errors: changeErrors,
});

export const changeAdditionalFields = endpoint({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  auth: 'visitor',
  summary: 'Changes the answers to a product’s questions.',
  params: entryParams,
  notFound: 'CART_ENTRY_NOT_FOUND',
  body: changeAdditionalFieldsBody,
  answer: changeEntryAnswer,
  errors: ['ADDITIONAL_FIELDS_INVALID', 'QUANTITY_OUT_OF_RANGE', ...changeErrors],
  example: {
    body: { itemId: exampleId, sku: 'MUG-ASH', additionalFields: '{"engraving":"June"}' },
  },
});

const codeErrors = [
  'CART_EMPTY',
  'CART_ENTRY_NOT_FOUND',
  ...changeErrors,
  'CODE_MISSING',
  'CODE_REFUSED',
  'TOO_MANY_CODES',
] as const;

export const addCode = endpoint({
  method: 'POST',
  path: '/api/commerce/shopping-cart/coupons',
  auth: 'visitor',
  summary: 'Adds a discount code, or a gift card by its code.',
  body: addCodeBody,
  answer: cartAnswer,
  errors: codeErrors,
  example: { body: { code: 'SPRING10' } },
});

export const removeCode = endpoint({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/coupons/:code',
  auth: 'visitor',
  summary: 'Takes a discount code or a gift card off the cart.',
  params: z.object({ code: z.string().max(200) }),
  answer: cartAnswer,
  errors: codeErrors,
});

export const changeLocation = endpoint({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/location',
  auth: 'visitor',
  summary: 'Sets where the cart would be delivered, and how, for an estimate.',
  body: changeLocationBody,
  answer: cartAnswer,
  errors: ['CART_EMPTY', 'CART_ENTRY_NOT_FOUND', ...changeErrors, 'LOCATION_INVALID'],
  example: { body: { country: 'US', region: 'NC', postalCode: '28801' } },
});
