// PostgreSQL: both (advisory locks)
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startJobs, type Jobs, type ScheduledJob } from './jobs.ts';

let platform: TestPlatform;
const queues: Jobs[] = [];
beforeEach(async () => {
  platform = await testPlatform();
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
  await platform.close();
});

const open = (job: ScheduledJob): Jobs => {
  const queue = startJobs(platform, [job], 1);
  queues.push(queue);
  return queue;
};

/** The states of all jobs of a name. */
const statesOf = async (name: string): Promise<string[]> => {
  const found = await platform.db.$client.query<{ state: string }>(
    'select state from pgboss.job where name = $1',
    [name],
  );
  return found.rows.map(({ state }) => state);
};

describe('the job queue', () => {
  it('runs a job once, on one of several servers that start at the same time', async () => {
    let runs = 0;
    const job: ScheduledJob = {
      name: 'count',
      cron: '0 0 1 1 *',
      run: () => {
        runs += 1;
        return Promise.resolve();
      },
    };
    const [one] = [open(job), open(job), open(job)];
    await one?.request('count');
    await expect.poll(() => statesOf('count')).toEqual(['completed']);
    expect(runs).toBe(1);
  });

  it('stores its schedule in the database', async () => {
    const queue = open({ name: 'nightly', cron: '20 3 * * *', run: () => Promise.resolve() });
    await queue.request('nightly');
    const found = await platform.db.$client.query("select cron from pgboss.schedule where name = 'nightly'");
    expect(found.rows).toEqual([{ cron: '20 3 * * *' }]);
  });
});
