import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Erases the waiting lists of items. */
export async function eraseSignUps(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  await db.execute(
    sql`delete from back_in_stock_sign_ups where website_id = ${websiteId} and item_id = any(${sql.param(itemIds)}::uuid[])`,
  );
}
