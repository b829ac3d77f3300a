import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { addToCart } from '../shop-calls.ts';
import {
  buyer,
  card,
  fillAddress,
  fillCard,
  openSummary,
  payButton,
  tabTo,
  updateTotals,
} from '../buyer-steps.ts';
import { expectPageBasics } from '../page-basics.ts';

const thanks = 'Thank you for your order';

/** At the checkout with aprons at 52.00; two of them have free delivery. */
async function atTheCheckout(page: Page, quantity = 1): Promise<void> {
  await page.goto('/cart');
  const context = (await (await page.request.get('/shop/p/studio-apron?format=json')).json()) as {
    item: { variants: readonly { sku: string }[] };
  };
  await addToCart(page, 'studio-apron', context.item.variants.at(-1)?.sku ?? '', quantity);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

async function awake(page: Page): Promise<void> {
  await expect(page.locator('vitrine-island[name="checkout-form"]')).toHaveAttribute('data-state', 'awake');
}

/** At the checkout with the form hydrated and filled in, ready to press Pay. */
async function readyToPay(page: Page, quantity = 1): Promise<void> {
  await atTheCheckout(page, quantity);
  await awake(page);
  await fillAddress(page);
  await fillCard(page, card.pays);
}

/** The code that hydrates the form. */
const islandCode = /\/checkout-form\.island-.*\.js/;

/** Counts the form posts from now on. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/checkout') posts += 1;
  });
  return () => posts;
}

const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? NaN;

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

test('codes are added and removed without leaving the page, with a sentence for each refusal', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  await fillAddress(page);
  await expect(payButton(page)).toHaveText('Pay $58.00');
  await openSummary(page);
  const field = page.getByLabel('Discount code or gift card');
  await field.fill('freeship');
  await field.press('Enter');
  await expect(payButton(page)).toHaveText('Pay $52.00');
  await expect(summary(page)).toContainText('FREESHIP');
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await field.fill('spring5');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The code SPRING5 has expired.')).toBeVisible();
  await field.fill('nobody knows me');
  await field.press('Enter');
  await expect(
    page.getByText('We do not know the code nobody knows me. Please check it for typing errors.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expectPageBasics(page);
  await page.getByRole('button', { name: 'Remove FREESHIP' }).click();
  await expect(payButton(page)).toHaveText('Pay $58.00');
});

test('"gmial.com" and a ZIP code of another state get a hint, and one press corrects them @desktop-only', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  await fillAddress(page);
  await page.getByLabel('Email').fill('june@gmial.com');
  await page.getByLabel('ZIP').fill('10001');
  const meant = page.getByText('Did you mean june@gmail.com?');
  await expect(meant).toBeVisible();
  await page.keyboard.press('Tab');
  const place = page.getByText('10001 is a ZIP code of New York. Is the state right?');
  await expect(place).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('june@gmail.com');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(meant).toBeHidden();
  await page.getByRole('button', { name: 'Change to New York' }).press('Enter');
  await expect(page.getByLabel('State')).toHaveValue('NY');
  await expect(place).toBeHidden();
  await expect(page.getByText('New York sales tax')).toBeVisible();
});

test('the card number is grouped while it is typed, pasted and edited, and sent as digits @desktop-only', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  const number = page.getByLabel('Card number');
  await number.pressSequentially('42424242424');
  await expect(number).toHaveValue('4242 4242 424');
  // Between the groups: a digit is inserted at the caret; Backspace across the gap deletes the digit before it.
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('7');
  await expect(number).toHaveValue('4242 7424 2424');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('4244 2424 24');
  await page.keyboard.type('2');
  await expect(number).toHaveValue('4242 4242 424');
  await number.fill('3782-822463-10005');
  await expect(number).toHaveValue('3782 822463 10005');
  await fillAddress(page);
  await fillCard(page, '4242-4242-4242-4242');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/checkout?pay'),
  );
  await payButton(page).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('cardNumber')).toBe('4242424242424242');
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('local pickup asks for a name only, and a free order needs no card @desktop-only', async ({ page }) => {
  await atTheCheckout(page);
  await awake(page);
  await page.getByRole('button', { name: 'Pick it up' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toBeHidden();
  await expect(page.getByRole('radio', { name: /Pickup at the studio/ })).toBeChecked();
  // Taxed at the place of pickup.
  await expect(payButton(page)).toHaveText('Pay $55.64');
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('First name').fill(buyer.firstName);
  await page.getByLabel('Last name').fill(buyer.lastName);
  await openSummary(page);
  await page.getByLabel('Discount code or gift card').fill('onthehouse');
  await page.getByRole('button', { name: 'Apply' }).click();
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await expect(page.getByText('There is nothing left to pay. No card is needed.')).toBeVisible();
  await expectAccessible(page);
  await place.click();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  await expect(page.getByText('Pickup at the studio')).toBeVisible();
  await expect(page.getByText('Discount (ONTHEHOUSE)')).toBeVisible();
  await expectAccessible(page);
  await expectPageBasics(page);
});

test('by keyboard alone: pickup, payment, and Enter in a field pays like the button @desktop-only', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(buyer.email);
  await tabTo(page, page.getByRole('button', { name: 'Pick it up' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /Pickup at the studio/ })).toBeChecked();
  await expect(payButton(page)).toHaveText('Pay $55.64');
  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.type(buyer.firstName);
  await page.keyboard.press('Enter');
  // Refused for missing values: the summary takes the focus, and its links focus the fields.
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeFocused();
  await page.getByRole('link', { name: 'Enter a last name.' }).press('Enter');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.keyboard.type(buyer.lastName);
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type(card.pays);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 / 40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('a press on Pay while the page hydrates is neither lost nor doubled @desktop-only', async ({ page }) => {
  await atTheCheckout(page);
  const release = await holdRequests(page, islandCode);
  const posts = countPosts(page);
  await page.reload();
  await fillAddress(page);
  await fillCard(page, card.pays);
  const island = page.locator('vitrine-island[name="checkout-form"]');
  await expect(island).toHaveAttribute('data-state', 'waking');
  await payButton(page).click();
  await expect(island).toHaveAttribute('data-held', '');
  await page.getByLabel('Security code').press('Enter');
  await payButton(page).click();
  expect(posts()).toBe(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  expect(posts()).toBe(1);
});

test('a press on Pay that starts before hydration and ends after it counts @desktop-only', async ({
  page,
}) => {
  await atTheCheckout(page);
  const release = await holdRequests(page, islandCode);
  await page.reload();
  await fillAddress(page);
  await fillCard(page, card.pays);
  const island = page.locator('vitrine-island[name="checkout-form"]');
  await expect(island).toHaveAttribute('data-state', 'waking');
  await payButton(page).hover();
  await page.mouse.down();
  release();
  await expect(island).toHaveAttribute('data-state', 'awake');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('totals that arrive during a press are shown after it ends @desktop-only', async ({ page }) => {
  await atTheCheckout(page);
  await fillAddress(page);
  await fillCard(page, card.pays);
  await awake(page);
  await expect(page.locator('.totals')).toHaveAttribute('data-state', 'settled');
  const release = await holdRequests(page, '**/api/commerce/checkout/quote');
  const asked = page.waitForRequest('**/api/commerce/checkout/quote');
  await page.getByLabel('State').selectOption({ label: 'New York' });
  await asked;
  await payButton(page).hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/api/commerce/checkout/quote');
  release();
  await (await answered).finished();
  await expect(page.getByText('New York sales tax')).toBeHidden();
  await page.mouse.up();
  // The press counted: its total is outdated, so the buyer is shown the new one.
  await expect(page.getByText('New York sales tax')).toBeVisible();
  await expect(page.getByRole('alert').or(page.locator('.notice')).first()).toBeVisible();
});

test('a press on Pay counts even if the layout shifts; dragging off the button cancels it @desktop-only', async ({
  page,
}) => {
  await readyToPay(page);
  // Totals that arrive between aiming at the button and the press would move it.
  await expect(page.locator('.totals')).toHaveAttribute('data-state', 'settled');
  const posts = countPosts(page);
  // Smooth scrolling is off while fields are filled: "Pay" would move with it.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const pay = payButton(page);
  await pay.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await pay.hover();
  const before = await pay.boundingBox();
  await page.mouse.down();
  await page.evaluate(() => scrollTo(0, 0));
  const after = await pay.boundingBox();
  expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  expect(posts()).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  expect(posts()).toBe(1);
});

test('Enter while the page hydrates is not lost either @desktop-only', async ({ page }) => {
  await atTheCheckout(page);
  const release = await holdRequests(page, islandCode);
  await page.reload();
  await fillAddress(page);
  await fillCard(page, card.pays);
  await expect(page.locator('vitrine-island[name="checkout-form"]')).toHaveAttribute('data-state', 'waking');
  await page.getByLabel('Security code').press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('a bank challenge: refused, then confirmed; going back shows the order @desktop-only', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  await fillAddress(page);
  await fillCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await page.waitForURL(/\/test-gateway\/confirm\//);
  await page.getByRole('button', { name: /refuse|decline|cancel/i }).click();
  await expect(page.getByText(/Your bank did not confirm this payment/).first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue(buyer.city);
  await fillCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await page.waitForURL(/\/test-gateway\/confirm\//);
  await page.getByRole('button', { name: /confirm|approve/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  const confirmed = page.url();
  await page.goto('/checkout');
  expect(page.url()).toBe(confirmed);
});

test('the purchase is reported once, however often its page is opened @desktop-only', async ({ page }) => {
  const purchases: string[] = [];
  await page.route('**/api/census/RecordHit', async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    const data = body.getAll('data');
    body.getAll('event').forEach((event, at) => {
      if (event === 'purchase') purchases.push(data[at] ?? '');
    });
    await route.fulfill({ status: 204 });
  });
  await readyToPay(page, 2);
  await expect(payButton(page)).toHaveText('Pay $104.00');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  await expect.poll(() => purchases.length).toBe(1);
  const page2 = await page.reload();
  expect(page2?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(purchases).toHaveLength(1);
  // Going back shows the order, not a form that could be paid again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  expect(purchases).toHaveLength(1);
  expect(JSON.parse(purchases[0] ?? '{}')).toMatchObject({
    value: '104.00',
    shipping: '0.00',
    tax: '0.00',
    currency: 'USD',
    items: [{ productName: 'Studio Apron', quantity: 2, unitPrice: '52.00' }],
  });
});

test('after a decline the card field has the focus, everything typed is kept, and the next card pays', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  await fillAddress(page);
  await fillCard(page, card.declines);
  await payButton(page).click();
  const number = page.getByLabel('Card number');
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await expect(number).toHaveAccessibleDescription('Your card was declined. Please try another card.');
  await expect(page.getByLabel('Security code')).toHaveValue('123');
  await expect(page.getByLabel('City')).toHaveValue(buyer.city);
  await expectAccessible(page);
  // Another card is entered: the message about the last one disappears, even while its outcome is unknown.
  await number.fill(card.pays);
  await expect(number).toHaveAccessibleDescription('');
  await page.route('**/checkout?pay', (route) => route.abort('connectionfailed'));
  await number.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'we do not know yet' })).toBeFocused();
  await expect(page.getByText('Your card was declined.')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await number.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('pending totals do not delay a press on Pay @desktop-only', async ({ page }) => {
  await readyToPay(page);
  await expect(payButton(page)).toHaveText('Pay $58.00');
  await page.route('**/api/commerce/checkout/quote', () => undefined);
  const asked = page.waitForRequest('**/api/commerce/checkout/quote');
  const takenBack = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/commerce/checkout/quote'),
  );
  await page.route('**/checkout?pay', async (route) => {
    // The cart of a placed order cannot be priced any more.
    await takenBack;
    await route.continue();
  });
  await page.getByLabel('ZIP').fill('97206');
  await asked;
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('a price the shop changes while totals are pending is shown, and a press before the buyer could read it pays nothing @desktop-only', async ({
  page,
}) => {
  await readyToPay(page);
  await expect(payButton(page)).toHaveText('Pay $58.00');
  await page.route('**/api/commerce/checkout/quote', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as {
      lines: { lineTotalMinor: number }[];
      totals: { subtotalMinor: number; grandTotalMinor: number; amountDueMinor: number };
      changes: string;
    };
    for (const line of quote.lines) line.lineTotalMinor += 700;
    quote.totals.subtotalMinor += 700;
    quote.totals.grandTotalMinor += 700;
    quote.totals.amountDueMinor += 700;
    quote.changes =
      'Studio Apron (Clay) is now $59.00 instead of $52.00. The total is now $73.00 instead of $58.00. Please check it before you pay.';
    await route.fulfill({ response, json: quote });
  });
  const posts = countPosts(page);
  // Pressed at the very moment the total changes.
  await page.evaluate(() => {
    const pay = document.querySelector<HTMLElement>('.checkout__pay');
    const watch = new MutationObserver(() => {
      if (pay?.textContent !== 'Pay $73.00') return;
      watch.disconnect();
      pay.click();
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('radio', { name: /Express/ }).check();
  const notice = page.getByRole('alert').filter({ hasText: 'is now $59.00 instead of $52.00.' });
  await expect(notice).toBeFocused();
  await expectAccessible(page);
  expect(posts()).toBe(0);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/checkout?pay'),
  );
  await expect(async () => {
    await payButton(page).click();
    expect(posts()).toBe(1);
  }).toPass();
  expect(new URLSearchParams((await sent).postData() ?? '').get('expectedTotal')).toBe('7300');
  // A quote may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('express checkout without cookies shows the specified message @desktop-only', async ({ page }) => {
  await page.context().clearCookies();
  const answer = await page.goto('/commerce/goto-checkout');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to Purchase Item' })).toBeVisible();
  await expect(
    page.getByText(
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await atTheCheckout(page);
  await page.goto('/commerce/goto-checkout');
  expect(new URL(page.url()).pathname).toBe('/checkout');
});

test('nothing distracts from paying: a slim header and footer, the total always visible, delivery after the address', async ({
  page,
}) => {
  await atTheCheckout(page);
  await awake(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText(['Fern & Kiln', 'Back to cart']);
  // Not shown over http, where it would be false.
  await expect(header.getByText('Secure checkout')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  const bar = page.locator('.checkout__bar');
  const code = page.getByLabel('Discount code or gift card');
  if (isPhone) {
    await expect(bar).toContainText('$58.00');
    await expect(code).toBeHidden();
    await bar.click();
  } else await expect(bar).toBeHidden();
  await expect(code).toBeVisible();
  expect(await top(page.getByRole('radio', { name: /Standard delivery/ }))).toBeGreaterThan(
    await top(page.getByLabel('ZIP')),
  );
  expect(await top(page.getByLabel('Expiry date'))).toBe(await top(page.getByLabel('Security code')));
  await expect(page.getByRole('list', { name: 'Cards we take' })).toContainText('American Express');
  await expectAccessible(page);
  await expectPageBasics(page);
  await header.getByRole('link', { name: 'Back to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test('without JavaScript: codes, pickup and nothing due, by forms alone @without-javascript', async ({
  page,
}) => {
  await atTheCheckout(page);
  const field = page.getByLabel('Discount code or gift card');
  await page.getByLabel('Email').fill(buyer.email);
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know the code nobody.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await field.fill('onthehouse');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove ONTHEHOUSE' })).toBeVisible();
  const arrived = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Pick it up' }).click();
  await arrived;
  await expect(page.getByRole('radio', { name: /Pickup at the studio/ })).toBeChecked();
  await expect(page.getByLabel('Address', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByLabel('First name').fill(buyer.firstName);
  await page.getByLabel('Last name').fill(buyer.lastName);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('without JavaScript a decline opens at the card, and Back resubmits nothing @without-javascript', async ({
  page,
}) => {
  await atTheCheckout(page);
  await fillAddress(page);
  await updateTotals(page);
  await expect(page.getByLabel('City')).toHaveValue(buyer.city);
  await fillCard(page, card.declines);
  const declined = page.waitForEvent('framenavigated');
  await payButton(page).click();
  await declined;
  await expect(page.getByText('Your card was declined. Please try another card.').first()).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toBeInViewport();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await page.reload();
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue(buyer.city);
  expect(methods).not.toContain('POST');
  await fillCard(page, card.pays);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});
