import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Erases the comments of items, and their history. */
export async function eraseComments(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  const ids = sql`any(${sql.param(itemIds)}::uuid[])`;
  await db.execute(sql`delete from comment_changes where website_id = ${websiteId}
    and comment_id in (select id from comments where website_id = ${websiteId} and item_id = ${ids})`);
  await db.execute(sql`delete from comments where website_id = ${websiteId} and item_id = ${ids}`);
}
