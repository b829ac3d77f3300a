import { expect, test, type Page } from '@playwright/test';
import { addButton, alertDialog, buying, buyNowButton, expectAdded, expectAlert } from '../product-form.ts';
import { addToCart, cartOf } from '../shop-calls.ts';
import { stockOf } from '../buyer-steps.ts';

/** The ten products of the demo shop, as their pages show them. Other tests depend on these facts. */

const price = (page: Page) => buying(page).locator('.product-price');
const button = addButton;
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('the list shows each product with its price, sale price or Sold Out @desktop-only', async ({ page }) => {
  await page.goto('/shop');
  const expected: readonly (readonly [string, RegExp])[] = [
    ['Stoneware Mug', /from \$28\.00/],
    ['Dinner Set', /\$180\.00/],
    ['Studio Apron', /\$52\.00/],
    ['Serving Bowl', /\$48\.00.*\$64\.00.*sale/s],
    ['The Last Vase', /\$120\.00.*sold out/s],
    ['Glaze Notebook', /\$12\.00/],
    ['Throwing Class', /\$85\.00/],
    ['Gift Card', /from \$25\.00/],
    ['Clay Club', /\$30\.00 monthly/],
    ['Name Plate', /\$38\.00/],
  ];
  const cards = page.getByRole('main').getByRole('article');
  for (const [title, words] of expected) {
    await expect(cards.filter({ hasText: title }), title).toHaveText(words);
  }
  await expect(cards).toHaveCount(expected.length);
});

test('the mug costs 28.00 small and 34.00 large; Ink and Large together are sold out @desktop-only', async ({
  page,
}) => {
  await page.goto('/shop/p/stoneware-mug');
  await expect(price(page)).toHaveText('from $28.00');
  await radio(page, 'Moss').check();
  await radio(page, 'Small').check();
  await expect(price(page)).toHaveText('$28.00');
  await radio(page, 'Large').check();
  await expect(price(page)).toHaveText('$34.00');
  await page.getByRole('radio', { name: 'Ink, sold out' }).check();
  await expect(page.getByRole('radio', { name: 'Large, sold out' })).toBeChecked();
  await button(page).click();
  await expectAlert(page, 'Unable to Add Item', 'Sorry, we do not have enough of that item available.');
  await radio(page, 'Small').check();
  await expect(page.getByRole('radio', { name: 'Large, sold out' })).not.toBeChecked();
});

test('the mug’s picture follows its colour', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  await radio(page, 'Moss').check();
  await radio(page, 'Small').check();
  const moss = page.locator('.product-gallery__picture').filter({
    has: page.locator('img[src*="stoneware-mug-moss"]'),
  });
  await expect(moss).toBeInViewport({ ratio: 0.5 });
});

test('the dinner set has three options of two values at one price @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/dinner-set');
  await expect(price(page)).toHaveText('$180.00');
  await expect(buying(page).getByRole('combobox')).toHaveCount(3);
  await expect(page.getByLabel('Color').getByRole('option')).toHaveText(['Select Color', 'Oat', 'Moss']);
});

test('the message lists the unselected options: one, two, three @desktop-only', async ({ page }) => {
  const said = async (message: string): Promise<void> => {
    await button(page).click();
    await expectAlert(page, 'Unable to Add Item', message);
  };
  await page.goto('/shop/p/dinner-set');
  await said('Please select the Color, Size and Finish options.');
  await page.getByLabel('Color').selectOption('Oat');
  await said('Please select the Size and Finish options.');
  await page.getByLabel('Size').selectOption('Large');
  await said('Please select the Finish option.');

  await page.goto('/shop/p/stoneware-mug');
  await said('Please select the Color and Size options.');
  await radio(page, 'Oat').check();
  await said('Please select the Size option.');
});

test('the serving bowl is on sale, and the old price is struck through @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/serving-bowl');
  await expect(price(page).locator('ins')).toHaveText('$48.00');
  await expect(price(page).locator('del')).toHaveText('$64.00');
  await expect(price(page)).toHaveText('Sale price $48.00 Original price $64.00');
  await button(page).click();
  await expectAdded(page);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$48.00');
});

test('the last vase is sold out and has a disabled button that says so @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/last-vase');
  await expect(price(page)).toHaveText('$120.00');
  await expect(button(page)).toHaveText('Sold Out');
  await expect(button(page)).toBeDisabled();
  await expect(buying(page).getByLabel('Quantity')).toHaveCount(0);
});

for (const [urlId, title, cost, hasQuantity] of [
  ['glaze-notebook', 'Glaze Notebook', '$12.00', false],
  ['throwing-class', 'Throwing Class', '$85.00', true],
] as const) {
  test(`${title} goes straight into the cart at ${cost} @desktop-only`, async ({ page }) => {
    await page.goto(`/shop/p/${urlId}`);
    await expect(price(page)).toHaveText(cost);
    await expect(buying(page).getByLabel('Quantity')).toHaveCount(hasQuantity ? 1 : 0);
    await button(page).click();
    await expectAdded(page);
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText(title);
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(cost);
  });
}

for (const [urlId, cost, label] of [
  ['gift-card', 'from $25.00', 'Add To Cart'],
  ['clay-club', '$30.00 monthly', 'Subscribe'],
  ['name-plate', '$38.00', 'Add To Cart'],
] as const) {
  test(`${urlId} is sold at ${cost} by its own flow: ${label} @desktop-only`, async ({ page }) => {
    await page.goto(`/shop/p/${urlId}`);
    await expect(price(page)).toHaveText(cost);
    await expect(button(page)).toHaveText(label);
    await expect(button(page)).toBeEnabled();
    await expect(buyNowButton(page)).toHaveCount(urlId === 'name-plate' ? 1 : 0);
    await expect(buying(page).getByLabel('Quantity')).toHaveCount(urlId === 'name-plate' ? 1 : 0);
  });
}

test('the gift card has denominations of 25, 50 and 100 @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/gift-card');
  for (const amount of ['$25', '$50', '$100']) {
    await radio(page, amount).check();
    await expect(price(page)).toHaveText(`${amount}.00`);
  }
});

test('an invalid quantity is refused with a sentence, and nothing is added @desktop-only', async ({
  page,
}) => {
  await page.goto('/shop/p/throwing-class');
  const quantity = page.getByLabel('Quantity');
  for (const [typed, sentence] of [
    ['', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be between 1 and 9999.'],
    ['-3', 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
    ['9', 'Sorry, we do not have enough of that item available.'],
  ] as const) {
    await quantity.fill(typed);
    await button(page).click();
    await expectAlert(page, 'Unable to Add Item', sentence);
  }
  expect((await cartOf(page)).totalQuantity).toBe(0);
});

test('units already in the cart count against the stock @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/throwing-class');
  const left = await stockOf(page, 'throwing-class', {});
  await addToCart(page, 'throwing-class', 'CLASS-THROWING', left);
  await button(page).click();
  await expectAlert(page, 'Unable to Add Item', 'Sorry, we do not have enough of that item available.');
  expect((await cartOf(page)).totalQuantity).toBe(left);
});

async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  // The first touch hydrates the form; only then is the clock stopped, so that hydration does not count.
  await page.getByLabel('Quantity').focus();
  await expect(buying(page)).toHaveAttribute('novalidate', '');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test.describe('the states of the button', () => {
  test('shows Adding…, after a second Added! for two seconds, and ignores presses meanwhile @desktop-only', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/shop/p/studio-apron');
    await radio(page, 'Slate').check();
    await button(page).click();
    await expect(button(page)).toHaveText('Adding…');
    await expect(buying(page).getByRole('status')).toContainText('Studio Apron was added to your cart.');
    await page.clock.runFor(999);
    await expect(button(page)).toHaveText('Adding…');
    await page.clock.runFor(1);
    await expect(button(page)).toHaveText('Added!');
    await button(page).click({ force: true });
    await button(page).press('Enter');
    await page.clock.runFor(1999);
    await expect(button(page)).toHaveText('Added!');
    await page.clock.runFor(1);
    await expect(button(page)).toHaveText('Add To Cart');
    expect((await cartOf(page)).totalQuantity).toBe(1);
  });

  test('shows Select Option for two seconds when an option is not selected @desktop-only', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/shop/p/studio-apron');
    await button(page).press('Space');
    await expect(alertDialog(page)).toContainText('Please select the Color option.');
    await expect(button(page)).toHaveText('Select Option');
    await page.keyboard.press('Escape');
    await page.clock.runFor(1999);
    await expect(button(page)).toHaveText('Select Option');
    await page.clock.runFor(1);
    await expect(button(page)).toHaveText('Add To Cart');
  });

  test('is reset a second after a failure, whose dialog stays @desktop-only', async ({ page }) => {
    await openWithStoppedClock(page, '/shop/p/studio-apron');
    await page.route('**/shopping-cart/entries', (route) => route.fulfill({ status: 429, body: '' }));
    await radio(page, 'Clay').check();
    await button(page).press('Enter');
    await expect(alertDialog(page)).toContainText('Please try again in a few seconds.');
    await page.clock.runFor(999);
    await expect(button(page)).toHaveText('Adding…');
    await page.clock.runFor(1);
    await expect(button(page)).toHaveText('Add To Cart');
    await expect(alertDialog(page)).toContainText('Please try again in a few seconds.');
  });
});

test('without JavaScript an unselected option is refused with a sentence on the page @without-javascript', async ({
  page,
}) => {
  await page.goto('/shop/p/stoneware-mug');
  await page.evaluate(() => document.querySelector('form.product-purchase')?.setAttribute('novalidate', ''));
  await button(page).click();
  await expect(page).toHaveURL(/notice=NO_VARIANT_SELECTED/);
  await expect(buying(page).getByRole('alert')).toContainText('Unable to Add Item');
});
