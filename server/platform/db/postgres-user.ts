import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartRefused } from '../start-refused.ts';

/** The account PostgreSQL's processes run as; empty for our own. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** True when this process is root, which PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The account PostgreSQL runs as. Root uses the owner of an existing cluster, otherwise `nobody` or another
 * unprivileged account.
 * @throws StartRefused when there is none.
 */
export function choosePostgresUser(clusterFolder: string): RunAs {
  if (!isRoot()) return {};
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const account of unprivilegedAccounts()) {
    if (spawnSync('/bin/sh', ['-c', ':'], { ...account, cwd: '/' }).status === 0) return account;
  }
  throw new StartRefused(
    'PostgreSQL refuses to run as root and no unprivileged account was found; start Vitrine as an ordinary user.',
  );
}

function unprivilegedAccounts(): RunAs[] {
  const accounts = new Map<string, RunAs>();
  try {
    for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
      const [name = '', , uid = '', gid = ''] = line.split(':');
      // macOS writes the id of `nobody` as -2; the kernel expects it unsigned.
      if (uid !== '') accounts.set(name, { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
    }
  } catch {
    // No such file in a minimal container: the conventional number below is used.
  }
  const named = ['nobody', 'daemon', 'www-data'].map((name) => accounts.get(name));
  return [...named, { uid: 65_534, gid: 65_534 }].filter(
    (account) => account !== undefined && account.uid !== 0,
  ) as RunAs[];
}

/** Whether that account can work inside a folder, as the kernel decides (parents, ACLs, mounts). */
export function canWorkIn(folder: string, user: RunAs): boolean {
  const script = 'test -r "$1" && test -w "$1" && test -x "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...user, cwd: '/' }).status === 0;
}
