import type { Browser, Locator, Page } from '@playwright/test';
import type { Database } from '@vitrine/server/platform/db/database.ts';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expectFocus } from '../hands.ts';
import { putBackNavigation, readNavigation, type StoredNavigation } from '../navigation.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';
import { overflowingElements } from '../page-basics.ts';
import { openShopDatabase, removePages, writePage } from '../test-pages.ts';
import { expectTouchTargets } from '../touch-targets.ts';

let db: Database;
test.beforeAll(() => {
  db = openShopDatabase();
});
test.afterAll(() => db.$client.end());

const longAddress = 'how-we-throw-trim-dry-bisque-glaze-and-fire-a-dinner-plate-shown-in-twelve-pictures';
let before: StoredNavigation;
test.beforeEach(async ({ page }) => {
  await writePage(db, 'kiln-visits', 'Kiln visits', [
    { id: 'words', type: 'text', props: { html: '<p>Come and see the kiln.</p>' } },
  ]);
  await signInAsOwner(page);
  before = await readNavigation(page);
});
// Whatever happened: other journeys visit every page, and look at the links of the header.
test.afterEach(async ({ page }) => {
  const headers = { 'x-csrf-token': await crumbOf(page) };
  await putBackNavigation(page, before);
  await page.request.delete('/api/admin/redirects?from=/old-visits', { headers });
  await removePages(db, ['kiln-visits', longAddress]);
});

const list = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true });
const main = (page: Page): Locator => list(page, 'Main navigation');
const row = (within: Locator, name: string): Locator => within.getByRole('listitem', { name, exact: true });
const names = (within: Locator): Promise<(string | null)[]> =>
  within.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
async function choose(page: Page, within: Locator, name: string, action: string): Promise<void> {
  await within.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
const saved = (page: Page): Promise<void> => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** What a visitor without JavaScript finds. */
async function asVisitor<T>(browser: Browser, owner: Page, look: (visitor: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(owner.url()).origin,
  });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
/** Names of the links that a visitor sees in the header's menu. */
const menuOf = (browser: Browser, owner: Page): Promise<string[]> =>
  asVisitor(browser, owner, async (visitor) => {
    await visitor.goto('/kiln-visits');
    const links = visitor.getByRole('banner').getByRole('navigation').getByRole('link');
    return (await links.allTextContents()).map((words) => words.trim());
  });

test('an owner links pages and other places in the header and the footer, in an order of their own, and visitors follow them @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto('/config/pages');
  await page
    .getByRole('navigation', { name: 'Views of pages' })
    .getByRole('link', { name: 'Navigation' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Navigation' })).toBeFocused();
  await expect(main(page)).toBeVisible();
  await expectAccessible(page);
  const first = await names(main(page));
  const top = first[0] ?? '';

  // A page that is not linked yet: added, and with a label of its own.
  await row(list(page, 'Not linked'), 'Kiln visits').getByRole('button').click();
  await expect(row(main(page), 'Kiln visits')).toContainText('/kiln-visits');
  await expect(row(list(page, 'Not linked'), 'Kiln visits')).toHaveCount(0);
  await expectFocus(page);
  await saved(page);
  expect(await menuOf(browser, page)).toContain('Kiln visits');
  await choose(page, main(page), 'Kiln visits', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename “Kiln visits”' });
  await rename.getByRole('textbox', { name: 'Label' }).fill('Visit us');
  await expectAccessible(page);
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(row(main(page), 'Visit us')).toContainText('Page “Kiln visits”');

  // A link: what it lacks is said at its fields.
  await page.getByRole('button', { name: 'Add link to the main navigation' }).click();
  const added = page.getByRole('dialog', { name: 'Add link to the main navigation' });
  await added.getByRole('button', { name: 'Add link' }).click();
  await expect(added.getByText('Enter a label.')).toBeVisible();
  await expect(added.getByText('Enter where the link leads.')).toBeVisible();
  await added.getByRole('textbox', { name: 'Label' }).fill('Map');
  const address = added.getByRole('textbox', { name: 'Link: Web address' });
  await address.fill('no place');
  await added.getByRole('button', { name: 'Add link' }).click();
  await expect(
    added.getByText('Links must be formatted as example.com or https://example.com'),
  ).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('maps.example.com');
  await added.getByRole('checkbox', { name: 'Open in a new tab' }).check();
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Add link' }).click();
  await expect(row(main(page), 'Map')).toContainText('https://maps.example.com');
  await expectFocus(page);
  await saved(page);
  expect((await menuOf(browser, page)).slice(-2)).toEqual(['Visit us', 'Map']);

  // Ordered by drag, with Undo.
  await row(main(page), 'Map').dragTo(row(main(page), top), {
    sourcePosition: { x: 300, y: 20 },
    targetPosition: { x: 300, y: 4 },
  });
  await expect.poll(() => names(main(page))).toEqual(['Map', ...first, 'Visit us']);
  await saved(page);
  expect((await menuOf(browser, page))[0]).toBe('Map');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => names(main(page))).toEqual([...first, 'Visit us', 'Map']);

  // In the footer, added from the list of pages; moved there; removed, and back by Undo.
  await page.getByRole('combobox', { name: 'Add a page to the footer navigation' }).fill('kiln vis');
  await page.getByRole('option', { name: 'Kiln visits' }).click();
  await expect(row(list(page, 'Footer navigation'), 'Kiln visits')).toBeVisible();
  await expectFocus(page);
  await choose(page, main(page), 'Map', 'Move to footer navigation');
  await expect(row(list(page, 'Footer navigation'), 'Map')).toBeVisible();
  await expectFocus(page);
  await choose(page, main(page), 'Visit us', 'Remove');
  await expect.poll(() => names(main(page))).toEqual(first);
  await expectFocus(page);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => names(main(page))).toEqual([...first, 'Visit us']);
  await saved(page);
  await page.reload();
  await expect.poll(() => names(main(page))).toEqual([...first, 'Visit us']);
  const followed = await asVisitor(browser, page, async (visitor) => {
    await visitor.goto('/');
    await visitor.getByRole('banner').getByRole('link', { name: 'Visit us' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Kiln visits' })).toBeVisible();
    return visitor.getByRole('contentinfo').getByRole('link', { name: 'Map' }).getAttribute('href');
  });
  expect(followed).toBe('https://maps.example.com');

  // A page that visitors do not see any more stays in the list and says why.
  await page.goto('/config/pages');
  await page.getByRole('button', { name: 'Actions for Kiln visits' }).click();
  await page.getByRole('menuitem', { name: 'Make private…' }).click();
  await page
    .getByRole('dialog', { name: 'Make “Kiln visits” private?' })
    .getByRole('button', { name: 'Make private' })
    .click();
  await expect(page.getByText('The page is private.')).toBeVisible();
  await page.goto('/config/pages/navigation');
  await expect(row(main(page), 'Visit us').getByText('Not published')).toBeVisible();
});

test('what another person has changed meanwhile is not overwritten, but shown @desktop-only', async ({
  page,
}) => {
  await page.goto('/config/pages/navigation');
  await expect(main(page)).toBeVisible();
  const { version } = await readNavigation(page);
  const theirs = { kind: 'link', label: 'Theirs', url: '/search', newWindow: false };
  const put = await page.request.put('/api/admin/navigation', {
    headers: { 'x-csrf-token': await crumbOf(page) },
    data: { version, main: [theirs], footer: [] },
  });
  expect(put.ok()).toBe(true);
  await row(list(page, 'Not linked'), 'Kiln visits').getByRole('button').click();
  await expect(page.getByText('Someone changed this in the meantime.')).toBeVisible();
  await expect.poll(() => names(main(page))).toEqual(['Theirs']);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expectFocus(page);
});

test('the navigation is arranged by keyboard alone, at the width of a phone @desktop-only', async ({
  page,
}) => {
  await writePage(db, longAddress, 'A long address', []);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/config/pages/navigation');
  await expect(main(page)).toBeVisible();
  await expectTouchTargets(page, 'the navigation');
  await expectAccessible(page);
  // A long address is cut, and makes nothing wider than the screen.
  expect(await overflowingElements(page)).toEqual([]);
  const first = await names(main(page));

  const select = page.getByRole('combobox', { name: 'Add a page to the main navigation' });
  await tabTo(page, select);
  await page.keyboard.type('kiln vis');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(main(page))).toEqual([...first, 'Kiln visits']);
  await expectFocus(page);

  // Moved by Alt and the arrows, said, and the focus stays.
  const actions = main(page).getByRole('button', { name: 'Actions for Kiln visits' });
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, actions);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(actions).toBeFocused();
  await expect(page.getByText(`“Kiln visits” is in place ${first.length} now.`)).toBeAttached();
  await saved(page);
  await expect
    .poll(async () => (await readNavigation(page)).main.at(-2))
    .toMatchObject({ title: 'Kiln visits' });

  // Renamed, then removed and back.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit page' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename “Kiln visits”' });
  await expect(rename.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await page.keyboard.type('Visit');
  await page.keyboard.press('Enter');
  await expect(rename).toBeHidden();
  const renamed = main(page).getByRole('button', { name: 'Actions for Visit', exact: true });
  await expect(renamed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit page' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(main(page))).toEqual(first);
  await expectFocus(page);
  await tabTo(page, page.getByRole('alert').getByRole('button', { name: 'Undo' }).last());
  await page.keyboard.press('Enter');
  await expect(row(main(page), 'Visit')).toBeVisible();
  await expectFocus(page);
});

test('an owner redirects an old address, and visitors who follow it arrive, until it is removed @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto('/config/pages');
  await page
    .getByRole('navigation', { name: 'Views of pages' })
    .getByRole('link', { name: 'Redirects' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeFocused();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Add a redirect' });
  const from = form.getByRole('textbox', { name: 'Old address' });
  const to = form.getByRole('textbox', { name: 'New address' });
  const add = form.getByRole('button', { name: 'Add redirect' });

  // Refused with the reason at the field.
  await add.click();
  await expect(form.getByText('Enter the old address.')).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('old-visits');
  await to.fill('/kiln-visits');
  await add.click();
  await expect(form.getByText('old-visits is not a path that can be redirected.')).toBeVisible();
  await from.fill('/old-visits');
  await to.fill('javascript:alert(1)');
  await add.click();
  await expect(form.getByText('is not a place a redirect can lead to.')).toBeVisible();
  await expect(to).toBeFocused();
  await to.fill('/old-visits');
  await add.click();
  await expect(form.getByText('This redirect would lead from /old-visits back to itself.')).toBeVisible();
  await expectAccessible(page);

  // By keyboard.
  await to.fill('/kiln-visits');
  await page.keyboard.press('Enter');
  const rows = list(page, 'Redirects of your site');
  await expect(row(rows, '/old-visits')).toContainText('By hand');
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('');
  const follow = () =>
    asVisitor(browser, page, async (visitor) => {
      const answer = await visitor.goto('/old-visits');
      return [new URL(visitor.url()).pathname, answer?.status() ?? 0];
    });
  expect(await follow()).toEqual(['/kiln-visits', 200]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectTouchTargets(page, 'the redirects');
  // The last of the tabs, of which not all fit.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Redirects', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await tabTo(page, rows.getByRole('button', { name: 'Remove the redirect from /old-visits' }));
  await page.keyboard.press('Enter');
  await expect(row(rows, '/old-visits')).toHaveCount(0);
  await expectFocus(page);
  expect(await follow()).toEqual(['/old-visits', 404]);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(rows, '/old-visits')).toBeVisible();
  expect(await follow()).toEqual(['/kiln-visits', 200]);
});
