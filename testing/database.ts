import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { modules } from '@vitrine/server/modules/index.ts';
import type { Clock } from '@vitrine/server/platform/clock.ts';
import type { Config } from '@vitrine/server/platform/config.ts';
import { openDatabase, type Database } from '@vitrine/server/platform/db/database.ts';
import { migrateDatabase, migrationsFolder } from '@vitrine/server/platform/db/migrate.ts';
import { folderFileStore } from '@vitrine/server/platform/files.ts';
import { openInternet } from '@vitrine/server/platform/http/guarded-fetch.ts';
import { makeLogger } from '@vitrine/server/platform/log.ts';
import { openPubSub } from '@vitrine/server/platform/pub-sub.ts';
import { openSecrets } from '@vitrine/server/platform/secrets.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { TEST_POSTGRES } from './postgres-setup.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  /** Ends the connections and drops the database. */
  close(): Promise<void>;
}

/** A clock that does not move until a test advances it. */
export interface TestClock extends Clock {
  set(time: number | Date): void;
  advance(milliseconds: number): void;
}

export type TestPlatform = Platform & {
  readonly clock: TestClock;
  /** Address of this platform's own database. */
  readonly url: string;
  close(): Promise<void>;
};

/** Replacements for parts of `testPlatform`; `config` is merged over the defaults. */
export type PlatformOverrides = Partial<Omit<Platform, 'config' | 'db' | 'clock'>> & {
  readonly config?: Partial<Config>;
  readonly clock?: TestClock;
  /** Used instead of a new database; closed with the platform. */
  readonly database?: TestDatabase;
};

/** A new database with all migrations applied. For a test file: open in beforeAll, close in afterAll. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return createDatabase((client, server) => ensureTemplate(client, server));
}

/**
 * A new database in the state before a migration; `name` is that of the migration without its number. Insert rows of
 * that version, then migrate it with `migrateDatabase`.
 */
export async function openDatabaseBefore(name: string): Promise<TestDatabase> {
  const database = await createDatabase(() => 'template0');
  const earlier = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
  try {
    await cp(migrationsFolder, earlier, { recursive: true });
    const path = join(earlier, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
    const end = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
    if (end < 0) throw new Error(`no migration ${name}`);
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await migrate(drizzle(database.db.$client), { migrationsFolder: earlier });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    await rm(earlier, { recursive: true, force: true });
  }
}

/** A new database, copied from the database named `template`. */
async function createDatabase(
  template: (client: pg.Client, server: string) => string | Promise<string>,
): Promise<TestDatabase> {
  const server = process.env[TEST_POSTGRES];
  if (server === undefined)
    throw new Error('no test PostgreSQL: run through vitest, or set TEST_DATABASE_URL');
  const name = `vitrine_run_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  await withServer(server, async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${await template(client, server)}`);
  });
  const url = databaseOn(server, name);
  const db = openDatabase(url);
  return {
    db,
    url,
    async close() {
      await db.$client.end();
      await withServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** The platform of another server process: like `platform` except for `parts`, with separate caches. */
export function anotherProcess<P extends Platform>(platform: P, parts: Partial<P> = {}): P {
  return { ...platform, instances: new Map(), ...parts };
}

/** A whole platform on a new database: a settable clock, a temporary file store, a silent log, real pub-sub. */
export async function testPlatform(overrides: PlatformOverrides = {}): Promise<TestPlatform> {
  const { database = await openTestDatabase(), ...given } = overrides;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  const { config, ...parts } = given;
  const log = makeLogger('silent');
  const pubSub = parts.pubSub ?? (await openPubSub(database.url, log));
  return {
    clock: testClock(),
    files: folderFileStore(folder),
    log,
    secrets: await openSecrets({ dataFolder: folder }),
    outside: openInternet,
    modules,
    instances: new Map(),
    ...parts,
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataFolder: folder,
      databaseUrl: database.url,
      publicOrigin: null,
      adminOrigin: null,
      logLevel: 'silent',
      smtpUrl: null,
      demo: true,
      providers: {},
      checkAnswers: true,
      ...config,
    },
    db: database.db,
    pubSub,
    url: database.url,
    async close() {
      await pubSub.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A clock for tests, stopped at 2026-03-02T15:00:00Z (a Monday) by default. */
function testClock(start: number | Date = Date.UTC(2026, 2, 2, 15)): TestClock {
  let time = Number(start);
  return {
    now: () => time,
    set(next) {
      time = Number(next);
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

/** Creates the migrated template once for each state of server/migrations; returns its name. */
async function ensureTemplate(client: pg.Client, server: string): Promise<string> {
  const template = `vitrine_template_${migrationsHash()}`;
  // Test files start at the same time; the lock is released with the session when a run is killed.
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (found.rowCount !== 0) return template;
    const building = `${template}_building`;
    await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${building} TEMPLATE template0`);
    await migrateDatabase(databaseOn(server, building));
    await client.query(`ALTER DATABASE ${building} RENAME TO ${template}`);
    return template;
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 12);
}

async function withServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
