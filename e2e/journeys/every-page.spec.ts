import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { signInAsOwner } from '../owner.ts';
import { expectPageBasics, watchConsole } from '../page-basics.ts';
import { placeOrder } from '../placed-order.ts';
import { addToCart } from '../shop-calls.ts';
import { buyer } from '../buyer-steps.ts';

const products = [
  'stoneware-mug',
  'dinner-set',
  'studio-apron',
  'serving-bowl',
  'last-vase',
  'glaze-notebook',
  'throwing-class',
  'gift-card',
  'clay-club',
  'name-plate',
];

const pages = [
  '/',
  '/shop',
  '/journal',
  '/journal/two-hundred-tiles',
  '/events',
  '/events/kiln-opening',
  '/gallery',
  '/at-the-table',
  '/six-buckets',
  '/from-lump-to-shelf',
  '/about',
  '/contact',
  '/cart',
];

async function expectBasicsAt(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await expectPageBasics(page);
  await expectAccessible(page);
}

test.describe(() => {
  // As for a visitor who goes from page to page, what the pages share is loaded and compiled once: half the time.
  let page: Page;
  let noise: () => string[];
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    noise = watchConsole(page);
  });
  test.afterAll(() => page.close());

  for (const path of [...pages, ...products.map((urlId) => `/shop/p/${urlId}`)]) {
    test(`${path} works and is accessible`, async () => {
      const before = noise().length;
      await expectBasicsAt(page, path);
      expect(noise().slice(before)).toEqual([]);
    });
  }
});

test('an unknown address shows the theme’s own page', async ({ page }) => {
  await expectBasicsAt(page, '/no-such-page', 404);
  await expect(page.getByRole('link', { name: 'Fern & Kiln' }).first()).toBeVisible();
  await expectBasicsAt(page, '/shop/p/no-such-product', 404);
});

test('cart, checkout, confirmation and status with products in them work and are accessible', async ({
  page,
}) => {
  const noise = watchConsole(page);
  await page.goto('/');
  await addToCart(page, 'dinner-set', 'SET-OAT-MEDIUM-SATIN', 1);
  await addToCart(page, 'serving-bowl', 'BOWL-SERVING', 1);
  await expectBasicsAt(page, '/cart');
  await expect(page.getByRole('banner').getByRole('link', { name: '2 items in cart' })).toBeVisible();
  await expectBasicsAt(page, '/checkout');
  const order = await placeOrder(page);
  await expectBasicsAt(page, order.confirmedPath);
  await expectBasicsAt(page, order.statusPath);
  await page.context().clearCookies();
  await expectBasicsAt(page, order.statusPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your order?' })).toBeVisible();
  await page.getByRole('link', { name: 'Find your order' }).click();
  await page.getByLabel('Order number').fill(order.number);
  await page.getByLabel('Email').fill(buyer.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(order.statusPath);
  await expect(page.getByRole('main')).toContainText(order.number);
  expect(noise()).toEqual([]);
});

test('the cart links are accessible at one and at more than a hundred items', async ({ page }) => {
  const banner = page.getByRole('banner');
  await page.goto('/');
  await addToCart(page, 'glaze-notebook', 'NOTEBOOK-GLAZE', 1);
  await page.goto('/about');
  await expect(banner.getByRole('link', { name: 'One item in cart' })).toBeVisible();
  await expectAccessible(page);
  await addToCart(page, 'glaze-notebook', 'NOTEBOOK-GLAZE', 149);
  await page.goto('/about');
  await expect(banner.getByRole('link', { name: 'More than 100 items in cart' })).toBeVisible();
  await expectAccessible(page);
  await expectPageBasics(page);
});

test('the admin’s screens work and are accessible', async ({ page }) => {
  await page.goto('/');
  await placeOrder(page);
  await signInAsOwner(page);
  // From here on: before signing in, a 401 in the console is expected.
  const noise = watchConsole(page);
  const look = async (): Promise<void> => {
    await expectPageBasics(page);
    await expectAccessible(page);
  };
  await expect(page.getByRole('table')).toBeVisible();
  await look();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await look();
  await page.goto('/config/products');
  await expect(page.getByRole('link', { name: 'Stoneware Mug' })).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Stoneware Mug' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Variants' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toBeVisible();
  await look();
  await page.goto('/config/products/new');
  await expect(page.getByRole('radio', { name: 'Gift card' })).toBeVisible();
  await look();
  await page.goto('/config/mail');
  await page.getByRole('main').getByRole('link', { name: /order/i }).first().click();
  await expect(page.getByTitle('Email preview')).toBeVisible();
  await look();
  await page.goto('/config/nowhere');
  await expect(page.getByText('Page not found')).toBeVisible();
  await look();
  expect(noise()).toEqual([]);
});

test('sign-in and a used welcome link work and are accessible', async ({ page }) => {
  await page.goto('/config/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
  await page.goto('/config/welcome?token=this-link-was-never-given-out-to-anyone');
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
});

test('every page shows its text and pictures without JavaScript @without-javascript', async ({ page }) => {
  for (const path of [...pages, ...products.map((urlId) => `/shop/p/${urlId}`)]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const words = await page.getByRole('main').innerText();
    expect(words.length, path).toBeGreaterThan(40);
    for (const picture of (await page.getByRole('main').locator('img').all()).slice(0, 3)) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture, path).toBeVisible();
    }
  }
});

test('the mobile menu opens without JavaScript @without-javascript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const journal = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' });
  await expect(journal).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await journal.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
});
