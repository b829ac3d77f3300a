import type { Discount } from '@vitrine/domain/discount/discount.ts';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { discountCodes, discounts } from './tables.ts';

export type DiscountRecord = Omit<typeof discounts.$inferSelect, 'search'>;
export type NewDiscountRecord = typeof discounts.$inferInsert;

const { search: _discountSearch, ...discountColumns } = getTableColumns(discounts);

const discountOf = (websiteId: string, id: string) =>
  and(eq(discounts.websiteId, websiteId), eq(discounts.id, id));

export async function findDiscount(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<DiscountRecord | null> {
  const [row] = await db.select(discountColumns).from(discounts).where(discountOf(websiteId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockDiscount(
  tx: Queryable,
  websiteId: string,
  id: string,
): Promise<DiscountRecord | null> {
  const [row] = await tx
    .select(discountColumns)
    .from(discounts)
    .where(discountOf(websiteId, id))
    .for('update');
  return row ?? null;
}

/** The discounts with these ids, in that order. */
export async function discountsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly DiscountRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(discountColumns)
    .from(discounts)
    .where(and(eq(discounts.websiteId, websiteId), inArray(discounts.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function insertDiscount(db: Queryable, discount: NewDiscountRecord): Promise<void> {
  await db.insert(discounts).values(discount);
}

export async function updateDiscount(
  tx: Queryable,
  websiteId: string,
  id: string,
  change: Partial<Omit<NewDiscountRecord, 'websiteId' | 'id'>>,
): Promise<void> {
  await tx
    .update(discounts)
    .set({ ...change, revision: sql`${discounts.revision} + 1` })
    .where(discountOf(websiteId, id));
}

/** Deletes a discount and its codes. */
export async function deleteDiscountRows(tx: Queryable, websiteId: string, id: string): Promise<void> {
  await tx
    .delete(discountCodes)
    .where(and(eq(discountCodes.websiteId, websiteId), eq(discountCodes.discountId, id)));
  await tx.delete(discounts).where(discountOf(websiteId, id));
}

/** How many automatic discounts are switched on, besides those named. No other can be switched on until the transaction ends. */
export async function countAutomaticLocked(
  tx: Queryable,
  websiteId: string,
  except: readonly string[],
): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('automatic discounts ' || ${websiteId}, 0))`,
  );
  const found = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from discounts
    where website_id = ${websiteId} and is_automatic and enabled and id <> all(${sql.param([...except])}::uuid[])`);
  return found.rows[0]?.count ?? 0;
}

/** Titles of products by their ids; those that are gone have none. */
export async function titlesOfProducts(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  if (ids.length === 0) return [];
  const found = await db.execute<{ id: string; title: string }>(sql`
    select i.id, i.title from items i
    join products p on p.website_id = i.website_id and p.item_id = i.id
    where i.website_id = ${websiteId} and i.id = any(${sql.param([...ids])}::uuid[])
    order by array_position(${sql.param([...ids])}::uuid[], i.id)`);
  return found.rows;
}

/** The present names of categories by a present or former name in any letter case, lower case; unknown ones are left out. */
export async function spelledCategories(
  db: Queryable,
  websiteId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const lower = sql.param(names.map((name) => name.toLowerCase()));
  const found = await db.execute<{ asked: string; name: string }>(sql`
    select distinct on (asked) asked, c.name from unnest(${lower}::text[]) asked
    join categories c on c.website_id = ${websiteId}
      and (lower(c.name) = asked or exists (select from unnest(c.former_names) f where lower(f) = asked))
    order by asked, lower(c.name) = asked desc`);
  return new Map(found.rows.map(({ asked, name }) => [asked, name]));
}

export interface DayOfDiscount {
  readonly day: string;
  readonly orderCount: number;
  readonly salesMinor: number;
  readonly discountMinor: number;
}

/** What a discount brought on each day of a time zone: orders of a currency that were not canceled. */
export async function daysOfDiscount(
  db: Queryable,
  websiteId: string,
  discountId: string,
  asked: {
    readonly from: string;
    readonly to: string;
    readonly timeZone: string;
    readonly currency: string;
  },
): Promise<readonly DayOfDiscount[]> {
  const { from, to, timeZone, currency } = asked;
  const found = await db.execute<{ day: string; orders: number; sales: string; off: string }>(sql`
    select to_char(u.used_on at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(o.grand_total_minor)::text as sales, sum(u.amount_minor)::text as off
    from discount_uses u
    join payments p on p.website_id = u.website_id and p.id = u.payment_id
    join orders o on o.website_id = p.website_id and o.id = p.order_id
    where u.website_id = ${websiteId} and u.discount_id = ${discountId}
      and u.used_on >= (${from}::date::timestamp at time zone ${timeZone})
      and u.used_on < ((${to}::date + 1)::timestamp at time zone ${timeZone})
      and o.currency = ${currency} and o.status <> 'canceled'
    group by 1 order by 1`);
  return found.rows.map(({ day, orders, sales, off }) => ({
    day,
    orderCount: orders,
    salesMinor: Number(sales),
    discountMinor: Number(off),
  }));
}

/** Times of a record as the domain has them. */
export function timesOf({ startsOn, endsOn }: DiscountRecord): Pick<Discount, 'startsOn' | 'endsOn'> {
  return { startsOn: startsOn?.getTime() ?? null, endsOn: endsOn?.getTime() ?? null };
}
