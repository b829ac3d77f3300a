import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import * as z from 'zod';

// PostgreSQL's text knows no zero byte.
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
  /** Numbers and numeric strings are both met in the wild; the domain's quantity rule decides. */
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

/** A line as the calls answer it. spec: storefront-commerce 3 "Cart entry" */
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
}

export interface MoneyView {
  /** Major units, fixed fraction digits, e.g. "68.00". */
  readonly decimalValue: string;
  readonly currencyCode: CurrencyCode;
}

/** spec: storefront-commerce 3 "Shopping cart" */
export interface ShoppingCartView {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string | null;
  /** ISO 8601. */
  readonly created: string;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntryView[];
  readonly shippingOptions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly priceCents: number;
  }[];
  readonly selectedShippingOption: string | null;
  readonly shippingLocation: {
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
  } | null;
  readonly applicableTaxRules: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amountCents: number;
  }[];
  readonly coupons: readonly string[];
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  readonly subtotalAmount: MoneyView;
  readonly currency: CurrencyCode;
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
});

/** POST /cart/entries/{entryId}, urlencoded: change or remove a line without JavaScript. */
export const changeEntryForm = z.object({
  action: z.enum(['update', 'remove']).default('update'),
  quantity: short(20),
});
