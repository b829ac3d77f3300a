// PostgreSQL: both (migrations and connections)
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMigrated, migrateDatabase } from '@vitrine/server/platform/db/migrate.ts';
import { openTestDatabase, testPlatform, type TestDatabase } from './database.ts';

describe('a test database', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  beforeAll(async () => {
    [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
  });

  it('has all migrations applied', async () => {
    expect(await isMigrated(first.db.$client)).toBe(true);
    const tables = await first.db.$client.query("SELECT 1 FROM pg_tables WHERE tablename = 'websites'");
    expect(tables.rowCount).toBe(1);
  });

  it('has website_id first in the key of every table, except tables of the installation', async () => {
    const { rows } = await first.db.$client.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
         select 1 from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisprimary and a.attname = 'website_id')
       order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'account_devices',
      'account_sessions',
      'accounts',
      'email_changes',
      'hand_overs',
      'password_resets',
    ]);
  });

  it('shares no data with another one', async () => {
    await first.db.$client.query('CREATE TABLE only_here (id int)');
    const seen = await second.db.$client.query("SELECT to_regclass('only_here') AS found");
    expect(seen.rows).toEqual([{ found: null }]);
  });

  it('can be migrated by several processes at once, applying each migration once', async () => {
    await first.db.$client.query(
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE',
    );
    expect(await isMigrated(first.db.$client)).toBe(false);
    const results = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(first.url)));
    expect(results.filter((result) => result.applied > 0)).toHaveLength(1);
    expect(await isMigrated(first.db.$client)).toBe(true);
  });
});

describe('migrating a database', () => {
  it('refuses with a message a database of a newer version, and one with other tables', async () => {
    const database = await openTestDatabase();
    try {
      const { db, url } = database;
      await db.$client.query(
        "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)",
      );
      await expect(migrateDatabase(url)).rejects.toThrow(/newer version of Vitrine: start that version/);
      await db.$client.query('DROP SCHEMA drizzle CASCADE');
      await expect(migrateDatabase(url)).rejects.toThrow(/already exists\): it holds tables/);
    } finally {
      await database.close();
    }
  });
});

describe('a test platform', () => {
  it('has a fixed time that changes only when advanced', async () => {
    const platform = await testPlatform({ config: { demo: false } });
    try {
      const before = platform.clock.now();
      platform.clock.advance(60_000);
      expect(platform.clock.now()).toBe(before + 60_000);
      expect(platform.config.demo).toBe(false);
      expect(platform.config.port).toBe(3000);
    } finally {
      await platform.close();
    }
  });
});
