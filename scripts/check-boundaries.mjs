// `npm run boundaries`: checks imports against the layers of ARCHITECTURE.md, and which module writes which table.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches } from './boundaries.mjs';
import { root } from './run.mjs';
import { findTableBreaches } from './table-owners.mjs';

const LAYERS = [
  'editor',
  'server',
  'storefront',
  'starters',
  'blocks',
  'contracts',
  'domain',
  'testing',
  'e2e',
  'bench',
  'scripts',
];

const files = new Map();
for (const layer of LAYERS.filter((name) => existsSync(join(root, name)))) {
  for (const entry of readdirSync(join(root, layer), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/');
    if (!entry.isFile() || !/\.tsx?$/.test(path) || path.includes('node_modules/')) continue;
    files.set(path, readFileSync(join(root, path), 'utf8'));
  }
}
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => [`docs/decisions/${name}`, '']);
const breaches = [...findBreaches(files), ...findTableBreaches(new Map([...files, ...decisions]))];
for (const breach of breaches) console.error(`- ${breach}`);
console.log(
  breaches.length === 0
    ? `The import boundaries of ${files.size} files hold, and every table is written by its module.`
    : `${breaches.length} breaches of boundaries.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
