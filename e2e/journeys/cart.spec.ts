import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addToCart, cartOf } from '../shop-calls.ts';
import { tabTo } from '../buyer-steps.ts';
import { expectPageBasics, watchConsole } from '../page-basics.ts';

/** The cart page as a visitor uses it. Nothing is bought here, so the shop's stock does not change. */

async function fillCart(page: Page): Promise<void> {
  await page.goto('/about');
  await addToCart(page, 'serving-bowl', 'BOWL-SERVING', 1);
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
/** Below the product there are others with their own buttons. */
const addButton = (page: Page) =>
  page.locator('.product-purchase').getByRole('button', { name: 'Add To Cart' });
const row = (page: Page, label: string) =>
  summary(page)
    .locator('.totals__row')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount code or gift card').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const waiting: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => waiting.push(resolve));
  return { promise, resolve: () => waiting.forEach((resolve) => resolve()) };
}

test('an empty cart links to the shop', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Visit the shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('a changed quantity shows at once and recalculates; a removal can be undone', async ({ page }) => {
  const noise = watchConsole(page);
  await fillCart(page);
  const { promise: held, resolve: release } = deferred();
  await page.route('**/api/commerce/shopping-cart/entries/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'One more Serving Bowl' }).click();
  await expect(page.getByLabel('Quantity of Serving Bowl', { exact: true })).toHaveValue('2');
  await expect(row(page, 'Subtotal')).toHaveText('$148.00');
  await expect(row(page, 'Total')).toHaveText('$148.00');
  await expect(summary(page)).toHaveAttribute('aria-busy', 'true');
  await expect(summary(page).getByText('Recalculating…')).toBeVisible();
  release();
  await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
  await expect(row(page, 'Subtotal')).toHaveText('$148.00');
  expect((await cartOf(page)).totalQuantity).toBe(3);

  await page.getByRole('button', { name: 'Remove Studio Apron' }).click();
  await expect(page.getByText('Studio Apron was removed from your cart.')).toBeVisible();
  await expect(row(page, 'Subtotal')).toHaveText('$96.00');
  await expect(summary(page)).toContainText('Your order qualifies for free delivery.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One fewer Serving Bowl' }).click();
  await expect(summary(page)).toContainText('$27.00 more for free delivery.');
  await page.getByRole('button', { name: 'One more Serving Bowl' }).click();
  await expect(summary(page)).toContainText('Your order qualifies for free delivery.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Quantity of Studio Apron', { exact: true })).toHaveValue('1');
  await expect(row(page, 'Subtotal')).toHaveText('$148.00');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // A press on Checkout ends the editing: neither the press nor the typed value is lost.
  await page.getByLabel('Quantity of Serving Bowl', { exact: true }).fill('3');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(row(page, 'Subtotal')).toHaveText('$196.00');
  expect(noise()).toEqual([]);
});

test('codes, an estimate and pickup change the totals, and each refusal says why', async ({ page }) => {
  await fillCart(page);
  await page.goto('/cart');
  await applyCode(page, 'spring5');
  await expect(page.getByText('The code SPRING5 has expired.')).toBeVisible();
  await applyCode(page, 'NOSUCH');
  await expect(
    page.getByText('We do not know the code NOSUCH. Please check it for typing errors.'),
  ).toBeVisible();
  await applyCode(page, 'welcome10');
  await expect(row(page, 'Discount (WELCOME10)')).toHaveText('-$10.00');
  await applyCode(page, 'freeship');
  await expect(page.getByRole('button', { name: 'Remove FREESHIP' })).toBeVisible();

  await page.getByText('Estimate delivery and tax').click();
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await page.getByLabel('State').selectOption({ label: 'New York' });
  await page.getByLabel('ZIP code').fill('not a zip');
  await page.getByRole('button', { name: 'Show estimate' }).click();
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByRole('button', { name: 'Show estimate' }).click();
  await expect(row(page, 'Estimated total')).toHaveText('$97.20');
  await expect(summary(page).getByText('Estimated for New York, United States')).toBeVisible();
  // Goods of $90.00 have free standard delivery anyway: the code says that there is nothing to discount.
  await expect(page.getByText('The code FREESHIP cannot reduce this order any further.')).toBeVisible();

  await summary(page).getByText('Estimated for New York, United States').click();
  await page.getByLabel('Delivery', { exact: true }).selectOption({ label: 'Express: $14.00' });
  await expect(row(page, 'Discount (FREESHIP)')).toHaveText('-$14.00');
  await expect(row(page, 'Estimated total')).toHaveText('$97.20');
  await page.getByLabel('Delivery', { exact: true }).selectOption({ label: 'Pickup at the studio: Free' });
  // Goods picked up in Asheville are taxed in North Carolina.
  await expect(row(page, 'Estimated total')).toHaveText('$96.30');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
  await expect(row(page, 'Estimated total')).toHaveText('$107.00');
  await page.reload();
  await expect(row(page, 'Estimated total')).toHaveText('$107.00');
  await expectPageBasics(page);
});

test('form answers on a line are shown as text and edited in a dialog', async ({ page }) => {
  await page.goto('/shop/p/name-plate');
  await addButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Ann <b>');
  await dialog.getByLabel('Glaze').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await cartOf(page)).totalQuantity).toBe(1);
  await page.goto('/cart');
  await expect(page.getByText('Ann <b>')).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit your answers for Name Plate' });
  await edit.click();
  await expect(dialog.getByLabel('Text')).toHaveValue('Ann <b>');
  await dialog.getByLabel('Text').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Text')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('Text').fill('Ben');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
  await expect(edit).toBeFocused();
});

test('by keyboard alone: a quantity, a code, a removal and its undo @desktop-only', async ({ page }) => {
  await fillCart(page);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'One more Serving Bowl' })).toBeVisible();
  await tabTo(page, page.getByLabel('Quantity of Serving Bowl', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Subtotal')).toHaveText('$196.00');
  await tabTo(page, page.getByRole('button', { name: 'Remove Serving Bowl' }));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Subtotal')).toHaveText('$52.00');
  await expect(page.getByRole('button', { name: 'Remove Studio Apron' })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('Shift+Tab');
  for (let press = 0; press < 12; press += 1) {
    if (await undo.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Subtotal')).toHaveText('$196.00');
  await tabTo(page, page.getByLabel('Discount code or gift card'));
  await page.keyboard.type('welcome10');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Discount (WELCOME10)')).toHaveText('-$19.60');
  await expect(page.getByLabel('Discount code or gift card')).toBeFocused();
});

test('malformed cookies are logged and ignored @desktop-only', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'SiteUserInfo', value: '{not json', url },
    { name: 'CART', value: '..%2F..%2Fetc', url },
  ]);
  const noise = watchConsole(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty.' })).toBeVisible();
  await page.goto('/about');
  await addToCart(page, 'serving-bowl', 'BOWL-SERVING', 2);
  await page.goto('/cart');
  await expect(row(page, 'Subtotal')).toHaveText('$96.00');
  expect(noise().filter((line) => !line.includes('SiteUserInfo'))).toEqual([]);
});

test('everything a form can do works without JavaScript @without-javascript', async ({ page }) => {
  await page.goto('/shop/p/serving-bowl');
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByLabel('Quantity of Serving Bowl', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Update quantity of Serving Bowl' }).click();
  await expect(row(page, 'Subtotal')).toHaveText('$96.00');
  await applyCode(page, 'SPRING5');
  await expect(page.getByText('The code SPRING5 has expired.')).toBeVisible();
  await expect(page.getByLabel('Discount code or gift card')).toHaveValue('SPRING5');
  await applyCode(page, 'welcome10');
  await expect(row(page, 'Discount (WELCOME10)')).toHaveText('-$9.60');
  await page.getByText('Estimate delivery and tax').click();
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await page.getByLabel('State or province').selectOption({ label: 'North Carolina' });
  await page.getByRole('button', { name: 'Show estimate' }).click();
  await expect(row(page, 'Estimated total')).toHaveText('$92.45');
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
  await expect(row(page, 'Estimated total')).toHaveText('$102.72');
  await page.getByRole('button', { name: 'Remove Serving Bowl' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty.' })).toBeVisible();
});

test('form answers are given and changed without JavaScript @without-javascript', async ({ page }) => {
  await page.goto('/shop/p/name-plate');
  await page.getByLabel('Text').fill('Ann');
  await page.getByLabel('Glaze').selectOption({ index: 1 });
  await addButton(page).click();
  await expect(page.getByText('Ann', { exact: true })).toBeVisible();
  await page.getByLabel('Edit your answers for Name Plate').click();
  await page.getByLabel('Text').fill('Ben');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
});
