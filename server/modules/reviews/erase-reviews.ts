import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { moveAssetsToBinIn } from '../media/index.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60_000;
const DAY = 86_400_000;
/** Days that deleted reviews can be taken back. */
const DAYS_DELETED = 30;
/** Rows per transaction. */
const BATCH = 200;

/** Erases the reviews of items. Their pictures are erased in the background. */
export async function eraseReviews(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  const ids = sql`any(${sql.param(itemIds)}::uuid[])`;
  await db.execute(
    sql`update review_pictures set review_id = null where website_id = ${websiteId} and item_id = ${ids}`,
  );
  await db.execute(sql`delete from reviews where website_id = ${websiteId} and item_id = ${ids}`);
}

/** Erases reviews that were deleted some time ago. */
async function eraseDeleted(platform: Platform): Promise<number> {
  const before = new Date(platform.clock.now() - DAYS_DELETED * DAY);
  return platform.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ websiteId: string; id: string }>(sql`
      delete from reviews r using (
        select website_id, id from reviews where status = 'deleted' and status_on < ${before}
        order by status_on limit ${BATCH} for update skip locked
      ) old where r.website_id = old.website_id and r.id = old.id
      returning r.website_id as "websiteId", r.id`);
    for (const { websiteId, id } of rows) {
      await tx.execute(sql`update review_pictures set review_id = null
        where website_id = ${websiteId} and review_id = ${id}::uuid`);
    }
    return rows.length;
  });
}

/** Moves pictures to the bin that belong to no review: of one that was never sent, or that is gone. */
async function binUnused(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ websiteId: string; assetId: string }>(sql`
      delete from review_pictures p using (
        select website_id, id from review_pictures where review_id is null and created_on < ${new Date(now - DAY)}
        order by created_on limit ${BATCH} for update skip locked
      ) old where p.website_id = old.website_id and p.id = old.id
      returning p.website_id as "websiteId", p.asset_id as "assetId"`);
    for (const websiteId of new Set(rows.map((row) => row.websiteId))) {
      const ids = rows.filter((row) => row.websiteId === websiteId).map(({ assetId }) => assetId);
      await moveAssetsToBinIn(tx, websiteId, ids, new Date(now));
    }
    return rows.length;
  });
}

/** One run; returns how many rows were erased. Every server process may run it. */
export async function eraseOldReviews(platform: Platform): Promise<number> {
  let erased = 0;
  for (const erase of [eraseDeleted, binUnused]) {
    for (;;) {
      const batch = await erase(platform);
      erased += batch;
      if (batch < BATCH) break;
    }
  }
  return erased;
}

export const reviewErasurePoller = (platform: Platform): Poller => ({
  name: 'review-erasure',
  every: INTERVAL,
  run: () => eraseOldReviews(platform),
});
