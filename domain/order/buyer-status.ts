import type { FulfilmentState } from './fulfilment.ts';
import type { OrderStatus } from './order.ts';

/** What an order is to its buyer: its status, or where its goods are once something was done for them. */
export type BuyerStatus =
  | OrderStatus
  | 'partly-sent'
  | 'ready'
  | 'partly-ready'
  | 'complete'
  | 'partly-complete';

/**
 * The status that an order's page says. Goods are sent or, where the buyer fetches them, ready, also before they are paid
 * on collection; what is neither is complete. Refunds and a cancellation matter more than where the goods are.
 */
export function buyerStatus(order: {
  readonly status: OrderStatus;
  readonly fulfilment: FulfilmentState;
  readonly requiresDelivery: boolean;
  readonly isPickedUp: boolean;
}): BuyerStatus {
  const { status, fulfilment, requiresDelivery, isPickedUp } = order;
  const isOpen = status === 'paid' || status === 'fulfilled' || status === 'awaiting-payment';
  if (!isOpen || fulfilment === 'unfulfilled') return status;
  const isDone = fulfilment === 'fulfilled';
  if (isPickedUp) return isDone ? 'ready' : 'partly-ready';
  if (status === 'awaiting-payment') return status;
  if (!requiresDelivery) return isDone ? 'complete' : 'partly-complete';
  return isDone ? 'fulfilled' : 'partly-sent';
}
