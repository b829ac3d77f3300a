import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The environment variable with the tests' PostgreSQL: set by the caller, otherwise here for the test files. */
export const TEST_POSTGRES = 'TEST_DATABASE_URL';

/** Age in milliseconds at which databases of killed test runs are removed. */
const LEFT_OVER_AGE = 3_600_000;

/**
 * Vitest's global set-up for integration tests: the PostgreSQL of TEST_DATABASE_URL when there is one (its user must be
 * allowed to create databases), otherwise an embedded one in a temporary folder, stopped at the end.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env[TEST_POSTGRES];
  if (given !== undefined && given !== '') {
    await dropLeftOvers(given);
    return async () => undefined;
  }
  const { startEmbeddedPostgres } = await import('@vitrine/server/platform/db/embedded-postgres.ts');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  // When started by root, PostgreSQL runs as another account, which must be able to read the folder.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, isDurable: false });
  process.env[TEST_POSTGRES] = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function dropLeftOvers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query<{ datname: string }>(
      String.raw`SELECT datname FROM pg_database WHERE datname LIKE 'vitrine\_run\_%'`,
    );
    for (const { datname } of found.rows) {
      const madeAt = Number.parseInt(datname.split('_')[2] ?? '', 36);
      if (Date.now() - madeAt < LEFT_OVER_AGE) continue;
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
}
