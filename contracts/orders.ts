import type { CartPurpose, CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import type { OrderLine, OrderStatus } from '@vitrine/domain/order/order.ts';
import * as z from 'zod';
import { revision } from './revision.ts';
import type { MailRow } from './mail.ts';

/** Orders a list answer holds at most. */
export const ORDERS_PER_PAGE = 50;

/** GET /api/admin/orders: newest first, paged by number. */
export const listOrdersQuery = z.object({
  status: z.enum(orderStatuses).optional(),
  /** An order number (with or without '#'), or parts of the buyer's email address and name. */
  search: z.string().trim().max(256).default(''),
  /** Only orders with a smaller number: the previous answer's `nextBefore`. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type ListOrdersQuery = z.input<typeof listOrdersQuery>;

export const orderParams = z.object({ id: z.uuid() });

/** Milliseconds in which "Mark fulfilled" can be undone; the buyer's mail waits for their end. */
export const FULFIL_UNDO_MS = 10_000;

/** POST /api/admin/orders/:id/fulfil, and POST /api/admin/orders/:id/fulfil/undo while it can be undone. */
export const fulfilOrderBody = z.object({ revision });
export type FulfilOrderBody = z.input<typeof fulfilOrderBody>;

/** POST /api/admin/orders/:id/refund. The same key never refunds twice, however often it is sent. */
export const refundOrderBody = z.object({
  amountMinor: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  reason: z.string().trim().max(500).default(''),
  /** Whether the order's units are returned to stock. */
  returnToStock: z.boolean().default(false),
  idempotencyKey: z.string().min(8).max(100),
  revision,
});
export type RefundOrderBody = z.input<typeof refundOrderBody>;

/** POST /api/admin/orders/:id/cancel: ends an order that has not been sent; everything is refunded. */
export const cancelOrderBody = refundOrderBody.omit({ amountMinor: true });
export type CancelOrderBody = z.input<typeof cancelOrderBody>;

/** A row of the owner's list. Times are ISO 8601; sums are minor units. */
export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  /** What kind of checkout it came from. */
  readonly purpose: CartPurpose;
  readonly placedOn: string;
  readonly fulfilledOn: string | null;
  readonly email: string;
  readonly buyerName: string;
  /** Units over all lines. */
  readonly totalQuantity: number;
  readonly grandTotalMinor: number;
  readonly refundedMinor: number;
  readonly currency: CurrencyCode;
  readonly testMode: boolean;
}

/** Answer of GET /api/admin/orders. */
export interface OrderList {
  readonly orders: readonly OrderRow[];
  /** Hand it back as `before` for older orders; null at the end. */
  readonly nextBefore: number | null;
}

export type OrderEventType =
  | 'placed'
  | 'paid'
  | 'mail-queued'
  | 'fulfilled'
  | 'fulfilment-undone'
  | 'refunded'
  | 'refund-failed'
  | 'canceled';

export interface OrderEventView {
  readonly id: string;
  readonly type: OrderEventType;
  /** 'buyer', 'system', or the owner's account id. */
  readonly actor: string;
  /** What to show for the actor: the owner's name, or 'Buyer', 'System'. */
  readonly actorName: string;
  /**
   * paid: provider, cardBrand, cardLast4, amountMinor. refunded: amountMinor, giftCardMinor (of it to gift cards),
   * reason, returnedToStock. mail-queued: kind, mailId.
   */
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly happenedOn: string;
}

export interface PaymentView {
  readonly id: string;
  readonly provider: string;
  readonly providerReference: string | null;
  readonly status: 'pending' | 'captured' | 'declined' | 'abandoned';
  readonly amountMinor: number;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly testMode: boolean;
}

export interface RefundView {
  readonly id: string;
  readonly amountMinor: number;
  /** The part refunded to gift cards. */
  readonly giftCardMinor: number;
  /** 'pending': the bank has not decided, or the provider did not answer yet. */
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly reason: string;
  readonly returnToStock: boolean;
  readonly createdOn: string;
}

/** A line, with the answers to its product's questions in words. */
export interface OrderLineView extends OrderLine {
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}

/** Answer of GET /api/admin/orders/:id, and of fulfil, its undo, refund and cancel, which return the order as it is then. */
export interface OrderDetail extends OrderRow {
  /** Name it in every change; an older one is refused with STALE_REVISION. */
  readonly revision: number;
  readonly details: CheckoutDetails;
  readonly deliveryName: string | null;
  /** The subscription it renews; null for an order a buyer placed. */
  readonly subscriptionId: string | null;
  /** Names of the active subscriptions it started; a full refund ends them. */
  readonly startedSubscriptions: readonly string[];
  readonly totals: CartTotals;
  readonly lines: readonly OrderLineView[];
  /** Oldest first. */
  readonly events: readonly OrderEventView[];
  readonly payment: PaymentView;
  readonly refunds: readonly RefundView[];
  readonly mails: readonly MailRow[];
  /** Path of the buyer's order status page on the site. */
  readonly statusPath: string;
  readonly canFulfil: boolean;
  /** Milliseconds, from this answer on, in which the fulfilment can be undone; 0 when it cannot. */
  readonly undoFulfilMs: number;
  readonly canCancel: boolean;
  /** Whether it has stock-tracked units that were not returned to stock. */
  readonly canReturnToStock: boolean;
  /** What can still be refunded, minor units; 0 when nothing can. */
  readonly refundableMinor: number;
  /** The part refunded to the card, which comes before gift cards. */
  readonly refundableToCardMinor: number;
}
