import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { modules } from '../../modules/index.ts';
import { makeRateCounter } from './rate-counter.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
const hit = '/api/census/RecordHit';

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 0.01 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'limits.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const limit = { points: 20, seconds: 60 };
const call = (who: string) => ({ websiteId: shop.websiteId, name: 'test', who });
async function allowed(counter: ReturnType<typeof makeRateCounter>, who: string, times: number) {
  let passed = 0;
  for (let at = 0; at < times; at += 1) if ((await counter.count(call(who), limit)) === 0) passed += 1;
  return passed;
}

describe('counting', () => {
  it('allows as many calls as the limit, and resets with the next window', async () => {
    const counter = makeRateCounter(platform);
    expect(await allowed(counter, 'ann', 30)).toBe(20);
    expect(await allowed(counter, 'ben', 5)).toBe(5);
    platform.clock.advance(60_000);
    expect(await allowed(counter, 'ann', 30)).toBe(20);
  });

  it('counts guesses exactly over all servers, in a window that begins with the first', async () => {
    const [one, two] = [makeRateCounter(platform), makeRateCounter(platform)];
    const guess = { name: 'guess', who: 'dora' };
    const exact = { points: 3, seconds: 900 };
    platform.clock.advance(400_000);
    for (const counter of [one, two, one]) expect(await counter.countExactly(guess, exact)).toBe(0);
    platform.clock.advance(100_000);
    expect(await two.countExactly(guess, exact)).toBe(800);
    expect(await two.countExactly({ ...guess, who: 'emil' }, exact)).toBe(0);
    await one.forget(guess);
    expect(await two.countExactly(guess, exact)).toBe(0);
    for (const counter of [one, two]) expect(await counter.countExactly(guess, exact)).toBe(0);
    expect(await one.countExactly(guess, exact)).toBe(900);
    platform.clock.advance(900_000);
    expect(await one.countExactly(guess, exact)).toBe(0);
  });

  it('returns how many seconds to wait', async () => {
    const counter = makeRateCounter(platform);
    await allowed(counter, 'cat', 20);
    const wait = await counter.count(call('cat'), limit);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('needs no database for the first quarter, so that people do not wait for a round trip', () => {
    const counter = makeRateCounter(platform);
    for (let at = 0; at < 5; at += 1) expect(counter.count(call('dora'), limit)).toBe(0);
    expect(counter.count(call('dora'), limit)).toBeInstanceOf(Promise);
  });

  it('is shared by several servers: twice as many servers do not allow twice as many calls', async () => {
    const [one, two] = [makeRateCounter(platform), makeRateCounter(platform)];
    let passed = 0;
    for (let at = 0; at < 40; at += 1) {
      if ((await one.count(call('eve'), limit)) === 0) passed += 1;
      if ((await two.count(call('eve'), limit)) === 0) passed += 1;
    }
    expect(passed).toBeGreaterThanOrEqual(20);
    // A server may be a quarter behind what another has allowed.
    expect(passed).toBeLessThanOrEqual(30);
  });

  it('continues while the database is down', async () => {
    const away = { clock: platform.clock, log: platform.log, db: {} as TestPlatform['db'] };
    expect(await allowed(makeRateCounter(away), 'fay', 30)).toBe(20);
  });
});

/** Refused for missing data, but counted. */
const add = '/api/commerce/shopping-cart/entries';
/** 2,000 points per address, of which this test allows a hundredth. */
const ofAnAddress = 20;

function postWithoutCookies() {
  return app.inject({
    method: 'POST',
    url: add,
    payload: 'event=y',
    headers: {
      host: shop.host,
      origin: `http://${shop.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}

describe('a call over the limit', () => {
  it('responds 429 with the catalogue’s sentence and Retry-After', async () => {
    const ann = aVisitor(app, shop.host);
    // 600 points per visitor, of which this test allows a hundredth.
    for (let at = 0; at < 6; at += 1)
      expect((await ann.send('POST', hit, { event: 'x' })).statusCode).toBe(202);
    const refused = await ann.send('POST', hit, { event: 'x' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error: 'RATE_LIMITED',
      message: 'Please try again in a few seconds.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const ben = aVisitor(app, shop.host);
    ben.cookies.set('crumb', 'crumb-of-a-visitor-02');
    expect((await ben.send('POST', hit, { event: 'x' })).statusCode).toBe(202);
    platform.clock.advance(60_000);
    expect((await ann.send('POST', hit, { event: 'x' })).statusCode).toBe(202);
  });

  it('counts visitors without cookies by their address', async () => {
    platform.clock.advance(60_000);
    const answers = [];
    for (let at = 0; at <= ofAnAddress; at += 1) answers.push((await postWithoutCookies()).statusCode);
    expect(answers.filter((status) => status !== 429)).toHaveLength(ofAnAddress);
    expect(answers.at(-1)).toBe(429);
  });

  it('stays refused when the client forges an address before the one our proxy wrote', async () => {
    const proxied = anotherProcess(platform, {
      config: { ...platform.config, publicOrigin: 'https://limits.example' },
    });
    const front = await buildApp(proxied);
    const answers = [];
    for (let at = 0; at <= ofAnAddress; at += 1) {
      const answer = await front.inject({
        method: 'POST',
        url: add,
        payload: 'event=y',
        headers: {
          host: shop.host,
          origin: `http://${shop.host}`,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `203.0.113.${at}, 198.51.100.7`,
        },
      });
      answers.push(answer.statusCode);
    }
    await front.close();
    expect(answers.filter((status) => status !== 429)).toHaveLength(ofAnAddress);
    expect(answers.at(-1)).toBe(429);
  });

  it('shows a page with the sentence for a form without JavaScript', async () => {
    platform.clock.advance(60_000);
    const ann = aVisitor(app, shop.host);
    let answer = await ann.post('/cart/entries', {});
    for (let at = 0; at < 3; at += 1) {
      answer = await app.inject({
        method: 'POST',
        url: '/cart/entries',
        payload: '',
        headers: {
          host: shop.host,
          accept: 'text/html',
          cookie: `crumb=${ann.cookies.get('crumb')}`,
          origin: `http://${shop.host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
    }
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Please try again in a few seconds.');
  });
});

const routes = modules.flatMap((module) => module.routes ?? []);
const limitsAt = (method: string, path: string) =>
  routes.find((one) => one.path === path && one.methods.includes(method as 'GET'))?.limits;

it('does not affect people: a visitor’s limit allows a call every second for its whole window', () => {
  const hurried = new Map(
    routes
      .flatMap(({ limits }) => limits)
      .filter(({ name }) => ['cart', 'checkout', 'analytics', 'other'].includes(name))
      .map((own) => [own.name, own]),
  );
  expect(hurried.size).toBe(4);
  for (const { points, seconds } of hurried.values()) expect(points / seconds).toBeGreaterThanOrEqual(1);
});

it.each([
  ['POST', '/api/commerce/shopping-cart/entries', 'cart'],
  ['PUT', '/api/commerce/shopping-cart/entries/:entryId/additionalFields', 'cart'],
  ['POST', '/api/commerce/shopping-cart/coupons', 'codes'],
  ['POST', '/cart/codes', 'codes'],
  ['POST', '/cart/entries', 'cart'],
  ['POST', '/api/3/commerce/cart/subscription', 'cart'],
  ['POST', '/checkout', 'checkout'],
  ['POST', '/api/commerce/checkout/quote', 'checkout'],
  ['POST', '/api/site-users/account/notifications/restock', 'back-in-stock'],
  ['POST', '/api/events/RecordJavascriptErrors', 'events'],
  ['GET', '/api/captcha/challenge', 'captcha'],
  ['GET', '/api/commerce/shopping-cart', null],
  ['POST', '/likes', 'other'],
  ['POST', '/checkout/donate', 'checkout'],
  ['GET', '/*', null],
  ['POST', '/api/payments/stripe/webhook', null],
  ['POST', '/api/mail-events/:websiteId/:secret', null],
  ['POST', '/api/admin/sign-in', null],
])('%s %s is counted as %s', (method, path, name) => {
  expect(limitsAt(method, path)?.[0]?.name ?? null).toBe(name);
});
