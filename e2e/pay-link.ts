import { type Browser, expect, type Page } from '@playwright/test';
import { card, fillAddress, fillCard, payButton, updateTotals } from './buyer-steps.ts';

/** Opens a link as a visitor without JavaScript, in a profile of their own. */
export async function openAsVisitor(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await look(page);
  await context.close();
}

/** Checks out with a payment link that was opened. The number of the order. */
export async function payLink(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillAddress(page);
  await updateTotals(page);
  await fillCard(page, card.pays);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  const [, number = ''] = /Order (\d+)/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
  expect(number).not.toBe('');
  return number;
}

/** What a link says that leads nowhere any more. */
export async function expectNoLongerValid(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'This payment link is no longer valid' }),
  ).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
}
