import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  addButton,
  alertDialog,
  buying,
  buyNowButton,
  eventsNamed,
  expectAlert,
  watchEvents,
  withProduct,
} from '../buying.ts';
import { cartOf } from '../shop-calls.ts';
import { tabTo } from '../shopping.ts';

/** Everything a product's page does, and every row of the error catalogue. spec: storefront-commerce 4, 8, 9 */

const add = 'Unable to Add Item';
const purchase = 'Unable to Purchase Item';
const outOfStock = 'Sorry, we do not have enough of that item available.';
const refuse = async (page: Page, call: string, status: number, body: object): Promise<void> => {
  await page.route(`**${call}`, (route) => route.fulfill({ status, json: body }));
};

/** Touches the form, so that what follows finds it awake. */
async function wake(page: Page): Promise<void> {
  await buying(page).hover();
  await expect(buying(page)).toHaveAttribute('novalidate', '');
}

async function fillHidden(page: Page, name: string, value: string): Promise<void> {
  await wake(page);
  await buying(page)
    .locator(`input[name="${name}"]`)
    .evaluate((input, typed) => {
      (input as HTMLInputElement).value = typed;
    }, value);
}

interface ErrorRow {
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly product: string;
  /** Where the demo shop has no such product. */
  readonly change?: (product: Record<string, unknown>) => Record<string, unknown>;
  readonly act: (page: Page) => Promise<void>;
}

const chooseMug = async (page: Page, color: string, size: string): Promise<void> => {
  await page.getByRole('radio', { name: color }).check();
  await page.getByRole('radio', { name: size }).check();
};
const press = (page: Page): Promise<void> => addButton(page).click();

const rows: Readonly<Record<string, ErrorRow>> = {
  'options left open': {
    type: 'NO_VARIANT_SELECTED',
    title: add,
    message: 'Please select the Color and Size options.',
    product: 'stoneware-mug',
    act: press,
  },
  'a combination that is not made': {
    type: 'VARIANT_UNAVAILABLE',
    title: add,
    message: 'Sorry, that item variant is unavailable. Please select another variant.',
    product: 'stoneware-mug',
    change: (product) => ({
      ...product,
      variants: (product['variants'] as { attributes: Record<string, string> }[]).filter(
        ({ attributes }) => attributes['Color'] !== 'Ink' || attributes['Size'] !== 'Small',
      ),
    }),
    act: async (page) => {
      await chooseMug(page, 'Ink', 'Small');
      await press(page);
    },
  },
  'a variant that is sold out': {
    type: 'OUT_OF_STOCK',
    title: add,
    message: outOfStock,
    product: 'stoneware-mug',
    act: async (page) => {
      await chooseMug(page, 'Ink', 'Large');
      await press(page);
    },
  },
  'a quantity that is none': {
    type: 'QUANTITY_NOT_A_NUMBER',
    title: add,
    message: 'Quantity must be a number.',
    product: 'serving-bowl',
    act: async (page) => {
      await page.getByLabel('Quantity').fill('');
      await press(page);
    },
  },
  'a broken quantity': {
    type: 'QUANTITY_NOT_A_NUMBER',
    title: add,
    message: 'Quantity must be a whole number',
    product: 'serving-bowl',
    act: async (page) => {
      await page.getByLabel('Quantity').fill('1.5');
      await press(page);
    },
  },
  'a broken quantity of subscriptions': {
    type: 'SUB_QUANTITY_NOT_A_WHOLE_NUMBER',
    title: add,
    message: 'Quantity must be a whole number',
    product: 'clay-club',
    act: async (page) => {
      await fillHidden(page, 'quantity', '1.5');
      await press(page);
    },
  },
  'a subscription the server refuses': {
    type: 'SUB_API_FAILURE',
    title: add,
    message: 'No box is left this month.',
    product: 'clay-club',
    act: async (page) => {
      await refuse(page, '/api/3/commerce/cart/subscription', 409, {
        error: 'OUT_OF_STOCK',
        message: 'No box is left this month.',
      });
      await press(page);
    },
  },
  'a gift card without its value': {
    type: 'NO_VARIANT_SELECTED',
    title: 'Unable to purchase Gift Card',
    message: 'Select a denomination for the Gift Card',
    product: 'gift-card',
    act: press,
  },
  'an add the server refuses': {
    type: 'API_FAILURE',
    title: add,
    message: 'Sorry, that item is no longer available.',
    product: 'serving-bowl',
    act: async (page) => {
      await refuse(page, '/shopping-cart/entries', 409, {
        error: 'ITEM_UNAVAILABLE',
        message: 'Sorry, that item is no longer available.',
      });
      await press(page);
    },
  },
  'too many calls': {
    type: 'API_FAILURE',
    title: add,
    message: 'Please try again in a few seconds.',
    product: 'serving-bowl',
    act: async (page) => {
      await refuse(page, '/shopping-cart/entries', 429, {});
      await press(page);
    },
  },
  'a session that has expired': {
    type: 'API_FAILURE',
    title: add,
    message: 'Your session has expired. Please reload the page and try again.',
    product: 'serving-bowl',
    act: async (page) => {
      await refuse(page, '/shopping-cart/entries', 403, { error: 'CRUMB_MISMATCH', message: 'x' });
      await press(page);
    },
  },
  'buying now what the server refuses': {
    type: 'EXPRESS_CHECKOUT_FAILURE',
    title: purchase,
    message: outOfStock,
    product: 'serving-bowl',
    act: async (page) => {
      await refuse(page, '/shopping-cart/entries', 409, { error: 'OUT_OF_STOCK', message: outOfStock });
      await buyNowButton(page).click();
    },
  },
  'buying now without the cart’s cookie': {
    type: 'EXPRESS_CHECKOUT_FAILURE',
    title: purchase,
    message:
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    product: 'serving-bowl',
    act: async (page) => {
      await refuse(page, '/shopping-cart/entries', 200, { shoppingCart: { entries: [], totalQuantity: 0 } });
      await buyNowButton(page).click();
    },
  },
  'a form whose template does not come': {
    type: 'CUSTOM_FORM_RENDER_ERROR',
    title: add,
    message: '',
    product: 'name-plate',
    act: async (page) => {
      await refuse(page, '/GetTemplateSchema*', 500, {});
      await press(page);
    },
  },
  'a form for what is sold out by now': {
    type: 'CUSTOM_FORM_RENDER_ERROR_OUT_OF_STOCK',
    title: add,
    message: outOfStock,
    product: 'name-plate',
    act: async (page) => {
      await refuse(page, '/inventory/stock/*', 200, {
        results: [{ sku: 'PLATE-NAME', unlimited: false, qtyInStock: 0 }],
      });
      await press(page);
    },
  },
  'a subscription with a form that the server refuses': {
    type: 'SUB_WITH_FORM_FAILURE',
    title: add,
    message: 'We make no more of these.',
    product: 'name-plate',
    change: (product) => ({
      ...product,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    }),
    act: async (page) => {
      await refuse(page, '/api/3/commerce/cart/subscription', 409, {
        error: 'ITEM_UNAVAILABLE',
        message: 'We make no more of these.',
      });
      await wake(page);
      await press(page);
      await page.getByRole('dialog').getByLabel('Text').fill('Fern');
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    },
  },
  // Last on its page, whose cookies do not come back.
  'cookies that are off': {
    type: 'API_FAILURE',
    title: add,
    message: 'Please enable cookies in your browser, reload the page, and try again.',
    product: 'serving-bowl',
    act: async (page) => {
      await page.evaluate(() => Object.defineProperty(document, 'cookie', { value: '', configurable: true }));
      await press(page);
    },
  },
};

/** One press after another on one page: what can fail there, each told of once. */
async function expectRows(
  page: Page,
  urlId: string,
  failing: readonly (readonly [string, ErrorRow])[],
): Promise<void> {
  const seen = watchEvents(page);
  const change = failing[0]?.[1].change;
  if (change !== undefined) await withProduct(page, urlId, change);
  await page.goto(`/shop/p/${urlId}`);
  const quantity = buying(page).getByLabel('Quantity');
  for (const [when, row] of failing) {
    await test.step(`${when}: ${row.type}`, async () => {
      if ((await quantity.count()) > 0) await quantity.fill('1');
      await row.act(page);
      await expectAlert(page, row.title, row.message);
      await expect.poll(() => eventsNamed(seen, 'AddToCart'), when).toHaveLength(1);
      expect(eventsNamed(seen, 'AddToCart')[0]?.data).toMatchObject({
        error_type: row.type,
        pdp_layout: 'two-columns',
        is_quickview: false,
        has_custom_form: urlId === 'name-plate',
      });
      seen.length = 0;
      await page.unrouteAll();
      await expect(buying(page).locator('[aria-disabled="true"]')).toHaveCount(0);
    });
  }
  expect((await cartOf(page)).totalQuantity).toBe(0);
}

const byPage = new Map<string, (readonly [string, ErrorRow])[]>();
for (const entry of Object.entries(rows)) {
  const key = `${entry[1].product}${entry[1].change === undefined ? '' : ', changed'}`;
  byPage.set(key, [...(byPage.get(key) ?? []), entry]);
}
for (const [page, failing] of byPage) {
  const types = [...new Set(failing.map(([, { type }]) => type))].join(', ');
  test(`${page}: ${types}, each with its dialog and its event @desktop-only`, async ({ page: tab }) => {
    await expectRows(tab, failing[0]?.[1].product ?? '', failing);
  });
}

test('the alert dialog holds the focus, locks the page and gives the focus back', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  await addButton(page).click();
  await expect(alertDialog(page)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/is-modal-open/);
  await expectAccessible(page);
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(alertDialog(page).getByRole('button', { name: 'OK' })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(alertDialog(page)).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/is-modal-open/);
});

test('the gallery follows its thumbnails and opens large, dark and led by keys', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  await expect(page.getByRole('link', { name: 'Enlarge picture 1' })).toBeVisible();
  const zoom = page.getByRole('link', { name: 'Enlarge picture 1' });
  await zoom.click();
  const lightbox = page.locator('dialog.lightbox');
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 4');
  const picture = lightbox.locator('img');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const { height = 0 } = (await picture.boundingBox()) ?? {};
  const window = page.viewportSize()?.height ?? 0;
  const margin = height > window ? 50 : Math.round((window - height) / 2);
  await expect(picture).toHaveCSS('margin-top', `${String(margin)}px`);
  await expect(page.locator('html')).toHaveClass(/is-modal-open/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toHaveAccessibleName('Picture 2 of 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toHaveAccessibleName('Picture 4 of 4');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(zoom).toBeFocused();
});

test('a lightbox finds its place again 100 ms after the last resize @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  await page.getByRole('link', { name: 'Enlarge picture 1' }).click();
  const picture = page.locator('dialog.lightbox img');
  await expect(picture).toHaveCSS('margin-top', '50px');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.setViewportSize({ width: 400, height: 900 });
  await page.clock.runFor(99);
  await expect(picture).toHaveCSS('margin-top', '50px');
  await page.clock.runFor(60);
  await expect(picture).toHaveCSS('margin-top', '200px');
});

test('thumbnails bring their picture into view without moving the page @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  const third = page.getByRole('link', { name: 'Picture 3', exact: true });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.product-gallery__picture').nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/stoneware-mug$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the installment message', () => {
  test('follows the price, and its modal opens, holds the focus and gives it back', async ({ page }) => {
    await page.goto('/shop/p/stoneware-mug');
    const line = page.locator('.installments__line');
    await expect(line).toHaveText('Afterpay available for orders over $30.00');
    await page.getByRole('radio', { name: 'Moss' }).check();
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect(line).toHaveText('or 4 interest-free payments of $8.50 with Afterpay');
    const modal = page.getByRole('dialog', { name: 'Afterpay' });
    for (const [opener, close] of [
      ['Afterpay', () => page.keyboard.press('Escape')],
      ['Learn more about Afterpay', () => modal.getByRole('button', { name: 'Close' }).click()],
      ['Afterpay', () => page.mouse.click(5, 5)],
    ] as const) {
      const button = page.getByRole('button', { name: opener, exact: true });
      await button.click();
      await expect(modal).toContainText('Take it home now and pay in 4 equal parts, without interest.');
      await page.keyboard.press('Tab');
      await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
      await close();
      await expect(modal).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
    await expect(modal).toBeVisible();
    await expectAccessible(page);
  });

  test('whose page does not load is only warned of @desktop-only', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.route('**/installments/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/shop/p/serving-bowl');
    await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
    expect((await warned).text()).toContain('The installment page could not be shown.');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('has pages for US en, CA en and fr, AU, NZ and GB, and no other @desktop-only', async ({ page }) => {
    const status = async (path: string) => (await page.request.get(`/installments/${path}`)).status();
    expect(await Promise.all(['US/en', 'CA/en', 'CA/fr', 'AU/en', 'NZ/en', 'GB/en'].map(status))).toEqual(
      Array<number>(6).fill(200),
    );
    expect(await Promise.all(['US/fr', 'DE/en', 'us/en', 'US/xx'].map(status))).toEqual(
      Array<number>(4).fill(404),
    );
    await page.goto('/installments/GB/en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Clearpay');
    await expectAccessible(page);
    await page.goto('/installments/CA/fr');
    await expect(page.locator('[data-installments]')).toHaveAttribute('lang', 'fr-CA');
  });

  test('leads to its page without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/serving-bowl');
    await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
    await expect(page).toHaveURL(/\/installments\/US\/en/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Afterpay');
  });
});

const form = (page: Page) => page.locator('form.restock__form');
const error = (page: Page) => form(page).getByRole('alert');
const send = (page: Page) => form(page).getByRole('button', { name: 'Notify me' });

test.describe('the restock form', () => {
  test('says what is wrong with an address, clears it on submit, and thanks in its place', async ({
    page,
  }) => {
    await page.goto('/shop/p/last-vase');
    const call = page.getByRole('heading', { name: 'Tell me when it is back' });
    await send(page).click();
    await expect(error(page)).toHaveText('Email cannot be blank');
    await form(page).getByLabel('Email').fill('june@');
    await send(page).click();
    await expect(error(page)).toHaveText('Email is invalid');
    await expectAccessible(page);
    await page.route('**/notifications/restock', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await form(page).getByLabel('Email').fill('june@example.com');
    await send(page).click();
    await expect(error(page)).not.toHaveText('Email is invalid');
    await expect(error(page)).not.toBeEmpty();
    const sent = page.waitForRequest('**/api/site-users/account/notifications/restock');
    await form(page).getByLabel('Also send me news').check();
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      siteVisitorEmail: 'june@example.com',
      isJoinMailingList: true,
    });
    await expect(page.getByText('Thank you. We will write to you once')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(call).toBeVisible();
  });

  test('comes with a sold-out variant and goes with another @desktop-only', async ({ page }) => {
    await page.goto('/shop/p/stoneware-mug');
    await page.getByRole('radio', { name: 'Ink' }).check();
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect(form(page)).toBeVisible();
    await page.getByRole('radio', { name: 'Small' }).check();
    await expect(form(page)).toHaveCount(0);
  });

  test('works without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/last-vase');
    await send(page).click();
    await expect(error(page)).toHaveText('Email cannot be blank');
    await form(page).getByLabel('Email').fill('june@example.com');
    await send(page).click();
    await expect(page.getByText('Thank you. We will write to you once')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tell me when it is back' })).toBeVisible();
  });
});

test.describe('the custom product form', () => {
  test('by mouse: asks, counts, refuses, and its answers go into the cart', async ({ page }) => {
    const seen = watchEvents(page);
    await page.goto('/shop/p/name-plate');
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: /Your plate/ });
    await expect(dialog.getByLabel('Text')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'One or more fields is invalid, please check your entries.',
    );
    await expect(dialog.getByText('Text is required.')).toBeVisible();
    await expect(dialog.getByLabel('Text')).toBeFocused();
    await expectAccessible(page);
    const note = dialog.getByLabel('Note');
    await note.fill('x'.repeat(500));
    const counter = dialog.locator('.custom-form__counter');
    await expect(counter).toContainText('500 / 500');
    await expect(counter).not.toHaveClass(/is-over/);
    await note.press('End');
    await note.pressSequentially('y');
    await expect(counter).toContainText('501 / 500');
    await expect(counter).toHaveClass(/is-over/);
    await dialog.getByLabel('Text').fill('<b>Fern</b>');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('You have exceeded the character limit.')).toBeVisible();
    await note.fill('By the door');
    await dialog.getByLabel('Glaze').selectOption('Moss with cream letters');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(addButton(page)).toHaveText('Added!');
    await expect
      .poll(() => seen.map(({ name }) => name.replace('CommerceShopping_', '')))
      .toEqual(['VisitPDP', 'OpenCustomProductForm', 'SaveCustomProductForm', 'AddToCart']);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await expect(main).toContainText('<b>Fern</b>');
    await expect(main).toContainText('Moss with cream letters');
    await expect(main).toContainText('By the door');
  });

  test('by keyboard alone @desktop-only', async ({ page }) => {
    await page.goto('/shop/p/name-plate');
    await tabTo(page, addButton(page));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Your plate/ });
    await expect(dialog.getByLabel('Text')).toBeFocused();
    await page.keyboard.type('Moss');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(addButton(page)).toBeFocused();
    await expect(addButton(page)).toHaveText('Added!');
    expect((await cartOf(page)).totalQuantity).toBe(1);
  });

  test('closed without an answer adds nothing and leaves the button as it was @desktop-only', async ({
    page,
  }) => {
    await page.goto('/shop/p/name-plate');
    await addButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(addButton(page)).toHaveText('Add To Cart');
    await expect(addButton(page)).toBeFocused();
    expect((await cartOf(page)).totalQuantity).toBe(0);
  });

  test('stands in the form itself without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/name-plate');
    await buying(page).getByLabel('Text').fill('Fern');
    await buying(page).getByLabel('Note').fill('By the door');
    await addButton(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText('Fern');
    await expect(page.getByRole('main')).toContainText('By the door');
  });
});

test('buying now puts it into the cart and goes straight to the checkout', async ({ page }) => {
  const seen = watchEvents(page);
  await page.goto('/shop/p/serving-bowl');
  await page.route('**/commerce/goto-checkout', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await buyNowButton(page).click();
  await expect.poll(() => eventsNamed(seen, 'AddToCart')).toHaveLength(1);
  expect(eventsNamed(seen, 'AddToCart')[0]?.data).not.toHaveProperty('error_type');
  await page.goto('/commerce/goto-checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect((await cartOf(page)).totalQuantity).toBe(1);
});

test('a subscription leads to its checkout with a token, a gift card to its page with its value', async ({
  page,
}) => {
  await page.goto('/shop/p/clay-club');
  await expect(addButton(page)).toHaveText('Subscribe');
  await addButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  await page.goto('/shop/p/gift-card');
  await page.getByRole('radio', { name: '$50' }).check();
  await addButton(page).click();
  await expect(page).toHaveURL(
    /\/checkout\/giftcard\?websiteId=[\w-]+&giftCardProductId=[\w-]+&sku=GIFT-50$/,
  );
});

test('each visit and each look at related products is told of once @desktop-only', async ({ page }) => {
  const seen = watchEvents(page);
  await page.goto('/shop/p/stoneware-mug');
  const strip = page.getByRole('region', { name: 'You may also like' });
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => eventsNamed(seen, 'RelatedProductDisplay')).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 0));
  await strip.scrollIntoViewIfNeeded();
  await strip.getByRole('article').filter({ hasText: 'Serving Bowl' }).getByRole('button').click();
  await expect.poll(() => eventsNamed(seen, 'RelatedProductAddToCart')).toHaveLength(1);
  // What a page tells as it is left is not seen from here, so it stays.
  await page.route('**/shop/p/serving-bowl', (route) => route.fulfill({ status: 204 }));
  await strip.getByRole('link', { name: 'Serving Bowl', exact: true }).click();
  await expect.poll(() => eventsNamed(seen, 'RelatedProductClick')).toHaveLength(1);
  expect(eventsNamed(seen, 'RelatedProductDisplay')).toHaveLength(1);
  expect(eventsNamed(seen, 'VisitPDP')).toHaveLength(1);
  expect(eventsNamed(seen, 'VisitPDP')[0]?.data).toMatchObject({ pdp_layout: 'two-columns' });
});

test('reviews are summed beside the title, told in full below, and each way to them is told of @desktop-only', async ({
  page,
}) => {
  const seen = watchEvents(page);
  await page.goto('/shop/p/stoneware-mug');
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section.getByRole('listitem').first()).toContainText('out of 5 stars');
  await page.getByRole('link', { name: /out of 5 stars, \d+ reviews?$/ }).click();
  await expect(section).toBeInViewport();
  await expect.poll(() => eventsNamed(seen, 'ReviewsVitalsAnchorLink')).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'About this product' })
    .getByRole('link', { name: /Reviews/ })
    .click();
  await expect.poll(() => eventsNamed(seen, 'ReviewsTab')).toHaveLength(1);
  expect(eventsNamed(seen, 'ReviewsVitalsAnchorLink')).toHaveLength(1);
  await page.goto('/shop/p/gift-card');
  await expect(page.getByRole('region', { name: 'Reviews' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'About this product' })).toHaveCount(0);
});

test('waking the form moves nothing on the page @desktop-only', async ({ page }) => {
  for (const urlId of ['stoneware-mug', 'name-plate', 'last-vase', 'dinner-set']) {
    await page.goto(`/shop/p/${urlId}`);
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      page
        .locator('.product__story')
        .evaluate((story) => story.getBoundingClientRect().top + document.documentElement.scrollTop);
    const before = await place();
    await wake(page);
    expect(await place(), urlId).toEqual(before);
  }
});

test('few left is said of a variant that is nearly gone @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/dinner-set');
  await expect(page.locator('.product-scarcity')).toHaveCount(0);
  await wake(page);
  for (const [option, value] of [
    ['Color', 'Oat'],
    ['Size', 'Large'],
    ['Finish', 'Gloss'],
  ] as const)
    await page.getByLabel(option).selectOption(value);
  await expect(page.locator('.product-scarcity')).toHaveText('Only 5 left');
});
