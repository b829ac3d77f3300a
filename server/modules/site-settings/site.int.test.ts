import type { SiteScreen } from '@vitrine/contracts/site-settings.ts';
import type { LegalPages } from '@vitrine/contracts/legal-pages.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { updateSettings } from '../websites/index.ts';
import { announcementPoller } from './announcement-poller.ts';

const THEMES = ['atelier', 'gazette', 'noctis'];
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  const folder = join(platform.config.dataFolder, 'themes', 'foreign');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'template.conf'),
    '{ "name": "foreign", "layouts": { "default": { "name": "Default", "regions": ["site"] } } }',
  );
  await writeFile(
    join(folder, 'site.region'),
    `<html><head>{squarespace-headers}</head><body data-x="a > b"><header>Mine</header><div class="sqs-announcement-bar-dropzone"></div><main>{squarespace.main-content}</main></body></html>`,
  );
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  shop = await aShop(platform, `site-${count}.example`);
  owner = await anOwner(app, platform, shop, `site-${count}@example.com`);
  for (const [urlId, title] of [
    ['', 'Home'],
    ['about', 'About'],
  ] as const)
    await createCollection(platform, shop.websiteId, { kind: 'page', urlId, title });
});

const read = async (): Promise<SiteScreen> => (await owner.send('GET', '/api/admin/site-settings')).json();
async function put(change: object) {
  const { revision: _, announcementState: __, notFoundPage: ___, ...site } = await read();
  const answer = await owner.send('PUT', '/api/admin/site-settings', { ...site, ...change });
  await awaitNotifications(platform);
  return answer;
}
const fieldsOf = (answer: { json: <T>() => T }) =>
  Object.keys(answer.json<{ fields: Record<string, string> }>().fields);
const view = (path = '/') => aVisitor(app, shop.host).send('GET', path);
const bar = (change: object) =>
  put({
    announcement: {
      isOn: true,
      html: '<p>Free <strong>delivery</strong></p>',
      href: '',
      theme: 'accent',
      isClosable: true,
      againAfterDays: null,
      pages: 'all',
      pageIds: [],
      startsAt: '',
      endsAt: '',
      ...change,
    },
  });
const barIn = (html: string): string => /<aside class="announcement"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
const anAccount = (profileUrl: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  service: 'instagram',
  profileUrl,
  userName: '',
  ...change,
});

describe('the settings of a site', () => {
  it('are seen by visitors at once', async () => {
    const change = {
      title: ' Moss & Clay ',
      tagLine: 'Slow pots',
      description: 'Pots by two people.',
      language: 'de-AT',
      timeZone: 'Europe/Vienna',
      contactEmail: 'hi@moss.example',
      contactPhone: '+43 1 555 0133',
      address: ['Kiln Lane 1'],
      socialAccounts: [anAccount('https://instagram.com/moss')],
    };
    const answer = await put(change);
    expect(answer.json()).toMatchObject({ ...change, title: 'Moss & Clay' });
    for (const theme of THEMES) {
      await updateSettings(platform, shop.websiteId, { settings: { theme } });
      await awaitNotifications(platform);
      const { body } = await view();
      expect(body).toContain('<html lang="de-AT"');
      for (const part of [
        'Moss &amp; Clay',
        'Pots by two people.',
        'href="mailto:hi@moss.example"',
        'href="tel:+4315550133"',
        'Kiln Lane 1',
        'aria-label="Instagram: moss"',
      ])
        expect(body, `${theme}: ${part}`).toContain(part);
    }
    expect((await owner.send('GET', '/api/admin/me')).json()).toMatchObject({
      website: { title: 'Moss & Clay', language: 'de-AT', timeZone: 'Europe/Vienna' },
    });
  });

  it.each([
    ['title', { title: 'x'.repeat(10_000) }],
    ['title', { title: ' ' }],
    ['language', { language: 'Klingon!' }],
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['contactPhone', { contactPhone: 'call me' }],
    ['socialAccounts.0.profileUrl', { socialAccounts: [anAccount('javascript:alert(1)')] }],
    [
      'socialAccounts.1.profileUrl',
      { socialAccounts: [anAccount('https://x.com/a'), anAccount('https://x.com/a')] },
    ],
    ['notFoundPageId', { notFoundPageId: '0198c0de-0000-7000-8000-000000000001' }],
  ])('refuse a wrong %s with a sentence at the field, and lose nothing', async (field, wrong) => {
    const before = await read();
    const answer = await put({ tagLine: 'New', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  it('are refused on what somebody else has changed', async () => {
    const { version } = await read();
    await put({ tagLine: 'First' });
    expect((await put({ tagLine: 'Second', version })).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await read()).tagLine).toBe('First');
  });

  it('are of one website, and of its owners', async () => {
    const other = await aShop(platform, `site-other-${count}.example`);
    await put({ title: 'Mine' });
    expect((await aVisitor(app, shop.host).send('GET', '/api/admin/site-settings')).statusCode).toBe(401);
    expect((await aVisitor(app, other.host).send('GET', '/')).body).not.toContain('Mine');
    const foreignPage = await createCollection(platform, other.websiteId, {
      kind: 'page',
      urlId: 'lost',
      title: 'Lost',
    });
    expect(fieldsOf(await put({ notFoundPageId: foreignPage }))).toEqual(['notFoundPageId']);
  });

  it('show hostile words as words, in every theme', async () => {
    const hostile = '"><img src=x onerror=alert(1)>\'</title><script>alert(1)</script>';
    await put({
      title: hostile.slice(0, 100),
      tagLine: hostile,
      description: hostile,
      address: [hostile],
      socialAccounts: [
        anAccount('https://a.example/"><img/src=x/onerror=alert(1)>', {
          service: '<img src=x>',
          userName: hostile,
        }),
      ],
    });
    await bar({
      html: '<p onclick="alert(1)">Hi <img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a></p>',
      href: '',
    });
    for (const theme of [...THEMES, 'foreign']) {
      await updateSettings(platform, shop.websiteId, { settings: { theme } });
      await awaitNotifications(platform);
      const { body } = await view();
      expect(barIn(body)).toContain('Hi');
      expect(body, theme).not.toMatch(
        /<img[^>]*(?:onerror|src=x)|<[^>]*\sonclick|href="javascript|<script>alert/i,
      );
    }
  });
});

describe('the announcement', () => {
  it.each(THEMES)(
    'stands above the header of %s, behind the link that skips to the content',
    async (theme) => {
      await updateSettings(platform, shop.websiteId, { settings: { theme } });
      await bar({});
      const { body, headers } = await view('/about');
      expect(body).toMatch(
        /<body[^>]*>\s*<a class="skip-link"[^>]*>[^<]*<\/a><aside class="announcement" data-theme="accent" aria-label="Announcement"/,
      );
      expect(barIn(body)).toContain('<p>Free <strong>delivery</strong></p>');
      expect(barIn(body)).toContain('aria-label="Close announcement"');
      // Its script is the only inline one that the policy allows.
      expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    },
  );

  it('stands in a foreign theme: in the place it has for it', async () => {
    await updateSettings(platform, shop.websiteId, { settings: { theme: 'foreign' } });
    await bar({ isClosable: false });
    const { body, headers } = await view();
    expect(body).toContain('<div class="sqs-announcement-bar-dropzone"><aside class="announcement"');
    expect(body).not.toContain('Close announcement');
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
  });

  it('is a link as a whole, without those in its text', async () => {
    await bar({ html: '<p>See <a href="/about">us</a></p>', href: '/shop?a=1&b="2"' });
    const html = barIn((await view()).body);
    expect(html).toContain('<a class="announcement__link" href="/shop?a=1&amp;b=&quot;2&quot;">');
    expect(html).toContain('<p>See us</p>');
  });

  it('stands on all pages of the site and of the host, or on the home page only', async () => {
    await bar({});
    for (const path of ['/', '/about', '/cart', '/nowhere'])
      expect(barIn((await view(path)).body), path).not.toBe('');
    await bar({ pages: 'home' });
    expect(barIn((await view('/')).body)).not.toBe('');
    for (const path of ['/about', '/cart', '/nowhere']) expect(barIn((await view(path)).body), path).toBe('');
  });

  it('stands on the pages that its owner chose, of which those in the bin are left out until they are restored', async () => {
    const id = await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'sale',
      title: 'Sale',
    });
    await bar({ pages: 'chosen', pageIds: [id] });
    expect(barIn((await view('/sale')).body)).not.toBe('');
    for (const path of ['/', '/about', '/cart']) expect(barIn((await view(path)).body), path).toBe('');
    const removed = await owner.send('DELETE', `/api/admin/pages/${id}?revision=1`);
    expect(removed.statusCode, removed.body).toBe(204);
    expect((await read()).announcement.pageIds).toEqual([]);
    await bar({ pages: 'all' });
    await owner.send('POST', `/api/admin/deleted-pages/${id}/restore`);
    expect((await read()).announcement.pageIds).toEqual([id]);
    const other = await aShop(platform, `site-pages-${count}.example`);
    const foreign = await createCollection(platform, other.websiteId, {
      kind: 'page',
      urlId: 'sale',
      title: 'Sale',
    });
    const refused = await bar({ pages: 'chosen', pageIds: [foreign] });
    expect(fieldsOf(refused)).toEqual(['announcement.pageIds']);
    expect(refused.body).toContain('A page that you chose was deleted. Choose again.');
  });

  it('names the days after which it is shown again to whoever closed it', async () => {
    await bar({ againAfterDays: 30 });
    expect(barIn((await view()).body)).toMatch(/data-announcement="[\w-]{10}" data-again="30"/);
    await bar({ againAfterDays: null });
    expect(barIn((await view()).body)).not.toContain('data-again');
  });

  it('appears and disappears by the clock of the site, also on cached pages', async () => {
    await put({ timeZone: 'Europe/Berlin' });
    const now = platform.clock.now();
    const wall = (after: number) =>
      new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Berlin',
        dateStyle: 'short',
        timeStyle: 'short',
      })
        .format(now + after)
        .replace(' ', 'T');
    const poller = announcementPoller(platform);
    const run = () => poller.run(new AbortController().signal);
    const answer = await bar({ startsAt: wall(10 * 60_000), endsAt: wall(30 * 60_000) });
    expect(answer.json<SiteScreen>().announcementState).toBe('planned');
    expect(barIn((await view()).body)).toBe('');
    const revision = (await read()).revision;
    platform.clock.advance(5 * 60_000);
    await run();
    expect((await read()).revision).toBe(revision);
    platform.clock.advance(6 * 60_000);
    await run();
    await awaitNotifications(platform);
    expect(barIn((await view()).body)).not.toBe('');
    platform.clock.advance(20 * 60_000);
    await run();
    await awaitNotifications(platform);
    expect(barIn((await view()).body)).toBe('');
    expect((await read()).announcementState).toBe('over');
  });

  it.each([
    ['announcement.html', { html: '<p></p>' }],
    ['announcement.html', { html: `<p>${'x'.repeat(301)}</p>` }],
    ['announcement.href', { href: 'javascript:alert(1)' }],
    ['announcement.startsAt', { startsAt: '2026-02-30T10:00' }],
    ['announcement.againAfterDays', { againAfterDays: 0 }],
    ['announcement.againAfterDays', { againAfterDays: 366 }],
    ['announcement.pageIds', { pages: 'chosen' }],
    ['announcement.pageIds.0', { pageIds: ['x'] }],
    ['announcement.endsAt', { startsAt: '2026-03-02T10:00', endsAt: '2026-03-01T10:00' }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    expect(fieldsOf(await bar(wrong))).toEqual([field]);
  });
});

describe('the error page', () => {
  it('is the owner’s own at every address where nothing is, once it is published, and is not to be indexed', async () => {
    const made = await owner.send('POST', '/api/admin/site-settings/not-found-page');
    expect(made.statusCode).toBe(201);
    const { id, title } = made.json<{ id: string; title: string }>();
    expect(title).toBe('Page not found');
    const chosen = await put({ notFoundPageId: id });
    expect(chosen.json<SiteScreen>().notFoundPage).toEqual({ title, isPublished: false });
    expect((await view('/nowhere')).body).toContain('There is nothing at this address.');

    const tab = aTab(owner, id);
    const { revision } = await tab.open();
    expect((await tab.publish(revision)).statusCode).toBe(200);
    await awaitNotifications(platform);
    for (const theme of THEMES) {
      await updateSettings(platform, shop.websiteId, { settings: { theme } });
      await awaitNotifications(platform);
      const answer = await view('/nowhere/at-all?x=1');
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This page has moved, or never was');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(answer.body).not.toContain('rel="canonical"');
      expect(answer.body).toContain('page-type-100');
    }
    expect((await view('/sitemap.xml')).body).not.toContain('not-found');

    await put({ notFoundPageId: null });
    expect((await view('/nowhere')).body).toContain('There is nothing at this address.');
  });

  it('is the theme’s own again once the page is in the bin', async () => {
    const id = await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'lost',
      title: 'Lost page',
    });
    await put({ notFoundPageId: id });
    expect((await view('/nowhere')).body).toContain('<title>Lost page');
    const removed = await owner.send('DELETE', `/api/admin/pages/${id}?revision=1`);
    expect(removed.statusCode, removed.body).toBe(204);
    await awaitNotifications(platform);
    expect((await view('/nowhere')).body).toContain('There is nothing at this address.');
    // Other settings can still be saved.
    expect((await put({ tagLine: 'Still here' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ notFoundPageId: id, notFoundPage: null });
  });
});

const readLegal = async (): Promise<LegalPages> => (await owner.send('GET', '/api/admin/legal-pages')).json();
async function answerForm(change: object = {}) {
  const { revision: _, isAnswered: __, found: ___, pages: ____, ...answers } = await readLegal();
  return owner.send('PUT', '/api/admin/legal-pages', {
    ...answers,
    name: 'Moss & Clay',
    address: ['Kiln Lane 1'],
    email: 'hi@moss.example',
    ...change,
  });
}
const write = (kind: string, replacesEdits = false) =>
  owner.send('POST', `/api/admin/legal-pages/${kind}`, { replacesEdits });
const pageOf = (legal: LegalPages, kind: string) => legal.pages.find((one) => one.kind === kind)?.page;

describe('legal pages', () => {
  it('begin with what is known of the site, and are written from the answers as drafts', async () => {
    expect((await write('privacy')).json()).toMatchObject({ error: 'LEGAL_ANSWERS_MISSING' });
    const before = await readLegal();
    expect(before).toMatchObject({ isAnswered: false, returnDays: 14 });
    expect(before.found).toContain('analytics');
    expect((await answerForm()).statusCode).toBe(200);
    const answer = await write('privacy');
    expect(answer.statusCode, answer.body).toBe(200);
    const page = pageOf(answer.json<LegalPages>(), 'privacy');
    expect(page).toMatchObject({
      title: 'Privacy policy',
      isPublished: false,
      isEdited: false,
      isAtCheckout: false,
    });
    const tab = aTab(owner, page?.id ?? '');
    const opened = await tab.open();
    expect(JSON.stringify(opened.document)).toContain('Moss &amp; Clay<br>Kiln Lane 1');
    expect((await view(page?.path)).statusCode).toBe(404);
    await tab.publish(opened.revision);
    await awaitNotifications(platform);
    expect((await view(page?.path)).body).toContain('Your rights');
    expect(pageOf(await readLegal(), 'privacy')).toMatchObject({ isPublished: true, isEdited: false });
  });

  it('are written in the language of the site, whatever was typed', async () => {
    await put({ language: 'de-DE' });
    const name = '<script>alert(1)</script> & Söhne';
    await answerForm({ name });
    const page = pageOf((await write('imprint')).json<LegalPages>(), 'imprint');
    expect(page?.title).toBe('Impressum');
    const tab = aTab(owner, page?.id ?? '');
    const { revision } = await tab.open();
    await tab.publish(revision);
    await awaitNotifications(platform);
    const { body } = await view(page?.path);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Söhne');
    expect(body).toContain('Angaben gemäß § 5 DDG');
  });

  it('keep what the owner has edited, until they say otherwise', async () => {
    await answerForm();
    const page = pageOf((await write('returns')).json<LegalPages>(), 'returns');
    const tab = aTab(owner, page?.id ?? '');
    const { revision } = await tab.open();
    const saved = await tab.save(revision, [
      { kind: 'change-props', id: 'legal-title', props: { text: 'My own returns', level: 1 } },
    ]);
    expect(saved.statusCode, saved.body).toBe(200);
    // Still open in that tab.
    expect((await write('returns', true)).json()).toMatchObject({ error: 'PAGE_LOCKED' });
    platform.clock.advance(60_000);
    expect((await write('returns')).json()).toMatchObject({ error: 'LEGAL_PAGE_EDITED' });
    expect(JSON.stringify((await tab.open()).document)).toContain('My own returns');
    platform.clock.advance(60_000);
    const again = (await write('returns', true)).json<LegalPages>();
    expect(pageOf(again, 'returns')).toMatchObject({ id: page?.id, isEdited: false, isOutdated: false });
    await answerForm({ returnDays: 60 });
    expect(pageOf(await readLegal(), 'returns')).toMatchObject({ isEdited: false, isOutdated: true });
    expect((await write('returns')).statusCode).toBe(200);
    expect(JSON.stringify((await tab.open()).document)).toContain('60 days');
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['returnDays', { returnDays: 0 }],
    ['address', { address: [] }],
  ])('refuse a wrong %s', async (field, wrong) => {
    expect(fieldsOf(await answerForm(wrong))).toEqual([field]);
  });
});
