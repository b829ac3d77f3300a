import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type {
  CustomForm,
  ProductType,
  SubscriptionOption,
  SubscriptionPlan,
} from '@vitrine/domain/product/product.ts';
import type { SubscriptionState } from '@vitrine/domain/subscription/subscription.ts';
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { CollectionKind } from '../content/index.ts';
import type { SavedMethod } from '../payments/index.ts';
import { subscriptionEvents, subscriptions } from './tables.ts';

export type SubscriptionRecord = Omit<typeof subscriptions.$inferSelect, 'search'>;

/** All columns but what the list searches. */
const { search: _search, ...columns } = getTableColumns(subscriptions);
export type NewSubscriptionEvent = typeof subscriptionEvents.$inferInsert;

/** The state that the domain's rules work on. */
export function stateOf(record: SubscriptionRecord): SubscriptionState {
  return {
    status: record.status,
    plan: record.plan,
    startedOn: record.startedOn.getTime(),
    cyclesPaid: record.cyclesPaid,
    periodEndsOn: record.periodEndsOn.getTime(),
    nextChargeOn: record.nextChargeOn?.getTime() ?? null,
    failedTries: record.failedTries,
    cancelAtPeriodEnd: record.cancelAtPeriodEnd,
    endedOn: record.endedOn?.getTime() ?? null,
  };
}

/** The columns that the domain's rules change. */
export function columnsOf(
  state: SubscriptionState,
): Pick<
  SubscriptionRecord,
  'status' | 'cyclesPaid' | 'periodEndsOn' | 'nextChargeOn' | 'failedTries' | 'cancelAtPeriodEnd' | 'endedOn'
> {
  return {
    status: state.status,
    cyclesPaid: state.cyclesPaid,
    periodEndsOn: new Date(state.periodEndsOn),
    nextChargeOn: state.nextChargeOn === null ? null : new Date(state.nextChargeOn),
    failedTries: state.failedTries,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    endedOn: state.endedOn === null ? null : new Date(state.endedOn),
  };
}

const ofId = (websiteId: string, id: string) =>
  and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.id, id));

/** A stored subscription; null when not found. With `lock` its row is locked until the caller's transaction ends. */
export async function findSubscription(
  db: Queryable,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<SubscriptionRecord | null> {
  const query = db.select(columns).from(subscriptions).where(ofId(websiteId, id));
  const rows = options.lock === true ? await query.for('update') : await query;
  return rows[0] ?? null;
}

/** The subscriptions with these ids, in that order. */
export async function subscriptionsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SubscriptionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(subscriptions)
    .where(and(eq(subscriptions.websiteId, websiteId), inArray(subscriptions.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findByToken(
  db: Queryable,
  websiteId: string,
  accessToken: string,
): Promise<SubscriptionRecord | null> {
  const rows = await db
    .select(columns)
    .from(subscriptions)
    .where(and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.accessToken, accessToken)));
  return rows[0] ?? null;
}

/** The subscriptions an order started or renewed, oldest first. */
export async function subscriptionsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly SubscriptionRecord[]> {
  return db
    .select(columns)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.websiteId, websiteId),
        or(
          eq(subscriptions.firstOrderId, orderId),
          sql`${subscriptions.id} = (select subscription_id from orders where website_id = ${websiteId} and id = ${orderId})`,
        ),
      ),
    )
    .orderBy(subscriptions.id);
}

/** Inserts a subscription. Returns false, and writes nothing, when this order has already started it. */
export async function insertSubscription(db: Queryable, record: SubscriptionRecord): Promise<boolean> {
  const made = await db
    .insert(subscriptions)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return made.length === 1;
}

export async function updateSubscription(
  db: Queryable,
  websiteId: string,
  id: string,
  change: Partial<Omit<SubscriptionRecord, 'websiteId' | 'id' | 'revision'>>,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ ...change, revision: sql`${subscriptions.revision} + 1` })
    .where(ofId(websiteId, id));
}

/** Postpones the next charge unless the record has changed since it was read. */
export async function postponeSubscription(
  db: Queryable,
  record: SubscriptionRecord,
  until: Date,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ nextChargeOn: until })
    .where(and(ofId(record.websiteId, record.id), eq(subscriptions.revision, record.revision)));
}

export async function insertEvent(db: Queryable, event: NewSubscriptionEvent): Promise<void> {
  await db.insert(subscriptionEvents).values(event);
}

/** An event with the order it led to. */
export interface ListedEvent {
  readonly type: NewSubscriptionEvent['type'];
  readonly happenedOn: Date;
  readonly orderNumber: number | null;
  readonly orderToken: string | null;
  readonly orderTotalMinor: number | null;
}

/** The latest events, newest first. */
export async function listEvents(
  db: Database,
  websiteId: string,
  subscriptionId: string,
  limit: number,
): Promise<readonly ListedEvent[]> {
  const found = await db.$client.query<{
    type: ListedEvent['type'];
    happened_on: Date;
    number: string | null;
    access_token: string | null;
    grand_total_minor: string | null;
  }>({
    name: 'subscriptions_events',
    text: `select e.type, e.happened_on, o.number, o.access_token, o.grand_total_minor
      from subscription_events e
      left join orders o on o.website_id = e.website_id and o.id = e.order_id
      where e.website_id = $1 and e.subscription_id = $2 order by e.id desc limit $3`,
    values: [websiteId, subscriptionId, limit],
  });
  return found.rows.map((row) => ({
    type: row.type,
    happenedOn: row.happened_on,
    orderNumber: row.number === null ? null : Number(row.number),
    orderToken: row.access_token,
    orderTotalMinor: row.grand_total_minor === null ? null : Number(row.grand_total_minor),
  }));
}

/** A claimed subscription, with the time it was due. */
export interface DueSubscription {
  readonly websiteId: string;
  readonly id: string;
  readonly dueOn: Date;
  /** When the claim expires. */
  readonly claimedUntil: Date;
}

/**
 * Claims due subscriptions by postponing them until `until`, so that no other server works on them meanwhile and they
 * are due again if this one dies. Over all websites: one job serves them all.
 */
export async function claimDue(
  db: Database,
  claim: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly DueSubscription[]> {
  const claimed = await db.$client.query<{ website_id: string; id: string; due_on: Date }>({
    name: 'subscriptions_claim_due',
    text: `with due as materialized (
        select website_id, id, next_charge_on from subscriptions where next_charge_on <= $1
        order by next_charge_on limit $3 for update skip locked
      )
      update subscriptions s set next_charge_on = $2
      from due
      where s.website_id = due.website_id and s.id = due.id
      returning s.website_id, s.id, due.next_charge_on as due_on`,
    values: [claim.now, claim.until, claim.limit],
  });
  return claimed.rows.map((row) => ({
    websiteId: row.website_id,
    id: row.id,
    dueOn: row.due_on,
    claimedUntil: claim.until,
  }));
}

/** What a subscription is started from: a paid order and its saved payment method. */
export interface SubscriptionStart {
  readonly orderId: string;
  readonly subscriptionId: string | null;
  readonly cartId: string;
  readonly placedOn: Date;
  readonly details: CheckoutDetails;
  readonly currency: CurrencyCode;
  readonly testMode: boolean;
  readonly origin: string;
  readonly provider: string;
  readonly accountId: string | null;
  readonly saved: SavedMethod | null;
  readonly lines: readonly {
    readonly itemId: string;
    readonly variantId: string;
    readonly sku: string;
    readonly productName: string;
    readonly attributes: Record<string, string>;
    readonly quantity: number;
    readonly unitPriceMinor: number;
    readonly additionalFields: string;
    /** Null when the product is no longer sold as a subscription. */
    readonly plan: SubscriptionPlan | null;
  }[];
}

/** Null when the order does not exist. */
export async function readSubscriptionStart(
  db: Database,
  websiteId: string,
  orderId: string,
): Promise<SubscriptionStart | null> {
  const found = await db.$client.query<SubscriptionStart & { placedOn: string }>({
    name: 'subscriptions_start_facts',
    text: `select o.id as "orderId", o.subscription_id as "subscriptionId", o.cart_id as "cartId",
        o.placed_on as "placedOn", o.details, o.currency, o.test_mode as "testMode", p.origin, p.provider,
        p.account_id as "accountId",
        p.saved_method as saved,
        (select json_agg(json_build_object('itemId', l.item_id, 'variantId', l.variant_id, 'sku', l.sku,
            'productName', l.product_name, 'attributes', l.attributes, 'quantity', l.quantity,
            'unitPriceMinor', l.unit_price_minor, 'additionalFields', l.additional_fields,
            'plan', coalesce(entry.subscription_option -> 'plan', product.subscription_plan)) order by l.position)
          from order_lines l
          left join products product on product.website_id = l.website_id and product.item_id = l.item_id
          left join cart_entries entry on entry.website_id = l.website_id and entry.cart_id = o.cart_id
            and entry.id = l.id
          where l.website_id = o.website_id and l.order_id = o.id) as lines
      from orders o
      join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where o.website_id = $1 and o.id = $2`,
    values: [websiteId, orderId],
  });
  const row = found.rows[0];
  return row === undefined ? null : { ...row, lines: row.lines ?? [] };
}

/** The subscription option chosen with a cart; null when its product had no choice. */
export async function readChosenOption(
  db: Database,
  websiteId: string,
  cartId: string,
): Promise<SubscriptionOption | null> {
  const found = await db.$client.query<{ subscription_option: SubscriptionOption | null }>({
    name: 'subscriptions_chosen_option',
    text: `select subscription_option from cart_entries where website_id = $1 and cart_id = $2 limit 1`,
    values: [websiteId, cartId],
  });
  return found.rows[0]?.subscription_option ?? null;
}

/** What pricing a renewal needs besides the agreed price. */
export interface RenewalProduct {
  readonly productType: ProductType;
  readonly taxClass: string;
  readonly weightGrams: number;
  /** The form its buyer answered; null for a product without one. */
  readonly customForm: CustomForm | null;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  /** Kind of the collection with its page; null while it has none. */
  readonly kind: CollectionKind | null;
  readonly collectionUrlId: string | null;
  readonly urlId: string | null;
  readonly assetId: string | null;
  readonly filename: string | null;
}

/** Null when the variant was removed from the shop. */
export async function readRenewalProduct(
  db: Database,
  websiteId: string,
  variantId: string,
): Promise<RenewalProduct | null> {
  const found = await db.$client.query<RenewalProduct>({
    name: 'subscriptions_product_facts',
    text: `select p.type as "productType", coalesce(p.selling ->> 'taxClass', 'standard') as "taxClass",
        v.weight_grams as "weightGrams", p.custom_form as "customForm", coalesce(s.unlimited, false) as unlimited,
        coalesce(s.quantity, 0) as "qtyInStock", c.kind, c.url_id as "collectionUrlId", i.url_id as "urlId",
        a.id as "assetId", a.filename
      from variants v
      join products p on p.website_id = v.website_id and p.item_id = v.item_id
      left join stock s on s.website_id = v.website_id and s.variant_id = v.id
      left join items i on i.website_id = v.website_id and i.id = v.item_id and i.status = 'published'
      left join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
      left join assets a on a.website_id = i.website_id and a.kind = 'picture'
        and a.id = coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid)
      where v.website_id = $1 and v.id = $2`,
    values: [websiteId, variantId],
  });
  return found.rows[0] ?? null;
}

/** State of the order that started a subscription. */
export interface FirstOrder {
  readonly number: number;
  /** It was fully refunded. */
  readonly isReversed: boolean;
  /** A refund of it is pending at the bank. */
  readonly isBeingRefunded: boolean;
}

/** With `lock` no refund of the order can be booked until the caller's transaction ends. */
export async function readFirstOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
  options: { readonly lock?: boolean } = {},
): Promise<FirstOrder> {
  const found = await db.execute<{ number: string; reversed: boolean; pending: boolean }>(
    sql`select number, status in ('refunded', 'canceled') as reversed,
        exists (select 1 from refunds r where r.website_id = o.website_id and r.order_id = o.id
          and r.status = 'pending') as pending
      from orders o where website_id = ${websiteId} and id = ${orderId}
      ${options.lock === true ? sql`for share` : sql``}`,
  );
  const row = found.rows[0];
  if (row === undefined) throw new Error(`no order ${orderId}`);
  return { number: Number(row.number), isReversed: row.reversed, isBeingRefunded: row.pending };
}

/** Ids of the subscriptions an order started. */
export async function subscriptionsStartedBy(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly string[]> {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.websiteId, websiteId), eq(subscriptions.firstOrderId, orderId)))
    .orderBy(subscriptions.id);
  return found.map((row) => row.id);
}

/** Number of abandoned payments of a cycle's cart; the next attempt is a new payment. */
export async function countAbandoned(db: Database, websiteId: string, cartId: string): Promise<number> {
  const found = await db.$client.query<{ count: number }>({
    name: 'subscriptions_abandoned',
    text: `select count(*)::int as count from payments
      where website_id = $1 and cart_id = $2 and status = 'abandoned'`,
    values: [websiteId, cartId],
  });
  return found.rows[0]?.count ?? 0;
}

/** The order made from a cart, as it was placed; null when there is none. */
export async function findOrderOfCart(
  db: Queryable,
  websiteId: string,
  cartId: string,
): Promise<{
  readonly id: string;
  readonly number: number;
  readonly accessToken: string;
  readonly placedOn: Date;
  readonly draft: OrderDraft;
} | null> {
  const found = await db.execute<{
    id: string;
    number: string;
    access_token: string;
    placed_on: string;
    draft: OrderDraft;
  }>(
    sql`select o.id, o.number, o.access_token, o.placed_on, p.draft from orders o
      join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where o.website_id = ${websiteId} and o.cart_id = ${cartId}`,
  );
  const row = found.rows[0];
  if (row === undefined) return null;
  const { id, draft } = row;
  return {
    id,
    draft,
    number: Number(row.number),
    accessToken: row.access_token,
    placedOn: new Date(row.placed_on),
  };
}
