import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkTheme,
  copyOutsideFiles,
  describeProblem,
  loadThemeFolder,
} from '@vitrine/server/modules/templates/index.ts';
import { openInternet } from '@vitrine/server/platform/http/guarded-fetch.ts';
import { CHROMIUM_ADVICE } from './find-chromium.mjs';
import { openPages } from './open-pages.ts';
import { StartRefused } from '@vitrine/server/platform/start-refused.ts';

/**
 * `vitrine theme check <folder> [--copy]`: prints the problems of a theme folder, in its sources and, if there is one,
 * in a browser; exits with 1 when there are errors. `--copy` first copies files that its pages load from other sites.
 * @throws StartRefused
 */
export async function themeCommand(given: readonly string[]): Promise<void> {
  const { positionals, values } = readArguments(given);
  const [verb, path] = positionals;
  if (verb !== 'check' || path === undefined)
    throw new StartRefused('Give the folder to check, for example: vitrine theme check themes/atelier.');
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new StartRefused(`The folder ${folder} does not exist.`);
  if (values.copy === true) await copyFromElsewhere(folder);
  const { name, rendered, stylesheetBytes, tweaks, problems } = await checkTheme(folder, Date.now());
  for (const problem of problems) console.log(`${problem.severity.padEnd(7)}  ${describeProblem(problem)}`);
  const seen = await openPages(folder, Date.now());
  for (const { severity, path: at, message } of seen ?? [])
    console.log(`${severity.padEnd(7)}  ${at}: ${message}`);
  if (seen === null) console.log(`No browser was found, so the pages were not opened. ${CHROMIUM_ADVICE}`);
  const all = [...problems, ...(seen ?? [])];
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const kilobytes = (stylesheetBytes / 1024).toFixed(0);
  console.log(
    `${name}: ${rendered} templates rendered, ${tweaks} tweaks, ${kilobytes} KB of styles; ${errors} errors, ${all.length - errors} warnings.`,
  );
  if (problems.some(({ message }) => message.includes('is on another site')))
    console.log('--copy copies files from other sites into the folder, and pages load them from there.');
  if (errors > 0) process.exitCode = 1;
}

function readArguments(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: { copy: { type: 'boolean' } } });
  } catch {
    throw new StartRefused('The only option of theme check is --copy.');
  }
}

async function copyFromElsewhere(folder: string): Promise<void> {
  const { outside } = await loadThemeFolder(folder);
  const settled = await copyOutsideFiles(folder, outside, openInternet, Date.now());
  if (!settled.ok) throw new StartRefused(`Cannot write to ${folder}: make it writable for this account.`);
  const { copied, failed } = settled.value;
  console.log(`Copied ${copied} of ${outside.length} files from other sites.`);
  for (const { address, reason } of failed) console.log(`not copied  ${address}: ${reason}.`);
}
