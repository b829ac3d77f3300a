import type { Browser, Locator, Page } from '@playwright/test';
import type { Database } from '@vitrine/server/platform/db/database.ts';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expectFocus } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { openShopDatabase, removePages, writePage } from '../test-pages.ts';
import { expectTouchTargets } from '../touch-targets.ts';

let db: Database;
test.beforeAll(() => {
  db = openShopDatabase();
});
test.afterAll(() => db.$client.end());

const titles = new Set(['Open day', 'Open days', 'Kiln days', 'Kiln days (copy)', 'Glaze talks']);

test.beforeEach(() =>
  writePage(db, 'open-day', 'Open day', [
    { id: 'words', type: 'text', props: { html: '<p>Come and see the kiln.</p>' } },
  ]),
);
// Whatever happened: other journeys visit every page.
test.afterEach(() =>
  removePages(db, ['open-day', 'open-days', 'kiln-days', 'kiln-days-copy', 'kiln-days-2', 'glaze-talks']),
);

const list = (page: Page): Locator => page.getByRole('list', { name: 'Pages in the order of your site' });
const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem', { name: title, exact: true });
const menuOf = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Actions for ${title}`, exact: true });
async function choose(page: Page, title: string, action: string | RegExp): Promise<void> {
  await menuOf(page, title).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The pages of this journey in the order of the screen, with a dash for each level. */
async function outline(page: Page): Promise<string[]> {
  const rows = await list(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((one) => {
        const level = Number(getComputedStyle(one).getPropertyValue('--level'));
        return `${'-'.repeat(level)}${one.getAttribute('aria-label') ?? ''}`;
      }),
    );
  return rows.filter((one) => titles.has(one.replace(/^-+/, '')));
}
const expectOutline = (page: Page, ...lines: readonly string[]): Promise<void> =>
  expect.poll(() => outline(page)).toEqual(lines);

/** Opens an address as a visitor without JavaScript; returns where it led and with which status. */
async function visit(browser: Browser, owner: Page, address: string): Promise<readonly [string, number]> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(owner.url()).origin,
  });
  const visitor = await context.newPage();
  const answer = await visitor.goto(address);
  const { pathname } = new URL(visitor.url());
  await context.close();
  return [pathname, answer?.status() ?? 0];
}

test('pages are made, renamed, moved, copied, hidden, deleted and restored, and visitors see what they should @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Pages', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeFocused();
  await expect(row(page, 'Open day')).toBeVisible();
  await expectAccessible(page);

  // A new page opens in its editor; nobody else sees it.
  await page.getByRole('button', { name: 'New page' }).click();
  const made = page.getByRole('dialog', { name: 'New page' });
  await made.getByRole('button', { name: 'Create page' }).click();
  await expect(made.getByText('Enter a title.')).toBeVisible();
  await made.getByRole('textbox', { name: 'Title' }).fill('Kiln days');
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(/\/config\/pages\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(row(page, 'Kiln days').getByText('Draft', { exact: true })).toBeVisible();
  await expect(made).toBeHidden();
  await expect(row(page, 'Kiln days').getByText('/kiln-days', { exact: true })).toBeVisible();
  expect(await visit(browser, page, '/kiln-days')).toEqual(['/kiln-days', 404]);

  // Title and address: what is refused stays in its field, what is saved shows at once.
  await choose(page, 'Open day', 'Settings');
  const settings = page.getByRole('dialog', { name: 'Settings of “Open day”' });
  await expect(settings.getByText('Changes here show at once.')).toBeVisible();
  const address = settings.getByRole('textbox', { name: 'Web address' });
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Open days');
  await address.fill('cart');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Some words, such as “cart”, are taken.')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('open-days');
  await expect(settings.getByText('Links to /open-day lead to the new address.')).toBeVisible();
  const preview = settings.getByRole('figure', { name: 'Preview of the search result' });
  await expect(preview).toContainText('open-days');
  await expect(preview).toContainText('Open days — Fern & Kiln');
  await settings.getByRole('textbox', { name: 'Title in search results' }).fill('See the kiln');
  await expect(settings.getByText('12 of about 60 characters that are shown.')).toBeVisible();
  await expect(preview).toContainText('See the kiln');
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeHidden();
  await expect(row(page, 'Open days').getByText('/open-days', { exact: true })).toBeVisible();
  await expectFocus(page);
  expect(await visit(browser, page, '/open-day')).toEqual(['/open-days', 200]);

  // By drag, with Undo, and into a folder.
  await page.setViewportSize({ width: 1280, height: 2600 });
  await row(page, 'Kiln days').dragTo(row(page, 'Open days'), {
    sourcePosition: { x: 300, y: 20 },
    targetPosition: { x: 300, y: 4 },
  });
  await expectOutline(page, 'Kiln days', 'Open days');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expectOutline(page, 'Open days', 'Kiln days');
  const folder = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Folder', { exact: true }) })
    .first();
  await row(page, 'Kiln days').dragTo(folder, {
    sourcePosition: { x: 300, y: 20 },
    targetPosition: { x: 300, y: 26 },
  });
  await expectOutline(page, 'Open days', '-Kiln days');
  await choose(page, 'Kiln days', /^Move out of/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectFocus(page);
  await page.reload();
  await expectOutline(page, 'Open days', 'Kiln days');

  // Searched: title or address.
  await page.getByRole('searchbox', { name: 'Search pages by title or address' }).fill('kiln-d');
  await expect(page.getByRole('list', { name: 'Pages that were found' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await page.getByRole('searchbox').fill('no page is called this');
  await expect(page.getByText('No title or address contains “no page is called this”.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(list(page)).toBeVisible();

  // A copy comes behind it; deleted, it is back by Undo; deleted again, it is restored from the bin.
  await choose(page, 'Kiln days', 'Duplicate');
  await expectOutline(page, 'Open days', 'Kiln days', 'Kiln days (copy)');
  await choose(page, 'Kiln days (copy)', 'Delete');
  await expectOutline(page, 'Open days', 'Kiln days');
  await expectFocus(page);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expectOutline(page, 'Open days', 'Kiln days', 'Kiln days (copy)');
  await choose(page, 'Open days', 'Delete');
  await expectOutline(page, 'Kiln days', 'Kiln days (copy)');
  expect((await visit(browser, page, '/open-days'))[1]).toBe(404);
  await page.getByRole('link', { name: 'Bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted pages' })).toBeFocused();
  await expect(row(page, 'Open days')).toContainText('/open-days');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore Open days' }).click();
  await expect(page.getByText('“Open days” is back at /open-days.')).toBeVisible();
  await expectFocus(page);
  expect(await visit(browser, page, '/open-days')).toEqual(['/open-days', 200]);

  // Hidden from visitors.
  await page.getByRole('link', { name: 'All pages' }).click();
  await choose(page, 'Open days', 'Take back as a draft…');
  await page
    .getByRole('dialog', { name: 'Take “Open days” back?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(row(page, 'Open days').getByText('Draft', { exact: true })).toBeVisible();
  expect((await visit(browser, page, '/open-days'))[1]).toBe(404);
});

test('pages are made, moved, renamed, deleted and restored by keyboard alone, at the width of a phone @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/config/pages');
  await expect(list(page)).toBeVisible();
  await expectTouchTargets(page, 'the tree of pages');
  await expectAccessible(page);

  // The palette knows what can be made.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await page.keyboard.type('new page');
  await expect(page.getByRole('option', { name: 'New page' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Glaze talks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/pages\/[0-9a-f-]{36}$/);
  await expectFocus(page);
  await page.goto('/config/pages');
  await expectOutline(page, 'Open day', 'Glaze talks');

  // Moved by Alt and the arrows, which the browser does not take.
  const actions = menuOf(page, 'Glaze talks');
  await tabTo(page, actions);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(actions).toBeFocused();
  await expect(page.getByText(/“Glaze talks” is in place \d+ of the top level now\./)).toBeAttached();
  const before = page.url();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowDown');
  await expectOutline(page, 'Open day', 'Glaze talks');
  expect(page.url()).toBe(before);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Renamed in its settings.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit page' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings of “Glaze talks”' });
  await expect(settings.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kiln days');
  await expectTouchTargets(page, 'the settings of a page');
  await page.keyboard.press('Enter');
  await expect(settings).toBeHidden();
  await expectOutline(page, 'Open day', 'Kiln days');
  await expect(menuOf(page, 'Kiln days')).toBeFocused();

  // Deleted, and back by Undo.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit page' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOutline(page, 'Open day');
  await expectFocus(page);
  await tabTo(page, page.getByRole('alert').getByRole('button', { name: 'Undo' }).last());
  await page.keyboard.press('Enter');
  await expectOutline(page, 'Open day', 'Kiln days');
  await expectFocus(page);

  // Deleted again, and back from the bin.
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, menuOf(page, 'Kiln days'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit page' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectOutline(page, 'Open day');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('link', { name: 'Bin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted pages' })).toBeFocused();
  await expect(row(page, 'Kiln days')).toBeVisible();
  await expectTouchTargets(page, 'the bin of pages');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Restore Kiln days' }));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Kiln days')).toHaveCount(0);
  await expectFocus(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('link', { name: 'All pages' }));
  await page.keyboard.press('Enter');
  await expectOutline(page, 'Open day', 'Kiln days');
});
