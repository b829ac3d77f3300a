// PostgreSQL: both (row locks)
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { insertMail } from '../mail/index.ts';
import { updateSettings } from '../websites/index.ts';
import { sendNotices } from './send-notices.ts';

const MINUTE = 60_000;
let count = 0;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query(
    'truncate accounts, contributors, owner_preferences, outbox_mails, orders, rate_windows, notice_states',
  );
  shop = await aShop(platform, `notices-${count}.example`);
  owner = await anOwner(app, platform, shop);
  // The first run only begins to watch.
  await sendNotices(platform);
  platform.clock.advance(MINUTE);
});

/** An order of this moment. */
async function anOrder(number: number, { firstName = 'June', totalMinor = 1000, purpose = 'shopping' } = {}) {
  await platform.db.$client.query(
    `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
        totals, currency, grand_total_minor, placed_on, purpose)
      values ($1, $2, $3, $4, $5, $6, 'paid', true, 'june@example.com', $7, '{}', 'USD', $8, $9, $10)`,
    [
      shop.websiteId,
      newId(),
      number,
      newId(),
      newId(),
      newId(),
      { address: { firstName, lastName: 'Alder' } },
      totalMinor,
      new Date(platform.clock.now()),
      purpose,
    ],
  );
}

/** A minute later: what was written, by kind. */
async function notices(): Promise<
  readonly { kind: string; recipient: string; subject: string; body: string }[]
> {
  platform.clock.advance(MINUTE);
  await sendNotices(platform);
  const { rows } = await platform.db.$client.query<{
    kind: string;
    recipient: string;
    subject: string;
    body: string;
  }>(`select kind, recipient, subject, body_text as body from outbox_mails
      where kind like 'owner-%' order by kind, recipient, id`);
  return rows;
}

it('a new order is mailed to the owner once, with a link to the orders', async () => {
  await anOrder(1001, { totalMinor: 5800 });
  const [mail] = await notices();
  expect(mail).toMatchObject({
    kind: 'owner-new-order',
    recipient: 'rowan@example.com',
    subject: `New order at Shop at ${shop.host}: $58.00`,
  });
  expect(mail?.body).toContain('#1001 June Alder  $58.00');
  expect(mail?.body).toContain(`http://${shop.host}/config/orders`);
  expect(mail?.body).toContain(`http://${shop.host}/config/account`);
  expect(await notices()).toHaveLength(1);
});

it('a busy minute makes one mail: a sum, ten lines and the number of the others; renewals are left out', async () => {
  for (let number = 1001; number <= 1012; number += 1) await anOrder(number);
  await anOrder(1013, { purpose: 'renewal', totalMinor: 9900 });
  const found = await notices();
  expect(found.map(({ subject }) => subject)).toEqual([`12 new orders at Shop at ${shop.host}: $120.00`]);
  expect(found[0]?.body).toContain('#1010');
  expect(found[0]?.body).not.toContain('#1011');
  expect(found[0]?.body).toContain('And 2 more.');
});

it('an order of the last seconds waits for the next run, so that none is missed or repeated', async () => {
  platform.clock.advance(MINUTE - 5_000);
  await anOrder(1001);
  platform.clock.advance(5_000);
  await sendNotices(platform);
  const { rowCount } = await platform.db.$client.query(
    "select 1 from outbox_mails where kind like 'owner-%'",
  );
  expect(rowCount).toBe(0);
  expect(await notices()).toHaveLength(1);
});

it('a variant that falls to its threshold is mailed once, not with every further sale', async () => {
  const itemId = await shop.addProduct('mug', {
    title: 'Stoneware Mug',
    variants: [{ sku: 'MUG', priceMinor: 900, stock: 8 }],
  });
  const product = (await owner.send('GET', `/api/admin/products/${itemId}`)).json<ProductDetail>();
  const sell = (delta: number) =>
    owner.send('POST', `/api/admin/products/${itemId}/stock`, {
      variantId: product.variants[0]?.id,
      delta,
      reason: 'correction',
    });
  expect((await sell(-2)).statusCode).toBe(200);
  expect(await notices()).toEqual([]);
  expect((await sell(-1)).statusCode).toBe(200);
  const [mail] = await notices();
  expect(mail).toMatchObject({
    kind: 'owner-low-stock',
    subject: `1 variant is low in stock at Shop at ${shop.host}`,
  });
  expect(mail?.body).toContain('Stoneware Mug  5 left');
  await sell(-1);
  expect(await notices()).toHaveLength(1);
});

it('a renewal that could not be charged is mailed', async () => {
  await insertMail(platform.db, {
    websiteId: shop.websiteId,
    id: newId(platform.clock.now()),
    kind: 'payment-failed',
    orderId: null,
    recipient: 'june@example.com',
    subject: 'Your payment failed',
    bodyText: '',
    bodyHtml: '',
    now: new Date(platform.clock.now()),
  });
  const [mail] = await notices();
  expect(mail?.kind).toBe('owner-failed-payment');
  expect(mail?.body).toContain('june@example.com');
});

it('an owner is mailed only what they chose, in the site’s language', async () => {
  await updateSettings(platform, shop.websiteId, { settings: { language: 'fr-FR' } });
  await anOrder(1001);
  await owner.send('PUT', '/api/admin/account', { notices: ['low-stock'] });
  expect(await notices()).toEqual([]);
  await owner.send('PUT', '/api/admin/account', { notices: ['new-order'] });
  await anOrder(1002);
  expect((await notices()).map(({ subject }) => subject)).toEqual([
    `Nouvelle commande chez Shop at ${shop.host}\u00a0: 10,00\u00a0$`,
  ]);
});

it('two servers write one mail', async () => {
  await anOrder(1001);
  platform.clock.advance(MINUTE);
  await Promise.all([sendNotices(platform), sendNotices(platform)]);
  expect(await notices()).toHaveLength(1);
});
