import type { SpamProtection } from '@vitrine/contracts/spam-protection.ts';
import { captchaKeyTexts as text } from '@vitrine/domain/text/en/spam-protection.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { fakeCaptchaKeys as keys, FakeRecaptcha } from '@vitrine/testing/fake-recaptcha.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { findSite, updateSettings } from '../websites/index.ts';
import { saveKeys, sealPlainApiKey, testKeys, viewSpamProtection } from './captcha-keys.ts';
import { checkCaptcha } from './index.ts';

const google = new FakeRecaptcha();
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { recaptchaApi: await google.start() } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await google.stop();
});
beforeEach(async () => {
  shops += 1;
  shop = await aShop(platform, `spam-${shops}.test`);
  owner = await anOwner(app, platform, shop, `rowan-${shops}@example.com`);
});

const path = '/api/admin/spam-protection';
const view = async (): Promise<SpamProtection> => (await owner.send('GET', path)).json<SpamProtection>();
const save = async (entered: object, seen: SpamProtection['google'] = null) =>
  owner.send('PUT', path, { ...keys, ...entered, seen });
const shown = { siteKey: keys.siteKey, projectId: keys.projectId, apiKeyEnd: '1a2B', isReadable: true };

/** Everything that is stored of the website. */
async function stored(): Promise<string> {
  const { rows } = await platform.db.$client.query<{ settings: string }>(
    'select settings::text from websites where website_id = $1',
    [shop.websiteId],
  );
  return rows[0]?.settings ?? '';
}

async function check(token: string) {
  await awaitNotifications(platform);
  const site = await findSite(platform, shop.host);
  if (site === null) throw new Error('no site');
  return checkCaptcha(platform, site, {
    token,
    action: 'PRODUCT_WAITLIST_SUBMISSION',
    address: '203.0.113.7',
  });
}

async function plainly(apiKey: string): Promise<void> {
  const { siteKey, projectId } = keys;
  const captcha = { siteKey, projectId, apiKey };
  await platform.db.$client.query(
    `update websites set settings = jsonb_set(settings::jsonb, '{commerce}', $2::jsonb) where website_id = $1`,
    [shop.websiteId, JSON.stringify({ captcha })],
  );
  await updateSettings(platform, shop.websiteId, {});
  await awaitNotifications(platform);
}

describe('the keys of reCAPTCHA', () => {
  it('are absent at first: the built-in captcha protects the forms', async () => {
    expect((await view()).google).toBeNull();
    expect(await check('no token of ours')).toMatchObject({ ok: false });
  });

  it('are stored once Google has taken them, the secret one encrypted and never sent back', async () => {
    const answer = await save({});
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SpamProtection>().google).toEqual(shown);
    expect(answer.body).not.toContain(keys.apiKey);
    expect((await owner.send('GET', path)).body).not.toContain(keys.apiKey);
    expect(await stored()).toContain(keys.siteKey);
    expect(await stored()).not.toContain(keys.apiKey);
    google.tokens.set('human', { action: 'PRODUCT_WAITLIST_SUBMISSION', score: 0.9 });
    expect(await check('human')).toMatchObject({ ok: true });
    expect(await check('human')).toMatchObject({ ok: false });
  });

  it('keep the stored secret key where its field is left empty, also for a test', async () => {
    await save({});
    google.siteKeys.add(`${keys.siteKey}-2`);
    const entered = { ...keys, siteKey: `${keys.siteKey}-2`, apiKey: '' };
    expect((await owner.send('POST', `${path}/test`, entered)).statusCode).toBe(204);
    const answer = await save(entered, shown);
    expect(answer.json<SpamProtection>().google).toEqual({ ...shown, siteKey: `${keys.siteKey}-2` });
    google.tokens.set('human', { action: 'PRODUCT_WAITLIST_SUBMISSION', score: 0.9 });
    expect(await check('human')).toMatchObject({ ok: true });
  });

  it('are refused with a sentence in the field that Google refuses, and nothing is stored', async () => {
    const restricted = `AIza${'restricted'.padEnd(35, 'x')}`;
    google.apiKeys.set(restricted, keys.projectId);
    google.restricted.add(restricted);
    const wrong: readonly (readonly [object, object])[] = [
      [{ apiKey: `AIza${'replaced'.padEnd(35, 'x')}` }, { apiKey: text.apiKeyRefused }],
      [{ apiKey: restricted }, { apiKey: text.apiKeyRestricted }],
      [{ projectId: 'another-project' }, { projectId: text.projectRefused }],
      [{ siteKey: `6L${'another'.padEnd(38, 'x')}` }, { siteKey: text.siteKeyRefused }],
      [{ apiKey: '' }, { apiKey: text.apiKeyMissing }],
    ];
    for (const [entered, fields] of wrong) {
      const tested = await owner.send('POST', `${path}/test`, { ...keys, ...entered });
      expect(tested.statusCode).toBe(422);
      expect(tested.json()).toMatchObject({ error: 'CAPTCHA_KEYS_INVALID', fields });
      expect((await save(entered)).json()).toMatchObject({ error: 'CAPTCHA_KEYS_INVALID', fields });
    }
    expect((await view()).google).toBeNull();
  });

  it('are not asked for at Google when they cannot be right', async () => {
    const before = google.requested.length;
    expect((await save({ siteKey: keys.apiKey })).json()).toMatchObject({
      fields: { siteKey: text.siteKeyIsApiKey },
    });
    expect(google.requested).toHaveLength(before);
  });

  it('stay as they are when Google does not answer', async () => {
    const silent = { ...platform, config: { ...platform.config, recaptchaApi: 'http://127.0.0.1:9' } };
    expect(await saveKeys(silent, shop.websiteId, { ...keys, seen: null })).toMatchObject({
      error: { code: 'CAPTCHA_PROVIDER_SILENT' },
    });
    expect((await view()).google).toBeNull();
  });

  it('are not overwritten or removed by an owner who saw others', async () => {
    await save({});
    expect((await save({})).json()).toMatchObject({ error: 'STALE_REVISION' });
    const removed = await owner.send('POST', `${path}/remove`, { seen: null });
    expect(removed.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await view()).google).toEqual(shown);
  });

  it('are deleted when they are removed, and the built-in captcha takes over', async () => {
    await save({});
    const removed = await owner.send('POST', `${path}/remove`, { seen: shown });
    expect(removed.json<SpamProtection>().google).toBeNull();
    expect(await stored()).not.toMatch(/v1\.[0-9a-f]{12}\./);
    const before = google.requested.length;
    expect(await check('human')).toMatchObject({ ok: false });
    expect(google.requested).toHaveLength(before);
  });

  it('are encrypted for their website: another one cannot use them', async () => {
    await save({});
    const own = (JSON.parse(await stored()) as { commerce: { captcha: { sealedApiKey: string } } }).commerce;
    expect(() => platform.secrets.open(own.captcha.sealedApiKey, `captcha ${shop.websiteId}`)).not.toThrow();
    expect(() => platform.secrets.open(own.captcha.sealedApiKey, 'captcha another')).toThrow();
  });

  it('are reported as unreadable under another encryption key, and turn no visitor away meanwhile', async () => {
    await save({});
    const elsewhere = await openSecrets({ dataFolder: await mkdtemp(join(tmpdir(), 'vitrine-keys-')) });
    const moved = { ...anotherProcess(platform), secrets: elsewhere };
    const site = await findSite(platform, shop.host);
    if (site === null) throw new Error('no site');
    await awaitNotifications(platform);
    const current = { ...site, settings: JSON.parse(await stored()) as typeof site.settings };
    const input = { token: 'any', action: 'PRODUCT_WAITLIST_SUBMISSION', address: '203.0.113.7' } as const;
    expect(await checkCaptcha(moved, current, input)).toMatchObject({ ok: true });
    expect((await viewSpamProtection(moved, shop.websiteId)).google).toEqual({ ...shown, isReadable: false });
    expect(await testKeys(moved, shop.websiteId, { ...keys, apiKey: '' })).toMatchObject({
      error: { code: 'CAPTCHA_KEYS_INVALID', fields: { apiKey: text.apiKeyUnreadable } },
    });
    const entered = await saveKeys(moved, shop.websiteId, { ...keys, seen: { ...shown, isReadable: false } });
    expect(entered).toMatchObject({ ok: true, value: { google: shown } });
  });
});

describe('an API key that was stored in plain text', () => {
  it('is encrypted at the start of the server', async () => {
    await plainly(keys.apiKey);
    expect(await stored()).toContain(keys.apiKey);
    await sealPlainApiKey(platform, shop.websiteId);
    expect(await stored()).not.toContain(keys.apiKey);
    expect((await view()).google).toEqual(shown);
  });

  it('is encrypted when a form is first checked with it, which works as before', async () => {
    await plainly(keys.apiKey);
    google.tokens.set('human', { action: 'PRODUCT_WAITLIST_SUBMISSION', score: 0.9 });
    expect(await check('human')).toMatchObject({ ok: true });
    expect(await stored()).not.toContain(keys.apiKey);
    google.tokens.set('another', { action: 'PRODUCT_WAITLIST_SUBMISSION', score: 0.9 });
    expect(await check('another')).toMatchObject({ ok: true });
  });
});
