import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectCode, richCode, writeCode } from '../code-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { aBlock, canvasOf, newDraft, openPage } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/** Code of the whole website: what services give out, what breaks the pages, and the ways back. */

const headerOf = (page: Page) => page.getByRole('textbox', { name: 'Header code' });
const footerOf = (page: Page) => page.getByRole('textbox', { name: 'Footer code' });
const openCode = async (page: Page) => {
  await page.goto('/config/code');
  await expect(page.getByRole('heading', { name: 'Code', level: 1 })).toBeVisible();
};
/** Why it was not saved; the warning above the fields is an alert too. */
const summaryOf = (page: Page) => page.locator('[data-summary]');
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
};
async function aVisitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
/** Nothing is left for the journeys after this one. */
async function clear(page: Page): Promise<void> {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const { lists } = (await (await page.request.get('/api/admin/code')).json()) as { lists: { id: string }[] };
  for (const place of ['site', ...lists.map(({ id }) => id)]) {
    const call = `/api/admin/code/${place}`;
    const { revision } = (await (await page.request.get(call)).json()) as { revision: number };
    const data = { revision, header: '', footer: '' };
    expect((await page.request.put(call, { data, headers })).status()).toBe(200);
  }
}
test.afterEach(async ({ page }) => {
  await becomeOwner(page);
  await clear(page);
});

const VERIFICATION = '<meta name="google-site-verification" content="rXOxyZounnZasA8Z7o">';
const SNIPPET = `<!-- Count -->
<script>
  window.counted = window.counted || [];
  function count() { counted.push(arguments); document.documentElement.dataset.counted = counted.length; }
  count('page', location.pathname);
</script>`;

test('a verification tag and a snippet reach every page, and those of posts get more @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await openCode(page);
  await expect(page.getByText('Paste what other services give you')).toBeVisible();
  await writeCode(headerOf(page), `${VERIFICATION}\n${SNIPPET}`);
  await expectAccessible(page);
  await save(page);

  const visitor = await aVisitor(browser);
  for (const path of ['/', '/shop', '/journal']) {
    await visitor.goto(path);
    await expect(visitor.locator('html')).toHaveAttribute('data-counted', '1');
    await expect(visitor.locator('head meta[name=google-site-verification]')).toHaveCount(1);
  }
  await visitor.goto('/cart');
  await expect(visitor.locator('meta[name=google-site-verification]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Code for the entries of Journal', level: 1 }),
  ).toBeVisible();
  await writeCode(footerOf(page), '<p id="after-post">Written at the kiln.</p>');
  await save(page);
  await page.getByRole('link', { name: 'Code of all pages' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Journal' })).toContainText('0.1 KB');
  await visitor.goto('/journal');
  await expect(visitor.locator('#after-post')).toHaveCount(0);
  await visitor.locator('a[href^="/journal/"]').first().click();
  await expect(visitor.locator('#after-post')).toHaveText('Written at the kiln.');
  await expect(visitor.locator('html')).toHaveAttribute('data-counted', '1');
  await visitor.context().close();
});

const BROKEN = {
  'removes the page': '<script>addEventListener("DOMContentLoaded", () => document.body.remove())</script>',
  'never ends': '<script>for (;;);</script>',
  'leads away': '<script>location.replace("/cart")</script>',
  'fills the storage and throws':
    '<script>try { for (let i = 0; ; i++) localStorage[i] = "x".repeat(100000) } catch (e) {} throw new Error("no")</script>',
};

for (const [what, code] of Object.entries(BROKEN)) {
  test(`code that ${what} leaves the editor open, and is taken back @desktop-only`, async ({
    page,
    browser,
  }) => {
    await becomeOwner(page);
    const heading = aBlock(
      'words',
      'heading',
      { column: 1, columns: 24, row: 1, rows: 3 },
      { text: 'Kiln', level: 2 },
    );
    const id = await newDraft(page, `Page where code ${what}`, [heading]);
    await openCode(page);
    await writeCode(footerOf(page), '<p id="worked">Open today</p>');
    await save(page);
    await writeCode(headerOf(page), code);
    await save(page);
    const visitor = await aVisitor(browser);
    await visitor.goto('/', { waitUntil: 'commit' }).catch(() => undefined);
    await visitor.waitForTimeout(500);
    void visitor.context().close();

    // In the owner's own browser too, where it runs on the editor's origin.
    if (what !== 'never ends') {
      const own = await page.context().newPage();
      await own.goto('/').catch(() => undefined);
      await own.close();
    }
    await openPage(page, id);
    await expect(canvasOf(page).getByRole('heading', { name: 'Kiln' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a block' }).first().click();
    await expect(page.getByRole('region', { name: 'Add a block' })).toBeVisible();

    await openCode(page);
    const [without] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'View the website without added code' }).click(),
    ]);
    await expect(without.getByText('This is the website without added code.')).toBeVisible();
    await expect(without.locator('#worked')).toHaveCount(0);
    await without.close();

    await page
      .getByRole('button', { name: /^Look: / })
      .nth(1)
      .click();
    const dialog = page.getByRole('dialog', { name: /^Code of / });
    await expectCode(dialog.getByRole('textbox', { name: 'Footer code' }), '<p id="worked">Open today</p>');
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('The version is restored.')).toBeVisible();
    await expectCode(headerOf(page), '');
    const after = await aVisitor(browser);
    await after.goto('/');
    await expect(after.locator('#worked')).toHaveText('Open today');
    await after.context().close();
  });
}

test('by keyboard on a small screen: what is wrong is marked, Escape then Tab leaves, Ctrl+S saves @desktop-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeOwner(page);
  await page.goto('/config/code#header');
  const header = headerOf(page);
  await richCode(header);
  await expect(header).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(footerOf(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(header).toBeFocused();

  await page.keyboard.type('<style>\nh1 { col');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: 'color', exact: true })).toBeVisible();
  // For its first 75 ms the list takes no key, so that nobody chooses what they have not seen.
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
  await page.keyboard.type('teal ');
  await page.keyboard.press('End');
  await page.keyboard.insertText('\n</style>\n<script>');
  await expectCode(header, '<style>\n  h1 { color: teal }\n</style>\n<script>');
  await expect(page.getByText('Line 4: <script> is not closed.')).toBeVisible();
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  const summary = summaryOf(page);
  await expect(summary).toContainText('Header code: Line 4: <script> is not closed.');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').press('Enter');
  await expect(header).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('<script>');
  await expectAccessible(page);
  await page.keyboard.press('Delete');
  await page.keyboard.type('<!-- x -->');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tab leaves the field now.')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(footerOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a paste of 64 KB is taken at once; one more letter is refused with its size @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await openCode(page);
  const line = `<meta name="a" content="${'x'.repeat(39)}">\n`;
  const most = line.repeat(Math.floor((64 * 1024) / line.length));
  const began = Date.now();
  await writeCode(headerOf(page), most);
  await expect(page.getByText(/^6[34](\.\d)? of 64 KB$/)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(5000);
  await save(page);
  await writeCode(headerOf(page), `${most}${line.repeat(20)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(summaryOf(page)).toContainText('at most 64 KB can be saved');
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('on Android code is read, and a version that worked is restored @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await openCode(page);
  await writeCode(headerOf(page), VERIFICATION);
  await save(page);
  await writeCode(headerOf(page), '');
  await save(page);
  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  });
  const there = await phone.newPage();
  await openCode(there);
  await expect(there.getByText('Code editing is not available on Android').first()).toBeVisible();
  await expect(headerOf(there)).not.toBeEditable();
  await there
    .getByRole('button', { name: /^Look: / })
    .nth(1)
    .click();
  await there.getByRole('button', { name: 'Restore this version' }).click();
  await expect(there.getByText('The version is restored.')).toBeVisible();
  await expect(headerOf(there)).toHaveValue(VERIFICATION);
  await expectAccessible(there);
  await phone.close();
});
