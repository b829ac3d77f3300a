import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Not counts: a number that things are called by, a place, a limit that is a constant below 1,000. */
const names = new Set(['number', 'place', 'line', 'next', 'used', 'least', 'most']);
/** Texts whose count has no thousands: what can be in one form, product, theme, block or series. */
const small = new Set([
  'en-design.ts changed',
  'en-design.ts customCssLines',
  'en-design.ts settings',
  'en-draft-orders.ts andMore',
  'en-draft-orders.ts submit',
  'en-events.ts deleted',
  'en-events.ts placeInSeries',
  'en-events.ts previewCount',
  'en-events.ts repeatDo',
  'en-events.ts repeated',
  'en-fonts.ts weights',
  'en-files.ts focalAt',
  'en-forms.ts questionMoved',
  'en-form.ts rows',
  'en-home.ts progress',
  'en-letters.ts partMoved',
  'en-letters.ts share',
  'en-page-canvas.ts layerOf',
  'en-page-editor.ts blockOf',
  'en-page-editor.ts heading',
  'en-page-editor.ts section',
  'en-page-editor.ts sectionOf',
  'en-page-editor.ts sectionTools',
  'en-page-panel.ts at',
  'en-page-panel.ts moved',
  'en-page-panel.ts place',
  'en-page-panel.ts size',
  'en-page-preview.ts section',
  'en-product-page.ts pictureCount',
  'en-product-page.ts pictureMoved',
  'en-product-page.ts pictureName',
  'en-product-page.ts pictureTitle',
  'en-reviews.ts pictureCount',
  'en-reviews.ts pictureOf',
  'en-reviews.ts starsOf',
  'en-reviews.ts starsSpoken',
  'en-shell.ts count',
  'en-sites.ts step',
  'en-taxes.ts addAll',
  'en-taxes.ts more',
  'en-themes.ts problemCounts',
  'en.ts asks',
  'en.ts attempts',
  'en.ts copied',
  'en.ts goesWithout',
  'en.ts hasCopies',
  'en.ts problemCount',
  'en.ts without',
]);

/** The texts of a file that are functions: their names, parameters and bodies. */
function functionsOf(source: string): { name: string; parameters: string; body: string }[] {
  const heads = [...source.matchAll(/^ +['\w-]+: \(([^)]*)\)(?:: \w+)? =>|^(?:export )?const \w+ = \(/gm)];
  return heads.map((head, index) => ({
    name: /[\w-]+/.exec(head[0])?.[0] ?? '',
    parameters: head[1] ?? '',
    body: source.slice(head.index + head[0].length, heads[index + 1]?.index),
  }));
}

it('texts write how many there are as the owner has chosen, not the English way', () => {
  const found: string[] = [];
  for (const file of readdirSync(import.meta.dirname).filter((name) => /^en.*(?<!\.test)\.ts$/.test(name))) {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    if (source.includes('toLocaleString')) found.push(`${file} toLocaleString`);
    for (const { name, parameters, body } of functionsOf(source)) {
      const counts = [...parameters.matchAll(/(\w+): number/g)].map(([, count = '']) => count);
      const isPlain = counts.some((count) => !names.has(count) && body.includes(`\${${count}}`));
      if (isPlain) found.push(`${file} ${name}`);
    }
  }
  expect(found.toSorted()).toEqual([...small].toSorted());
});
