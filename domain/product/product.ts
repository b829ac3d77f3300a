import type { CustomForm } from '../custom-form/custom-form.ts';

export type { CustomForm, CustomFormField } from '../custom-form/custom-form.ts';

/** Product types by code. spec: storefront-commerce 3. */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductType = keyof typeof productTypes;

/** A variant for sale. Prices are minor units of the store currency. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** Value by option name, e.g. `{ Color: 'Moss', Size: 'Large' }`; empty when a product has no options. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly onSale: boolean;
  readonly salePriceMinor: number;
  readonly unlimited: boolean;
  /** Units for sale; meaningless when `unlimited`. */
  readonly qtyInStock: number;
  /** The picture of this variant, if any. */
  readonly imageId: string | null;
  /** Grams; 0 when left out. */
  readonly weightGrams?: number;
}

/** How a subscription bills. `numBillingCycles` 0 means no end. spec: storefront-commerce 3. */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  readonly numBillingCycles: number;
}

/** One of several subscription plans of a product. spec: storefront-commerce 3 "productSubscriptionOptions" */
export interface SubscriptionOption {
  /** Unique within the product. */
  readonly id: string;
  readonly plan: SubscriptionPlan;
  /** Price of one unit per period, minor units; null: the variant's price. */
  readonly priceMinor: number | null;
}

/** Limits and suggestions for a donation, minor units. */
export interface DonationTerms {
  readonly suggestedMinor: readonly number[];
  readonly minimumMinor: number;
  readonly maximumMinor: number;
}

/** How a product is shown and sold, in addition to its type. */
export interface ProductSelling {
  /** The product's tax class; 'standard' by default, 'none' is never taxed. */
  readonly taxClass: string;
  /** Set when the buyer chooses the price. */
  readonly donation: DonationTerms | null;
  readonly variantSelector: 'dropdown' | 'radio';
  /** By option and value: a colour (`#rrggbb`), or 'picture' for the picture of its variants. See `swatchesOf`. */
  readonly swatches: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether "Buy now" is shown beside the add button. */
  readonly buyNow: boolean;
  /** Text of the scarcity line; null: the store's. spec: storefront-commerce 3 "Scarcity context" */
  readonly scarcityText: string | null;
  /** Null: the store's `scarcityShownByDefault`. */
  readonly scarcityShown: boolean | null;
  /** Whether visitors can wait for it when it is sold out, where the store offers that. */
  readonly backInStock: boolean;
  /** Whether installments are offered for it, where the store offers them. */
  readonly installments: boolean;
  /**
   * Subscription options when there are several; the first is the default and equals `subscriptionPlan`. Empty: only
   * that one.
   */
  readonly subscriptionOptions: readonly SubscriptionOption[];
  /** Products shown below it, in order. */
  readonly relatedItemIds: readonly string[];
  /** How often each file of a digital product can be downloaded; null: as in the store. */
  readonly downloadLimit: number | null;
  /** For how many days; null: as in the store. */
  readonly downloadDays: number | null;
}

const plainSelling: ProductSelling = {
  taxClass: 'standard',
  donation: null,
  variantSelector: 'dropdown',
  swatches: {},
  buyNow: true,
  scarcityText: null,
  scarcityShown: null,
  backInStock: true,
  installments: true,
  subscriptionOptions: [],
  relatedItemIds: [],
  downloadLimit: null,
  downloadDays: null,
};

/** A product's selling terms with the defaults filled in. */
export function sellingOf(product: { readonly selling?: Partial<ProductSelling> }): ProductSelling {
  return { ...plainSelling, ...product.selling };
}

/** The fields that product rules need; the server's row and the browser's props both satisfy it. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly type: ProductType;
  /** Option names in the order they are selected. */
  readonly variantOptions: readonly string[];
  readonly variants: readonly Variant[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly customForm: CustomForm | null;
  readonly customAddButtonText: string | null;
  /** Read it by `sellingOf`. */
  readonly selling?: Partial<ProductSelling>;
}
