import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { FulfilmentState } from '@vitrine/domain/order/fulfilment.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
import type { Carrier, Tracking } from '@vitrine/domain/order/tracking.ts';
import type { CartPurpose, CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, minor, searchVector, websiteId } from '../../platform/db/schema-types.ts';
import { ordersToSend } from './orders-to-send.ts';

export const orders = pgTable(
  'orders',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The order number people use: 1001, 1002, … per website. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** The secret of the order status link. */
    accessToken: text('access_token').notNull(),
    cartId: uuid('cart_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    testMode: boolean('test_mode').notNull(),
    email: text('email').notNull(),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    deliveryName: text('delivery_name'),
    /** Which page confirms it. */
    purpose: text('purpose').$type<CartPurpose>().notNull().default('shopping'),
    /** The subscription it renews; null for an order a buyer placed. */
    subscriptionId: uuid('subscription_id'),
    /** Who placed it; null for one from before customers were kept. */
    customerId: uuid('customer_id'),
    totals: jsonb('totals').$type<CartTotals>().notNull(),
    currency: text('currency').notNull(),
    grandTotalMinor: minor('grand_total_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** What is to be refunded: see `refundDueAfter`. */
    refundDueMinor: minor('refund_due_minor').notNull().default(0),
    /** How much of its goods was sent: derived from its fulfilments whenever one changes. */
    fulfilment: text('fulfilment').$type<FulfilmentState>().notNull().default('unfulfilled'),
    /** When its last units were sent. */
    fulfilledOn: at('fulfilled_on'),
    /** Whether it is paid when it is picked up, and can be handed over before. */
    paidOnCollection: boolean('paid_on_collection').notNull().default(false),
    /** When its units were returned to stock; at most once. */
    returnedToStockOn: at('returned_to_stock_on'),
    placedOn: at('placed_on').notNull(),
    /** Only for the owner. */
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    /** Rises with every change; an edit that names an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** Number, buyer, address and products, with marks for products and tags: see `orderLexemes`. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('orders_number').on(t.websiteId, t.number),
    uniqueIndex('orders_of_cart').on(t.websiteId, t.cartId),
    uniqueIndex('orders_access_token').on(t.websiteId, t.accessToken),
    // The owner's list, by each of its sorts, alone and within a status: see docs/decisions/0044.
    index('orders_placed').on(t.websiteId, t.placedOn, t.id),
    index('orders_status').on(t.websiteId, t.status, t.placedOn, t.id),
    // Of which there are few.
    index('orders_to_send').on(t.websiteId, t.placedOn, t.id).where(sql.raw(ordersToSend())),
    index('orders_total').on(t.websiteId, t.grandTotalMinor, t.id),
    index('orders_refund_due')
      .on(t.websiteId, t.placedOn, t.id)
      .where(sql`refund_due_minor > 0`),
    index('orders_search').using('gin', t.search),
    // For what is due some days after an order was sent.
    index('orders_fulfilled')
      .on(t.websiteId, t.fulfilledOn, t.id)
      .where(sql`fulfilled_on is not null`),
    index('orders_of_customer').on(t.websiteId, t.customerId, t.number),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    websiteId: websiteId(),
    orderId: uuid('order_id').notNull(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    itemId: uuid('item_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    sku: text('sku').notNull(),
    productName: text('product_name').notNull(),
    /** json, not jsonb, keeps options in the order they are chosen. */
    attributes: json('attributes').$type<Record<string, string>>().notNull(),
    productType: text('product_type').$type<ProductType>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    lineTotalMinor: minor('line_total_minor').notNull(),
    additionalFields: text('additional_fields').notNull().default(''),
    /** Whether it is no product: item and variant are ids of nothing. */
    isCustom: boolean('is_custom').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.orderId, t.id] })],
);

/** The history of an order: every event, with who caused it and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    websiteId: websiteId(),
    orderId: uuid('order_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type')
      .$type<
        | 'placed'
        | 'paid'
        | 'mail-queued'
        | 'fulfilled'
        | 'fulfilment-undone'
        | 'fulfilment-canceled'
        | 'tracking-changed'
        | 'tracking-undone'
        | 'returned'
        | 'return-deleted'
        | 'refund-settled'
        | 'comment'
        | 'contact-changed'
        | 'mail-resent'
        | 'refunded'
        | 'refund-failed'
        | 'canceled'
      >()
      .notNull(),
    /** 'buyer', 'system', or the owner's account id. */
    actor: text('actor').notNull(),
    data: jsonb('data').$type<Record<string, string | number | boolean>>().notNull().default({}),
    happenedOn: at('happened_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.orderId, t.id] })],
);

/** Goods of an order that were sent together. One that is undone is deleted, one that is canceled later stays. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** 1, 2, … within the order. */
    number: integer('number').notNull(),
    carrier: text('carrier').$type<Carrier>().notNull().default(''),
    carrierName: text('carrier_name').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    /** The mail to the buyer; null when none was wanted. */
    mailId: uuid('mail_id'),
    /** The last mail to the buyer about a later change of the tracking; null when there was none. */
    trackingMailId: uuid('tracking_mail_id'),
    /** The tracking before that mail, for its undo. */
    trackingBefore: jsonb('tracking_before').$type<Tracking>(),
    createdOn: at('created_on').notNull(),
    canceledOn: at('canceled_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('fulfilments_number').on(t.websiteId, t.orderId, t.number),
  ],
);

export const fulfilmentLines = pgTable(
  'fulfilment_lines',
  {
    websiteId: websiteId(),
    fulfilmentId: uuid('fulfilment_id').notNull(),
    lineId: uuid('line_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.fulfilmentId, t.lineId] })],
);

/** Units of an order that came back together. */
export const orderReturns = pgTable(
  'order_returns',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** 1, 2, … within the order. */
    number: integer('number').notNull(),
    /** Only for the owner. */
    note: text('note').notNull().default(''),
    /** Whether its units were returned to stock. */
    returnedToStock: boolean('returned_to_stock').notNull(),
    /** Whether what was paid for its units was to be refunded. */
    isRefundDue: boolean('is_refund_due').notNull().default(true),
    idempotencyKey: text('idempotency_key').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('order_returns_number').on(t.websiteId, t.orderId, t.number),
    uniqueIndex('order_returns_idempotency').on(t.websiteId, t.orderId, t.idempotencyKey),
  ],
);

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    websiteId: websiteId(),
    returnId: uuid('return_id').notNull(),
    lineId: uuid('line_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Of these, units that a refund had named before they came back: nothing more is due for them. */
    refunded: integer('refunded').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.returnId, t.lineId] })],
);

export const refunds = pgTable(
  'refunds',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    orderId: uuid('order_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    reason: text('reason').notNull().default(''),
    /** The part of `amountMinor` for gift cards; the rest goes back to the card. */
    giftCardMinor: minor('gift_card_minor').notNull().default(0),
    /** What was paid for the units it names. */
    itemsMinor: minor('items_minor').notNull().default(0),
    /** What it returns of delivery. */
    deliveryMinor: minor('delivery_minor').notNull().default(0),
    /** Whether it returns units to stock: those it names; all of the order's, where it names none. */
    returnToStock: boolean('return_to_stock').notNull().default(false),
    /** Whether it ends the order: the order is cancelled once the money is back. */
    cancels: boolean('cancels').notNull().default(false),
    /** Whether subscriptions that the order started go on when nothing is left of it. */
    keepsSubscriptions: boolean('keeps_subscriptions').notNull().default(false),
    /** When the bank sent its money back. */
    bouncedOn: at('bounced_on'),
    /** The subject of the document that takes back its credit note then. */
    bounceId: uuid('bounce_id'),
    /** The owner's account id, or 'system' for one made at the provider. */
    actor: text('actor').notNull(),
    createdOn: at('created_on').notNull(),
    /** When recovery may take a refund that is still pending. */
    nextCheckOn: at('next_check_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('refunds_idempotency').on(t.websiteId, t.orderId, t.idempotencyKey),
    index('refunds_unsettled')
      .on(t.nextCheckOn)
      .where(sql`status = 'pending'`),
  ],
);

/** Units that a refund names: they are taken off the order, unless the refund was refused. */
export const refundLines = pgTable(
  'refund_lines',
  {
    websiteId: websiteId(),
    refundId: uuid('refund_id').notNull(),
    lineId: uuid('line_id').notNull(),
    /** Whether the buyer had them already. */
    isSent: boolean('is_sent').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.refundId, t.lineId, t.isSent] })],
);
