import { aPlacement, aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createWelcomeLink } from '../../modules/accounts/index.ts';
import { placeOrder } from '../../modules/checkout/index.ts';
import { movePaymentLinks } from '../../modules/payments/move-links.ts';
import { addHost } from '../../modules/websites/index.ts';
import type { Config } from '../config.ts';

const publicOrigin = 'https://shop.example';
const adminOrigin = 'https://admin.example';
const local = 'localhost:3000';
let platform: TestPlatform;
let shop: CheckoutShop;
let app: FastifyInstance;
let plain: FastifyInstance;

/** The server started with these settings. */
async function appWith(config: Partial<Config>): Promise<FastifyInstance> {
  const started = anotherProcess(platform, { config: { ...platform.config, ...config } });
  return buildApp(started);
}

beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  for (const host of [local, 'shop.example', 'admin.example', 'old.example']) {
    await addHost(platform, shop.site.websiteId, host);
  }
  plain = await appWith({});
  app = await appWith({ publicOrigin, adminOrigin });
});
afterAll(async () => {
  await app.close();
  await plain.close();
  await platform.close();
});

const ask = (host: string, url: string, options: InjectOptions = {}) =>
  app.inject({ url, ...options, headers: { host, accept: 'text/html', ...options.headers } });

describe('with PUBLIC_ORIGIN', () => {
  it.each([local, 'old.example'])('%s redirects visitors to the shop’s one address', async (host) => {
    const answer = await ask(host, '/shop?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://shop.example/shop?page=2']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const posted = await ask(host, '/cart/entries', { method: 'POST', payload: {} });
    expect(posted.statusCode).toBe(421);
    expect(posted.body).toContain('This website has another address. Please open it there and try again.');
  });

  it('a proxy that forwards a local host name gets a warning, and its visitors are not redirected in a loop', async () => {
    const answer = await ask(local, '/', { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(answer.statusCode).toBe(421);
  });

  it('health checks respond on every name', async () => {
    expect((await ask(local, '/health/live')).statusCode).toBe(200);
    expect((await ask('10.0.0.5:3000', '/health/ready')).statusCode).toBe(200);
  });

  it('links use PUBLIC_ORIGIN, on the editor’s address too', async () => {
    for (const host of ['shop.example', 'admin.example']) {
      const answer = await ask(host, '/robots.txt');
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        expect.stringContaining('Sitemap: https://shop.example/sitemap.xml') as string,
      ]);
    }
  });

  it('mails about orders placed before it was set link to it', async () => {
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 12 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    await placeOrder(platform, shop.site, aPlacement(cartId, 6800 + 600 + 476));
    const config = { ...platform.config, publicOrigin };
    await movePaymentLinks({ ...platform, config }, shop.site.websiteId);
    const { rows } = await platform.db.execute(sql`select distinct origin from payments`);
    expect(rows).toEqual([{ origin: publicOrigin }]);
  });

  it('browsers must use https, and pages may not use certain features', async () => {
    for (const url of ['/robots.txt', '/nothing-here', '/api/context/config']) {
      const { headers } = await ask('shop.example', url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['permissions-policy']).toContain('camera=()');
      // Players and the fields of a payment provider need these.
      for (const name of ['payment', 'fullscreen', 'autoplay', 'picture-in-picture']) {
        expect(headers['permissions-policy']).not.toContain(`${name}=`);
      }
    }
    const { headers } = await plain.inject({ url: '/robots.txt', headers: { host: 'shop.example' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the owner’s session', () => {
  const crumb = 'crumb-of-a-visitor-01';
  let session = '';

  it('has a name over https that no other host can set', async () => {
    const token = await createWelcomeLink(platform, shop.site.websiteId);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/welcome',
      headers: { host: 'admin.example', cookie: `crumb=${crumb}`, 'x-csrf-token': crumb },
      payload: { token, name: 'Rowan Hale', email: 'rowan@example.com', password: 'a kiln at dawn' },
    });
    expect(answer.statusCode).toBe(200);
    const cookie = answer.cookies.find(({ name }) => name === '__Host-vitrine_owner');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    session = cookie?.value ?? '';
  });

  it('from before https stays valid, under its new name', async () => {
    const before = { host: 'admin.example', cookie: `vitrine_owner=${session}` };
    const answer = await app.inject({ url: '/api/admin/me', headers: before });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-vitrine_owner', value: session }),
    );
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'vitrine_owner', value: '' }));
    const after = { host: 'admin.example', cookie: `__Host-vitrine_owner=${session}` };
    const again = await app.inject({ url: '/api/admin/me', headers: after });
    expect([again.statusCode, again.cookies.filter(({ name }) => name.includes('owner'))]).toEqual([200, []]);
  });

  it('keeps its plain name over http', async () => {
    const answer = await plain.inject({
      url: '/api/admin/me',
      headers: { host: local, cookie: `vitrine_owner=${session}` },
    });
    expect(answer.statusCode).toBe(200);
    const prefixed = await plain.inject({
      url: '/api/admin/me',
      headers: { host: local, cookie: `__Host-vitrine_owner=${session}` },
    });
    expect(prefixed.statusCode).toBe(401);
  });
});
