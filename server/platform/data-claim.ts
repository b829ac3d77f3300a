import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, processIdentity } from './processes.ts';
import { StartRefused } from './start-refused.ts';

/** The process that holds a data folder, stored there as vitrine.pid. */
export interface Holder {
  readonly pid: number;
  /** Distinguishes this process from a later one with the same id. */
  readonly mark: string;
  /** Where the holder listens, e.g. http://127.0.0.1:3000. */
  readonly address: string;
  readonly token: string;
}

export interface DataClaim {
  release(): Promise<void>;
}

const FILE = 'vitrine.pid';

/** Tokens of this process's own claims: a file with our process id but another token is stale. */
const ownTokens = new Set<string>();

/**
 * Claims a folder for this process alone.
 * @throws StartRefused naming the running process when another one holds it.
 */
export async function claimFolder(folder: string, address: string): Promise<DataClaim> {
  const path = join(folder, FILE);
  const token = randomBytes(9).toString('base64url');
  const mine: Holder = { pid: process.pid, mark: processIdentity(process.pid), address, token };
  const draft = join(folder, `.${FILE}.${token}`);
  await writeFile(draft, `${JSON.stringify(mine)}\n`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      try {
        // Creating a link is atomic and never overwrites another file.
        await link(draft, path);
        ownTokens.add(token);
        return {
          async release() {
            ownTokens.delete(token);
            if ((await readHolder(folder))?.token === token) await rm(path, { force: true });
          },
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      await clearStale(folder, token);
    }
    throw new StartRefused(`The file ${path} could not be taken over; remove it and start again.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The live process that holds the folder, or null. */
export async function findHolder(folder: string): Promise<Holder | null> {
  const holder = await readHolder(folder);
  return holder !== null && isHolding(holder) ? holder : null;
}

async function clearStale(folder: string, token: string): Promise<void> {
  const path = join(folder, FILE);
  const holder = await readHolder(folder);
  if (holder !== null && isHolding(holder)) {
    throw new StartRefused(
      `Vitrine already runs on ${folder} (process ${holder.pid}, ${holder.address}): ` +
        'stop it first, or set VITRINE_DATA to another folder.',
    );
  }
  const aside = join(folder, `.${FILE}.${token}.stale`);
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Between reading and moving, another start may have created its own file: restore it.
  const moved = parseHolder(await readFile(aside, 'utf8'));
  if (moved !== null && moved.token !== holder?.token) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function isHolding(holder: Holder): boolean {
  if (holder.pid === process.pid) return ownTokens.has(holder.token);
  return isAlive(holder.pid) && processIdentity(holder.pid) === holder.mark;
}

async function readHolder(folder: string): Promise<Holder | null> {
  try {
    return parseHolder(await readFile(join(folder, FILE), 'utf8'));
  } catch {
    return null;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    const { pid, mark, address, token } = value;
    if (typeof pid !== 'number' || typeof mark !== 'string') return null;
    if (typeof address !== 'string' || typeof token !== 'string') return null;
    return { pid, mark, address, token };
  } catch {
    return null;
  }
}
