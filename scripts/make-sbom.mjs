// `npm run sbom`: writes dist/sbom.cdx.json, the bill of materials of everything the lockfile installs, and checks its licences.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages, readLock } from './locked-packages.mjs';
import { root } from './run.mjs';
import { findLicenseProblems, makeSbom } from './sbom.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { name, version, license, workspaces, devDependencies } = read('package.json');
const manifests = workspaces.map((folder) => read(`${folder}/package.json`));
const packages = lockedPackages(readLock());
const dependencies = new Set([
  ...Object.keys(devDependencies),
  ...manifests.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies })),
]);
const sbom = makeSbom({ name, version, license, dependencies: [...dependencies], packages });
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist', 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);

const problems = findLicenseProblems(packages, read('security/licenses.json'));
for (const problem of problems) console.error(`- ${problem}`);
console.log(
  `dist/sbom.cdx.json: ${sbom.components.length} packages, ${problems.length === 0 ? 'every licence fits' : `${problems.length} licences to look at`}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
