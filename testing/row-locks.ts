import type { Platform } from '@vitrine/server/platform/platform.ts';
import type pg from 'pg';
import { expect } from 'vitest';

/** The number of sessions of this database that wait for a lock. */
async function countWaiting(platform: Pick<Platform, 'db'>): Promise<number> {
  const { rows } = await platform.db.$client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** Resolves when `count` sessions of this database wait for a lock. */
export async function untilBlocked(platform: Pick<Platform, 'db'>, count: number): Promise<void> {
  await expect.poll(() => countWaiting(platform), { timeout: 20_000, interval: 5 }).toBe(count);
}

/**
 * Runs `work` while another session's open transaction has executed `statement`; `work` ends that transaction with
 * `commit`. So a test controls the order of concurrent operations.
 */
export async function withLockHeld<T>(
  platform: Pick<Platform, 'db'>,
  statement: string,
  values: readonly unknown[],
  work: (holder: pg.PoolClient, commit: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const holder = await platform.db.$client.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, [...values]);
    return await work(holder, async () => void (await holder.query('commit')));
  } finally {
    // An open transaction ends with its session.
    holder.release(true);
  }
}
