import type { PopupScreen } from '@vitrine/contracts/popup.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aMailingList } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { importPicture } from '../media/index.ts';
import { updateSettings } from '../websites/index.ts';
import { announcementPoller } from './announcement-poller.ts';

const THEMES = ['atelier', 'gazette', 'noctis'];
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let about: string;
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
  shop = await aShop(platform, `popup-${count}.example`);
  owner = await anOwner(app, platform, shop, `popup-${count}@example.com`);
  await createCollection(platform, shop.websiteId, { kind: 'page', urlId: '', title: 'Home' });
  about = await createCollection(platform, shop.websiteId, { kind: 'page', urlId: 'about', title: 'About' });
});

const read = async (): Promise<PopupScreen> => (await owner.send('GET', '/api/admin/popup')).json();

/** Changes the pop-up as it is now; a whole one that is on, unless it says otherwise. */
async function put(change: object = {}) {
  const {
    revision: _,
    edition: __,
    state: ___,
    openedCount: ____,
    timeZone: _____,
    ...stored
  } = await read();
  const { picture, ...popup } = stored;
  const answer = await owner.send('PUT', '/api/admin/popup', {
    ...popup,
    isOn: true,
    title: 'Ten percent off',
    html: '<p>Your <strong>first</strong> mug.</p>',
    action: 'link',
    buttonLabel: 'Take a look',
    href: '/about',
    pictureId: picture?.id ?? null,
    showAgain: false,
    ...change,
  });
  await awaitNotifications(platform);
  return answer;
}
const fieldsOf = (answer: { json: <T>() => T }) =>
  Object.keys(answer.json<{ fields: Record<string, string> }>().fields);
const view = async (path = '/') => (await aVisitor(app, shop.host).send('GET', path)).body;
const popupIn = (html: string): string => /<template data-popup=[\s\S]*?<\/template>/.exec(html)?.[0] ?? '';
const rulesIn = (html: string): unknown =>
  JSON.parse((/data-popup="([^"]*)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));

const aList = async (visitor = owner): Promise<string> => (await aMailingList(visitor, 'Kiln letter')).id;

async function aPicture(websiteId = shop.websiteId): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a8482f' } })
    .png()
    .toBuffer();
  const taken = await importPicture(platform, websiteId, { bytes, filename: 'kiln.png', altText: 'A kiln' });
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value.id;
}

describe('a pop-up', () => {
  it('is none until its owner writes one, and then stands at the end of every page, unseen', async () => {
    expect(await read()).toMatchObject({ isOn: false, title: '', state: 'off', edition: 1, openedCount: 0 });
    expect(popupIn(await view())).toBe('');
    const answer = await put({ scrolledPercent: 40, onExit: true, againAfterDays: 30, placement: 'corner' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'shown', title: 'Ten percent off', afterSeconds: 10 });
    for (const theme of THEMES) {
      await updateSettings(platform, shop.websiteId, { settings: { theme } });
      await awaitNotifications(platform);
      const html = await view('/about');
      const popup = popupIn(html);
      expect(html, theme).toMatch(/<\/template>\s*<\/body/);
      expect(popup).toContain('<dialog class="dialog popup popup--corner" data-theme="light"');
      expect(popup).toContain('aria-labelledby="popup-title"');
      expect(popup).toContain('>Ten percent off</h2>');
      expect(popup).toContain('<p>Your <strong>first</strong> mug.</p>');
      expect(popup).toContain('href="/about">Take a look</a>');
      expect(popup).toContain('aria-label="Close"');
      expect(rulesIn(html)).toEqual({
        afterSeconds: 10,
        scrolledPercent: 40,
        onExit: true,
        againAfterDays: 30,
        edition: 1,
      });
    }
  });

  it('is not on the cart, the search, an address where nothing is, nor on what is no page', async () => {
    await put();
    for (const path of ['/cart', '/search', '/nowhere', '/about?format=json'])
      expect(popupIn(await view(path)), path).toBe('');
    expect(popupIn(await view('/about'))).not.toBe('');
  });

  it('stands on the home page only, or on the pages that its owner chose', async () => {
    await put({ pages: 'home' });
    expect(popupIn(await view('/'))).not.toBe('');
    expect(popupIn(await view('/about'))).toBe('');
    await put({ pages: 'chosen', pageIds: [about] });
    expect(popupIn(await view('/'))).toBe('');
    expect(popupIn(await view('/about'))).not.toBe('');
  });

  it('stands on a chosen page again that was in the bin while other things were changed', async () => {
    const websiteId = shop.websiteId;
    const sale = await createCollection(platform, websiteId, { kind: 'page', urlId: 'sale', title: 'Sale' });
    await put({ pages: 'chosen', pageIds: [sale, about] });
    const removed = await owner.send('DELETE', `/api/admin/pages/${sale}?revision=1`);
    expect(removed.statusCode, removed.body).toBe(204);
    expect((await put({ title: 'Eleven percent off' })).json<PopupScreen>().pageIds).toEqual([about]);
    // Chosen by a screen that was opened before.
    expect((await put({ pageIds: [sale, about] })).statusCode).toBe(200);
    await owner.send('POST', `/api/admin/deleted-pages/${sale}/restore`);
    expect((await read()).pageIds.toSorted()).toEqual([about, sale].toSorted());
  });

  it('has the form of a mailing list, and keeps what it says as the words of a consent', async () => {
    const listId = await aList();
    const answer = await put({
      action: 'newsletter',
      newsletterListId: listId,
      newsletterDisclaimer: 'Leave at any time.',
      buttonLabel: '',
    });
    expect(answer.json<PopupScreen>().newsletterListId).toBe(listId);
    const popup = popupIn(await view());
    expect(popup).toContain('class="popup__form"');
    expect(popup).toContain('<vitrine-island name="newsletter-form"');
    expect(popup).toContain(`name="listId" value="${listId}"`);
    expect(popup).toContain('>Sign up</button>');
    expect(popup).toContain('Leave at any time.</p>');
    expect(popup).not.toContain('popup__action');
    const words = /name="words" value="([^"]*)"/.exec(popup)?.[1] ?? '';
    expect(words.split('\n')).toEqual([
      'Ten percent off',
      'Your first mug.',
      'Sign up',
      'Leave at any time.',
    ]);

    const joined = await aVisitor(app, shop.host).post('/site-users/account/newsletter', {
      listId,
      email: 'june@example.com',
      words,
    });
    expect(joined.statusCode).toBe(303);
    const { rows } = await platform.db.$client.query<{ words: string }>(
      'select words from consents where website_id = $1',
      [shop.websiteId],
    );
    expect(rows.map((row) => row.words)).toEqual([words]);
  });

  it('is on no page once its list was deleted, and asks for another one', async () => {
    const listId = await aList();
    await put({ action: 'newsletter', newsletterListId: listId });
    expect(popupIn(await view())).not.toBe('');
    const gone = await owner.send('DELETE', `/api/admin/audience/lists/${listId}`);
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    await awaitNotifications(platform);
    expect(popupIn(await view())).toBe('');
    expect((await read()).newsletterListId).toBeNull();
    // The rest can still be changed, also by a screen that was opened before.
    expect((await put({ newsletterListId: listId })).statusCode).toBe(200);
    expect((await put({ title: 'Still here' })).statusCode).toBe(200);
    expect(fieldsOf(await put({ action: 'newsletter' }))).toEqual(['newsletterListId']);
    expect(fieldsOf(await put({ action: 'newsletter', newsletterListId: listId }))).toEqual([
      'newsletterListId',
    ]);
  });

  it('has its picture while that is in the library', async () => {
    const pictureId = await aPicture();
    expect((await put({ pictureId })).json<PopupScreen>().picture).toMatchObject({ id: pictureId });
    expect(popupIn(await view())).toContain(`/media/${pictureId}/`);
    expect(popupIn(await view())).toContain('loading="lazy"');
    const removed = await owner.send('POST', '/api/admin/assets/delete', { ids: [pictureId] });
    expect(removed.statusCode, removed.body).toBe(200);
    await awaitNotifications(platform);
    expect((await read()).picture).toBeNull();
    // The rest can still be changed.
    expect((await put({ title: 'Still here' })).statusCode).toBe(200);
    expect(popupIn(await view())).not.toContain('<img');
  });

  it('begins and ends by the clock of the site, also on cached pages', async () => {
    const now = platform.clock.now();
    const { timeZone } = await read();
    const wall = (after: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
        .format(now + after)
        .replace(' ', 'T');
    const poller = announcementPoller(platform);
    const run = async () => {
      await poller.run(new AbortController().signal);
      await awaitNotifications(platform);
    };
    const answer = await put({ startsAt: wall(10 * 60_000), endsAt: wall(30 * 60_000) });
    expect(answer.json<PopupScreen>().state).toBe('planned');
    expect(popupIn(await view())).toBe('');
    platform.clock.advance(11 * 60_000);
    await run();
    expect(popupIn(await view())).not.toBe('');
    platform.clock.advance(20 * 60_000);
    await run();
    expect(popupIn(await view())).toBe('');
    expect((await read()).state).toBe('over');
  });

  it('is shown once more to everybody only when its owner says so', async () => {
    await put();
    expect((await put({ title: 'Eleven percent off' })).json<PopupScreen>().edition).toBe(1);
    expect((await put({ showAgain: true })).json<PopupScreen>().edition).toBe(2);
    expect(rulesIn(await view())).toMatchObject({ edition: 2 });
  });

  it('is counted for its owner by the calls of browsers, each edition by itself', async () => {
    await put();
    const visitor = aVisitor(app, shop.host);
    for (const overlay of ['1', '1', '2'])
      await visitor.send('POST', '/api/census/overlay', { overlay, pagePath: '/' });
    await expect.poll(async () => (await read()).openedCount).toBe(2);
    expect((await put({ showAgain: true })).json<PopupScreen>().openedCount).toBe(1);
  });

  it('shows hostile words as words', async () => {
    const hostile = '"><img src=x onerror=alert(1)></template><script>alert(1)</script>';
    await put({
      title: hostile,
      html: `<p onclick="alert(1)">Hi ${hostile}<a href="javascript:alert(1)">x</a></p>`,
      buttonLabel: hostile.slice(0, 60),
      href: '/shop?a=1&b="2"',
    });
    const html = await view();
    expect(popupIn(html)).toContain('Hi');
    expect(html).not.toMatch(/<img[^>]*onerror|<[^>]*\sonclick|href="javascript|<script>alert/i);
    expect(popupIn(html)).toContain('href="/shop?a=1&amp;b=&quot;2&quot;"');
    expect(popupIn(html)).toMatch(/<\/dialog><\/template>$/);
  });
});

describe('what cannot be a pop-up', () => {
  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'two\nlines' }],
    ['html', { html: `<p>${'x'.repeat(1_001)}</p>` }],
    ['html', { html: '<b></b>'.repeat(2_000) }],
    ['afterSeconds', { afterSeconds: null }],
    ['afterSeconds', { afterSeconds: 601 }],
    ['scrolledPercent', { scrolledPercent: 101 }],
    ['againAfterDays', { againAfterDays: 0 }],
    ['buttonLabel', { buttonLabel: '' }],
    ['href', { href: '' }],
    ['href', { href: 'javascript:alert(1)' }],
    ['newsletterListId', { action: 'newsletter', newsletterListId: null }],
    ['newsletterListId', { newsletterListId: 'nobody' }],
    ['newsletterListId', { newsletterListId: '0198c0de-0000-7000-8000-000000000001' }],
    ['pageIds', { pages: 'chosen', pageIds: [] }],
    ['pageIds', { pageIds: ['0198c0de-0000-7000-8000-000000000001'] }],
    ['startsAt', { startsAt: '2026-02-30T10:00' }],
    ['endsAt', { startsAt: '2026-03-02T10:00', endsAt: '2026-03-01T10:00' }],
  ])('is refused for its %s with a sentence at the field, and loses nothing', async (field, wrong) => {
    await put();
    const before = await read();
    const answer = await put({ title: 'Another', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  it('is kept unfinished while it is off', async () => {
    const answer = await put({ isOn: false, buttonLabel: '', href: '', afterSeconds: null });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(popupIn(await view())).toBe('');
  });

  it('is refused on what somebody else has changed', async () => {
    const { version } = await read();
    await put();
    expect((await put({ title: 'Mine', version })).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await read()).title).toBe('Ten percent off');
  });

  it('is of one website, and of its owners', async () => {
    const other = await aShop(platform, `popup-other-${count}.example`);
    await put();
    const visitor = aVisitor(app, shop.host);
    expect((await visitor.send('GET', '/api/admin/popup')).statusCode).toBe(401);
    expect((await visitor.send('PUT', '/api/admin/popup', {})).statusCode).toBe(401);
    expect(popupIn((await aVisitor(app, other.host).send('GET', '/')).body)).toBe('');
    const foreignPage = await createCollection(platform, other.websiteId, {
      kind: 'page',
      urlId: 'lost',
      title: 'Lost',
    });
    expect(fieldsOf(await put({ pages: 'chosen', pageIds: [foreignPage] }))).toEqual(['pageIds']);
    const foreignPicture = await aPicture(other.websiteId);
    const foreignOwner = await anOwner(app, platform, other, `popup-other-${count}@example.com`);
    const foreignList = await aList(foreignOwner);
    expect(fieldsOf(await put({ newsletterListId: foreignList }))).toEqual(['newsletterListId']);
    expect((await put({ pictureId: foreignPicture })).json()).toMatchObject({ error: 'FILE_NOT_FOUND' });
  });
});
