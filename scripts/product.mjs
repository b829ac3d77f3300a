import { pathToFileURL } from 'node:url';
import { build, findStale } from './build.mjs';
import { install, needsInstall } from './install.mjs';
import { root } from './run.mjs';

/** Makes sure the product is installed and built from the present sources, then loads it. */
export async function loadProduct(step) {
  await prepare(step);
  return import(pathToFileURL(`${root}dist/server/vitrine.js`).href);
}

export async function prepare(step) {
  if (needsInstall()) await step('Installing packages', install);
  const stale = findStale();
  if (stale.length > 0) await step(`Building ${stale.join(', ')}`, () => build(stale));
}
