import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Erases the waiting lists of items, and what was sent to those on them. */
export async function eraseSignUps(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  const ids = sql`any(${sql.param(itemIds)}::uuid[])`;
  await db.execute(sql`delete from back_in_stock_sends where website_id = ${websiteId} and item_id = ${ids}`);
  await db.execute(
    sql`delete from back_in_stock_sign_ups where website_id = ${websiteId} and item_id = ${ids}`,
  );
}
