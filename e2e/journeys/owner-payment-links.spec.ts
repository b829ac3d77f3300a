import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectFocus } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { expectNoLongerValid, openAsVisitor, payLink } from '../pay-link.ts';
import { setPaymentLinks } from '../payment-links-setting.ts';

/** Links that sell one product, behind the store's switch. */

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payment links', exact: true });

async function turn(page: Page, wanted: boolean): Promise<void> {
  await page.goto('/config/settings/checkout');
  const box = page.getByRole('switch', { name: 'Payment links' });
  await expect(box).toBeChecked({ checked: !wanted });
  await box.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectFocus(page);
}

// Left on, it would change the navigation that other journeys go through.
test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  await setPaymentLinks(page, false);
});

test('switched on, payment links enter the navigation without a reload, sell a product to a second profile, and go again @desktop-only', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsOwner(page);
  await expect(entry(page)).toHaveCount(0);
  await page.goto('/config/payment-links');
  await expect(page.getByRole('heading', { name: 'Payment links are switched off' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to checkout settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await turn(page, true);
  await entry(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment links' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sell one product by a link' })).toBeVisible();
  await expectAccessible(page);

  // Made by keyboard: wrong first, then two slate aprons.
  await page.getByRole('button', { name: 'Create link' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create payment link' });
  const product = dialog.getByRole('combobox', { name: 'Product' });
  await expect(product).toBeFocused();
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  await expect(dialog.getByText('Choose a product.')).toBeVisible();
  await expect(product).toBeFocused();
  await page.keyboard.type('Studio Apron');
  await expect(page.getByRole('option', { name: 'Studio Apron', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Variant' }).selectOption({ label: 'Slate, $52.00' });
  await dialog.getByLabel('Quantity').fill('0');
  await dialog.getByLabel('Name of the link').fill('Market stall');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a whole number from 1 to 9999.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Quantity').fill('2');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  const row = page.locator('[data-row]').filter({ hasText: 'Market stall' });
  await expect(row).toContainText('Studio Apron');
  await expect(row).toContainText('$104.00');
  await expect(row).toContainText('No orders yet');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Copy link: Market stall' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  let number = '';
  await openAsVisitor(browser, url, async (visitor) => {
    await expect(visitor.getByRole('region', { name: 'Order summary' })).toContainText('$104.00');
    number = await payLink(visitor);
  });
  await page.reload();
  await expect(row).toContainText('1 order');
  await page.goto('/config/orders');
  await expect(page.locator('[data-row]').filter({ hasText: `#${number}` })).toContainText('Payment link');

  // One link off and on again.
  await entry(page).click();
  const usable = row.getByRole('switch', { name: 'Market stall can be used' });
  await usable.press('Space');
  await expect(usable).not.toBeChecked();
  await expect(page.getByText('“Market stall” is off.')).toBeVisible();
  await expect(usable).toBeFocused();
  await openAsVisitor(browser, url, expectNoLongerValid);
  await usable.press('Space');
  await expect(usable).toBeChecked();

  // Another name; then all of them off.
  await row.getByRole('button', { name: 'Actions for “Market stall”' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename payment link' });
  await rename.getByLabel('Name of the link').fill('');
  await page.keyboard.press('Enter');
  await expect(rename.getByText('Enter a name.')).toBeVisible();
  await rename.getByLabel('Name of the link').fill('Fair');
  await page.keyboard.press('Enter');
  await expect(rename).toBeHidden();
  await expectFocus(page);
  const fair = page.locator('[data-row]').filter({ hasText: 'Fair' });
  await expect(fair).toBeVisible();
  await turn(page, false);
  await expect(entry(page)).toHaveCount(0);
  await openAsVisitor(browser, url, expectNoLongerValid);

  // Kept while they are off; deleted at last.
  await turn(page, true);
  await entry(page).click();
  await fair.getByRole('button', { name: 'Actions for “Fair”' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete “Fair”?' });
  await remove.getByRole('button', { name: 'Delete link' }).click();
  await expect(page.getByRole('heading', { name: 'Sell one product by a link' })).toBeVisible();
  await expectFocus(page);
  await turn(page, false);
});
