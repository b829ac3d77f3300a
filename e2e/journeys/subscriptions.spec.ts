import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { card, fillAddress, fillCard, payButton, tabTo, typeCheckout } from '../buyer-steps.ts';
import { expectPageBasics } from '../page-basics.ts';
import { startStripeShop, stripeShopOrigin, type StripeShop } from '../stripe-shop.ts';

async function openClub(page: Page): Promise<void> {
  await page.goto('/shop/p/clay-club');
  await expect(page.getByRole('heading', { level: 1, name: 'Clay Club' })).toBeVisible();
  await expect(page.getByText('$30.00 monthly').first()).toBeVisible();
}

async function expectCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Then $30.00 monthly, with delivery and tax as today.')).toBeVisible();
  await expect(page.getByText(/^Your next payment is on/)).toBeVisible();
}

/** From the confirmation to the customer's own page. */
async function expectSubscribed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/subscription-confirmed\//);
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your subscription' }) });
  await expect(part).toContainText('Clay Club');
  await expect(part).toContainText('$30.00 monthly. Your next payment is on');
}

const manage = (page: Page) => page.getByRole('link', { name: /^Manage it/ });
const status = (page: Page) => page.getByRole('status');

test('clay-club by mouse, and its page: pause, resume, another card, cancel and undo', async ({ page }) => {
  await openClub(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectCheckout(page);
  await fillAddress(page);
  await fillCard(page, card.pays);
  await expect(payButton(page)).toHaveText('Pay $36.00');
  await expectAccessible(page);
  await payButton(page).click();
  await expectSubscribed(page);
  await expectAccessible(page);

  await manage(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clay Club' })).toBeVisible();
  await expect(page.getByText(/^Your next payment of \$36\.00 is on/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
  await expectAccessible(page);
  await expectPageBasics(page);
  const own = page.url();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(status(page)).toHaveText('Paused. Nothing is charged until you resume it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(status(page)).toHaveText('Welcome back. Your subscription continues.');

  await page.getByText('Change card', { exact: true }).click();
  await fillCard(page, card.declines);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Please try another card.');
  await expectAccessible(page);
  await page.getByText('Change card', { exact: true }).click();
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(status(page)).toHaveText('Your new card is saved.');
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();

  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel Clay Club?' })).toBeVisible();
  await expectAccessible(page);
  await expectPageBasics(page);
  await page.getByRole('link', { name: 'No, keep it' }).click();
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(status(page)).toHaveText('Your subscription will end with the paid period.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my subscription' }).click();
  await expect(status(page)).toHaveText('Your subscription continues as before.');
  // A reload repeats nothing.
  await page.goto(own);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancellation undone' })).toHaveCount(1);
});

test('clay-club by keyboard alone @desktop-only', async ({ page }) => {
  await openClub(page);
  await tabTo(page, page.getByRole('button', { name: 'Subscribe' }));
  await page.keyboard.press('Enter');
  await expectCheckout(page);
  await typeCheckout(page);
  await tabTo(page, payButton(page));
  await expect(payButton(page)).toHaveText('Pay $36.00');
  await page.keyboard.press('Enter');
  await expectSubscribed(page);
  await tabTo(page, manage(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Cancel subscription' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, cancel' }));
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('Your subscription will end with the paid period.');
});

test('clay-club without JavaScript: subscribed, paused, another card, canceled @without-javascript', async ({
  page,
}) => {
  await openClub(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectCheckout(page);
  await fillAddress(page);
  await fillCard(page, card.pays);
  await payButton(page).click();
  await expectSubscribed(page);
  await manage(page).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(status(page)).toHaveText('Paused. Nothing is charged until you resume it.');
  await page.getByText('Change card', { exact: true }).click();
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(status(page)).toHaveText('Your subscription has been canceled.');
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('an incomplete link shows an explanation @desktop-only', async ({ page }) => {
  await page.goto('/checkout/subscribe?cartToken=cut-off');
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
});

/** Types into the provider's own fields. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Credit or debit card number').fill(number);
  await page.getByLabel('Credit or debit card expiration date').fill('12 / 40');
  await page.getByLabel('Credit or debit card CVC/CVV').fill('123');
}

test.describe('with a payment provider that takes cards with its own script', () => {
  let shop: StripeShop;
  test.beforeAll(async () => {
    shop = await startStripeShop();
  });
  test.afterAll(() => shop.stop());

  test('clay-club can be subscribed to, and its page accepts another card @desktop-only', async ({
    page,
  }) => {
    await page.goto(`${stripeShopOrigin}/shop/p/clay-club`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectCheckout(page);
    await fillAddress(page);
    await typeCard(page, card.pays);
    await expect(payButton(page)).toHaveText('Pay $36.00');
    await payButton(page).click();
    await expectSubscribed(page);
    await manage(page).click();
    await page.getByText('Change card', { exact: true }).click();
    // Before its fields have loaded, the form says that they are loading.
    await expect(page.getByText('Your card goes straight to Stripe')).toBeVisible();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Please check your card.')).toBeVisible();
    await typeCard(page, '5555 5555 5555 4444');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(status(page)).toHaveText('Your new card is saved.');
    await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  });
});
