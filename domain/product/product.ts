import type { CustomForm } from '../custom-form/custom-form.ts';

export type { CustomForm, CustomFormField } from '../custom-form/custom-form.ts';

/** Product types by code. spec: storefront-commerce 3. */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductType = keyof typeof productTypes;

/** One sellable form of a product. Prices are minor units of the store currency. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** Value by option name, e.g. `{ Color: 'Moss', Size: 'Large' }`; empty where a product has no options. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly onSale: boolean;
  readonly salePriceMinor: number;
  readonly unlimited: boolean;
  /** Units that can be sold now; meaningless when `unlimited`. */
  readonly qtyInStock: number;
  /** The picture that shows this variant, when one does. */
  readonly imageId: string | null;
  /** Grams; 0 when left out. */
  readonly weightGrams?: number;
}

/** How a subscription bills. `numBillingCycles` 0 means no end. spec: storefront-commerce 3. */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  readonly numBillingCycles: number;
}

/** One of several ways to subscribe to a product. spec: storefront-commerce 3 "productSubscriptionOptions" */
export interface SubscriptionOption {
  /** Its own within the product. */
  readonly id: string;
  readonly plan: SubscriptionPlan;
  /** What one unit costs each time, minor units; null: what its variant costs. */
  readonly priceMinor: number | null;
}

/** What a buyer may give for a donation, minor units. */
export interface DonationTerms {
  readonly suggestedMinor: readonly number[];
  readonly minimumMinor: number;
  readonly maximumMinor: number;
}

/** How a product is shown and sold, beyond its type. */
export interface ProductSelling {
  /** Which tax rules are meant for it; 'standard' by default, 'none' is never taxed. */
  readonly taxClass: string;
  /** Set where the buyer names the price. */
  readonly donation: DonationTerms | null;
  readonly variantSelector: 'dropdown' | 'radio';
  /** By option and value: a colour (`#rrggbb`), or 'picture' for the picture of its variants. See `swatchesOf`. */
  readonly swatches: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether "Buy now" stands beside the add button. */
  readonly buyNow: boolean;
  /** Text of the scarcity line; null: the store's. spec: storefront-commerce 3 "Scarcity context" */
  readonly scarcityText: string | null;
  /** Null: the store's `scarcityShownByDefault`. */
  readonly scarcityShown: boolean | null;
  /**
   * Ways to subscribe, where there are several; the first is taken where none is named, and is `subscriptionPlan`.
   * Empty: there is that one alone.
   */
  readonly subscriptionOptions: readonly SubscriptionOption[];
  /** Products shown beneath it, in order. */
  readonly relatedItemIds: readonly string[];
}

const plainSelling: ProductSelling = {
  taxClass: 'standard',
  donation: null,
  variantSelector: 'dropdown',
  swatches: {},
  buyNow: true,
  scarcityText: null,
  scarcityShown: null,
  subscriptionOptions: [],
  relatedItemIds: [],
};

/** A product's selling terms with the defaults filled in. */
export function sellingOf(product: { readonly selling?: Partial<ProductSelling> }): ProductSelling {
  return { ...plainSelling, ...product.selling };
}

/** What the rules of a product need to know; the server's row and the browser's props both satisfy it. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly type: ProductType;
  /** Option names in the order they are chosen. */
  readonly variantOptions: readonly string[];
  readonly variants: readonly Variant[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly customForm: CustomForm | null;
  readonly customAddButtonText: string | null;
  /** Read it by `sellingOf`. */
  readonly selling?: Partial<ProductSelling>;
}
