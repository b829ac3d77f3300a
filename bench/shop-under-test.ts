import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { startEmbeddedPostgres } from '@vitrine/server/platform/db/embedded-postgres.ts';
import { cleanEnvironment } from '@vitrine/testing/clean-environment.mjs';

export const benchPort = Number(process.env['BENCH_PORT'] ?? 4410);
export const benchOrigin = `http://127.0.0.1:${benchPort}`;

export interface ShopUnderTest {
  /** Where it answers, without a slash at the end. */
  readonly origin: string;
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly databasePid: number;
  readonly process: ChildProcess;
  /** Milliseconds from starting the process to its first response. */
  readonly startMilliseconds: number;
  /** Stops the server process and starts it again on the same database, with these options of Node. */
  restart(nodeOptions?: readonly string[]): Promise<number>;
  stop(): Promise<void>;
}

export interface ShopPlace {
  readonly port?: number;
  /** Where its data is, which is kept; without it, a new folder that is removed. */
  readonly dataFolder?: string;
  /** Without the pictures' AVIF renditions, which are made in the background otherwise. */
  readonly isWithoutAvif?: boolean;
}

/** The built server on an embedded database with the demo shop, one process, logging errors only. */
export async function startShopUnderTest({
  port = benchPort,
  dataFolder,
  isWithoutAvif = false,
}: ShopPlace = {}): Promise<ShopUnderTest> {
  const origin = `http://127.0.0.1:${port}`;
  const data = dataFolder ?? (await mkdtemp(join(tmpdir(), 'vitrine-bench-data-')));
  await mkdir(data, { recursive: true });
  // When started by root, PostgreSQL runs as another account, which must be able to read the folder.
  await chmod(data, 0o755);
  const database = await startEmbeddedPostgres({ dataFolder: data });
  const launch = async (
    nodeOptions: readonly string[] = [],
  ): Promise<{ process: ChildProcess; milliseconds: number }> => {
    const begun = performance.now();
    const server = spawn(process.execPath, [...nodeOptions, 'scripts/start.mjs'], {
      cwd: projectRoot,
      env: cleanEnvironment({
        NODE_ENV: 'production',
        PORT: String(port),
        VITRINE_DATA: data,
        DATABASE_URL: database.url,
        LOG_LEVEL: 'error',
        // All requests come from one address, far above the rate limits.
        VITRINE_RATE_LIMITS: '1000000',
      }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    for (;;) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      try {
        const page = await fetch(`${origin}/`);
        await page.arrayBuffer();
        if (page.ok) break;
      } catch {
        // Not listening yet.
      }
      await wait(10);
    }
    return { process: server, milliseconds: performance.now() - begun };
  };
  let current = await launch();
  const pidOfDatabase = await readDatabasePid(database.url);
  await waitForPictures(database.url, isWithoutAvif);
  return {
    origin,
    dataFolder: data,
    databaseUrl: database.url,
    databasePid: pidOfDatabase,
    get process() {
      return current.process;
    },
    startMilliseconds: current.milliseconds,
    async restart(nodeOptions) {
      await end(current.process);
      current = await launch(nodeOptions);
      return current.milliseconds;
    },
    async stop() {
      await end(current.process);
      await database.stop();
      if (dataFolder === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

/** Waits until all pictures have AVIF renditions, which a new site generates in the background. */
export async function waitForPictures(url: string, isWithoutAvif = false): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  console.log('Letting the pictures be made …');
  if (isWithoutAvif) await client.query('update assets set avif_due = null');
  for (;;) {
    const { rows } = await client.query<{ due: number }>(
      'select count(*)::int as due from assets where avif_due is not null',
    );
    if ((rows[0]?.due ?? 0) === 0) break;
    await wait(500);
  }
  await client.end();
}

/** The postmaster is the parent of the connection's backend. */
async function readDatabasePid(url: string): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answer = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { readFileSync } = await import('node:fs');
  const stat = readFileSync(`/proc/${answer.rows[0]?.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  await client.end();
  return Number(stat[1]);
}

async function end(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}
