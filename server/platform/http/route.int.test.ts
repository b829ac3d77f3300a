import { endpoint } from '@vitrine/contracts/endpoint.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../../app.ts';
import { modules } from '../../modules/index.ts';
import { updateSettings } from '../../modules/websites/index.ts';
import { defineModule } from '../module.ts';
import { pageRoute, route } from './route.ts';

const answer = z.strictObject({ id: z.string(), pots: z.number() });
const params = z.object({ id: z.uuid() });
const body = z.object({ glaze: z.string().max(10, 'Ten letters at most.') });
const unlimited = { unlimited: 'a test' };
const pot = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11';

/** Has more properties than its schema, like a row of a table; the types do not show them. */
const pots = { id: 'a', pots: 2, secret: 'kiln' };

const potModule = defineModule({
  name: 'pots',
  routes: [
    route(
      endpoint({
        method: 'POST',
        path: '/api/admin/pots',
        auth: 'owner',
        summary: 'Makes a pot.',
        body,
        answer: null,
      }),
      { handler: () => ok(null) },
    ),
    route(
      endpoint({
        method: 'POST',
        path: '/api/pots/:id/glaze',
        auth: 'visitor',
        summary: 'Glazes a pot.',
        params,
        notFound: 'NOT_FOUND',
        body,
        answer,
        status: 201,
        errors: ['OUT_OF_STOCK'],
      }),
      {
        limit: unlimited,
        handler: ({ params: { id }, body: { glaze } }) =>
          glaze === 'ash' ? fail('OUT_OF_STOCK') : ok({ id, pots: 1 }),
      },
    ),
    route(endpoint({ method: 'GET', path: '/api/pots', auth: 'visitor', summary: 'Lists pots.', answer }), {
      handler: () => ok(pots),
    }),
    route(
      endpoint({
        method: 'DELETE',
        path: '/api/pots',
        auth: 'visitor',
        summary: 'Breaks pots.',
        answer: null,
      }),
      { limit: { name: 'pots', points: 2, seconds: 60 }, handler: () => ok(null) },
    ),
    pageRoute({
      method: 'GET',
      path: '/pots/:id',
      auth: 'visitor',
      params,
      csp: "default-src 'none'",
      handler: ({ reply, params: { id } }) => reply.type('text/html; charset=utf-8').send(id),
    }),
  ],
});

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;

beforeAll(async () => {
  platform = await testPlatform({ modules: [potModule, ...modules], config: { rateLimits: 1 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'pots.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const CRUMB = 'crumb-of-a-visitor-01';
const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, on = app) =>
  on.inject({
    method,
    url,
    headers: { host: shop.host, cookie: `crumb=${CRUMB}`, 'x-csrf-token': CRUMB },
    ...(payload === undefined ? {} : { payload }),
  });

const open = (url: string) => app.inject({ url, headers: { host: shop.host, accept: 'text/html' } });

describe('a call', () => {
  it('of owners is refused to everybody else, before its body is read', async () => {
    const refused = await ask('POST', '/api/admin/pots', { glaze: 'far too long a glaze' });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('is refused in the language of its website, but in English where owners are', async () => {
    const german = await aShop(platform, 'german.test');
    await updateSettings(platform, german.websiteId, { settings: { language: 'de-DE' } });
    await awaitNotifications(platform);
    const refusal = async (url: string) => {
      const refused = await app.inject({ method: 'POST', url, headers: { host: german.host }, payload: {} });
      return refused.json<{ message: string }>().message;
    };
    const code = 'COOKIES_DISABLED';
    expect(await refusal(`/api/pots/${pot}/glaze`)).toBe(errorMessage({ code }, 'de'));
    expect(await refusal('/api/admin/sign-in')).toBe(errorMessage({ code }, 'en'));
  });

  it('that writes is refused without the crumb', async () => {
    const refused = await app.inject({
      method: 'POST',
      url: `/api/pots/${pot}/glaze`,
      headers: { host: shop.host, cookie: `crumb=${CRUMB}` },
      payload: { glaze: 'tin' },
    });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([403, 'CRUMB_MISMATCH']);
  });

  it('responds with its status, and is not cached', async () => {
    const made = await ask('POST', `/api/pots/${pot}/glaze`, { glaze: 'tin' });
    expect([made.statusCode, made.json()]).toEqual([201, { id: pot, pots: 1 }]);
    expect(made.headers['cache-control']).toBe('no-store');
  });

  it('names the invalid fields, and an invalid URL is a 404', async () => {
    const malformed = await ask('POST', `/api/pots/${pot}/glaze`, { glaze: 'far too long a glaze' });
    expect(malformed.statusCode).toBe(422);
    expect(malformed.json()).toMatchObject({
      error: 'MALFORMED_REQUEST',
      fields: { glaze: 'Ten letters at most.' },
    });
    expect((await ask('POST', '/api/pots/7/glaze', { glaze: 'tin' })).json()).toMatchObject({
      error: 'NOT_FOUND',
    });
  });

  it('responds to an expected failure with the status of the catalogue', async () => {
    const failed = await ask('POST', `/api/pots/${pot}/glaze`, { glaze: 'ash' });
    expect([failed.statusCode, failed.json<{ error: string }>().error]).toEqual([409, 'OUT_OF_STOCK']);
  });

  it('has the rate limit of its route: 204 twice, then 429 with the time to wait', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('DELETE', '/api/pots')).statusCode);
    expect(statuses).toEqual([204, 204, 429]);
    expect(Number((await ask('DELETE', '/api/pots')).headers['retry-after'])).toBeGreaterThan(0);
  });

  it('with a response that does not match its schema is a 500 in tests; in production responses are not checked', async () => {
    expect((await ask('GET', '/api/pots')).statusCode).toBe(500);
    const config = { ...platform.config, checkAnswers: false };
    const inProduction = await buildApp(anotherProcess(platform, { config }));
    expect((await ask('GET', '/api/pots', undefined, inProduction)).statusCode).toBe(200);
    await inProduction.close();
  });
});

it('a page with an invalid URL is the 404 of the theme, with its own content policy', async () => {
  const found = await open(`/pots/${pot}`);
  expect([found.statusCode, found.body]).toEqual([200, pot]);
  expect(found.headers['content-security-policy']).toBe("default-src 'none'");
  const missing = await open('/pots/7');
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

it('only signing in, a first owner, a forgotten password, a mailed link to a new address and arriving from another site are open below /api/admin', () => {
  const admin = modules
    .flatMap((module) => module.routes ?? [])
    .filter(({ path }) => path.startsWith('/api/admin/'));
  expect(admin.filter(({ auth }) => auth === 'open').map(({ path }) => path)).toEqual([
    '/api/admin/sign-in',
    '/api/admin/welcome/check',
    '/api/admin/welcome',
    '/api/admin/password-reset/request',
    '/api/admin/password-reset/check',
    '/api/admin/password-reset',
    '/api/admin/hand-over/begin',
    '/api/admin/hand-over/accept',
    '/api/admin/account/email/confirm',
  ]);
  expect(admin.every(({ auth }) => auth === 'open' || auth === 'owner')).toBe(true);
});
