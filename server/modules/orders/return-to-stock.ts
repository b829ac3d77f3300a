import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { LOW_STOCK } from '../websites/index.ts';

/**
 * Returns an order's units to stock, at most once per order, inside the caller's transaction; the caller holds the
 * order's row lock. Only counted stock is raised. Cached pages that showed a product as sold out, or how few are left,
 * are invalidated. False when the units were returned already.
 */
export async function returnOrderToStock(
  tx: Queryable,
  order: { readonly websiteId: string; readonly orderId: string; readonly now: Date },
): Promise<boolean> {
  const answer = await tx.execute<{ done: boolean }>(sqlFor(order));
  return answer.rows[0]?.done ?? false;
}

function sqlFor({ websiteId, orderId, now }: Parameters<typeof returnOrderToStock>[1]) {
  return sql`with marked as (
      update orders set returned_to_stock_on = ${now}
      where website_id = ${websiteId} and id = ${orderId} and returned_to_stock_on is null
      returning id, payment_id
    ),
    units as (
      select l.variant_id, sum(l.quantity)::int as quantity
      from order_lines l join marked on marked.id = l.order_id
      where l.website_id = ${websiteId}
      group by l.variant_id
    ),
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
    select exists (select 1 from marked) as done, (select pg_notify('vitrine', 'site:' || website_id) from turned)::text`;
}
