import type { CartLine, StoreTerms } from '@vitrine/domain/cart/cart.ts';
import type { CartSums } from '@vitrine/domain/cart/cart-sums.ts';
import type { PriceChoice } from '@vitrine/domain/cart/price-cart.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import * as z from 'zod';

// PostgreSQL's text type cannot store a zero byte.
const sku = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !text.includes('\0'));
const quantity = z.union([z.number(), z.string().max(20)]);

/** POST /api/commerce/shopping-cart/entries. spec: storefront-commerce 7 */
export const addEntryBody = z.object({
  itemId: z.uuid(),
  sku,
  /** Clients send numbers and numeric strings; the domain's quantity rule decides. */
  quantity: quantity.default(1),
  /** JSON text: answers to the product's custom form. */
  additionalFields: z.string().max(20_000).default(''),
});
export type AddEntryBody = z.input<typeof addEntryBody>;

/** PUT /api/commerce/shopping-cart/entries/{entryId} */
export const changeEntryBody = z.object({ quantity });

/** PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields. spec: storefront-commerce 7 */
export const changeAdditionalFieldsBody = z.object({
  itemId: z.uuid(),
  sku,
  additionalFields: z.string().max(20_000),
});

/** A line as the API returns it. spec: storefront-commerce 3 "Cart entry" */
export interface CartEntryView {
  readonly id: string;
  readonly itemId: string;
  readonly chosenVariant: { readonly sku: string; readonly attributes: Readonly<Record<string, string>> };
  readonly quantity: number;
  readonly title: string;
  /** Minor units. */
  readonly subTotal: number;
  /** Minor units, one unit. */
  readonly purchasePriceCents: number;
  readonly additionalFields: string;
  readonly productType: ProductType;
  readonly fullUrl: string;
  /** Without a size; add `?format=300w`. Null when the product has no picture. */
  readonly assetUrl: string | null;
  readonly imageAlt: string;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  /** False when stock has fallen under the line's quantity or the product is no longer sold. */
  readonly isInStock: boolean;
  /** False when the product or this variant of it is no longer sold at all. */
  readonly isAvailable: boolean;
  /** The answers to the product's questions, in words; empty without any. */
  readonly answers: readonly { readonly label: string; readonly text: string }[];
  /** The form they belong to, for an "Edit" button; null without one. */
  readonly customFormId: string | null;
}

export interface MoneyView {
  /** Major units, fixed fraction digits, e.g. "68.00". */
  readonly decimalValue: string;
  readonly currencyCode: CurrencyCode;
}

/** spec: storefront-commerce 3 "Shopping cart" */
export interface ShoppingCartView extends CartSums {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string | null;
  /** ISO 8601. */
  readonly created: string;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntryView[];
  readonly shippingLocation: {
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
  } | null;
  readonly subtotalAmount: MoneyView;
  readonly currency: CurrencyCode;
  /** What the sums were calculated by; left out of the answer to an add, and with `calculateSubtotal=false`. */
  readonly pricing?: CartPricing;
}

/**
 * All that `priceCart` needs, so that a browser can show at once what a change will come to. Nothing in it is secret:
 * codes carry neither how often they were used nor their limit.
 */
export interface CartPricing {
  readonly terms: StoreTerms;
  readonly choice: PriceChoice;
  /** By entry id: what pricing needs of a line besides its entry. */
  readonly lines: Readonly<
    Record<string, Pick<CartLine, 'variantId' | 'taxClass' | 'weightGrams' | 'isPriceNamed'>>
  >;
}

export interface AddEntryAnswer {
  readonly shoppingCart: ShoppingCartView;
  readonly newlyAdded: CartEntryView;
}

/** Answer of PUT …/entries/{entryId} and PUT …/entries/{entryId}/additionalFields. */
export interface ChangeEntryAnswer {
  readonly shoppingCart: ShoppingCartView;
  readonly updatedEntry: CartEntryView;
}

/** Answer of DELETE …/entries/{entryId}. */
export interface RemoveEntryAnswer {
  readonly shoppingCart: ShoppingCartView;
}

/** POST /api/commerce/shopping-cart/coupons: a discount code, or the code of a gift card. */
export const addCodeBody = z.object({ code: z.string().max(200) });

/** PUT /api/commerce/shopping-cart/location: where an estimate is for, and how goods would go there. */
export const changeLocationBody = z.object({
  country: z.string().max(2),
  region: z.string().max(10).default(''),
  postalCode: z.string().max(20).default(''),
  /** Left out or '': unchanged, or the first available option. */
  shippingOption: z.string().max(100).default(''),
});
export type ChangeLocationBody = z.input<typeof changeLocationBody>;

/** Answer of POST …/coupons, DELETE …/coupons/{code} and PUT …/location. */
export interface CartAnswer {
  readonly shoppingCart: ShoppingCartView;
}

/** GET /api/commerce/shopping-cart. spec: storefront-commerce 7 */
export const readCartQuery = z.object({
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
  /** Of what is subscribed to, where there is a choice. */
  subscriptionOptionId: short(100),
});

/** POST /cart/entries/{entryId}, urlencoded: change or remove a line without JavaScript. */
export const changeEntryForm = z.object({
  action: z.enum(['update', 'remove']).default('update'),
  quantity: short(20),
});

/** POST /cart/codes, urlencoded: a code added or taken away without JavaScript. */
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
