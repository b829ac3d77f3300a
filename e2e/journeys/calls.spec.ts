import { expect, test, type Page } from '@playwright/test';
import { addButton, eventsNamed, expectAdded, watchEvents } from '../product-form.ts';
import { crumbOf } from '../shop-calls.ts';
import { card, fillAddress, fillCard, payButton } from '../buyer-steps.ts';

/** Analytics events, and the captcha's badge. spec: storefront-commerce 4, 7, 9 */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Leaves the page as a visitor would, so that queued events are sent. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(`**${path}`);
}

test('each step of a visit is reported once, with the fields of the page @desktop-only', async ({ page }) => {
  const seen = watchEvents(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/census/RecordHit')) answers.push(response.status());
  });
  await page.goto('/shop');
  await expect.poll(() => eventsNamed(seen, 'VisitPLP')).toHaveLength(1);
  await goTo(page, '/shop/p/glaze-notebook');
  await expect.poll(() => eventsNamed(seen, 'VisitPDP')).toHaveLength(1);
  await addButton(page).click();
  await expectAdded(page);
  await expect.poll(() => eventsNamed(seen, 'AddToCart')).toHaveLength(1);
  await goTo(page, '/cart');
  await expect.poll(() => eventsNamed(seen, 'ViewCart')).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove Glaze Notebook' }).click();
  await expect.poll(() => eventsNamed(seen, 'RemoveFromCart')).toHaveLength(1);

  const visit = eventsNamed(seen, 'VisitPDP')[0]?.data ?? {};
  expect(visit).toMatchObject({ pdp_layout: 'two-columns' });
  expect(visit['website_id']).toMatch(uuid);
  expect(visit['page_id']).toMatch(/^item-/);
  const add = eventsNamed(seen, 'AddToCart')[0]?.data ?? {};
  expect(add).toMatchObject({
    website_id: visit['website_id'],
    item_id: visit['item_id'],
    is_quickview: false,
    has_custom_form: false,
  });
  expect(add['error_type'] ?? null).toBeNull();
  for (const name of ['VisitPLP', 'VisitPDP', 'AddToCart', 'ViewCart', 'RemoveFromCart']) {
    expect(eventsNamed(seen, name), name).toHaveLength(1);
  }
  // Every response accepts the event; a page that was left gets none.
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (const status of answers) expect([200, 202]).toContain(status);
});

test('an order is reported once, however often its page is opened @desktop-only', async ({ page }) => {
  const seen = watchEvents(page);
  await page.goto('/shop/p/glaze-notebook');
  await addButton(page).click();
  await expectAdded(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await fillCard(page, card.pays);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  const purchases = () => seen.filter(({ name }) => name === 'purchase');
  await expect.poll(purchases).toHaveLength(1);
  await page.reload();
  await goTo(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(purchases()).toHaveLength(1);
  const [sale] = purchases();
  expect(sale?.data['transaction_id']).toBeTruthy();
  expect(sale?.data).toMatchObject({ website_id: expect.stringMatching(uuid) as unknown });
});

test('uncaught errors are reported together, with the crumb, a second after the last @desktop-only', async ({
  page,
}) => {
  await page.goto('/about');
  const sent = page.waitForRequest('**/api/events/RecordJavascriptErrors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('first of two');
    });
    setTimeout(() => void Promise.reject(new Error('second of two')));
  });
  const request = await sent;
  const batch = request.postDataJSON() as { event: string; data: { message: string }; timestamp: number }[];
  expect(batch.map(({ event, data }) => `${event}: ${data.message}`).toSorted()).toEqual([
    'error: first of two',
    'unhandledrejection: second of two',
  ]);
  expect((await request.allHeaders())['x-csrf-token']).toBe(await crumbOf(page));
  expect((await request.response())?.status()).toBe(202);
});

test('the captcha’s badge shows while the back-in-stock form has the focus, and its token is accepted', async ({
  page,
}) => {
  await page.goto('/shop/p/last-vase');
  const form = page.locator('form.back-in-stock__form');
  const badge = page.locator('.captcha-badge');
  await expect(badge).toHaveCount(0);
  // The first touch hydrates the form; only then does it react to focus.
  await form.hover();
  await expect(form).toHaveAttribute('novalidate', '');
  await form.getByLabel('Email').focus();
  await expect(badge).toHaveClass(/is-shown/);
  await expect(badge).toBeVisible();
  await form.getByLabel('Email').blur();
  await expect(badge).toBeHidden();
  const answered = page.waitForResponse('**/api/site-users/account/notifications/restock');
  await form.getByLabel('Email').fill('wait@example.com');
  await form.getByRole('button', { name: 'Notify me' }).click();
  const response = await answered;
  expect(response.status()).toBe(200);
  const body = response.request().postDataJSON() as { recaptchaEnterpriseV3Token: string };
  expect(body.recaptchaEnterpriseV3Token.length).toBeGreaterThan(100);
  await expect(page.getByText('Thank you. We will write to you once')).toBeVisible();
});

test('a fast visitor reaches no rate limit @desktop-only', async ({ page }) => {
  await page.goto('/shop');
  const crumb = await crumbOf(page);
  const statuses = await page.evaluate(
    (token) =>
      Promise.all(
        Array.from({ length: 60 }, async () => {
          const answer = await fetch('/api/commerce/shopping-cart/entries', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-csrf-token': token },
            body: '{}',
          });
          return answer.status;
        }),
      ),
    crumb,
  );
  expect(new Set(statuses)).toEqual(new Set([422]));
});
