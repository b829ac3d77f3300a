import type { BulkSelection } from '@vitrine/contracts/bulk.ts';
import type { BulkPhase, BulkReason } from '@vitrine/domain/list/bulk.ts';
import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { RowOutcome, UndoOutcome } from './bulk-list.ts';
import { bulkJobs } from './tables.ts';

export type JobRow = typeof bulkJobs.$inferSelect;

/** Changes of a list that are shown. */
const SHOWN_JOBS = 5;

const ofJob = (websiteId: string, id: string) => and(eq(bulkJobs.websiteId, websiteId), eq(bulkJobs.id, id));

/** Starts a job. False when another one of the list is at work. */
export async function insertJob(
  tx: Queryable,
  job: {
    readonly websiteId: string;
    readonly id: string;
    readonly accountId: string;
    readonly list: string;
    readonly change: { readonly action: string };
    readonly selection: BulkSelection;
    readonly startedOn: Date;
  },
): Promise<boolean> {
  const made = await tx
    .insert(bulkJobs)
    .values({ ...job, phase: 'collecting' })
    .onConflictDoNothing();
  return made.rowCount === 1;
}

/** A job, locked until the transaction ends. */
export async function lockJob(tx: Queryable, websiteId: string, id: string): Promise<JobRow | null> {
  const [row] = await tx.select().from(bulkJobs).where(ofJob(websiteId, id)).for('update');
  return row ?? null;
}

/** The same, or null while another server is at it. */
export async function claimJob(tx: Queryable, websiteId: string, id: string): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(bulkJobs)
    .where(ofJob(websiteId, id))
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function updateJob(
  tx: Queryable,
  { websiteId, id }: Pick<JobRow, 'websiteId' | 'id'>,
  change: Partial<Omit<JobRow, 'websiteId' | 'id'>>,
): Promise<void> {
  await tx.update(bulkJobs).set(change).where(ofJob(websiteId, id));
}

/** A job with the name of who started it. */
export interface ShownJob extends JobRow {
  readonly startedBy: string;
}

const startedBy = sql<string>`coalesce((select a.name from accounts a where a.id = ${bulkJobs.accountId}), '')`;

async function selectShown(
  db: Queryable,
  where: SQL | undefined,
  limit = SHOWN_JOBS,
): Promise<readonly ShownJob[]> {
  const rows = await db
    .select({ job: bulkJobs, startedBy })
    .from(bulkJobs)
    .where(where)
    .orderBy(desc(bulkJobs.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.job, startedBy: row.startedBy }));
}

export async function findJob(db: Queryable, websiteId: string, id: string): Promise<ShownJob | null> {
  const [job] = await selectShown(db, ofJob(websiteId, id));
  return job ?? null;
}

/** Jobs of a list that are at work or can be taken back, the newest first. */
export function listJobs(
  db: Queryable,
  websiteId: string,
  list: string,
  now: Date,
): Promise<readonly ShownJob[]> {
  return selectShown(
    db,
    and(
      eq(bulkJobs.websiteId, websiteId),
      eq(bulkJobs.list, list),
      or(isNull(bulkJobs.undoUntil), gt(bulkJobs.undoUntil, now)),
    ),
  );
}

/** Jobs of all lists, the newest first. */
export function listRecentJobs(
  db: Queryable,
  websiteId: string,
  before: string | null,
  limit: number,
): Promise<readonly ShownJob[]> {
  return selectShown(
    db,
    and(eq(bulkJobs.websiteId, websiteId), before === null ? undefined : lt(bulkJobs.id, before)),
    limit,
  );
}

/** Jobs that are to be gone on with, over all websites: one poller serves them all. */
export async function findJobsAtWork(
  db: Queryable,
  limit: number,
): Promise<readonly Pick<JobRow, 'websiteId' | 'id'>[]> {
  return runNamed<{ websiteId: string; id: string }>(
    db,
    {
      name: 'bulk-at-work',
      text: `select website_id as "websiteId", id from bulk_jobs
        where phase in ('collecting', 'changing', 'undoing') and not is_paused order by id limit $1`,
    },
    [limit],
  );
}

/** Notes rows by id; `ids` selects them as `id`. Returns how many, and the last one. */
export async function collectRows(
  tx: Queryable,
  { websiteId, id }: Pick<JobRow, 'websiteId' | 'id'>,
  ids: SQL,
): Promise<{ readonly count: number; readonly last: string | null }> {
  const { rows } = await tx.execute<{ count: number; last: string | null }>(sql`
    with found as (${ids}), noted as (
      insert into bulk_rows (website_id, job_id, id)
      select ${websiteId}::uuid, ${id}::uuid, found.id from found on conflict do nothing
    )
    select count(*)::int as count, (select found.id from found order by found.id desc limit 1) as last from found`);
  return rows[0] ?? { count: 0, last: null };
}

/** The next rows of a phase in the order of their ids: all of them, or those that were changed. */
export function nextRows(
  tx: Queryable,
  job: Pick<JobRow, 'websiteId' | 'id' | 'position'> & { readonly phase: BulkPhase },
  limit: number,
): Promise<readonly { readonly id: string; readonly kept: unknown }[]> {
  return runNamed<{ id: string; kept: unknown }>(
    tx,
    {
      name: 'bulk-next-rows',
      text: `select id, kept from bulk_rows
        where website_id = $1 and job_id = $2 and ($3::uuid is null or id > $3::uuid)
          and (not $4 or outcome = 'changed')
        order by id limit $5`,
    },
    [job.websiteId, job.id, job.position, job.phase === 'undoing', limit],
  );
}

/** Notes what became of rows. */
export async function writeOutcomes(
  tx: Queryable,
  { websiteId, id }: Pick<JobRow, 'websiteId' | 'id'>,
  outcomes: readonly (RowOutcome | UndoOutcome)[],
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'bulk-outcomes',
      text: `update bulk_rows r set outcome = g.outcome, kept = coalesce(g.kept, r.kept)
        from jsonb_to_recordset($3::jsonb) as g(id uuid, outcome text, kept jsonb)
        where r.website_id = $1 and r.job_id = $2 and r.id = g.id`,
    },
    [websiteId, id, JSON.stringify(outcomes)],
  );
}

/** How many rows were left as they were, by reason. */
export type Refusals = Partial<Record<BulkReason, number>>;

/** Jobs that can no longer be taken back and still have their rows, over all websites. */
export async function findExpiredJobs(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<readonly Pick<JobRow, 'websiteId' | 'id'>[]> {
  return runNamed<{ websiteId: string; id: string }>(
    db,
    {
      name: 'bulk-expired',
      text: `select website_id as "websiteId", id from bulk_jobs where undo_until < $1 and cleared_on is null
        order by undo_until limit $2`,
    },
    [now, limit],
  );
}

/** Deletes rows of a job, at most `limit`; returns how many. */
export async function deleteRows(
  db: Queryable,
  { websiteId, id }: Pick<JobRow, 'websiteId' | 'id'>,
  limit: number,
): Promise<number> {
  const rows = await runNamed<{ count: number }>(
    db,
    {
      name: 'bulk-delete-rows',
      text: `with gone as (
          delete from bulk_rows where website_id = $1 and job_id = $2 and id in (
            select id from bulk_rows where website_id = $1 and job_id = $2 order by id limit $3)
          returning 1
        )
        select count(*)::int as count from gone`,
    },
    [websiteId, id, limit],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the jobs, over all websites, whose rows were deleted before `time`. */
export async function deleteClearedJobs(db: Queryable, time: Date): Promise<void> {
  await db.delete(bulkJobs).where(lt(bulkJobs.clearedOn, time));
}
