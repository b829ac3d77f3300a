import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { noTracking, type Tracking } from '@vitrine/domain/order/tracking.ts';

/** Input that sends everything that is left of an order, without tracking and with a mail, changed as a test needs it. */
export function aFulfilment(
  order: OrderDetail,
  accountId: string,
  change: Partial<
    Tracking & {
      readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
      readonly notify: boolean;
      readonly revision: number;
    }
  > = {},
) {
  return {
    ...noTracking,
    orderId: order.id,
    revision: order.revision,
    lines: order.lines.flatMap(({ id, toSend }) => (toSend > 0 ? [{ lineId: id, quantity: toSend }] : [])),
    notify: true,
    accountId,
    ...change,
  };
}
