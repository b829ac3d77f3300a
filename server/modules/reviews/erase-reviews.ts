import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Erases the reviews of items. */
export async function eraseReviews(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  await db.execute(
    sql`delete from reviews where website_id = ${websiteId} and item_id = any(${sql.param(itemIds)}::uuid[])`,
  );
}
