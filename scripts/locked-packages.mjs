import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * The packages of a lockfile (version 2 or 3), each installed copy once: name, version, path, whether it is a
 * development dependency only, its integrity, licence, and the names of its dependencies.
 */
export function lockedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      isDevelopment: entry.dev === true || entry.devOptional === true,
      isOptional: entry.optional === true || entry.devOptional === true,
      integrity: entry.integrity ?? null,
      license: typeof entry.license === 'string' ? entry.license : null,
      dependencies: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
    }));
}

/** The path that `name` resolves to from the package at `from`, as in Node; null when it is not installed. */
export function resolveLocked(paths, from, name) {
  let folder = from;
  while (folder !== '') {
    if (paths.has(`${folder}/node_modules/${name}`)) return `${folder}/node_modules/${name}`;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
  return paths.has(`node_modules/${name}`) ? `node_modules/${name}` : null;
}

export function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}
