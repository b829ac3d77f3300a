import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DiscountKind } from '@vitrine/domain/discount/discount.ts';
import { at, minor, websiteId } from '../../platform/db/schema-types.ts';

/** Discount codes. Rules: `domain/discount/`. */
export const discounts = pgTable(
  'discounts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Stored in upper case, as codes are compared. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    /** Fraction off, for 'percentage': 0.1 is 10 %. */
    rate: doublePrecision('rate').notNull().default(0),
    /** Amount off, for 'fixed'. */
    amountMinor: minor('amount_minor').notNull().default(0),
    /** Smallest subtotal the code applies to. */
    minimumSubtotalMinor: minor('minimum_subtotal_minor').notNull().default(0),
    /** Products the code applies to; empty: all of them. */
    itemIds: jsonb('item_ids').$type<string[]>().notNull().default([]),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    /** Null: no limit. */
    usageLimit: integer('usage_limit'),
    /** Uses reserved by open checkouts or paid. */
    usedCount: integer('used_count').notNull().default(0),
    startsOn: at('starts_on'),
    endsOn: at('ends_on'),
    enabled: boolean('enabled').notNull().default(true),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('discounts_code').on(t.websiteId, t.code),
    check('discounts_within_limit', sql`${t.usageLimit} is null or ${t.usedCount} <= ${t.usageLimit}`),
  ],
);
