import { applyDiscounts } from './apply-discounts.ts';
import { discountClasses } from './discount.ts';
import type { TypedDiscount } from './refuse-discount.ts';

/** What the shop takes off the goods of a draft order. Its reason, which may be '', is read by the customer. */
export type AgreedDiscount =
  | {
      readonly kind: 'percentage';
      /** Fraction off, over 0 to 1, with up to six decimals. */
      readonly rate: number;
      readonly reason: string;
    }
  | {
      readonly kind: 'fixed';
      /** Minor units of the store's currency, at least 1; more than the goods cost makes them free. */
      readonly amountMinor: number;
      readonly reason: string;
    };

export const MAX_DISCOUNT_REASON = 80;

/** Like a discount by code, without one: no use of it is counted. */
export function typedDiscountOf(agreed: AgreedDiscount): TypedDiscount {
  return {
    code: '',
    discount: {
      id: '',
      code: '',
      name: agreed.reason,
      kind: agreed.kind,
      rate: agreed.kind === 'percentage' ? agreed.rate : 0,
      amountMinor: agreed.kind === 'fixed' ? agreed.amountMinor : 0,
      minimumSubtotalMinor: 0,
      goods: { kind: 'all' },
      buyXGetY: null,
      firstOrderOnly: false,
      oncePerCustomer: false,
      combinesWith: discountClasses,
      usageLimit: null,
      usedCount: 0,
      startsOn: null,
      endsOn: null,
      enabled: true,
    },
  };
}

/** What a discount takes off the lines of a draft order, minor units: as the calculation of its cart does. */
export function agreedDiscountMinor(
  agreed: AgreedDiscount | null,
  lines: readonly { readonly quantity: number; readonly unitPriceMinor: number }[],
): number {
  if (agreed === null) return 0;
  const { lineDiscountsMinor } = applyDiscounts(
    // Only goods that can be discounted are sold by drafts.
    lines.map(({ quantity }) => ({ productType: 'physical', itemId: '', quantity })),
    lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor),
    [typedDiscountOf(agreed)],
    { isNeeded: false, price: null },
    undefined,
  );
  return lineDiscountsMinor.reduce((sum, minor) => sum + minor, 0);
}

/** Whether two discounts take off the same for the same reason. */
export function isSameDiscount(one: AgreedDiscount | null, other: AgreedDiscount | null): boolean {
  if (one === null || other === null) return one === other;
  const isAlike =
    one.kind === 'percentage'
      ? other.kind === 'percentage' && one.rate === other.rate
      : other.kind === 'fixed' && one.amountMinor === other.amountMinor;
  return isAlike && one.reason === other.reason;
}
