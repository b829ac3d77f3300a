import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { bumpRevision } from '../websites/index.ts';

/** Milliseconds between runs: a sale begins and ends within this time. */
const INTERVAL = 5_000;

/** Puts variants on sale, and takes them off, at the times their owners set. */
export const salePoller = (platform: Platform): Poller => ({
  name: 'sales',
  every: INTERVAL,
  run: () => changeSales(platform),
});

/** Begins and ends the sales that are due. Every server process may run it: each is changed once. */
export async function changeSales(platform: Platform): Promise<void> {
  const now = new Date(platform.clock.now());
  await platform.db.transaction(async (tx) => {
    const begun = await tx.execute<{ website_id: string }>(sql`with due as (
        select website_id, item_id from products where sale_starts_on <= ${now} for update skip locked
      ), begun as (
        update products p set sale_starts_on = null from due
        where p.website_id = due.website_id and p.item_id = due.item_id returning p.website_id, p.item_id
      ), changed as (
        update variants v set on_sale = true from begun b
        where v.website_id = b.website_id and v.item_id = b.item_id and v.sale_planned
      )
      select distinct website_id from begun`);
    const ended = await tx.execute<{ website_id: string }>(sql`with due as (
        select website_id, item_id from products where sale_ends_on <= ${now} for update skip locked
      ), ended as (
        update products p set sale_ends_on = null from due
        where p.website_id = due.website_id and p.item_id = due.item_id returning p.website_id, p.item_id
      ), changed as (
        update variants v set on_sale = false, sale_planned = false from ended e
        where v.website_id = e.website_id and v.item_id = e.item_id
      )
      select distinct website_id from ended`);
    // In the same order on every server, to avoid deadlocks.
    const websites = new Set([...begun.rows, ...ended.rows].map((row) => row.website_id));
    for (const websiteId of [...websites].toSorted()) await bumpRevision(tx, websiteId);
  });
}
