import { ok } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findList, type ListSite, selectedOnly, selectIds } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getWebsite } from '../websites/index.ts';
import {
  type BulkContext,
  type BulkList,
  findBulkList,
  type RowOutcome,
  type UndoOutcome,
} from './bulk-list.ts';
import {
  claimJob,
  collectRows,
  type JobRow,
  lockJob,
  nextRows,
  type Refusals,
  updateJob,
  writeOutcomes,
} from './repository.ts';

/** Rows noted in one transaction. */
const COLLECTED_ROWS = 10_000;
/** A batch that fails so often in a row pauses its job: the owner decides whether it goes on or back. */
const MOST_FAILURES = 3;

type JobKey = Pick<JobRow, 'websiteId' | 'id'>;

/**
 * Does the next batch of a job in a transaction of its own, which also notes the progress: a server that is killed
 * loses no batch and does none twice. False when there is nothing more to do, or another server is at it. A batch that
 * fails is counted and thrown.
 */
export async function runBatch(platform: Platform, key: JobKey): Promise<boolean> {
  // Before the transaction: inside, it would need a second connection.
  const website = await getWebsite(platform, key.websiteId);
  if (website === null) throw new Error(`no website ${key.websiteId}`);
  const site = { websiteId: key.websiteId, settings: website.settings };
  const context = { platform, site, website };
  try {
    return await platform.db.transaction(async (tx) => {
      const job = await claimJob(tx, key.websiteId, key.id);
      if (job === null || job.isPaused) return false;
      switch (job.phase) {
        case 'collecting':
          await collect(tx, platform, site, job);
          return true;
        case 'changing':
        case 'undoing':
          return handle(tx, context, job);
        case 'done':
        case 'stopped':
        case 'undone':
          return false;
      }
    });
  } catch (error) {
    await countFailure(platform, key);
    throw error;
  }
}

/** Notes the next rows that are meant; after the last ones the changes begin. */
async function collect(tx: Queryable, platform: Platform, site: ListSite, job: JobRow): Promise<void> {
  const list = findList(platform, job.list);
  if (list === null) throw new Error(`no list ${job.list}`);
  const { ids, query, except } = job.selection;
  // Rows that are named are meant wherever they are, also in the bin.
  const wanted =
    query === undefined
      ? ok({ websiteId: site.websiteId, search: '' })
      : list.wanted(site, query, platform.clock.now());
  if (!wanted.ok) throw new Error(`the selection of ${job.id} is not valid`);
  // Statements that read a whole list in the order of its ids, whatever the planner expects of it.
  await tx.execute('set local enable_seqscan = off');
  const found = await collectRows(
    tx,
    job,
    selectIds(list.source, selectedOnly(list.source, wanted.value, { ids, except }), {
      after: job.position,
      limit: COLLECTED_ROWS,
    }),
  );
  const total = job.total + found.count;
  await updateJob(
    tx,
    job,
    found.count < COLLECTED_ROWS
      ? { total, phase: 'changing', position: null, failures: 0 }
      : { total, position: found.last, failures: 0 },
  );
}

/** Changes the next rows, or takes their changes back. Returns whether there are more. */
async function handle(tx: Queryable, context: Omit<BulkContext, 'actorId'>, job: JobRow): Promise<boolean> {
  const { platform } = context;
  const list = findBulkList(platform, job.list);
  const rows = await nextRows(tx, job, list.batch);
  const outcomes =
    rows.length === 0 ? [] : await outcomesOf(tx, { ...context, actorId: job.accountId }, list, job, rows);
  await writeOutcomes(tx, job, outcomes);
  const handled = job.handled + rows.length;
  const changed =
    job.changed +
    outcomes.filter(({ outcome }) => outcome === 'changed').length -
    outcomes.filter(({ outcome }) => outcome === 'restored').length;
  const isEnd = rows.length < list.batch;
  const now = platform.clock.now();
  await updateJob(tx, job, {
    handled,
    changed,
    refused: withRefusals(job.refused, outcomes),
    position: rows.at(-1)?.id ?? job.position,
    failures: 0,
    ...(isEnd
      ? {
          phase: job.phase === 'undoing' ? ('undone' as const) : ('done' as const),
          endedOn: new Date(now),
          undoUntil: new Date(now + list.undoMs(job.change.action)),
        }
      : {}),
  });
  return !isEnd;
}

/** What became of each row; one that the action says nothing about is gone. */
async function outcomesOf(
  tx: Queryable,
  context: BulkContext,
  list: BulkList,
  job: JobRow,
  rows: readonly { readonly id: string; readonly kept: unknown }[],
): Promise<readonly (RowOutcome | UndoOutcome)[]> {
  const found: readonly (RowOutcome | UndoOutcome)[] =
    job.phase === 'undoing'
      ? await list.undo(tx, context, job.change, rows)
      : await list.change(
          tx,
          context,
          job.change,
          rows.map(({ id }) => id),
        );
  const byId = new Map(found.map((one) => [one.id, one]));
  return rows.map(({ id }) => byId.get(id) ?? { id, outcome: 'refused', reason: 'gone' });
}

function withRefusals(before: Refusals, outcomes: readonly (RowOutcome | UndoOutcome)[]): Refusals {
  const refusals = { ...before };
  for (const one of outcomes) {
    if (one.outcome === 'refused') refusals[one.reason] = (refusals[one.reason] ?? 0) + 1;
  }
  return refusals;
}

async function countFailure(platform: Platform, { websiteId, id }: JobKey): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const job = await lockJob(tx, websiteId, id);
    if (job === null) return;
    const failures = job.failures + 1;
    await updateJob(tx, job, { failures, isPaused: job.isPaused || failures >= MOST_FAILURES });
  });
}
