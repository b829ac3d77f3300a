import { asc } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { firstRuns } from './tables.ts';

/** The website created by the earliest first run. The query has no website id, since it finds one. */
export async function findFirst(db: Queryable): Promise<string | null> {
  const rows = await db
    .select({ websiteId: firstRuns.websiteId })
    .from(firstRuns)
    .orderBy(asc(firstRuns.finishedOn))
    .limit(1);
  return rows[0]?.websiteId ?? null;
}

export async function insertRun(db: Queryable, row: typeof firstRuns.$inferInsert): Promise<void> {
  await db.insert(firstRuns).values(row);
}
