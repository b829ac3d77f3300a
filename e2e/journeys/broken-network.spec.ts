import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { addButton, alertDialog, expectAdded } from '../buying.ts';
import { cartOf } from '../shop-calls.ts';
import { buyer, card, fillAddress, fillCard, stockOf } from '../shopping.ts';

/**
 * A purchase on a network that breaks at each request in turn. Every step is refused first, says so in a sentence
 * while the page stands as it was, and goes through when it is tried again. In the end there is one order.
 */

const unreachable = 'The shop could not be reached. Check your connection and try again.';
const serverSilent = 'Something went wrong on our side. Please try again.';

interface Break {
  readonly name: string;
  /** What a visitor reads; anything but Pay. */
  readonly sentence: string;
  /** What becomes of a press on Pay, as far as the browser can tell. */
  readonly payment: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}

const breaks: readonly Break[] = [
  {
    name: 'a request that gets lost',
    sentence: unreachable,
    payment: /could not be reached, so we do not know yet .* you will be charged only once/,
    answer: (route) => route.abort('connectionfailed'),
  },
  {
    name: 'an answer that gets lost',
    sentence: unreachable,
    payment: /could not be reached, so we do not know yet .* you will be charged only once/,
    answer: async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
  },
  ...[500, 503].map((status) => ({
    name: `${status} from a proxy`,
    sentence: serverSilent,
    payment: /went wrong on our side, so we do not know yet .* you will be charged only once/,
    answer: (route: Route) => route.fulfill({ status, contentType: 'text/html', body: '' }),
  })),
];

const is = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname);

/** Breaks the requests that match while `press` is made and until its sentence is there; answers how many it met. */
async function broken(
  page: Page,
  { answer }: Break,
  matches: (request: Request) => boolean,
  pressAndRead: () => Promise<void>,
): Promise<void> {
  let met = 0;
  const handle = async (route: Route): Promise<void> => {
    if (!matches(route.request())) return route.fallback();
    met += 1;
    return answer(route);
  };
  await page.route('**/*', handle);
  await pressAndRead();
  // Also those that were on their way when the sentence came.
  await page.unrouteAll({ behavior: 'wait' });
  expect(met).toBeGreaterThan(0);
}

/** The dialog says what happened, and goes; the page is still the same one. */
async function readDialog(page: Page, sentence: string): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect(alertDialog(page)).toContainText(sentence);
  await alertDialog(page).getByRole('button').click();
  await expect(alertDialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const cut of breaks) {
  test(`a buyer whose network breaks everywhere by ${cut.name} is told each time, and has one order @desktop-only`, async ({
    page,
  }) => {
    await page.goto('/shop/p/studio-apron');
    const before = await stockOf(page, 'studio-apron', { Color: 'Slate' });
    await page.getByRole('radio', { name: 'Slate' }).check();

    await broken(page, cut, is('POST', /\/shopping-cart\/entries$/), async () => {
      await addButton(page).click();
      await readDialog(page, cut.sentence);
    });
    await expect(page.getByRole('radio', { name: 'Slate' })).toBeChecked();
    await addButton(page).click();
    await expectAdded(page);

    const cartLink = page.locator('a[data-cart-link]').first();
    await broken(page, cut, is('HEAD', /^\/cart$/), async () => {
      await cartLink.click();
      await readDialog(page, cut.sentence);
    });
    await cartLink.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();

    const oneMore = page.getByRole('button', { name: 'One more Studio Apron' });
    await broken(page, cut, is('PUT', /\/shopping-cart\/entries\//), async () => {
      await oneMore.click();
      await expect(page.getByRole('main')).toContainText(cut.sentence);
    });
    await oneMore.click();
    await expect(page.getByRole('main')).not.toContainText(cut.sentence);

    const toCheckout = page.getByRole('link', { name: 'Checkout', exact: true });
    await broken(page, cut, is('HEAD', /^\/checkout$/), async () => {
      await toCheckout.click();
      await readDialog(page, cut.sentence);
    });
    await toCheckout.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.locator('vitrine-island[name="checkout-form"]')).toHaveAttribute('data-state', 'awake');

    await broken(page, cut, is('POST', /\/checkout\/quote$/), async () => {
      await fillAddress(page);
      await expect(page.locator('.checkout__state')).toHaveText(cut.sentence);
    });
    await fillCard(page, card.pays);
    const code = page.getByLabel('Discount code or gift card');
    await code.fill('FREESHIP');
    await broken(page, cut, is('POST', /\/shopping-cart\/coupons$/), async () => {
      await code.press('Enter');
      await expect(page.locator('#checkout-code-error')).toHaveText(cut.sentence);
    });
    await expect(code).toHaveValue('FREESHIP');
    await code.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove FREESHIP' })).toBeVisible();
    await expect(page.locator('.totals')).toHaveAttribute('data-state', 'settled');

    const pay = page.locator('.checkout__pay');
    // What an answer that was lost has put in is bought too; the summary says how much there is.
    const { totalQuantity: bought } = await cartOf(page);
    await broken(page, cut, is('POST', /^\/checkout$/), async () => {
      await pay.click();
      await expect(page.getByRole('alert').filter({ hasText: cut.payment })).toBeFocused();
    });
    await expect(page.getByLabel('City')).toHaveValue(buyer.city);
    await expect(page.getByLabel('Card number')).toHaveValue(card.pays);

    await broken(page, cut, is('HEAD', /^\/checkout\/order-confirmed\//), async () => {
      await pay.click();
      const paid = 'Your order is paid, but its page could not be loaded.';
      await expect(page.getByRole('alert').filter({ hasText: paid })).toBeFocused();
    });
    await page.getByRole('button', { name: 'Open your order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
    expect(await stockOf(page, 'studio-apron', { Color: 'Slate' })).toBe(before - bought);
  });
}

test('a gift card and a donation keep what was typed when they cannot be sent @desktop-only', async ({
  page,
}) => {
  for (const cut of breaks) {
    await page.goto('/shop/p/gift-card');
    await page.getByRole('radio').first().check();
    await addButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gift Card' })).toBeVisible();
    await page.getByLabel('Their name').fill('Robin Vale');
    await page.getByLabel('Their e-mail').fill('robin@example.com');
    await page.getByLabel('Your name').fill('June');
    await broken(page, cut, is('POST', /^\/checkout\/giftcard$/), async () => {
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await readDialog(page, cut.sentence);
    });
    await expect(page.getByLabel('Their name')).toHaveValue('Robin Vale');
  }
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
