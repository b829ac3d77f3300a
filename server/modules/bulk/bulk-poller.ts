import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { withSmallHeap } from '../../platform/small-heap.ts';
import { deleteClearedJobs, deleteRows, findExpiredJobs, findJobsAtWork, updateJob } from './repository.ts';
import { runBatch } from './run-job.ts';
import { BULK_TOPIC } from './service.ts';

/** Milliseconds between runs; a job that is started wakes the poller. */
const INTERVAL = 5_000;
/** Jobs served in turn by one run. */
const MOST_JOBS = 50;
/** Expired jobs deleted by one run, and rows deleted by one statement. */
const EXPIRED_JOBS = 10;
const DELETED_ROWS = 20_000;
/** Milliseconds for which a change is still listed once it cannot be taken back. */
const LISTED_MS = 30 * 24 * 60 * 60 * 1000;

/** Goes on with changes of many rows, one batch of each in turn, and deletes the rows of those that can no longer be taken back. */
export const bulkPoller = (platform: Platform): Poller => ({
  name: 'bulk',
  every: INTERVAL,
  async run(signal) {
    await runJobs(platform, signal);
    await deleteExpired(platform, signal);
  },
  watch: (wake) => platform.pubSub.on(BULK_TOPIC, wake),
});

async function runJobs(platform: Platform, signal: AbortSignal): Promise<void> {
  const waiting = await findJobsAtWork(platform.db, MOST_JOBS);
  if (waiting.length > 0) await withSmallHeap(() => runInTurn(platform, waiting, signal));
}

/** One batch of each job in turn, until all are done. */
async function runInTurn(
  platform: Platform,
  jobs: Awaited<ReturnType<typeof findJobsAtWork>>,
  signal: AbortSignal,
): Promise<void> {
  let waiting = jobs;
  while (waiting.length > 0) {
    const left: (typeof waiting)[number][] = [];
    for (const job of waiting) {
      if (signal.aborted) return;
      try {
        if (await runBatch(platform, job)) left.push(job);
      } catch (error) {
        // Tried again by the next run; the others go on.
        platform.log.warn({ err: error, job: job.id }, 'a batch of a change of many rows failed');
      }
    }
    waiting = left;
  }
}

async function deleteExpired(platform: Platform, signal: AbortSignal): Promise<void> {
  const now = new Date(platform.clock.now());
  const expired = await findExpiredJobs(platform.db, now, EXPIRED_JOBS);
  for (const job of expired) {
    do {
      if (signal.aborted) return;
    } while ((await deleteRows(platform.db, job, DELETED_ROWS)) === DELETED_ROWS);
    await updateJob(platform.db, job, { clearedOn: now });
  }
  await deleteClearedJobs(platform.db, new Date(now.getTime() - LISTED_MS));
}
