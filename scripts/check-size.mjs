// `npm run size`: what a visitor downloads, compared with the budgets; other languages are compared with English.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { targets } from './build.mjs';
import { LANGUAGE_SLACK, weighPages } from './page-weight.mjs';
import { root } from './run.mjs';

/** The weights of one locale's pages. */
function weigh(locale) {
  const folder = `${root}dist/storefront/${locale}/`;
  if (!existsSync(`${folder}manifest.json`)) {
    console.error('The storefront is not built: run "npm run build" first.');
    process.exit(1);
  }
  const manifest = JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8'));
  return weighPages(manifest, (file) => gzipSync(readFileSync(folder + file), { level: 9 }).length);
}

const [, ...others] = targets.storefront.modes;
const english = weigh('en');
const translated = others.map((locale) => ({ locale, rows: weigh(locale) }));
let isOver = false;
for (const [at, { page, bytes, limit, isOver: isTooHeavy }] of english.entries()) {
  const verdict = isTooHeavy ? 'over: load less at once, or import it late from an island' : 'within';
  const rest = translated.map(({ locale, rows }) => {
    const most = limit * LANGUAGE_SLACK;
    const own = rows[at].bytes;
    if (own > most) isOver = true;
    return `${locale} ${(own / 1000).toFixed(1)}${own > most ? ' over' : ''}`;
  });
  isOver ||= isTooHeavy;
  console.log(
    `${page.padEnd(38)} ${(bytes / 1000).toFixed(1).padStart(6)} KB of ${(limit / 1000).toFixed(0).padStart(3)} KB gzip, ${verdict} (${rest.join(', ')})`,
  );
}
process.exitCode = isOver ? 1 : 0;
