import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectCode, richCode, writeCode } from '../code-steps.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { aBlock, canvasOf, newDraft, openPage } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/** Code of a page: added, run for visitors only, and taken out again where it hides the page. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Settings of/ });
const fieldOf = (page: Page, name: 'Header code' | 'Footer code') =>
  dialogOf(page).getByRole('textbox', { name });
const openCode = async (page: Page, id: string, button: 'Add code' | 'Edit code') => {
  await page.goto(`/config/pages?settings=${id}`);
  await dialogOf(page).getByRole('button', { name: button }).click();
};
const save = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(page)).toBeHidden();
};

/** A page that visitors see, and its address. */
async function aPublishedPage(page: Page, title: string): Promise<{ id: string; path: string }> {
  const heading = aBlock(
    'words',
    'heading',
    { column: 1, columns: 24, row: 1, rows: 3 },
    { text: 'Kiln words', level: 2 },
  );
  const id = await newDraft(page, title, [heading]);
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const address = `/api/admin/page-drafts/${id}`;
  const tab = 'codecodecodecode';
  await page.request.post(`${address}/lease`, { data: { tab }, headers });
  const { revision } = (await (await page.request.get(address)).json()) as { revision: number };
  const published = await page.request.post(`${address}/publish`, { data: { tab, revision }, headers });
  expect(published.status(), await published.text()).toBe(200);
  await page.request.delete(`${address}/lease?tab=${tab}`, { headers });
  const { path } = (await (await page.request.get(`/api/admin/pages/${id}`)).json()) as { path: string };
  return { id, path };
}

test('code runs for visitors and not in the editor @desktop-only', async ({ page, browser }) => {
  await signInAsOwner(page);
  const { id, path } = await aPublishedPage(page, 'Page with code');
  await openCode(page, id, 'Add code');
  await expect(fieldOf(page, 'Header code')).toBeFocused();
  await expect(dialogOf(page)).toContainText('This code runs in the browser of every visitor');

  // What does not end is refused at its field, with its line selected.
  await writeCode(fieldOf(page, 'Header code'), '<meta name="a" content="b">\n<script>let a = 1;');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(fieldOf(page, 'Header code')).toBeFocused();
  await expect(dialogOf(page)).toContainText('Line 2: <script> is not closed. Add </script> where it ends.');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('<script>let a = 1;');
  await expectAccessible(page);

  await writeCode(
    fieldOf(page, 'Header code'),
    '<script>document.documentElement.dataset.counted = "yes"</script>\n<style>h2 { text-transform: uppercase }</style>',
  );
  await writeCode(fieldOf(page, 'Footer code'), '<p id="own-code">Open today</p>');
  await save(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.locator('html')).toHaveAttribute('data-counted', 'yes');
  await expect(visitor.getByRole('heading', { name: 'Kiln words' })).toHaveCSS('text-transform', 'uppercase');
  await expect(visitor.locator('#own-code')).toHaveText('Open today');

  await openPage(page, id);
  await expect(canvasOf(page).getByRole('heading', { name: 'Kiln words' })).toBeVisible();
  await expect(canvasOf(page).locator('#own-code')).toHaveCount(0);
  await expect(canvasOf(page).locator('html')).not.toHaveAttribute('data-counted', 'yes');

  await visitor.context().close();
});

test('a page that its code hides is seen without it, and repaired @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const { id, path } = await aPublishedPage(page, 'Page that is hidden');
  await openCode(page, id, 'Add code');
  await writeCode(fieldOf(page, 'Header code'), '<style>body { display: none !important }</style>');
  await save(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Kiln words' })).toBeHidden();

  await page.goto(`/config/pages?settings=${id}`);
  const [without] = await Promise.all([
    page.context().waitForEvent('page'),
    dialogOf(page).getByRole('link', { name: 'View page without this code' }).click(),
  ]);
  await expect(without.getByRole('heading', { name: 'Kiln words' })).toBeVisible();
  await expect(without.getByText('This is the page without its own code.')).toBeVisible();
  await without.close();
  await dialogOf(page).getByRole('button', { name: 'Edit code' }).click();
  await writeCode(fieldOf(page, 'Header code'), '');
  await save(page);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Kiln words' })).toBeVisible();
  await visitor.context().close();
});

test('code is written by keyboard alone: Tab indents while typing, and Esc lets it go on @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const { id } = await aPublishedPage(page, 'Page with typed code');
  await page.goto(`/config/pages?settings=${id}`);
  await dialogOf(page).getByRole('button', { name: 'Add code' }).press('Enter');
  const header = fieldOf(page, 'Header code');
  const footer = fieldOf(page, 'Footer code');
  await expect(header).toBeFocused();
  // Whoever goes through the fields changes nothing.
  await page.keyboard.press('Tab');
  await expect(footer).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(header).toBeFocused();
  await expectCode(header, '');
  await richCode(header);

  // The brace is closed by itself, and what is in an element moved in.
  await page.keyboard.type('<style>\nh1 { color: teal ');
  await page.keyboard.press('End');
  await page.keyboard.insertText('\n</style>');
  await expectCode(header, '<style>\n  h1 { color: teal }\n</style>');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Tab');
  await expectCode(header, '  <style>\n    h1 { color: teal }\n  </style>');
  await page.keyboard.press('Control+Z');
  await expectCode(header, '<style>\n  h1 { color: teal }\n</style>');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByText('Tab leaves the field now.')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(footer).toBeFocused();
  for (const name of ['Cancel', 'Save']) {
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  const stored = (await (await page.request.get(`/api/admin/pages/${id}`)).json()) as { code: object };
  expect(stored.code).toEqual({ header: '<style>\n  h1 { color: teal }\n</style>', footer: '' });
});
