import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DeclineCode, PaymentStatus } from '../payments/index.ts';

/*
 * Placing an order is three statements here, each a transaction of its own that takes its row locks in the house's
 * order (cart, then stock by variant id) and changes everything that belongs together: `reserve`, then `settle` or
 * `release`. They write rows of other modules' tables (cart, catalog, payments, orders, mail) since one statement is
 * what makes them atomic at one round trip; see docs/decisions/0007.
 */

export interface PaymentState {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly declineCode: DeclineCode | null;
  readonly idempotencyKey: string;
  readonly createdOn: Date;
}

export interface PlacedOrder {
  readonly orderId: string;
  /** The secret of the order's pages. */
  readonly accessToken: string;
}

/** What payments have made of a cart so far. */
export interface CartPayments {
  /** The order this cart became, once paid. */
  readonly order: PlacedOrder | null;
  /** The payment under way for this cart. */
  readonly underway: PaymentState | null;
  /** The payment this idempotency key has already asked for. */
  readonly earlier: PaymentState | null;
}

type PaymentTuple = [
  id: string,
  status: PaymentStatus,
  declineCode: DeclineCode | null,
  idempotencyKey: string,
  createdOn: string,
];

const paymentTuple = (name: string): string =>
  `case when ${name}.id is not null then json_build_array(
    ${name}.id, ${name}.status, ${name}.decline_code, ${name}.idempotency_key, ${name}.created_on) end`;

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
    underway: PaymentTuple | null;
    earlier: PaymentTuple | null;
  }>({
    name: 'checkout_cart_payments',
    text: `select c.order_id, o.access_token, ${paymentTuple('u')} as underway, ${paymentTuple('k')} as earlier
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
    order:
      row.order_id === null || row.access_token === null
        ? null
        : { orderId: row.order_id, accessToken: row.access_token },
    underway: paymentOf(row.underway),
    earlier: paymentOf(row.earlier),
  };
}

function paymentOf(tuple: PaymentTuple | null): PaymentState | null {
  if (tuple === null) return null;
  const [id, status, declineCode, idempotencyKey, createdOn] = tuple;
  return { id, status, declineCode, idempotencyKey, createdOn: new Date(createdOn) };
}

export interface Reservation {
  readonly websiteId: string;
  readonly cartId: string;
  readonly cartRevision: number;
  readonly paymentId: string;
  readonly idempotencyKey: string;
  readonly provider: string;
  readonly testMode: boolean;
  readonly draft: OrderDraft;
  readonly origin: string;
  readonly now: Date;
  /**
   * True when the charge that follows is a synchronous commit in this very database. It then makes the reservation
   * durable too, since the log is written in order: a crash loses both or none. So the reservation need not wait for
   * the disk while it holds the row of a product that all the world is buying.
   */
  readonly flushedByCharge: boolean;
  /** When the recovery pass may take the payment, if it is still pending then. */
  readonly expiresOn: Date;
  /** One entry a variant, sorted by variant id. */
  readonly wanted: readonly {
    readonly variantId: string;
    readonly quantity: number;
    /** What one unit was priced at. */
    readonly unitPriceMinor: number;
    /** False for what never runs out. */
    readonly counted: boolean;
  }[];
}

/**
 * 'cart-changed': the cart is not as it was read (changed, being paid, or paid), or this key has asked before;
 * 'price-changed': a product has another price now, or is no longer sold. Read again in both cases.
 */
export type ReserveOutcome = 'reserved' | 'cart-changed' | 'price-changed' | 'out-of-stock';

const uniqueViolation = '23505';

/*
 * New stock is worked out from what `counted` read under the lock, never from the row the update finds: that one is
 * as old as the statement, and PostgreSQL checks constraints on a first try from it before it looks at the new row.
 */

/**
 * Takes the units of a priced cart out of stock and writes the pending payment, or changes nothing: under the lock
 * of the cart and of each stock row that counts units. When the last unit of a variant goes, the website's revision
 * rises, since pages then say so.
 */
export async function reserve(db: Database, wish: Reservation): Promise<ReserveOutcome> {
  const answer = await db.$client
    .query<{ cart_free: boolean; priced: boolean; enough: boolean }>({
      name: 'checkout_reserve',
      text: `with cart as (
        select payment_id is null and not is_purchased and revision = $3 as free
        from carts where website_id = $1 and id = $2 for update
      ),
      want as (
        select * from unnest($14::uuid[], $15::int[], $16::bigint[], $17::boolean[])
          as w(variant_id, quantity, unit_price_minor, counted)
      ),
      priced as (
        select count(*) = cardinality($14::uuid[]) as ok
        from want w
        join variants v on v.website_id = $1 and v.id = w.variant_id
          and case when v.on_sale then v.sale_price_minor else v.price_minor end = w.unit_price_minor
        join items i on i.website_id = $1 and i.id = v.item_id and i.status = 'published'
        join collections c on c.website_id = $1 and c.id = i.collection_id and c.enabled
      ),
      proceed as (select 1 where (select free from cart) and (select ok from priced)),
      counted as (
        select s.variant_id, s.quantity, w.quantity as wanted
        from stock s join want w on w.variant_id = s.variant_id and w.counted
        where s.website_id = $1 and exists (select 1 from proceed)
        order by s.variant_id
        for update of s
      ),
      verdict as (
        select (select count(*) from counted where quantity >= wanted) = (select count(*) from want where counted)
          and exists (select 1 from proceed) as ok
      ),
      taken as (
        update stock s set quantity = c.quantity - c.wanted
        from counted c
        where s.website_id = $1 and s.variant_id = c.variant_id and (select ok from verdict)
        returning s.variant_id, c.wanted, s.quantity
      ),
      noted as (
        insert into stock_reservations (website_id, payment_id, variant_id, quantity, expires_on)
        select $1, $4, variant_id, wanted, $13 from taken
      ),
      asked as (
        insert into payments (website_id, id, cart_id, idempotency_key, provider, status, amount_minor, currency,
          test_mode, draft, origin, created_on, next_check_on)
        select $1, $4, $2, $5, $6, 'pending', $7, $8, $9, $10::json, $11, $12, $13 from verdict where ok
      ),
      marked as (
        update carts set payment_id = $4, details = ($10::json -> 'details')::jsonb, updated_on = $12
        where website_id = $1 and id = $2 and (select ok from verdict)
      ),
      turned as (
        update websites set revision = revision + 1
        where website_id = $1 and exists (select 1 from taken where quantity = 0)
        returning website_id
      )
      select coalesce((select free from cart), false) as cart_free, (select ok from priced) as priced,
        (select ok from verdict) as enough, (select pg_notify('vitrine', 'site:' || website_id) from turned)::text,
        case when $18 then set_config('synchronous_commit', 'off', true) end`,
      values: [
        wish.websiteId,
        wish.cartId,
        wish.cartRevision,
        wish.paymentId,
        wish.idempotencyKey,
        wish.provider,
        wish.draft.totals.grandTotalMinor,
        wish.draft.currency,
        wish.testMode,
        JSON.stringify(wish.draft),
        wish.origin,
        wish.now,
        wish.expiresOn,
        wish.wanted.map((want) => want.variantId),
        wish.wanted.map((want) => want.quantity),
        wish.wanted.map((want) => want.unitPriceMinor),
        wish.wanted.map((want) => want.counted),
        wish.flushedByCharge,
      ],
    })
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === uniqueViolation) return null;
      throw error;
    });
  const row = answer?.rows[0];
  if (row === undefined || !row.cart_free) return 'cart-changed';
  if (!row.priced) return 'price-changed';
  return row.enough ? 'reserved' : 'out-of-stock';
}

export interface Settlement {
  readonly websiteId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly number: number;
  readonly accessToken: string;
  readonly providerReference: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly now: Date;
  readonly eventIds: readonly [placed: string, paid: string, mailQueued: string];
  readonly mail: {
    readonly id: string;
    readonly subject: string;
    readonly bodyText: string;
    readonly bodyHtml: string;
  };
}

/**
 * Makes a pending payment an order: payment captured, order, lines, events, mail, cart purchased, reservation
 * gone. False when the payment was no longer pending; then nothing changes.
 */
export async function settle(db: Database, order: Settlement): Promise<boolean> {
  const answer = await db.$client.query({
    name: 'checkout_settle',
    text: `with paid as (
        update payments set status = 'captured', provider_reference = $6, card_brand = $7, card_last4 = $8,
          order_id = $3, settled_on = $9
        where website_id = $1 and id = $2 and status = 'pending'
        returning cart_id, provider, test_mode, amount_minor, currency, draft
      ),
      bought as (
        update carts c set is_purchased = true, order_id = $3, payment_id = null, updated_on = $9
        from paid where c.website_id = $1 and c.id = paid.cart_id
      ),
      freed as (
        delete from stock_reservations r using paid where r.website_id = $1 and r.payment_id = $2
      ),
      placed as (
        insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email,
          details, delivery_name, totals, currency, grand_total_minor, placed_on)
        select $1, $3, $4, $5, cart_id, $2, 'paid', test_mode, draft #>> '{details,email}', (draft -> 'details')::jsonb,
          draft ->> 'deliveryName', (draft -> 'totals')::jsonb, currency, amount_minor, $9
        from paid
      ),
      listed as (
        insert into order_lines (website_id, order_id, id, position, item_id, variant_id, sku, product_name,
          attributes, product_type, quantity, unit_price_minor, line_total_minor, additional_fields)
        select $1, $3, l.id, l.position - 1, l."itemId", l."variantId", l.sku, l."productName", l.attributes,
          l."productType", l.quantity, l."unitPriceMinor", l."lineTotalMinor", l."additionalFields"
        from paid, rows from (json_to_recordset(paid.draft -> 'lines') as (id uuid, "itemId" uuid, "variantId" uuid,
          sku text, "productName" text, attributes json, "productType" text, quantity int, "unitPriceMinor" bigint,
          "lineTotalMinor" bigint, "additionalFields" text)) with ordinality
          as l(id, "itemId", "variantId", sku, "productName", attributes, "productType", quantity, "unitPriceMinor",
            "lineTotalMinor", "additionalFields", position)
      ),
      mailed as (
        insert into outbox_mails (website_id, id, kind, order_id, recipient, subject, body_text, body_html, status,
          next_attempt_on, created_on)
        select $1, $13, 'order-confirmation', $3, draft #>> '{details,email}', $14, $15, $16, 'stored', $9, $9
        from paid
      ),
      told as (
        insert into order_events (website_id, order_id, id, type, actor, data, happened_on)
        select $1, $3, $10::uuid, 'placed', 'buyer', '{}'::jsonb, $9::timestamptz from paid
        union all
        select $1, $3, $11::uuid, 'paid', 'system', jsonb_build_object('provider', provider, 'cardBrand', $7::text,
          'cardLast4', $8::text, 'amountMinor', amount_minor), $9 from paid
        union all
        select $1, $3, $12::uuid, 'mail-queued', 'system', jsonb_build_object('kind', 'order-confirmation',
          'mailId', $13::uuid), $9 from paid
      )
      select 1 from paid`,
    values: [
      order.websiteId,
      order.paymentId,
      order.orderId,
      order.number,
      order.accessToken,
      order.providerReference,
      order.cardBrand,
      order.cardLast4,
      order.now,
      ...order.eventIds,
      order.mail.id,
      order.mail.subject,
      order.mail.bodyText,
      order.mail.bodyHtml,
    ],
  });
  return answer.rowCount === 1;
}

/**
 * Ends a pending payment that took no money: its units go back into stock and its cart is free again, details
 * kept. False when the payment was no longer pending; then nothing changes.
 */
export async function release(
  db: Database,
  end: {
    readonly websiteId: string;
    readonly paymentId: string;
    readonly status: 'declined' | 'abandoned';
    readonly declineCode: DeclineCode | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const answer = await db.$client.query<{ ended: boolean }>({
    name: 'checkout_release',
    text: `with ended as (
        update payments set status = $3, decline_code = $4, settled_on = $5
        where website_id = $1 and id = $2 and status = 'pending'
        returning cart_id
      ),
      freed as (
        update carts c set payment_id = null from ended
        where c.website_id = $1 and c.id = ended.cart_id and c.payment_id = $2
        returning c.id
      ),
      gone as (
        delete from stock_reservations r using ended where r.website_id = $1 and r.payment_id = $2
        returning r.variant_id, r.quantity, (select count(*) from freed) as after_cart
      ),
      counted as (
        select s.variant_id, s.quantity as before, gone.quantity as back
        from stock s join gone on gone.variant_id = s.variant_id
        where s.website_id = $1
        order by s.variant_id
        for update of s
      ),
      returned as (
        update stock s set quantity = c.before + c.back from counted c
        where s.website_id = $1 and s.variant_id = c.variant_id
        returning c.before
      ),
      turned as (
        update websites set revision = revision + 1
        where website_id = $1 and exists (select 1 from returned where before = 0)
        returning website_id
      )
      select exists (select 1 from ended) as ended,
        (select pg_notify('vitrine', 'site:' || website_id) from turned)::text`,
    values: [end.websiteId, end.paymentId, end.status, end.declineCode, end.now],
  });
  return answer.rows[0]?.ended === true;
}

/** What is needed to finish a payment without its buyer. */
export interface UnsettledPayment {
  readonly websiteId: string;
  readonly paymentId: string;
  readonly draft: OrderDraft;
  readonly origin: string;
  readonly testMode: boolean;
}

interface UnsettledRow {
  readonly website_id: string;
  readonly id: string;
  readonly draft: OrderDraft;
  readonly origin: string;
  readonly test_mode: boolean;
}

const unsettledOf = (row: UnsettledRow): UnsettledPayment => ({
  websiteId: row.website_id,
  paymentId: row.id,
  draft: row.draft,
  origin: row.origin,
  testMode: row.test_mode,
});

/**
 * Takes pending payments that are due and puts off their next check, so that two servers never work on one at the
 * same time. Over all websites: the only statement here that names none.
 */
export async function claimUnsettled(
  db: Database,
  claim: { readonly now: Date; readonly nextCheckOn: Date; readonly most: number },
): Promise<readonly UnsettledPayment[]> {
  const found = await db.$client.query<UnsettledRow>({
    name: 'checkout_claim_unsettled',
    text: `update payments p set next_check_on = $2
      from (
        select website_id, id from payments where status = 'pending' and next_check_on <= $1
        order by next_check_on limit $3 for update skip locked
      ) due
      where p.website_id = due.website_id and p.id = due.id
      returning p.website_id, p.id, p.draft, p.origin, p.test_mode`,
    values: [claim.now, claim.nextCheckOn, claim.most],
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
    text: `select website_id, id, draft, origin, test_mode from payments
      where website_id = $1 and id = $2 and status = 'pending'`,
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

/** How a payment stands. */
export async function readPaymentEnd(
  db: Database,
  websiteId: string,
  paymentId: string,
): Promise<PaymentEnd | null> {
  const found = await db.$client.query<{
    status: PaymentStatus;
    decline_code: DeclineCode | null;
    order_id: string | null;
    access_token: string | null;
  }>({
    name: 'checkout_read_payment_end',
    text: `select p.status, p.decline_code, p.order_id, o.access_token from payments p
      left join orders o on o.website_id = p.website_id and o.id = p.order_id
      where p.website_id = $1 and p.id = $2`,
    values: [websiteId, paymentId],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  return {
    status: row.status,
    declineCode: row.decline_code,
    order:
      row.order_id === null || row.access_token === null
        ? null
        : { orderId: row.order_id, accessToken: row.access_token },
  };
}

/** Draws `count` order numbers; answers the last of them. Its own transaction: the row is held for one write only. */
export async function takeNumbers(db: Database, websiteId: string, count: number): Promise<number> {
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

/** Keeps what the buyer has typed (never card data) on a cart that is not being paid. */
export async function keepDetails(
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
): Promise<{ title: string; address: readonly string[]; contactEmail: string } | null> {
  const found = await db.$client.query<{
    title: string;
    address: string[] | null;
    contact_email: string | null;
  }>({
    name: 'checkout_read_shop',
    text: `select title, settings -> 'address' as address, settings ->> 'contactEmail' as contact_email
      from websites where website_id = $1`,
    values: [websiteId],
  });
  const row = found.rows[0];
  return row === undefined
    ? null
    : { title: row.title, address: row.address ?? [], contactEmail: row.contact_email ?? '' };
}
