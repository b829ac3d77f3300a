import type { CartTotals } from '../cart/cart.ts';
import { type LineUnits, type OrderUnits, unitsByLine } from './fulfilment.ts';

/** What can come back of an order is derived from this. */
export interface ReturnUnits extends Pick<OrderUnits, 'lines' | 'fulfilled'> {
  /** Units that came back. They stay fulfilled: they are not to be sent again. */
  readonly returned: readonly LineUnits[];
}

/** The units of each line that were sent and did not come back, in the order of the lines; lines without any are left out. */
export function unitsToReturn({ lines, fulfilled, returned }: ReturnUnits): readonly LineUnits[] {
  const sent = unitsByLine(fulfilled);
  const back = unitsByLine(returned);
  return lines
    .map(({ id }) => ({ lineId: id, quantity: (sent.get(id) ?? 0) - (back.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether all units that came back are among those that were sent. */
export function coversReturns(fulfilled: readonly LineUnits[], returned: readonly LineUnits[]): boolean {
  const sent = unitsByLine(fulfilled);
  return [...unitsByLine(returned)].every(([lineId, quantity]) => quantity <= (sent.get(lineId) ?? 0));
}

/**
 * What was paid for units of an order, minor units: their share of their line after discounts, with the order's taxes in
 * the proportion of its total, and without delivery. All units together are worth all goods exactly, so what one return
 * is worth is the difference that it makes.
 */
export function paidForUnits(
  totals: Pick<
    CartTotals,
    'lineSubtotalsMinor' | 'lineDiscountsMinor' | 'grandTotalMinor' | 'taxMinor' | 'pricesIncludeTax'
  >,
  lines: OrderUnits['lines'],
  units: readonly LineUnits[],
): number {
  const chosen = unitsByLine(units);
  let goods = 0n;
  for (const [at, { id, quantity }] of lines.entries()) {
    const line = (totals.lineSubtotalsMinor[at] ?? 0) - (totals.lineDiscountsMinor?.[at] ?? 0);
    goods += (BigInt(line) * BigInt(chosen.get(id) ?? 0)) / BigInt(quantity);
  }
  if (totals.pricesIncludeTax) return Number(goods);
  const whole = BigInt(totals.grandTotalMinor);
  const net = whole - BigInt(totals.taxMinor);
  return net === 0n ? 0 : Number((goods * whole) / net);
}

/** A return as it was recorded. */
export interface RecordedReturn {
  readonly lines: readonly LineUnits[];
  /** Whether what was paid for its units was to be refunded. */
  readonly isRefundDue: boolean;
}

/**
 * What the returns of an order made due, minor units: each one what it adds to what was paid for all that came back
 * before it.
 */
export function madeDueBy(
  totals: Parameters<typeof paidForUnits>[0],
  lines: OrderUnits['lines'],
  returns: readonly RecordedReturn[],
): number {
  let back: readonly LineUnits[] = [];
  let before = 0;
  let due = 0;
  for (const { lines: units, isRefundDue } of returns) {
    back = [...back, ...units];
    const paid = paidForUnits(totals, lines, back);
    if (isRefundDue) due += paid - before;
    before = paid;
  }
  return due;
}
