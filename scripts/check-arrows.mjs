// `npm run arrows`: who imports whom, against the floors of ARCHITECTURE.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches } from './arrows.mjs';
import { root } from './run.mjs';

const FLOORS = [
  'editor',
  'server',
  'storefront',
  'blocks',
  'contracts',
  'domain',
  'testing',
  'e2e',
  'bench',
  'scripts',
];

const files = new Map();
for (const floor of FLOORS.filter((name) => existsSync(join(root, name)))) {
  for (const entry of readdirSync(join(root, floor), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/');
    if (!entry.isFile() || !/\.tsx?$/.test(path) || path.includes('node_modules/')) continue;
    files.set(path, readFileSync(join(root, path), 'utf8'));
  }
}
const breaches = findBreaches(files);
for (const breach of breaches) console.error(`- ${breach}`);
console.log(
  breaches.length === 0
    ? `The arrows of ${files.size} files hold.`
    : `${breaches.length} arrows do not hold.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
