import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, type Answer } from '@vitrine/testing/buyer.ts';
import { hiddenFields } from '@vitrine/testing/pay-shown-total.ts';
import * as text from '@vitrine/domain/text/en/gift-cards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';

let app: TestApp;
let cardId: string;
let bowlId: string;
let buyer: Buyer;

beforeAll(async () => {
  app = await startTestApp();
  const { shop } = app;
  if (shop === null) throw new Error('no shop');
  cardId = await shop.addProduct('gift-card', {
    title: 'Gift Card <b>of ours</b>',
    type: 'giftCard',
    variantOptions: ['Amount'],
    variants: [2500, 5000].map((priceMinor) => ({
      sku: `GIFT-${priceMinor / 100}`,
      attributes: { Amount: `$${priceMinor / 100}` },
      priceMinor,
      stock: null,
    })),
  });
  bowlId = await shop.addProduct('bowl');
  buyer = new Buyer(app.origin);
  await buyer.open();
});
afterAll(() => app.close());

const pathOf = (query: Readonly<Record<string, string>>): string =>
  `/checkout/giftcard?${new URLSearchParams({ websiteId: app.websiteId, giftCardProductId: cardId, ...query }).toString()}`;

const good = {
  sku: 'GIFT-50',
  recipientName: 'Robin',
  recipientEmail: 'robin@example.com',
  senderName: 'Ada',
  message: '',
  sendOn: '2026-03-02',
};

async function post(change: Partial<typeof good>): Promise<Answer> {
  const page = await buyer.open(pathOf({}));
  return buyer.send('POST', '/checkout/giftcard', {
    form: { ...hiddenFields(page.body), ...good, ...change },
  });
}

const cartCount = async (): Promise<number> => {
  const { rows } = await app.platform.db.$client.query<{ n: number }>(
    `select count(*)::int as n from carts where purpose = 'gift-card'`,
  );
  return rows[0]?.n ?? 0;
};

describe('the gift card page', () => {
  it('shows the denominations, with the one from the address selected, and the possible send dates', async () => {
    const { status, body } = await buyer.open(pathOf({ sku: 'GIFT-50' }));
    expect(status).toBe(200);
    expect(body).toMatch(/value="GIFT-50"[^>]*checked|checked[^>]*value="GIFT-50"/);
    expect(body).not.toMatch(/value="GIFT-25"[^>]*checked|checked[^>]*value="GIFT-25"/);
    expect(body).toMatch(/min="2026-03-02" max="2027-03-02"/);
    expect(body).toContain('Gift Card &lt;b&gt;of ours&lt;/b&gt;');
  });

  it('is where a plain product form posted to the cart redirects', async () => {
    const posted = await buyer.send('POST', '/cart/entries', {
      form: { itemId: cardId, 'option.Amount': '$50', quantity: '1' },
    });
    expect(posted).toMatchObject({ status: 303, location: pathOf({ sku: 'GIFT-50' }) });
  });

  it('reads the denomination from the option fields of the product page’s form', async () => {
    const { body } = await buyer.open(pathOf({ 'option.Amount': '$25' }));
    expect(body).toMatch(/value="GIFT-25"[^>]*checked|checked[^>]*value="GIFT-25"/);
  });

  it('explains when a site, a product or an amount cannot be bought here', async () => {
    for (const [query, sentence] of [
      [{ websiteId: newId() }, text.otherSite],
      [{ giftCardProductId: newId() }, text.unknownProduct],
      [{ giftCardProductId: bowlId }, text.unknownProduct],
      [{ giftCardProductId: '<script>' }, text.unknownProduct],
    ] as const) {
      const { status, body } = await buyer.open(pathOf(query));
      expect(status, sentence).toBe(404);
      expect(body).toContain('Unable to purchase Gift Card');
      expect(body).toContain(sentence);
      expect(body).toContain('href="/"');
    }
    const { status, body } = await buyer.open(pathOf({ sku: 'GIFT-<i>' }));
    expect(status).toBe(200);
    expect(body).toContain(text.unknownAmount);
    expect(body).not.toContain('GIFT-<i>');
    expect((await buyer.open('/checkout/giftcard')).status).toBe(404);
  });

  it('asks for a denomination with the specification’s words', async () => {
    const { status, body } = await post({ sku: '' });
    expect(status).toBe(422);
    expect(body).toContain('Unable to purchase Gift Card');
    expect(body).toContain('Select a denomination for the Gift Card');
    expect(body).toContain('value="robin@example.com"');
  });

  it('keeps the typed values with an error per field; no checkout is started', async () => {
    const before = await cartCount();
    const { status, body } = await post({
      recipientName: '<b>Robin</b>',
      recipientEmail: 'robin',
      sendOn: '2026-03-01',
    });
    expect(status).toBe(422);
    expect(body).toContain(text.recipientEmailInvalid);
    expect(body).toContain(text.sendOnPast);
    expect(body).toContain('value="&lt;b&gt;Robin&lt;/b&gt;"');
    expect(body).not.toContain('<b>Robin');
    expect(await cartCount()).toBe(before);
  });

  it('refuses a message of a megabyte with an error at the field', async () => {
    const { status, body } = await post({ message: 'x'.repeat(1_000_000) });
    expect(status).toBe(422);
    expect(body).toContain('Please use at most 500 characters.');
    expect(body.length).toBeLessThan(60_000);
    expect((await post({ message: 'é'.repeat(1_000_000) })).status).toBe(413);
  });

  it('refuses a post from another site', async () => {
    const before = await cartCount();
    const answer = await app.app.inject({
      method: 'POST',
      url: '/checkout/giftcard',
      headers: {
        host: new URL(app.origin).host,
        origin: 'http://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        websiteId: app.websiteId,
        giftCardProductId: cardId,
        ...good,
      }).toString(),
    });
    expect(answer.statusCode).toBe(303);
    const refusal = await app.app.inject({
      method: 'GET',
      url: String(answer.headers.location),
      headers: { host: new URL(app.origin).host },
    });
    expect(refusal.statusCode).toBe(403);
    expect(refusal.body).toContain('Your session has expired. Please reload the page and try again.');
    expect(await cartCount()).toBe(before);
  });

  it('redirects to its own checkout, which shows the entered details as text', async () => {
    const { status, location } = await post({ message: '<img src=x onerror=alert(1)>' });
    expect(status).toBe(303);
    const { body } = await buyer.open(location ?? '');
    expect(body).toContain('Robin');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('$50.00');
  });

  it('cannot be paid without its cart', async () => {
    for (const token of ['', 'x'.repeat(43), '../../etc']) {
      const path = `/checkout/giftcard/payment?cartToken=${encodeURIComponent(token)}`;
      expect(await buyer.send('GET', path), token).toMatchObject({ status: 303, location: '/cart' });
    }
  });
});
