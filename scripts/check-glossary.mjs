// `npm run glossary`: no retired word in names, comments, test titles and documents; docs/glossary.md lists each of
// them, and the paths it names exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findRetired, RETIRED } from './retired-words.mjs';
import { root } from './run.mjs';

const SOURCES = /\.(?:ts|tsx|mts|mjs|css|less|block|item|list|region|md)$/;
// Released migrations are never edited.
const LEFT_ALONE = /^server\/migrations\//;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const paths = String(listed)
  .split('\n')
  .filter((path) => SOURCES.test(path) && !LEFT_ALONE.test(path));
const faults = paths.flatMap((path) => {
  let text;
  try {
    text = readFileSync(root + path, 'utf8');
  } catch (error) {
    // Listed by git, but deleted meanwhile.
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return findRetired(path, text);
});
const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8');
for (const { words } of RETIRED) {
  if (!glossary.toLowerCase().includes(words[0]))
    faults.push(`docs/glossary.md does not say what replaces "${words[0]}".`);
}
for (const [, path] of glossary.matchAll(/`([\w.-]+\/[\w./-]*)`/g)) {
  if (!existsSync(root + path)) faults.push(`docs/glossary.md names ${path}, which does not exist.`);
}
for (const fault of faults) console.error(`- ${fault}`);
console.log(
  faults.length === 0
    ? `${paths.length} files use the words of docs/glossary.md.`
    : `${faults.length} problems.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
