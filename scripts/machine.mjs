import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Path of a program on this machine, or null. */
export function findProgram(name) {
  const found = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether packages can be installed here without asking for permission. */
export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== null;
}

/** Installs system packages without starting their services. */
export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // A system that is updating itself releases the lock after a while.
  const timeout = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = [...timeout, 'install', '-y', '--no-install-recommends', ...packages];
  try {
    await run('apt-get', install, { env });
  } catch {
    // The usual reason in a new container: no package lists yet.
    await run('apt-get', ['update'], { env });
    await run('apt-get', install, { env });
  }
}
