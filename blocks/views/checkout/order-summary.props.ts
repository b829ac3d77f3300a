import type { OrderSectionView, OrderSummaryView, PurchaseEventView } from '@vitrine/contracts/checkout.ts';
import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';

/**
 * Props of `{order|order-summary}`: the contract's `OrderSummaryView`, with display texts.
 * Server only: it never hydrates.
 */
export interface OrderSummaryProps extends OrderSummaryView {
  /** `placedOn` in the website's time zone, e.g. "21 November 2026"; without it the ISO date is shown. */
  readonly placedOnText?: string;
  /** The day by which it is to be paid by hand; missing where there is none. */
  readonly payByText?: string;
  /** 'shopping' when left out. */
  readonly purpose?: CartPurpose;
  /** What other modules show about it. */
  readonly parts?: readonly OrderSectionView[];
  /** The 'purchase' event, recorded once; null on the order status page. */
  readonly purchase?: PurchaseEventView | null;
  /** E.g. "North Carolina"; without it the code is shown. */
  readonly regionName?: string;
  /** E.g. "United States"; without it the code is shown. */
  readonly countryName?: string;
}
