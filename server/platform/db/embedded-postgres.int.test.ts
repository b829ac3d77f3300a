// PostgreSQL: embedded (starts and kills it)
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '../processes.ts';
import { projectRoot } from '../project-root.ts';
import { StartRefused } from '../start-refused.ts';
import { findRunningPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isRoot } from './postgres-user.ts';

const cleanups: (() => void | Promise<void>)[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-launch-'));
  chmodSync(folder, 0o755);
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function start(dataFolder = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder, address: 'http://127.0.0.1:3000' });
  cleanups.push(() => postgres.stop());
  return postgres;
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const lockOf = (base: string): string => join(base, 'postgres', 'postmaster.pid');

function postmasterOf(base: string): number {
  return Number.parseInt(readFileSync(lockOf(base), 'utf8'), 10);
}

/** Starts the folder's database from a child process; resolves when it is up. */
async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const script = join(projectRoot, 'testing', 'run-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(async () => {
    child.kill('SIGKILL');
    // Its PostgreSQL stops a moment later, and writes into the folder until then.
    if (existsSync(lockOf(folder))) await untilGone(postmasterOf(folder));
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: output.toString().trim() };
}

const untilGone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 40_000 }).toBe(false);

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next, and releases the folder on stop', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const postmaster = postmasterOf(folder);
    await first.stop();
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(join(folder, 'vitrine.pid'))).toBe(false);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
  });

  it('flushes to disk, listens on no port, and lets nobody else connect to its socket', async () => {
    const { url, base } = await start();
    const settings = await ask<{ name: string; setting: string }>(
      url,
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') ORDER BY name`,
    );
    expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=',
      'synchronous_commit=on',
    ]);
    expect(statSync(join(base, 'postgres-run')).mode & 0o077).toBe(0);
  });

  it('makes a data folder private that other accounts could enter, and can still use it', async () => {
    const first = await start();
    await first.stop();
    chmodSync(folder, 0o755);
    const { url } = await start();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    // The database's account may pass through root's folder, and nobody may list it.
    if (isRoot()) expect(statSync(folder).mode & 0o777).toBe(0o710);
    expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0);
  });

  it('uses a short path for its socket when the data folder has a long one', async () => {
    const deep = join(folder, 'a-folder-with-quite-a-long-name'.repeat(3), 'and-another'.repeat(3));
    const { url } = await start(deep);
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('restarts automatically after its process is killed, and loses nothing', async () => {
    const { url, base, onRestart } = await start();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const killed = postmasterOf(base);
    const back = new Promise<void>((resolve) => onRestart(resolve));
    process.kill(killed, 'SIGKILL');
    await back;
    expect(postmasterOf(base)).not.toBe(killed);
    expect(await ask(url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
  });

  it('stops permanently when stopped during a restart', async () => {
    let stopping: Promise<void> | null = null;
    const postgres = await startEmbeddedPostgres({
      dataFolder: folder,
      report: () => {
        stopping ??= postgres.stop();
      },
    });
    const killed = postmasterOf(folder);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => stopping !== null, { timeout: 20_000 }).toBe(true);
    await stopping;
    expect(existsSync(join(folder, 'vitrine.pid'))).toBe(false);
    const left = existsSync(lockOf(folder)) ? postmasterOf(folder) : killed;
    expect(isAlive(left)).toBe(false);
  });

  it('stops when the process that started it is killed', async () => {
    const { child } = await startInChild();
    const postmaster = postmasterOf(folder);
    child.kill('SIGKILL');
    await untilGone(postmaster);
  });

  it('starts at once after the process that started it was killed, with all committed data', async () => {
    const { child, url } = await startInChild();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await start();
    expect(await ask(again.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
  });

  it('refuses a second process on the same folder with the id and address of the first, which keeps running', async () => {
    const { child, url } = await startInChild();
    const second = startEmbeddedPostgres({ dataFolder: folder });
    await expect(second).rejects.toThrow(StartRefused);
    await expect(second).rejects.toThrow(
      `already runs on ${folder} (process ${child.pid}, http://127.0.0.1:9)`,
    );
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets an administrator’s command use the database of a running server', async () => {
    expect(await findRunningPostgres(folder)).toBeNull();
    const { url } = await startInChild();
    const beside = await findRunningPostgres(folder);
    expect(beside?.url).toBe(url);
    await beside?.stop();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts despite a lock file whose process id now belongs to another process', async () => {
    const first = await start();
    const lockFile = lockOf(folder);
    const lock = readFileSync(lockFile, 'utf8').replace(/^\d+/, String(process.pid));
    await first.stop();
    writeFileSync(lockFile, lock);
    const { url } = await start();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

// Only root can create a folder that the account PostgreSQL runs as may not enter.
if (isRoot()) {
  describe('the embedded PostgreSQL of root, in a folder only root may enter', () => {
    it('is stored where its account can reach it, and the data folder records where', async () => {
      chmodSync(folder, 0o700);
      const data = join(folder, 'data');
      const first = await start(data);
      expect(first.elsewhere).toMatch(/^\/var\/lib\/vitrine\//);
      cleanups.splice(1, 0, () => rmSync(first.base, { recursive: true, force: true }));
      expect(readFileSync(join(data, 'DATABASE-LIES-ELSEWHERE.txt'), 'utf8')).toContain(first.base);
      await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
      await first.stop();
      // Opening the folder later must not lead to a new, empty database.
      chmodSync(folder, 0o755);
      const second = await start(data);
      expect(second.base).toBe(first.base);
      expect(await ask(second.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    });
  });
}
