import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { placeOrder } from '../placed-order.ts';
import { callAsOwner } from '../shop-calls.ts';
import type { Browser, Page } from '@playwright/test';

/** Reviews: asked for by mail, written by a buyer on a phone, published and answered by the owner. */

interface Line {
  readonly id: string;
  readonly toSend: number;
}

/** An order that was sent, of somebody with an address of their own. */
async function sendOrder(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const { number } = await placeOrder(page, { email });
  const { rows } = await callAsOwner<{ rows: readonly { id: string }[] }>(
    page,
    'GET',
    `/api/admin/orders?search=${number}`,
  );
  const path = `/api/admin/orders/${rows[0]?.id ?? ''}`;
  const { revision, lines } = await callAsOwner<{ revision: number; lines: readonly Line[] }>(
    page,
    'GET',
    path,
  );
  await callAsOwner(page, 'POST', `${path}/fulfilments`, {
    lines: lines
      .filter(({ toSend }) => toSend > 0)
      .map(({ id, toSend }) => ({ lineId: id, quantity: toSend })),
    notify: false,
    revision,
  });
}

/** The link of the mail that asks this address. */
async function linkFor(page: Page, email: string): Promise<string> {
  const query = new URLSearchParams({ kind: 'review-request', search: email }).toString();
  const read = async (): Promise<string> => {
    const { rows } = await callAsOwner<{ rows: readonly { id: string }[] }>(
      page,
      'GET',
      `/api/admin/mails?${query}`,
    );
    const [mail] = rows;
    if (mail === undefined) return '';
    const { bodyText } = await callAsOwner<{ bodyText: string }>(page, 'GET', `/api/admin/mails/${mail.id}`);
    return /https?:\S+\/account\/reviews\?token=[\w-]+/.exec(bodyText)?.[0] ?? '';
  };
  // Asked once the fulfilment can no longer be undone.
  await expect.poll(read, { timeout: 60_000 }).not.toBe('');
  return read();
}

/** Writes a review on a phone, first without stars. */
async function writeOnPhone(browser: Browser, link: string, words: string): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const phone = await context.newPage();
  await phone.goto(link);
  const body = phone.getByLabel('Your review', { exact: true });
  await body.fill(words);
  // The browser itself asks for the stars: the server is asked without it.
  await phone.locator('form.review-form').evaluate((form) => form.setAttribute('novalidate', ''));
  await phone.getByRole('button', { name: 'Send review' }).click();
  await expect(phone.getByText('Choose 1 to 5 stars.')).toBeVisible();
  await expect(body).toHaveValue(words);
  await phone.getByRole('radio', { name: '4 stars – good' }).check();
  await phone.getByLabel('Pictures').setInputFiles({
    name: 'apron.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await phone.getByRole('button', { name: 'Send review' }).click();
  await expect(phone.getByText('will appear when the shop has read it')).toBeVisible();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const title = phone.getByRole('link', { name: /Change your review/ });
  await expect(title).toBeVisible();
  await context.close();
  return words;
}

async function reviewBy(hands: Hands, page: Page, browser: Browser, name: string): Promise<void> {
  const email = `${name}@example.com`;
  const words = `It keeps the clay off my clothes, says ${name}.`;
  const answer = `Thank you, ${name}!`;
  await becomeOwner(page);
  await page.goto('/config/reviews/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Review settings' })).toBeVisible();
  await expectAccessible(page);
  await hands.tick(page.getByRole('switch', { name: 'Ask buyers for a review by email' }));
  await hands.write(page.getByLabel('Days after the order was sent'), '0');
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('The review settings are saved.')).toBeVisible();

  await sendOrder(page, email);
  await page.goto('/config/reviews');
  await writeOnPhone(browser, await linkFor(page, email), words);

  await page.goto('/config/reviews?status=pending');
  const row = page.locator('[data-row]').filter({ hasText: words });
  await expect(row).toContainText('Verified purchase · 1 picture');
  await expectAccessible(page);
  await hands.press(row.getByRole('link').first());
  const article = page.getByRole('article');
  await expect(article).toContainText(words);
  await expect(article.getByRole('link', { name: 'Open picture 1' })).toBeVisible();
  await hands.press(article.getByRole('button', { name: /^Publish: / }));
  await expect(article).toContainText('Published');
  await hands.write(page.getByRole('textbox', { name: 'Your answer' }), answer);
  await hands.press(page.getByRole('button', { name: 'Publish answer' }));
  await expect(page.getByText('Your answer is below the review.')).toBeVisible();
  await expectAccessible(page);

  const product = async (): Promise<string> => (await page.request.get('/shop/p/studio-apron')).text();
  await expect.poll(product).toContain(answer);
  const html = await product();
  expect(html).toContain(words);
  expect(html).toContain('review__pictures');
  expect(html).toContain('"aggregateRating"');
  await page.goto('/shop/p/studio-apron#reviews');
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);

  // As it was: other journeys place orders too.
  await callAsOwner(page, 'PUT', '/api/admin/reviews/settings', {
    ask: false,
    askAfterDays: 10,
    moderation: 'hold',
  });
  await callAsOwner(page, 'POST', '/api/admin/reviews/bulk', {
    selection: { query: { search: name } },
    change: { action: 'delete-reviews' },
  });
}

/** Of a buyer nobody else is, also when a journey is repeated in the same shop. */
const nameOf = (hands: string): string => `${hands}${Date.now().toString(36)}`;

test('by mouse: a buyer is asked for a review, writes it on a phone, and the owner publishes and answers it @desktop-only', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await reviewBy(mouseOn(page), page, browser, nameOf('mouse'));
});

test('by keyboard: a buyer is asked for a review, writes it on a phone, and the owner publishes and answers it @desktop-only', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await reviewBy(keyboardOn(page), page, browser, nameOf('keyboard'));
});
