import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../testing/clean-environment.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PREPARED_FOLDER = 'E2E_PREPARED_SHOP';

export interface ShopProcess {
  readonly folder: string;
  /** The one-time link, absolute. */
  readonly welcome: string;
  /** Ends the shop and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Sets up the demo shop once, with its database and pictures, which is most of a first start; `startShop()` uses copies
 * of it. Resolves with a function that removes it.
 */
export async function prepareShop(port: number): Promise<() => Promise<void>> {
  const folder = await makeFolder();
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const { end } = await run(folder, port, {});
    await end();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[PREPARED_FOLDER] = folder;
  return remove;
}

/** Starts the product as `npm start` does, with a copy of the prepared shop. */
export function startShop(port: number, settings: Readonly<Record<string, string>>): Promise<ShopProcess> {
  return startIn(port, settings, copyPreparedTo);
}

/** A new data folder with a copy of the prepared shop, for a journey that starts the product by itself. */
export async function copyPreparedShop(): Promise<string> {
  const folder = await makeFolder();
  await copyPreparedTo(folder);
  return folder;
}

async function copyPreparedTo(folder: string): Promise<void> {
  const prepared = process.env[PREPARED_FOLDER];
  if (prepared === undefined) throw new Error(`${PREPARED_FOLDER} is set by the global setup`);
  // Node's own copy does not keep owners, and PostgreSQL refuses a folder that belongs to another account. The dot,
  // which `join` would drop, copies what is in the folder rather than the folder.
  await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, folder]);
}

/** Starts the product on an empty data folder, with an empty site instead of the demo shop. */
export function startEmptyShop(port: number): Promise<ShopProcess> {
  return startIn(port, { VITRINE_DEMO: '0' }, () => Promise.resolve());
}

async function startIn(
  port: number,
  settings: Readonly<Record<string, string>>,
  prepare: (folder: string) => Promise<unknown>,
): Promise<ShopProcess> {
  const folder = await makeFolder();
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await prepare(folder);
    const { welcome, end } = await run(folder, port, settings);
    const stop = async (): Promise<void> => {
      await end();
      await remove();
    };
    return { folder, welcome, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
  // When started by root, PostgreSQL runs as another account, which must be able to read the folder.
  await chmod(folder, 0o755);
  return folder;
}

/** Resolves when the shop is open, with its welcome link. */
async function run(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<{ welcome: string; end(): Promise<void> }> {
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      VITRINE_DATA: folder,
      LOG_LEVEL: 'warn',
      // It takes minutes of processor time, which the journeys need.
      VITRINE_AVIF: '0',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<never>((_, reject) => {
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${output}`)));
  });
  ended.catch(() => undefined);
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const link = /\/config\/welcome\?token=[\w-]+(?=\s)/.exec(output);
      if (link) resolve(link[0]);
    };
    shop.stdout.on('data', read);
    shop.stderr.on('data', read);
  });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no welcome link after 4 minutes:\n${output}`)), 240_000).unref();
  });
  const end = async (): Promise<void> => {
    if (shop.exitCode !== null || shop.signalCode !== null) return;
    const gone = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    await gone;
  };
  const path = await Promise.race([ready, ended, timeout]).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { welcome: `http://localhost:${port}${path}`, end };
}
