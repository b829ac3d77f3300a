import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** Many products at once: everything is taken back, so that other journeys find the shop as it was. */

const drawing = (place: Locator): Promise<string> => place.locator('svg').first().innerHTML();

test('selected products get a tag and another price by keyboard, and are as before after Undo @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');

  // From the rows to the actions with one key.
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('a');
  const actions = bar.getByRole('button', { name: 'Actions', exact: true });
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Add a tag…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a tag to 2 products' });
  const tag = dialog.getByLabel('Tag');
  await expect(tag).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a tag.')).toBeVisible();
  await expect(tag).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Bulk journey');
  await page.keyboard.press('Enter');
  const change = page.getByRole('region', { name: 'Change of many rows' });
  await expect(change).toContainText('Tag added to 2 products.');
  await expect(change).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expectAccessible(page);

  // All that match are found by the tag, and change their price.
  await page.goto('/config/products?tag=Bulk journey');
  await expect(rows).toHaveCount(2);
  const price = rows.first().locator('[data-card="side"]');
  const before = await price.innerText();
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change prices…' }).press('Enter');
  const prices = page.getByRole('dialog', { name: 'Change the prices of 2 products' });
  await prices.getByLabel('Percent', { exact: true }).last().fill('2000');
  await prices.getByRole('button', { name: 'Change prices' }).press('Enter');
  await expect(prices.getByText('Prices can rise by at most 1,000 %.')).toBeVisible();
  await expectAccessible(page);
  await prices.getByLabel('Percent', { exact: true }).last().fill('50');
  await page.keyboard.press('Enter');
  await expect(change).toContainText('Prices of 2 products changed.');
  await expect(price).not.toHaveText(before);

  await change.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(change).toContainText('Taken back.');
  await expect(change).toBeFocused();
  await expect(price).toHaveText(before);

  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove a tag…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Tag' }).fill('bulk journey');
  await page.keyboard.press('Enter');
  await expect(change).toContainText('Tag removed from 2 products.');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await change.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
});

test('the last changes of many rows are on one screen, found from the list and by the palette, and undone there @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Add a tag…' }).press('Enter');
  await page.keyboard.type('Seldom used');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'Change of many rows' });
  await expect(notice).toContainText('Tag added to 1 product.');
  // The notice may be gone: the list's menu leads there, too.
  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await page.getByRole('button', { name: 'Display' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Bulk changes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk changes' })).toBeFocused();
  const change = page.getByRole('list', { name: 'Bulk changes' }).getByRole('listitem').first();
  await expect(change).toContainText('Tag added to 1 product.');
  await expect(change).toContainText('By Rowan Hale');
  await expect(change).toContainText('Done');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(change).toContainText('Taken back.');
  await expect(change).toBeFocused();
  await expect(change.getByRole('button')).toHaveCount(0);
  await page.goto('/config/products?tag=Seldom used');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('bulk');
  await page.getByRole('option', { name: 'Bulk changes' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk changes' })).toBeFocused();
});

test('the bin is emptied after a word is typed, and only what is in it is gone @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Cracked saucer');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cracked saucer' })).toBeFocused();
  await page.goto('/config/products?search=cracked');
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to the bin' }).press('Enter');
  const change = page.getByRole('region', { name: 'Change of many rows' });
  await expect(change).toContainText('1 product moved to the bin.');

  await page.goto('/config/products');
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: 'Empty bin' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Empty the bin?' });
  await expect(dialog).toContainText(/This deletes (1 product|[2-9] products) with variants/);
  const what = /1 product|\d products/.exec(await dialog.innerText())?.[0] ?? '';
  const word = dialog.getByLabel('Type “delete” to confirm');
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Type “delete” if you want to delete them for good.')).toBeVisible();
  await expect(word).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(change).toContainText(`${what} deleted for good.`);
  await expect(change.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Empty bin' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  // With a picture of its own: that of products would say that there are none.
  const products = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Products' });
  expect(await drawing(page.getByRole('main').locator('[data-picture]'))).not.toBe(await drawing(products));
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(rows.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a product is moved to the bin and back by the bar below @desktop-only', async ({ page }) => {
    await becomeOwner(page);
    await page.goto('/config/products');
    const row = page.locator('[data-row]').last();
    await expect(row).toBeVisible();
    const name = (await row.getByRole('link').innerText()).split('\n')[0] ?? '';
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move to the bin' }).click();
    const change = page.getByRole('region', { name: 'Change of many rows' });
    await expect(change).toContainText('1 product moved to the bin.');
    await expect(page.getByRole('link', { name, exact: false })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await change.getByRole('button', { name: 'Undo' }).click();
    await expect(change).toContainText('Taken back.');
    await expect(page.getByRole('link', { name, exact: false })).toHaveCount(1);
  });
});
