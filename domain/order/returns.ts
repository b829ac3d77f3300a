import type { CartTotals } from '../cart/cart.ts';
import { type LineUnits, type OrderUnits, unitsByLine } from './fulfilment.ts';

/** Units of a line that came back. */
export interface ReturnedUnits extends LineUnits {
  /** Of these, units that a refund had named before: nothing more is due for them. */
  readonly refunded?: number;
}

/** What can come back of an order is derived from this. */
export interface ReturnUnits extends Pick<OrderUnits, 'lines' | 'fulfilled'> {
  /** They stay fulfilled: they are not to be sent again. */
  readonly returned: readonly ReturnedUnits[];
  /** Sent units that refunds named, whether they came back or not. */
  readonly refunded: readonly LineUnits[];
}

/** The units of each line that were sent and did not come back, in the order of the lines; lines without any are left out. */
export function unitsToReturn({
  lines,
  fulfilled,
  returned,
}: Pick<ReturnUnits, 'lines' | 'fulfilled' | 'returned'>): readonly LineUnits[] {
  const sent = unitsByLine(fulfilled);
  const back = unitsByLine(returned);
  return lines
    .map(({ id }) => ({ lineId: id, quantity: (sent.get(id) ?? 0) - (back.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * The units of each line that the buyer got and keeps: they neither came back nor were named by a refund. What needs no
 * fulfilment the buyer has from the start.
 */
export function unitsKept(goods: ReturnUnits): readonly LineUnits[] {
  const named = unitsByLine(namedUnits(goods));
  const sent = unitsByLine(unitsToReturn(goods));
  return goods.lines
    .map(({ id, quantity, needsFulfilment }) => ({
      lineId: id,
      quantity: needsFulfilment === false ? quantity : (sent.get(id) ?? 0),
    }))
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - Math.max(0, named.get(lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Units that refunds named and that did not come back. */
function namedUnits({
  refunded,
  returned,
}: Pick<ReturnUnits, 'refunded' | 'returned'>): readonly LineUnits[] {
  return [
    ...refunded,
    ...returned.map((units) => ({ lineId: units.lineId, quantity: -(units.refunded ?? 0) })),
  ];
}

/** Units that come back, with how many of them refunds have named: those come back first. */
export function asReturned(
  goods: Pick<ReturnUnits, 'refunded' | 'returned'>,
  units: readonly LineUnits[],
): readonly Required<ReturnedUnits>[] {
  const named = unitsByLine(namedUnits(goods));
  return units.map(({ lineId, quantity }) => ({
    lineId,
    quantity,
    refunded: Math.max(0, Math.min(quantity, named.get(lineId) ?? 0)),
  }));
}

/** Whether all units that came back, and all that refunds name as sent, are among those that were sent. */
export function isEnoughSent({ lines, fulfilled, ...goods }: ReturnUnits): boolean {
  const sent = unitsByLine(fulfilled);
  const gone = unitsByLine([...goods.returned, ...namedUnits(goods)]);
  return lines.every(
    ({ id, needsFulfilment }) => needsFulfilment === false || (gone.get(id) ?? 0) <= (sent.get(id) ?? 0),
  );
}

/**
 * What was paid for units of an order, minor units: their share of their line after discounts, with the line's own
 * taxes, and without delivery. All units together are worth all goods exactly, so what one return is worth is the
 * difference that it makes. Orders from before taxes were kept by line have taxes in the proportion of their total.
 */
export function paidForUnits(
  totals: Pick<
    CartTotals,
    | 'lineSubtotalsMinor'
    | 'lineDiscountsMinor'
    | 'lineTaxesMinor'
    | 'grandTotalMinor'
    | 'taxMinor'
    | 'pricesIncludeTax'
  >,
  lines: OrderUnits['lines'],
  units: readonly LineUnits[],
): number {
  const { lineTaxesMinor, pricesIncludeTax } = totals;
  const chosen = unitsByLine(units);
  let goods = 0n;
  let taxes = 0n;
  for (const [at, { id, quantity }] of lines.entries()) {
    const share = (minor: number): bigint => (BigInt(minor) * BigInt(chosen.get(id) ?? 0)) / BigInt(quantity);
    goods += share((totals.lineSubtotalsMinor[at] ?? 0) - (totals.lineDiscountsMinor?.[at] ?? 0));
    taxes += share((lineTaxesMinor?.[at] ?? []).reduce((sum, minor) => sum + minor, 0));
  }
  if (pricesIncludeTax) return Number(goods);
  if (lineTaxesMinor !== undefined) return Number(goods + taxes);
  const whole = BigInt(totals.grandTotalMinor);
  const net = whole - BigInt(totals.taxMinor);
  return net === 0n ? 0 : Number((goods * whole) / net);
}

/** Of units that came back, those that no refund had named. */
function unitsOwed(units: readonly ReturnedUnits[]): readonly LineUnits[] {
  return units.map(({ lineId, quantity, refunded = 0 }) => ({ lineId, quantity: quantity - refunded }));
}

/** A return as it was recorded. */
export interface RecordedReturn {
  readonly lines: readonly ReturnedUnits[];
  /** Whether what was paid for its units was to be refunded. */
  readonly isRefundDue: boolean;
}

/**
 * What the returns of an order made due, minor units: each one what it adds to what was paid for all that came back
 * before it, without units that refunds had named.
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
    back = [...back, ...unitsOwed(units)];
    const paid = paidForUnits(totals, lines, back);
    if (isRefundDue) due += paid - before;
    before = paid;
  }
  return due;
}
