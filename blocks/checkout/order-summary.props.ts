import type { CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { PostalAddress } from '@vitrine/domain/order/checkout-details.ts';

/** A bought line as the confirmed and status pages show it. */
export interface OrderSummaryLine {
  readonly id: string;
  readonly productName: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly lineTotalMinor: number;
}

/** What `{order|order-summary}` is given. Server only: it never hydrates. */
export interface OrderSummaryProps {
  readonly orderNumber: string;
  /** A word for people, e.g. "Paid". */
  readonly statusText: string;
  /** Already formatted in the website's time zone, e.g. "21 November 2026". */
  readonly placedOn: string;
  readonly testMode: boolean;
  readonly currency: CurrencyCode;
  readonly email: string;
  readonly address: PostalAddress;
  /** E.g. "North Carolina"; '' where the country has no regions. */
  readonly regionName: string;
  readonly countryName: string;
  /** Null when nothing was delivered. */
  readonly deliveryName: string | null;
  readonly note: string;
  readonly lines: readonly OrderSummaryLine[];
  readonly totals: CartTotals;
  /** Minor units given back so far. */
  readonly refundedMinor: number;
}
