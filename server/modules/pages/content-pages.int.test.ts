import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { anMp3, anMp4 } from '@vitrine/testing/some-media.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAuthor, createCollection, createItem, updateCollection, updateItem } from '../content/index.ts';
import { importFile } from '../media/index.ts';
import { updateSettings } from '../websites/index.ts';
import { pageCacheOf } from './serve-page.ts';

const patience = { timeout: 10_000, interval: 10 };
let server: TestApp;
const ids = new Map<string, string>();
const day = 86_400_000;

const get = (path: string): Promise<Response> => fetch(server.origin + path, { redirect: 'manual' });
const text = async (path: string): Promise<string> => (await get(path)).text();
const json = async (path: string): Promise<Record<string, unknown>> =>
  (await (await get(`${path}${path.includes('?') ? '&' : '?'}format=json`)).json()) as Record<
    string,
    unknown
  >;
const idOf = (name: string): string => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`nothing was made by the name ${name}`);
  return id;
};
const list = async (input: Parameters<typeof createCollection>[2]): Promise<string> => {
  const id = await createCollection(server.platform, server.websiteId, input);
  ids.set(input.urlId, id);
  return id;
};
const item = async (
  collection: string,
  urlId: string,
  more: Partial<Parameters<typeof createItem>[2]> = {},
): Promise<void> => {
  const id = await createItem(server.platform, server.websiteId, {
    collectionId: idOf(collection),
    urlId,
    recordType: 1,
    title: urlId,
    ...more,
  });
  ids.set(urlId, id);
};
const page = (heading: string, level = 2) => ({
  version: 1 as const,
  sections: [
    {
      id: `s-${heading}`,
      theme: 'light' as const,
      space: 'normal' as const,
      fullWidth: false,
      blocks: [
        {
          id: `b-${heading}`,
          type: 'heading',
          place: { column: 1, span: 12 },
          props: { text: heading, level },
        },
      ],
    },
  ],
});
const urlIds = async (path: string): Promise<string[]> =>
  ((await json(path))['items'] as readonly { readonly urlId: string }[]).map(({ urlId }) => urlId);

/** What a page tells search engines in their own language. */
const dataOf = async (path: string): Promise<Record<string, unknown>[]> =>
  [...(await text(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, found = '']) => JSON.parse(found) as Record<string, unknown>,
  );

beforeAll(async () => {
  server = await startTestApp('small');
  const { platform, websiteId } = server;
  const now = platform.clock.now();
  const author = await addAuthor(platform, websiteId, {
    urlId: 'mira',
    displayName: 'Mira "M" <b>',
    bio: 'Throws pots.',
  });
  if (!author.ok) throw new Error('no author');
  await list({ kind: 'blog', urlId: 'journal', title: 'Journal & <notes>', listing: { pageSize: 4 } });
  for (let number = 1; number <= 10; number += 1) {
    await item('journal', `post-${number}`, {
      publishedOn: new Date(now - number * 10 * day),
      tags: number % 2 === 0 ? ['even & "odd"'] : [],
      categories: [number > 5 ? 'Glaze' : 'Clay'],
      ...(number === 3 ? { authorId: author.value } : {}),
      ...(number === 1
        ? {
            title: 'Said & done </title> ]]>',
            excerpt: '<p>A <a href="/journal">link</a></p>',
            body: '<p>Whole ]]> text</p></script><script>alert(1)</script><p><img src="/media/x.jpg" alt=""></p>',
            featured: true,
          }
        : {}),
    });
  }
  await item('journal', 'secret-draft', { status: 'draft', title: 'A secret', tags: ['secret-tag'] });
  await item('journal', 'secret-private', { status: 'private', categories: ['secret-category'] });
  await item('journal', 'elsewhere', {
    recordType: 5,
    publishedOn: new Date(now - 200 * day),
    sourceUrl: 'https://elsewhere.example/a?b=1&c=2',
    passthrough: true,
  });
  await list({ kind: 'events', urlId: 'events', title: 'Events' });
  for (const [name, from] of [
    ['past-far', -20],
    ['soon', 2],
    ['past-near', -3],
    ['later', 30],
  ] as const) {
    await item('events', name, {
      recordType: 12,
      title: `${name}, with; marks`,
      startDate: new Date(now + from * day),
      endDate: new Date(now + from * day + 3_600_000),
      location: {
        addressLine1: '1 Kiln Lane',
        addressLine2: 'Back yard',
        addressCountry: 'US',
        mapLat: 35.5,
        mapLng: -82.5,
      },
    });
  }
  await item('events', 'on-now', {
    recordType: 12,
    startDate: new Date(now - day),
    endDate: new Date(now + day),
  });
  await list({ kind: 'folder', urlId: 'studio', title: 'Studio' });
  const inFolder = { parentId: idOf('studio'), kind: 'page' as const };
  await list({ ...inFolder, urlId: 'kiln', title: 'Kiln', position: 2, document: page('The kiln') });
  await list({ ...inFolder, urlId: 'wheel', title: 'Wheel', position: 1, document: page('The wheel') });
  await list({ ...inFolder, urlId: 'attic', title: 'Attic', enabled: false, document: page('The attic') });
  await list({ kind: 'index', urlId: 'all', title: 'All', document: page('Of its own', 1) });
  await list({
    kind: 'page',
    urlId: 'first',
    title: 'First',
    parentId: idOf('all'),
    position: 1,
    document: page('First part', 1),
  });
  await list({
    kind: 'page',
    urlId: 'second',
    title: 'Second',
    parentId: idOf('all'),
    position: 2,
    document: page('Second part', 1),
  });
  for (const kind of ['gallery', 'portfolio', 'lessons', 'course'] as const) {
    await list({ kind, urlId: kind, title: kind });
    await item(kind, `${kind}-b`, { displayIndex: 2, recordType: 2 });
    await item(kind, `${kind}-a`, { displayIndex: 1, recordType: 2 });
  }
  await vi.waitFor(async () => expect((await get('/course/course-a')).status).toBe(200), patience);
});
afterAll(() => server.close());

describe('every kind of collection', () => {
  it('has its list and the pages of its items, in its own order', async () => {
    for (const kind of ['gallery', 'portfolio', 'lessons', 'course']) {
      expect(await urlIds(`/${kind}`)).toEqual([`${kind}-a`, `${kind}-b`]);
      expect((await get(`/${kind}`)).status, kind).toBe(200);
      expect((await get(`/${kind}/${kind}-a`)).status, kind).toBe(200);
      expect((await get(`/${kind}/p/${kind}-a`)).status, kind).toBe(404);
    }
  });

  it('posts the newest first, page by page, each with the one before and after it', async () => {
    expect(await urlIds('/journal')).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
    expect(await urlIds('/journal?page=3')).toEqual(['post-9', 'post-10', 'elsewhere']);
    expect((await get('/journal?page=4')).status).toBe(404);
    const { pagination } = await json('/journal/post-2');
    expect(pagination).toMatchObject({
      prevItem: { fullUrl: '/journal/post-1' },
      nextItem: { fullUrl: '/journal/post-3', title: 'post-3' },
    });
    expect(pagination).toMatchObject({ prevItem: { label: 'Next' }, nextItem: { label: 'Previous' } });
    const { pagination: inCourse } = await json('/course/course-a');
    expect(inCourse, 'what follows in an owner’s order is the next').toMatchObject({
      nextItem: { label: 'Next', fullUrl: '/course/course-b' },
    });
    expect((await json('/journal/post-1'))['pagination']).not.toHaveProperty('prevItem');
  });

  it('shows events to come first, soonest on top, then those gone by', async () => {
    const context = await json('/events');
    expect(await urlIds('/events')).toEqual(['on-now', 'soon', 'later', 'past-near', 'past-far']);
    const names = (key: string) => (context[key] as readonly { urlId: string }[]).map(({ urlId }) => urlId);
    expect(names('upcoming')).toEqual(['on-now', 'soon', 'later']);
    expect(names('past')).toEqual(['past-near', 'past-far']);
    expect(context['showPastOrUpcomingEvents']).toBe('upcoming');
  });

  it('makes an index of the pages that lie in it, each of which keeps its own address', async () => {
    const html = await text('/all');
    expect(html.indexOf('First part')).toBeGreaterThan(0);
    expect(html.indexOf('Second part')).toBeGreaterThan(html.indexOf('First part'));
    expect(html).toContain('id="second"');
    expect(html.match(/First part<\/h/g), 'each part once').toHaveLength(1);
    expect(html, 'what follows the first part has no main heading').toMatch(/<h2[^>]*>Second part<\/h2>/);
    expect(await text('/second')).toMatch(/<h1[^>]*>Second part/);
    expect(html.match(/<h1/g), 'its own blocks come first').toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>Of its own<[\s\S]*First part/);
    const parts = [{ urlId: 'first' }, { urlId: 'second' }];
    expect(await json('/all')).toMatchObject({ collections: parts, collection: { collections: parts } });
  });

  it('opens a folder as it behaves', async () => {
    const { platform, websiteId } = server;
    const behave = (folderBehavior: 'index' | 'redirect' | 'none' | 'variation') =>
      updateCollection(platform, websiteId, idOf('studio'), { folderBehavior });
    expect((await get('/studio')).headers.get('location')).toBe('/wheel');
    await behave('redirect');
    expect((await get('/studio')).headers.get('location')).toBe('/wheel');
    await behave('none');
    await vi.waitFor(async () => expect((await get('/studio')).status).toBe(404), patience);
    await behave('index');
    await vi.waitFor(async () => expect((await get('/studio')).status).toBe(200), patience);
    const index = await text('/studio');
    expect(index.indexOf('href="/kiln"')).toBeGreaterThan(index.indexOf('href="/wheel"'));
    expect(index, 'doors, and not what is behind them').not.toContain('The wheel');
    expect(index).not.toContain('Attic');
    await behave('variation');
    await vi.waitFor(async () => expect(await text('/studio')).toContain('The wheel'), patience);
    expect(await text('/studio')).not.toContain('The kiln');
    expect(await text('/studio')).toContain(`<link rel="canonical" href="${server.origin}/wheel">`);
    expect((await get('/studio/wheel')).status).toBe(404);
    expect((await get('/wheel')).status).toBe(200);
  });
});

describe('a list', () => {
  it('shows one category, tag, author or month', async () => {
    expect(await urlIds('/journal?category=Clay')).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
    expect(await urlIds('/journal?category=Clay&page=2')).toEqual(['post-5']);
    expect(await urlIds('/journal?tag=even%20%26%20%22odd%22')).toEqual([
      'post-2',
      'post-4',
      'post-6',
      'post-8',
    ]);
    expect(await urlIds('/journal?author=mira')).toEqual(['post-3']);
    // The clock stands at 2 March 2026.
    expect(await urlIds('/journal?month=2026-02')).toEqual(['post-1', 'post-2']);
    const shelf = await json('/journal?category=Glaze');
    expect(shelf['categoryFilter']).toBe('Glaze');
    expect(shelf['contentList']).toMatchObject({
      shelves: [
        { name: 'Everything', url: '/journal', active: false },
        { name: 'Clay', active: false },
        { name: 'Glaze', url: '/journal?category=Glaze', active: true },
      ],
    });
    expect(await text('/journal?category=Glaze')).toContain(
      `<link rel="canonical" href="${server.origin}/journal?category=Glaze">`,
    );
  });

  it('answers names that nothing goes by with 404 and keeps none of them, nor anything of a draft’s', async () => {
    const kept = pageCacheOf(server.platform).size;
    for (const query of [
      'tag=nothing',
      'category=secret-category',
      'tag=secret-tag',
      'author=nobody',
      'month=1999-01',
    ]) {
      const answer = await get(`/journal?${query}`);
      expect(answer.status, query).toBe(404);
      expect(await answer.text()).toContain('noindex');
    }
    expect(pageCacheOf(server.platform).size).toBe(kept);
  });

  it('leads from an address that asks for what it has not to a plainer one', async () => {
    for (const [from, to] of [
      ['/journal?sort=newest', '/journal'],
      ['/journal/post-1?tag=x', '/journal/post-1'],
      ['/journal/post-1?format=rss', '/journal/post-1'],
      ['/journal?format=ical', '/journal'],
      ['/shop?category=x', '/shop'],
      ['/shop?format=rss', '/shop'],
      ['/wheel?tag=x&page=3', '/wheel'],
      ['/wheel?month=2026-02', '/wheel'],
      ['/journal/feed', '/journal?format=rss'],
    ] as const) {
      expect((await get(from)).headers.get('location'), from).toBe(to);
    }
  });
});

describe('feeds', () => {
  it('tell the newest as RSS that every reader can read, whatever is written in it', async () => {
    const answer = await get('/journal?format=rss');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { channel } = (
      new XMLParser({ ignoreAttributes: false }).parse(xml) as { rss: { channel: Record<string, unknown> } }
    ).rss;
    const items = channel['item'] as readonly Record<string, unknown>[];
    expect(items).toHaveLength(11);
    expect(items[0]).toMatchObject({
      title: 'Said & done </title> ]]>',
      link: `${server.origin}/journal/post-1`,
      category: 'Clay',
    });
    expect(items[0]?.['content:encoded']).toContain('Whole ]]&gt; text');
    expect(items[0]?.['content:encoded']).not.toContain('alert(1)');
    expect(items[0]?.['description']).toContain(`href="${server.origin}/journal"`);
    expect(items[2]?.['dc:creator']).toBe('Mira "M" <b>');
    expect(items.at(-1)?.['link']).toBe('https://elsewhere.example/a?b=1&c=2');
    expect(xml).not.toContain('secret');
    expect(await text('/journal')).toContain('<link rel="alternate" type="application/rss+xml"');
  });

  it('tell the same as JSON, with a next page where there is more', async () => {
    const feed = JSON.parse(await text('/journal?format=json-feed&category=Glaze')) as Record<
      string,
      unknown
    >;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${server.origin}/journal?category=Glaze`,
      items: [{ url: `${server.origin}/journal/post-6`, tags: ['Glaze', 'even & "odd"'] }, {}, {}, {}, {}],
    });
    expect(feed).not.toHaveProperty('next_url');
    expect((await get('/journal?format=json-feed&page=2')).status).toBe(404);
    expect((await get('/journal?format=rss&tag=nothing')).status).toBe(404);
  });

  it('put events into a calendar, one or all, in UTC and with their place', async () => {
    const answer = await get('/events?format=ical');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const all = await answer.text();
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    for (const line of all.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const one = (await text('/events/soon?format=ical')).replaceAll('\r\n ', '');
    expect(one).toContain('DTSTART:20260304T150000Z\r\n');
    expect(one).toContain('LOCATION:1 Kiln Lane\\, Back yard\\, US\r\n');
    expect(one).toContain('SUMMARY:soon\\, with\\; marks\r\n');
    expect((await get('/events/nothing?format=ical')).status).toBe(404);
  });
});

describe('an address of any script', () => {
  it('is led to in headers, feeds and calendars in the letters they take', async () => {
    const { platform, websiteId } = server;
    const encoded = encodeURIComponent('茶碗');
    await list({ kind: 'events', urlId: '茶会', title: 'Tea' });
    await item('茶会', '茶碗', { recordType: 12, startDate: new Date(platform.clock.now() + day) });
    await list({ kind: 'folder', urlId: 'mappe', title: 'Mappe' });
    await list({ kind: 'page', urlId: '窯', title: 'Kiln', parentId: idOf('mappe'), document: page('窯') });
    await vi.waitFor(async () => expect((await get('/mappe')).status).toBe(301), patience);
    expect((await get('/mappe')).headers.get('location')).toBe(`/${encodeURIComponent('窯')}`);
    const place = `/${encodeURIComponent('茶会')}`;
    expect((await get(`${place}/feed`)).headers.get('location')).toBe(`${place}?format=rss`);
    const address = `${server.origin}${place}/${encoded}`;
    expect(await text(`${place}?format=rss`)).toContain(`<link>${address}</link>`);
    expect(await text(`${place}?format=json-feed`)).toContain(`"url":"${address}"`);
    expect((await text(`${place}?format=ical`)).replaceAll('\r\n ', '')).toContain(`URL:${address}\r\n`);
    await updateItem(platform, websiteId, idOf('茶碗'), { urlId: '茶壺' });
    await vi.waitFor(
      async () =>
        expect((await get(`${place}/${encoded}`)).headers.get('location')).toBe(
          `${place}/${encodeURIComponent('茶壺')}`,
        ),
      patience,
    );
  });
});

const block = (id: string, type: string, props: Readonly<Record<string, unknown>>) => ({
  id,
  type,
  place: { column: 1, span: 12 },
  props,
});

describe('what is related to a post', () => {
  it('shares its first tag, or the next that any shares', async () => {
    const now = server.platform.clock.now();
    await list({ kind: 'blog', urlId: 'tea', title: 'Tea' });
    for (const [at, [urlId, tags]] of Object.entries({
      green: ['only-mine', 'leaf'],
      between: [],
      black: ['leaf'],
    }).entries())
      await item('tea', urlId, { tags, publishedOn: new Date(now - at * day) });
    // Its neighbour in the list is the one between, to which every post leads.
    await vi.waitFor(async () => expect(await text('/tea/green')).toContain('href="/tea/between"'), patience);
    expect(await text('/tea/green')).toContain('href="/tea/black"');
  });
});

describe('an item with a file of its own', () => {
  it('names its sound to templates, on its page and in every list; a film is none', async () => {
    const { platform, websiteId } = server;
    const file = async (bytes: Buffer, filename: string) => {
      const imported = await importFile(platform, websiteId, { bytes, filename });
      if (!imported.ok) throw new Error(imported.error.code);
      const { id: assetId, assetUrl } = imported.value;
      return { assetUrl, video: { kind: 'file', assetId, hasOverlay: true } as const };
    };
    const sound = await file(anMp3(), 'Bell.mp3');
    const film = await file(anMp4(), 'Kiln.mp4');
    await list({ kind: 'index', urlId: 'shows', title: 'Shows' });
    await list({ kind: 'blog', urlId: 'episodes', title: 'Episodes', parentId: idOf('shows') });
    await item('episodes', 'bell', { video: sound.video, displayIndex: 1 });
    await item('episodes', 'kiln-film', { video: film.video, displayIndex: 2 });
    const structuredContent = { audioAssetUrl: sound.assetUrl };
    await vi.waitFor(
      async () => expect((await json('/episodes/bell'))['item']).toMatchObject({ structuredContent }),
      patience,
    );
    expect((await json('/episodes/kiln-film'))['item']).not.toHaveProperty('structuredContent');
    const shown = (await json('/episodes'))['items'] as readonly Record<string, unknown>[];
    expect(new Map(shown.map((one) => [one['urlId'], one['structuredContent']]))).toEqual(
      new Map([
        ['bell', structuredContent],
        ['kiln-film', undefined],
      ]),
    );
    const { collections } = await json('/shows');
    expect(JSON.stringify(collections)).toContain(JSON.stringify(structuredContent));
  });
});

describe('a list that is switched off', () => {
  it('is shown nowhere else either: not one link leads to a page that is not there', async () => {
    const { platform, websiteId } = server;
    await list({ kind: 'blog', urlId: 'cellar', title: 'Cellar' });
    await item('cellar', 'buried', { title: 'Buried' });
    const document = page('Above ground');
    const blocks = [
      block('all', 'summary', { collectionId: idOf('cellar') }),
      block('one', 'content-link', { to: { kind: 'item', itemId: idOf('buried') } }),
      block('months', 'archive', { collectionId: idOf('cellar') }),
    ];
    await list({
      kind: 'page',
      urlId: 'ground',
      title: 'Ground',
      document: {
        ...document,
        sections: document.sections.map((section) => ({
          ...section,
          blocks: [...section.blocks, ...blocks],
        })),
      },
    });
    await vi.waitFor(async () => expect(await text('/ground')).toContain('/cellar/buried'), patience);
    await updateCollection(platform, websiteId, idOf('cellar'), { enabled: false });
    await vi.waitFor(async () => expect((await get('/cellar/buried')).status).toBe(404), patience);
    const html = await text('/ground');
    expect(html).toContain('Above ground');
    expect(html).not.toContain('/cellar');
  });
});

describe('what machines are told', () => {
  it('is an article, an event, the way there, and none of it ends its script', async () => {
    const post = await dataOf('/journal/post-1');
    expect(post).toMatchObject([
      { '@type': 'Article', headline: 'Said & done </title> ]]>' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1 },
          { name: 'Journal & <notes>' },
          { item: `${server.origin}/journal/post-1` },
        ],
      },
    ]);
    expect((await dataOf('/journal/post-3'))[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Mira "M" <b>' },
    });
    expect((await dataOf('/events/soon'))[0]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-03-04T15:00:00.000Z',
      location: { address: '1 Kiln Lane, Back yard, US', geo: { latitude: 35.5, longitude: -82.5 } },
    });
    expect((await dataOf('/kiln'))[0]).toMatchObject({
      itemListElement: [{}, { name: 'Studio' }, { name: 'Kiln' }],
    });
    const behave = (folderBehavior: 'none' | 'variation') =>
      updateCollection(server.platform, server.websiteId, idOf('studio'), { folderBehavior });
    await behave('none');
    await vi.waitFor(async () => expect((await get('/studio')).status).toBe(404), patience);
    const [way] = await dataOf('/kiln');
    expect(way?.['itemListElement'], 'a folder without a page is no step').toMatchObject([
      {},
      { name: 'Kiln' },
    ]);
    await behave('variation');
  });

  it('is what the owner wrote for them, or nothing at all', async () => {
    const { platform, websiteId } = server;
    await updateItem(platform, websiteId, idOf('post-4'), {
      seo: { title: 'Found & kept', description: '"><script>alert(2)</script>' },
    });
    await updateItem(platform, websiteId, idOf('post-5'), { seo: { hidden: true } });
    await updateCollection(platform, websiteId, idOf('gallery'), {
      seo: { hidden: true, title: 'Only here' },
    });
    await vi.waitFor(async () => expect(await text('/journal/post-4')).toContain('Found &amp; kept'));
    const html = await text('/journal/post-4');
    expect(html).toContain('<meta property="og:title" content="Found &amp; kept">');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(2)');
    expect(html).not.toContain('<script>alert(2)');
    const hidden = await text('/journal/post-5');
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
    expect(await text('/gallery')).toContain('<meta name="robots" content="noindex">');
    const sitemap = await text('/sitemap.xml');
    expect(sitemap).toContain('/journal/post-4<');
    expect(sitemap).not.toContain('/journal/post-5<');
    expect(sitemap).not.toContain('/gallery<');
    expect(sitemap, 'nor what lies in a hidden list, whose pages say so').not.toContain(
      '/gallery/gallery-a<',
    );
    expect(await text('/gallery/gallery-a')).toContain('<meta name="robots" content="noindex">');
    expect(sitemap).not.toContain('secret');
    expect(XMLValidator.validate(sitemap)).toBe(true);
  });

  it('is public: no draft, no settings, no address of the owner but the one on the site', async () => {
    const { platform, websiteId } = server;
    await updateSettings(platform, websiteId, {
      settings: { commerce: { adPixelUrl: 'https://pixel.example/x' } },
    });
    const everything = await Promise.all(
      ['/journal', '/journal/post-1', '/events', '/events/soon', '/all', '/shop', '/gallery'].map((path) =>
        text(`${path}?format=json`),
      ),
    );
    for (const answer of everything) {
      expect(answer).not.toMatch(/secret|draft|"status"|revision|password|taxRules|pixel\.example/i);
      const mails: readonly string[] = answer.match(/[\w.]+@[\w.]+/g) ?? [];
      expect(new Set(mails)).toEqual(new Set(['owner@example.com']));
    }
    expect(Object.keys(await json('/journal')).toSorted()).toEqual([
      'collection',
      'contentList',
      'items',
      'pagination',
      'website',
      'websiteSettings',
    ]);
  });
});
