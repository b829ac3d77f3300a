// PostgreSQL: both (lists read by lateral joins)
import type { PageBlock, PageDocument } from '@vitrine/domain/page/page-document.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addAuthor,
  addCollection,
  addItem,
  addRedirect,
  addressParts,
  changeItemStatus,
  createCollection,
  createItem,
  getDocument,
  getDocuments,
  getVisibleDocument,
  listCollections,
  listRedirects,
  listStatusChanges,
  publishDue,
  readAddresses,
  removeRedirect,
  updateCollection,
  updateItem,
} from './index.ts';

let server: TestApp;
let blog = '';
const OWNER = '01890000-0000-7000-8000-00000000000a';

beforeAll(async () => {
  server = await startTestApp('small');
  blog = await createCollection(server.platform, server.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});
afterAll(() => server.close());

const get = (path: string): Promise<Response> => fetch(server.origin + path, { redirect: 'manual' });
const timeout = { timeout: 10_000, interval: 10 };
/** Waits until a change has reached the server, a moment after its commit. */
const shows = (path: string, status: number): Promise<void> =>
  vi.waitFor(async () => expect((await get(path)).status, path).toBe(status), timeout);
const leads = (path: string, location: string): Promise<void> =>
  vi.waitFor(async () => expect(await locationOf(path), path).toBe(location), timeout);
const locationOf = async (path: string): Promise<string | null> => {
  const answer = await get(path);
  return answer.status === 301 || answer.status === 302 ? answer.headers.get('location') : null;
};
const post = (urlId: string, more: Partial<Parameters<typeof createItem>[2]> = {}): Promise<string> =>
  createItem(server.platform, server.websiteId, {
    collectionId: blog,
    urlId,
    recordType: 1,
    title: urlId,
    ...more,
  });

describe('the status of an item', () => {
  it('changes only along the allowed transitions, and each change is recorded', async () => {
    const { platform, websiteId } = server;
    const itemId = await post('reviewed', { status: 'draft' });
    const turn = (to: Parameters<typeof changeItemStatus>[2]['to']) => {
      platform.clock.advance(1000);
      return changeItemStatus(platform, websiteId, { itemId, to }, OWNER);
    };
    expect(await turn('deprecated')).toMatchObject({
      ok: false,
      error: { code: 'STATUS_CHANGE_REFUSED', params: { from: 'Draft', to: 'Deprecated' } },
    });
    await shows('/journal/reviewed', 404);
    expect(await turn('needs-review')).toMatchObject({ ok: true });
    expect(await turn('published')).toMatchObject({ ok: true });
    await shows('/journal/reviewed', 200);
    expect(await turn('private')).toMatchObject({ ok: true });
    await shows('/journal/reviewed', 404);
    expect(await turn('deprecated')).toMatchObject({ ok: true });
    expect(
      (await listStatusChanges(platform, websiteId, itemId)).map(({ from, to, actorId }) => [
        from,
        to,
        actorId,
      ]),
    ).toEqual([
      ['draft', 'needs-review', OWNER],
      ['needs-review', 'published', OWNER],
      ['published', 'private', OWNER],
      ['private', 'deprecated', OWNER],
    ]);
    expect(await changeItemStatus(platform, websiteId, { itemId: OWNER, to: 'draft' }, OWNER)).toMatchObject({
      error: { code: 'CONTENT_NOT_FOUND' },
    });
  });

  it('scheduled becomes published once when it is due, and is visible at once', async () => {
    const { platform, websiteId } = server;
    const soon = new Date(platform.clock.now() + 60_000);
    const itemId = await post('soon', { status: 'draft' });
    const plan = (publishOn?: Date) =>
      changeItemStatus(
        platform,
        websiteId,
        { itemId, to: 'scheduled', ...(publishOn === undefined ? {} : { publishOn }) },
        OWNER,
      );
    expect(await plan()).toMatchObject({ error: { code: 'PUBLISH_DAY_MISSING' } });
    expect(await plan(soon)).toMatchObject({ ok: true });
    for (let number = 0; number < 120; number += 1) {
      await post(`planned-${number}`, { status: 'scheduled', publishedOn: soon });
    }
    expect(await publishDue(platform)).toBe(0);
    await shows('/journal/soon', 404);
    platform.clock.advance(60_000);
    // Two servers at once: together they publish each item once.
    const published = await Promise.all([publishDue(platform), publishDue(platform), publishDue(platform)]);
    expect(published.reduce((sum, one) => sum + one)).toBe(121);
    await shows('/journal/soon', 200);
    const changes = await listStatusChanges(platform, websiteId, itemId);
    expect(changes.at(-1)).toMatchObject({ from: 'scheduled', to: 'published', actorId: null });
    expect(changes).toHaveLength(2);
  });
});

it('a list counts the items visitors see in it', async () => {
  const albums = await createCollection(server.platform, server.websiteId, {
    kind: 'blog',
    urlId: 'counted',
    title: 'Counted',
  });
  for (const [urlId, status] of [
    ['one', 'published'],
    ['two', 'published'],
    ['three', 'draft'],
  ] as const) {
    await post(urlId, { collectionId: albums, status });
  }
  const all = await listCollections(server.platform, server.websiteId);
  expect(all.find(({ id }) => id === albums)?.itemCount).toBe(2);
});

describe('the addresses of a site', () => {
  it('are read in parts that cover every address exactly once', async () => {
    const { platform, websiteId } = server;
    const read = async (part: { after: string | null; until: string | null }): Promise<string[]> => {
      const found: string[] = [];
      for await (const batch of readAddresses(platform, websiteId, part))
        found.push(...batch.map(({ fullUrl }) => fullUrl));
      return found;
    };
    const all = await read({ after: null, until: null });
    expect(all.length).toBeGreaterThan(100);
    const cuts = await addressParts(platform, websiteId, 50);
    const parts = await Promise.all(
      [...cuts, null].map((until, at) => read({ after: cuts[at - 1] ?? null, until })),
    );
    expect(parts.slice(0, -1).map(({ length }) => length)).toEqual(cuts.map(() => 50));
    expect(parts.at(-1)?.length).toBeGreaterThan(0);
    expect(parts.flat()).toEqual(all);
    // A part that is exactly full is not followed by an empty one.
    expect(await addressParts(platform, websiteId, all.length)).toEqual([]);
  });
});

/** A page of one line, with other parts. */
const aPage = (parts: Partial<PageBlock>): PageDocument => ({
  version: 2,
  sections: [
    {
      id: 's',
      theme: 'light',
      space: 'none',
      fullWidth: false,
      blocks: [
        { id: 'b', type: 'line', place: { column: 1, columns: 24, row: 1, rows: 1 }, props: {}, ...parts },
      ],
    },
  ],
});

describe('stored content', () => {
  it.each([
    [1, { column: 1, span: 12 }, aPage({})],
    [3, { cells: [] }, null],
  ])('that a server of version %i wrote is read as far as this one can', async (version, place, expected) => {
    const { platform, websiteId } = server;
    const written = {
      ...aPage({}),
      version,
      sections: aPage({}).sections.map((section) => ({
        ...section,
        blocks: section.blocks.map((block) => ({ ...block, place })),
      })),
    };
    const id = await createCollection(platform, websiteId, {
      kind: 'page',
      urlId: `by-${version}`,
      title: 'Page',
    });
    await platform.db.$client.query(
      'update collections set document = $3 where website_id = $1 and id = $2',
      [websiteId, id, JSON.stringify(written)],
    );
    expect(await getDocument(platform, websiteId, id)).toEqual(expected);
    expect([...(await getDocuments(platform, websiteId, [id])).values()]).toEqual(
      expected === null ? [] : [expected],
    );
    expect(await getVisibleDocument(platform, websiteId, id)).toEqual(expected);
  });

  it('is refused with the field and the reason', async () => {
    const { platform, websiteId } = server;
    const item = { collectionId: blog, urlId: 'bad', recordType: 1, title: 'Bad' };
    const cases: readonly [object, string][] = [
      [{ urlId: 'a/b' }, 'URL_ID_INVALID'],
      [{ urlId: 'reviewed' }, 'URL_ID_TAKEN'],
      [{ title: ' ' }, 'title'],
      [{ recordType: 64 }, 'recordType'],
      [{ tags: [''] }, 'tags'],
      [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
      [
        { location: { addressLine1: '', addressLine2: '', addressCountry: '', mapLat: 91, mapLng: 0 } },
        'location',
      ],
      [{ location: { addressLine1: '', addressLine2: '', addressCountry: '', mapLat: 1 } }, 'location'],
      [{ startDate: new Date(2), endDate: new Date(1) }, 'endDate'],
      [{ seo: { title: 'x'.repeat(201) } }, 'seo'],
      [{ commentState: 2 }, 'commentState'],
      [{ document: aPage({ type: 'nonsense' }) }, 'document'],
      [{ document: aPage({ place: { column: 24, columns: 2, row: 1, rows: 1 } }) }, 'document'],
      [{ document: aPage({ phone: { column: 1, columns: 9, row: 1, rows: 1 } }) }, 'document'],
    ];
    for (const [change, expected] of cases) {
      const made = await addItem(platform, websiteId, { ...item, ...change });
      const refused = made.ok ? 'nothing' : (made.error.params?.['field'] ?? made.error.code);
      expect(refused, expected).toBe(expected);
    }
  });

  it('cannot use reserved addresses, and folders cannot contain themselves', async () => {
    const { platform, websiteId } = server;
    const add = (urlId: string, parentId?: string) =>
      addCollection(platform, websiteId, {
        kind: 'folder',
        urlId,
        title: urlId,
        ...(parentId === undefined ? {} : { parentId }),
      });
    expect(await add('cart')).toMatchObject({ error: { code: 'URL_ID_INVALID' } });
    expect(await add('journal')).toMatchObject({ error: { code: 'URL_ID_TAKEN' } });
    expect(await add('lost', blog)).toMatchObject({ error: { code: 'CONTENT_FIELD_INVALID' } });
    const outer = await createCollection(platform, websiteId, {
      kind: 'folder',
      urlId: 'outer',
      title: 'Outer',
    });
    const inner = await createCollection(platform, websiteId, {
      kind: 'folder',
      urlId: 'inner',
      title: 'Inner',
      parentId: outer,
    });
    expect(await updateCollection(platform, websiteId, outer, { parentId: inner })).toMatchObject({
      error: { code: 'CONTENT_FIELD_INVALID' },
    });
  });

  it('names its author', async () => {
    const { platform, websiteId } = server;
    const author = { urlId: 'mira', displayName: 'Mira' };
    expect(await addAuthor(platform, websiteId, author)).toMatchObject({ ok: true });
    expect(await addAuthor(platform, websiteId, author)).toMatchObject({ error: { code: 'URL_ID_TAKEN' } });
    expect(
      await addAuthor(platform, websiteId, { ...author, urlId: 'b', websiteUrl: 'javascript:1' }),
    ).toMatchObject({ error: { code: 'CONTENT_FIELD_INVALID' } });
  });
});

describe('an old address', () => {
  it('of an item redirects to the new one, however often it moves, and a new page there wins', async () => {
    const { platform, websiteId } = server;
    const itemId = await post('first-name');
    await updateItem(platform, websiteId, itemId, { urlId: 'second-name' });
    await updateItem(platform, websiteId, itemId, { urlId: 'third-name' });
    await leads('/journal/first-name', '/journal/third-name');
    await leads('/journal/second-name', '/journal/third-name');
    await post('first-name');
    await shows('/journal/first-name', 200);
    await updateItem(platform, websiteId, itemId, { urlId: 'second-name' });
    await shows('/journal/second-name', 200);
    await leads('/journal/third-name', '/journal/second-name');
  });

  it('of a list redirects with everything below it', async () => {
    const { platform, websiteId } = server;
    const list = await createCollection(platform, websiteId, { kind: 'blog', urlId: 'news', title: 'News' });
    const itemId = await createItem(platform, websiteId, {
      collectionId: list,
      urlId: 'a',
      recordType: 1,
      title: 'A',
    });
    await updateItem(platform, websiteId, itemId, { urlId: 'b' });
    await updateCollection(platform, websiteId, list, { urlId: 'notes' });
    await updateCollection(platform, websiteId, list, { urlId: 'diary' });
    await leads('/news', '/diary');
    await leads('/news/b', '/diary/b');
    await leads('/news/a', '/diary/b');
    await leads('/notes/b?utm=1', '/diary/b?utm=1');
    await updateCollection(platform, websiteId, list, { urlId: 'news' });
    await shows('/news/b', 200);
    await leads('/diary/b', '/news/b');
    await leads('/notes', '/news');
  });

  it('of an entry redirects when its list gets its former name back', async () => {
    const { platform, websiteId } = server;
    const list = await createCollection(platform, websiteId, {
      kind: 'blog',
      urlId: 'to-and-fro',
      title: 'F',
    });
    const itemId = await createItem(platform, websiteId, {
      collectionId: list,
      urlId: 'a',
      recordType: 1,
      title: 'A',
    });
    await updateCollection(platform, websiteId, list, { urlId: 'elsewhere' });
    await updateItem(platform, websiteId, itemId, { urlId: 'b' });
    await updateCollection(platform, websiteId, list, { urlId: 'to-and-fro' });
    await shows('/to-and-fro/b', 200);
    await leads('/elsewhere/a', '/to-and-fro/b');
    await leads('/to-and-fro/a', '/to-and-fro/b');
  });

  it('may be redirected elsewhere by hand, but never in a loop', async () => {
    const { platform, websiteId } = server;
    const add = (from: string, to: string) => addRedirect(platform, websiteId, { from, to });
    expect(await add('/spring sale', 'https://elsewhere.example/sale?x=1')).toMatchObject({ ok: true });
    await leads('/spring%20sale', 'https://elsewhere.example/sale?x=1');
    expect(await add('/one', '/two')).toMatchObject({ ok: true });
    expect(await add('/two', '/three')).toMatchObject({ ok: true });
    await leads('/one', '/three');
    expect(await add('/three', '/one')).toMatchObject({ error: { code: 'REDIRECT_LOOP' } });
    expect(await add('/x', '//evil.example')).toMatchObject({ error: { code: 'REDIRECT_TARGET_INVALID' } });
    expect(await add('/café', '/journal?tag=café')).toMatchObject({ ok: true });
    await leads('/caf%C3%A9', '/journal?tag=caf%C3%A9');
    expect((await listRedirects(platform, websiteId)).map(({ from }) => from)).toContain('/one');
    expect(await removeRedirect(platform, websiteId, '/one')).toBe(true);
    expect(await removeRedirect(platform, websiteId, '/one')).toBe(false);
    await shows('/one', 404);
  });

  it('keeps a visitor’s query in the redirect', async () => {
    const { platform, websiteId } = server;
    const add = (from: string, to: string) => addRedirect(platform, websiteId, { from, to });
    await add('/spring', '/journal#newest');
    await add('/summer', '/journal?tag=café');
    await add('/autumn/*', 'https://elsewhere.example/*');
    await leads('/spring?utm_source=mail&page=2', '/journal?utm_source=mail&page=2#newest');
    await leads('/summer?tag=tea&utm_source=mail', '/journal?tag=caf%C3%A9&utm_source=mail');
    await leads('/autumn/a?utm_source=mail', 'https://elsewhere.example/a?utm_source=mail');
    const list = await createCollection(platform, websiteId, { kind: 'blog', urlId: 'was', title: 'Moves' });
    await shows('/was', 200);
    await updateCollection(platform, websiteId, list, { urlId: 'is' });
    await leads('/was', '/is');
    // All at once, as one lookup serves them all: each keeps its own query.
    const names = ['a', 'b', 'c'];
    expect(await Promise.all(names.map((name) => locationOf(`/was?utm_source=${name}`)))).toEqual(
      names.map((name) => `/is?utm_source=${name}`),
    );
    await leads('/is?sort=newest&utm_source=x', '/is?utm_source=x');
    await leads('/is/feed?utm_source=x', '/is?format=rss&utm_source=x');
  });
});
