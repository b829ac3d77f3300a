import type { DiscountRefusal } from '../discount/discount.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { ProductType } from '../product/product.ts';

/** Most lines one cart may hold; an add beyond it is refused. */
export const MAX_CART_LINES = 500;
/** Highest quantity of one line. spec: storefront-commerce 5. */
export const MAX_QUANTITY = 9999;

/** Purpose of a cart. All but 'shopping' have one line and are paid in their own checkout. */
export type CartPurpose = 'shopping' | 'subscription' | 'gift-card' | 'donation' | 'renewal';

/** A line of a cart, with the current price and stock (a cart is re-priced whenever it is read). */
export interface CartLine {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly productType: ProductType;
  readonly quantity: number;
  /** What one unit costs now, minor units (the sale price when on sale). */
  readonly unitPriceMinor: number;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  /** JSON text of answers to the product's custom form; '' when it has none. Lines with other answers stay apart. */
  readonly additionalFields: string;
  /** 'standard' when left out. */
  readonly taxClass?: string;
  /** Grams of one unit; 0 when left out. */
  readonly weightGrams?: number;
  /** True where the buyer named the price: it is not compared with the variant's. */
  readonly isPriceNamed?: boolean;
}

/** A place goods go to or taxes come from. `region` is the ISO 3166-2 part after the country, e.g. `NC`. */
export interface Destination {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}

/**
 * How an option is priced: flat, by weight, by subtotal, or pickup by the buyer (which
 * needs no delivery address).
 */
export type DeliveryKind = 'flat' | 'weight' | 'subtotal' | 'pickup';

/** A step of a price list: `priceMinor` from `from` upward (grams or minor units, by the option's kind). */
export interface DeliveryTier {
  readonly from: number;
  readonly priceMinor: number;
}

/** Where an option is offered: a country, or some of its regions. */
export interface DeliveryZone {
  readonly country: string;
  /** Left out or empty: the whole country. */
  readonly regions?: readonly string[];
}

/** A delivery option, free from a subtotal upward. Minor units. */
export interface DeliveryOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What it costs; with `tiers`, what it costs beneath the first of them. */
  readonly priceMinor: number;
  /** Subtotal (less discounts) from which it costs nothing; null: never free. */
  readonly freeFromMinor: number | null;
  /** 'flat' when left out. */
  readonly kind?: DeliveryKind;
  /** Prices by weight or subtotal, in any order; for these kinds only. */
  readonly tiers?: readonly DeliveryTier[];
  /** Left out or empty: everywhere the store delivers to. */
  readonly zones?: readonly DeliveryZone[];
  /** Grams above which it is not offered; left out: never too heavy. */
  readonly maximumGrams?: number;
  /** The pickup place, for 'pickup': its tax applies. Left out: the buyer's. */
  readonly pickupAt?: Destination;
}

/** A tax rate of one region; `region` '' covers the whole country. `rate` is a fraction, 0.07 = 7 %. */
export interface TaxRule {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly rate: number;
  readonly appliesToDelivery: boolean;
  /** Tax classes of products it is for; left out or empty: all of them. Class 'none' is never taxed. */
  readonly taxClasses?: readonly string[];
}

/** What a store charges by: everything `priceCart` needs besides the lines. */
export interface StoreTerms {
  readonly currency: CurrencyCode;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly taxRules: readonly TaxRule[];
  /** Countries goods are delivered to, ISO 3166-1 alpha-2. */
  readonly deliveryCountries: readonly string[];
  /** True where prices (and delivery prices) contain the tax already; false when left out. */
  readonly pricesIncludeTax?: boolean;
  /** Subtotal an order must have to be placed; 0 when left out. */
  readonly orderMinimumMinor?: number;
}

/** A cart's sums, all minor units of the store currency, each at least 0; they add up exactly. */
export interface CartTotals {
  readonly lineSubtotalsMinor: readonly number[];
  readonly subtotalMinor: number;
  /** What all discounts together take off each line, delivery left out. Orders of an earlier time lack it. */
  readonly lineDiscountsMinor?: readonly number[];
  /** What each discount takes off, delivery included; they sum to `discountMinor`. */
  readonly discounts: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly amountMinor: number;
    readonly oncePerCustomer: boolean;
  }[];
  /** Codes that do not count, and why. */
  readonly refusedDiscounts: readonly { readonly code: string; readonly reason: DiscountRefusal }[];
  readonly discountMinor: number;
  readonly deliveryMinor: number;
  readonly taxMinor: number;
  readonly taxLines: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amountMinor: number;
  }[];
  /** Subtotal less discounts, delivery and tax (tax counts only where prices do not include it). */
  readonly grandTotalMinor: number;
  /** What each gift card pays of it. */
  readonly giftCards: readonly {
    readonly id: string;
    readonly last4: string;
    readonly amountMinor: number;
  }[];
  readonly giftCardMinor: number;
  /** `grandTotalMinor - giftCardMinor`: the amount to charge. */
  readonly amountDueMinor: number;
  /** Whether `taxMinor` is contained in the prices already. */
  readonly pricesIncludeTax: boolean;
  readonly totalQuantity: number;
  readonly requiresDelivery: boolean;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
}
