import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seconds } from './progress.mjs';
import { root } from './run.mjs';

/** The build targets and their source folders. A target is rebuilt when a file in its folders has changed. */
export const targets = {
  storefront: {
    from: ['storefront', 'blocks', 'contracts', 'domain'],
    config: 'storefront/vite.config.ts',
    // One build for each locale of domain/text/locale.ts; the mode says which.
    modes: ['en', 'de', 'fr', 'es'],
  },
  'template-shim': { from: ['storefront'], config: 'storefront/template-shim.vite.config.ts' },
  editor: { from: ['editor', 'blocks', 'contracts', 'domain'], config: 'editor/vite.config.ts' },
  server: {
    from: ['server', 'starters', 'blocks', 'contracts', 'domain', 'testing', 'scripts'],
    config: 'scripts/server.vite.config.ts',
  },
};

/** The targets whose sources changed since their last build. */
export function findStale() {
  return Object.keys(targets).filter((name) => readStamp(name) !== stampOf(name));
}

/** Builds the named targets in parallel. An interrupted build leaves no stamp, so it is repeated the next time. */
export async function build(names) {
  // Vite is in node_modules, which may not have been installed when this file was loaded.
  const vite = await import('vite');
  await Promise.all(
    names.map(async (name) => {
      const stamp = stampOf(name);
      rmSync(stampFile(name), { force: true });
      const { config, modes = ['production'] } = targets[name];
      await Promise.all(
        modes.map((mode) => vite.build({ configFile: join(root, config), logLevel: 'warn', mode })),
      );
      mkdirSync(join(root, 'dist', name), { recursive: true });
      writeFileSync(stampFile(name), stamp);
    }),
  );
}

const stampFile = (name) => join(root, 'dist', name, '.built-from');

function readStamp(name) {
  const file = stampFile(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** A hash of all source files of a target. */
function stampOf(name) {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...targets[name].from.flatMap((folder) => sourcesIn(folder))];
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const SOURCE = /\.(tsx?|mjs|css|html|json|svg|woff2)$/;
const NOT_SOURCE = /\.test\.tsx?$|^server\/migrations\/|^testing\/demo-site\/pictures\//;

function sourcesIn(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && !NOT_SOURCE.test(file) && !file.includes('node_modules/'))
    .toSorted();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const begun = performance.now();
  const named = process.argv.slice(2).filter((name) => Object.hasOwn(targets, name));
  const all = process.argv.includes('--all') ? Object.keys(targets) : findStale();
  const chosen = named.length > 0 ? named : all;
  await build(chosen);
  const what = chosen.length === 0 ? 'nothing, for nothing had changed,' : chosen.join(', ');
  console.log(`Built ${what} in ${seconds(performance.now() - begun)}.`);
}
