import { request as plainHttp } from 'node:http';
import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { signInAsOwner } from '../owner.ts';
import { checkoutKeys, filledForm, payForCart, postCheckout } from '../placed-order.ts';
import { shopPort } from '../shop-address.ts';
import { addToCart, cartOf, crumbOf, itemIdOf, postEntry } from '../shop-calls.ts';
import { stockOf } from '../buyer-steps.ts';

/** Responses to malformed and hostile requests: an error of the catalogue, and nothing changes. */

async function expectFailure(answer: APIResponse, status: number, code: string): Promise<void> {
  const body = await answer.text();
  expect(answer.status(), body).toBe(status);
  expect(body).toContain(`"${code}"`);
  expect(body).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|select .+ from/i);
}

test('a request to an unknown host gets a plain response without content @desktop-only', async () => {
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = plainHttp(
      { host: '127.0.0.1', port: shopPort, path: '/', headers: { host: 'elsewhere.example' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    call.on('error', reject);
    call.end();
  });
  expect(answer.status).toBe(404);
  expect(answer.body).not.toMatch(/Fern|Kiln|Atelier|mug|stylesheet/i);
});

test('malformed calls are refused and change nothing @desktop-only', async ({ page }) => {
  await page.goto('/');
  const itemId = await itemIdOf(page, 'studio-apron');
  const good = { itemId, sku: 'APRON-CLAY', quantity: 1 };
  const entries = '/api/commerce/shopping-cart/entries';
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const json = { ...headers, 'content-type': 'application/json' };

  await expectFailure(
    await page.request.post(entries, { headers: json, data: Buffer.from('{"itemId": ') }),
    400,
    'MALFORMED_JSON',
  );
  for (const wrong of [
    [],
    { ...good, itemId: 7 },
    { ...good, itemId: 'not-an-id' },
    { ...good, sku: { $gt: '' } },
    { ...good, sku: 'x'.repeat(5000) },
    { ...good, quantity: { $gt: 0 } },
  ]) {
    await expectFailure(await postEntry(page, wrong), 422, 'MALFORMED_REQUEST');
  }
  for (const [quantity, code] of [
    [-1, 'QUANTITY_OUT_OF_RANGE'],
    [0, 'QUANTITY_OUT_OF_RANGE'],
    [10_000, 'QUANTITY_OUT_OF_RANGE'],
    [1e300, 'QUANTITY_OUT_OF_RANGE'],
    [1.5, 'QUANTITY_NOT_WHOLE'],
    ['many', 'QUANTITY_NOT_A_NUMBER'],
  ] as const) {
    await expectFailure(await postEntry(page, { ...good, quantity }), 422, code);
  }
  await expectFailure(await postEntry(page, { ...good, quantity: 9999 }), 409, 'OUT_OF_STOCK');
  await expectFailure(
    await postEntry(page, { ...good, itemId: '01900000-0000-7000-8000-000000000000' }),
    409,
    'ITEM_UNAVAILABLE',
  );
  await expectFailure(await postEntry(page, { ...good, sku: 'MUG-OAT-SMALL' }), 409, 'VARIANT_UNAVAILABLE');
  await expectFailure(
    await page.request.post(entries, { headers: json, data: Buffer.from(`"${'x'.repeat(3_000_000)}"`) }),
    413,
    'BODY_TOO_LARGE',
  );
  const kind = await page.request.post(entries, {
    headers: { ...headers, 'content-type': 'application/xml' },
    data: Buffer.from('<entry/>'),
  });
  await expectFailure(kind, 415, 'UNSUPPORTED_MEDIA_TYPE');
  expect((await cartOf(page)).totalQuantity).toBe(0);
});

test('a forged crumb is refused, and so is a call without cookies @desktop-only', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/');
  const data = { itemId: await itemIdOf(page, 'studio-apron'), sku: 'APRON-CLAY', quantity: 1 };
  const entries = '/api/commerce/shopping-cart/entries';
  for (const headers of [{ 'X-CSRF-Token': 'A'.repeat(22) }, {}]) {
    await expectFailure(await page.request.post(entries, { data, headers }), 403, 'CRUMB_MISMATCH');
  }
  const elsewhere = await page.request.post('/cart/entries', {
    form: { itemId: data.itemId, sku: data.sku, quantity: '1' },
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  await expectFailure(elsewhere, 403, 'CRUMB_MISMATCH');
  expect((await cartOf(page)).totalQuantity).toBe(0);
  const bare = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await expectFailure(await bare.post(entries, { data }), 403, 'COOKIES_DISABLED');
  await bare.dispose();
});

test('another visitor’s cart line, order or admin screen cannot be accessed @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 2);
  const line = (await cartOf(page)).entries[0]?.id ?? '';
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await stranger.goto('/');
  const headers = { 'X-CSRF-Token': await crumbOf(stranger) };
  const path = `/api/commerce/shopping-cart/entries/${line}`;
  await expectFailure(await stranger.request.delete(path, { headers }), 404, 'CART_ENTRY_NOT_FOUND');
  await expectFailure(
    await stranger.request.put(path, { headers, data: { quantity: 1 } }),
    404,
    'CART_ENTRY_NOT_FOUND',
  );
  expect((await cartOf(page)).totalQuantity).toBe(2);
  for (const list of ['orders', 'products', 'mails']) {
    const answer = await stranger.request.get(`/api/admin/${list}`);
    expect([401, 404], list).toContain(answer.status());
  }
  expect((await stranger.request.get('/order-status/AAAAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(404);
  await stranger.context().close();
});

test('the same checkout submitted repeatedly and concurrently is one order @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const before = await stockOf(page, 'studio-apron', { Color: 'Slate' });
  await addToCart(page, 'studio-apron', 'APRON-SLATE', 1);
  await postCheckout(page, { ...filledForm(), ...(await checkoutKeys(page)), action: 'update' });
  const form = { ...filledForm(), ...(await checkoutKeys(page)) };
  const answers = await Promise.all(Array.from({ length: 6 }, () => postCheckout(page, form)));
  const places = new Set(
    answers
      .filter((answer) => answer.status() === 303)
      .map((answer) => answer.headers()['location'] ?? '')
      .filter((path) => path.startsWith('/checkout/order-confirmed/')),
  );
  expect(places.size).toBe(1);
  const later = await postCheckout(page, form);
  expect(later.status()).toBe(303);
  expect([...places]).toContain(later.headers()['location']);
  expect(await stockOf(page, 'studio-apron', { Color: 'Slate' })).toBe(before - 1);
});

test('a total that differs from the shop’s is never charged @desktop-only', async ({ page }) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  const keys = await checkoutKeys(page);
  const answer = await postCheckout(page, { ...filledForm(), ...keys, expectedTotal: '1' });
  expect(answer.status()).toBe(303);
  const shown = await page.request.get(answer.headers()['location'] ?? '');
  expect(shown.status()).toBe(409);
  expect(await shown.text()).toContain('The total is now $58.00.');
  expect((await cartOf(page)).totalQuantity).toBe(1);
});

const markup = (name: string): string => `<img src=x onerror="window.hit='${name}'"> "${name}" '&amp;`;

test('markup in every field is shown as text everywhere @desktop-only', async ({ page }) => {
  const fields = {
    firstName: markup('first'),
    lastName: markup('last'),
    line1: markup('line1'),
    line2: markup('line2'),
    city: markup('city'),
    note: `${markup('note')}<script>window.hit='note'</script>`,
  };
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  const order = await payForCart(page, fields);
  const untouched = async (): Promise<void> => {
    expect(await page.evaluate(() => (window as { hit?: string }).hit ?? null)).toBeNull();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  };
  for (const path of [order.confirmedPath, order.statusPath]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(fields.city);
    await untouched();
  }
  await signInAsOwner(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: `#${order.number}` })
    .click();
  for (const field of [fields.firstName, fields.line1, fields.line2, fields.city, fields.note]) {
    await expect(page.getByRole('main')).toContainText(field);
  }
  await untouched();
  await page.goto('/config/mail');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`\\b${order.number}\\b`) })
    .first()
    .click();
  const mail = page.frameLocator('iframe[title="Email preview"]');
  await expect(mail.locator('body')).toContainText(fields.city);
  await expect(mail.locator('img[src="x"]')).toHaveCount(0);
  await untouched();
});

test('a text file named like a picture is refused with a sentence @desktop-only', async ({ page }) => {
  await signInAsOwner(page);
  await openProduct(page, 'Glaze Notebook');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await (
    await chosen
  ).setFiles({ name: 'shopping-list.png', mimeType: 'image/png', buffer: Buffer.from('clay, salt, bread') });
  await expect(page.getByRole('alert')).toContainText(
    'The file shopping-list.png does not appear to be a supported image file.',
  );
});

async function openProduct(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
