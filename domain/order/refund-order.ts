import { fail, ok, type Result } from '../result.ts';
import { nextOrderStatus, type OrderAction } from './order-states.ts';
import type { OrderStatus } from './order.ts';

/** The money of an order, minor units. `refundedOrPendingMinor` includes pending refunds. */
export interface OrderMoney {
  readonly status: OrderStatus;
  /** By card and by gift cards. */
  readonly capturedMinor: number;
  readonly refundedOrPendingMinor: number;
}

/** The refundable amounts of an order, minor units. */
export interface RefundableAmount {
  /** Captured from the card and not refunded. */
  readonly cardMinor: number;
  /** Paid by gift cards and not refunded. */
  readonly giftCardMinor: number;
}

/** Split of a refund: to the card first, the rest to gift cards. The parts never exceed the refundable amounts. */
export function splitRefund(refundable: RefundableAmount, amountMinor: number): RefundableAmount {
  const cardMinor = Math.min(amountMinor, Math.max(0, refundable.cardMinor));
  return {
    cardMinor,
    giftCardMinor: Math.min(amountMinor - cardMinor, Math.max(0, refundable.giftCardMinor)),
  };
}

/** The refundable amount, minor units; 0 for an order whose status allows no refund. */
export function refundableMinor(order: OrderMoney): number {
  if (nextOrderStatus(order.status, 'refund-rest') === null) return 0;
  return Math.max(0, order.capturedMinor - order.refundedOrPendingMinor);
}

/** Whether an amount may be refunded, and the order's status afterwards. */
export function checkRefund(
  order: OrderMoney,
  amountMinor: number,
): Result<OrderAction, 'ORDER_TRANSITION' | 'REFUND_TOO_LARGE'> {
  if (nextOrderStatus(order.status, 'refund-rest') === null) {
    return fail('ORDER_TRANSITION', { params: { status: order.status, action: 'refunded' } });
  }
  const most = refundableMinor(order);
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > most) {
    return fail('REFUND_TOO_LARGE', { params: { amountMinor: most } });
  }
  return ok(amountMinor === most ? 'refund-rest' : 'refund-part');
}
