import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { LOW_STOCK } from '../websites/index.ts';

interface OrderAt {
  readonly websiteId: string;
  readonly orderId: string;
  readonly now: Date;
}

/**
 * Returns an order's units to stock, at most once per order, inside the caller's transaction; the caller holds the
 * order's row lock. Units that came back with a return, or that a refund names, stay as these left them. Only counted
 * stock is raised.
 * Cached pages that showed a product as sold out, or how few are left, are invalidated. False when the units were
 * returned already.
 */
export async function returnOrderToStock(tx: Queryable, order: OrderAt): Promise<boolean> {
  const { websiteId, orderId, now } = order;
  const marked = sql`marked as (
      update orders set returned_to_stock_on = ${now}
      where website_id = ${websiteId} and id = ${orderId} and returned_to_stock_on is null
      returning id, payment_id
    )`;
  const units = sql`units as (
      select l.variant_id, sum(l.quantity - coalesce(b.quantity, 0))::int as quantity
      from order_lines l join marked on marked.id = l.order_id
      left join (
        select line_id, sum(quantity) as quantity from (
          select u.line_id, u.quantity - u.refunded as quantity
          from order_returns r
          join order_return_lines u on u.website_id = r.website_id and u.return_id = r.id
          where r.website_id = ${websiteId} and r.order_id = ${orderId}
          union all
          select u.line_id, u.quantity
          from refunds r
          join refund_lines u on u.website_id = r.website_id and u.refund_id = r.id
          where r.website_id = ${websiteId} and r.order_id = ${orderId}
            and (r.status <> 'failed' or r.bounced_on is not null)
        ) gone
        group by line_id
      ) b on b.line_id = l.id
      where l.website_id = ${websiteId}
      group by l.variant_id
      having sum(l.quantity - coalesce(b.quantity, 0)) > 0
    )`;
  return addUnits(tx, order, marked, units);
}

/** Returns some units of an order to stock, under the same conditions; called before their return is recorded. */
export async function returnUnitsToStock(
  tx: Queryable,
  order: OrderAt & { readonly units: readonly LineUnits[] },
): Promise<void> {
  const { websiteId, orderId, units } = order;
  const marked = sql`marked as (
      select id, payment_id from orders where website_id = ${websiteId} and id = ${orderId}
    )`;
  const chosen = sql`units as (
      select l.variant_id, sum(c.quantity)::int as quantity
      from json_to_recordset(${JSON.stringify(units)}::json) as c("lineId" uuid, quantity int)
      join order_lines l on l.website_id = ${websiteId} and l.order_id = ${orderId} and l.id = c."lineId"
      group by l.variant_id
    )`;
  await addUnits(tx, order, marked, chosen);
}

/** Adds `units` to counted stock. False when `marked` has no row. */
async function addUnits(tx: Queryable, order: OrderAt, marked: SQL, units: SQL): Promise<boolean> {
  const { websiteId, now } = order;
  const answer = await tx.execute<{ done: boolean }>(sql`with ${marked},
    ${units},
    counted as (
      select s.variant_id, s.quantity as before, s.movement, units.quantity as back
      from stock s join units on units.variant_id = s.variant_id
      where s.website_id = ${websiteId} and not s.unlimited
      order by s.variant_id
      for update of s
    ),
    returned as (
      update stock s set quantity = c.before + c.back, movement = c.movement + 1 from counted c
      where s.website_id = ${websiteId} and s.variant_id = c.variant_id
      returning s.variant_id, c.before, c.back, s.quantity, s.movement
    ),
    moved as (
      insert into stock_movements (website_id, variant_id, number, delta, balance, reason, payment_id, happened_on)
      select ${websiteId}::uuid, variant_id, movement, back, quantity, 'returned', (select payment_id from marked),
        ${now}::timestamptz
      from returned
    ),
    turned as (
      update websites set revision = revision + 1
      where website_id = ${websiteId} and exists (select 1 from returned where before <= ${sql.raw(LOW_STOCK)})
      returning website_id
    )
    select exists (select 1 from marked) as done, (select pg_notify('vitrine', 'site:' || website_id) from turned)::text`);
  return answer.rows[0]?.done ?? false;
}

/**
 * Takes the units out of counted stock again that a return had put there, inside the caller's transaction. Pages that
 * showed how few are left are invalidated. Where a variant has fewer left than that, nothing is taken out and its id is
 * returned.
 */
export async function takeReturnFromStock(
  tx: Queryable,
  order: OrderAt & { readonly units: readonly LineUnits[]; readonly returnedOn: Date },
): Promise<string | null> {
  const { websiteId, orderId, units, returnedOn, now } = order;
  // What it put there is what its movements say: stock may not have been counted then.
  const wanted = await tx.execute<{
    variantId: string;
    quantity: number;
    left: number;
    movement: number;
  }>(sql`
    with units as (
      select l.variant_id, sum(c.quantity)::int as quantity
      from json_to_recordset(${JSON.stringify(units)}::json) as c("lineId" uuid, quantity int)
      join order_lines l on l.website_id = ${websiteId} and l.order_id = ${orderId} and l.id = c."lineId"
      group by l.variant_id
    )
    select s.variant_id as "variantId", s.quantity as left, s.movement,
      least(units.quantity, (
        select sum(m.delta) from stock_movements m
        join orders o on o.website_id = m.website_id and o.id = ${orderId} and o.payment_id = m.payment_id
        where m.website_id = ${websiteId} and m.variant_id = s.variant_id and m.reason = 'returned'
          and m.happened_on = ${returnedOn}
      ))::int as quantity
    from stock s join units on units.variant_id = s.variant_id
    where s.website_id = ${websiteId} and not s.unlimited
    order by s.variant_id
    for update of s`);
  const taken = wanted.rows.filter(({ quantity }) => quantity !== null && quantity > 0);
  const short = taken.find(({ quantity, left }) => left < quantity);
  if (short !== undefined) return short.variantId;
  if (taken.length === 0) return null;
  const rows = JSON.stringify(taken);
  await tx.execute(sql`with taken as (
      select * from json_to_recordset(${rows}::json) as t("variantId" uuid, quantity int, "left" int, movement int)
    ),
    changed as (
      update stock s set quantity = s.quantity - t.quantity, movement = s.movement + 1 from taken t
      where s.website_id = ${websiteId} and s.variant_id = t."variantId"
      returning s.variant_id, s.quantity, s.movement, t.quantity as gone
    ),
    moved as (
      insert into stock_movements (website_id, variant_id, number, delta, balance, reason, payment_id, happened_on)
      select ${websiteId}::uuid, variant_id, movement, -gone, quantity, 'return-deleted',
        (select payment_id from orders where website_id = ${websiteId} and id = ${orderId}), ${now}::timestamptz
      from changed
    ),
    turned as (
      update websites set revision = revision + 1
      where website_id = ${websiteId} and exists (select 1 from changed where quantity <= ${sql.raw(LOW_STOCK)})
      returning website_id
    )
    select (select pg_notify('vitrine', 'site:' || website_id) from turned)::text`);
  return null;
}
