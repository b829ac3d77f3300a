import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { at, minor, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/**
 * A person who ordered, one per email address. Written by the statement that places the order; its counts equal those
 * of its orders at any time.
 */
export const customers = pgTable(
  'customers',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Lower case; `erased-<id>` after the person was erased. */
    email: text('email').notNull(),
    /** Addresses of customers merged into this one, separated by spaces. */
    otherEmails: text('other_emails').notNull().default(''),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** City, region and country of the last order. */
    place: text('place').notNull().default(''),
    /** Only for the owner. */
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    /** Draft orders of this customer are made without tax. */
    taxExemption: jsonb('tax_exemption').$type<TaxExemption>(),
    orderCount: integer('order_count').notNull().default(0),
    /** Placed minus refunded, of the orders in `currency`. */
    spentMinor: minor('spent_minor').notNull().default(0),
    /** Of the last order. */
    currency: text('currency').notNull(),
    firstOrderOn: at('first_order_on').notNull(),
    lastOrderOn: at('last_order_on').notNull(),
    /** The customer this one was merged into: later orders of this address count there. Null for a customer. */
    mergedInto: uuid('merged_into'),
    erasedOn: at('erased_on'),
    /** Rises with every change of an owner; an edit that names an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** Name, addresses, phone and places; tags as marks: see `listLexemes`. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('customers_email').on(t.websiteId, t.email),
    index('customers_last_order')
      .on(t.websiteId, t.lastOrderOn, t.id)
      .where(sql`merged_into is null`),
    // The number of orders so that a list of those with one is read from the index.
    index('customers_spent')
      .on(t.websiteId, t.spentMinor, t.id, t.orderCount)
      .where(sql`merged_into is null`),
    index('customers_order_count')
      .on(t.websiteId, t.orderCount, t.id)
      .where(sql`merged_into is null`),
    index('customers_search').using('gin', t.search),
    index('customers_merged')
      .on(t.websiteId, t.mergedInto)
      .where(sql`merged_into is not null`),
  ],
);
