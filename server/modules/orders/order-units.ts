import {
  type FulfilmentState,
  fulfilmentStateOf,
  needsFulfilment,
  type OrderUnits,
  unitsToSend,
} from '@vitrine/domain/order/fulfilment.ts';
import { nextOrderStatus } from '@vitrine/domain/order/order-states.ts';
import { type ReturnUnits, unitsToReturn } from '@vitrine/domain/order/returns.ts';
import type { OrderLine, OrderStatus } from '@vitrine/domain/order/order.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type FulfilmentRecord, fulfilmentsOf } from './fulfilment-repository.ts';
import { type RefundLine, refundLinesOf } from './refund-repository.ts';
import { linesOf, type OrderRecord } from './repository.ts';
import { type ReturnRecord, returnsOf } from './returns-repository.ts';

/** The goods of an order, with where each unit is. */
export interface OrderGoods extends OrderUnits, ReturnUnits {
  readonly lines: readonly (OrderLine & { readonly needsFulfilment: boolean })[];
  readonly fulfilments: readonly FulfilmentRecord[];
  readonly returns: readonly ReturnRecord[];
  /** Units that refunds name, except refused ones. */
  readonly refundLines: readonly RefundLine[];
}

type OrderOfGoods = Pick<OrderRecord, 'id' | 'purpose'>;

export async function goodsOf(db: Queryable, websiteId: string, order: OrderOfGoods): Promise<OrderGoods> {
  const orderId = order.id;
  // One after the other: a transaction has one connection.
  const lines = await linesOf(db, websiteId, orderId);
  const fulfilments = await fulfilmentsOf(db, websiteId, orderId);
  const refunded = await refundLinesOf(db, websiteId, orderId);
  return goodsFrom(order, lines, fulfilments, await returnsOf(db, websiteId, orderId), refunded);
}

export function goodsFrom(
  { purpose }: Pick<OrderRecord, 'purpose'>,
  lines: readonly OrderLine[],
  fulfilments: readonly FulfilmentRecord[],
  returns: readonly ReturnRecord[],
  refundLines: readonly RefundLine[],
): OrderGoods {
  const named = refundLines.filter(({ counts }) => counts);
  return {
    lines: lines.map((line) => ({ ...line, needsFulfilment: needsFulfilment(purpose, line) })),
    fulfilments,
    returns,
    refundLines: named,
    fulfilled: fulfilments.filter(({ canceledOn }) => canceledOn === null).flatMap((one) => one.lines),
    removed: named.filter(({ isSent }) => !isSent),
    refunded: named.filter(({ isSent }) => isSent),
    returned: returns.flatMap((one) => one.lines),
  };
}

/** Whether units of an order can be sent now: of an unpaid one only where it is paid on collection. */
export function canFulfil(
  { status, paidOnCollection }: Pick<OrderRecord, 'status' | 'paidOnCollection'>,
  units: OrderUnits,
): boolean {
  if (status === 'awaiting-payment' && !paidOnCollection) return false;
  return nextOrderStatus(status, 'fulfil') !== null && unitsToSend(units).length > 0;
}

/** Whether an unpaid order can be canceled: nothing of it was handed over. */
export function canCancelUnpaid({ status, fulfilment }: Pick<OrderRecord, 'status' | 'fulfilment'>): boolean {
  return nextOrderStatus(status, 'cancel-unpaid') !== null && fulfilment === 'unfulfilled';
}

/** The units that can come back: none of an unpaid order, whose fulfilments are canceled instead. */
export function returnableUnits({ status }: Pick<OrderRecord, 'status'>, goods: OrderGoods) {
  return status === 'awaiting-payment' ? [] : unitsToReturn(goods);
}

/** Whether what was sent may count as not sent again. */
export function mayUnfulfil({ status, fulfilment }: Pick<OrderRecord, 'status' | 'fulfilment'>): boolean {
  return nextOrderStatus(status, fulfilment === 'fulfilled' ? 'undo-fulfil' : 'fulfil') !== null;
}

/** What a change of the goods means for their order: its fulfilment, and the status that follows. */
export function statesAfter(
  order: Pick<OrderRecord, 'status' | 'fulfilment' | 'fulfilledOn'>,
  units: OrderUnits,
  now: Date,
): { readonly fulfilment: FulfilmentState; readonly status: OrderStatus; readonly fulfilledOn: Date | null } {
  const fulfilment = fulfilmentStateOf(units);
  const isDone = fulfilment === 'fulfilled';
  const wasDone = order.fulfilment === 'fulfilled';
  const action = isDone ? (wasDone ? null : 'fulfil') : wasDone ? 'undo-fulfil' : null;
  return {
    fulfilment,
    status: (action === null ? null : nextOrderStatus(order.status, action)) ?? order.status,
    fulfilledOn: isDone ? (order.fulfilledOn ?? now) : null,
  };
}
