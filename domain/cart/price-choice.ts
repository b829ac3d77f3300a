import type { TypedDiscount } from '../discount/refuse-discount.ts';
import type { TaxExemption } from '../tax/tax-exemption.ts';
import type { Destination } from './cart.ts';

/** The buyer's choices so far; null for an unknown one. */
export interface PriceChoice {
  readonly destination: Destination | null;
  readonly deliveryOptionId: string | null;
  /** Codes the buyer entered, looked up, in order; an unknown one has no `discount`. */
  readonly discounts?: readonly TypedDiscount[];
  /** Gift cards the buyer entered, in order. */
  readonly giftCards?: readonly {
    readonly id: string;
    readonly last4: string;
    /** What it can pay; 0 of a disabled one. */
    readonly balanceMinor: number;
    /** Whether the shop has disabled it; left out: it has not. */
    readonly isDisabled?: boolean;
  }[];
  /** Of a draft order's customer: no tax is charged. */
  readonly taxExemption?: TaxExemption | null;
  /** Epoch milliseconds, for the time windows of discounts; without it they are not checked. */
  readonly now?: number;
}
