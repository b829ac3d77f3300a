import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Path of a program on this machine, or null. */
export function findProgram(name) {
  const found = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether packages may be installed here without asking anybody. */
export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== null;
}

/** Installs system packages; without services being started for them. */
export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // A system that is updating itself lets go of its lock after a while.
  const timeout = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = [...timeout, 'install', '-y', '--no-install-recommends', ...packages];
  try {
    await run('apt-get', install, { env });
  } catch {
    // The usual reason in a fresh container: no package lists yet.
    await run('apt-get', ['update'], { env });
    await run('apt-get', install, { env });
  }
}
