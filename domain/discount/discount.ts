export const discountKinds = ['percentage', 'fixed', 'free-delivery', 'buy-x-get-y'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What a discount takes off: some goods, the whole order, or delivery. */
export const discountClasses = ['product', 'order', 'delivery'] as const;
export type DiscountClass = (typeof discountClasses)[number];

/** Why a discount does not apply to a cart now. */
export const discountRefusalReasons = [
  'UNKNOWN',
  'NOT_STARTED',
  'EXPIRED',
  'USED_UP',
  'MINIMUM_NOT_MET',
  'NOT_FOR_THESE_PRODUCTS',
  'TOO_FEW_UNITS',
  'NOTHING_TO_DELIVER',
  'USED_BEFORE',
  'NOT_FIRST_ORDER',
  'NOT_COMBINED',
  'NOTHING_LEFT',
] as const;
export type DiscountRefusal = (typeof discountRefusalReasons)[number];

/** The goods a discount is about. Names are those of categories; in a cart those inside them are named too. */
export type DiscountedGoods =
  | { readonly kind: 'all' }
  | { readonly kind: 'products'; readonly itemIds: readonly string[] }
  | { readonly kind: 'categories'; readonly names: readonly string[] };

/** What a buyer gets for buying goods: of each `buyQuantity` units of the discount's goods, `getQuantity` of these. */
export interface BuyXGetY {
  /** Units, at least 1. */
  readonly buyQuantity: number;
  /** Units, at least 1. */
  readonly getQuantity: number;
  readonly goods: DiscountedGoods;
  /** How often it applies to one order, at least 1; null: as often as there are units. */
  readonly timesPerOrder: number | null;
}

/** A discount by a code or without one. Amounts are minor units of the store currency, times epoch milliseconds. */
export interface Discount {
  readonly id: string;
  /** The code it was entered by, upper case; '' for an automatic one. */
  readonly code: string;
  readonly name: string;
  readonly kind: DiscountKind;
  /** Fraction off, 0 to 1: for 'percentage' of its goods, for 'buy-x-get-y' of what a buyer gets. */
  readonly rate: number;
  /** For 'fixed'. */
  readonly amountMinor: number;
  readonly minimumSubtotalMinor: number;
  /** What it takes off, or, for 'buy-x-get-y', what is bought. */
  readonly goods: DiscountedGoods;
  /** Of 'buy-x-get-y'; null for all others. */
  readonly buyXGetY: BuyXGetY | null;
  readonly firstOrderOnly: boolean;
  readonly oncePerCustomer: boolean;
  /** Classes of other discounts that may count in the same order, if they allow this one too. */
  readonly combinesWith: readonly DiscountClass[];
  readonly usageLimit: number | null;
  readonly usedCount: number;
  readonly startsOn: number | null;
  readonly endsOn: number | null;
  readonly enabled: boolean;
}

/** The class of a discount, by which others say whether they combine with it. */
export function classOf({ kind, goods }: Pick<Discount, 'kind' | 'goods'>): DiscountClass {
  if (kind === 'free-delivery') return 'delivery';
  return kind === 'buy-x-get-y' || goods.kind !== 'all' ? 'product' : 'order';
}

/** What a cart calls a discount: its code, or the id of an automatic one. */
export const keyOf = ({ code, discount }: { code: string; discount: Pick<Discount, 'id'> | null }): string =>
  code === '' ? (discount?.id ?? '') : code;
