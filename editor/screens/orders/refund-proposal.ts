import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { type LineUnits, needsFulfilment } from '@vitrine/domain/order/fulfilment.ts';
import { isNothingLeft, paidForRefunded, type RefundedUnits } from '@vitrine/domain/order/refund-units.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import { type ChoosableLine, readUnits, type TypedUnits } from './units-draft.ts';

type OrderLine = OrderDetail['lines'][number];

/** Units of an order as typed, those that were not sent and those that the buyer has. */
export interface TypedRefund {
  readonly notSent: TypedUnits;
  readonly sent: TypedUnits;
}

const noUnits: TypedRefund = { notSent: {}, sent: {} };

/** The lines of which units can be refunded. */
export function refundableLines(
  order: Pick<OrderDetail, 'lines'>,
  where: keyof TypedRefund,
): readonly (OrderLine & ChoosableLine)[] {
  return order.lines
    .filter(({ toRefund }) => toRefund[where] > 0)
    .map((line) => ({ ...line, most: line.toRefund[where] }));
}

/** The only unit that can be refunded, else none. */
export function startUnits(order: Pick<OrderDetail, 'lines'>): TypedRefund {
  const notSent = refundableLines(order, 'notSent');
  const sent = refundableLines(order, 'sent');
  const [only, ...others] = [...notSent, ...sent];
  if (only?.most !== 1 || others.length > 0) return noUnits;
  return notSent.length > 0
    ? { notSent: { [only.id]: '1' }, sent: {} }
    : { notSent: {}, sent: { [only.id]: '1' } };
}

const marked = (units: readonly LineUnits[], isSent: boolean): readonly RefundedUnits[] =>
  units.map((each) => ({ ...each, isSent }));

/** What was typed: the chosen units, and what is wrong with the others. */
export function readRefund(order: Pick<OrderDetail, 'lines'>, typed: TypedRefund, show: ShowNumber) {
  const notSent = readUnits(refundableLines(order, 'notSent'), typed.notSent, show);
  const sent = readUnits(refundableLines(order, 'sent'), typed.sent, show);
  return {
    units: [...marked(notSent.units, false), ...marked(sent.units, true)],
    problems: { notSent: notSent.problems, sent: sent.problems },
    isRight: Object.keys(notSent.problems).length + Object.keys(sent.problems).length === 0,
  };
}

type PricedOrder = Pick<
  OrderDetail,
  'purpose' | 'totals' | 'lines' | 'returns' | 'fulfilments' | 'refundableMinor' | 'refundableDeliveryMinor'
>;

/** Whether the units are the last of an order of which nothing was sent. */
export function leavesNothing(order: PricedOrder, units: readonly RefundedUnits[]): boolean {
  const fulfilled = order.fulfilments
    .filter(({ canceledOn }) => canceledOn === null)
    .flatMap((fulfilment) => fulfilment.lines);
  const lines = order.lines.map((line) => ({
    ...line,
    needsFulfilment: needsFulfilment(order.purpose, line),
  }));
  return isNothingLeft(order.totals, { lines, fulfilled, removed: named(order) }, units);
}

/** What to refund for units, minor units: what was paid for them, and for delivery if wanted. */
export function proposeRefund(
  order: PricedOrder,
  units: readonly RefundedUnits[],
  withDelivery: boolean,
): number {
  if (units.length === 0) return 0;
  const returned = order.returns.flatMap((one) => one.lines);
  const goods = { lines: order.lines, removed: [], refunded: named(order), returned };
  const items = paidForRefunded(order.totals, goods, units);
  return Math.min(items + (withDelivery ? order.refundableDeliveryMinor : 0), order.refundableMinor);
}

const named = ({ lines }: PricedOrder): readonly LineUnits[] =>
  lines.map(({ id, refunded }) => ({ lineId: id, quantity: refunded }));
