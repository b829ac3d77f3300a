/**
 * npm run bench: measures the built shop against the budgets of the architecture, as ratios within one run where a
 * ratio says more than a figure. Prints a table and writes bench/results/latest.json.
 *
 * The HTTP client is wrk with one thread; its own processor use is measured in every run and printed beside the figure
 * ("client"): well under 100 % means that the server, not the client, set the pace.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { measureAdmin } from './admin.ts';
import { measureAddToCart } from './add-to-cart.ts';
import { measureCsv } from './csv.ts';
import { measureEditor } from './editor.ts';
import { measureFiles } from './files.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measureForms } from './forms.ts';
import { measureLighthouse, measureStarters } from './lighthouse.ts';
import { measureContent } from './content.ts';
import { readMachineSpeed, reportMachineSpeeds } from './machine-speed.ts';
import { measureMemoryAndStart } from './memory-and-start.ts';
import { measureOrders } from './orders.ts';
import { measurePhonePages } from './phone-pages.ts';
import { findProgram } from './processes.ts';
import { waitForSearchIndex, measureSearch } from './search.ts';
import { startShopUnderTest } from './shop-under-test.ts';
import { seedProducts } from './seed-products.ts';
import type { Figure } from './figure.ts';
import { measureUncachedPages } from './uncached-pages.ts';

const parts = [
  'start',
  'cached',
  'phone',
  'lighthouse',
  'uncached',
  'cart',
  'orders',
  'forms',
  'content',
  'search',
] as const;
/** With shops of their own; some take up to half an hour: only when they are named. */
const ownParts = ['admin', 'csv', 'editor', 'files', 'starters'];
const given = process.argv.slice(2);
const only = given.filter((word) => !word.startsWith('--'));
const unknown = only.filter((name) => !ownParts.includes(name) && !parts.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${[...parts, ...ownParts].join(', ')}.`);
  process.exit(1);
}
/** `--rounds=5` of the admin's part: see `AdminOptions`. */
const options = Object.fromEntries(
  given
    .filter((word) => word.startsWith('--'))
    .map((word) => {
      const [name = '', ...value] = word.slice(2).split('=');
      return [name, value.join('=')];
    }),
);

const figures: Figure[] = [];
const speeds: [string, number][] = [];
async function part(name: (typeof parts)[number], measure: () => Promise<Figure[]>): Promise<void> {
  if (only.length > 0 && !only.includes(name)) return;
  speeds.push([name, readMachineSpeed()]);
  figures.push(...(await measure()));
}

if (only.length === 0 || only.some((name) => !ownParts.includes(name))) await measureParts();
if (only.includes('admin')) {
  speeds.push(['admin', readMachineSpeed()]);
  figures.push(...(await measureAdmin(options)));
}
if (only.includes('csv')) {
  speeds.push(['csv', readMachineSpeed()]);
  figures.push(...(await measureCsv()));
}

if (only.includes('editor')) {
  speeds.push(['editor', readMachineSpeed()]);
  figures.push(...(await measureEditor()));
}

if (only.includes('files')) {
  speeds.push(['files', readMachineSpeed()]);
  figures.push(...(await measureFiles()));
}

if (only.includes('starters')) {
  speeds.push(['starters', readMachineSpeed()]);
  figures.push(...(await measureStarters()));
}

async function measureParts(): Promise<void> {
  const wrk = findProgram('wrk');
  if (wrk === null) {
    console.error('npm run bench needs the load client wrk. On Debian or Ubuntu: apt-get install -y wrk');
    process.exit(1);
  }
  console.log('Starting the shop on a fresh database …');
  const shop = await startShopUnderTest();
  try {
    await part('start', () => measureMemoryAndStart(shop));
    await part('cached', () => measureCachedPages(wrk));
    await part('phone', () => measurePhonePages());
    await part('lighthouse', () => measureLighthouse(shop.databaseUrl));
    console.log('Adding 10,000 products …');
    const goods = await seedProducts(shop.databaseUrl);
    await waitForSearchIndex(shop.databaseUrl, goods.websiteId);
    await part('uncached', () => measureUncachedPages(wrk, shop, goods));
    await part('cart', () => measureAddToCart(wrk, shop, goods));
    await part('orders', () => measureOrders(wrk, shop, goods));
    await part('forms', () => measureForms(shop));
    await part('content', () => measureContent(shop));
    await part('search', () => measureSearch(shop));
  } finally {
    await shop.stop();
  }
}
figures.push(reportMachineSpeeds(speeds));

const rows = figures.map((figure) => [
  figure.name,
  figure.value,
  figure.budget ?? '',
  figure.met === undefined ? '' : figure.met ? 'met' : 'MISSED',
  figure.note ?? '',
]);
const header = ['what', 'measured', 'budget', '', 'note'];
const widths = header.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
);
const line = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();
console.log(`\n${line(header)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
for (const row of rows) console.log(line(row));

const results = join(projectRoot, 'bench', 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'latest.json'),
  `${JSON.stringify({ measuredOn: new Date().toISOString(), node: process.version, processors: cpus().length, processor: cpus()[0]?.model, figures }, null, 2)}\n`,
);
process.exit(figures.some((figure) => figure.met === false) ? 1 : 0);
