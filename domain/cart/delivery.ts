import { applyDiscounts } from '../discount/apply-discounts.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { CartLine, DeliveryOption, StoreTerms } from './cart.ts';
import type { PriceChoice } from './price-choice.ts';

type ShippedLine = Pick<CartLine, 'productType' | 'quantity' | 'weightGrams'>;

/** What delivery prices depend on. */
export interface Parcel {
  /** The cart's subtotal after discounts, minor units. */
  readonly goodsMinor: number;
  /** Of all goods to deliver. */
  readonly grams: number;
  readonly units: number;
}

/** An option that a cart can have, with its price. */
export interface OfferedDelivery {
  readonly option: DeliveryOption;
  readonly priceMinor: number;
}

/** Whether anything in a cart has to be delivered. */
export function needsDelivery(lines: readonly Pick<CartLine, 'productType'>[]): boolean {
  return lines.some((line) => traitsOf(line.productType).ships);
}

/** The goods of a cart that have to be delivered, as delivery is priced. */
export function parcelOf(lines: readonly ShippedLine[], goodsMinor: number): Parcel {
  let grams = 0;
  let units = 0;
  for (const { productType, quantity, weightGrams = 0 } of lines) {
    if (!traitsOf(productType).ships) continue;
    grams += weightGrams * quantity;
    units += quantity;
  }
  return { goodsMinor, grams, units };
}

/** The price of an option for a parcel; null where it is not offered for one like this. */
export function deliveryPrice(
  { kind, priceMinor, bands, freeFromMinor }: DeliveryOption,
  { goodsMinor, grams, units }: Parcel,
): number | null {
  const size = kind === 'weight' ? grams : kind === 'quantity' ? units : goodsMinor;
  const prices = bands
    ?.filter(({ from, to }) => from <= size && (to === null || size <= to))
    .map((band) => band.priceMinor);
  if (prices?.length === 0) return null;
  if (freeFromMinor !== null && goodsMinor >= freeFromMinor) return 0;
  return prices === undefined ? priceMinor : Math.min(...prices);
}

/** Whether goods are picked up at the store, so that no address is needed: neither delivery nor tax depends on it. */
export function isPickup(option: DeliveryOption | null | undefined): boolean {
  return option?.kind === 'pickup';
}

/** The store's option with this id; null when nothing is chosen or the store has no such option. */
export function findDeliveryOption(
  terms: Pick<StoreTerms, 'deliveryOptions'>,
  id: string | null,
): DeliveryOption | null {
  return terms.deliveryOptions.find((option) => option.id === id) ?? null;
}

/** The subtotal after discounts, minor units. */
function discountedGoods(lines: readonly CartLine[], { discounts = [], now }: PriceChoice): number {
  const subtotals = lines.map((line) => line.unitPriceMinor * line.quantity);
  const { lineDiscountsMinor } = applyDiscounts(
    lines,
    subtotals,
    discounts,
    { isNeeded: true, price: null },
    now,
  );
  return subtotals.reduce((sum, subtotal, at) => sum + subtotal - (lineDiscountsMinor[at] ?? 0), 0);
}

/** The delivery options that a cart can have, in the store's order; none for goods that do not ship. */
export function offeredDelivery(
  lines: readonly CartLine[],
  terms: StoreTerms,
  choice: PriceChoice,
  goodsMinor = discountedGoods(lines, choice),
): readonly OfferedDelivery[] {
  if (!needsDelivery(lines)) return [];
  const parcel = parcelOf(lines, goodsMinor);
  return terms.deliveryOptions.flatMap((option) => {
    const priceMinor = deliveryPrice(option, parcel);
    return priceMinor === null ? [] : [{ option, priceMinor }];
  });
}
