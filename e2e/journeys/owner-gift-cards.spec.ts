import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { fillAddress } from '../buyer-steps.ts';
import { expectFocus, type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { addToCart } from '../shop-calls.ts';

/** Gift cards as their owner issues, follows, disables and enables them, and what a visitor meets meanwhile. */

/** A visitor of their own with an apron in the cart. */
async function aVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-SLATE', 1);
  return page;
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.goto('/cart');
  await page.getByLabel(/gift card/i).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** Pays all of the cart with the code. */
async function spend(page: Page, code: string): Promise<void> {
  await typeCode(page, code);
  await expect(page.getByText(`Gift card ending in ${code.slice(-4)}`).first()).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: /^(Pay|Place)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
}

/** Issues a card that the owner hands over; its code. */
async function issue(page: Page, hands: Hands, recipient: string): Promise<string> {
  await hands.press(page.getByRole('button', { name: 'Issue gift card' }).first());
  const dialog = page.getByRole('dialog', { name: 'Issue a gift card' });
  const amount = dialog.getByLabel('Amount');
  await expect(amount).toBeFocused();
  await hands.write(amount, '0');
  await hands.press(dialog.getByRole('button', { name: 'Issue card' }));
  await expect(dialog.getByText('Enter an amount above 0, such as 25 or 12.50.')).toBeVisible();
  await expect(dialog.getByText('Enter the email address the card goes to.')).toBeVisible();
  await expect(amount).toBeFocused();
  await hands.write(amount, '100');
  await hands.pick(dialog.getByRole('radio', { name: 'I hand over the code' }));
  await hands.write(dialog.getByLabel(/Recipient’s name/), recipient);
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Issue card' }));
  await expect(page.getByText('A gift card of $100.00 was issued.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^••••/ })).toBeVisible();
  await expectFocus(page);

  await hands.press(page.getByRole('button', { name: 'Show code' }));
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeFocused();
  await expect(page.getByText('looked at the code')).toBeVisible();
  return page.getByText(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/).innerText();
}

/** By the navigation, which is a menu on a phone: by its address there. */
async function openCards(page: Page, hands: Hands): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 720) return hands.go('Gift cards');
  await page.goto('/config/gift-cards');
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards', exact: true })).toBeVisible();
}

async function followACard(page: Page, browser: Browser, hands: Hands, recipient: string): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await openCards(page, hands);
  const code = await issue(page, hands, recipient);
  const title = page.getByRole('heading', { level: 1, name: `••••${code.slice(-4)}` });

  const buyer = await aVisitor(browser);
  await spend(buyer, code);
  await buyer.context().close();

  // Found by the end of its code; its entries lead to the order and back.
  await openCards(page, hands);
  await hands.write(page.getByRole('searchbox'), code.slice(-4));
  const row = page.locator('[data-row]').filter({ hasText: recipient });
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(row).toContainText('of $100.00');
  await expect(row).not.toContainText(code.slice(0, 4));
  await expectAccessible(page);
  await hands.press(row.getByRole('link', { name: `••••${code.slice(-4)}` }));
  await expect(title).toBeVisible();
  const entries = page.getByRole('region', { name: 'Balance history' });
  await expect(entries.getByRole('row')).toHaveCount(3);
  await expect(entries).toContainText('Spent');
  await expectAccessible(page);
  await hands.press(entries.getByRole('link', { name: /^order #/ }));
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await hands.press(page.getByRole('link', { name: `Gift card ending in ${code.slice(-4)}` }));
  await expect(title).toBeVisible();

  await hands.press(page.getByRole('button', { name: 'Disable', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Disable the card ending in ${code.slice(-4)}?` });
  await expect(dialog).toContainText(/\$\d+\.\d\d is left on it/);
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Disable card' }));
  await expect(page.getByText('This card is disabled')).toBeVisible();
  await expect(entries).toContainText('Disabled: rest written off');
  await expectFocus(page);
  const refused = await aVisitor(browser);
  await typeCode(refused, code);
  await expect(refused.getByText('This gift card has been disabled. Please contact the shop.')).toBeVisible();

  await hands.press(page.getByRole('button', { name: 'Enable', exact: true }));
  await expect(entries).toContainText('Enabled: rest is back');
  await expectFocus(page);
  await typeCode(refused, code);
  await expect(refused.getByText(`Gift card ending in ${code.slice(-4)}`).first()).toBeVisible();
  await refused.context().close();
}

test('a gift card is issued, spent in part, disabled, refused and enabled again, by mouse', async ({
  page,
  browser,
}) => {
  await followACard(page, browser, mouseOn(page), 'Wilhelmina Mouse');
});

test('a gift card is issued, spent in part, disabled, refused and enabled again, by keyboard alone @desktop-only', async ({
  page,
  browser,
}) => {
  await followACard(page, browser, keyboardOn(page), 'Konstantin Keys');
});
