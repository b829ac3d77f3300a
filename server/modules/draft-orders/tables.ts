import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/**
 * A cart that the shop has filled for a customer, with what the shop notes about it. Its lines, agreed prices and
 * expiry are those of the cart; what became of it follows from the cart too.
 */
export const draftOrders = pgTable(
  'draft_orders',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** 1, 2, … per website: D1, D2, … */
    number: bigint('number', { mode: 'number' }).notNull(),
    cartId: uuid('cart_id').notNull(),
    /** The secret of the link by which it is paid; the owner reads it again. */
    secret: text('secret').notNull(),
    /** The customer as the shop knows them; '' where it does not. */
    email: text('email').notNull().default(''),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** What the customer reads above the checkout and in the mail. */
    note: text('note').notNull().default(''),
    /** Only for owners. */
    internalNotes: text('internal_notes').notNull().default(''),
    /** Of the call that made it: another with the same key makes no second one. */
    idempotencyKey: text('idempotency_key'),
    /** When the link was last mailed. */
    sentOn: at('sent_on'),
    /** The account that made it. */
    createdBy: uuid('created_by').notNull(),
    createdOn: at('created_on').notNull(),
    updatedOn: at('updated_on').notNull(),
    /** Rises with every change; an edit that names an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** Number, customer and products, with marks for products: see `draftLexemes`. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('draft_orders_number').on(t.websiteId, t.number),
    uniqueIndex('draft_orders_cart').on(t.websiteId, t.cartId),
    uniqueIndex('draft_orders_idempotency_key').on(t.websiteId, t.idempotencyKey),
    index('draft_orders_created').on(t.websiteId, t.createdOn, t.id),
    index('draft_orders_updated').on(t.websiteId, t.updatedOn, t.id),
    index('draft_orders_search').using('gin', t.search),
  ],
);

/** The last number of a draft order, per website. */
export const draftOrderCounters = pgTable(
  'draft_order_counters',
  {
    websiteId: websiteId(),
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);
