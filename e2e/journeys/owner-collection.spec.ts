import { expectAccessible } from '../axe.ts';
import { buyer } from '../buyer-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { addToCart, crumbOf } from '../shop-calls.ts';

/** An order that its buyer fetches and pays for at the studio: from the checkout until the money is in the till. */

test.afterEach('no other journey is offered this payment', async ({ page }) => {
  const answer = await page.request.get('/api/admin/payments');
  const { manual: seen } = (await answer.json()) as { manual: { onCollection: object } };
  const manual = { ...seen, onCollection: { ...seen.onCollection, enabled: false } };
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const stored = await page.request.put('/api/admin/payments/manual', { data: { manual, seen }, headers });
  expect(stored.status(), await stored.text()).toBe(200);
});

test('an order is paid on collection: handed over first, then marked as paid, by keyboard alone @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await page.goto('/config/settings/payments');
  await page.getByRole('switch', { name: 'Offer payment on collection' }).press('Space');
  await page.getByLabel('What buyers should know').fill('Ring at the blue door.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  // The buyer chooses it: it is offered with pickup only.
  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  await shop.goto('/');
  await addToCart(shop, 'studio-apron', 'APRON-CLAY', 1);
  await shop.goto('/checkout');
  const onCollection = shop.getByRole('radio', { name: /^Pay when you pick it up/ });
  await expect(onCollection).toHaveCount(0);
  await shop.getByRole('button', { name: 'Pick it up' }).click();
  await expect(shop.getByRole('radio', { name: /Pickup at the studio/ })).toBeChecked();
  await expect(shop.getByRole('button', { name: 'Pay $55.64' })).toBeVisible();
  await shop.getByLabel('Email').fill(buyer.email);
  await shop.getByLabel('First name').fill(buyer.firstName);
  await shop.getByLabel('Last name').fill(buyer.lastName);
  await onCollection.check();
  await shop.getByRole('button', { name: 'Place order' }).click();
  const howToPay = shop.getByRole('region', { name: 'How to pay' });
  await expect(howToPay).toContainText('You pay $55.64 when you pick up your order.');
  await expect(howToPay).toContainText('Ring at the blue door.');
  await expect(howToPay).toContainText('Unpaid orders are canceled after that day.');
  await shop.getByRole('link', { name: 'View order status' }).click();
  await expect(shop.getByRole('heading', { level: 1, name: 'Waiting for payment' })).toBeVisible();
  const number = /\d+/.exec((await shop.locator('.order-summary__number').textContent()) ?? '')?.[0] ?? '';

  // It waits for the owner, from Home on.
  await page.goto('/config');
  await page.getByRole('link', { name: /to send$/ }).press('Enter');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${number}` }) });
  await expect(row).toContainText('Awaiting payment');
  await row.getByRole('link', { name: `#${number}` }).press('Enter');
  const content = page.locator('#content');
  await expect(content.getByText('Pay on collection')).toBeVisible();
  const deadline = content.getByText('Canceled automatically if it is not paid by');
  await expect(deadline).toBeVisible();

  // It is handed over before it is paid.
  await page.getByRole('button', { name: 'Fulfill items' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Fulfill order ${number}` });
  const mail = page.frameLocator('iframe[title="Email preview"]').locator('body');
  await expect(mail).toContainText(`Order #${number} is ready to be picked up.`);
  await expect(mail).toContainText('Opening hours: Tue–Sat 10:00 AM–6:00 PM');
  await dialog.getByRole('button', { name: 'Fulfill and send email' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'in ten seconds' })).toBeFocused();
  await expect(content.getByText('Awaiting payment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fulfill items' })).toHaveCount(0);
  // What was handed over is no longer canceled by itself.
  await expect(deadline).toHaveCount(0);
  const order = new URL(page.url()).pathname;
  await page.goto('/config/orders');
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: 'To send', exact: true }).press('Enter');
  await expect(page).toHaveURL(/fulfilment=unfulfilled/);
  await expect(row).toHaveCount(0);

  // The buyer's page says so as the mail does.
  await shop.reload();
  await expect(shop.getByRole('heading', { level: 1, name: 'Ready to be picked up' })).toBeVisible();
  const main = shop.getByRole('main');
  await expect(main).toContainText(`Order #${number} is ready to be picked up.`);
  await expect(main).toContainText('Opening hours: Tue–Sat 10:00 AM–6:00 PM');
  await expect(main).not.toContainText(/Sent|parcel/);
  await expect(howToPay).toContainText('You pay $55.64');
  await expect(howToPay).not.toContainText('canceled');
  await expectAccessible(shop);

  // And then the money is there.
  await page.goto(order);
  await page.getByRole('button', { name: 'Mark as paid' }).press('Enter');
  const paid = page.getByRole('dialog', { name: `Mark order #${number} as paid?` });
  await expect(paid.getByRole('button', { name: 'Mark as paid' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paid).toBeHidden();
  await expect(content.getByText('Awaiting payment')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await shop.reload();
  await expect(howToPay).toHaveCount(0);
  await expect(shop.getByRole('heading', { level: 1, name: 'Ready to be picked up' })).toBeVisible();
  await visitor.close();
});
