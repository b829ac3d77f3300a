import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** A list of the admin by keyboard alone, and on a phone. The list is that of products, which no journey empties. */

test('a list is searched, filtered, sorted, selected and opened by keyboard alone, and is the same on the way back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();

  // To the search and from there into the rows.
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await expect(search).toBeFocused();
  // A row that the answer takes away leaves the focus to the one in its place.
  const answer = await holdRequests(page, /\/api\/admin\/products\?.*search=stone/);
  await page.keyboard.type('stone');
  await expect(page).toHaveURL(/search=stone$/);
  await page.keyboard.press('ArrowDown');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await expect(rows.first()).not.toContainText('Stoneware Mug');
  answer();
  const mug = page.getByRole('link', { name: /^Stoneware Mug/ });
  await expect(rows.first()).toContainText('Stoneware Mug');
  await expect(rows.first().getByRole('link')).toBeFocused();

  // Back from a row's page the list is as it was, and the row has the focus.
  await mug.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/search=stone$/);
  await expect(mug).toBeFocused();

  // Selecting single rows and up to a row; the selection counts, and Escape clears it.
  await page.goto('/config/products');
  await expect(rows).toHaveCount(all);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Actions for the selection' })).toContainText('1 selected');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Actions for the selection' })).toContainText('3 selected');
  await expect(rows.nth(2).getByRole('link')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Actions for the selection' })).toHaveCount(0);
  await expect(rows.nth(2).getByRole('link')).toBeFocused();

  // A filter is added, and its removal leads back to the button that adds one.
  const add = page.getByRole('button', { name: 'Filter', exact: true });
  await add.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  const draft = page.getByRole('checkbox', { name: 'Draft' });
  await draft.press('Space');
  await expect(page).toHaveURL(/status=draft/);
  const chip = page.getByRole('button', { name: 'Filter Status: Draft' });
  await expect(chip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter Status' }).press('Enter');
  await expect(add).toBeFocused();
  await expect(page).not.toHaveURL(/status=/);

  // Sorting by a head.
  const head = page.getByRole('columnheader', { name: 'Product' });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-title/);
  await expect(head.getByRole('button')).toBeFocused();
});

test('a row that is opened before the search was sent stays open and has the focus on the way back, however long its screen and the list take @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const loadScreen = await holdRequests(page, /\/assets\/product-page-[^/]*\.js/);
  const answerSearch = await holdRequests(page, /\/api\/admin\/products\?search=/);
  await page.goto('/config/products');
  const rows = page.locator('[data-row]');
  // The first word of the first product, which the search finds as well.
  const word = /\w+/.exec((await rows.first().getByRole('link').textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // Sent when the focus left the field, in time for Back.
  await expect(page).toHaveURL(/search=/);
  // Well after the search would have been sent by itself.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  loadScreen();
  await expect(page).toHaveURL(/\/products\/[\da-f-]{36}$/);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(new RegExp(`^${word}`));
  const opened = await name.inputValue();

  // It was opened from the rows before the search: those of the search are loaded on the way back.
  answerSearch();
  await page.goBack();
  await expect(page).toHaveURL(/search=/);
  await expect(rows.filter({ hasText: opened }).getByRole('link').first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows are cards that fit, are selected with a finger, and a search without a result offers a way back @desktop-only', async ({
    page,
  }) => {
    await becomeOwner(page);
    await page.goto('/config/products');
    const first = page.locator('[data-row]').first();
    await expect(first).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await first.getByRole('checkbox').click();
    await expect(page.getByRole('region', { name: 'Actions for the selection' })).toContainText('1 selected');
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
    await expect(first).toBeVisible();
  });
});
