import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { placeOrder } from '../placed-order.ts';

/** Getting around the admin: Home, the navigation, the palette, the account. */

/** The focus is somewhere: on the body the next Tab would start at the top. */
const expectFocus = (page: Page): Promise<void> => expect(page.locator(':focus')).toHaveCount(1);

test('Home, the palette and the keys are used by keyboard alone, and the focus goes to each screen’s heading @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const order = await placeOrder(page);
  await signInAsOwner(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to…' });
  const option = (name: string | RegExp) => page.getByRole('option', { name }).first();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('hom');
  await expect(option('Home')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const home = page.getByRole('heading', { level: 1, name: 'Home' });
  await expect(home).toBeFocused();
  await expect(page).toHaveTitle('Home · Fern & Kiln');
  const today = page.getByRole('region', { name: /^Today/ });
  await expect(today).toContainText('by this time last');
  await expectAccessible(page);

  // What waits leads to its list.
  const toSend = page.getByRole('link', { name: /to send$/ });
  await toSend.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();

  // A number opens the order; then it is the most recent entry.
  // Letters typed right after the shortcut go into the field.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(order.number);
  await expect(option(`#${order.number}`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(option('Orders')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('zzzz');
  await expect(page.getByRole('dialog')).toContainText('Nothing found for “zzzz”.');
  await page.keyboard.press('Escape');
  await expectFocus(page);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Search or jump to a screen, record or action');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expectFocus(page);

  // Closed before it has taken the focus.
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expectFocus(page);

  // An action without a screen.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectFocus(page);
  await expectAccessible(page);

  const collapse = page.getByRole('button', { name: 'Collapse menu' });
  await collapse.press('Enter');
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeFocused();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand menu' }).press('Enter');
});

test('the palette leads to a single setting, which has the focus, and does what can be done with the open order @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const order = await placeOrder(page);
  await signInAsOwner(page);
  const option = (name: string | RegExp) => page.getByRole('option', { name }).first();
  const find = async (words: string, name: string) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(option(name)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };
  for (const [words, name, label, heading] of [
    ['time zone', 'Time zone', 'Time zone', 'Site settings'],
    ['sold-out text', 'Text of sold-out products', 'Text of sold-out products', 'Store'],
    ['order minimum', 'Minimum order', 'Minimum order', 'Checkout'],
    ['iban', 'Bank transfer', 'Offer bank transfer', 'Payments'],
  ] as const) {
    await find(words, name);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByLabel(label)).toBeInViewport();
  }
  // The same again, from another place of the screen.
  await page.getByRole('heading', { level: 1 }).focus();
  await find('iban', 'Bank transfer');
  await expect(page.getByLabel('Offer bank transfer')).toBeFocused();

  await find(order.number, `#${order.number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeFocused();
  await find('refund', 'Refund');
  const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  await expect(refund).toBeVisible();
  await expect(refund.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(refund).toHaveCount(0);
  await expectFocus(page);
  // Elsewhere there is nothing to refund.
  await page.goto('/config/products');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('refund');
  await expect(page.getByRole('option', { name: 'Refund', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('on a phone More holds every screen, and the palette leads on @desktop-only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeOwner(page);
  await page.goto('/config');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set up your shop' })).toBeVisible();
  await expectAccessible(page);
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Orders', 'Products']);
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Design' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('mug');
  await page.getByRole('option', { name: 'Stoneware Mug' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeFocused();
});

test('the account: a wrong password is refused in the dialog, and notices and formats are saved at once @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/account');
  const change = page.getByRole('main').getByRole('button', { name: 'Change password' });
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Current password').first()).toBeFocused();
  await page.keyboard.type('not the password');
  await dialog.getByLabel('New password').first().fill('seven bowls for autumn');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This is not your current password. Please try again.');
  await expect(dialog.getByLabel('Current password').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();

  const stock = page.getByRole('checkbox', { name: 'Low stock' });
  await stock.press('Space');
  await expect(stock).not.toBeChecked();
  await expect(stock).toBeFocused();
  await page.reload();
  await expect(stock).not.toBeChecked();
  await stock.press('Space');
  await expect(stock).toBeChecked();

  const formats = page.getByRole('combobox', { name: 'Dates and numbers' });
  await formats.focus();
  await formats.selectOption({ label: 'German (Germany)' });
  await expect(page.getByText(/^For example: .*1\.234,50/)).toBeVisible();
  await expect(formats).toBeFocused();
  // The day of a filter too.
  await page.goto('/config/orders?placedFrom=2025-03-02');
  await expect(page.getByRole('button', { name: 'Filter Date: from 02.03.2025' })).toBeVisible();
  await page.goto('/config/account');
  await formats.selectOption({ index: 0 });
  await expect(page.getByText(/^For example: .*1,234\.50/)).toBeVisible();
  await expectAccessible(page);
});
