import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Group and others. */
const OTHERS = 0o077;
const STICKY = 0o1000;

/** What Vitrine itself makes in a data folder. */
const ours = /^(?:postgres(?:-run|ql-.+)?|files|themes|lost\+found|\..*)$/;

/** Makes a folder for this account alone; one that is there stays as it is. */
export function makePrivateFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Whether a folder may be closed: not one for everybody (like /tmp), nor one that holds folders which are none of
 * ours (like /srv), whose users would be locked out.
 */
function isOurs(path: string): boolean {
  if ((statSync(path).mode & STICKY) !== 0) return false;
  return readdirSync(path, { withFileTypes: true }).every(
    (entry) => !entry.isDirectory() || ours.test(entry.name),
  );
}

/** Whether other accounts can list a folder. */
function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & 0o067) !== 0;
}

/** Closes a data folder that others may enter. */
function closeFolder(path: string): void {
  if ((statSync(path).mode & OTHERS) !== 0 && isOurs(path)) chmodSync(path, 0o700);
}

/**
 * Closes a folder to all but a group, which may pass through it to what is its own but not list it: PostgreSQL runs as
 * another account when we are root.
 */
export function leavePassage(path: string, gid: number): void {
  const { mode, gid: present } = statSync(path);
  if (((mode & OTHERS) === 0o010 && present === gid) || !isOurs(path)) return;
  chownSync(path, -1, gid);
  chmodSync(path, 0o710);
}

/**
 * Takes from others what an earlier version gave them: every file and folder below `path`, which itself comes last and
 * so marks the work as done. Links are not followed.
 */
async function closeTree(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || !found.isDirectory() || (found.mode & OTHERS) === 0) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await closeTree(inside);
    else if (entry.isFile()) await closeFile(inside);
  }
  await chmod(path, found.mode & 0o700);
}

/** Takes a file from others; one that has gone meanwhile needs nothing. */
async function closeFile(path: string): Promise<void> {
  try {
    const { mode } = await lstat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Closes what an earlier version, or a copy, left open in a data folder: files that were sold are for buyers only.
 * False where other accounts may still list it.
 */
export async function closeDataFolder(path: string): Promise<boolean> {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return true;
  if (isOpenToOthers(path)) closeFolder(path);
  for (const name of ['files', 'themes']) await closeTree(join(path, name));
  for (const name of ['vitrine.pid', 'DATABASE-LIES-ELSEWHERE.txt']) await closeFile(join(path, name));
  return !isOpenToOthers(path);
}
