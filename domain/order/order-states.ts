import type { OrderStatus } from './order.ts';

/** Every status of an order, in the order of its lifecycle. */
export const orderStatuses = [
  'awaiting-payment',
  'paid',
  'fulfilled',
  'partially-refunded',
  'refunded',
  'canceled',
] as const satisfies readonly OrderStatus[];

/**
 * Actions on an order. `refund-part` leaves money captured, `refund-rest` refunds the last of it. A refund that the
 * bank returns bounces: then nothing is refunded, for goods not sent or sent, or only a part. An order that awaits its
 * payment was not charged; one that is paid on collection can be handed over before, and is then fulfilled once it is paid.
 */
export type OrderAction =
  | 'pay'
  | 'pay-handed-over'
  | 'cancel-unpaid'
  | 'fulfil'
  | 'undo-fulfil'
  | 'refund-part'
  | 'refund-rest'
  | 'cancel'
  | 'refund-bounced'
  | 'refund-bounced-sent'
  | 'refund-bounced-part';

export interface OrderTransition {
  readonly from: OrderStatus;
  readonly action: OrderAction;
  readonly to: OrderStatus;
}

/**
 * Every allowed transition. A partly refunded order can still be sent; its status keeps describing the money while
 * `fulfilledOn` describes the goods, as does that of an order that is paid on collection. A canceled order is final, and so is a refunded one unless the bank returns the
 * refund.
 */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'awaiting-payment', action: 'pay', to: 'paid' },
  { from: 'awaiting-payment', action: 'pay-handed-over', to: 'fulfilled' },
  { from: 'awaiting-payment', action: 'fulfil', to: 'awaiting-payment' },
  { from: 'awaiting-payment', action: 'undo-fulfil', to: 'awaiting-payment' },
  { from: 'awaiting-payment', action: 'cancel-unpaid', to: 'canceled' },
  { from: 'paid', action: 'fulfil', to: 'fulfilled' },
  { from: 'paid', action: 'refund-part', to: 'partially-refunded' },
  { from: 'paid', action: 'refund-rest', to: 'refunded' },
  { from: 'paid', action: 'cancel', to: 'canceled' },
  { from: 'fulfilled', action: 'undo-fulfil', to: 'paid' },
  { from: 'fulfilled', action: 'refund-part', to: 'partially-refunded' },
  { from: 'fulfilled', action: 'refund-rest', to: 'refunded' },
  { from: 'partially-refunded', action: 'fulfil', to: 'partially-refunded' },
  { from: 'partially-refunded', action: 'undo-fulfil', to: 'partially-refunded' },
  { from: 'partially-refunded', action: 'refund-part', to: 'partially-refunded' },
  { from: 'partially-refunded', action: 'refund-rest', to: 'refunded' },
  { from: 'partially-refunded', action: 'refund-bounced', to: 'paid' },
  { from: 'partially-refunded', action: 'refund-bounced-sent', to: 'fulfilled' },
  { from: 'partially-refunded', action: 'refund-bounced-part', to: 'partially-refunded' },
  { from: 'refunded', action: 'refund-bounced', to: 'paid' },
  { from: 'refunded', action: 'refund-bounced-sent', to: 'fulfilled' },
  { from: 'refunded', action: 'refund-bounced-part', to: 'partially-refunded' },
];

/** The status after an action, or null when the action is not allowed. */
export function nextOrderStatus(from: OrderStatus, action: OrderAction): OrderStatus | null {
  return orderTransitions.find((move) => move.from === from && move.action === action)?.to ?? null;
}
