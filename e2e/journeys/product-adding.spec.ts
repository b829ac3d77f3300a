import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  addButton,
  alertDialog,
  buying,
  buyNowButton,
  eventsNamed,
  expectAdded,
  expectAlert,
  hydrateForm,
  watchEvents,
  withProduct,
} from '../product-form.ts';
import { holdRequests } from '../hold-requests.ts';
import { cartOf } from '../shop-calls.ts';
import { stockOf, tabTo } from '../buyer-steps.ts';

/**
 * The flows from a product's page into the cart, and every row of the error catalogue. spec: storefront-commerce 4, 8,
 * 9
 */

const add = 'Unable to Add Item';
const purchase = 'Unable to Purchase Item';
const outOfStock = 'Sorry, we do not have enough of that item available.';
const refuse = async (page: Page, call: string, status: number, body: object): Promise<void> => {
  await page.route(`**${call}`, (route) => route.fulfill({ status, json: body }));
};

async function fillHidden(page: Page, name: string, value: string): Promise<void> {
  await hydrateForm(page);
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
  /** Used where the demo shop has no such product. */
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
      await hydrateForm(page);
      await press(page);
      await page.getByRole('dialog').getByLabel('Text').fill('Fern');
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    },
  },
  // Last on its page, since its cookies are not restored.
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

/** One press after another on one page: each failure is reported once. */
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
      await expect
        .poll(() => eventsNamed(seen, 'AddToCart'), { message: when, intervals: [50] })
        .toHaveLength(1);
      expect(eventsNamed(seen, 'AddToCart')[0]?.data).toMatchObject({
        error_type: row.type,
        pdp_layout: 'two-columns',
        is_quickview: false,
        has_custom_form: urlId === 'name-plate',
      });
      seen.length = 0;
      await page.unrouteAll();
      await expect(buying(page).locator('.button[aria-disabled="true"]')).toHaveCount(0);
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

test('the alert dialog traps the focus, locks the page and returns the focus', async ({ page }) => {
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

test.describe('the custom product form', () => {
  test('by mouse: counts characters, shows errors, and its answers go into the cart', async ({ page }) => {
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
    await expectAdded(page);
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
    await expectAdded(page);
    expect((await cartOf(page)).totalQuantity).toBe(1);
  });

  test('closed without an answer adds nothing and resets the button @desktop-only', async ({ page }) => {
    await page.goto('/shop/p/name-plate');
    await addButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(addButton(page)).toHaveText('Add To Cart');
    await expect(addButton(page)).toBeFocused();
    expect((await cartOf(page)).totalQuantity).toBe(0);
  });

  test('is part of the product form without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/name-plate');
    await buying(page).getByLabel('Text').fill('Fern');
    await buying(page).getByLabel('Note').fill('By the door');
    await addButton(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText('Fern');
    await expect(page.getByRole('main')).toContainText('By the door');
  });
});

const isGoing = (request: Request): boolean =>
  request.method() === 'GET' && new URL(request.url()).pathname === '/commerce/goto-checkout';

const stay = (route: Route): Promise<void> =>
  isGoing(route.request()) ? route.fulfill({ status: 204 }) : route.fallback();

test('"Buy now" adds it to the cart and opens the checkout @desktop-only', async ({ page }) => {
  const seen = watchEvents(page);
  await page.goto('/shop/p/serving-bowl');
  // The page checks whether the checkout responds, then navigates; the navigation gets an empty response.
  await page.route('**/commerce/goto-checkout', stay);
  // Awaited first, since the test itself navigates there later.
  const gone = page.waitForResponse((response) => isGoing(response.request()));
  await buyNowButton(page).click();
  await gone;
  await expect.poll(() => eventsNamed(seen, 'AddToCart')).toHaveLength(1);
  expect(eventsNamed(seen, 'AddToCart')[0]?.data).not.toHaveProperty('error_type');
  await page.unroute('**/commerce/goto-checkout', stay);
  await page.goto('/commerce/goto-checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect((await cartOf(page)).totalQuantity).toBe(1);
});

test('a subscription opens its checkout with a token, a gift card its page with its value @desktop-only', async ({
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

test('a button pressed twice before its code has loaded adds once @desktop-only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/entries')) asked.push(request.url());
  });
  const arrive = await holdRequests(page, '**/run-add-*');
  await page.goto('/shop/p/studio-apron');
  await hydrateForm(page);
  await page.getByRole('radio', { name: 'Clay' }).check();
  await addButton(page).click();
  await addButton(page).click();
  arrive();
  await expectAdded(page);
  expect(asked).toHaveLength(1);
  expect((await cartOf(page)).totalQuantity).toBe(1);
});

test.describe('the quantity', () => {
  test('changes with − and +, from one to the stock', async ({ page }) => {
    await page.goto('/shop/p/serving-bowl');
    const stock = await stockOf(page, 'serving-bowl', {});
    const field = buying(page).getByLabel('Quantity');
    const fewer = buying(page).getByRole('button', { name: 'One fewer' });
    const more = buying(page).getByRole('button', { name: 'One more' });
    for (const target of [fewer, more]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // The first press hydrates the form, and counts.
    await more.click();
    await expect(field).toHaveValue('2');
    for (let at = 2; at < stock; at += 1) await more.press('Enter');
    await expect(field).toHaveValue(String(stock));
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toBeFocused();
    await more.press('Space');
    await expect(field).toHaveValue(String(stock));
    for (let at = 1; at < stock; at += 1) await fewer.press('Space');
    await expect(field).toHaveValue('1');
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await more.click();
    await addButton(page).click();
    await expectAdded(page);
    expect((await cartOf(page)).totalQuantity).toBe(2);
  });

  test('is a plain field without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/serving-bowl');
    await expect(buying(page).locator('.stepper__button').first()).toBeHidden();
    await buying(page).getByLabel('Quantity').fill('2');
    await addButton(page).click();
    await expect(page.getByRole('spinbutton', { name: 'Quantity of Serving Bowl' })).toHaveValue('2');
  });
});

test('an add without network is reported in the shop’s own dialog, and the page stays @desktop-only', async ({
  page,
  context,
}) => {
  const lost = 'The shop could not be reached. Check your connection and try again.';
  const list = page.getByRole('article').filter({ hasText: 'Glaze Notebook' });
  page.on('dialog', (dialog) => {
    throw new Error(`the browser’s own dialog: ${dialog.message()}`);
  });
  // Only the page itself has loaded: neither the form's code nor the list's.
  for (const [path, button] of [
    ['/shop/p/serving-bowl', addButton(page)],
    ['/shop', list.locator('button[type="submit"]')],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState();
    await context.setOffline(true);
    await button.click();
    await expectAlert(page, add, lost);
    expect(new URL(page.url()).pathname).toBe(path);
    await context.setOffline(false);
  }
  // The form's code has loaded, but the call fails.
  await page.goto('/shop/p/serving-bowl');
  await hydrateForm(page);
  await context.setOffline(true);
  await addButton(page).click();
  await expectAlert(page, add, lost);
  await context.setOffline(false);
  await expect(addButton(page)).toHaveText('Add To Cart');
  await addButton(page).click();
  await expectAdded(page);
});
