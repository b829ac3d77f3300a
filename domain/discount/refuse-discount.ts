import type { CartLine } from '../cart/cart.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { Discount, DiscountRefusal } from './discount.ts';

/** A typed code with its discount. */
export interface TypedDiscount {
  readonly code: string;
  /** Null when the store has no such code. */
  readonly discount: Discount | null;
  /** Whether this buyer has already used a code that applies once per customer. */
  readonly usedBefore?: boolean;
}

/**
 * Whether a discount may apply to a line: its products, or all of them. Gift cards and prices a buyer chooses are
 * never discounted, since they are worth what is paid for them.
 */
export function isDiscountable(
  discount: Pick<Discount, 'itemIds'>,
  line: Pick<CartLine, 'productType' | 'itemId' | 'isPriceNamed'>,
): boolean {
  if (traitsOf(line.productType).isStoredValue || line.isPriceNamed === true) return false;
  return discount.itemIds.length === 0 || discount.itemIds.includes(line.itemId);
}

/**
 * Why a code does not apply to a cart now; null when it does. `now` is epoch milliseconds; without it time windows are
 * not checked. A window starts at `startsOn` and ends just before `endsOn`.
 */
export function refuseDiscount(
  typed: TypedDiscount,
  cart: {
    readonly lines: readonly Pick<CartLine, 'productType' | 'itemId' | 'isPriceNamed'>[];
    readonly subtotalMinor: number;
    readonly requiresDelivery: boolean;
    readonly now?: number | undefined;
  },
): DiscountRefusal | null {
  const { discount } = typed;
  const { now } = cart;
  if (discount === null || !discount.enabled) return 'UNKNOWN';
  if (now !== undefined && discount.startsOn !== null && now < discount.startsOn) return 'NOT_STARTED';
  if (now !== undefined && discount.endsOn !== null && now >= discount.endsOn) return 'EXPIRED';
  if (discount.usageLimit !== null && discount.usedCount >= discount.usageLimit) return 'USED_UP';
  if (discount.oncePerCustomer && typed.usedBefore === true) return 'USED_BEFORE';
  if (discount.kind === 'free-delivery' && !cart.requiresDelivery) return 'NOTHING_TO_DELIVER';
  if (!cart.lines.some((line) => isDiscountable(discount, line))) return 'NOT_FOR_THESE_PRODUCTS';
  if (cart.subtotalMinor < discount.minimumSubtotalMinor) return 'MINIMUM_NOT_MET';
  return null;
}
