import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTheme, describeProblem } from '@vitrine/server/modules/templates/index.ts';
import { StartRefused } from '@vitrine/server/platform/start-refused.ts';

/**
 * `vitrine theme check <folder>`: prints what is wrong with a theme folder; 1 when there are errors.
 * @throws StartRefused
 */
export async function themeCommand([verb, path]: readonly string[]): Promise<void> {
  if (verb !== 'check' || path === undefined)
    throw new StartRefused('Say which folder to look through: vitrine theme check themes/atelier.');
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new StartRefused(`There is no folder ${folder}.`);
  const { name, rendered, stylesheetBytes, tweaks, problems } = await checkTheme(folder, Date.now());
  for (const problem of problems) console.log(`${problem.severity.padEnd(7)}  ${describeProblem(problem)}`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kilobytes = (stylesheetBytes / 1024).toFixed(0);
  console.log(
    `${name}: ${rendered} templates rendered, ${tweaks} tweaks, ${kilobytes} KB of styles; ${errors} errors, ${problems.length - errors} warnings.`,
  );
  if (errors > 0) process.exitCode = 1;
}
