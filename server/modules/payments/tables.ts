import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { at, minor, websiteId } from '../../platform/db/schema-types.ts';

/** 'awaiting': its order is placed, and its buyer pays by hand. */
export type PaymentStatus = 'pending' | 'awaiting' | 'captured' | 'declined' | 'abandoned';

/** A saved payment method, by the provider's ids. */
export interface SavedMethod {
  readonly customer: string;
  readonly method: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
}

/**
 * A charge at a provider. A payment is written together with its stock reservation before the provider is called, and
 * becomes an order together with everything the order needs: so no money is taken without stock, and none without an
 * order.
 */
export const payments = pgTable(
  'payments',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    cartId: uuid('cart_id').notNull(),
    /** Sent by the buyer's form; the same key never pays twice. */
    idempotencyKey: text('idempotency_key').notNull(),
    provider: text('provider').notNull(),
    /** The payment account it was taken with; null: the provider that the environment names, or none. */
    accountId: uuid('account_id'),
    providerReference: text('provider_reference'),
    status: text('status').$type<PaymentStatus>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    testMode: boolean('test_mode').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** The error catalogue's code of a decline. */
    declineCode: text('decline_code'),
    /** The saved method, when the payment asked to save it. */
    savedMethod: jsonb('saved_method').$type<SavedMethod>(),
    /** The order as priced for the charge; json, not jsonb, keeps options in the order they are chosen. */
    draft: json('draft').$type<OrderDraft>().notNull(),
    /** Origin of the site the buyer ordered on; mails about the order link to it. */
    origin: text('origin').notNull(),
    orderId: uuid('order_id'),
    createdOn: at('created_on').notNull(),
    settledOn: at('settled_on'),
    /** When recovery may take a payment that is still pending; when the order of one that is awaited is canceled. */
    nextCheckOn: at('next_check_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('payments_of_cart').on(t.websiteId, t.cartId, t.idempotencyKey),
    index('payments_unsettled')
      .on(t.nextCheckOn)
      .where(sql`status = 'pending'`),
    index('payments_awaited')
      .on(t.nextCheckOn)
      .where(sql`status = 'awaiting'`),
  ],
);

/**
 * Accounts at payment providers, of one website each. A row outlives its connection: what it took is refunded with it.
 * At most one of a website is connected.
 */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    provider: text('provider').notNull(),
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    /** The provider's own id of the account; '' where it has none. */
    reference: text('reference').notNull(),
    /** What the account is called at the provider. */
    name: text('name').notNull(),
    /** The provider's settings as JSON, encrypted; null where it needs none. */
    sealedSettings: text('sealed_settings'),
    /** The settings as their owner sees them, secrets abbreviated. */
    shown: jsonb('shown').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The provider's id of the webhook made for it; null: it has none. */
    webhookReference: text('webhook_reference'),
    connectedOn: at('connected_on').notNull(),
    disconnectedOn: at('disconnected_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('payment_accounts_connected')
      .on(t.websiteId)
      .where(sql`disconnected_on is null`),
    uniqueIndex('payment_accounts_reference').on(t.websiteId, t.provider, t.reference, t.mode),
  ],
);

/**
 * The data of the built-in test gateway, as a card network would keep it. Written in its own transaction, never in
 * ours, so that a crash between the two causes the same trouble as with a real provider.
 */
export const testGatewayCharges = pgTable(
  'test_gateway_charges',
  {
    websiteId: websiteId(),
    /** Our payment's id, which the gateway uses as the idempotency key. */
    reference: uuid('reference').notNull(),
    status: text('status').$type<'action' | 'captured' | 'declined' | 'canceled'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    currency: text('currency').notNull(),
    cardBrand: text('card_brand').notNull().default(''),
    cardLast4: text('card_last4').notNull().default(''),
    declineCode: text('decline_code'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.reference] })],
);

/** Refunds of the test gateway; the reference is our refund's id, so that a repeated call refunds once. */
export const testGatewayRefunds = pgTable(
  'test_gateway_refunds',
  {
    websiteId: websiteId(),
    reference: uuid('reference').notNull(),
    chargeReference: uuid('charge_reference').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.reference] })],
);

/** Cards the test gateway saves for later charges. Of a number it stores brand, last four digits and behaviour. */
export const testGatewayMethods = pgTable(
  'test_gateway_methods',
  {
    websiteId: websiteId(),
    /** The provider's id for it. */
    method: text('method').notNull(),
    customer: text('customer').notNull(),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    /** The code every charge of it is declined with; null: it succeeds. */
    declineCode: text('decline_code'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.method] })],
);

/** Confirmations on the test gateway's own page, which plays the bank. */
export const testGatewayConfirmations = pgTable(
  'test_gateway_confirmations',
  {
    websiteId: websiteId(),
    /** The secret in the page's URL. */
    token: text('token').notNull(),
    kind: text('kind').$type<'charge' | 'saving'>().notNull(),
    /** Reference of the charge or of the saving. */
    reference: text('reference').notNull(),
    /** The card saved once it is approved; null: none is saved. */
    keep: jsonb('keep').$type<{
      readonly customer: string | null;
      readonly cardBrand: string;
      readonly cardLast4: string;
      readonly laterDecline: string | null;
    }>(),
    returnUrl: text('return_url').notNull(),
    decision: text('decision').$type<'open' | 'approved' | 'refused'>().notNull().default('open'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.token] }),
    uniqueIndex('test_gateway_confirmations_of').on(t.websiteId, t.kind, t.reference),
  ],
);

/** Processed events of a provider: a repeated one is acknowledged and does nothing. */
export const providerEvents = pgTable(
  'provider_events',
  {
    websiteId: websiteId(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedOn: at('received_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.provider, t.eventId] })],
);
