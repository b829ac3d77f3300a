import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allowPassage, makePrivateFolder } from '../private-folder.ts';
import { StartRefused } from '../start-refused.ts';
import { canWorkIn, choosePostgresUser, isRoot, type RunAs } from './postgres-user.ts';

/** Where root's databases are stored when the account PostgreSQL runs as cannot enter the data folder. */
const SHARED_BASE = '/var/lib/vitrine';
const NOTE = 'DATABASE-LIES-ELSEWHERE.txt';
/** Linux allows 107 bytes for a socket's path, macOS 103; the file name takes 15 of them. */
const MAX_SOCKET_FOLDER = 87;

/** The folders of an embedded database and the account it runs as. */
export interface PostgresPlace {
  /** The folder that holds all of the following. */
  readonly base: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** The private folder of its Unix socket. */
  readonly socketFolder: string;
  readonly logFile: string;
  readonly user: RunAs;
  /** True when this is not the data folder itself. */
  readonly isElsewhere: boolean;
  /** Where PostgreSQL's programs are copied to if the installed ones cannot be read. */
  readonly binariesFolder: string;
}

/**
 * Decides where the database of a data folder is stored, and creates the folders. Normally inside the data folder; root
 * in a folder closed to others gets one below /var/lib/vitrine, and the data folder a file that names it.
 */
export function choosePostgresPlace(dataFolder: string): PostgresPlace {
  const inside = clusterIn(dataFolder);
  const user = choosePostgresUser(inside);
  makeReachable(dataFolder, user, existsSync(inside));
  if (!existsSync(inside)) {
    const noted = readNote(dataFolder);
    if (noted !== null) return placeAt(noted, choosePostgresUser(clusterIn(noted)), true);
    if (isRoot() && !canReach(dataFolder, user)) {
      // A new name each time: after the data folder was deleted, a new start must not find the old database.
      const elsewhere = join(SHARED_BASE, `${shortHash(dataFolder)}-${randomBytes(4).toString('hex')}`);
      makeFolder(SHARED_BASE, {}, 0o755);
      makeReachable(elsewhere, user);
      writeNote(dataFolder, elsewhere);
      return placeAt(elsewhere, user, true);
    }
  }
  return placeAt(dataFolder, user, false);
}

/** The folder named by the file in the data folder, or the data folder itself. Creates nothing. */
export function findPostgresBase(dataFolder: string): string {
  return existsSync(clusterIn(dataFolder)) ? dataFolder : (readNote(dataFolder) ?? dataFolder);
}

const clusterIn = (base: string): string => join(base, 'postgres');

function placeAt(base: string, user: RunAs, isElsewhere: boolean): PostgresPlace {
  const work = join(base, 'postgres-run');
  makeFolder(work, user, 0o700);
  if (!canWorkIn(work, user)) {
    throw new StartRefused(
      `The database's folder ${work} may not be used by this account: ` +
        'start Vitrine as the account that first started it, or set VITRINE_DATA to another folder.',
    );
  }
  return {
    base,
    // initdb renames within this folder, so its account must own it.
    cluster: clusterIn(base),
    socketFolder: socketFolderFor(work, user),
    logFile: join(work, 'postgres.log'),
    user,
    isElsewhere,
    binariesFolder: isElsewhere ? dirname(base) : base,
  };
}

function socketFolderFor(work: string, user: RunAs): string {
  if (Buffer.byteLength(work) <= MAX_SOCKET_FOLDER) return work;
  const folder = join(tmpdir(), `vitrine-${shortHash(work)}`);
  makeFolder(folder, user, 0o700);
  // In a shared folder somebody else may have created this name first.
  const found = lstatSync(folder);
  const owner = user.uid ?? process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartRefused(`The folder ${folder} belongs to somebody else; remove it and start again.`);
  }
  return folder;
}

/** Whether the account can use a folder of its own below this one. */
function canReach(folder: string, user: RunAs): boolean {
  const probe = join(folder, 'postgres-run');
  makeFolder(probe, user, 0o700);
  return canWorkIn(probe, user);
}

function makeFolder(path: string, user: RunAs, mode: number): void {
  orRefuse(path, () => {
    mkdirSync(path, { recursive: true, mode });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  });
}

/**
 * Lets PostgreSQL's account pass through a folder of ours. One that was made private on purpose stays private unless
 * it already contains the database.
 */
function makeReachable(path: string, { gid }: RunAs, isNeeded = false): void {
  const found = statSync(path, { throwIfNoEntry: false });
  orRefuse(path, () => makePrivateFolder(path));
  if (gid === undefined || (found !== undefined && (found.mode & 0o011) === 0 && !isNeeded)) return;
  orRefuse(path, () => allowPassage(path, gid));
}

function orRefuse(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `The folder ${path} cannot be made (${reason}); set VITRINE_DATA to one that can.`,
    );
  }
}

function readNote(dataFolder: string): string | null {
  try {
    const line = readFileSync(join(dataFolder, NOTE), 'utf8')
      .split('\n')
      .find((text) => text.startsWith('/'));
    return line === undefined || !existsSync(line) ? null : line;
  } catch {
    return null;
  }
}

function writeNote(dataFolder: string, elsewhere: string): void {
  writeFileSync(
    join(dataFolder, NOTE),
    'PostgreSQL refuses to run as root, and the account it runs as may not enter this folder.\n' +
      `Its data, socket and programs therefore lie in\n${elsewhere}\nKeep both folders together in backups.\n`,
    { mode: 0o600 },
  );
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
