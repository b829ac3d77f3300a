import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/** Whether node_modules lacks something the lockfile names, or has another version of it. */
export function needsInstall() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(join('node_modules', '.package-lock.json'));
  if (present === null || wanted === null) return true;
  return Object.entries(wanted).some(([path, entry]) => {
    if (!path.includes('node_modules/')) return false;
    const found = present[path];
    // What is meant for another system is left out by npm.
    if (found === undefined)
      return entry.optional !== true && entry.devOptional !== true && entry.peer !== true;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}

/** Installs exactly what the lockfile names, tools for building included. */
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
