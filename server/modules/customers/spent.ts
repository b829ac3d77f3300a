import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/**
 * Adds to what the customer of an order has spent, in the caller's transaction: a negative sum when money was refunded,
 * a positive one when the bank returned the refund. `deltaMinor`: minor units of the order's currency.
 */
export async function changeSpent(
  tx: Queryable,
  order: { readonly websiteId: string; readonly orderId: string; readonly deltaMinor: number },
): Promise<void> {
  const { websiteId, orderId, deltaMinor } = order;
  await tx.execute(sql`with placer as (
      select c.id, c.merged_into from orders o
      join customers c on c.website_id = o.website_id and c.id = o.customer_id
      where o.website_id = ${websiteId} and o.id = ${orderId}
      for update of c
    )
    update customers c set spent_minor = c.spent_minor + ${deltaMinor}
    from placer, orders o
    where c.website_id = ${websiteId} and c.id = coalesce(placer.merged_into, placer.id)
      and o.website_id = ${websiteId} and o.id = ${orderId} and o.currency = c.currency`);
}
