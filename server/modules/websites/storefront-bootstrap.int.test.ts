import type { ContextConfig } from '@vitrine/contracts/storefront-bootstrap.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { updateSettings } from './index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'calls.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const get = (url: string) => app.inject({ url, headers: { host: shop.host } });

describe('GET /api/context/config', () => {
  it('returns what a page’s scripts start with, and sets the crumb', async () => {
    const answer = await get('/api/context/config');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<ContextConfig>()).toMatchObject({
      website: { id: shop.websiteId, captchaSettings: { siteKey: '' } },
      storeSettings: { storeCurrency: 'USD', expressCheckoutEnabled: true },
      appDomain: shop.host,
      environment: 'development',
    });
    expect(answer.cookies.map(({ name }) => name)).toContain('crumb');
  });

  it('returns the captcha’s site key without its secrets', async () => {
    const captcha = {
      siteKey: 'public-key',
      projectId: 'hidden-project',
      sealedApiKey: 'very-secret',
      apiKeyEnd: 'very-secret',
    };
    await updateSettings(platform, shop.websiteId, { settings: { commerce: { captcha } } });
    await awaitNotifications(platform);
    const { body } = await get('/api/context/config');
    expect(body).toContain('public-key');
    expect(body).not.toMatch(/very-secret|hidden-project|owner@/);
  });
});

it('GET /api/rest/websites/mine returns the targeting of experiments, and nothing about the owner', async () => {
  const answer = await get('/api/rest/websites/mine');
  expect(answer.json()).toEqual({
    id: shop.websiteId,
    siteStatus: { value: 'published' },
    developerMode: false,
    createdOn: platform.clock.now(),
    language: 'en-US',
    websiteType: 1,
  });
});

describe('GET {api root}commerce/inventory/stock/', () => {
  it('responds with and without the trailing slash', async () => {
    const itemId = await shop.addProduct('cup', { variants: [{ sku: 'CUP', priceMinor: 900, stock: 3 }] });
    for (const path of ['/api/commerce/inventory/stock/', '/api/commerce/inventory/stock']) {
      const answer = await get(`${path}?itemId=${itemId}`);
      expect(answer.json()).toMatchObject({ results: [{ sku: 'CUP', unlimited: false, qtyInStock: 3 }] });
    }
  });
});

describe('a known call with the wrong method', () => {
  it('responds 405 with the allowed methods', async () => {
    const ann = aVisitor(app, shop.host);
    for (const [method, url, allow] of [
      ['POST', '/api/commerce/inventory/stock/', 'GET, HEAD'],
      ['GET', '/api/census/RecordHit', 'POST'],
      ['GET', '/api/census/overlay', 'POST'],
      ['DELETE', '/api/commerce/shopping-cart/entries', 'POST'],
      ['GET', '/api/commerce/shopping-cart/entries', 'POST'],
    ] as const) {
      const answer = await ann.send(method, url);
      expect(answer.statusCode, url).toBe(405);
      expect(answer.headers['allow']).toBe(allow);
      expect(answer.json()).toMatchObject({ error: 'METHOD_NOT_ALLOWED' });
    }
  });

  it('is 404 for an unknown call', async () => {
    expect((await get('/api/nothing')).statusCode).toBe(404);
  });
});

describe('a write without the session', () => {
  const line = '/api/commerce/shopping-cart/entries/0198c0de-0000-7000-8000-000000000001';
  const writes = [
    ['POST', '/api/commerce/shopping-cart/entries'],
    ['PUT', line],
    ['DELETE', line],
    ['PUT', `${line}/additionalFields`],
    ['POST', '/api/commerce/shopping-cart/coupons'],
    ['DELETE', '/api/commerce/shopping-cart/coupons/SPRING'],
    ['PUT', '/api/commerce/shopping-cart/location'],
    ['POST', '/api/3/commerce/cart/subscription'],
    ['POST', '/api/commerce/checkout/quote'],
    ['POST', '/api/site-users/account/notifications/restock'],
    ['POST', '/api/census/RecordHit'],
    ['POST', '/api/census/overlay'],
    ['POST', '/api/census/RecordQuickView/0198c0de-0000-7000-8000-000000000001'],
    ['POST', '/api/events/RecordJavascriptErrors'],
  ] as const;

  it.each(writes)(
    '%s %s says that the session has expired where the crumb does not match',
    async (method, url) => {
      const answer = await app.inject({
        method,
        url,
        payload: {},
        headers: { host: shop.host, cookie: 'crumb=crumb-of-a-visitor-01', 'x-csrf-token': 'another' },
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        message: 'Your session has expired. Please reload the page and try again.',
      });
    },
  );

  it.each(writes)('%s %s asks for cookies when there are none', async (method, url) => {
    const answer = await app.inject({ method, url, payload: {}, headers: { host: shop.host } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      message: 'Please enable cookies in your browser, reload the page, and try again.',
    });
  });
});
