import type { CartLine } from '../cart/cart.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { Discount, DiscountedGoods, DiscountRefusal } from './discount.ts';

/** What discounts depend on, besides the price of a line. */
export type DiscountedLine = Pick<
  CartLine,
  'productType' | 'itemId' | 'isPriceNamed' | 'categories' | 'quantity'
>;

/** A typed code with its discount, or an automatic discount with the code ''. */
export interface TypedDiscount {
  readonly code: string;
  /** Null when the store has no such code. */
  readonly discount: Discount | null;
  /** Whether this buyer has already used a discount that applies once per customer. */
  readonly usedBefore?: boolean;
  /** Whether this buyer has ordered before, for a discount of first orders. */
  readonly hasOrdered?: boolean;
  /** Whether this very code was used as often as each of its discount's may be. */
  readonly isCodeUsedUp?: boolean;
}

/**
 * Whether a discount may take something off a line: its goods, or all of them. Gift cards and prices a buyer chooses
 * are never discounted, since they are worth what is paid for them.
 */
export function isDiscountable(
  goods: DiscountedGoods,
  line: Pick<CartLine, 'productType' | 'itemId' | 'isPriceNamed' | 'categories'>,
): boolean {
  if (traitsOf(line.productType).isStoredValue || line.isPriceNamed === true) return false;
  if (goods.kind === 'products') return goods.itemIds.includes(line.itemId);
  if (goods.kind === 'categories') return (line.categories ?? []).some((name) => goods.names.includes(name));
  return true;
}

/** Whether a discount's window is open at a time, epoch milliseconds: it starts at `startsOn` and ends before `endsOn`. */
export function isInTime({ startsOn, endsOn }: Pick<Discount, 'startsOn' | 'endsOn'>, now: number): boolean {
  return (startsOn === null || now >= startsOn) && (endsOn === null || now < endsOn);
}

/**
 * Why a discount does not apply to a cart now, whatever else is on it; null when it does. `now` is epoch milliseconds;
 * without it time windows are not checked.
 */
export function refuseDiscount(
  typed: TypedDiscount,
  cart: {
    readonly lines: readonly DiscountedLine[];
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
  if (typed.isCodeUsedUp === true) return 'USED_UP';
  if (discount.oncePerCustomer && typed.usedBefore === true) return 'USED_BEFORE';
  if (discount.firstOrderOnly && typed.hasOrdered === true) return 'NOT_FIRST_ORDER';
  if (discount.kind === 'free-delivery' && !cart.requiresDelivery) return 'NOTHING_TO_DELIVER';
  if (!cart.lines.some((line) => isDiscountable(discount.goods, line))) return 'NOT_FOR_THESE_PRODUCTS';
  if (cart.subtotalMinor < discount.minimumSubtotalMinor) return 'MINIMUM_NOT_MET';
  return null;
}
