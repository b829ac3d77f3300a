import type { DeliveryBand, RateBasis } from '../delivery/delivery-settings.ts';
import type { DiscountRefusal } from '../discount/discount.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { ProductType } from '../product/product.ts';
import type { TaxExemption } from '../tax/tax-exemption.ts';
import type { TaxSummary } from '../tax/tax-rows.ts';

/** Maximum number of lines in a cart; another add is refused. */
export const MAX_CART_LINES = 500;
/** Maximum quantity of one line. spec: storefront-commerce 5. */
export const MAX_QUANTITY = 9999;

/**
 * Purpose of a cart. All but 'shopping' are paid in their own checkout; all but that and 'payment-link' have one line.
 * 'payment-link': filled by the shop, for a draft order or by the link of a product.
 */
export type CartPurpose = 'shopping' | 'subscription' | 'gift-card' | 'donation' | 'renewal' | 'payment-link';

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
  /** The current price of one unit, minor units (the sale price when on sale). */
  readonly unitPriceMinor: number;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  /** JSON text of answers to the product's custom form; '' when it has none. Lines with other answers are separate. */
  readonly additionalFields: string;
  /** 'standard' by default. */
  readonly taxClass?: string;
  /** Grams per unit; 0 by default. */
  readonly weightGrams?: number;
  /** Names of the categories of its product; none by default. */
  readonly categories?: readonly string[];
  /** True when the buyer chose the price, of a donation: it is neither taxed nor discounted. */
  readonly isPriceNamed?: boolean;
  /** True when the shop agreed to the price: of a draft order, or of a way to subscribe. */
  readonly isPriceAgreed?: boolean;
  /** True for what is no product, of a draft order: item and variant are ids of nothing. */
  readonly isCustom?: boolean;
}

/** Whether the price is the line's own, so that it is not compared with the variant's. */
export const hasOwnPrice = (line: Pick<CartLine, 'isPriceNamed' | 'isPriceAgreed'>): boolean =>
  line.isPriceNamed === true || line.isPriceAgreed === true;

/** A place for delivery and tax. `region` is the ISO 3166-2 part after the country, e.g. `NC`. */
export interface Destination {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}

/** How an option is priced: flat, by weight, by subtotal, by units, or pickup by the buyer (which needs no address). */
export type DeliveryKind = RateBasis | 'pickup';

/** A delivery option at a place, free from a subtotal upward. Minor units. */
export interface DeliveryOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The price where it has no bands. */
  readonly priceMinor: number;
  /** Subtotal (after discounts) from which it is free; null for never. */
  readonly freeFromMinor: number | null;
  /** 'flat' by default. */
  readonly kind?: DeliveryKind;
  /** Prices by weight, subtotal or units; orders that none covers do not get this option. */
  readonly bands?: readonly DeliveryBand[];
  /** The place of pickup, for 'pickup': its tax applies. */
  readonly pickupAt?: Destination;
  /** Its address in one line. */
  readonly where?: string;
}

/** A tax rate of one region; `region` '' covers the whole country. `rate` is a fraction, 0.07 = 7 %. */
export interface TaxRule {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly rate: number;
  readonly appliesToDelivery: boolean;
  /** Tax classes of products it applies to; missing or empty for all. Class 'none' is never taxed. */
  readonly taxClasses?: readonly string[];
  /** Regions that a rule of a whole country does not cover. */
  readonly exceptRegions?: readonly string[];
}

/** A store's terms at a place: everything `priceCart` needs besides the lines. See `termsAt`. */
export interface StoreTerms {
  readonly currency: CurrencyCode;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly taxRules: readonly TaxRule[];
  /** True when prices (and delivery prices) include tax; false by default. */
  readonly pricesIncludeTax?: boolean;
  /** Minimum subtotal of an order; 0 by default. */
  readonly orderMinimumMinor?: number;
}

/** A cart's sums, all minor units of the store currency, each at least 0; they add up exactly. */
export interface CartTotals {
  readonly lineSubtotalsMinor: readonly number[];
  readonly subtotalMinor: number;
  /** The amount all discounts together take off each line, without delivery. Old orders do not have it. */
  readonly lineDiscountsMinor?: readonly number[];
  /**
   * The amount of each discount, delivery included; they sum to `discountMinor`. One that the shop agreed with its
   * customer has id and code '', and its reason as its name.
   */
  readonly discounts: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly amountMinor: number;
    readonly oncePerCustomer: boolean;
  }[];
  /** Codes that do not apply, with the reason. */
  readonly refusedDiscounts: readonly { readonly code: string; readonly reason: DiscountRefusal }[];
  readonly discountMinor: number;
  readonly deliveryMinor: number;
  readonly taxMinor: number;
  readonly taxLines: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amountMinor: number;
  }[];
  /**
   * What of each of `taxLines` is on each line: by line, then by tax. The rest of a tax is on delivery. Missing without
   * taxes; old orders do not have it.
   */
  readonly lineTaxesMinor?: readonly (readonly number[])[];
  /** Why its customer pays no tax; missing where they do. */
  readonly taxExemption?: TaxExemption;
  /** For documents. A cart that is not ordered yet, and orders from before there was one, do not have it. */
  readonly taxSummary?: TaxSummary;
  /** Subtotal less discounts, delivery and tax (tax counts only where prices do not include it). */
  readonly grandTotalMinor: number;
  /** The amount each gift card pays of it. */
  readonly giftCards: readonly {
    readonly id: string;
    readonly last4: string;
    readonly amountMinor: number;
  }[];
  readonly giftCardMinor: number;
  /** `grandTotalMinor - giftCardMinor`: the amount to charge. */
  readonly amountDueMinor: number;
  /** Whether `taxMinor` is included in the prices. */
  readonly pricesIncludeTax: boolean;
  readonly totalQuantity: number;
  readonly requiresDelivery: boolean;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
}
