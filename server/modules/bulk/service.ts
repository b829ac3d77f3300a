import type { BulkJob, BulkSelection } from '@vitrine/contracts/bulk.ts';
import { type BulkCommand, bulkCommands, type BulkReason, nextBulkState } from '@vitrine/domain/list/bulk.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { findList, type ListSite } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBulkList } from './bulk-list.ts';
import {
  findJob,
  insertJob,
  listJobs,
  listRecentJobs,
  lockJob,
  type ShownJob,
  updateJob,
} from './repository.ts';
import { runBatch } from './run-job.ts';

/** Messages between servers: a job has something to do. */
export const BULK_TOPIC = 'bulk';
/** Milliseconds that a call works on the job itself before it leaves the rest to the poller. */
const AT_ONCE_MS = 700;

/** Starts a change of many rows. A small one is done when this returns; others go on in the background. */
export async function startBulk(
  platform: Platform,
  site: ListSite,
  given: {
    readonly list: string;
    readonly accountId: string;
    readonly selection: BulkSelection;
    readonly change: { readonly action: string };
  },
): Promise<Result<BulkJob, 'BULK_BUSY' | 'MALFORMED_REQUEST'>> {
  const { list, accountId, selection, change } = given;
  const now = platform.clock.now();
  const wanted = findList(platform, list)?.wanted(site, selection.query ?? {}, now);
  if (wanted === undefined) throw new Error(`no list ${list}`);
  if (!wanted.ok)
    return fail('MALFORMED_REQUEST', { fields: { 'selection.query': wanted.error.fields?.['query'] ?? '' } });
  const key = { websiteId: site.websiteId, id: newId(now) };
  const isStarted = await platform.db.transaction(async (tx) => {
    const made = await insertJob(tx, {
      ...key,
      accountId,
      list,
      change,
      selection,
      startedOn: new Date(now),
    });
    if (made) await wakePollers(tx);
    return made;
  });
  if (!isStarted) return fail('BULK_BUSY', { params: { noun: findBulkList(platform, list).noun } });
  await runForAMoment(platform, key);
  return viewOf(platform, key);
}

/** Goes on with a job, back, or leaves it where it is. */
export async function commandBulk(
  platform: Platform,
  websiteId: string,
  id: string,
  command: BulkCommand,
): Promise<Result<BulkJob, 'BULK_NOT_FOUND' | 'BULK_STATE' | 'BULK_BUSY' | 'BULK_UNDO_TOO_LATE'>> {
  const key = { websiteId, id };
  const done = await platform.db
    .transaction(
      async (tx): Promise<Result<null, 'BULK_NOT_FOUND' | 'BULK_STATE' | 'BULK_UNDO_TOO_LATE'>> => {
        const job = await lockJob(tx, websiteId, id);
        if (job === null) return fail('BULK_NOT_FOUND');
        const list = findBulkList(platform, job.list);
        const next = nextBulkState(job, command);
        if (next === null || (command === 'undo' && list.isFinal(job.change.action)))
          return fail('BULK_STATE');
        const now = platform.clock.now();
        if (command === 'undo' && job.undoUntil !== null && job.undoUntil.getTime() < now) {
          return fail('BULK_UNDO_TOO_LATE');
        }
        await updateJob(tx, job, {
          ...next,
          failures: 0,
          ...(command === 'undo'
            ? { total: job.changed, handled: 0, refused: {}, position: null, endedOn: null, undoUntil: null }
            : {}),
          ...(command === 'stop'
            ? { endedOn: new Date(now), undoUntil: new Date(now + list.undoMs(job.change.action)) }
            : {}),
        });
        await wakePollers(tx);
        return ok(null);
      },
    )
    .catch((error: unknown) => {
      // Taking back an old change while another one is at work.
      if (isUniqueViolation(error)) return fail('BULK_BUSY', { params: { noun: 'rows' } });
      throw error;
    });
  if (!done.ok) return done;
  await runForAMoment(platform, key);
  return viewOf(platform, key);
}

export async function viewBulk(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<Result<BulkJob, 'BULK_NOT_FOUND'>> {
  const job = await findJob(platform.db, websiteId, id);
  return job === null ? fail('BULK_NOT_FOUND') : ok(toView(platform, job));
}

export async function viewBulkOf(
  platform: Platform,
  websiteId: string,
  list: string,
): Promise<{ readonly jobs: BulkJob[] }> {
  const jobs = await listJobs(platform.db, websiteId, list, new Date(platform.clock.now()));
  return { jobs: jobs.map((job) => toView(platform, job)) };
}

/** Changes on a page of the recent ones. */
const RECENT_JOBS = 25;

/** The changes of all lists, the newest first; `before` is the last one of the page before. */
export async function viewRecentBulk(
  platform: Platform,
  websiteId: string,
  before: string | null,
): Promise<{ readonly jobs: BulkJob[]; readonly next: string | null }> {
  const found = await listRecentJobs(platform.db, websiteId, before, RECENT_JOBS + 1);
  const jobs = found.slice(0, RECENT_JOBS);
  const next = found.length > RECENT_JOBS ? (jobs.at(-1)?.id ?? null) : null;
  return { jobs: jobs.map((job) => toView(platform, job)), next };
}

type JobKey = Pick<ShownJob, 'websiteId' | 'id'>;

async function viewOf(platform: Platform, { websiteId, id }: JobKey): Promise<{ ok: true; value: BulkJob }> {
  const view = await viewBulk(platform, websiteId, id);
  if (!view.ok) throw new Error(`the job ${id} is gone`);
  return view;
}

/** Real time, as for a poller's interval; what fails is tried again by the poller. */
async function runForAMoment(platform: Platform, key: JobKey): Promise<void> {
  const end = performance.now() + AT_ONCE_MS;
  try {
    while (performance.now() < end && (await runBatch(platform, key)));
  } catch (error) {
    platform.log.warn({ err: error, job: key.id }, 'a batch of a change of many rows failed');
  }
}

async function wakePollers(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify('vitrine', ${`${BULK_TOPIC}:`})`);
}

function toView(platform: Platform, job: ShownJob): BulkJob {
  const now = platform.clock.now();
  const { phase, isPaused, undoUntil } = job;
  const isUndoable =
    (undoUntil === null || undoUntil.getTime() >= now) &&
    !findBulkList(platform, job.list).isFinal(job.change.action);
  return {
    id: job.id,
    list: job.list,
    action: job.change.action,
    phase,
    isPaused,
    hasFailed: isPaused && job.failures > 0,
    total: job.total,
    handled: job.handled,
    changed: job.changed,
    refused: Object.entries(job.refused).map(([reason, count]) => ({ reason: reason as BulkReason, count })),
    commands: bulkCommands.filter(
      (command) =>
        nextBulkState({ phase, isPaused }, command) !== null &&
        (command !== 'undo' || (isUndoable && job.changed > 0)),
    ),
    startedBy: job.startedBy,
    startedOn: job.startedOn.toISOString(),
    endedOn: job.endedOn?.toISOString() ?? null,
    undoUntil: undoUntil?.toISOString() ?? null,
  };
}

const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { readonly code?: string } | null)?.code === '23505';
};
