import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../project-root.ts';
import { StartRefused } from '../start-refused.ts';

export const migrationsFolder = join(projectRoot, 'server', 'migrations');

/** "vitrine" in ASCII, cut to 32 bits: the advisory lock that serializes migrations of starting processes. */
const MIGRATION_LOCK = 0x76697472;

/**
 * Migrates a database to the latest schema. Several processes may call it at once: one migrates, the others wait.
 * @throws StartRefused when the schema is from a newer version, or other tables have the same names.
 */
export async function migrateDatabase(url: string): Promise<{ applied: number }> {
  // A separate session: an advisory lock belongs to a session, and is released with it if the process dies.
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const before = await countApplied(client);
    if (before > readMigrationFiles({ migrationsFolder }).length) {
      throw new StartRefused(
        'The database was used by a newer version of Vitrine: start that version, or use another database.',
      );
    }
    await applyMissing(client);
    return { applied: (await countApplied(client)) - before };
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    // Classes 42 and 23: the tables there are not those the migrations were written for.
    if (!/^(42|23)/.test((cause as { code?: string }).code ?? '')) throw error;
    throw new StartRefused(
      `The database cannot be brought up to date (${(cause as Error).message}): it holds tables that are not ` +
        "this version's; use the version that made them, or another database.",
    );
  }
}

/** True when every migration this code knows has been applied. */
export async function isMigrated(client: pg.Pool | pg.Client): Promise<boolean> {
  return (await countApplied(client)) >= readMigrationFiles({ migrationsFolder }).length;
}

async function countApplied(client: pg.Pool | pg.Client): Promise<number> {
  const found = await client.query<{ present: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS present",
  );
  if (found.rows[0]?.present !== true) return 0;
  const count = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  );
  return count.rows[0]?.count ?? 0;
}
