import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Permission bits of group and others. */
const OTHERS = 0o077;
const STICKY = 0o1000;

/** Names that Vitrine itself creates in a data folder. */
const ours = /^(?:postgres(?:-run|ql-.+)?|files|themes|uploaded-themes|lost\+found|\..*)$/;

/** Creates a folder for this account alone; an existing one stays unchanged. */
export function makePrivateFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Whether a folder may be made private: not one for everybody (like /tmp), nor one that contains other people's
 * folders (like /srv), who would be locked out.
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

/** Makes a data folder private to this account. */
function closeFolder(path: string): void {
  if ((statSync(path).mode & OTHERS) !== 0 && isOurs(path)) chmodSync(path, 0o700);
}

/**
 * Restricts a folder to a group, which may pass through it but not list it: PostgreSQL runs as another account when we
 * are root.
 */
export function allowPassage(path: string, gid: number): void {
  const { mode, gid: present } = statSync(path);
  if (((mode & OTHERS) === 0o010 && present === gid) || !isOurs(path)) return;
  chownSync(path, -1, gid);
  chmodSync(path, 0o710);
}

/**
 * Revokes the permissions of others on every file and folder below `path`, and last on `path` itself, which records
 * that the work is complete. Links are not followed.
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

/** Revokes the permissions of others; ignores a file that was deleted meanwhile. */
async function closeFile(path: string): Promise<void> {
  try {
    const { mode } = await lstat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Makes files private that an earlier version, or a copy, left readable in a data folder: sold files are for buyers
 * only. False when other accounts can still list it.
 */
export async function closeDataFolder(path: string): Promise<boolean> {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return true;
  if (isOpenToOthers(path)) closeFolder(path);
  for (const name of ['files', 'themes', 'uploaded-themes']) await closeTree(join(path, name));
  for (const name of ['vitrine.pid', 'DATABASE-LIES-ELSEWHERE.txt']) await closeFile(join(path, name));
  return !isOpenToOthers(path);
}
