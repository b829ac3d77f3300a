// `npx tsx scripts/measure-fonts.ts`: measures the fonts of the catalogue in a browser and writes
// domain/design/fonts/font-metrics.ts. To be run when a family or the version of the packages changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontCatalogue } from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { measuredText } from '@vitrine/domain/design/fonts/font-types.ts';
import { readFont } from '@vitrine/server/modules/fonts/read-font.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

const executablePath = await findChromium();
if (executablePath === null) throw new Error('no Chromium was found: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();

/** The mean width of a character, in parts of the size. */
const widthIn = (css: string, family: string, weight: number): Promise<number> =>
  page
    .setContent(
      `<style>${css} span { font: ${weight} 40px ${family}; white-space: nowrap }</style><span>${measuredText}</span>`,
    )
    .then(() =>
      page.evaluate(async (length) => {
        await document.fonts.ready;
        return (document.querySelector('span')?.getBoundingClientRect().width ?? 0) / 40 / length;
      }, measuredText.length),
    );

const rows: string[] = [];
for (const font of fontCatalogue) {
  const files = font.styles
    .filter(({ italic, range }) => !italic && range?.startsWith('U+0000') === true)
    .map(({ sources, weights }) => {
      const name = /fonts\/([^?]+)/.exec(sources[0]?.url ?? '')?.[1] ?? '';
      return { weights, bytes: readFileSync(join(projectRoot, 'node_modules', font.package, 'files', name)) };
    });
  const facts = await readFont(files[0]?.bytes ?? Buffer.alloc(0));
  if (facts === null) throw new Error(`${font.family} cannot be read`);
  const css = files
    .map(
      ({ weights, bytes }) =>
        `@font-face { font-family: T; font-weight: ${weights.join(' ')}; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`,
    )
    .join('\n');
  const { ascent, descent, lineGap } = facts.metrics;
  const numbers = [ascent, descent, lineGap, await widthIn(css, 'T', 400), await widthIn(css, 'T', 700)];
  rows.push(`  '${font.family}': [${numbers.map((one) => Math.round(one * 10_000) / 10_000).join(', ')}],`);
}
if (process.argv.includes('--fallbacks'))
  for (const family of [
    'Liberation Sans',
    'Liberation Serif',
    'Liberation Mono',
    'DejaVu Sans',
    'DejaVu Serif',
    'DejaVu Sans Mono',
  ])
    console.log(family, await widthIn('', `'${family}'`, 400), await widthIn('', `'${family}'`, 700));
await browser.close();
writeFileSync(
  join(projectRoot, 'domain/design/fonts/font-metrics.ts'),
  `/** Written by \`npx tsx scripts/measure-fonts.ts\`: ascent, descent, gap of lines, mean width regular and bold. */
export const fontMetrics: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
${rows.join('\n')}
};
`,
);
console.log(`${rows.length} families measured.`);
