import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

test('a variant is found by its SKU, its stock is changed in the list with a reason by keyboard, and taken back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  const rows = page.locator('[data-row]');
  const units = page.getByRole('button', { name: /^Change the stock of / });
  await expect(units.first()).toBeVisible();
  await expectAccessible(page);
  const label = (await units.first().getAttribute('aria-label')) ?? '';
  const sku = (await rows.filter({ has: units }).first().locator('[data-card="foot"]').innerText()).trim();
  const name = label.replace(/^Change the stock of (.*), [\d,]+ now$/, '$1');
  const before = (await units.first().innerText()).trim();

  await page.keyboard.press('/');
  await page.keyboard.type(sku);
  await expect(rows.first()).toContainText(sku);
  await expect(rows.first()).toContainText(name.split(', ')[0] ?? '');
  const button = rows.first().getByRole('button', { name: /^Change the stock of / });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: `Change the stock of ${name}` });
  const field = form.getByRole('textbox', { name: 'Units in stock' });
  await expect(field).toBeFocused();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter a whole number, at least 0.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('777');
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Received');
  await field.press('Enter');
  await expect(form).toBeHidden();
  await expect(button).toHaveText('777');
  await expect(button).toBeFocused();
  const notice = page.getByRole('alert').filter({ hasText: `“${name}” has 777 in stock now.` });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(button).toHaveText(before);
  await expect(page.getByText(`“${name}” has 777 in stock now.`)).toBeHidden();

  // The row leads to its product, whose history has both.
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(', ')[0] ?? '');
});

test('the stock is a list of cards on a phone, with filters for what is low and a file of it @desktop-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeOwner(page);
  await page.goto('/config/stock?stock=low');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  await expectAccessible(page);
  const units = rows.first().getByRole('button', { name: /^Change the stock of / });
  expect((await units.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await units.click();
  const form = page.getByRole('dialog', { name: /^Change the stock of / });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(units).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('stock.csv');
});
