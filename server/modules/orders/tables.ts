import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
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
    fulfilledOn: at('fulfilled_on'),
    /** When its units were returned to stock; at most once. */
    returnedToStockOn: at('returned_to_stock_on'),
    placedOn: at('placed_on').notNull(),
    /** Rises with every change; an edit that names an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** Number, buyer, address and products, with the mark `p:<item id>` for each product: see `orders/search.ts`. */
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
    index('orders_total').on(t.websiteId, t.grandTotalMinor, t.id),
    index('orders_search').using('gin', t.search),
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
    /** Whether it returns the order's units to stock. */
    returnToStock: boolean('return_to_stock').notNull().default(false),
    /** Whether it ends the order: the order is cancelled once the money is back. */
    cancels: boolean('cancels').notNull().default(false),
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
