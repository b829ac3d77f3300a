import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  BuyXGetY,
  DiscountClass,
  DiscountedGoods,
  DiscountKind,
} from '@vitrine/domain/discount/discount.ts';
import { at, minor, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Discounts, with codes of `discount_codes` or automatic. Rules: `domain/discount/`. */
export const discounts = pgTable(
  'discounts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Owners call it so; buyers read it where it is automatic. */
    name: text('name').notNull(),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    kind: text('kind').$type<DiscountKind>().notNull(),
    /** Fraction off: 0.1 is 10 %. */
    rate: doublePrecision('rate').notNull().default(0),
    /** Amount off, for 'fixed'. */
    amountMinor: minor('amount_minor').notNull().default(0),
    /** Smallest subtotal it applies to. */
    minimumSubtotalMinor: minor('minimum_subtotal_minor').notNull().default(0),
    goods: jsonb('goods').$type<DiscountedGoods>().notNull().default({ kind: 'all' }),
    buyXGetY: jsonb('buy_x_get_y').$type<BuyXGetY>(),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    combinesWith: jsonb('combines_with').$type<DiscountClass[]>().notNull().default([]),
    /** Null: no limit. */
    usageLimit: integer('usage_limit'),
    /** How often each of its codes may be used; null: no limit. */
    usesPerCode: integer('uses_per_code'),
    /** Uses reserved by open checkouts or paid. */
    usedCount: integer('used_count').notNull().default(0),
    codeCount: integer('code_count').notNull().default(0),
    /** The first of its codes; '' without any. */
    firstCode: text('first_code').notNull().default(''),
    startsOn: at('starts_on'),
    endsOn: at('ends_on'),
    enabled: boolean('enabled').notNull().default(true),
    revision: integer('revision').notNull().default(1),
    createdOn: at('created_on').notNull(),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, name || ' ' || first_code)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('discounts_created').on(t.websiteId, t.createdOn, t.id),
    index('discounts_name').on(t.websiteId, sql`lower(${t.name})`, t.id),
    index('discounts_used').on(t.websiteId, t.usedCount, t.id),
    index('discounts_search').using('gin', t.search),
    index('discounts_automatic')
      .on(t.websiteId, t.id)
      .where(sql`is_automatic and enabled`),
    check('discounts_within_limit', sql`${t.usageLimit} is null or ${t.usedCount} <= ${t.usageLimit}`),
  ],
);

/** Codes that lead to a discount. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    discountId: uuid('discount_id').notNull(),
    /** Upper case, as codes are compared. */
    code: text('code').notNull(),
    /** Uses reserved by open checkouts or paid. */
    usedCount: integer('used_count').notNull().default(0),
    createdOn: at('created_on').notNull(),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, code)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('discount_codes_code').on(t.websiteId, t.code),
    index('discount_codes_created').on(t.websiteId, t.createdOn, t.id),
    index('discount_codes_of_discount').on(t.websiteId, t.discountId, t.createdOn, t.id),
    index('discount_codes_used')
      .on(t.websiteId, t.discountId, t.createdOn, t.id)
      .where(sql`used_count > 0`),
    index('discount_codes_search').using('gin', t.search),
  ],
);
