import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, minor, websiteId } from '../../platform/db/schema-types.ts';

/** Units taken out of stock for a payment in flight; returned when it fails or expires. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    websiteId: websiteId(),
    paymentId: uuid('payment_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.paymentId, t.variantId] })],
);

/** A use of a discount by a payment: written when the payment is reserved, taken back when it fails. */
export const discountUses = pgTable(
  'discount_uses',
  {
    websiteId: websiteId(),
    discountId: uuid('discount_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** The buyer's email in lower case where a code counts once per customer, otherwise the payment's id. */
    onceKey: text('once_key').notNull(),
    /** The code it was used by; null for an automatic one. */
    code: text('code'),
    /** What it took off. */
    amountMinor: minor('amount_minor').notNull().default(0),
    usedOn: at('used_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.discountId, t.onceKey] }),
    uniqueIndex('discount_uses_of_payment').on(t.websiteId, t.paymentId, t.discountId),
    // For what a discount brought.
    index('discount_uses_by_day').on(t.websiteId, t.discountId, t.usedOn),
  ],
);

/** Last order number drawn, per website. A separate table, so that orders do not queue behind it. */
export const orderNumberCounters = pgTable(
  'order_number_counters',
  {
    websiteId: websiteId(),
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);

/**
 * Tasks an order owes its buyer besides goods: written with the order, run right after by their module, and retried
 * until they succeed. Each kind is idempotent per order.
 */
export const fulfilmentTasks = pgTable(
  'fulfilment_tasks',
  {
    websiteId: websiteId(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<FulfilmentTask>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptOn: at('next_attempt_on').notNull(),
    lastError: text('last_error'),
    doneOn: at('done_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.orderId, t.kind] }),
    index('fulfilment_tasks_due')
      .on(t.nextAttemptOn)
      .where(sql`done_on is null`),
  ],
);
