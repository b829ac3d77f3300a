import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { payForCart, type PlacedOrder } from '../placed-order.ts';
import { addToCart } from '../shop-calls.ts';

/** Customers as their owner works with them: from an order and back, notes and tags, merged, exported, erased. */

const expectFocus = (page: Page): Promise<void> => expect(page.locator(':focus')).toHaveCount(1);

/** An order of a person who has no other. */
async function orderOf(page: Page, firstName: string, lastName: string, email: string): Promise<PlacedOrder> {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-SLATE', 1);
  return payForCart(page, { firstName, lastName, email });
}

test('an order leads to its customer and back, who gets notes and tags and is found by a part of the name, by keyboard alone @desktop-only', async ({
  page,
}) => {
  const order = await orderOf(page, 'Ottoline', 'Brackenbury', 'ottoline@example.com');
  await signInAsOwner(page);
  await tabTo(page, page.getByRole('link', { name: `#${order.number}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Ottoline Brackenbury', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ottoline Brackenbury' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Notes' }));
  await page.keyboard.type('Asks for plain paper.');
  await tabTo(
    page,
    page.getByRole('combobox', { name: 'Tags' }).or(page.getByRole('textbox', { name: 'Tags' })),
  );
  await page.keyboard.type('Paper');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectFocus(page);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: `#${order.number}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeFocused();

  await page.goto('/config/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('brackenb');
  const found = page.locator('[data-row]');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Paper');
  await page.keyboard.press('Enter');
  await expect(found.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Asks for plain paper.');
});

test('two customers become one as the dialog shows, whose data is downloaded and erased @desktop-only', async ({
  page,
}) => {
  const first = await orderOf(page, 'Perpetua', 'Ashgrove', 'perpetua@example.com');
  await page.context().clearCookies();
  const second = await orderOf(page, 'P.', 'Ashgrove', 'perpetua.work@example.com');
  await becomeOwner(page);
  await page.goto('/config/customers?search=perpetua%40example.com');
  await page.locator('[data-row]').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perpetua Ashgrove' })).toBeVisible();
  const actions = page.getByRole('button', { name: 'More actions' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Merge with another customer…' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge with another customer' });
  const other = merge.getByRole('combobox', { name: 'Other customer' });
  await expect(other).toBeFocused();
  await other.fill('perpetua.work');
  await page.getByRole('option', { name: /perpetua\.work@example\.com/ }).click();
  await expect(merge.getByText('perpetua@example.com, perpetua.work@example.com')).toBeVisible();
  await expect(merge.getByText(/^2 orders, /)).toBeVisible();
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Merge customers' }).click();
  await expect(merge).toBeHidden();
  await expect(page.getByText('Other addresses: perpetua.work@example.com')).toBeVisible();
  await expectFocus(page);

  await actions.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export personal data' }).click();
  const data = await readFile(await (await download).path(), 'utf8');
  expect(data).toContain('perpetua@example.com');
  expect(data).toContain('perpetua.work@example.com');

  const openErase = async (): Promise<void> => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Erase personal data…' }).click();
  };
  await openErase();
  const erase = page.getByRole('dialog', { name: 'Erase the personal data of Perpetua Ashgrove?' });
  await expect(erase.getByText(/2 orders keep products and sums/)).toBeVisible();
  await expect(erase.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await erase.getByRole('button', { name: 'Erase personal data' }).click();
  // Their addresses are needed until they are sent.
  await expect(erase.getByText(/are still to be sent and need the address/)).toBeVisible();
  await erase.getByRole('button', { name: 'Cancel' }).click();
  await expect(actions).toBeFocused();
  for (const { number } of [first, second]) {
    await page.getByRole('link', { name: `#${number}` }).click();
    await page.getByRole('button', { name: 'Fulfill items' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fulfill and send email' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Perpetua Ashgrove', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Perpetua Ashgrove' })).toBeFocused();
  }
  await openErase();
  await erase.getByRole('button', { name: 'Erase personal data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused();
  await page.goto('/config/customers?search=perpetua');
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible();
});
