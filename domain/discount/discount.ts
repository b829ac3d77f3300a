export type DiscountKind = 'percentage' | 'fixed' | 'free-delivery';

/** Why a code does not apply to a cart now. */
export type DiscountRefusal =
  | 'UNKNOWN'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'USED_UP'
  | 'MINIMUM_NOT_MET'
  | 'NOT_FOR_THESE_PRODUCTS'
  | 'NOTHING_TO_DELIVER'
  | 'USED_BEFORE'
  | 'NOTHING_LEFT';

/** A discount code. Amounts are minor units of the store currency, times epoch milliseconds. */
export interface Discount {
  readonly id: string;
  /** Upper case. */
  readonly code: string;
  readonly name: string;
  readonly kind: DiscountKind;
  /** Fraction off, for 'percentage', 0 to 1. */
  readonly rate: number;
  /** For 'fixed'. */
  readonly amountMinor: number;
  readonly minimumSubtotalMinor: number;
  /** Empty: all products. */
  readonly itemIds: readonly string[];
  readonly oncePerCustomer: boolean;
  readonly usageLimit: number | null;
  readonly usedCount: number;
  readonly startsOn: number | null;
  readonly endsOn: number | null;
  readonly enabled: boolean;
}
