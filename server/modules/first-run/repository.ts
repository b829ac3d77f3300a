import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { firstRuns } from './tables.ts';

export async function findFinished(db: Queryable): Promise<string | null> {
  const rows = await db
    .select({ websiteId: firstRuns.websiteId })
    .from(firstRuns)
    .where(isNotNull(firstRuns.finishedOn))
    .orderBy(asc(firstRuns.begunOn))
    .limit(1);
  return rows[0]?.websiteId ?? null;
}

export async function findCutOff(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ websiteId: firstRuns.websiteId })
    .from(firstRuns)
    .where(isNull(firstRuns.finishedOn));
  return rows.map((row) => row.websiteId);
}

export async function insertRun(
  db: Queryable,
  row: { websiteId: string; kind: 'demo' | 'empty'; begunOn: Date },
): Promise<void> {
  await db.insert(firstRuns).values(row);
}

export async function finishRun(db: Queryable, websiteId: string, finishedOn: Date): Promise<void> {
  await db.update(firstRuns).set({ finishedOn }).where(eq(firstRuns.websiteId, websiteId));
}

/** Removes every row of a website from every table there is. */
export async function deleteWebsite(db: Database, websiteId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.execute<{ table_name: string }>(
      sql`SELECT table_name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name = 'website_id'`,
    );
    for (const { table_name: table } of found.rows) {
      await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE website_id = ${websiteId}`);
    }
  });
}
