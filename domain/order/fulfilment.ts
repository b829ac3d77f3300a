import type { CartPurpose } from '../cart/cart.ts';
import { traitsOf } from '../product/product-traits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { OrderLine } from './order.ts';

/** How much of an order's goods was sent. */
export type FulfilmentState = (typeof fulfilmentStates)[number];
export const fulfilmentStates = ['unfulfilled', 'partially-fulfilled', 'fulfilled'] as const;

/** Units of one line of an order. */
export interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** What the fulfilment of an order is derived from. */
export interface OrderUnits {
  /** As ordered. */
  readonly lines: readonly {
    readonly id: string;
    readonly productName: string;
    readonly quantity: number;
    /** False for what is delivered by itself; true by default. */
    readonly needsFulfilment?: boolean;
  }[];
  /** Units of fulfilments that were not canceled. */
  readonly fulfilled: readonly LineUnits[];
  /** Units that were taken off the order before they were sent. */
  readonly removed: readonly LineUnits[];
}

/**
 * Whether an order waits until somebody has sent or done what a line is. Downloads and gift cards are delivered by
 * themselves, and a donation is for nothing.
 */
export function needsFulfilment(purpose: CartPurpose, line: Pick<OrderLine, 'productType'>): boolean {
  return purpose !== 'donation' && traitsOf(line.productType).needsFulfilment;
}

/** Units by line. */
export function unitsByLine(units: readonly LineUnits[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of units) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
}

/** The units of each line that are still to be sent, in the order of the lines; lines without any are left out. */
export function unitsToSend({ lines, fulfilled, removed }: OrderUnits): readonly LineUnits[] {
  const gone = unitsByLine([...fulfilled, ...removed]);
  return lines
    .filter((line) => line.needsFulfilment !== false)
    .map(({ id, quantity }) => ({ lineId: id, quantity: quantity - (gone.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** An order whose last units were removed is fulfilled: nothing is left to send. */
export function fulfilmentStateOf(units: OrderUnits): FulfilmentState {
  if (unitsToSend(units).length === 0) return 'fulfilled';
  return units.fulfilled.length > 0 ? 'partially-fulfilled' : 'unfulfilled';
}

/**
 * Whether units can be chosen from those that are available. Returns them in the order of the lines, those of one line
 * together.
 */
export function chooseUnits(
  lines: OrderUnits['lines'],
  available: readonly LineUnits[],
  wanted: readonly LineUnits[],
): Result<readonly LineUnits[], 'ORDER_LINE_UNKNOWN' | 'UNITS_TOO_MANY'> {
  const chosen = unitsByLine(wanted);
  const most = unitsByLine(available);
  for (const [lineId, quantity] of chosen) {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return fail('ORDER_LINE_UNKNOWN');
    const left = most.get(lineId) ?? 0;
    if (quantity > left) {
      return fail('UNITS_TOO_MANY', { params: { product: line.productName, quantity: left } });
    }
  }
  return ok(
    lines.flatMap(({ id }) => {
      const quantity = chosen.get(id) ?? 0;
      return quantity > 0 ? [{ lineId: id, quantity }] : [];
    }),
  );
}
