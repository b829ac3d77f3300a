import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type FirstSiteKind, firstRuns } from './tables.ts';

/** The website created by the earliest first run. The query has no website id, since it finds one. */
export async function findFirst(db: Queryable): Promise<string | null> {
  const rows = await db
    .select({ websiteId: firstRuns.websiteId })
    .from(firstRuns)
    .orderBy(asc(firstRuns.finishedOn))
    .limit(1);
  return rows[0]?.websiteId ?? null;
}

/** What the first website is, by its id; null for another one. */
export async function findFirstKind(db: Queryable, websiteId: string): Promise<FirstSiteKind | null> {
  const rows = await db
    .select({ kind: firstRuns.kind })
    .from(firstRuns)
    .where(eq(firstRuns.websiteId, websiteId));
  return rows[0]?.kind ?? null;
}

/** Another website is the first from now on. */
export async function changeFirst(
  db: Queryable,
  from: string,
  to: { readonly websiteId: string; readonly kind: FirstSiteKind },
): Promise<void> {
  await db.update(firstRuns).set(to).where(eq(firstRuns.websiteId, from));
}

export async function insertRun(db: Queryable, row: typeof firstRuns.$inferInsert): Promise<void> {
  await db.insert(firstRuns).values(row);
}
