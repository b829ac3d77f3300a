import type { CartLine, DeliveryOption, StoreTerms } from './cart.ts';
import { deliveryPrice, needsDelivery, type Parcel, parcelOf } from './delivery.ts';
import type { PriceChoice } from './price-choice.ts';

/** Progress of a cart towards free delivery, minor units: it is free once `goods` (after discounts) reach `from`. */
export interface FreeDelivery {
  readonly goodsCents: number;
  readonly fromCents: number;
}

/**
 * The lowest subtotal from which an offered delivery option is free; null when none ever is, when one is free anyway
 * (other than pickup) or by a discount, and when nothing ships.
 */
export function freeDeliveryOf(
  lines: readonly CartLine[],
  terms: StoreTerms,
  choice: Pick<PriceChoice, 'discounts'>,
  /** Ids of the discounts that count. */
  discountIds: readonly string[],
  goodsCents: number,
): FreeDelivery | null {
  const isFreeByDiscount = (choice.discounts ?? []).some(
    ({ discount }) => discount?.kind === 'free-delivery' && discountIds.includes(discount.id),
  );
  if (isFreeByDiscount || !needsDelivery(lines)) return null;
  const parcel = parcelOf(lines, goodsCents);
  const from = terms.deliveryOptions.flatMap((way) => {
    const sum = way.kind === 'pickup' ? null : freeFrom(way, parcel);
    return sum === null ? [] : [sum];
  });
  const fromCents = from.length === 0 ? 0 : Math.min(...from);
  return fromCents === 0 ? null : { goodsCents, fromCents };
}

/** The subtotal from which an option is free for such a parcel; 0 when it always is. */
function freeFrom(way: DeliveryOption, parcel: Parcel): number | null {
  const bands = way.kind === 'subtotal' ? (way.bands ?? []) : [];
  const steps = [0, ...bands.map(({ from }) => from), way.freeFromMinor ?? 0];
  const free = steps.filter((goodsMinor) => deliveryPrice(way, { ...parcel, goodsMinor }) === 0);
  return free.length === 0 ? null : Math.min(...free);
}
