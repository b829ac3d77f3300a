import { openTestDatabase } from '@vitrine/testing/database.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

it('outlives a connection that breaks between two statements of a transaction', async () => {
  const test = await openTestDatabase();
  const db = openDatabase(test.url);
  const other = openDatabase(test.url);
  try {
    const broken = db.transaction(async (tx) => {
      const pid = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
      await other.$client.query('select pg_terminate_backend($1)', [pid]);
      // The message of the end is on its way while nothing is asked.
      await expect
        .poll(async () => {
          const left = await other.$client.query('select 1 from pg_stat_activity where pid = $1', [pid]);
          return left.rowCount;
        })
        .toBe(0);
      await new Promise((resolve) => setImmediate(resolve));
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await db.$client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await Promise.all([db.$client.end(), other.$client.end()]);
    await test.close();
  }
});
