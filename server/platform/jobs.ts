import PgBoss from 'pg-boss';
import type { Platform } from './platform.ts';

/** Scheduled work that runs on one of the servers of a database. */
export interface ScheduledJob {
  readonly name: string;
  /** Minute, hour, day of month, month, day of week; in UTC. */
  readonly cron: string;
  run(platform: Platform): Promise<void>;
}

export interface Jobs {
  /** Queues a job now, in addition to its schedule. */
  request(name: string): Promise<void>;
  /** Waits for a running job, a few seconds at most. */
  stop(): Promise<void>;
}

/** Retries after the first attempt, with a growing pause. */
const RETRIES = 3;
/** Seconds until a due job is picked up. Long on purpose, so that an idle shop uses no processor time. */
const POLLING = 30;
const STOP_TIMEOUT = 5_000;
const SET_UP_LOCK = 'vitrine job queue';

/**
 * Starts the queue (pg-boss, in its own schema of the same database) and its schedule. Each due job runs on one
 * server, however many there are, and again when that server dies. Work that claims its own rows, like mails and
 * unsettled payments, needs no job: see docs/decisions/0006. The server does not wait for the queue: a failure to
 * start it is logged, and the shop keeps selling.
 */
export function startJobs(platform: Platform, jobs: readonly ScheduledJob[], polling = POLLING): Jobs {
  // A worker may report back after the queue has stopped, and pg-boss does not handle a rejection there: the promise
  // stays pending, and the job runs again elsewhere once it counts as lost.
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
  // One server at a time creates the schema and the queues: pg-boss's own statements for it conflict with each other.
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [SET_UP_LOCK]);
    await boss.start();
    for (const job of jobs) {
      // 'short' allows one waiting job per name: a server that was away for a week cleans up once.
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
