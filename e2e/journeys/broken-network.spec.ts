import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { addButton, alertDialog, expectAdded } from '../product-form.ts';
import { cartOf } from '../shop-calls.ts';
import { buyer, card, fillAddress, fillCard, stockOf } from '../buyer-steps.ts';

/**
 * A purchase on a network that fails at each request in turn, in each of four ways. Each step shows a sentence while
 * the page stays as it was, and succeeds on a retry. In the end there is one order.
 */

const unreachable = 'The shop could not be reached. Check your connection and try again.';
const serverSilent = 'Something went wrong on our side. Please try again.';

interface Break {
  readonly name: string;
  /** The message after any request but the payment. */
  readonly sentence: string;
  /** The message after pressing Pay. */
  readonly payment: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}

const outOfReach = {
  sentence: unreachable,
  payment: /could not be reached, so we do not know yet .* you will be charged only once/,
};
const fromProxy = (status: number): Break => ({
  name: `${status} from a proxy`,
  sentence: serverSilent,
  payment: /went wrong on our side, so we do not know yet .* you will be charged only once/,
  answer: (route) => route.fulfill({ status, contentType: 'text/html', body: '' }),
});

/** Ordered so that no message is repeated directly: the one that is read is always the newest. */
const breaks: readonly Break[] = [
  { ...outOfReach, name: 'a request that gets lost', answer: (route) => route.abort('connectionfailed') },
  fromProxy(500),
  {
    ...outOfReach,
    name: 'an answer that gets lost',
    answer: async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
  },
  fromProxy(503),
];

const is = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname);

/** Presses, and reads the message, while matching requests fail in each way in turn. */
async function breakEach(
  page: Page,
  matches: (request: Request) => boolean,
  pressAndRead: (cut: Break) => Promise<void>,
): Promise<void> {
  for (const cut of breaks) {
    await test.step(cut.name, async () => {
      let met = 0;
      await page.route('**/*', async (route) => {
        if (!matches(route.request())) return route.fallback();
        met += 1;
        return cut.answer(route);
      });
      await pressAndRead(cut);
      // Including requests that were in flight when the message appeared.
      await page.unrouteAll({ behavior: 'wait' });
      expect(met).toBeGreaterThan(0);
    });
  }
}

/** The dialog shows the message and closes; the page is still the same. */
async function readDialog(page: Page, sentence: string): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect(alertDialog(page)).toContainText(sentence);
  await alertDialog(page).getByRole('button').click();
  await expect(alertDialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
}

test('a buyer whose network fails at every request in every way sees a message each time, and has one order @desktop-only', async ({
  page,
}) => {
  await page.goto('/shop/p/studio-apron');
  const before = await stockOf(page, 'studio-apron', { Color: 'Slate' });
  await page.getByRole('radio', { name: 'Slate' }).check();

  await breakEach(page, is('POST', /\/shopping-cart\/entries$/), async ({ sentence }) => {
    await addButton(page).click();
    await readDialog(page, sentence);
    await expect(page.getByRole('radio', { name: 'Slate' })).toBeChecked();
  });
  await addButton(page).click();
  await expectAdded(page);

  const cartLink = page.locator('a[data-cart-link]').first();
  await breakEach(page, is('HEAD', /^\/cart$/), async ({ sentence }) => {
    await cartLink.click();
    await readDialog(page, sentence);
  });
  await cartLink.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();

  const oneMore = page.getByRole('button', { name: 'One more Studio Apron' });
  await breakEach(page, is('PUT', /\/shopping-cart\/entries\//), async ({ sentence }) => {
    await oneMore.click();
    await expect(page.getByRole('main')).toContainText(sentence);
  });
  await oneMore.click();
  await expect(page.getByRole('main')).not.toContainText(serverSilent);

  const toCheckout = page.getByRole('link', { name: 'Checkout', exact: true });
  await breakEach(page, is('HEAD', /^\/checkout$/), async ({ sentence }) => {
    await toCheckout.click();
    await readDialog(page, sentence);
  });
  await toCheckout.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.locator('vitrine-island[name="checkout-form"]')).toHaveAttribute('data-state', 'awake');

  await fillAddress(page);
  await fillCard(page, card.pays);
  await expect(page.locator('.totals')).toHaveAttribute('data-state', 'settled');
  const ways = [/Express/, /Standard/];
  let turn = 0;
  await breakEach(page, is('POST', /\/checkout\/quote$/), async ({ sentence }) => {
    await page.getByRole('radio', { name: ways[turn++ % 2] ?? '' }).check();
    await expect(page.locator('.checkout__state')).toHaveText(sentence);
  });
  // After switching away and back, the delivery option that could not be priced is requested again.
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByRole('radio', { name: /Standard/ }).check();
  await expect(page.locator('.checkout__state')).toHaveText('');
  const code = page.getByLabel('Discount code or gift card');
  await code.fill('FREESHIP');
  await breakEach(page, is('POST', /\/shopping-cart\/coupons$/), async ({ sentence }) => {
    await code.press('Enter');
    await expect(page.locator('#checkout-code-error')).toHaveText(sentence);
    await expect(code).toHaveValue('FREESHIP');
  });
  await code.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove FREESHIP' })).toBeVisible();
  await expect(page.locator('.totals')).toHaveAttribute('data-state', 'settled');

  const pay = page.locator('.checkout__pay');
  // Units added by a request whose response was lost are bought, too; the summary shows the quantity.
  const { totalQuantity: bought } = await cartOf(page);
  await page.clock.install();
  await breakEach(page, is('POST', /^\/checkout$/), async ({ payment }) => {
    await pay.click();
    // The form retries automatically after a pause, twice.
    await expect(async () => {
      await page.clock.fastForward(1500);
      await expect(page.getByRole('alert').filter({ hasText: payment })).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [50] });
    await expect(page.getByLabel('City')).toHaveValue(buyer.city);
    await expect(page.getByLabel('Card number')).toHaveValue(card.pays);
  });

  await breakEach(page, is('HEAD', /^\/checkout\/order-confirmed\//), async () => {
    await pay.click();
    const paid = 'Your order is paid, but its page could not be loaded.';
    await expect(page.getByRole('alert').filter({ hasText: paid })).toBeFocused();
  });
  await page.getByRole('button', { name: 'Open your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(await stockOf(page, 'studio-apron', { Color: 'Slate' })).toBe(before - bought);
});

test('a gift card keeps what was typed when it cannot be sent @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/gift-card');
  await page.getByRole('radio').first().check();
  await addButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Card' })).toBeVisible();
  await page.getByLabel('Their name').fill('Robin Vale');
  await page.getByLabel('Their email').fill('robin@example.com');
  await page.getByLabel('Your name').fill('June');
  await breakEach(page, is('POST', /^\/checkout\/giftcard$/), async ({ sentence }) => {
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await readDialog(page, sentence);
    await expect(page.getByLabel('Their name')).toHaveValue('Robin Vale');
  });
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('without JavaScript Back shows the form as it was when the request of Pay was lost, and the order when its response was @without-javascript', async ({
  page,
}) => {
  await page.goto('/shop/p/studio-apron');
  const before = await stockOf(page, 'studio-apron', { Color: 'Slate' });
  await page.getByRole('radio', { name: 'Slate' }).check();
  await addButton(page).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillAddress(page);
  await fillCard(page, card.pays);

  /** Presses Pay while its request fails this way; the browser shows its own error page. */
  const lose = async (answer: (route: Route) => Promise<void>): Promise<void> => {
    await page.route('**/*', (route) =>
      is('POST', /^\/checkout$/)(route.request()) ? answer(route) : route.fallback(),
    );
    await page.locator('.checkout__pay').click();
    await page.waitForURL(/^chrome-error:/);
    await page.unrouteAll({ behavior: 'wait' });
    await page.goBack();
  };
  // Chromium saves a form's values for Back up to a second after typing, without any event.
  await page.waitForTimeout(2_500);
  await lose((route) => route.abort('connectionfailed'));
  await expect(page.getByLabel('City')).toHaveValue(buyer.city);
  await expect(page.getByLabel('Card number')).toHaveValue(card.pays);
  await lose(async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(await stockOf(page, 'studio-apron', { Color: 'Slate' })).toBe(before - 1);
});
