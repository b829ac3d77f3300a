import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { SegmentDefinition } from '@vitrine/domain/audience/segment-rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { segmentCondition } from './segment-sql.ts';
import { subscriberSegments } from './tables.ts';

export type SegmentRecord = typeof subscriberSegments.$inferSelect;

/** All segments of a website by name. */
export async function selectSegments(
  db: Queryable,
  websiteId: string,
  limit: number,
): Promise<readonly SegmentRecord[]> {
  return db
    .select()
    .from(subscriberSegments)
    .where(eq(subscriberSegments.websiteId, websiteId))
    .orderBy(sql`lower(${subscriberSegments.name})`)
    .limit(limit);
}

/** A segment, locked until the transaction ends. */
export async function lockSegment(
  tx: Queryable,
  websiteId: string,
  id: string,
): Promise<SegmentRecord | null> {
  const [row] = await tx
    .select()
    .from(subscriberSegments)
    .where(and(eq(subscriberSegments.websiteId, websiteId), eq(subscriberSegments.id, id)))
    .for('update');
  return row ?? null;
}

/** Whether another segment has a name, in whatever letter case. */
export async function isSegmentNameTaken(
  db: Queryable,
  websiteId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'audience-segment-name',
      text: `select id from subscriber_segments
        where website_id = $1 and lower(name) = lower($2) and id is distinct from $3::uuid`,
    },
    [websiteId, name, exceptId],
  );
  return rows.length > 0;
}

export async function countSegments(db: Queryable, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(subscriberSegments)
    .where(eq(subscriberSegments.websiteId, websiteId));
  return row?.count ?? 0;
}

export async function insertSegment(
  tx: Queryable,
  segment: typeof subscriberSegments.$inferInsert,
): Promise<void> {
  await tx.insert(subscriberSegments).values(segment);
}

/** Changes a segment and raises its revision. */
export async function updateSegment(
  tx: Queryable,
  { websiteId, id, revision }: SegmentRecord,
  change: Pick<SegmentRecord, 'name' | 'match' | 'rules'>,
): Promise<void> {
  await tx
    .update(subscriberSegments)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(subscriberSegments.websiteId, websiteId), eq(subscriberSegments.id, id)));
}

/** Deletes a segment. False when there is none. */
export async function deleteSegment(tx: Queryable, websiteId: string, id: string): Promise<boolean> {
  const done = await tx
    .delete(subscriberSegments)
    .where(and(eq(subscriberSegments.websiteId, websiteId), eq(subscriberSegments.id, id)));
  return done.rowCount === 1;
}

/** How many a segment selects, at most one more than `COUNT_LIMIT`, and the newest of them. */
export async function previewSelection(
  db: Queryable,
  websiteId: string,
  wanted: { readonly definition: SegmentDefinition; readonly timeZone: string; readonly sample: number },
): Promise<{
  readonly count: number;
  readonly sample: readonly { readonly id: string; readonly email: string; readonly name: string }[];
}> {
  const condition = segmentCondition(websiteId, wanted.definition, wanted.timeZone);
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from subscribers s where ${condition} limit ${COUNT_LIMIT + 1}) c`,
  );
  const found = await db.execute<{ id: string; email: string; name: string }>(
    sql`select s.id, s.email, s.name from subscribers s where ${condition}
      order by s.created_on desc, s.id desc limit ${wanted.sample}`,
  );
  return { count: counted.rows[0]?.count ?? 0, sample: found.rows };
}
