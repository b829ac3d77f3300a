import { run } from './run.mjs';

const USAGE = 'Usage: npm test [-- --changed [base] [--journeys]]';

/**
 * The arguments of `npm test`. `base` is null for all tests, otherwise the commit to compare with (by default where
 * the branch left main). `journeys` are the spec files to run: empty for all of them, null for none.
 * @throws with a sentence when an argument is unknown or the base is not a commit
 */
export async function readTestOptions(args, git = runGit) {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--changed' && arg !== '--journeys');
  if (unknown !== undefined || named.length > 1 || (args.length > 0 && !args.includes('--changed')))
    throw new Error(USAGE);
  if (args.length === 0) return { base: null, journeys: [] };
  const from = named[0] ?? 'main';
  const base = await git('merge-base', from, 'HEAD').catch(() => {
    throw new Error(`"${from}" is not a commit of this repository. ${USAGE}`);
  });
  if (args.includes('--journeys')) return { base, journeys: [] };
  const changed = await git('diff', '--name-only', '--diff-filter=d', base, '--', 'e2e/journeys');
  const added = await git('ls-files', '--others', '--exclude-standard', '--', 'e2e/journeys');
  const specs = `${changed}\n${added}`.split('\n').filter((path) => path.endsWith('.spec.ts'));
  return { base, journeys: specs.length === 0 ? null : specs };
}

const runGit = async (...args) => (await run('git', args)).trim();
