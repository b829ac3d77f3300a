import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { solveCaptcha } from '@vitrine/testing/solve-captcha.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let productId: string;
let variantId: string;
const call = '/api/site-users/account/notifications/restock';
const form = '/site-users/account/notifications/restock';

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'back-in-stock.test');
  productId = await shop.addProduct('vase', { variants: [{ sku: 'VASE', priceMinor: 9000, stock: 0 }] });
  const { rows } = await platform.db.$client.query<{ id: string }>(
    'select id from variants where website_id = $1 and item_id = $2',
    [shop.websiteId, productId],
  );
  variantId = rows[0]?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const visitor = () => aVisitor(app, shop.host);
async function token(): Promise<string> {
  const answer = await app.inject({
    url: '/api/captcha/challenge?action=PRODUCT_WAITLIST_SUBMISSION',
    headers: { host: shop.host },
  });
  return solveCaptcha(answer.json<CaptchaChallenge>());
}
async function waiting(email: string) {
  const { rows } = await platform.db.$client.query<{ join_mailing_list: boolean; language: string }>(
    'select join_mailing_list, language from back_in_stock_sign_ups where website_id = $1 and email = $2',
    [shop.websiteId, email],
  );
  return rows;
}
const signUp = async (siteVisitorEmail: string, more: object = {}) =>
  visitor().send('POST', call, {
    productId,
    variantId,
    siteVisitorEmail,
    isJoinMailingList: false,
    recaptchaEnterpriseV3Token: await token(),
    ...more,
  });

describe('POST /api/site-users/account/notifications/restock', () => {
  it('stores a sign-up once per address, and responds the same each time', async () => {
    const first = await signUp('June@Example.com');
    expect(first.statusCode).toBe(200);
    const again = await signUp('june@example.com ');
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await waiting('june@example.com')).toEqual([{ join_mailing_list: false, language: 'en-US' }]);
  });

  it('stores the visitor’s language', async () => {
    await signUp('claude@example.com', { language: 'fr-CA' });
    expect(await waiting('claude@example.com')).toMatchObject([{ language: 'fr-CA' }]);
  });

  it.each([
    ['', 422, 'Email cannot be blank'],
    ['   ', 422, 'Email cannot be blank'],
    ['june@', 422, 'Email is invalid'],
    ['a@b@c.de', 422, 'Email is invalid'],
  ])('responds to %j with %i %s', async (email, status, message) => {
    const answer = await signUp(email);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message]);
  });

  it('reports that the form could not be submitted when there is nothing to wait for', async () => {
    const message = 'Unable to submit form. Please try again later.';
    const unknown = '0198c0de-0000-7000-8000-000000000001';
    expect((await signUp('a@example.com', { variantId: unknown })).json()).toMatchObject({ message });
    expect((await signUp('a@example.com', { productId: unknown })).json()).toMatchObject({ message });
    expect((await signUp('a@example.com', { productId: 'x' })).json()).toMatchObject({ message });
    expect(await waiting('a@example.com')).toEqual([]);
  });

  it('refuses to wait for a product that its owner does not let people wait for, and shows no form', async () => {
    const selling = { backInStock: false };
    const itemId = await shop.addProduct('last-jar', {
      variants: [{ sku: 'JAR', priceMinor: 9000, stock: 0 }],
      selling,
    });
    const { rows } = await platform.db.$client.query<{ id: string }>(
      'select id from variants where website_id = $1 and item_id = $2',
      [shop.websiteId, itemId],
    );
    const answer = await signUp('jar@example.com', { productId: itemId, variantId: rows[0]?.id });
    expect(answer.json()).toMatchObject({ error: 'BACK_IN_STOCK_FAILED' });
    expect(await waiting('jar@example.com')).toEqual([]);
    const page = (url: string) => app.inject({ url, headers: { host: shop.host } });
    expect((await page('/shop/p/vase')).body).toContain(form);
    expect((await page('/shop/p/last-jar')).body).not.toContain(form);
  });

  it('requires an unused captcha token', async () => {
    const bare = await signUp('b@example.com', { recaptchaEnterpriseV3Token: '' });
    expect(bare.statusCode).toBe(403);
    expect(bare.json()).toMatchObject({ message: 'Complete CAPTCHA before submitting.' });
    const used = await token();
    await signUp('c@example.com', { recaptchaEnterpriseV3Token: used });
    expect((await signUp('b@example.com', { recaptchaEnterpriseV3Token: used })).statusCode).toBe(403);
    expect(await waiting('b@example.com')).toEqual([]);
  });

  it('requires the crumb', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: call,
      headers: { host: shop.host },
      payload: { productId, variantId, siteVisitorEmail: 'd@example.com' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

const post = (fields: Record<string, string>) =>
  visitor().post(form, { productId, variantId, returnTo: '/shop/p/vase', ...fields });

describe('the form without JavaScript', () => {
  it('redirects to the product and shows the result', async () => {
    expect((await post({ email: 'ellen@example.com' })).headers.location).toBe(
      '/shop/p/vase?notice=BACK_IN_STOCK_SIGNED_UP',
    );
    expect(await waiting('ellen@example.com')).toHaveLength(1);
    expect((await post({ email: '' })).headers.location).toBe('/shop/p/vase?notice=EMAIL_BLANK');
    expect((await post({ email: 'x' })).headers.location).toBe('/shop/p/vase?notice=EMAIL_INVALID');
  });

  it('shows the notice on the page', async () => {
    const page = await app.inject({
      url: '/shop/p/vase?notice=BACK_IN_STOCK_SIGNED_UP',
      headers: { host: shop.host },
    });
    expect(page.body).toContain('We will write to you once, as soon as it is here again.');
  });

  it('never redirects to another site, whatever return address is given', async () => {
    for (const returnTo of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '',
    ]) {
      const { headers } = await post({ email: 'ellen@example.com', returnTo });
      expect(headers.location).toBe('/?notice=BACK_IN_STOCK_SIGNED_UP');
    }
  });

  it('responds to a bot that fills in every field as to a person, and stores nothing', async () => {
    const answer = await post({ email: 'bot@example.com', website: 'https://spam.example' });
    expect(answer.headers.location).toBe('/shop/p/vase?notice=BACK_IN_STOCK_SIGNED_UP');
    expect(await waiting('bot@example.com')).toEqual([]);
  });

  it('responds 429 to repeated posts', async () => {
    const limited = await testPlatform({ config: { rateLimits: 1 } });
    const strict = await buildApp(limited);
    await aShop(limited, 'strict.test');
    const one = aVisitor(strict, 'strict.test');
    const answers = [];
    for (let at = 0; at < 11; at += 1)
      answers.push((await one.post(form, { productId, variantId })).statusCode);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 303));
    expect(answers[10]).toBe(429);
    await strict.close();
    await limited.close();
  });
});

it('joins the mailing list only when the shop offers it', async () => {
  await signUp('f@example.com', { isJoinMailingList: true });
  expect(await waiting('f@example.com')).toMatchObject([{ join_mailing_list: false }]);
  const restock = { enabled: true, mailingListSignUpEnabled: true, mailingListOptInByDefault: false };
  await updateSettings(platform, shop.websiteId, { settings: { commerce: { restock } } });
  await awaitNotifications(platform);
  await signUp('g@example.com', { isJoinMailingList: true });
  expect(await waiting('g@example.com')).toMatchObject([{ join_mailing_list: true }]);
});

it('puts those who ticked the box on the mailing list that takes them, which asks them to confirm', async () => {
  const restock = { enabled: true, mailingListSignUpEnabled: true, mailingListOptInByDefault: false };
  await updateSettings(platform, shop.websiteId, { settings: { commerce: { restock } } });
  await awaitNotifications(platform);
  await platform.db.$client.query(
    `insert into mailing_lists (website_id, id, name, takes_waiting, created_on)
      values ($1, gen_random_uuid(), 'Kiln letter', true, now())`,
    [shop.websiteId],
  );
  await signUp('h@example.com', { isJoinMailingList: true });
  await signUp('i@example.com', { isJoinMailingList: false });
  const { rows } = await platform.db.$client.query<{ email: string; state: string; words: string }>(
    `select s.email, s.state, c.words from subscribers s
      join consents c on c.website_id = s.website_id and c.subscriber_id = s.id
      where s.website_id = $1 and s.source = 'waiting-list' order by s.email`,
    [shop.websiteId],
  );
  expect(rows).toEqual([
    { email: 'h@example.com', state: 'pending', words: 'Also send me news from the shop' },
  ]);
});

it('lets people wait for a product also when they cannot be put on the mailing list', async () => {
  const restock = { enabled: true, mailingListSignUpEnabled: true, mailingListOptInByDefault: false };
  await updateSettings(platform, shop.websiteId, { settings: { commerce: { restock } } });
  await awaitNotifications(platform);
  await platform.db.$client.query(
    `insert into mailing_lists (website_id, id, name, takes_waiting, created_on)
      values ($1, gen_random_uuid(), 'Glaze letter', true, now())`,
    [shop.websiteId],
  );
  await platform.db.$client.query('alter table consents add constraint no_consents check (false) not valid');
  try {
    await signUp('j@example.com', { isJoinMailingList: true });
  } finally {
    await platform.db.$client.query('alter table consents drop constraint no_consents');
  }
  expect(await waiting('j@example.com')).toMatchObject([{ join_mailing_list: true }]);
  const { rows } = await platform.db.$client.query(
    'select from subscribers where website_id = $1 and email = $2',
    [shop.websiteId, 'j@example.com'],
  );
  expect(rows).toHaveLength(0);
});
