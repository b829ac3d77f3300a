import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../testing/clean-environment.mjs';
import { ownerFileIn, shopFolderVariable } from './owner.ts';
import { shopCount, shopPortOf } from './shop-address.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Starts a shop for each worker; resolves with a function that stops them all. */
export default async function startShops(): Promise<() => Promise<void>> {
  const starts = Array.from({ length: shopCount }, (_, worker) => startShop(worker));
  const started = await Promise.allSettled(starts);
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((shop) => (shop.status === 'fulfilled' ? shop.value() : undefined)));
  };
  const failed = started.find((shop) => shop.status === 'rejected');
  if (failed === undefined) return stop;
  await stop();
  throw failed.reason;
}

/** Starts the product as `npm start` does, in a new folder, and stores the one-time welcome link. */
async function startShop(worker: number): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
  // When started by root, PostgreSQL runs as another account, which must be able to read the folder.
  await chmod(data, 0o755);
  const port = shopPortOf(worker);
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      VITRINE_DATA: data,
      LOG_LEVEL: 'warn',
      TEST_INSTALLMENTS: '1',
      VITRINE_CHECK_ANSWERS: '1',
      // It takes minutes of processor time, which the journeys need.
      VITRINE_AVIF: '0',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<never>((_, reject) => {
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${output}`)));
  });
  ended.catch(() => undefined);
  const ready = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const link = /\/config\/welcome\?token=[\w-]+(?=\s)/.exec(output);
      if (link) resolve(link[0]);
    };
    shop.stdout.on('data', hear);
    shop.stderr.on('data', hear);
  });
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no welcome link after 4 minutes:\n${output}`)), 240_000).unref();
  });
  const stop = async (): Promise<void> => {
    if (shop.exitCode === null && shop.signalCode === null) {
      const gone = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await gone;
    }
    await rm(data, { recursive: true, force: true });
  };
  const welcome = await Promise.race([ready, ended, tooLong]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  process.env[shopFolderVariable(worker)] = data;
  await writeFile(ownerFileIn(data), JSON.stringify({ welcome: `http://localhost:${port}${welcome}` }));
  return stop;
}
