import PgBoss from 'pg-boss';
import type { Platform } from './platform.ts';

/** Work that is due by the clock, on one of the servers of a database. */
export interface ScheduledJob {
  readonly name: string;
  /** Minute, hour, day of month, month, day of week; in UTC. */
  readonly cron: string;
  run(platform: Platform): Promise<void>;
}

export interface Jobs {
  /** Puts a job in the queue now, beside its schedule. */
  request(name: string): Promise<void>;
  /** Waits for a job under way, a few seconds at most. */
  stop(): Promise<void>;
}

/** Tries after the first, with a growing pause. */
const RETRIES = 3;
/** A job is taken up within this time of being due, seconds. Kept long: an idle shop should be idle. */
const POLLING = 30;
const STOP_TIMEOUT = 5_000;
const SET_UP_LOCK = 'vitrine job queue';

/**
 * Starts the queue (pg-boss, in a schema of its own in the same database) and its schedule. Each due job runs on one
 * server, however many there are, and again when that server dies. Work that has rows of its own to claim, like mails
 * and unsettled payments, needs no job: see docs/decisions/0006. The server does not wait for the queue: when it
 * cannot be started, that is logged, and the shop sells on.
 */
export function startJobs(platform: Platform, jobs: readonly ScheduledJob[], polling = POLLING): Jobs {
  // A worker may still want to report back after the queue's own stop, which it could not take a refusal of: it is
  // left waiting for good, and its job runs again elsewhere once it counts as lost.
  let isClosed = false;
  const pool = platform.db.$client;
  const executeSql: PgBoss.Db['executeSql'] = (text, values) =>
    isClosed ? new Promise(() => undefined) : pool.query(text, values);
  const starting = openQueue(platform, jobs, polling, executeSql).catch((error: unknown) => {
    platform.log.error({ err: error }, 'the job queue could not be started');
    return null;
  });
  return {
    async request(name) {
      await (await starting)?.send(name, {});
    },
    async stop() {
      const boss = await starting;
      await boss?.stop({ graceful: true, timeout: STOP_TIMEOUT, wait: true });
      isClosed = true;
    },
  };
}

async function openQueue(
  platform: Platform,
  jobs: readonly ScheduledJob[],
  polling: number,
  executeSql: PgBoss.Db['executeSql'],
): Promise<PgBoss> {
  const pool = platform.db.$client;
  const boss = new PgBoss({
    db: { executeSql },
    cronWorkerIntervalSeconds: polling,
    cronMonitorIntervalSeconds: polling,
    retryLimit: RETRIES,
    retryBackoff: true,
  });
  boss.on('error', (error) => platform.log.warn({ err: error }, 'the job queue stumbled'));
  // One server at a time makes the schema and the queues: pg-boss's own statements for it trip over each other.
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [SET_UP_LOCK]);
    await boss.start();
    for (const job of jobs) {
      // 'short' keeps one waiting job of a name: a server that was away for a week cleans up once.
      await boss.createQueue(job.name, { name: job.name, policy: 'short' });
      await boss.schedule(job.name, job.cron);
    }
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [SET_UP_LOCK]).catch(() => undefined);
    client.release();
  }
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds: polling }, async () => {
      await job.run(platform);
    });
  }
  return boss;
}
