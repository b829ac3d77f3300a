// PostgreSQL: both (full-text search and locks)
import type { SearchAnswer, SuggestionsAnswer } from '@vitrine/contracts/search.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection, createItem, updateCollection, updateItem } from '../content/index.ts';
import { getWebsite, updateSettings } from '../websites/index.ts';
import { selectStaleSites } from './index-repository.ts';
import { startScheduler } from '../../platform/scheduler.ts';
import { indexStaleSites, searchPoller } from './indexer.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let blog: string;
let events: string;

const page = (html: string): PageDocument => ({
  version: 2,
  sections: [
    {
      id: 's1',
      theme: 'light',
      space: 'normal',
      fullWidth: false,
      blocks: [
        { id: 'b1', type: 'text', place: { column: 1, columns: 24, row: 1, rows: 1 }, props: { html } },
      ],
    },
  ],
});

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'search.test');
  const { websiteId } = shop;
  blog = await createCollection(platform, websiteId, { kind: 'blog', urlId: 'journal', title: 'Journal' });
  events = await createCollection(platform, websiteId, { kind: 'events', urlId: 'events', title: 'Events' });
  await createCollection(platform, websiteId, {
    kind: 'page',
    urlId: 'visit',
    title: 'Visit us',
    document: page('<p>The workshop stands by the old harbour.</p>'),
  });
  await shop.addProduct('mug', { title: 'Stoneware Mug' });
  await createItem(platform, websiteId, {
    collectionId: blog,
    urlId: 'ash',
    recordType: 1,
    title: 'Ash for glazes',
    body: '<p>We burn oak &amp; beech; the <em>stoneware</em> takes it well. Café crème is a colour.</p>',
    tags: ['Firing'],
  });
  await createItem(platform, websiteId, {
    collectionId: events,
    urlId: 'open-kiln',
    recordType: 12,
    title: 'Open kiln <b>night</b>',
    excerpt: '<p>Bring a mug.</p>',
  });
  await indexStaleSites(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function search(q: string, more = ''): Promise<SearchAnswer> {
  const answer = await app.inject({
    url: `/api/search?q=${encodeURIComponent(q)}${more}`,
    headers: { host: shop.host },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<SearchAnswer>();
}
const urls = async (q: string, more = ''): Promise<string[]> =>
  (await search(q, more)).results.map(({ url }) => url);
const add = (urlId: string, title: string, change: object = {}) =>
  createItem(platform, shop.websiteId, { collectionId: blog, urlId, recordType: 1, title, ...change });

describe('a search', () => {
  it('finds pages by the words of their blocks, items and products', async () => {
    expect(await urls('harbour')).toEqual(['/visit']);
    expect(await urls('visit')).toEqual(['/visit']);
    expect(await urls('oak beech')).toEqual(['/journal/ash']);
    expect(await urls('kiln')).toEqual(['/events/open-kiln']);
  });

  it('ranks matches in the title first', async () => {
    expect(await urls('stoneware')).toEqual(['/shop/p/mug', '/journal/ash']);
    expect(await urls('mug')).toEqual(['/shop/p/mug', '/events/open-kiln']);
  });

  it('matches a prefix of the last word, and ignores inflection, case and accents', async () => {
    for (const q of ['stonew', 'STONEWARE m', 'stoneware mugs'])
      expect(await urls(q)).toContain('/shop/p/mug');
    for (const q of ['glazing', 'cafe creme', 'CAFÉ', 'firing', 'burning'])
      expect(await urls(q)).toEqual(['/journal/ash']);
  });

  it('requires all words, not any', async () => {
    expect(await urls('stoneware kiln')).toEqual([]);
  });

  it('can be filtered by kind', async () => {
    expect(await urls('mug', '&kind=event')).toEqual(['/events/open-kiln']);
    expect(await urls('stoneware', '&kind=post')).toEqual(['/journal/ash']);
    expect(await urls('visit', '&kind=product')).toEqual([]);
    expect(await urls('mug', '&kind=nonsense')).toHaveLength(2);
  });

  it('corrects a typo and says what it searched for', async () => {
    const answer = await search('stonwear mug');
    expect(answer.results[0]?.url).toBe('/shop/p/mug');
    expect(answer.correction).toEqual({ query: 'stoneware mug', url: '/search?q=stoneware+mug' });
    expect((await search('qqqqqqq')).correction).toBeNull();
  });

  it('finds the mug for "mgu", and stoneware for "stonware"', async () => {
    const mgu = await search('mgu');
    expect(mgu.results[0]?.url).toBe('/shop/p/mug');
    expect(mgu.correction).toEqual({ query: 'mug', url: '/search?q=mug' });
    expect((await search('stonware')).results[0]?.url).toBe('/shop/p/mug');
    expect((await open('?q=mgu')).body).toContain('Nothing found for “mgu”. Showing results for “mug”.');
  });

  it('ranks a product before posts when its name is searched, in any form of its words', async () => {
    await shop.addProduct('teapot', { title: 'Teapot' });
    for (const urlId of ['teapot-1', 'teapot-2', 'teapot-3'])
      await add(urlId, 'Teapot', { body: '<p>Teapot, teapot and teapots: a teapot.</p>', tags: ['Teapot'] });
    await indexStaleSites(platform);
    for (const q of ['teapot', 'teapots', 'teap', 'taepot'])
      expect((await urls(q)).indexOf('/shop/p/teapot'), q).toBe(0);
    expect((await search('teapot')).total).toBe(4);
  });

  it('highlights matches, as safe HTML', async () => {
    const [night] = (await search('night')).results;
    expect(night?.titleHtml).toBe('Open kiln &lt;b&gt;<mark>night</mark>&lt;/b&gt;');
    const [ash] = (await search('glaze oak')).results;
    expect(ash?.titleHtml).toBe('Ash for <mark>glazes</mark>');
    expect(ash?.snippetHtml).toContain('We burn <mark>oak</mark> &amp; beech');
  });

  it('is empty for an empty query, and for one without words', async () => {
    for (const q of ['', '   ', '!!!', "' | & ! ( ) :* \\", '%00%00', '\u0000']) {
      expect((await search(q)).results).toEqual([]);
    }
    expect(await urls('the')).toEqual(['/visit', '/journal/ash']);
    expect((await search('x'.repeat(50_000))).query).toHaveLength(200);
    expect((await search('stoneware', '&page=99')).results).toEqual([]);
    expect((await search('stoneware', '&page=-1&page=2')).results.length).toBeGreaterThan(0);
  });
});

const suggestions = async (q: string) => {
  const answer = await app.inject({
    url: `/api/search/suggestions?q=${encodeURIComponent(q)}`,
    headers: { host: shop.host },
  });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(answer.headers['set-cookie']).toBeUndefined();
  return answer.json<SuggestionsAnswer>();
};

describe('suggestions while typing', () => {
  it('and results link a link post straight to its source', async () => {
    await add('borrowed', 'Borrowed wisdom', { sourceUrl: 'https://elsewhere.example/a', passthrough: true });
    await add('cited', 'Borrowed phrase', { sourceUrl: 'https://elsewhere.example/b' });
    await indexStaleSites(platform);
    expect(await urls('borrowed wisdom')).toEqual(['https://elsewhere.example/a']);
    expect(await urls('borrowed phrase'), 'only named as the source').toEqual(['/journal/cited']);
    const { others } = await suggestions('borrowed wis');
    expect(others.map(({ url }) => url)).toEqual(['https://elsewhere.example/a']);
  });

  it('are products with their price first, then pages and posts, and correct a typo', async () => {
    for (const [q, correction] of [
      ['mug', null],
      ['mgu', 'mug'],
    ] as const) {
      const answer = await suggestions(q);
      expect(answer.correction).toBe(correction);
      expect(answer.products).toEqual([
        expect.objectContaining({ title: 'Stoneware Mug', url: '/shop/p/mug', price: '$10.00' }),
      ]);
      expect(answer.others.map(({ url, price }) => [url, price])).toEqual([['/events/open-kiln', '']]);
      expect(answer.allUrl).toBe('/search?q=mug');
    }
  });

  it('are empty for an empty query, and without a match', async () => {
    for (const q of ['', '\u0000', 'qqqqqq', "' | & ! ( ) :* \\"])
      expect(await suggestions(q)).toMatchObject({ products: [], others: [], correction: null });
  });
});

const secret = (urlId: string, change: object = {}) => add(urlId, 'Zanzibar secret', change);

describe('content that is not public', () => {
  it('is not found: drafts, private and hidden items, those of hidden or disabled lists', async () => {
    for (const status of ['draft', 'scheduled', 'needs-review', 'private', 'deprecated']) {
      await secret(`s-${status}`, { status });
    }
    await secret('s-hidden', { seo: { hidden: true } });
    const off = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'off',
      title: 'Zanzibar',
      enabled: false,
    });
    const hidden = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'hid',
      title: 'Zanzibar',
      seo: { hidden: true },
    });
    await secret('s-off', { collectionId: off });
    await secret('s-hid', { collectionId: hidden });
    await indexStaleSites(platform);
    expect(await urls('zanzibar')).toEqual([]);
    await secret('s-seen');
    await indexStaleSites(platform);
    expect(await urls('zanzibar')).toEqual(['/journal/s-seen']);
  });

  it('is not found from the moment it is unpublished, before the index is updated', async () => {
    const id = await add('fleeting', 'Fleeting moment');
    await indexStaleSites(platform);
    expect(await urls('fleeting')).toEqual(['/journal/fleeting']);
    await updateItem(platform, shop.websiteId, id, { status: 'private' });
    expect(await urls('fleeting')).toEqual([]);
  });

  it('includes other websites’ content', async () => {
    const other = await aShop(platform, 'other.test');
    await other.addProduct('xylophone', { title: 'Xylophone' });
    await indexStaleSites(platform);
    expect(await urls('xylophone')).toEqual([]);
    const answer = await app.inject({ url: '/api/search?q=xylophone', headers: { host: 'other.test' } });
    expect(answer.json<SearchAnswer>().results).toHaveLength(1);
    // Nor are their words suggested.
    expect((await search('xylophon')).correction).toBeNull();
  });
});

const stamps = async (): Promise<string> => {
  const { rows } = await platform.db.$client.query<{ id: string; stamp: string }>(
    'select id, stamp from search_documents where website_id = $1 order by id',
    [shop.websiteId],
  );
  return JSON.stringify(rows);
};

describe('search documents', () => {
  it('follow an edit, a removal and a list that is disabled', async () => {
    const id = await add('edited', 'Before words');
    await indexStaleSites(platform);
    await updateItem(platform, shop.websiteId, id, { title: 'Afterwards', body: '<p>Quinces</p>' });
    await indexStaleSites(platform);
    expect(await urls('quinces')).toEqual(['/journal/edited']);
    expect(await urls('before words')).toEqual([]);
    await updateCollection(platform, shop.websiteId, blog, { enabled: false });
    await indexStaleSites(platform);
    expect(await urls('quinces')).toEqual([]);
    await updateCollection(platform, shop.websiteId, blog, { enabled: true });
    await indexStaleSites(platform);
    expect(await urls('quinces')).toEqual(['/journal/edited']);
  });

  it('are the same after concurrent runs of several servers, and after an interrupted one', async () => {
    await Promise.all(Array.from({ length: 30 }, (_none, at) => add(`many-${at}`, `Many things ${at}`)));
    await Promise.all([indexStaleSites(platform), indexStaleSites(platform), indexStaleSites(platform)]);
    await indexStaleSites(platform);
    const before = await stamps();
    expect(await urls('many')).toHaveLength(8);
    expect((await search('many')).total).toBe(30);
    // As a killed server leaves it: some documents missing, one of an older revision, the state not written.
    await platform.db.$client.query("delete from search_documents where website_id = $1 and text = ''", [
      shop.websiteId,
    ]);
    await platform.db.$client.query("update search_documents set stamp = '0 old' where website_id = $1", [
      shop.websiteId,
    ]);
    await platform.db.$client.query('delete from search_states where website_id = $1', [shop.websiteId]);
    await indexStaleSites(platform);
    expect(await stamps()).toBe(before);
  });

  it('are in the language chosen last, even if another server had started before', async () => {
    const shops = [await aShop(platform, 'tongues-1.test'), await aShop(platform, 'tongues-2.test')];
    const [first = '', second = ''] = shops.map(({ websiteId }) => websiteId).toSorted();
    await indexStaleSites(platform);
    for (const id of [first, second]) await updateSettings(platform, id, { title: 'Tongues' });
    const held = 'select 1 from search_states where website_id = $1 for update';
    await withLockHeld(platform, held, [first], async (_holder, commit) => {
      const slow = indexStaleSites(platform);
      await untilBlocked(platform, 1);
      await updateSettings(platform, second, { settings: { language: 'de' } });
      await indexStaleSites(platform);
      await commit();
      await slow;
    });
    const { rows } = await platform.db.$client.query<{ language: string; revision: number; stamp: string }>(
      `select s.language, s.revision, split_part(min(d.stamp), ' ', 2) as stamp from search_states s
       join search_documents d on d.website_id = s.website_id where s.website_id = $1 group by s.language, s.revision`,
      [second],
    );
    const { revision } = (await getWebsite(platform, second)) ?? {};
    expect(rows).toEqual([{ language: 'de', revision, stamp: 'german' }]);
  });

  it('are updated automatically soon after a change', async () => {
    await add('before-it', 'Elderberry');
    const index = startScheduler(platform, [searchPoller(platform)]);
    try {
      // The first run has found everything; changes from now on are found by their notification alone.
      await expect.poll(() => selectStaleSites(platform.db)).toEqual([]);
      expect(await urls('elderberry')).toEqual(['/journal/before-it']);
      await add('by-itself', 'Rhubarb');
      await expect.poll(() => urls('rhubarb')).toEqual(['/journal/by-itself']);
    } finally {
      await index.stop();
    }
  });
});

const open = async (query: string) =>
  app.inject({ url: `/search${query}`, headers: { host: shop.host, accept: 'text/html' } });

describe('the search page', () => {
  it('works without JavaScript: a field, the kinds, results with links', async () => {
    const { statusCode, headers, body } = await open('?q=stoneware');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('action="/search"');
    expect(body).toContain('value="stoneware"');
    expect(body).toContain('2 results for “stoneware”');
    expect(body).toContain('href="/shop/p/mug"');
    expect(body).toContain('<mark>Stoneware</mark>');
    expect(body).toContain('/search?q=stoneware&amp;kind=product');
    expect(body).toContain('page-type-102');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('says what to do before a search and when nothing was found', async () => {
    expect((await open('')).body).toContain('Type a word or two');
    const none = await open('?q=qqqqqqq');
    expect(none.body).toContain('Nothing found for “qqqqqqq”.');
    expect(none.body).toContain('Try fewer or other words');
  });

  it('is not affected by a hostile query', async () => {
    const { body } = await open(`?q=${encodeURIComponent('"><script>alert(1)</script>{website.id}')}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('{website.id}');
  });

  it('has pages', async () => {
    expect((await open('?q=many')).body).toContain('/search?q=many&amp;page=2');
    expect((await open('?q=many&page=2')).body).toContain('/search?q=many"');
  });
});

const show = (url: string) => app.inject({ url, headers: { host: shop.host } });

describe('pages of results', () => {
  it('continue with the corrected query, and redirect from beyond the last page', async () => {
    for (let at = 0; at < 21; at += 1) await add(`quartzite-${at}`, `Quartzite ${at}`);
    await indexStaleSites(platform);
    const first = await show('/search?q=quarztite');
    expect(first.body).toContain('href="/search?q=quartzite&amp;page=2"');
    expect((await show('/search?q=quartzite&page=2')).body).toContain('/journal/quartzite-');
    for (const [behind, to] of [
      ['/search?q=quartzite&page=3', '/search?q=quartzite'],
      ['/search?q=quarztite&kind=post&page=2', '/search?q=quarztite&kind=post'],
      ['/search?q=&page=2', '/search?q='],
    ] as const) {
      const answer = await show(behind);
      expect([answer.statusCode, answer.headers.location], behind).toEqual([302, to]);
    }
  });
});
