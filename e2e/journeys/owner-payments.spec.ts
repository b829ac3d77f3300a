import { fakeKeys, startFakeStripe, type FakeStripe } from '../../testing/fake-stripe/fake-stripe.ts';
import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../owner-test.ts';
import { owner, keepFirstSite } from '../owner.ts';
import { addToCart } from '../shop-calls.ts';
import { shopPort } from '../shop-address.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';

/** An owner connects Stripe, takes bank transfers, and marks an order as paid, in a shop of its own. */

const port = shopPort + 7;
const origin = `http://localhost:${port}`;
let fake: FakeStripe;
let shop: ShopProcess;

test.beforeAll(async () => {
  fake = await startFakeStripe();
  shop = await startShop(port, { STRIPE_API_BASE: fake.origin, STRIPE_JS_URL: `${fake.origin}/v3/` });
});
test.afterAll(async () => {
  await shop.stop();
  await fake.close();
});

test('an owner connects Stripe, and takes a bank transfer that is paid later @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto(shop.welcome);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();

  await page.goto(`${origin}/config/settings/payments`);
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expect(page.getByText('No money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Publishable key').fill(fakeKeys.secretKey);
  await dialog.getByLabel('Secret key').fill(fakeKeys.publishableKey);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('This is a secret key. The publishable key goes here')).toBeVisible();
  await expect(dialog.getByLabel('Publishable key')).toBeFocused();
  await dialog.getByLabel('Publishable key').fill(fakeKeys.publishableKey);
  await dialog.getByLabel('Secret key').fill(fakeKeys.secretKey);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByText('These keys work for Shop of acct_fake, in test mode.')).toBeVisible();
  await expectAccessible(page);
  // Tested once more; connecting does not wait for it, and its place does not change meanwhile.
  const answer = await holdRequests(page, '**/api/admin/payments/stripe/test');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('These keys work for Shop of acct_fake, in test mode.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toBeHidden();
  answer();
  await expect(page.getByText('sk_test_…fake')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Stripe' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page.getByLabel('Offer bank transfer').check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your bank details: buyers need them to pay.').first()).toBeVisible();
  await page.getByLabel('Bank details').fill('IBAN DE02 1203 0000 0000 2020 51');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const buyer = await visitor.newPage();
  await buyer.goto('/');
  await addToCart(buyer, 'studio-apron', 'APRON-CLAY', 1);
  await buyer.goto('/checkout');
  // Without scripts the region is typed, and "Update totals" prices the address.
  await buyer.getByLabel('Email').fill('june@example.com');
  await buyer.getByLabel('First name').fill('June');
  await buyer.getByLabel('Last name').fill('Alder');
  await buyer.getByLabel('Address', { exact: true }).fill('12 Fir Street');
  await buyer.getByLabel('City').fill('Portland');
  await buyer.locator('[name=region]').selectOption('OR');
  await buyer.locator('[name=postalCode]').fill('97205');
  await buyer.getByText('Bank transfer').click();
  await buyer.getByRole('button', { name: 'Update totals' }).last().click();
  await expect(buyer.getByLabel('Bank transfer')).toBeChecked();
  await buyer.getByRole('button', { name: /^Place order|^Pay/ }).click();
  await expect(buyer.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(buyer.getByText('IBAN DE02 1203 0000 0000 2020 51')).toBeVisible();

  await page.goto(`${origin}/config/orders`);
  await page
    .getByRole('link', { name: /1\d\d\d/ })
    .first()
    .click();
  await expect(page.locator('#content').getByText('Awaiting payment')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('button', { name: 'Fulfill items' })).toBeVisible();
  await visitor.close();
});
