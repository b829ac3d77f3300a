import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { HomeView } from '@vitrine/contracts/home.ts';
import type { TaxScreen } from '@vitrine/contracts/tax-settings.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { seedListedOrders } from '@vitrine/testing/seed-listed-orders.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { insertMail } from '../mail/index.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

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
  // 3:30 pm in New York.
  platform.clock.set(Date.parse('2026-07-22T19:30:00Z'));
  await platform.db.$client.query('truncate accounts, contributors, orders, rate_windows');
  shop = await aShop(platform, `home-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const home = async (): Promise<HomeView> => {
  const answer = await owner.send('GET', '/api/admin/home');
  expect(answer.statusCode).toBe(200);
  return answer.json<HomeView>();
};

const openSteps = async () => (await home()).steps.filter(({ isDone }) => !isDone).map(({ step }) => step);

/** An order at a time, in the site's own zone where the string says so. */
async function anOrder(
  placedOn: string,
  {
    status = 'paid',
    totalMinor = 1000,
    refundedMinor = 0,
    refundDueMinor = 0,
    websiteId = shop.websiteId,
  } = {},
): Promise<void> {
  const { rows } = await platform.db.$client.query<{ number: string }>(
    'select coalesce(max(number), 1000) + 1 as number from orders where website_id = $1',
    [websiteId],
  );
  await platform.db.$client.query(
    `insert into orders (website_id, id, number, access_token, cart_id, payment_id, status, test_mode, email, details,
        totals, currency, grand_total_minor, refunded_minor, refund_due_minor, placed_on)
      values ($1, $2, $3, $4, $5, $6, $7, true, 'june@example.com', '{"address":{}}', '{}', 'USD', $8, $9, $10, $11)`,
    [
      websiteId,
      newId(),
      rows[0]?.number,
      newId(),
      newId(),
      newId(),
      status,
      totalMinor,
      refundedMinor,
      refundDueMinor,
      placedOn,
    ],
  );
}

describe('Home', () => {
  it('sums the orders since midnight where the shop is, and those of the same day a week ago until now', async () => {
    await anOrder('2026-07-22T04:00:00Z', { totalMinor: 1000 });
    await anOrder('2026-07-22T19:00:00Z', {
      totalMinor: 2500,
      refundedMinor: 500,
      status: 'partially-refunded',
    });
    await anOrder('2026-07-22T10:00:00Z', { totalMinor: 9900, status: 'canceled' });
    // Yesterday where the shop is.
    await anOrder('2026-07-22T03:59:59Z', { totalMinor: 7000 });
    await anOrder('2026-07-15T15:00:00Z', { totalMinor: 4000 });
    // A week ago, but later in the day.
    await anOrder('2026-07-15T20:00:00Z', { totalMinor: 8000 });
    expect(await home()).toMatchObject({
      currency: 'USD',
      hasOrders: true,
      today: { count: 2, isMore: false, sumMinor: 3000, testCount: 2 },
      lastWeek: { count: 1, isMore: false, sumMinor: 4000, testCount: 1 },
    });
  });

  it('counts what waits: orders to send, to refund and to be paid by hand, low stock, mails that failed; nothing of another website', async () => {
    const other = await aShop(platform, `home-other-${count}.example`);
    await anOrder('2026-07-01T10:00:00Z');
    await anOrder('2026-07-01T10:00:00Z', { status: 'partially-refunded', refundedMinor: 100 });
    await anOrder('2026-07-01T10:00:00Z', { status: 'fulfilled', refundDueMinor: 500 });
    await anOrder('2026-07-01T10:00:00Z', { websiteId: other.websiteId, refundDueMinor: 500 });
    await anOrder('2026-07-01T10:00:00Z', { status: 'awaiting-payment' });
    await anOrder('2026-07-01T10:00:00Z', { websiteId: other.websiteId });
    await anOrder('2026-07-01T10:00:00Z', { websiteId: other.websiteId, status: 'awaiting-payment' });
    // Low in stock, plenty, and a draft that nobody can buy.
    await shop.addProduct('few', { variants: [{ sku: 'FEW', priceMinor: 900, stock: 2 }] });
    await shop.addProduct('plenty', { variants: [{ sku: 'PLENTY', priceMinor: 900, stock: 90 }] });
    await shop.addProduct('hidden', {
      status: 'draft',
      variants: [{ sku: 'HIDDEN', priceMinor: 900, stock: 1 }],
    });
    for (const { websiteId, status } of [
      { websiteId: shop.websiteId, status: 'failed' },
      { websiteId: shop.websiteId, status: 'sent' },
      { websiteId: other.websiteId, status: 'failed' },
    ]) {
      const id = newId();
      await insertMail(platform.db, {
        websiteId,
        id,
        kind: 'restock',
        orderId: null,
        recipient: 'june@example.com',
        subject: 'Back',
        bodyText: '',
        bodyHtml: '',
        now: new Date(),
      });
      await platform.db.$client.query('update outbox_mails set status = $2 where id = $1', [id, status]);
    }
    expect((await home()).waiting).toEqual([
      { kind: 'to-send', count: 2, isMore: false },
      { kind: 'to-refund', count: 1, isMore: false },
      { kind: 'payments', count: 1, isMore: false },
      { kind: 'low-stock', count: 1, isMore: false },
      { kind: 'failed-mails', count: 1, isMore: false },
    ]);
  });

  it('counts up to 1,000 of what waits, and says that there is more', async () => {
    await seedListedOrders(platform.db, shop.websiteId, 1002);
    expect((await home()).waiting).toEqual([{ kind: 'to-send', count: 1000, isMore: true }]);
    await platform.db.$client.query(
      "update orders set status = 'fulfilled' where website_id = $1 and number in (1001, 1002)",
      [shop.websiteId],
    );
    expect((await home()).waiting).toEqual([{ kind: 'to-send', count: 1000, isMore: false }]);
  });

  it('computes the first steps from the shop’s state, each as it is done', async () => {
    await updateSettings(platform, shop.websiteId, {
      title: 'My site',
      settings: {
        store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
      },
    });
    await awaitNotifications(platform);
    expect(await openSteps()).toEqual([
      'title',
      'logo',
      'product',
      'delivery',
      'taxes',
      'payment',
      'publish',
    ]);
    await updateSettings(platform, shop.websiteId, { title: 'Fern & Kiln' });
    await awaitNotifications(platform);
    expect(await openSteps()).toEqual(['logo', 'product', 'delivery', 'taxes', 'payment', 'publish']);
    await updateSettings(platform, shop.websiteId, { settings: { branding: { nameIsLogo: true } } });
    await awaitNotifications(platform);
    expect(await openSteps()).toEqual(['product', 'delivery', 'taxes', 'payment', 'publish']);
    await shop.addProduct('mug', { status: 'draft' });
    expect(await openSteps()).toEqual(['delivery', 'taxes', 'payment', 'publish']);
    await shop.addProduct('bowl');
    expect(await openSteps()).toEqual(['delivery', 'taxes', 'payment']);
    const taxes = (await owner.send('GET', '/api/admin/taxes')).json<TaxScreen>();
    expect(taxes).toMatchObject({ taxRules: [], isDecided: false });
    const { version } = taxes;
    const saved = await owner.send('PUT', '/api/admin/taxes', {
      version,
      pricesIncludeTax: false,
      taxRules: [],
    });
    expect(saved.json()).toMatchObject({ isDecided: true });
    await awaitNotifications(platform);
    expect(await openSteps()).toEqual(['delivery', 'payment']);
  });

  it.each(['bankTransfer', 'onCollection'])('takes %s for a payment that is set up', async (method) => {
    expect(await openSteps()).toContain('payment');
    const off = { enabled: false, instructions: '' };
    await updateSettings(platform, shop.websiteId, {
      settings: {
        manualPayment: {
          bankTransfer: off,
          onCollection: off,
          cancelAfterDays: 14,
          [method]: { enabled: true, instructions: 'IBAN DE02 1203 0000 0000 2020 51' },
        },
      },
    });
    await awaitNotifications(platform);
    expect(await openSteps()).not.toContain('payment');
  });

  it('keeps the steps while one is open', async () => {
    const refused = await owner.send('POST', '/api/admin/home/dismiss-steps');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: 'STEPS_OPEN',
      message: 'Some steps are still open. Finish them first, then close the list.',
    });
    expect((await home()).stepsDismissed).toBe(false);
  });

  it('is refused without an owner, and to an owner of another website', async () => {
    const other = await aShop(platform, `home-third-${count}.example`);
    const elsewhere = aVisitor(app, other.host);
    elsewhere.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
    for (const visitor of [aVisitor(app, shop.host), elsewhere]) {
      expect((await visitor.send('GET', '/api/admin/home')).statusCode).toBe(401);
      expect((await visitor.send('POST', '/api/admin/home/dismiss-steps')).statusCode).toBe(401);
    }
  });
});
