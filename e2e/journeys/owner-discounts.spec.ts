import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { payForCart } from '../placed-order.ts';
import { addToCart } from '../shop-calls.ts';

/** Discounts, from the owner's form to what each brought. */

/** Opens a visitor's cart with one apron of $52 in it. */
async function withACart(browser: Browser, act: (visitor: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto('/cart');
  await addToCart(visitor, 'studio-apron', 'APRON-CLAY', 1);
  await visitor.goto('/cart');
  await act(visitor);
  await context.close();
}

async function enterCode(visitor: Page, code: string): Promise<void> {
  await visitor.getByLabel('Discount code or gift card').fill(code);
  await visitor.getByRole('button', { name: 'Apply' }).click();
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

for (const [hand, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`by ${hand}, a code is made, used in an order, its report read, and more codes are generated`, async ({
    page,
    browser,
    isMobile,
  }) => {
    // A phone's navigation is a menu.
    const hands: Hands = handsOn(page);
    const code = `${hand}${isMobile ? 'M' : 'D'}20`.toUpperCase();
    await signInAsOwner(page);
    await page.goto('/config/discounts');
    await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible();
    await expectAccessible(page);
    await hands.press(page.getByRole('link', { name: 'Create discount' }));
    await expect(page.getByRole('heading', { level: 1, name: 'New discount' })).toBeVisible();

    // Wrong first: nothing is lost, and the field says what to do.
    await hands.write(page.getByLabel('Percentage', { exact: true }).last(), '120');
    await hands.save();
    await expect(page.getByText('Enter a percentage from 0.01 to 100.').first()).toBeVisible();
    await expectAccessible(page);
    await hands.write(page.getByLabel('Percentage', { exact: true }).last(), '20');
    await hands.write(page.getByRole('combobox', { name: 'Codes' }), code.toLowerCase());
    await page.keyboard.press('Enter');
    await hands.write(page.getByRole('textbox', { name: 'Name', exact: true }), `Fair by ${hand}`);
    await hands.write(page.getByLabel('Smallest order'), '50');
    await expect(page.getByText('For orders of $50.00 or more')).toBeVisible();
    await hands.save();
    await expect(page.getByRole('heading', { level: 1, name: `Fair by ${hand}` })).toBeVisible();
    await expect(page).toHaveURL(/\/discounts\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Not used yet')).toBeVisible();
    await expect(page.getByText('No orders with it in this period.')).toBeVisible();
    await expectAccessible(page);

    await withACart(browser, async (visitor) => {
      await enterCode(visitor, code);
      await expect(visitor.getByText(`Discount (${code})`)).toBeVisible();
      await expect(visitor.getByText('-$10.40')).toBeVisible();
      await payForCart(visitor);
    });

    await page.reload();
    await expect(page.getByText('Used once')).toBeVisible();
    const report = page.locator('section').filter({ hasText: 'What it brought' });
    await expect(report.locator('dd').nth(0)).toHaveText('1');
    await expect(report.locator('dd').nth(2)).toHaveText('$10.40');

    // Codes of their own for a mailing.
    await hands.press(page.getByRole('button', { name: 'Generate codes' }));
    const dialog = page.getByRole('dialog', { name: 'Generate random codes' });
    await expect(dialog.getByLabel('How many')).toBeFocused();
    await hands.write(dialog.getByLabel('How many'), '0');
    await hands.press(dialog.getByRole('button', { name: 'Generate' }));
    await expect(dialog.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible();
    await hands.write(dialog.getByLabel('How many'), '25');
    await hands.write(dialog.getByLabel('They begin with'), code);
    await hands.press(dialog.getByRole('button', { name: 'Generate' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('26 codes', { exact: true })).toBeVisible();
    await hands.press(page.getByRole('link', { name: 'See and export codes' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Discount codes' })).toBeVisible();
    await expect(page.getByText('26 codes', { exact: true })).toBeVisible();
    const [generated = ''] = await page
      .locator('[data-row]')
      .filter({ hasText: `${code}-` })
      .first()
      .innerText()
      .then((words) => new RegExp(`${code}-[A-Z2-9]{10}`).exec(words) ?? []);
    expect(generated).not.toBe('');
    await expectAccessible(page);

    // Switched off, no code of it counts any more.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: `Fair by ${hand}` })).toBeVisible();
    await withACart(browser, async (visitor) => {
      await enterCode(visitor, generated);
      await expect(visitor.getByText(`Discount (${generated})`)).toBeVisible();
    });
    const toggle = page.getByRole('switch', { name: 'Switched on' });
    await toggle.press('Space');
    await expect(toggle).not.toBeChecked();
    await hands.save();
    await saved(page);
    await withACart(browser, async (visitor) => {
      await enterCode(visitor, generated);
      await expect(visitor.getByText(`We do not know the code ${generated}.`)).toBeVisible();
    });
  });
}
