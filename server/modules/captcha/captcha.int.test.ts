// PostgreSQL: both (row locks)
import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import type { CaptchaKeys } from '@vitrine/domain/captcha/captcha-keys.ts';
import { fakeCaptchaKeys as keys, FakeRecaptcha } from '@vitrine/testing/fake-recaptcha.ts';
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { solveCaptcha } from '@vitrine/testing/solve-captcha.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { altchaCaptcha } from './altcha.ts';
import { recaptchaCaptcha } from './recaptcha.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let other: TestShop;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'captcha.test');
  other = await aShop(platform, 'other-captcha.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const action = 'PRODUCT_WAITLIST_SUBMISSION';
const address = '203.0.113.7';
async function challenge(host = shop.host): Promise<CaptchaChallenge> {
  const answer = await app.inject({ url: `/api/captcha/challenge?action=${action}`, headers: { host } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<CaptchaChallenge>();
}
const verify = (token: string, websiteId = shop.websiteId) =>
  altchaCaptcha(platform, websiteId).verify({ token, action, address });

describe('the built-in captcha', () => {
  it('passes a solved challenge once', async () => {
    const token = solveCaptcha(await challenge());
    expect(await verify(token)).toBe('passed');
    expect(await verify(token)).toBe('failed');
  });

  it('passes one of two concurrent requests with the same token', async () => {
    const token = solveCaptcha(await challenge());
    const verdicts = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(verdicts.filter((verdict) => verdict === 'passed')).toHaveLength(1);
  });

  it('fails a token of another action, of another website, or after ten minutes', async () => {
    const token = solveCaptcha(await challenge());
    const captcha = altchaCaptcha(platform, shop.websiteId);
    expect(await captcha.verify({ token, action: 'FORM_BLOCK_SUBMISSION', address })).toBe('failed');
    expect(await verify(token, other.websiteId)).toBe('failed');
    platform.clock.advance(10 * 60 * 1000 + 1);
    expect(await verify(token)).toBe('failed');
  });

  it('fails changed and forged tokens', async () => {
    const given = await challenge();
    const easier: CaptchaChallenge = {
      ...given,
      parameters: {
        ...given.parameters,
        data: { ...given.parameters.data, expires: platform.clock.now() + 1e9 },
      },
    };
    const unsolved = { challenge: given, solution: { counter: 0, derivedKey: '0'.repeat(64) } };
    for (const token of [
      solveCaptcha(easier),
      solveCaptcha({ ...given, signature: '0'.repeat(64) }),
      Buffer.from(JSON.stringify(unsolved)).toString('base64'),
      'nonsense',
      '',
      'x'.repeat(100_000),
    ]) {
      expect(await verify(token)).toBe('failed');
    }
  });

  it('creates no challenge for an action the shop does not protect', async () => {
    const answer = await app.inject({
      url: '/api/captcha/challenge?action=ANYTHING',
      headers: { host: shop.host },
    });
    expect(answer.statusCode).toBe(422);
  });
});

describe('reCAPTCHA Enterprise', () => {
  const google = new FakeRecaptcha();
  let base = '';
  beforeAll(async () => {
    base = await google.start();
  });
  afterAll(() => google.stop());
  const ask = (token: string, recaptchaApi = base, used: CaptchaKeys = keys) =>
    recaptchaCaptcha({ config: { ...platform.config, recaptchaApi }, log: platform.log }, used).verify({
      token,
      action,
      address,
    });

  it('is called with the site key, the action and the visitor’s address, and passes a likely human', async () => {
    google.tokens.set('good', { action, score: 0.9 });
    expect(await ask('good')).toBe('passed');
    expect(google.requested.at(-1)).toEqual({
      path: `/v1/projects/${keys.projectId}/assessments?key=${keys.apiKey}`,
      body: { token: 'good', siteKey: keys.siteKey, expectedAction: action, userIpAddress: address },
    });
    expect(await ask('good')).toBe('failed');
  });

  it('fails a likely bot, another action and an unknown token', async () => {
    google.tokens.set('low', { action, score: 0.1 });
    google.tokens.set('else', { action: 'NEWSLETTER_BLOCK_SUBMISSION', score: 0.9 });
    expect(await ask('low')).toBe('failed');
    expect(await ask('else')).toBe('failed');
    expect(await ask('unknown')).toBe('failed');
  });

  it('is unavailable when it does not respond', async () => {
    expect(await ask('any', 'http://127.0.0.1:9')).toBe('unavailable');
  });

  it('is unavailable when it refuses our keys, so that no visitor is turned away for them', async () => {
    google.tokens.set('human', { action, score: 0.9 });
    expect(await ask('human', base, { ...keys, apiKey: 'replaced' })).toBe('unavailable');
    expect(await ask('human', base, { ...keys, projectId: 'another-project' })).toBe('unavailable');
    expect(await ask('human')).toBe('passed');
  });
});
