import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DeclineCode, PaymentStatus, PaymentTaker } from '../payments/index.ts';

/*
 * Placing an order takes three statements, each a separate transaction that takes its row locks in the standard order
 * (cart, then discounts, gift cards and stock, each by id) and changes everything that belongs together: `reserve`
 * (reserve.ts), then `settle` (settle.ts) or `release` (release.ts). They write rows of other modules' tables (cart,
 * catalog, discounts, gift cards, payments, orders, mail) because a single statement makes them atomic in one round
 * trip; see docs/decisions/0007. This file has the reads around them.
 */

export interface PaymentState {
  readonly id: string;
  readonly provider: string;
  readonly accountId: string | null;
  readonly status: PaymentStatus;
  readonly declineCode: DeclineCode | null;
  readonly idempotencyKey: string;
  readonly createdOn: Date;
}

export interface PlacedOrder {
  readonly orderId: string;
  /** The secret of the order's pages. */
  readonly accessToken: string;
  readonly purpose: CartPurpose;
}

/** The payments of a cart so far. */
export interface CartPayments {
  /** The order this cart became, once paid. */
  readonly order: PlacedOrder | null;
  /** The payment in flight for this cart. */
  readonly underway: PaymentState | null;
  /** The payment made earlier with this idempotency key. */
  readonly earlier: PaymentState | null;
}

interface OrderColumns {
  readonly order_id: string | null;
  readonly access_token: string | null;
  readonly purpose: CartPurpose | null;
}

const orderIn = ({
  order_id: orderId,
  access_token: accessToken,
  purpose,
}: OrderColumns): PlacedOrder | null =>
  orderId === null || accessToken === null ? null : { orderId, accessToken, purpose: purpose ?? 'shopping' };

type PaymentTuple = [
  id: string,
  status: PaymentStatus,
  declineCode: DeclineCode | null,
  idempotencyKey: string,
  createdOn: string,
  provider: string,
  accountId: string | null,
];

const paymentTuple = (name: string): string =>
  `case when ${name}.id is not null then json_build_array(
    ${name}.id, ${name}.status, ${name}.decline_code, ${name}.idempotency_key, ${name}.created_on,
    ${name}.provider, ${name}.account_id) end`;

/** Reads a cart's payments. Null when there is no such cart. */
export async function readCartPayments(
  db: Database,
  websiteId: string,
  cartId: string,
  idempotencyKey: string,
): Promise<CartPayments | null> {
  const found = await db.$client.query<{
    order_id: string | null;
    access_token: string | null;
    purpose: CartPurpose | null;
    underway: PaymentTuple | null;
    earlier: PaymentTuple | null;
  }>({
    name: 'checkout_cart_payments',
    text: `select c.order_id, o.access_token, o.purpose, ${paymentTuple('u')} as underway, ${paymentTuple('k')} as earlier
      from carts c
      left join orders o on o.website_id = c.website_id and o.id = c.order_id
      left join payments u on u.website_id = c.website_id and u.id = c.payment_id
      left join payments k on k.website_id = c.website_id and k.cart_id = c.id and k.idempotency_key = $3
      where c.website_id = $1 and c.id = $2`,
    values: [websiteId, cartId, idempotencyKey],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  return {
    order: orderIn(row),
    underway: paymentOf(row.underway),
    earlier: paymentOf(row.earlier),
  };
}

function paymentOf(tuple: PaymentTuple | null): PaymentState | null {
  if (tuple === null) return null;
  const [id, status, declineCode, idempotencyKey, createdOn, provider, accountId] = tuple;
  return { id, status, declineCode, idempotencyKey, createdOn: new Date(createdOn), provider, accountId };
}

/** What is needed to finish a payment without its buyer. */
export interface UnsettledPayment extends PaymentTaker {
  readonly paymentId: string;
  readonly draft: OrderDraft;
  readonly origin: string;
  readonly testMode: boolean;
  /** The amount charged by the provider; no charge when it is 0. */
  readonly amountMinor: number;
  readonly createdOn: Date;
}

interface UnsettledRow {
  readonly website_id: string;
  readonly id: string;
  readonly draft: OrderDraft;
  readonly origin: string;
  readonly test_mode: boolean;
  readonly amount_minor: string;
  readonly created_on: Date;
  readonly provider: string;
  readonly account_id: string | null;
}

const unsettledColumns =
  'p.website_id, p.id, p.draft, p.origin, p.test_mode, p.amount_minor, p.created_on, p.provider, p.account_id';

const unsettledOf = (row: UnsettledRow): UnsettledPayment => ({
  websiteId: row.website_id,
  paymentId: row.id,
  draft: row.draft,
  origin: row.origin,
  testMode: row.test_mode,
  amountMinor: Number(row.amount_minor),
  createdOn: row.created_on,
  provider: row.provider,
  accountId: row.account_id,
});

/**
 * Claims due pending payments and postpones their next check, so that two servers never work on one at the same time.
 * Across all websites: the only statement here that is.
 */
export async function claimUnsettled(
  db: Database,
  claim: { readonly now: Date; readonly nextCheckOn: Date; readonly limit: number },
): Promise<readonly UnsettledPayment[]> {
  const found = await db.$client.query<UnsettledRow>({
    name: 'checkout_claim_unsettled',
    text: `with due as materialized (
        select website_id, id from payments where status = 'pending' and next_check_on <= $1
        order by next_check_on limit $3 for update skip locked
      )
      update payments p set next_check_on = $2
      from due
      where p.website_id = due.website_id and p.id = due.id
      returning ${unsettledColumns}`,
    values: [claim.now, claim.nextCheckOn, claim.limit],
  });
  return found.rows.map(unsettledOf);
}

/** One pending payment; null when it is no longer pending. */
export async function readUnsettled(
  db: Database,
  websiteId: string,
  paymentId: string,
): Promise<UnsettledPayment | null> {
  const found = await db.$client.query<UnsettledRow>({
    name: 'checkout_read_unsettled',
    text: `select ${unsettledColumns} from payments p
      where p.website_id = $1 and p.id = $2 and p.status = 'pending'`,
    values: [websiteId, paymentId],
  });
  const row = found.rows[0];
  return row === undefined ? null : unsettledOf(row);
}

export interface PaymentEnd {
  readonly status: PaymentStatus;
  readonly declineCode: DeclineCode | null;
  readonly order: PlacedOrder | null;
}

export interface PaymentOfCart extends PaymentEnd {
  readonly cartId: string;
}

/** The state of a payment. */
export async function readPaymentEnd(
  db: Database,
  websiteId: string,
  paymentId: string,
): Promise<PaymentOfCart | null> {
  const found = await db.$client.query<{
    cart_id: string;
    status: PaymentStatus;
    decline_code: DeclineCode | null;
    order_id: string | null;
    access_token: string | null;
    purpose: CartPurpose | null;
  }>({
    name: 'checkout_read_payment_end',
    text: `select p.cart_id, p.status, p.decline_code, p.order_id, o.access_token, o.purpose from payments p
      left join orders o on o.website_id = p.website_id and o.id = p.order_id
      where p.website_id = $1 and p.id = $2`,
    values: [websiteId, paymentId],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  return {
    cartId: row.cart_id,
    status: row.status,
    declineCode: row.decline_code,
    order: orderIn(row),
  };
}

/** Draws `count` order numbers; returns the last of them. Its own transaction: the row is locked for one write only. */
export async function allocateOrderNumbers(db: Database, websiteId: string, count: number): Promise<number> {
  const drawn = await db.$client.query<{ last_number: string }>({
    name: 'checkout_take_numbers',
    text: `insert into order_number_counters (website_id, last_number) values ($1, 1000 + $2::bigint)
      on conflict (website_id) do update set last_number = order_number_counters.last_number + $2::bigint
      returning last_number`,
    values: [websiteId, count],
  });
  const row = drawn.rows[0];
  if (row === undefined) throw new Error('the order number counter did not answer');
  return Number(row.last_number);
}

/** The number of a website's next order. */
export async function nextOrderNumber(db: Database, websiteId: string): Promise<number> {
  const found = await db.$client.query<{ last_number: string }>({
    name: 'checkout_next_number',
    text: 'select last_number from order_number_counters where website_id = $1',
    values: [websiteId],
  });
  return Number(found.rows[0]?.last_number ?? 1000) + 1;
}

/** Continues a website's order numbers from a higher one; orders placed in the meantime are never passed back. */
export async function continueOrderNumbers(db: Database, websiteId: string, next: number): Promise<void> {
  await db.$client.query({
    name: 'checkout_continue_numbers',
    text: `insert into order_number_counters (website_id, last_number) values ($1, $2)
      on conflict (website_id) do update
      set last_number = greatest(order_number_counters.last_number, excluded.last_number)`,
    values: [websiteId, next - 1],
  });
}

/** Stores what the buyer has entered (never card data) on a cart without a payment in flight. */
export async function saveDetails(
  db: Database,
  websiteId: string,
  cartId: string,
  details: CheckoutDetails,
): Promise<void> {
  await db.$client.query({
    name: 'checkout_keep_details',
    text: `update carts set details = $3
      where website_id = $1 and id = $2 and payment_id is null and not is_purchased and details <> $3::jsonb`,
    values: [websiteId, cartId, JSON.stringify(details)],
  });
}

/** Title, address and mail of the website, for what is written without a request. Null when the site is gone. */
export async function readShop(
  db: Database,
  websiteId: string,
): Promise<{
  title: string;
  address: readonly string[];
  contactEmail: string;
  language: string;
  timeZone: string;
} | null> {
  const found = await db.$client.query<{
    title: string;
    address: string[] | null;
    contact_email: string | null;
    language: string | null;
    time_zone: string | null;
  }>({
    name: 'checkout_read_shop',
    text: `select title, settings -> 'address' as address, settings ->> 'contactEmail' as contact_email,
        settings ->> 'language' as language, settings ->> 'timeZone' as time_zone
      from websites where website_id = $1`,
    values: [websiteId],
  });
  const row = found.rows[0];
  return row === undefined
    ? null
    : {
        title: row.title,
        address: row.address ?? [],
        contactEmail: row.contact_email ?? '',
        language: row.language ?? '',
        timeZone: row.time_zone ?? 'UTC',
      };
}

/** A payment waits for its buyer at their bank: its units stay reserved, and it is not checked until then. */
export async function waitForBuyer(
  db: Database,
  websiteId: string,
  paymentId: string,
  until: Date,
): Promise<void> {
  await db.$client.query({
    name: 'checkout_wait_for_buyer',
    text: `with waiting as (
        update payments set next_check_on = $3 where website_id = $1 and id = $2 and status = 'pending' returning id
      )
      update stock_reservations r set expires_on = $3 from waiting w
      where r.website_id = $1 and r.payment_id = w.id`,
    values: [websiteId, paymentId, until],
  });
}

/** Removes codes that no longer count for the buyer from a cart without a payment in flight. */
export async function removeInvalidCodes(
  db: Database,
  websiteId: string,
  cartId: string,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  await db.$client.query({
    name: 'checkout_drop_codes',
    text: `update carts set discount_codes = discount_codes - $3::text[], revision = revision + 1, updated_on = $4
      where website_id = $1 and id = $2 and payment_id is null and not is_purchased`,
    values: [websiteId, cartId, codes, now],
  });
}
