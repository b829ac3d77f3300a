import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addButton, expectAdded } from '../product-form.ts';
import { signInAsOwner } from '../owner.ts';
import {
  buyer,
  card,
  chooseTwoLargeMossMugs,
  fillAddress,
  fillCard,
  findTheMug,
  payButton,
  stockOf,
  tabTo,
  typeCheckout,
  updateTotals,
} from '../buyer-steps.ts';

const largeMoss = { Color: 'Moss', Size: 'Large' };

async function orderNumberOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  const words = await page
    .getByText(/Order \d+/)
    .first()
    .textContent();
  return /Order (\d+)/.exec(words ?? '')?.[1] ?? '';
}

/** The owner finds the order with its events, and its mail in the outbox. */
async function expectOwnerSees(page: Page, number: string): Promise<void> {
  await signInAsOwner(page);
  await page
    .getByRole('link', { name: new RegExp(`\\b${number}\\b`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Stoneware Mug').first()).toBeVisible();
  await expect(page.getByText(buyer.email).first()).toBeVisible();
  const happened = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Timeline', level: 2 }) })
    .getByRole('listitem');
  await expect(happened.filter({ hasText: 'Order placed' })).toHaveCount(1);
  await expect(happened.filter({ hasText: 'Paid' })).toContainText('Visa ending in 4242');
  await page.goto('/config/mail');
  await expect(page.getByText(new RegExp(`${number}`)).first()).toBeVisible();
}

test('by mouse: home, shop, mug, cart, checkout, paid; stock, admin and outbox show it', async ({
  page,
  browser,
}) => {
  const before = await stockOf(page, 'stoneware-mug', largeMoss);
  await findTheMug(page);
  await expectAccessible(page);
  await chooseTwoLargeMossMugs(page);
  await addButton(page).click();
  await expectAdded(page);
  const cartLink = page.getByRole('banner').getByRole('link', { name: '2 items in cart' });
  await expect(cartLink).toBeVisible();
  await cartLink.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$68.00');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillAddress(page);
  await fillCard(page, card.pays);
  await expect(payButton(page)).toHaveText('Pay $74.00');
  await expectAccessible(page);
  await payButton(page).click();
  const number = await orderNumberOn(page);
  await expect(page.getByText('$74.00').first()).toBeVisible();
  await expectAccessible(page);
  expect(await stockOf(page, 'stoneware-mug', largeMoss)).toBe(before - 2);

  await page.getByRole('link', { name: 'View order status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid, being prepared' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByText('Nothing here yet. The shelves are full, though.')).toBeVisible();
  await expectAccessible(page);

  const back = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await expectOwnerSees(back, number);
  await back.context().close();
});

test('by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
  }
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop', exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Stoneware Mug', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeVisible();
  // A radio group is one Tab stop; arrows choose within it.
  await tabTo(page, page.getByRole('radio', { name: 'Oat' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Moss' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Small' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await tabTo(page, page.getByLabel('Quantity'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await tabTo(page, addButton(page));
  await page.keyboard.press('Space');
  await expectAdded(page);
  await page.goto('/cart');
  await tabTo(page, page.getByRole('link', { name: 'Checkout', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await typeCheckout(page);
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await tabTo(page, payButton(page));
  await expect(payButton(page)).toHaveText('Pay $74.00');
  await page.keyboard.press('Enter');
  await orderNumberOn(page);
});

test('a declined card says why and keeps cart and form; another card pays @desktop-only', async ({
  page,
}) => {
  await findTheMug(page);
  await page.getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('radio', { name: 'Small' }).check();
  await addButton(page).click();
  await expectAdded(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await fillCard(page, card.declines);
  await expect(payButton(page)).toHaveText('Pay $34.00');
  await payButton(page).click();
  await expect(page.getByText('Your card was declined. Please try another card.').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await expect(page.getByLabel('City')).toHaveValue(buyer.city);
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await expect(page.getByLabel('Card number')).toHaveValue(card.declines);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Stoneware Mug');
  await fillCard(page, card.lacksFunds);
  await payButton(page).click();
  await expect(
    page.getByText('Your card has insufficient funds. Please try another card.').first(),
  ).toBeVisible();
  await fillCard(page, card.pays);
  await payButton(page).click();
  await orderNumberOn(page);
});

test('without JavaScript: forms post, and the total is shown before it is charged @without-javascript', async ({
  page,
}) => {
  const before = await stockOf(page, 'stoneware-mug', largeMoss);
  await findTheMug(page);
  await chooseTwoLargeMossMugs(page);
  await addButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$68.00');
  await page.getByRole('spinbutton', { name: 'Quantity of Stoneware Mug' }).fill('1');
  await page.getByRole('button', { name: 'Update quantity of Stoneware Mug' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$34.00');
  await page.getByRole('spinbutton', { name: 'Quantity of Stoneware Mug' }).fill('2');
  await page.getByRole('button', { name: 'Update quantity of Stoneware Mug' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$68.00');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillAddress(page);
  await page.getByLabel('State').selectOption({ label: 'New York' });
  await page.getByLabel('ZIP').fill('10001');
  await updateTotals(page);
  await expect(page.getByRole('definition').filter({ hasText: '$79.44' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await fillCard(page, card.pays);
  await payButton(page).click();
  await orderNumberOn(page);
  expect(await stockOf(page, 'stoneware-mug', largeMoss)).toBe(before - 2);
});
