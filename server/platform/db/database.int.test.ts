// PostgreSQL: both (migrations and connections)
import { openTestDatabase } from '@vitrine/testing/database.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

it('survives a connection that breaks between two statements of a transaction', async () => {
  const test = await openTestDatabase();
  const db = openDatabase(test.url);
  const other = openDatabase(test.url);
  try {
    const ended = new Promise((resolve) => {
      db.$client.once('connect', (client) => client.once('end', resolve));
    });
    const broken = db.transaction(async (tx) => {
      const pid = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
      await other.$client.query('select pg_terminate_backend($1)', [pid]);
      // The connection ends while no query runs.
      await ended;
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await db.$client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await Promise.all([db.$client.end(), other.$client.end()]);
    await test.close();
  }
});
