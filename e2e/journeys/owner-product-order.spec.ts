import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { binAfterFailure, readAsVisitor, startDraft } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';

binAfterFailure(['Order One', 'Order Two']);

async function startProduct(page: Page, name: string): Promise<void> {
  await startDraft(page, name);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^In your shop since/)).toBeVisible();
}

/** The names on the store page, as a visitor without JavaScript reads them. */
async function namesInShop(browser: Browser, page: Page): Promise<string> {
  let words = '';
  await readAsVisitor(browser, new URL('/shop', page.url()).href, async (shop) => {
    words = (await shop.getByRole('main').textContent()) ?? '';
  });
  return words;
}

test('products are put in the order of the store by drag, by buttons and by keys, and visitors see it @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startProduct(page, 'Order One');
  await startProduct(page, 'Order Two');
  await page.goto('/config/products');
  await page.getByRole('link', { name: 'Store order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order in the store' })).toBeFocused();
  const rows = page
    .getByRole('list', { name: 'Products in the order of the store page' })
    .getByRole('listitem');
  const one = rows.filter({ hasText: 'Order One' });
  const two = rows.filter({ hasText: 'Order Two' });
  const placeOf = async (row: typeof one): Promise<number> =>
    Number(await row.getByRole('textbox', { name: /^Place of/ }).inputValue());
  await expect(one).toBeVisible();
  await expectAccessible(page);

  // By drag, and back.
  const before = await placeOf(one);
  await one.dragTo(rows.nth(before === 1 ? 3 : 0));
  await expect.poll(() => placeOf(one)).not.toBe(before);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => placeOf(one)).toBe(before);

  // By keys alone: to the front, then the other in front of it.
  for (const [row, name] of [
    [one, 'Order One'],
    [two, 'Order Two'],
  ] as const) {
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, page.getByRole('button', { name: `Move up: ${name}` }));
    for (let press = await placeOf(row); press > 1; press -= 1) await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => placeOf(row)).toBe(1);
    await expect(page.getByRole('button', { name: `Move up: ${name}` })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Move down: Order Two' }).click();
  await expect.poll(() => placeOf(one)).toBe(1);
  await expect(page.getByText('“Order Two” is in place 2 now.')).toBeAttached();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rows.nth(0)).toContainText('Order One');
  await expect(rows.nth(1)).toContainText('Order Two');
  const words = await namesInShop(browser, page);
  expect(words.indexOf('Order One')).toBeGreaterThan(-1);
  expect(words.indexOf('Order One')).toBeLessThan(words.indexOf('Order Two'));
  expect(words.indexOf('Order Two')).toBeLessThan(words.indexOf('Stoneware Mug'));

  // To a typed place, and both together to the end and back.
  const place = page.getByRole('textbox', { name: 'Place of Order One' });
  await place.fill('4');
  await place.press('Enter');
  await expect(place).toBeFocused();
  await expect.poll(() => placeOf(one)).toBe(4);
  await page.getByRole('checkbox', { name: 'Select Order One' }).press('Space');
  await page.getByRole('checkbox', { name: 'Select Order Two' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Move to bottom' }).click();
  await expect(bar).toBeHidden();
  await expect(rows.nth(0)).not.toContainText('Order');
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => placeOf(one)).toBe(4);
  await expect.poll(() => placeOf(two)).toBe(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => placeOf(one)).toBe(4);
  await expect.poll(() => placeOf(two)).toBe(1);

  for (const name of ['Order One', 'Order Two']) {
    await page.goto('/config/products/order');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move to bin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  }
});
