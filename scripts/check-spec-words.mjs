// `npm run words`: every quoted message of the specification is in the catalogue and in a test, or listed as not yet
// built; the files and tests that docs/storefront-commerce.md and docs/forms.md name exist; every text of the catalogue is used.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { findMissingReferences, findMissingWords } from './spec-words.mjs';
import { findUnusedSentences } from './unused-sentences.mjs';

function sources(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'));
}

const documents = ['spec-words.json', 'editor-spec-words.json', 'form-spec-words.json'].map((file) =>
  JSON.parse(readFileSync(join(root, 'testing', file), 'utf8')),
);
const catalogue = [
  ...sources('domain/text/en', /\.ts$/),
  ...sources('editor/text', /\.ts$/),
  ...['contracts/errors.ts', 'domain/content/content-status.ts'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  ),
];
const folders = ['domain', 'contracts', 'blocks', 'storefront', 'server', 'editor', 'testing', 'e2e'];
const tests = folders.flatMap((folder) => sources(folder, /\.(test\.tsx?|spec\.ts)$/));
const tables = ['docs/storefront-commerce.md', 'docs/forms.md'].map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const areas = readdirSync(join(root, 'domain/text/en')).map((file) => [
  file.replace('.ts', ''),
  readFileSync(join(root, 'domain/text/en', file), 'utf8'),
]);
const callers = ['domain', 'contracts', 'blocks', 'storefront', 'server', 'editor', 'testing'].flatMap(
  (folder) => sources(folder, /(?<!\.test|\.spec)\.tsx?$/),
);
const templates = sources('themes', /\.(block|item|list|page|region)$/);
const faults = [
  ...documents.flatMap(({ words }) => findMissingWords(words, catalogue, tests)),
  ...tables.flatMap((table) =>
    findMissingReferences(table, (path) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null,
    ),
  ),
  ...findUnusedSentences(areas, callers, templates),
];
for (const fault of faults) console.error(`- ${fault}`);
console.log(
  faults.length === 0
    ? `${documents.map(sentenceOf).join('; ')}; all that the tables name is there; every text is used.`
    : `${faults.length} faults of the catalogue, or of the tables in docs/storefront-commerce.md and docs/forms.md.`,
);

function sentenceOf({ document, words }) {
  const left = words.filter(({ notYet }) => notYet !== undefined).length;
  const built = `${words.length - left} messages of ${document}: each in the catalogue and in a test`;
  return left === 0 ? built : `${built}, ${left} not yet built`;
}
process.exitCode = faults.length === 0 ? 0 : 1;
