// `npm run advisories`: the locked packages against the known advisories in security/advisories.json, offline.
// `npm run advisories -- --update` fetches those of the locked packages from osv.dev and writes that file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAdvisoryProblems } from './advisories.mjs';
import { lockedPackages, readLock } from './locked-packages.mjs';
import { fetchAdvisories } from './fetch-advisories.mjs';
import { root } from './run.mjs';

const file = join(root, 'security', 'advisories.json');
const read = (name) => JSON.parse(readFileSync(join(root, 'security', name), 'utf8'));
const packages = lockedPackages(readLock());

if (process.argv.includes('--update')) {
  const known = read('advisories.json').advisories;
  const advisories = await fetchAdvisories(packages, process.env.OSV_API ?? 'https://api.osv.dev');
  // Advisories on other versions are kept, so that nobody downgrades to one of them.
  const all = new Map([...known, ...advisories].map((one) => [one.id, one]));
  const sorted = [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const asOf = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify({ asOf, advisories: sorted }, null, 2)}\n`);
}

const { asOf, advisories } = read('advisories.json');
const problems = findAdvisoryProblems({
  packages,
  advisories,
  accepted: read('accepted-advisories.json'),
  today: new Date().toISOString().slice(0, 10),
});
for (const problem of problems) console.error(`- ${problem}`);
console.log(
  `${packages.length} locked packages against ${advisories.length} advisories as of ${asOf}: ${problems.length === 0 ? 'none affected' : `${problems.length} to look at`}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
