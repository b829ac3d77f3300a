import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail, OrderRow } from '@vitrine/contracts/order-detail.ts';
import * as text from '@vitrine/domain/text/en/donations.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer, type Answer } from '@vitrine/testing/buyer.ts';
import { hiddenFields, payShownTotal } from '@vitrine/testing/pay-shown-total.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWelcomeLink } from '../accounts/index.ts';
import { createCollection } from '../content/index.ts';
import { newId } from '../../platform/ids.ts';

let app: TestApp;
let fundId: string;
let bowlId: string;
let buyer: Buyer;

beforeAll(async () => {
  app = await startTestApp();
  const { shop, platform, websiteId } = app;
  if (shop === null) throw new Error('no shop');
  bowlId = await shop.addProduct('bowl');
  fundId = await shop.addProduct('fund', {
    title: 'Roof <b>fund</b>',
    type: 'service',
    selling: {
      taxClass: 'none',
      donation: { suggestedMinor: [1000, 2500], minimumMinor: 200, maximumMinor: 50_000 },
    },
    variants: [{ sku: 'FUND', priceMinor: 200, stock: null }],
  });
  await createCollection(platform, websiteId, {
    kind: 'page',
    urlId: 'support',
    title: 'Support',
    document: {
      version: 2,
      sections: [
        {
          id: newId(),
          theme: 'light',
          space: 'normal',
          fullWidth: false,
          blocks: [fundId, bowlId].map((itemId) => ({
            id: newId(),
            type: 'donation',
            place: { column: 1, columns: 24, row: 1, rows: 1 },
            props: { itemId, title: `Give to ${itemId}`, text: '' },
          })),
        },
      ],
    },
  });
  buyer = new Buyer(app.origin);
  await buyer.open();
});
afterAll(() => app.close());

const give = (change: Readonly<Record<string, string>>): Promise<Answer> =>
  buyer.send('POST', '/checkout/donate', {
    form: { itemId: fundId, amount: '2500', ownAmount: '', name: '', message: '', ...change },
  });

async function latestOrder(): Promise<OrderDetail> {
  const owner = new Buyer(app.origin);
  await owner.open();
  await owner.send('POST', '/api/admin/welcome', {
    json: {
      token: await createWelcomeLink(app.platform, app.websiteId),
      name: 'Rowan',
      email: 'rowan@example.com',
      password: 'a kiln at dawn',
    },
  });
  const { rows } = JSON.parse((await owner.open('/api/admin/orders')).body) as ListPage<OrderRow>;
  // The clock stands still: orders of the same moment differ by their number.
  const last = rows.toSorted((one, other) => other.number - one.number)[0];
  return JSON.parse((await owner.open(`/api/admin/orders/${last?.id ?? ''}`)).body) as OrderDetail;
}

describe('a donation', () => {
  it('is offered by a block, only for a product that takes donations', async () => {
    const { body } = await buyer.open('/support');
    expect(body).toContain(`Give to ${fundId}`);
    expect(body).toContain('action="/checkout/donate"');
    expect(body).toContain('$10');
    expect(body).toContain('Between $2 and $500.');
    expect(body).not.toContain(`Give to ${bowlId}`);
    // The page is the same for everyone: its form contains no crumb.
    expect(hiddenFields(body)).toEqual({ itemId: fundId });
  });

  it('has a separate page', async () => {
    const { status, body } = await buyer.open(`/checkout/donate?itemId=${fundId}`);
    expect(status).toBe(200);
    expect(body).toContain('page-type-203');
    expect(body).toContain('Roof &lt;b&gt;fund&lt;/b&gt;');
    for (const itemId of [bowlId, newId(), '', '<script>']) {
      const unknown = await buyer.open(`/checkout/donate?itemId=${encodeURIComponent(itemId)}`);
      expect(unknown.status, itemId).toBe(404);
      expect(unknown.body).toContain(text.unknownFund);
    }
  });

  it('is refused with a sentence when the amount is missing, out of range or not a number', async () => {
    for (const [change, sentence] of [
      [{ amount: '' }, text.amountMissing],
      [{ amount: '999' }, text.amountMissing],
      [{ amount: 'own', ownAmount: '1.99' }, 'Please give between $2 and $500.'],
      [{ amount: 'own', ownAmount: '500.01' }, 'Please give between $2 and $500.'],
      [{ amount: 'own', ownAmount: 'a lot' }, 'Type an amount like 10.00.'],
      [{ ownAmount: '30' }, text.amountTwice],
      [{ message: 'x'.repeat(1_000_000) }, 'Please use at most 500 characters.'],
    ] as const) {
      const { status, body } = await give(change);
      expect(status, sentence).toBe(422);
      expect(body).toContain(sentence);
    }
    expect((await give({ itemId: bowlId })).status).toBe(404);
  });

  it('is paid at its own checkout and thanked for, with name and message stored as text', async () => {
    const given = await give({
      amount: 'own',
      ownAmount: '$12.34',
      name: 'Ada <b>Byron</b>',
      message: 'For the <script>roof</script>',
    });
    expect(given.status).toBe(303);
    expect(given.location).toMatch(/^\/checkout\/donate\/payment\?cartToken=/);
    const checkout = await buyer.open(given.location ?? '');
    expect(checkout.body).toContain('Pay $12.34');
    expect(checkout.body).not.toContain('<b>Byron');
    const paid = await payShownTotal(buyer, given.location ?? '');
    expect(paid.status).toBe(303);
    expect(paid.location).toMatch(/^\/checkout\/contribution-confirmed\//);
    const thanks = await buyer.open(paid.location ?? '');
    expect(thanks.status).toBe(200);
    expect(thanks.body).toContain('page-type-204');
    expect(thanks.body).toContain('$12.34');
    expect(thanks.body).not.toContain('<script>roof');
    const order = await latestOrder();
    expect(order).toMatchObject({
      grandTotalMinor: 1234,
      lines: [
        {
          productName: 'Roof <b>fund</b>',
          unitPriceMinor: 1234,
          additionalFields: '{"From":"Ada <b>Byron</b>","Message":"For the <script>roof</script>"}',
        },
      ],
    });
    // The mail contains the same text.
    const { rows } = await app.platform.db.$client.query<{ body_html: string }>(
      `select body_html from outbox_mails where kind = 'order-confirmation'`,
    );
    expect(rows[0]?.body_html).toContain('$12.34');
    expect(rows[0]?.body_html).not.toContain('<script');
  });

  it('is not added to a shopping cart at the price of its product', async () => {
    expect((await buyer.add(fundId, 'FUND')).status).toBe(409);
    // A plain form that tries is redirected to the donation page.
    const posted = await buyer.send('POST', '/cart/entries', {
      form: { itemId: fundId, sku: 'FUND', quantity: '1' },
    });
    expect(posted).toMatchObject({ status: 303, location: `/checkout/donate?itemId=${fundId}` });
  });
});
