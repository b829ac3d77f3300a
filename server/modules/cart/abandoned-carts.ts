import type { ScheduledJob } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';

/** Days without a change after which an unpaid cart is removed; its cookie expires after 30. */
export const ABANDONED_AFTER_DAYS = 60;
const BATCH = 500;
/** Batches per run, so that a run ends; the next night continues. */
const MAX_BATCHES = 2_000;

/**
 * Removes carts that nobody has changed for a long time, across all websites; those of draft orders are the shop's and
 * stay. Returns how many.
 */
export async function removeAbandonedCarts(platform: Platform): Promise<number> {
  const before = new Date(platform.clock.now() - ABANDONED_AFTER_DAYS * 24 * 60 * 60 * 1000);
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const gone = await platform.db.$client.query(
      `with old as materialized (
        select website_id, id from carts
        where updated_on < $1 and not is_purchased and payment_id is null
          and (purpose <> 'payment-link' or payment_link_id is not null)
        order by updated_on limit $2 for update skip locked
      ), forgotten as (
        delete from carts c using old
        where c.website_id = old.website_id and c.id = old.id
        returning c.website_id, c.id
      ), lines as (
        delete from cart_entries e using forgotten f where e.website_id = f.website_id and e.cart_id = f.id
      )
      select 1 from forgotten`,
      [before, BATCH],
    );
    removed += gone.rowCount ?? 0;
    if ((gone.rowCount ?? 0) < BATCH) break;
  }
  return removed;
}

/** Every night, so that the table does not grow with years of visits. */
export const abandonedCartsJob: ScheduledJob = {
  name: 'remove-forgotten-carts',
  cron: '20 3 * * *',
  async run(platform) {
    const removed = await removeAbandonedCarts(platform);
    platform.log.info({ removed }, 'removed forgotten carts');
  },
};
