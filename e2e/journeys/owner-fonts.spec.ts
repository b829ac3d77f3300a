import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { shownPage } from '../design-desk-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';
import { expectTouchTargets } from '../touch-targets.ts';

/** The owner chooses fonts. Everything is restored in the end: journeys share one shop. */

test.afterEach(async ({ page }) => {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const answer = await page.request.put('/api/admin/themes/current', {
    data: { name: 'atelier', tweaks: { headingFont: '', textFont: '' } },
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { fonts } = (await (await page.request.get('/api/admin/fonts')).json()) as {
    fonts: { id: string }[];
  };
  for (const { id } of fonts) await page.request.delete(`/api/admin/fonts/${id}`, { headers });
});

const installed = (file: string): Promise<Buffer> => readFile(join(projectRoot, 'node_modules', file));
const browser = (page: Page): Locator => page.getByRole('dialog', { name: 'Fonts · Heading font' });
const fontList = (page: Page): Locator => page.getByRole('listbox', { name: 'Fonts for Heading font' });
const current = (page: Page): Locator => fontList(page).getByRole('option', { selected: true });
const openButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Browse fonts for Heading font/ });
const previewHeading = (page: Page): Locator => shownPage(page).locator('h1').first();

async function openDesign(page: Page): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config/design');
  await page.getByRole('button', { name: /^Text styles/ }).click();
  await expect(openButton(page)).toBeVisible();
}

/** Puts what was changed in front of visitors. */
async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}

test('a font is found by keyboard, shown on the page, taken back, chosen, and reaches visitors from the site itself @desktop-only', async ({
  page,
  browser: chromium,
}) => {
  await openDesign(page);
  await expect(previewHeading(page)).toHaveCSS('font-family', /^Fraunces/);
  await openButton(page).press('Enter');
  await expect(fontList(page)).toBeFocused();
  await expect(current(page)).toHaveAccessibleName('Fraunces In use');
  await expectAccessible(page);

  // Letters jump to a name, arrows move on, and the page follows.
  await page.keyboard.type('pl');
  await expect(current(page)).toHaveAccessibleName('Playfair Display');
  await expect(current(page).locator('[data-state=shown]')).toHaveText('Fern & Kiln');
  await expect(previewHeading(page)).toHaveCSS('font-family', /^"Playfair Display Variable"/);
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveAccessibleName('Source Serif 4');
  await expect(previewHeading(page)).toHaveCSS('font-family', /^"Source Serif 4 Variable"/);
  const loaded = () =>
    previewHeading(page).evaluate(async ({ ownerDocument: { fonts } }) =>
      (await fonts.load("16px 'Source Serif 4 Variable'")).map(({ status }) => status),
    );
  await expect.poll(loaded).toContain('loaded');
  await page.keyboard.press('Escape');
  await expect(browser(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await expect(openButton(page)).toHaveText('Fraunces · theme default');
  await expect(previewHeading(page)).toHaveCSS('font-family', /^Fraunces/);

  // By category, with another text, and by a search.
  await page.keyboard.press('Enter');
  await browser(page).getByLabel('Show').selectOption('Recommended with yours');
  await expect(fontList(page).getByRole('option', { name: 'Work Sans' })).toBeVisible();
  await browser(page).getByLabel('Show').selectOption('Monospace');
  await expect(fontList(page).getByRole('option')).toHaveCount(7);
  await browser(page).getByLabel('Show').selectOption('All fonts');
  await browser(page).getByLabel('Sample text').fill('Größe');
  await browser(page).getByRole('searchbox', { name: 'Search fonts' }).fill('nothing like it');
  await expect(browser(page).getByText('No fonts found')).toBeVisible();
  await browser(page).getByRole('searchbox', { name: 'Search fonts' }).fill('lora');
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveAccessibleName('Lora');
  await expect(current(page)).toContainText('Größe');
  await expect(browser(page).getByRole('region', { name: 'Lora' })).toContainText(
    'Pairs well with Nunito and Source Sans 3.',
  );
  await page.keyboard.press('Enter');
  await expect(browser(page)).toBeHidden();
  await expect(openButton(page)).toHaveText('Lora');
  await publish(page);

  const visitor = await chromium.newContext();
  const shop = await visitor.newPage();
  const asked: string[] = [];
  shop.on('request', (request) => asked.push(request.url()));
  await shop.goto(new URL('/', page.url()).href);
  await expect(shop.getByRole('heading', { level: 1 }).first()).toHaveCSS('font-family', /^"Lora Variable"/);
  await expect
    .poll(() => asked.some((url) => url.includes('/_v/fonts/lora-latin-wght-normal.woff2')))
    .toBe(true);
  await shop.waitForFunction(() => document.fonts.check("16px 'Lora Variable'"));
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  // What is not used is not loaded.
  expect(asked.filter((url) => /italic|latin-ext|fraunces/.test(url))).toEqual([]);
  await visitor.close();
});

test('font files of the owner’s own are uploaded, used, renamed and deleted', async ({ page, isMobile }) => {
  await openDesign(page);
  await openButton(page).click();
  await expect(fontList(page)).toBeVisible();
  if (isMobile) await expectTouchTargets(page, 'the font browser', '[role=dialog]');
  const upload = browser(page).locator('input[type=file]');
  await upload.setInputFiles([
    { name: 'notes.woff2', mimeType: 'font/woff2', buffer: Buffer.from('not a font at all') },
    { name: 'big.ttf', mimeType: 'font/ttf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ]);
  await expect(
    browser(page).getByText('The file notes.woff2 does not appear to be a supported font file.'),
  ).toBeVisible();
  await expect(
    browser(page).getByText('The file big.ttf is too large. The maximum allowed file size is 5 MB.'),
  ).toBeVisible();
  for (const _ of [1, 2]) await browser(page).getByRole('button', { name: 'Dismiss' }).first().click();
  await upload.setInputFiles([
    {
      name: 'NotoSans-Regular.ttf',
      mimeType: 'font/ttf',
      buffer: await installed('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    },
    {
      name: 'NotoSans-Bold.ttf',
      mimeType: 'font/ttf',
      buffer: await installed('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    },
  ]);
  await expect(current(page)).toHaveAccessibleName('Noto Sans');
  const details = browser(page).getByRole('region', { name: 'Noto Sans' });
  await expect(details.getByRole('listitem')).toHaveCount(2);
  await expect(fontList(page).getByRole('group', { name: 'Your fonts' }).getByRole('option')).toHaveCount(1);

  await details.getByRole('button', { name: 'Rename…' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename Noto Sans' });
  await naming.getByLabel('Name').fill('Größe');
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect(naming.getByText('Use letters without accents')).toBeVisible();
  await naming.getByLabel('Name').fill('House Sans');
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect(current(page)).toHaveAccessibleName('House Sans');
  await browser(page).getByRole('button', { name: 'Use House Sans' }).click();
  await expect(openButton(page)).toHaveText('House Sans');
  await publish(page);

  await openButton(page).click();
  const house = browser(page).getByRole('region', { name: 'House Sans' });
  await expect(current(page)).toHaveAccessibleName('House Sans In use');
  await house.getByRole('button', { name: 'Delete font…' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete House Sans?' });
  await expect(asking).toContainText('It is used for Heading font in Atelier.');
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(fontList(page).getByRole('option', { name: 'House Sans' })).toHaveCount(0);
  await expect(fontList(page)).toBeFocused();
});

test('a font that cannot be shown says so, and the others are there without the owner’s own @desktop-only', async ({
  page,
}) => {
  await openDesign(page);
  await page.route('**/_v/fonts/alegreya-latin-wght-normal*', (route) => route.abort());
  await page.route('**/api/admin/fonts', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openButton(page).click();
  const alegreya = fontList(page).getByRole('option', { name: 'Alegreya' });
  await alegreya.scrollIntoViewIfNeeded();
  await expect(alegreya).toContainText('Unable to load preview for Alegreya');
  await expect(browser(page).getByRole('alert')).toContainText('Unable to load fonts');
  await expect(fontList(page).getByRole('option', { name: 'Lora' })).toBeAttached();
  await page.unrouteAll();
  await browser(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(browser(page).getByRole('alert')).toHaveCount(0);
});
