// `npm run words`: every quoted message of the specification is in the catalogue and in a test, and the files and tests
// that docs/storefront-commerce.md names exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { findMissingReferences, findMissingWords } from './spec-words.mjs';

function sources(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'));
}

const { document, words } = JSON.parse(readFileSync(join(root, 'testing/spec-words.json'), 'utf8'));
const catalogue = [
  ...sources('domain/text/en', /\.ts$/),
  readFileSync(join(root, 'contracts/errors.ts'), 'utf8'),
];
const folders = ['domain', 'contracts', 'blocks', 'storefront', 'server', 'testing', 'e2e'];
const tests = folders.flatMap((folder) => sources(folder, /\.(test\.tsx?|spec\.ts)$/));
const table = readFileSync(join(root, 'docs/storefront-commerce.md'), 'utf8');
const faults = [
  ...findMissingWords(words, catalogue, tests),
  ...findMissingReferences(table, (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null,
  ),
];
for (const fault of faults) console.error(`- ${fault}`);
console.log(
  faults.length === 0
    ? `${words.length} messages of ${document}: each in the catalogue and in a test; all that the table names is there.`
    : `${faults.length} things of ${document} are missing.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
