import { day, openContentSite, page, timeout } from '@vitrine/testing/open-content-site.ts';
import { anMp3, anMp4 } from '@vitrine/testing/media-fixtures.ts';
import { describe, expect, it, vi } from 'vitest';
import { updateCollection } from '../../content/index.ts';
import { importFile } from '../../media/index.ts';
import { pageCacheOf } from '../cache/serve-page.ts';

const site = openContentSite();
const { get, text, json, idOf, list, item } = site;

const urlIds = async (path: string): Promise<string[]> =>
  ((await json(path))['items'] as readonly { readonly urlId: string }[]).map(({ urlId }) => urlId);

describe('every kind of collection', () => {
  it('has its list and the pages of its items, in its own order', async () => {
    for (const kind of ['gallery', 'portfolio', 'lessons', 'course']) {
      expect(await urlIds(`/${kind}`)).toEqual([`${kind}-a`, `${kind}-b`]);
      expect((await get(`/${kind}`)).status, kind).toBe(200);
      expect((await get(`/${kind}/${kind}-a`)).status, kind).toBe(200);
      expect((await get(`/${kind}/p/${kind}-a`)).status, kind).toBe(404);
    }
  });

  it('lists posts newest first, page by page, each with its previous and next post', async () => {
    expect(await urlIds('/journal')).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
    expect(await urlIds('/journal?page=3')).toEqual(['post-9', 'post-10', 'elsewhere']);
    expect((await get('/journal?page=4')).status).toBe(404);
    const { pagination } = await json('/journal/post-2');
    expect(pagination).toMatchObject({
      prevItem: { fullUrl: '/journal/post-1' },
      nextItem: { fullUrl: '/journal/post-3', title: 'post-3' },
    });
    // As they stand beside each other on the page.
    expect(pagination).toMatchObject({ prevItem: { label: 'Previous' }, nextItem: { label: 'Next' } });
    const { pagination: inCourse } = await json('/course/course-a');
    expect(inCourse, 'what follows in an owner’s order is the next').toMatchObject({
      nextItem: { label: 'Next', fullUrl: '/course/course-b' },
    });
    expect((await json('/journal/post-1'))['pagination']).not.toHaveProperty('prevItem');
  });

  it('shows upcoming events first, soonest on top, then past ones', async () => {
    const context = await json('/events');
    expect(await urlIds('/events')).toEqual(['on-now', 'soon', 'later', 'past-near', 'past-far']);
    const names = (key: string) => (context[key] as readonly { urlId: string }[]).map(({ urlId }) => urlId);
    expect(names('upcoming')).toEqual(['on-now', 'soon', 'later']);
    expect(names('past')).toEqual(['past-near', 'past-far']);
    expect(context['showPastOrUpcomingEvents']).toBe('upcoming');
  });

  it('shows the pages of an index, each of which keeps its own address', async () => {
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

  it('opens a folder according to its behaviour', async () => {
    const { platform, websiteId } = site.server;
    const behave = (folderBehavior: 'index' | 'redirect' | 'none' | 'variation') =>
      updateCollection(platform, websiteId, idOf('studio'), { folderBehavior });
    expect((await get('/studio')).headers.get('location')).toBe('/wheel');
    await behave('redirect');
    expect((await get('/studio')).headers.get('location')).toBe('/wheel');
    await behave('none');
    await vi.waitFor(async () => expect((await get('/studio')).status).toBe(404), timeout);
    await behave('index');
    await vi.waitFor(async () => expect((await get('/studio')).status).toBe(200), timeout);
    const index = await text('/studio');
    expect(index.indexOf('href="/kiln"')).toBeGreaterThan(index.indexOf('href="/wheel"'));
    expect(index, 'doors, and not what is behind them').not.toContain('The wheel');
    expect(index).not.toContain('Attic');
    await behave('variation');
    await vi.waitFor(async () => expect(await text('/studio')).toContain('The wheel'), timeout);
    expect(await text('/studio')).not.toContain('The kiln');
    expect(await text('/studio')).toContain(`<link rel="canonical" href="${site.server.origin}/wheel">`);
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
      `<link rel="canonical" href="${site.server.origin}/journal?category=Glaze">`,
    );
  });

  it('answers unknown names, and those that only drafts have, with an uncached 404', async () => {
    const kept = pageCacheOf(site.server.platform).size;
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
    expect(pageCacheOf(site.server.platform).size).toBe(kept);
  });

  it('redirects an address with unsupported parameters to the canonical one', async () => {
    for (const [from, to] of [
      ['/journal?sort=newest', '/journal'],
      ['/journal/post-1?tag=x', '/journal/post-1'],
      ['/journal/post-1?format=rss', '/journal/post-1'],
      ['/journal?format=ical', '/journal'],
      ['/shop?author=x', '/shop'],
      ['/shop?format=rss', '/shop'],
      ['/wheel?tag=x&page=3', '/wheel'],
      ['/wheel?month=2026-02', '/wheel'],
      ['/journal/feed', '/journal?format=rss'],
    ] as const) {
      expect((await get(from)).headers.get('location'), from).toBe(to);
    }
  });
});

const block = (id: string, type: string, props: Readonly<Record<string, unknown>>) => ({
  id,
  type,
  place: { column: 1, columns: 24, row: 1, rows: 1 },
  props,
});

describe('what is related to a post', () => {
  it('shares its first tag, or the next that any shares', async () => {
    const now = site.server.platform.clock.now();
    await list({ kind: 'blog', urlId: 'tea', title: 'Tea' });
    for (const [at, [urlId, tags]] of Object.entries({
      green: ['only-mine', 'leaf'],
      between: [],
      black: ['leaf'],
    }).entries())
      await item('tea', urlId, { tags, publishedOn: new Date(now - at * day) });
    // Its neighbour in the list is the one between, to which every post leads.
    await vi.waitFor(async () => expect(await text('/tea/green')).toContain('href="/tea/between"'), timeout);
    expect(await text('/tea/green')).toContain('href="/tea/black"');
  });
});

describe('an item with a file of its own', () => {
  it('gives templates its audio, on its page and in every list; a video is not audio', async () => {
    const { platform, websiteId } = site.server;
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
      timeout,
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

describe('a disabled list', () => {
  it('is shown nowhere else either: no link leads to a missing page', async () => {
    const { platform, websiteId } = site.server;
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
    await vi.waitFor(async () => expect(await text('/ground')).toContain('/cellar/buried'), timeout);
    await updateCollection(platform, websiteId, idOf('cellar'), { enabled: false });
    await vi.waitFor(async () => expect((await get('/cellar/buried')).status).toBe(404), timeout);
    const html = await text('/ground');
    expect(html).toContain('Above ground');
    expect(html).not.toContain('/cellar');
  });
});

describe('a link post', () => {
  const source = { sourceUrl: 'https://elsewhere.example/a?b=1&c=2', passthrough: true };
  const link = 'href="https://elsewhere.example/a?b=1&amp;c=2"';

  it('is linked directly to its source from the previous and next posts', async () => {
    const nextItem = { fullUrl: source.sourceUrl, title: 'elsewhere' };
    expect((await json('/journal/post-10'))['pagination']).toMatchObject({ nextItem });
    expect(await text('/journal/post-10')).toContain(`rel="next" ${link}`);
    expect((await json('/journal/elsewhere'))['item'], 'its own page stays').toMatchObject({
      fullUrl: '/journal/elsewhere',
    });
  });

  it.each(['lessons', 'course'] as const)(
    'is linked directly to its source from a list of %s',
    async (kind) => {
      await list({ kind, urlId: `${kind}-away`, title: 'Away' });
      await item(`${kind}-away`, `${kind}-guest`, { recordType: 2, ...source });
      await vi.waitFor(
        async () => expect(await text(`/${kind}-away`)).toContain(`${kind}-guest</a>`),
        timeout,
      );
      const html = await text(`/${kind}-away`);
      expect(html).toContain(link);
      expect(html).not.toContain(`/${kind}-away/${kind}-guest`);
    },
  );

  it('is linked directly to its source from a content link and from a calendar', async () => {
    const now = site.server.platform.clock.now();
    await list({ kind: 'events', urlId: 'fairs', title: 'Fairs' });
    await item('fairs', 'fair', {
      recordType: 12,
      startDate: new Date(now),
      endDate: new Date(now + 60_000),
      ...source,
    });
    const document = page('Away from here');
    const blocks = [
      block('one', 'content-link', { to: { kind: 'item', itemId: idOf('elsewhere') } }),
      block('month', 'calendar', { collectionId: idOf('fairs') }),
    ];
    await list({
      kind: 'page',
      urlId: 'away',
      title: 'Away',
      document: { ...document, sections: document.sections.map((section) => ({ ...section, blocks })) },
    });
    await vi.waitFor(async () => expect(await text('/away')).toContain('>fair</a>'), timeout);
    const html = await text('/away');
    expect(html.split(link)).toHaveLength(3);
    expect(html).not.toMatch(/href="\/(?:journal\/elsewhere|fairs\/fair)"/);
  });
});
