import type { OrderEventType, OrderRow } from '@vitrine/contracts/order-detail.ts';
import type { CartPurpose, CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { currencyCodes, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { FulfilmentState } from '@vitrine/domain/order/fulfilment.ts';
import { orderLexemes } from '@vitrine/domain/order/order-lexemes.ts';
import type { OrderLine, OrderStatus } from '@vitrine/domain/order/order.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ManualPayment } from '@vitrine/domain/payment/manual-payment.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { payments } from '../payments/index.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

export interface OrderRecord {
  readonly id: string;
  readonly number: number;
  readonly accessToken: string;
  readonly paymentId: string;
  readonly status: OrderStatus;
  readonly testMode: boolean;
  readonly email: string;
  readonly details: CheckoutDetails;
  readonly deliveryName: string | null;
  readonly totals: CartTotals;
  readonly currency: CurrencyCode;
  readonly grandTotalMinor: number;
  readonly refundedMinor: number;
  readonly refundDueMinor: number;
  readonly fulfilment: FulfilmentState;
  readonly fulfilledOn: Date | null;
  /** Whether it is paid when it is picked up, and can be handed over before. */
  readonly paidOnCollection: boolean;
  readonly returnedToStockOn: Date | null;
  readonly placedOn: Date;
  readonly purpose: CartPurpose;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly revision: number;
}

const columns = {
  id: orders.id,
  number: orders.number,
  accessToken: orders.accessToken,
  paymentId: orders.paymentId,
  status: orders.status,
  testMode: orders.testMode,
  email: orders.email,
  details: orders.details,
  deliveryName: orders.deliveryName,
  totals: orders.totals,
  currency: orders.currency,
  grandTotalMinor: orders.grandTotalMinor,
  refundedMinor: orders.refundedMinor,
  refundDueMinor: orders.refundDueMinor,
  fulfilment: orders.fulfilment,
  fulfilledOn: orders.fulfilledOn,
  paidOnCollection: orders.paidOnCollection,
  returnedToStockOn: orders.returnedToStockOn,
  placedOn: orders.placedOn,
  purpose: orders.purpose,
  subscriptionId: orders.subscriptionId,
  customerId: orders.customerId,
  notes: orders.notes,
  tags: orders.tags,
  revision: orders.revision,
};

type StoredOrder = Omit<OrderRecord, 'currency'> & { readonly currency: string };

/** Totals that orders from before discounts and gift cards lack. */
function laterTotals(totals: CartTotals): Partial<CartTotals> {
  return {
    discounts: [],
    refusedDiscounts: [],
    giftCards: [],
    giftCardMinor: 0,
    amountDueMinor: totals.grandTotalMinor,
    pricesIncludeTax: false,
  };
}

function recordOf(row: StoredOrder): OrderRecord {
  const currency = currencyCodes.find((code) => code === row.currency);
  if (currency === undefined) throw new Error(`order ${row.id} is in an unknown currency`);
  return { ...row, currency, totals: { ...laterTotals(row.totals), ...row.totals } };
}

export function rowOf(order: OrderRecord): OrderRow {
  const { address } = order.details;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    purpose: order.purpose,
    placedOn: order.placedOn.toISOString(),
    fulfilment: order.fulfilment,
    fulfilledOn: order.fulfilledOn?.toISOString() ?? null,
    email: order.email,
    buyerName: `${address.firstName} ${address.lastName}`.trim(),
    totalQuantity: order.totals.totalQuantity,
    grandTotalMinor: order.grandTotalMinor,
    refundedMinor: order.refundedMinor,
    refundDueMinor: order.refundDueMinor,
    currency: order.currency,
    testMode: order.testMode,
    tags: order.tags,
  };
}

/** Orders in the order of their ids; unknown ids are left out. */
export async function ordersByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), inArray(orders.id, [...ids])));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .map(recordOf);
}

/** With `lock` the order's row is locked until the transaction ends. */
export async function findOrder(
  db: Queryable,
  websiteId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<OrderRecord | null> {
  const query = db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.id, id)));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row === undefined ? null : recordOf(row);
}

/** Locks orders until the transaction ends, in the order of their ids; unknown ids are left out. */
export async function lockOrders(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  const rows = await tx
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
    .for('update');
  return rows.map(recordOf);
}

/** Writes tags by order id, raises the revisions of these, and updates what they are found by. */
export async function updateOrderTags(
  tx: Queryable,
  websiteId: string,
  locked: readonly OrderRecord[],
  tags: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (tags.size === 0) return;
  const lines = await tx
    .select({
      orderId: orderLines.orderId,
      itemId: orderLines.itemId,
      productName: orderLines.productName,
      sku: orderLines.sku,
    })
    .from(orderLines)
    .where(and(eq(orderLines.websiteId, websiteId), inArray(orderLines.orderId, [...tags.keys()])));
  const rows = locked.flatMap(({ id, number, details }) => {
    const changed = tags.get(id);
    if (changed === undefined) return [];
    const own = lines.filter(({ orderId }) => orderId === id);
    const lexemes = orderLexemes(websiteId, number, { details, lines: own }, changed);
    return [{ id, tags: changed, lexemes }];
  });
  await tx.execute(sql`
    update orders o set tags = g.tags, search = array_to_tsvector(g.lexemes), revision = o.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, tags text[], lexemes text[])
    where o.website_id = ${websiteId}::uuid and o.id = g.id`);
}

/** Newest orders of a person, who may have several customer records; at most `limit`. */
export async function ordersOfCustomers(
  db: Queryable,
  websiteId: string,
  customerIds: readonly string[],
  limit: number,
): Promise<readonly OrderRow[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), inArray(orders.customerId, [...customerIds])))
    .orderBy(desc(orders.number))
    .limit(limit);
  return rows.map((row) => rowOf(recordOf(row)));
}

export async function findOrderByToken(
  db: Queryable,
  websiteId: string,
  accessToken: string,
): Promise<OrderRecord | null> {
  const [row] = await db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.accessToken, accessToken)));
  return row === undefined ? null : recordOf(row);
}

export async function linesOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly OrderLine[]> {
  return db
    .select({
      id: orderLines.id,
      itemId: orderLines.itemId,
      variantId: orderLines.variantId,
      sku: orderLines.sku,
      productName: orderLines.productName,
      attributes: orderLines.attributes,
      productType: orderLines.productType,
      quantity: orderLines.quantity,
      unitPriceMinor: orderLines.unitPriceMinor,
      lineTotalMinor: orderLines.lineTotalMinor,
      additionalFields: orderLines.additionalFields,
      isCustom: orderLines.isCustom,
    })
    .from(orderLines)
    .where(and(eq(orderLines.websiteId, websiteId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
}

/** Where a bought product is shown today, by variant id; deleted products are absent. */
export interface ShownItem {
  readonly variantId: string;
  readonly kind: 'page' | 'blog' | 'products' | 'events';
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly assetId: string | null;
  readonly filename: string | null;
  readonly altText: string | null;
}

export async function shownItemsOf(
  db: Database,
  websiteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, ShownItem>> {
  const found = await db.$client.query<ShownItem>({
    name: 'orders_shown_items',
    text: `select distinct on (l.variant_id) l.variant_id as "variantId", c.kind, c.url_id as "collectionUrlId",
        i.url_id as "urlId", a.id as "assetId", a.filename, a.alt_text as "altText"
      from order_lines l
      join items i on i.website_id = l.website_id and i.id = l.item_id and i.status = 'published'
      join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
      left join variants v on v.website_id = l.website_id and v.id = l.variant_id
      left join assets a on a.website_id = i.website_id and a.kind = 'picture'
        and a.id = coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid)
      where l.website_id = $1 and l.order_id = $2`,
    values: [websiteId, orderId],
  });
  return new Map(found.rows.map((row) => [row.variantId, row]));
}

/** The pictures of what was bought, as the products have them today, by variant id. */
export async function pictureIdsOf(
  db: Database,
  websiteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await db.$client.query<{ variantId: string; pictureId: string }>({
    name: 'orders_pictures',
    text: `select distinct on (l.variant_id) l.variant_id as "variantId", p.id as "pictureId"
      from order_lines l
      join items i on i.website_id = l.website_id and i.id = l.item_id and i.deleted_on is null
      left join variants v on v.website_id = l.website_id and v.id = l.variant_id
      cross join lateral (select coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid) as id) p
      where l.website_id = $1 and l.order_id = $2 and p.id is not null`,
    values: [websiteId, orderId],
  });
  return new Map(found.rows.map(({ variantId, pictureId }) => [variantId, pictureId]));
}

/** The custom forms of the bought products today, by item id. */
export async function formsOf(
  db: Database,
  websiteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, CustomForm>> {
  const found = await db.$client.query<{ item_id: string; custom_form: CustomForm }>({
    name: 'orders_forms',
    text: `select distinct on (p.item_id) p.item_id, p.custom_form
      from order_lines l join products p on p.website_id = l.website_id and p.item_id = l.item_id
      where l.website_id = $1 and l.order_id = $2 and l.additional_fields <> '' and p.custom_form is not null`,
    values: [websiteId, orderId],
  });
  return new Map(found.rows.map((row) => [row.item_id, row.custom_form]));
}

/** Whether an order took units out of stock that could be returned. */
export async function countsUnits(db: Database, websiteId: string, orderId: string): Promise<boolean> {
  const found = await db.$client.query({
    name: 'orders_counts_units',
    text: `select 1 from order_lines l
      join stock s on s.website_id = l.website_id and s.variant_id = l.variant_id and not s.unlimited
      where l.website_id = $1 and l.order_id = $2 limit 1`,
    values: [websiteId, orderId],
  });
  return found.rowCount !== 0;
}

/** The subscriptions that an order started, also those that have ended. */
export async function startedSubscriptionsOf(
  db: Database,
  websiteId: string,
  orderId: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly isRunning: boolean }[]> {
  const found = await db.$client.query<{ id: string; name: string; isRunning: boolean }>({
    name: 'orders_started_subscriptions',
    text: `select id, product_name as name, ended_on is null as "isRunning" from subscriptions
      where website_id = $1 and first_order_id = $2 order by id`,
    values: [websiteId, orderId],
  });
  return found.rows;
}

/** The customer who placed an order, after merges, with all ids it has. Null when there is none. */
export interface OrderCustomer {
  readonly id: string;
  readonly name: string;
  readonly orderCount: number;
  readonly spentMinor: number;
  readonly currency: string;
  readonly ids: readonly string[];
}

export async function customerOfOrder(
  db: Queryable,
  websiteId: string,
  customerId: string,
): Promise<OrderCustomer | null> {
  const rows = await runNamed<OrderCustomer & Record<string, unknown>>(
    db,
    {
      name: 'orders-customer',
      text: `select c.id, c.name, c.order_count as "orderCount", c.spent_minor::float8 as "spentMinor", c.currency,
          array(select c.id union all select m.id from customers m
            where m.website_id = $1 and m.merged_into = c.id) as ids
        from customers k
        join customers c on c.website_id = $1 and c.id = coalesce(k.merged_into, k.id)
        where k.website_id = $1 and k.id = $2`,
    },
    [websiteId, customerId],
  );
  return rows[0] ?? null;
}

/** The draft order whose cart an order was placed from; null for an order of any other. */
export async function draftOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<{ readonly id: string; readonly number: number } | null> {
  const [row] = await runNamed<{ id: string; number: number }>(
    db,
    {
      name: 'orders-draft',
      text: `select d.id, d.number::float8 as number from orders o
        join draft_orders d on d.website_id = o.website_id and d.cart_id = o.cart_id
        where o.website_id = $1 and o.id = $2`,
    },
    [websiteId, orderId],
  );
  return row ?? null;
}

export interface EventRecord {
  readonly id: string;
  readonly type: OrderEventType;
  readonly actor: string;
  /** Null for the buyer, the system, and owners who are gone. */
  readonly ownerName: string | null;
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly happenedOn: Date;
}

/** Oldest first. */
export async function eventsOf(
  db: Database,
  websiteId: string,
  orderId: string,
): Promise<readonly EventRecord[]> {
  const found = await db.$client.query<EventRecord>({
    name: 'orders_events',
    text: `select e.id, e.type, e.actor, a.name as "ownerName", e.data, e.happened_on as "happenedOn"
      from order_events e
      left join accounts a on a.id = case when e.actor ~ '^[0-9a-f-]{36}$' then e.actor::uuid end
      where e.website_id = $1 and e.order_id = $2 order by e.happened_on, e.id`,
    values: [websiteId, orderId],
  });
  return found.rows;
}

export interface NewEvent {
  readonly websiteId: string;
  readonly orderId: string;
  readonly id: string;
  readonly type: OrderEventType;
  readonly actor: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly happenedOn: Date;
}

export async function insertEvents(db: Queryable, events: readonly NewEvent[]): Promise<void> {
  await db.insert(orderEvents).values([...events]);
}

export async function countComments(db: Queryable, websiteId: string, orderId: string): Promise<number> {
  return db.$count(
    orderEvents,
    and(
      eq(orderEvents.websiteId, websiteId),
      eq(orderEvents.orderId, orderId),
      eq(orderEvents.type, 'comment'),
    ),
  );
}

/** False when there is no such comment. */
export async function deleteComment(
  db: Queryable,
  websiteId: string,
  orderId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .delete(orderEvents)
    .where(
      and(
        eq(orderEvents.websiteId, websiteId),
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.id, id),
        eq(orderEvents.type, 'comment'),
      ),
    );
  return gone.rowCount === 1;
}

/** Addresses that an order had before they were corrected. */
export async function formerEmailsOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly string[]> {
  const rows = await runNamed<{ email: string }>(
    db,
    {
      name: 'orders-former-emails',
      text: `select data ->> 'emailBefore' as email from order_events
        where website_id = $1 and order_id = $2 and type = 'contact-changed' and data ? 'emailBefore'`,
    },
    [websiteId, orderId],
  );
  return rows.map(({ email }) => email);
}

/** Changes an order and raises its revision. */
export async function updateOrder(
  db: Queryable,
  websiteId: string,
  id: string,
  change: {
    readonly status?: OrderStatus;
    readonly refundedMinor?: number;
    readonly refundDueMinor?: number;
    readonly fulfilment?: FulfilmentState;
    readonly fulfilledOn?: Date | null;
    readonly returnedToStockOn?: Date;
    readonly email?: string;
    readonly details?: CheckoutDetails;
    readonly customerId?: string | null;
    readonly notes?: string;
    readonly tags?: string[];
    readonly lexemes?: readonly string[];
  },
): Promise<void> {
  const { lexemes, ...fields } = change;
  await db
    .update(orders)
    .set({
      ...fields,
      ...(lexemes === undefined
        ? {}
        : { search: sql`array_to_tsvector(${sql.param([...lexemes])}::text[])` }),
      revision: sql`${orders.revision} + 1`,
    })
    .where(and(eq(orders.websiteId, websiteId), eq(orders.id, id)));
}

export type OrderPayment = Awaited<ReturnType<typeof paymentOf>>;

export async function paymentOf(db: Queryable, websiteId: string, paymentId: string) {
  const [row] = await db
    .select({
      id: payments.id,
      provider: payments.provider,
      accountId: payments.accountId,
      providerReference: payments.providerReference,
      status: payments.status,
      amountMinor: payments.amountMinor,
      cardBrand: payments.cardBrand,
      cardLast4: payments.cardLast4,
      testMode: payments.testMode,
      origin: payments.origin,
      settledOn: payments.settledOn,
      manualPayment: sql<ManualPayment | null>`${payments.draft} -> 'manualPayment'`,
    })
    .from(payments)
    .where(and(eq(payments.websiteId, websiteId), eq(payments.id, paymentId)));
  if (row === undefined) throw new Error(`no payment ${paymentId}`);
  return row;
}
