import type { Destination, StoreTerms, TaxRule } from '../cart/cart.ts';
import { deliveryOptionsAt } from '../delivery/delivery-at.ts';
import type { DeliverySettings } from '../delivery/delivery-settings.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { Locale } from '../text/locale.ts';

/** What a store sells by, as its owner sets it. */
export interface StoreSettings {
  readonly currency: CurrencyCode;
  readonly delivery: DeliverySettings;
  readonly taxRules: readonly TaxRule[];
  /** True when prices (and delivery prices) include tax; false by default. */
  readonly pricesIncludeTax?: boolean;
  /** Minimum subtotal of an order; 0 by default. */
  readonly orderMinimumMinor?: number;
}

/** A store's terms for an order to a place; null while it is unknown. The one rule that picks rates for an address. */
export function termsAt(
  { delivery, ...store }: StoreSettings,
  destination: Destination | null,
  locale: Locale,
): StoreTerms {
  return { ...store, deliveryOptions: deliveryOptionsAt(delivery, destination, locale) };
}
