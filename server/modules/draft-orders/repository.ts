import type { AgreedDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import type { CustomItem } from '@vitrine/domain/draft-order/custom-item.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { draftOrders } from './tables.ts';

/** A draft order with what its cart says, without its lines. Times are milliseconds since the epoch. */
export interface DraftRecord {
  readonly websiteId: string;
  readonly id: string;
  readonly number: number;
  readonly cartId: string;
  readonly secret: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly internalNotes: string;
  readonly sentOn: number | null;
  readonly createdOn: number;
  readonly updatedOn: number;
  readonly revision: number;
  /** Who made it. */
  readonly createdBy: string;
  readonly expiresOn: number | null;
  readonly isOrdered: boolean;
  readonly isBeingPaid: boolean;
  /** Why it is sold without tax; null: with it. */
  readonly taxExemption: TaxExemption | null;
  /** What the shop takes off; null: nothing. */
  readonly agreedDiscount: AgreedDiscount | null;
  /** The order it became. */
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly orderStatus: OrderStatus | null;
  /** Of its lines. */
  readonly firstProduct: string | null;
  readonly lineCount: number;
  readonly totalQuantity: number;
  readonly subtotalMinor: number;
  readonly [column: string]: unknown;
}

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const select = `select d.website_id as "websiteId", d.id, d.number::float8 as number, d.cart_id as "cartId", d.secret,
    d.email, d.name, d.phone, d.note, d.internal_notes as "internalNotes", ${epochOf('d.sent_on')} as "sentOn",
    ${epochOf('d.created_on')} as "createdOn", ${epochOf('d.updated_on')} as "updatedOn", d.revision,
    coalesce((select a.name from accounts a where a.id = d.created_by), '') as "createdBy",
    ${epochOf('k.expires_on')} as "expiresOn", k.is_purchased as "isOrdered",
    k.payment_id is not null as "isBeingPaid", k.tax_exemption as "taxExemption",
    k.agreed_discount as "agreedDiscount", o.id as "orderId", o.number::float8 as "orderNumber",
    o.status as "orderStatus", l.*
  from draft_orders d
  join carts k on k.website_id = d.website_id and k.id = d.cart_id
  left join orders o on o.website_id = k.website_id and o.id = k.order_id
  cross join lateral (
    select (array_agg(coalesce(e.custom_item ->> 'title', i.title) order by e.id))[1] as "firstProduct", count(*)::int as "lineCount",
      coalesce(sum(e.quantity), 0)::int as "totalQuantity",
      coalesce(sum(e.quantity * coalesce(e.named_price_minor, 0)), 0)::float8 as "subtotalMinor"
    from cart_entries e left join items i on i.website_id = e.website_id and i.id = e.item_id
    where e.website_id = d.website_id and e.cart_id = d.cart_id
  ) l`;

const byIdsStatement: NamedStatement = {
  name: 'draft-orders-by-ids',
  text: `${select} where d.website_id = $1 and d.id = any($2::uuid[]) order by array_position($2::uuid[], d.id)`,
};

/** In the order of `ids`; those that are gone are left out. */
export function draftsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly DraftRecord[]> {
  return ids.length === 0 ? Promise.resolve([]) : runNamed<DraftRecord>(db, byIdsStatement, [websiteId, ids]);
}

export async function findDraft(db: Queryable, websiteId: string, id: string): Promise<DraftRecord | null> {
  return (await draftsByIds(db, websiteId, [id]))[0] ?? null;
}

/**
 * The draft order that a call with this key has made; null when none has. Other calls with the key wait until the
 * transaction ends.
 */
export async function lockDraftOfKey(
  tx: Queryable,
  websiteId: string,
  idempotencyKey: string,
): Promise<string | null> {
  await runNamed(
    tx,
    {
      name: 'draft-orders-lock-key',
      text: "select pg_advisory_xact_lock(hashtext('vitrine draft orders'), hashtext($1::text || $2::text))",
    },
    [websiteId, idempotencyKey],
  );
  const [row] = await runNamed<{ id: string }>(
    tx,
    {
      name: 'draft-orders-by-key',
      text: 'select id from draft_orders where website_id = $1 and idempotency_key = $2',
    },
    [websiteId, idempotencyKey],
  );
  return row?.id ?? null;
}

const byCartStatement: NamedStatement = {
  name: 'draft-orders-by-cart',
  text: 'select note from draft_orders where website_id = $1 and cart_id = $2',
};

/** What the shop wrote to the customer whose cart it is; null for a cart that is no draft order's. */
export async function noteOfCart(db: Queryable, websiteId: string, cartId: string): Promise<string | null> {
  const [row] = await runNamed<{ note: string }>(db, byCartStatement, [websiteId, cartId]);
  return row?.note ?? null;
}

/** A stored line; what it shows of its product comes from the catalogue. */
export interface DraftLineRecord {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  /** What is sold, where it is no product. */
  readonly customItem: CustomItem | null;
  readonly [column: string]: unknown;
}

const linesStatement: NamedStatement = {
  name: 'draft-orders-lines',
  text: `select e.id, e.item_id as "itemId", e.variant_id as "variantId", e.quantity, e.custom_item as "customItem",
      coalesce(e.named_price_minor, 0)::float8 as "unitPriceMinor"
    from cart_entries e where e.website_id = $1 and e.cart_id = $2 order by e.id`,
};

/** In the owner's order. */
export function linesOfDraft(
  db: Queryable,
  { websiteId, cartId }: Pick<DraftRecord, 'websiteId' | 'cartId'>,
): Promise<readonly DraftLineRecord[]> {
  return runNamed<DraftLineRecord>(db, linesStatement, [websiteId, cartId]);
}

/** What lines showed when they were ordered, by variant. */
export interface OrderedLine {
  readonly variantId: string;
  readonly title: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const orderedStatement: NamedStatement = {
  name: 'draft-orders-ordered-lines',
  text: `select variant_id as "variantId", product_name as title, sku, attributes from order_lines
    where website_id = $1 and order_id = $2 order by position limit 500`,
};

/** The lines of the order that a draft became. */
export function orderedLines(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly OrderedLine[]> {
  return runNamed<OrderedLine & Record<string, unknown>>(db, orderedStatement, [websiteId, orderId]);
}

/** The number of a website's next draft order; the counter is locked until the transaction ends. */
export async function nextDraftNumber(tx: Queryable, websiteId: string): Promise<number> {
  const [row] = await runNamed<{ number: number }>(
    tx,
    {
      name: 'draft-orders-next-number',
      text: `insert into draft_order_counters (website_id, last_number) values ($1, 1)
        on conflict (website_id) do update set last_number = draft_order_counters.last_number + 1
        returning last_number::float8 as number`,
    },
    [websiteId],
  );
  if (row === undefined) throw new Error('the counter of draft orders did not answer');
  return row.number;
}

/** What is searched, as the column takes it. */
const searchOf = (lexemes: readonly string[]) => sql`array_to_tsvector(${sql.param([...lexemes])}::text[])`;

type Columns = typeof draftOrders.$inferInsert;

export async function insertDraft(
  tx: Queryable,
  draft: Omit<Columns, 'search'>,
  lexemes: readonly string[],
): Promise<void> {
  await tx.insert(draftOrders).values({ ...draft, search: searchOf(lexemes) });
}

const draftOf = ({ websiteId, id }: Pick<DraftRecord, 'websiteId' | 'id'>) =>
  and(eq(draftOrders.websiteId, websiteId), eq(draftOrders.id, id));

/** Locks a draft order until the transaction ends; false when there is none. Lock its cart before it. */
export async function lockDraft(tx: Queryable, websiteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(draftOf({ websiteId, id }))
    .for('update');
  return rows.length === 1;
}

/** Changes a draft order and raises its revision; the caller holds its lock. */
export async function updateDraft(
  tx: Queryable,
  draft: Pick<DraftRecord, 'websiteId' | 'id'>,
  change: Partial<Omit<Columns, 'websiteId' | 'id' | 'search' | 'revision'>>,
  lexemes: readonly string[] | null,
): Promise<void> {
  await tx
    .update(draftOrders)
    .set({
      ...change,
      revision: sql`${draftOrders.revision} + 1`,
      ...(lexemes === null ? {} : { search: searchOf(lexemes) }),
    })
    .where(draftOf(draft));
}

export async function deleteDraft(
  tx: Queryable,
  draft: Pick<DraftRecord, 'websiteId' | 'id'>,
): Promise<void> {
  await tx.delete(draftOrders).where(draftOf(draft));
}
