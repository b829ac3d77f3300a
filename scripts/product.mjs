import { pathToFileURL } from 'node:url';
import { findStale } from './build.mjs';
import { install, needsInstall } from './install.mjs';
import { step } from './progress.mjs';
import { root, run, RunFailed } from './run.mjs';

/** Makes sure the product is installed and built from the current sources, then runs one of its commands. */
export async function runProduct(command) {
  try {
    if (needsInstall()) await step('Installing packages', install);
    const stale = findStale();
    // In a child process: the server would otherwise keep the bundler's memory for as long as it runs.
    const build = () => run(process.execPath, ['scripts/build.mjs', ...stale]);
    if (stale.length > 0) await step(`Building ${stale.join(', ')}`, build);
  } catch (error) {
    const words = error instanceof RunFailed ? error.output : error.message;
    console.error(
      `\n${String(words).trim()}\n\n${error.message.split('\n')[0]}; "npm run doctor" may know why.`,
    );
    process.exitCode = 1;
    return;
  }
  // React selects its production build by this variable when it is loaded; a build sets it only for itself.
  process.env.NODE_ENV ??= 'production';
  const { runCommand } = await import(pathToFileURL(`${root}dist/server/vitrine.js`).href);
  // Time counts from the start of this process.
  await runCommand(command, 0);
}
