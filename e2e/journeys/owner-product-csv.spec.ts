import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { csvReader, plainCell } from '@vitrine/domain/csv/read-csv.ts';
import { csvLine } from '@vitrine/domain/csv/write-csv.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';

/** Products out of the shop as a file and in again: what is imported is taken back, so that the shop is as it was. */

async function exportedProducts(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export products or stock' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Products \(CSV\)/ }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** The file with other prices in its first lines. */
function withPrices(text: string, prices: readonly string[]): string {
  const reader = csvReader(',');
  const [heads, ...lines] = [...reader.push(text.slice(1)), ...reader.end()].map(({ cells }) =>
    cells.map(plainCell),
  );
  if (heads === undefined) throw new Error('an empty file');
  const [price, sale] = [heads.indexOf('Price'), heads.indexOf('On sale')];
  const left = [...prices];
  const changed = lines.map((cells) => {
    const next = cells[sale] === 'No' ? left.shift() : undefined;
    return next === undefined ? cells : cells.map((cell, at) => (at === price ? next : cell));
  });
  return `\uFEFF${[heads, ...changed].map(csvLine).join('')}`;
}

/** Chooses a file, in place of one that is shown already. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const first = page.getByRole('button', { name: 'Choose a file' });
  const other = page.getByRole('button', { name: 'Choose another file' });
  await expect(first.or(other).first()).toBeVisible();
  if (await other.isVisible()) await other.click();
  const chooser = page.waitForEvent('filechooser');
  await first.click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const focusIsInThePage = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
};

test('three prices are changed in an exported file, looked through, imported and taken back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  const before = await exportedProducts(page);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'prices.csv', withPrices(before, ['901.00', '902.00', '903.00']));

  // What changes is shown before anything does.
  await expect(
    page.getByText(/^prices\.csv: .*changed.*Nothing is changed before you import it\.$/),
  ).toBeVisible();
  await focusIsInThePage(page);
  await page
    .getByRole('tab', { name: 'Changed' })
    .or(page.getByRole('link', { name: 'Changed' }))
    .first()
    .click();
  const table = page.getByRole('table', { name: 'Import products' });
  for (const price of ['901.00', '902.00', '903.00']) await expect(table).toContainText(price);
  await expectAccessible(page);
  await page.goto('/config/products');
  expect(await exportedProducts(page)).toBe(before);

  await page.goto('/config/products/import');
  await page.getByRole('button', { name: /^Import \d products?$/ }).click();
  const change = page.getByRole('region', { name: 'Change of many rows' });
  await expect(change).toContainText(/\d products? imported\./);
  await focusIsInThePage(page);
  await expectAccessible(page);
  await page.goto('/config/products');
  const after = await exportedProducts(page);
  expect(after).toBe(withPrices(before, ['901.00', '902.00', '903.00']));

  await page.goto('/config/products/import');
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(change).toContainText('Taken back.');
  await focusIsInThePage(page);
  await page.goto('/config/products');
  expect(await exportedProducts(page)).toBe(before);
});

test('progress is shown while a CSV file is compared, and then the comparison without a reload @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  // As while the server is half-way through the file.
  let isHalfWay = true;
  await page.route('**/api/admin/product-imports/newest', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { import: { fileName: string; bytes: number } | null };
    if (!isHalfWay || body.import?.fileName !== 'half.csv') return route.fulfill({ response: answer });
    const half = { ...body.import, phase: 'reading', bytesRead: Math.floor(body.import.bytes / 2) };
    return route.fulfill({ response: answer, json: { ...body, import: half } });
  });
  await page.goto('/config/products/import');
  const lines = [
    ['URL handle', 'Title'],
    ['studio-apron', 'Apron, half-way'],
  ];
  await choose(page, 'half.csv', lines.map(csvLine).join(''));
  const bar = page.getByRole('progressbar', { name: 'Comparing half.csv with your shop' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^(49|50)/);
  await expectAccessible(page);
  isHalfWay = false;
  await expect(page.getByText(/^half\.csv: 1 changed/)).toBeVisible();
  // An answer that is on its way would end in a page that is closed.
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('broken lines are shown with line and reason, and another file is chosen @desktop-only', async ({
    page,
  }) => {
    await becomeOwner(page);
    await page.goto('/config/products/import');
    await choose(page, 'notes.csv', 'a letter, not a table');
    await expect(page.getByRole('alert')).toContainText('names no columns of products');
    await focusIsInThePage(page);
    await expectAccessible(page);
    await choose(
      page,
      'broken.csv',
      [
        ['URL handle', 'Title', 'SKU', 'Price'],
        ['csv-journey', 'A bowl', 'CSV-JOURNEY', '12.00'],
        ['csv-dear', 'Too dear', 'CSV-DEAR', '1e12'],
      ]
        .map(csvLine)
        .join(''),
    );
    await expect(page.getByText('broken.csv: 1 new, 1 with problems.')).toBeVisible();
    await expect(page.getByText('Line 3: “1e12” is not a price. Write it like 28.50.')).toBeVisible();
    await focusIsInThePage(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the problems (CSV)' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('csv-dear');
  });
});
