import type { TypedDiscount } from '../discount/refuse-discount.ts';
import type { CartLine, DeliveryOption, Destination, StoreTerms } from './cart.ts';
import { deliveryOptionsFor, deliveryPrice, weightOf } from './delivery.ts';

/** Progress of a cart towards free delivery, minor units: it is free once `goods` (after discounts) reach `from`. */
export interface FreeDelivery {
  readonly goodsCents: number;
  readonly fromCents: number;
}

/**
 * The lowest subtotal from which an offered delivery option is free; null when none ever is, when one is free anyway
 * (other than pickup) or by a code, and when nothing ships. Without a destination, options limited to some zones are
 * ignored.
 */
export function freeDeliveryOf(
  lines: readonly CartLine[],
  terms: StoreTerms,
  choice: {
    readonly destination: Destination | null;
    readonly discounts?: readonly TypedDiscount[];
  },
  /** Valid codes. */
  validCodes: readonly string[],
  goodsCents: number,
): FreeDelivery | null {
  const isFreeByCode = (choice.discounts ?? []).some(
    ({ code, discount }) => discount?.kind === 'free-delivery' && validCodes.includes(code),
  );
  if (isFreeByCode) return null;
  const weight = weightOf(lines);
  const ways = deliveryOptionsFor(terms, lines, choice.destination).filter(
    ({ kind, zones = [] }) => kind !== 'pickup' && (choice.destination !== null || zones.length === 0),
  );
  const from = ways.flatMap((way) => {
    const sum = freeFrom(way, weight);
    return sum === null ? [] : [sum];
  });
  const fromCents = from.length === 0 ? 0 : Math.min(...from);
  return fromCents === 0 ? null : { goodsCents, fromCents };
}

/** The subtotal from which an option is free; 0 when it always is. */
function freeFrom(way: DeliveryOption, weight: number): number | null {
  const steps = [0, ...(way.tiers ?? []).map(({ from }) => from), way.freeFromMinor ?? 0];
  const free = steps.filter((sum) => sum >= 0 && deliveryPrice(way, sum, weight) === 0);
  return free.length === 0 ? null : Math.min(...free);
}
