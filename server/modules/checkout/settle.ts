import type { MailKind } from '@vitrine/contracts/mail.ts';
import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { FulfilmentTask } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SavedMethod } from '../payments/index.ts';

export interface Settlement {
  readonly websiteId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly number: number;
  readonly accessToken: string;
  readonly providerReference: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly saved: SavedMethod | null;
  /** Which page confirms it. */
  readonly purpose: CartPurpose;
  /** The subscription it renews, if any. */
  readonly subscriptionId: string | null;
  /** The customer's id, if this is their first order. */
  readonly newCustomerId: string;
  /** What the order is found by in the owner's list: see `listLexemes`. */
  readonly orderLexemes: readonly string[];
  /** The same for its customer. */
  readonly customerLexemes: readonly string[];
  /** The value of the purchase, before gift cards. */
  readonly grandTotalMinor: number;
  /** The order's fulfilment tasks besides goods. */
  readonly tasks: readonly FulfilmentTask[];
  /** When the poller may take a task that did not succeed right away. */
  readonly tasksDueOn: Date;
  /** Set for an order that is paid by hand: until when its payment is awaited, and whether that is when it is picked up. */
  readonly awaited: { readonly until: Date; readonly onCollection: boolean } | null;
  /** Set when nothing of it is to be sent. */
  readonly fulfilledOn: Date | null;
  readonly now: Date;
  readonly eventIds: readonly [placed: string, paid: string, mailQueued: string];
  /** Null where another mail covers it. */
  readonly mail: {
    readonly id: string;
    readonly kind: MailKind;
    readonly subject: string;
    readonly bodyText: string;
    readonly bodyHtml: string;
  } | null;
}

/**
 * Counts the order for its customer, who is found by the email address or made. An address that was merged into another
 * customer counts there. What is paid by hand is spent once it is paid.
 */
const countForCustomer = (spent: '$21' | '0'): string => `
      buyer as (
        select lower(draft #>> '{details,email}') as email, draft #> '{details,address}' as address, currency from paid
      ),
      known as (
        select c.id, c.merged_into from buyer, customers c
        where c.website_id = $1 and c.email = buyer.email
        for update of c
      ),
      grown as (
        update customers c set order_count = c.order_count + 1, last_order_on = $9, currency = buyer.currency,
          spent_minor = ${spent}::bigint + case when c.currency = buyer.currency then c.spent_minor else 0 end,
          place = ${placeOf('buyer.address')}, search = c.search || array_to_tsvector($24::text[])
        from known, buyer where c.website_id = $1 and c.id = coalesce(known.merged_into, known.id)
        returning c.id
      ),
      met as (
        insert into customers (website_id, id, email, name, phone, place, order_count, spent_minor, currency,
          first_order_on, last_order_on, search)
        select $1, $22, email, trim(concat_ws(' ', address ->> 'firstName', address ->> 'lastName')),
          address ->> 'phone', ${placeOf('address')}, 1, ${spent}, currency, $9, $9, array_to_tsvector($24::text[])
        from buyer where not exists (select 1 from known)
        on conflict (website_id, email) do update set order_count = customers.order_count + 1,
          spent_minor = customers.spent_minor + excluded.spent_minor, last_order_on = excluded.last_order_on,
          search = customers.search || excluded.search
        returning id
      ),
      customer as (select id from grown union all select id from met),`;

function placeOf(address: string): string {
  const part = (name: string): string => `nullif(${address} ->> '${name}', '')`;
  return `concat_ws(', ', ${part('city')}, ${part('region')}, ${part('country')})`;
}

/** Most orders have no tasks and skip this. */
const insertTasks = `
      owed as (
        insert into fulfilment_tasks (website_id, order_id, kind, next_attempt_on)
        select $1, $3, kind, $27 from paid, unnest($26::text[]) as kind
      ),`;

/** Units stay reserved while a payment is awaited: a cancellation returns them as it does for a payment in flight. */
const freeUnits = `
      freed as (
        delete from stock_reservations r using paid where r.website_id = $1 and r.payment_id = $2
      ),`;

function statementText(kind: 'plain' | 'with-tasks' | 'awaited'): string {
  const isAwaited = kind === 'awaited';
  return `with paid as (
        update payments set status = ${isAwaited ? `'awaiting', next_check_on = $26` : `'captured'`}, provider_reference = $6, card_brand = $7, card_last4 = $8,
          saved_method = $18::jsonb, order_id = $3, settled_on = $9
        where website_id = $1 and id = $2 and status = 'pending'
        returning cart_id, provider, test_mode, amount_minor, currency, draft
      ),
      bought as (
        update carts c set is_purchased = true, order_id = $3, payment_id = null, updated_on = $9
        from paid where c.website_id = $1 and c.id = paid.cart_id
      ),${isAwaited ? '' : freeUnits}
${countForCustomer(isAwaited ? '0' : '$21')}
      placed as (
        insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email,
          details, delivery_name, purpose, subscription_id, customer_id, totals, currency, grand_total_minor,
          fulfilment, fulfilled_on, paid_on_collection, placed_on, search)
        select $1, $3, $4, $5, cart_id, $2, '${isAwaited ? 'awaiting-payment' : 'paid'}', test_mode, draft #>> '{details,email}', (draft -> 'details')::jsonb,
          draft ->> 'deliveryName', $19::text, $20::uuid, (select id from customer), (draft -> 'totals')::jsonb,
          currency, $21, case when $25::timestamptz is null then 'unfulfilled' else 'fulfilled' end, $25, ${isAwaited ? '$27' : 'false'}, $9,
          array_to_tsvector($23::text[])
        from paid
      ),
      listed as (
        insert into order_lines (website_id, order_id, id, position, item_id, variant_id, sku, product_name,
          attributes, product_type, quantity, unit_price_minor, line_total_minor, additional_fields, is_custom)
        select $1, $3, l.id, l.position - 1, l."itemId", l."variantId", l.sku, l."productName", l.attributes,
          l."productType", l.quantity, l."unitPriceMinor", l."lineTotalMinor", l."additionalFields",
          coalesce(l."isCustom", false)
        from paid, rows from (json_to_recordset(paid.draft -> 'lines') as (id uuid, "itemId" uuid, "variantId" uuid,
          sku text, "productName" text, attributes json, "productType" text, quantity int, "unitPriceMinor" bigint,
          "lineTotalMinor" bigint, "additionalFields" text, "isCustom" boolean)) with ordinality
          as l(id, "itemId", "variantId", sku, "productName", attributes, "productType", quantity, "unitPriceMinor",
            "lineTotalMinor", "additionalFields", "isCustom", position)
      ),${kind === 'with-tasks' ? insertTasks : ''}
      mailed as (
        insert into outbox_mails (website_id, id, kind, order_id, recipient, subject, body_text, body_html, status,
          next_attempt_on, created_on)
        select $1, $13, $17, $3, draft #>> '{details,email}', $14, $15, $16, 'stored', $9, $9
        from paid where $13::uuid is not null
      ),
      told as (
        insert into order_events (website_id, order_id, id, type, actor, data, happened_on)
        select $1, $3, $10::uuid, 'placed', case when $19::text = 'renewal' then 'system' else 'buyer' end, '{}'::jsonb, $9::timestamptz from paid
        union all
        select $1, $3, $11::uuid, 'paid', 'system', jsonb_build_object('provider', provider, 'cardBrand', $7::text,
          'cardLast4', $8::text, 'amountMinor', amount_minor), $9 from paid${isAwaited ? ' where false' : ''}
        union all
        select $1, $3, $12::uuid, 'mail-queued', 'system', jsonb_build_object('kind', $17::text,
          'mailId', $13::uuid), $9 from paid where $13::uuid is not null
      )
      select 1 from paid`;
}

const plain = { name: 'checkout_settle', text: statementText('plain') };
const withTasks = { name: 'checkout_settle_with_tasks', text: statementText('with-tasks') };
const awaited = { name: 'checkout_settle_awaited', text: statementText('awaited') };

/**
 * Turns a pending payment into an order: payment captured, order, lines, events, mail, cart purchased, reservation
 * gone. An order that is paid by hand is placed, and its payment awaited. False when the payment was no longer pending;
 * then nothing changes.
 */
export async function settle(db: Database, order: Settlement): Promise<boolean> {
  const answer = await db.$client.query({
    ...(order.awaited !== null ? awaited : order.tasks.length > 0 ? withTasks : plain),
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
      order.mail?.id ?? null,
      order.mail?.subject ?? null,
      order.mail?.bodyText ?? null,
      order.mail?.bodyHtml ?? null,
      order.mail?.kind ?? null,
      order.saved,
      order.purpose,
      order.subscriptionId,
      order.grandTotalMinor,
      order.newCustomerId,
      order.orderLexemes,
      order.customerLexemes,
      order.fulfilledOn,
      ...(order.awaited !== null ? [order.awaited.until, order.awaited.onCollection] : []),
      ...(order.tasks.length > 0 ? [order.tasks, order.tasksDueOn] : []),
    ],
  });
  return answer.rowCount === 1;
}
