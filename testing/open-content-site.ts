import { addAuthor, createCollection, createItem } from '@vitrine/server/modules/content/index.ts';
import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { awaitNotifications } from './await-notifications.ts';

/** How long a test waits for a change to reach the pages. */
export const timeout = { timeout: 20_000, interval: 10 };
/** Milliseconds. */
export const day = 86_400_000;

/** A page of one heading. */
export const page = (heading: string, level = 2) => ({
  version: 2 as const,
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
          place: { column: 1, columns: 24, row: 1, rows: 1 },
          props: { text: heading, level },
        },
      ],
    },
  ],
});

/** A site with a collection of every content type, requested over HTTP like a visitor. */
export function openContentSite() {
  let server: TestApp;
  const ids = new Map<string, string>();

  const get = (path: string): Promise<Response> => fetch(server.origin + path, { redirect: 'manual' });
  const text = async (path: string): Promise<string> => (await get(path)).text();
  const json = async (path: string): Promise<Record<string, unknown>> =>
    (await (await get(`${path}${path.includes('?') ? '&' : '?'}format=json`)).json()) as Record<
      string,
      unknown
    >;
  /** The id of the collection or item created with this name. */
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`nothing was made by the name ${name}`);
    return id;
  };
  /** Creates a list. */
  const list = async (input: Parameters<typeof createCollection>[2]): Promise<string> => {
    const id = await createCollection(server.platform, server.websiteId, input);
    ids.set(input.urlId, id);
    return id;
  };
  /** Creates an item of a list; its name is its url id. */
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
    // Notifications of the setup must not invalidate what a test then counts or caches.
    await awaitNotifications(server.platform);
  });
  afterAll(() => server.close());

  return {
    get server() {
      return server;
    },
    get,
    text,
    json,
    idOf,
    list,
    item,
  };
}
