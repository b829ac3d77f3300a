import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/** Whether a package of the lockfile is missing from node_modules or has another version there. */
export function needsInstall() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(join('node_modules', '.package-lock.json'));
  if (present === null || wanted === null) return true;
  return Object.entries(wanted).some(([path, entry]) => {
    if (!path.includes('node_modules/')) return false;
    const found = present[path];
    // npm skips packages for other systems.
    if (found === undefined)
      return entry.optional !== true && entry.devOptional !== true && entry.peer !== true;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}

/** Installs exactly the lockfile's packages, development dependencies included. */
export async function install() {
  await runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return null;
  }
}
