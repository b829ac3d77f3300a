import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addButton } from '../product-form.ts';
import { signInAsOwner } from '../owner.ts';
import { holdRequests } from '../hold-requests.ts';
import { placeOrder } from '../placed-order.ts';
import { addToCart } from '../shop-calls.ts';
import { fillAddress, fillCard, payButton, stockOf, updateTotals } from '../buyer-steps.ts';
import { startStripeShop, stripeShopOrigin, type StripeShop } from '../stripe-shop.ts';

/** Cards that need confirmation, cards entered in Stripe's own fields, and refunds. */

const asksItsOwner = '4000 0025 0000 3155';

/** A printed apron in the cart, the checkout filled in except for the card. */
async function comeToPay(page: Page): Promise<void> {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  await page.goto('/checkout');
  await fillAddress(page);
  await expect(payButton(page)).toHaveText('Pay $58.00');
}

/** Types into Stripe's own fields. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Credit or debit card number').fill(number);
  await page.getByLabel('Credit or debit card expiration date').fill('12 / 40');
  await page.getByLabel('Credit or debit card CVC/CVV').fill('123');
}

test.describe('a card that needs its owner’s confirmation', () => {
  test('is charged when they approve', async ({ page }) => {
    await comeToPay(page);
    await fillCard(page, asksItsOwner);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$58.00');
    await expect(page.getByRole('main')).toContainText('Ending in 3155');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, approve' }).press('Enter');
    await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  });

  test('is not charged when they refuse, and another card pays with what was typed @desktop-only', async ({
    page,
  }) => {
    await comeToPay(page);
    await fillCard(page, asksItsOwner);
    await payButton(page).click();
    await page.getByRole('button', { name: 'No, refuse' }).click();
    await expect(page.getByText('Your bank did not confirm this payment.').first()).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
    await fillCard(page, '4242 4242 4242 4242');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
  });

  test('can be abandoned: the cart is kept, and is paid another way @desktop-only', async ({ page }) => {
    await comeToPay(page);
    await fillCard(page, asksItsOwner);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    const bank = page.url();
    await page.goto('/checkout');
    await fillAddress(page);
    await fillCard(page, '4242 4242 4242 4242');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
    // The bank's challenge has expired.
    await page.goto(bank);
    await expect(page.getByRole('heading', { name: 'Nothing is left to confirm' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('a card is confirmed without JavaScript @without-javascript', async ({ page }) => {
  await page.goto('/shop/p/studio-apron');
  await page.getByRole('radio', { name: 'Clay' }).check();
  await addButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page);
  await updateTotals(page);
  await fillCard(page, asksItsOwner);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
});

test('a canceled order is refunded and returns its units to stock @desktop-only', async ({ page }) => {
  await page.goto('/');
  const before = await stockOf(page, 'studio-apron', { Color: 'Clay' });
  const order = await placeOrder(page);
  expect(await stockOf(page, 'studio-apron', { Color: 'Clay' })).toBe(before - 1);
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.number}` });
  await expect(dialog).toContainText('The buyer gets $58.00 back');
  await expect(dialog.getByLabel('Return items to stock')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  // The notice that says so leaves by itself; the order's own words stay.
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('items returned to stock');
  expect(await stockOf(page, 'studio-apron', { Color: 'Clay' })).toBe(before);
});

test('a full refund returns units to stock, one of an amount offers none @desktop-only', async ({ page }) => {
  await page.goto('/');
  const before = await stockOf(page, 'studio-apron', { Color: 'Clay' });
  const order = await placeOrder(page);
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  const tick = dialog.getByLabel('Return items to stock');
  await expect(tick).toBeChecked();
  await dialog.getByRole('radio', { name: 'Another amount' }).check();
  await expect(tick).toHaveCount(0);
  await dialog.getByRole('radio', { name: /Full refund/ }).check();
  await dialog.getByRole('button', { name: 'Refund $58.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Refunded', { exact: true }).first()).toBeVisible();
  expect(await stockOf(page, 'studio-apron', { Color: 'Clay' })).toBe(before);
});

test.describe('with Stripe @desktop-only', () => {
  test.use({ baseURL: stripeShopOrigin });
  let shop: StripeShop;
  test.beforeAll(async () => {
    shop = await startStripeShop();
  });
  test.afterAll(() => shop.stop());

  test('a buyer mistypes, is declined, confirms with the bank, and has paid once', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      // A decline is a page with status 402, which the browser logs.
      const isOurs =
        message.location().url.startsWith(stripeShopOrigin) && !/status of 402/.test(message.text());
      if (message.type() === 'error' && isOurs) problems.push(message.text());
    });
    await comeToPay(page);
    await expect(page.getByText('Your card goes straight to Stripe')).toBeVisible();
    await payButton(page).click();
    await expect(page.getByText('Enter your card number.')).toBeVisible();
    await expect(page.getByText('Please check your card.')).toBeVisible();
    await expectAccessible(page);

    await typeCard(page, '4000 0000 0000 9995');
    await payButton(page).click();
    await expect(
      page.getByText('Your card has insufficient funds. Please try another card.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Credit or debit card number')).toBeFocused();
    await expect(page.getByLabel('City')).toHaveValue('Portland');

    await typeCard(page, asksItsOwner);
    await expect(page.getByText('Your card has insufficient funds.')).toHaveCount(0);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: '3D Secure test page' })).toBeVisible();
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByText('Your bank did not confirm this payment.').first()).toBeVisible();

    await typeCard(page, asksItsOwner);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
    await expect(page.getByRole('main')).toContainText('ending in 3155');
    await shop.fake.quiet();
    const intents = [...shop.fake.books.intents.values()];
    expect(intents.filter((intent) => intent.status === 'succeeded').map((intent) => intent.amount)).toEqual([
      5800,
    ]);
    expect(intents.filter((intent) => !['succeeded', 'canceled'].includes(intent.status))).toEqual([]);
    expect(problems).toEqual([]);
    for (const intent of intents) shop.fake.books.intents.delete(intent.id);
  });

  test('a page pays once however slowly it loads: fields that are loading say so, and a card is read once', async ({
    page,
  }) => {
    await comeToPay(page);
    const loadFonts = await holdRequests(page, '**/*.woff2');
    const loadFields = await holdRequests(page, '**/v3/');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await fillAddress(page);
    await payButton(page).click();
    const onTheirWay = page.getByRole('alert').filter({ hasText: 'Loading the card fields…' });
    await expect(onTheirWay).toBeVisible();
    loadFields();
    await expect(onTheirWay).toBeHidden();
    await typeCard(page, '4242 4242 4242 4242');
    const readCard = await holdRequests(page, '**/v1/payment_methods');
    await payButton(page).click();
    await expect(payButton(page)).toHaveText('Paying…');
    loadFonts();
    await page.waitForLoadState('load');
    await payButton(page).press('Enter');
    await expect(payButton(page)).toHaveText('Paying…');
    const before = shop.fake.calls.length;
    readCard();
    await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
    const made = shop.fake.calls.slice(before).filter((call) => call === 'POST /v1/payment_methods');
    expect(made).toHaveLength(1);
  });

  test('a wallet pays with one press when the buyer has one', async ({ page }) => {
    await comeToPay(page);
    await expect(page.getByText('Your card goes straight to Stripe')).toBeVisible();
    await expect(page.getByText('Express checkout')).toBeHidden();
    await page.evaluate(() => localStorage.setItem('fake-stripe-wallets', 'yes'));
    await page.reload();
    await fillAddress(page);
    await expect(page.getByRole('button', { name: 'Pay $58.00' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay with Fake Wallet' }).click();
    await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
  });

  test('says that it needs JavaScript when there is none', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stripeShopOrigin });
    const page = await context.newPage();
    await page.goto('/shop/p/studio-apron');
    await page.getByRole('radio', { name: 'Clay' }).check();
    await addButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await page.goto('/checkout');
    // The browser never shows noscript content, so the page's HTML is read.
    const html = await (await context.request.get('/checkout')).text();
    expect(html).toMatch(/<noscript><p[^>]*>Paying by card here needs JavaScript\./);
    await context.close();
  });
});
