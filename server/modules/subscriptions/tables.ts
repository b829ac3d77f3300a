import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import type { SubscriptionStatus } from '@vitrine/domain/subscription/subscription-states.ts';
import { sql } from 'drizzle-orm';
import {
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

/** SQL: a time after all charges, where a list sorts subscriptions that are not charged again. */
export const NEVER = "timestamptz '2200-01-01 00:00:00+00'";

/** Subscriptions. Rules: `domain/subscription/`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The secret in the address of the customer's page. */
    accessToken: text('access_token').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    itemId: uuid('item_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    sku: text('sku').notNull(),
    productName: text('product_name').notNull(),
    attributes: json('attributes').$type<Record<string, string>>().notNull(),
    additionalFields: text('additional_fields').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** The agreed price of one unit. */
    unitPriceMinor: minor('unit_price_minor').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    plan: jsonb('plan').$type<SubscriptionPlan>().notNull(),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    /** Origin of the site it was bought on; mails link to it. */
    origin: text('origin').notNull(),
    provider: text('provider').notNull(),
    /** The payment account the card is saved in; null: the provider that the environment names. */
    accountId: uuid('account_id'),
    /** The provider's ids of the customer and the payment method. */
    customer: text('customer').notNull(),
    paymentMethod: text('payment_method').notNull(),
    cardBrand: text('card_brand').notNull().default(''),
    cardLast4: text('card_last4').notNull().default(''),
    firstOrderId: uuid('first_order_id').notNull(),
    startedOn: at('started_on').notNull(),
    /** Cycles paid so far; the first with the first order. */
    cyclesPaid: integer('cycles_paid').notNull().default(1),
    /** When the paid period ends and the next charge is due. */
    periodEndsOn: at('period_ends_on').notNull(),
    /** When the next charge is attempted; null when none will be. */
    nextChargeOn: at('next_charge_on'),
    /** Failed attempts for the due cycle. */
    failedTries: integer('failed_tries').notNull().default(0),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endedOn: at('ended_on'),
    revision: integer('revision').notNull().default(1),
    /** Customer, product and SKU: see `listLexemes`. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_vector(website_id, product_name || ' ' || sku || ' ' || coalesce(details ->> 'email', '') || ' ' || coalesce(details -> 'address' ->> 'firstName', '') || ' ' || coalesce(details -> 'address' ->> 'lastName', ''))`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('subscriptions_search').using('gin', t.search),
    index('subscriptions_started').on(t.websiteId, t.startedOn, t.id),
    index('subscriptions_next_charge').on(
      t.websiteId,
      sql`coalesce(next_charge_on, ${sql.raw(NEVER)})`,
      t.id,
    ),
    index('subscriptions_item').on(t.websiteId, t.itemId, t.id),
    uniqueIndex('subscriptions_access_token').on(t.websiteId, t.accessToken),
    uniqueIndex('subscriptions_first_order').on(t.websiteId, t.firstOrderId, t.variantId),
    index('subscriptions_status').on(t.websiteId, t.status, t.id),
    index('subscriptions_due')
      .on(t.nextChargeOn)
      .where(sql`next_charge_on is not null`),
  ],
);

/** All events of a subscription, with who caused them and when. A cycle is paid at most once. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    websiteId: websiteId(),
    subscriptionId: uuid('subscription_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type')
      .$type<
        | 'started'
        | 'renewed'
        | 'charge-failed'
        | 'paused'
        | 'resumed'
        | 'cancel-asked'
        | 'cancel-taken-back'
        | 'canceled'
        | 'completed'
        | 'card-changed'
        | 'skipped'
        | 'contents-changed'
        | 'address-changed'
        | 'retry-asked'
      >()
      .notNull(),
    /** From 1; null where the event belongs to no cycle. */
    cycle: integer('cycle'),
    /** 'buyer', 'system', or the owner's account id. */
    actor: text('actor').notNull(),
    orderId: uuid('order_id'),
    data: jsonb('data').$type<Record<string, string | number | boolean>>().notNull().default({}),
    happenedOn: at('happened_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.subscriptionId, t.id] }),
    uniqueIndex('subscription_cycle_paid_once')
      .on(t.websiteId, t.subscriptionId, t.cycle)
      .where(sql`type in ('started', 'renewed')`),
  ],
);
