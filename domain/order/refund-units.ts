import type { CartTotals } from '../cart/cart.ts';
import { type LineUnits, type OrderUnits, unitsByLine, unitsToSend } from './fulfilment.ts';
import { paidForUnits, type ReturnUnits, unitsKept } from './returns.ts';

/** Units that a refund names. */
export interface RefundedUnits extends LineUnits {
  /** Whether the buyer has them; the others are taken off the order before they are sent. */
  readonly isSent: boolean;
}

type RefundableGoods = OrderUnits & ReturnUnits;

/**
 * The units that a refund can name, in the order of the lines: those not sent yet, and those the buyer has that neither
 * came back nor were named by another refund.
 */
export function unitsToRefund(goods: RefundableGoods): readonly RefundedUnits[] {
  const toSend = unitsByLine(unitsToSend(goods));
  const kept = unitsByLine(unitsKept(goods));
  return goods.lines
    .flatMap(({ id: lineId }) => [
      { lineId, isSent: false, quantity: toSend.get(lineId) ?? 0 },
      { lineId, isSent: true, quantity: kept.get(lineId) ?? 0 },
    ])
    .filter(({ quantity }) => quantity > 0);
}

type PaidTotals = Parameters<typeof paidForUnits>[0];

/** What was paid for units that a refund names, besides those that came off the order before, minor units. */
export function paidForRefunded(
  totals: PaidTotals,
  goods: Pick<RefundableGoods, 'lines' | 'removed' | 'refunded' | 'returned'>,
  units: readonly LineUnits[],
): number {
  const before = unitsOff(goods);
  const paid = (some: readonly LineUnits[]): number => paidForUnits(totals, goods.lines, some);
  return paid([...before, ...units]) - paid(before);
}

/** What was paid for delivery, with its taxes, minor units. */
export function paidForDelivery(totals: PaidTotals, lines: OrderUnits['lines']): number {
  const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  return Math.max(0, totals.grandTotalMinor - paidForUnits(totals, lines, all));
}

/** What was paid for delivery and not refunded yet, with its taxes, minor units. */
export const deliveryToRefund = (
  totals: PaidTotals,
  lines: OrderUnits['lines'],
  given: { readonly deliveryMinor: number },
): number => Math.max(0, paidForDelivery(totals, lines) - given.deliveryMinor);

/** Whether units are the last of an order of which nothing was sent: then its delivery is not needed either. */
export function isNothingLeft(
  totals: Pick<CartTotals, 'requiresDelivery'>,
  goods: Pick<RefundableGoods, 'lines' | 'removed' | 'fulfilled'>,
  units: readonly LineUnits[],
): boolean {
  if (!totals.requiresDelivery || goods.fulfilled.length > 0) return false;
  const off = unitsByLine([...goods.removed, ...units]);
  return goods.lines.every(
    (line) => line.needsFulfilment === false || (off.get(line.id) ?? 0) >= line.quantity,
  );
}

/** Units that came off an order in any way, each once. */
function unitsOff({
  removed,
  refunded,
  returned,
}: Pick<RefundableGoods, 'removed' | 'refunded' | 'returned'>): readonly LineUnits[] {
  const back = returned.map((units) => ({ ...units, quantity: units.quantity - (units.refunded ?? 0) }));
  return [...removed, ...refunded, ...back];
}
