import type { PaymentSettings } from '@vitrine/contracts/payment-accounts.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, aPlacement, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { fakeKeys, startFakeStripe, type FakeStripe } from '@vitrine/testing/fake-stripe/fake-stripe.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { placeOrder, recoverPayments } from '../checkout/index.ts';
import { refundOrder } from '../orders/refund.ts';
import { viewOrder } from '../orders/service.ts';
import { providerOf } from './index.ts';

let fake: FakeStripe;
let platform: TestPlatform;
let app: FastifyInstance;
let address: string;
let shop: CheckoutShop;
let host: string;
let owner: TestVisitor;
let shops = 0;

const total = 3400 + 600 + 238;
const keys = { publishableKey: 'pk_test_fake', secretKey: 'sk_test_fake' };
const otherKeys = { publishableKey: 'pk_test_other', secretKey: 'sk_test_other' };

beforeAll(async () => {
  fake = await startFakeStripe();
  fake.hold = true;
  fake.accounts.add('acct_other', otherKeys);
  fake.accounts.add('acct_live', { publishableKey: 'pk_live_1234', secretKey: 'sk_live_1234' });
  platform = await testPlatform({
    config: { stripePlace: { apiBase: fake.origin, scriptUrl: `${fake.origin}/v3/` } },
  });
  fake.now = () => platform.clock.now();
  app = await buildApp(platform);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await fake.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aCheckoutShop(platform, `shop-${shops}`);
  ({ host } = shop);
  owner = await anOwner(app, platform, { host, websiteId: shop.site.websiteId });
});

const ask = (visitor: TestVisitor, path: string, body?: object) =>
  visitor.send(body === undefined ? 'GET' : 'POST', `/api/admin/payments${path}`, body);

async function settingsNow(): Promise<PaymentSettings> {
  return (await ask(owner, '')).json<PaymentSettings>();
}

/** Connects an account in place of the connected one. */
async function connect(settings: Readonly<Record<string, string>>): Promise<PaymentSettings> {
  const { account } = await settingsNow();
  const answer = await ask(owner, '/stripe/connect', { settings, seen: account?.id ?? null });
  expect(answer.statusCode).toBe(200);
  await awaitNotifications(platform);
  return answer.json<PaymentSettings>();
}

async function buy() {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
  const source = { kind: 'method', method: 'pm_card_visa' } as const;
  return placeOrder(platform, shop.site, aPlacement(cartId, total, { source }));
}

async function rows(): Promise<{ id: string; sealed_settings: string; webhook_reference: string | null }[]> {
  const found = await platform.db.$client.query<{
    id: string;
    sealed_settings: string;
    webhook_reference: string | null;
  }>('select * from payment_accounts where website_id = $1 order by connected_on, id', [shop.site.websiteId]);
  return found.rows;
}

const webhookOf = (websiteId: string, id: string): string =>
  `${address}/api/payments/stripe/webhook/${websiteId}/${id}`;

async function countEvents(): Promise<number> {
  return (await platform.db.$client.query('select 1 from provider_events')).rowCount ?? 0;
}

const fieldsOf = async (settings: object): Promise<Record<string, string>> => {
  const answer = await ask(owner, '/stripe/test', { settings });
  expect(answer.statusCode).toBe(422);
  return answer.json<{ fields: Record<string, string> }>().fields;
};

describe('a website without a payment account', () => {
  it('takes test payments, and card payments no more once they are turned off', async () => {
    expect(await settingsNow()).toMatchObject({
      takenBy: 'test',
      provider: 'test',
      mode: 'test',
      account: null,
    });
    const off = await ask(owner, '/disconnect', { seen: null });
    expect(off.json()).toMatchObject({ takenBy: 'none', provider: 'none' });
    await awaitNotifications(platform);
    expect(await buy()).toMatchObject({ ok: false, error: { code: 'PAYMENT_UNAVAILABLE' } });
    const on = await ask(owner, '/test/connect', { settings: {}, seen: null });
    expect(on.json()).toMatchObject({ takenBy: 'test', account: { provider: 'test', isReadable: true } });
  });

  it('goes on with the account of the environment where there is one', async () => {
    const server = { ...fakeKeys, apiBase: fake.origin, scriptUrl: `${fake.origin}/v3/` };
    const configured = anotherProcess(platform, {
      config: { ...platform.config, providers: { stripe: server } },
    });
    const provider = await providerOf(configured, shop.site.websiteId);
    expect(provider).toMatchObject({ name: 'stripe', testMode: true });
    expect(provider.accountId).toBeUndefined();
  });
});

describe('connecting a Stripe account', () => {
  it('stores its keys encrypted, makes its webhook, and shows the secret key never again', async () => {
    const connected = await connect(keys);
    expect(connected).toMatchObject({
      takenBy: 'account',
      mode: 'test',
      account: {
        name: 'Shop of acct_fake',
        shown: { publishableKey: 'pk_test_fake', secretKey: 'sk_test_…fake' },
        hasWebhook: true,
        isReadable: true,
      },
    });
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('sk_test_fake');
    expect((await ask(owner, '')).body).not.toContain('sk_test_fake');
    const endpoint = fake.accounts
      .allow(keys.secretKey, 'GET', '/v1/account', {})
      .endpoints.get(row?.webhook_reference ?? '');
    expect(endpoint?.url).toBe(
      `http://${host}/api/payments/stripe/webhook/${shop.site.websiteId}/${row?.id}`,
    );
    expect(orderOf(await buy()).purpose).toBe('shopping');
  });

  it('keeps the secret key when only the publishable one is entered', async () => {
    await connect(keys);
    const again = await connect({ publishableKey: 'pk_test_fake', secretKey: '' });
    expect(again.account?.shown['secretKey']).toBe('sk_test_…fake');
    expect(await rows()).toHaveLength(1);
    expect(
      fake.accounts
        .allow(keys.secretKey, 'GET', '/v1/account', {})
        .endpoints.has((await rows())[0]?.webhook_reference ?? ''),
    ).toBe(true);
  });

  it('says which field holds a key of the wrong kind, and changes nothing', async () => {
    expect(await fieldsOf({ publishableKey: 'sk_test_fake', secretKey: 'pk_test_fake' })).toEqual({
      publishableKey: 'This is a secret key. The publishable key goes here: it begins with pk_.',
      secretKey: 'This is a publishable key. The secret key goes here: it begins with sk_ or rk_.',
    });
    expect(await fieldsOf({ publishableKey: 'pk_live_1234', secretKey: 'sk_test_fake' })).toEqual({
      secretKey:
        'This is a key of test mode, but the publishable key is of live mode. Use two keys of the same mode.',
    });
    expect(await fieldsOf({ ...keys, secretKey: 'x'.repeat(400) })).toHaveProperty('secretKey');
    expect(await fieldsOf({})).toHaveProperty('publishableKey');
    expect(await rows()).toEqual([]);
  });

  it('says that a key is unknown to Stripe, of another account, or of one that is not activated', async () => {
    expect(await fieldsOf({ ...keys, secretKey: 'sk_test_gone' })).toEqual({
      secretKey:
        'Stripe does not accept this key. It may have been replaced: copy the current one from Stripe.',
    });
    expect(await fieldsOf({ ...keys, publishableKey: 'pk_test_other' })).toEqual({
      publishableKey:
        'This key is of another Stripe account than the secret key. Copy both from the same account.',
    });
    expect(await fieldsOf({ ...keys, publishableKey: 'pk_test_unknown' })).toHaveProperty('publishableKey');
    const live = fake.accounts.allow('sk_live_1234', 'GET', '/v1/account', {});
    live.isActivated = false;
    expect(await fieldsOf({ publishableKey: 'pk_live_1234', secretKey: 'sk_live_1234' })).toEqual({
      secretKey:
        'Stripe does not let this account take payments yet. Finish its activation at Stripe, then connect it.',
    });
    live.isActivated = true;
  });

  it('names the rights that a restricted key lacks, and takes one that has them', async () => {
    const account = fake.accounts.allow(keys.secretKey, 'GET', '/v1/account', {});
    account.keys.set('rk_test_narrow', new Set(['customers', 'payment_intents', 'payment_methods']));
    expect(await fieldsOf({ ...keys, secretKey: 'rk_test_narrow' })).toEqual({
      secretKey:
        'This restricted key lacks these rights: Charges and Refunds, SetupIntents, Webhook Endpoints. Give it “Write” for them at Stripe, or use the secret key.',
    });
    account.keys.set(
      'rk_test_wide',
      new Set([
        'customers',
        'payment_intents',
        'payment_methods',
        'refunds',
        'setup_intents',
        'webhook_endpoints',
      ]),
    );
    const connected = await connect({ ...keys, secretKey: 'rk_test_wide' });
    expect(connected.account).toMatchObject({ name: '', shown: { secretKey: 'rk_test_…wide' } });
    // Stripe names the account when it refuses to show it: the secret key of the same account replaces this one.
    await connect(keys);
    expect(await rows()).toHaveLength(1);
  });

  it('works where Stripe cannot reach the shop, without a webhook', async () => {
    const connected = await connect({ publishableKey: 'pk_live_1234', secretKey: 'sk_live_1234' });
    // Live mode takes https addresses only.
    expect(connected.account).toMatchObject({ mode: 'live', hasWebhook: false });
  });

  it('says that Stripe does not answer, and changes nothing', async () => {
    const lost = { call: 'GET /v1/account', when: 'before' } as const;
    fake.drops.push(lost, lost, lost);
    const answer = await ask(owner, '/stripe/connect', { settings: keys, seen: null });
    fake.drops.length = 0;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      error: 'PAYMENT_PROVIDER_SILENT',
      message: 'The payment service does not answer. Nothing was changed. Please try again in a minute.',
    });
    expect(await rows()).toEqual([]);
  });

  it('is refused when another owner has connected one meanwhile, and leaves no webhook behind', async () => {
    await connect(keys);
    const { endpoints } = fake.accounts.allow(otherKeys.secretKey, 'GET', '/v1/account', {});
    const before = endpoints.size;
    const answer = await ask(owner, '/stripe/connect', { settings: otherKeys, seen: null });
    expect(answer.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect(endpoints.size).toBe(before);
    expect((await ask(owner, '/disconnect', { seen: newId() })).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
  });
});

describe('payments of an account', () => {
  it('are refunded with that account after another one was connected', async () => {
    await connect(keys);
    const { orderId } = orderOf(await buy());
    await connect(otherKeys);
    orderOf(await buy());
    const order = await viewOrder(platform, shop.site.websiteId, orderId);
    if (!order.ok) throw new Error('no order');
    const refunded = await refundOrder(platform, shop.site.websiteId, {
      orderId,
      amountMinor: 1000,
      reason: '',
      returnToStock: false,
      idempotencyKey: newId(),
      revision: order.value.revision,
      accountId: newId(),
    });
    expect(refunded).toMatchObject({ ok: true, value: { refundedMinor: 1000 } });
    expect(await rows()).toHaveLength(2);
  });

  it('in flight are finished with that account after it was disconnected', async () => {
    const { account } = await connect(keys);
    fake.drops.push(
      ...(['after', 'after'] as const).map((when) => ({
        call: 'POST /v1/payment_intents/:id/confirm',
        when,
      })),
      ...(['before', 'before'] as const).map((when) => ({
        call: 'POST /v1/payment_intents/:id/cancel',
        when,
      })),
    );
    expect(await buy()).toMatchObject({ ok: true, value: { kind: 'action' } });
    fake.drops.length = 0;
    await ask(owner, '/disconnect', { seen: account?.id ?? null });
    await awaitNotifications(platform);
    platform.clock.advance(60_000);
    expect(await recoverPayments(platform)).toBe(1);
    const found = await platform.db.$client.query<{ status: string; account_id: string }>(
      'select status, account_id from payments where website_id = $1',
      [shop.site.websiteId],
    );
    expect(found.rows).toEqual([{ status: 'captured', account_id: account?.id }]);
  });

  it('are followed by its own webhook, whose secret is no proof for another website', async () => {
    const { account } = await connect(keys);
    orderOf(await buy());
    const message = fake.messages.findLast(({ type }) => type === 'payment_intent.succeeded');
    if (message === undefined) throw new Error('no event');
    const endpoint = [...fake.accounts.allow(keys.secretKey, 'GET', '/v1/account', {}).endpoints.values()].at(
      -1,
    );
    const { secret = '' } = endpoint ?? {};
    const own = webhookOf(shop.site.websiteId, account?.id ?? '');
    expect(await fake.send(message, { url: own, secret })).toBe(200);
    expect(await fake.send(message, { url: own, secret: 'whsec_guess' })).toBe(400);
    expect(await fake.send(message, { url: webhookOf(newId(), account?.id ?? ''), secret })).toBe(400);
    const foreign = structuredClone(message);
    const metadata = (foreign.data.object as { metadata: Record<string, string> }).metadata;
    metadata['website_id'] = newId();
    const before = await countEvents();
    // Acknowledged, so that Stripe stops sending it, and not followed.
    expect(await fake.send(foreign, { url: own, secret })).toBe(200);
    expect(await countEvents()).toBe(before);
  });

  it('stop with a clear sentence while its keys cannot be decrypted, and go on once they can', async () => {
    await connect(keys);
    const secrets = await openSecrets({ dataFolder: await mkdtemp(join(tmpdir(), 'vitrine-key-')) });
    const locked = anotherProcess(platform, { secrets });
    const lockedApp = await buildApp(locked);
    const cookies = aVisitor(lockedApp, host);
    for (const [name, value] of owner.cookies) cookies.cookies.set(name, value);
    expect((await ask(cookies, '')).json()).toMatchObject({ account: { isReadable: false } });
    expect(await providerOf(locked, shop.site.websiteId)).toMatchObject({ name: 'none' });
    await lockedApp.close();
    expect(orderOf(await buy()).purpose).toBe('shopping');
  });

  it('need no question to the database while nothing changed', async () => {
    await connect(keys);
    const first = await providerOf(platform, shop.site.websiteId);
    const { query } = platform.db.$client;
    let asked = 0;
    platform.db.$client.query = ((...given: Parameters<typeof query>) => {
      asked += 1;
      return query.apply(platform.db.$client, given);
    }) as typeof query;
    expect(await providerOf(platform, shop.site.websiteId)).toBe(first);
    platform.db.$client.query = query;
    expect(asked).toBe(0);
  });
});

describe('the calls of the payments screen', () => {
  const calls = [
    ['GET', '/api/admin/payments', undefined],
    ['POST', '/api/admin/payments/stripe/test', { settings: keys }],
    ['POST', '/api/admin/payments/stripe/connect', { settings: keys, seen: null }],
    ['POST', '/api/admin/payments/disconnect', { seen: null }],
    ['PUT', '/api/admin/payments/manual', {}],
  ] as const;

  it.each(calls)('%s %s is refused without an owner of this website', async (method, path, body) => {
    expect((await aVisitor(app, host).send(method, path, body)).statusCode).toBe(401);
    const other = await aCheckoutShop(platform, `other-${shops}`);
    const stranger = aVisitor(app, other.host);
    for (const [name, value] of owner.cookies) stranger.cookies.set(name, value);
    expect((await stranger.send(method, path, body)).statusCode).toBe(401);
  });

  it.each([
    ['/stripe/connect', {}],
    ['/stripe/connect', { settings: keys }],
    ['/stripe/connect', { settings: { secretKey: 7 }, seen: null }],
    ['/stripe/connect', { settings: { secretKey: 'x'.repeat(501) }, seen: null }],
    ['/stripe/connect', { settings: keys, seen: 'yesterday' }],
    ['/stripe/test', { settings: 'sk_test_fake' }],
    ['/disconnect', {}],
  ])('%s refuses %j', async (path, body) => {
    const answer = await ask(owner, path, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'MALFORMED_REQUEST' });
  });

  it('know no other payment service', async () => {
    expect((await ask(owner, '/acme/test', { settings: {} })).json()).toMatchObject({
      error: 'PAYMENT_PROVIDER_UNKNOWN',
    });
    expect((await ask(owner, '/acme/connect', { settings: {}, seen: null })).statusCode).toBe(404);
  });
});
