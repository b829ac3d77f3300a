// PostgreSQL: both (row locks, text search)
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { type ListedPage, MAX_PAGES, type PageSettings } from '@vitrine/contracts/pages.ts';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { levelsOf } from '@vitrine/domain/tree/tree.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { findPages } from '../find-pages.ts';
import { createCollection, createItem, moveBackIn, moveToCollectionIn, updateCollection } from '../index.ts';
import { indexStaleSites } from '../../search/indexer.ts';
import { changeWebsite } from '../../websites/index.ts';
import { ok } from '@vitrine/domain/result.ts';
import { emptyPageBin } from './page-bin.ts';

const DAY = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `pages-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/pages';
const list = async (by = owner) => (await by.send('GET', path)).json<{ pages: ListedPage[] }>().pages;
/** The tree as lines whose indentation is their level, each with its address. */
async function tree(by = owner): Promise<string[]> {
  const pages = await list(by);
  const levels = levelsOf(pages);
  return pages.map((page) => `${'  '.repeat(levels.get(page.id) ?? 0)}${page.title} ${page.path}`);
}
async function named(title: string): Promise<ListedPage> {
  const found = (await list()).find((one) => one.title === title);
  if (found === undefined) throw new Error(`no page ${title}`);
  return found;
}
const create = (title: string, parentId: string | null = null) =>
  owner.send('POST', path, { title, parentId });
const folder = (title: string, parentId: string | null = null) =>
  createCollection(platform, shop.websiteId, {
    kind: 'folder',
    urlId: title.toLowerCase(),
    title,
    parentId,
  });
/** A page that visitors see. */
async function shown(title: string): Promise<string> {
  const { id } = (await create(title)).json<ListedPage>();
  expect(await updateCollection(platform, shop.websiteId, id, { enabled: true })).toMatchObject({ ok: true });
  return id;
}
async function move(title: string, inside: string | null, after: string | null) {
  const { id, revision } = await named(title);
  return owner.send('POST', `${path}/${id}/move`, {
    parentId: inside === null ? null : (await named(inside)).id,
    after: after === null ? null : (await named(after)).id,
    revision,
  });
}
const moveInto = (id: string, parentId: string) =>
  owner.send('POST', `${path}/${id}/move`, { parentId, after: null, revision: 1 });
const field = (answer: { json: () => { fields?: object } }) => answer.json().fields;
const settingsOf = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<PageSettings>();
async function change(id: string, fields: Partial<PageSettings>) {
  const { revision, title, urlId, description, seo } = await settingsOf(id);
  return owner.send('PUT', `${path}/${id}`, { revision, title, urlId, description, seo, ...fields });
}
async function remove(title: string) {
  const { id, revision } = await named(title);
  return owner.send('DELETE', `${path}/${id}?revision=${revision}`);
}
const binned = async () =>
  (await owner.send('GET', '/api/admin/deleted-pages')).json<{
    pages: { id: string; title: string; path: string; deletedOn: string }[];
  }>().pages;
const restore = (id: string) => owner.send('POST', `/api/admin/deleted-pages/${id}/restore`);
/** What a visitor gets, once every change has reached the server. */
async function visit(url: string) {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', url);
}

/** A stream needs a connection. */
async function sitemap(): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { host: shop.host };
  const [answer] = (await once(
    request({ host: '127.0.0.1', port, path: '/sitemap.xml', headers }).end(),
    'response',
  )) as [IncomingMessage];
  return text(answer);
}

describe('the tree of pages', () => {
  it('grows by empty pages that nobody sees, each at a free address made from its title', async () => {
    const made = await create('Our studio');
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      kind: 'page',
      title: 'Our studio',
      path: '/our-studio',
      parentId: null,
      isHome: false,
      isPublished: false,
      hasDraft: false,
      revision: 1,
    });
    await create('Our Studio!');
    // The product's own address, and a title without letters.
    await create('Cart');
    await create('!?');
    expect(await tree()).toEqual(
      expect.arrayContaining([
        'Our studio /our-studio',
        'Our Studio! /our-studio-2',
        'Cart /cart-2',
        '!? /page',
      ]),
    );
    expect((await visit('/our-studio')).statusCode).toBe(404);
    const { rows } = await platform.db.$client.query(
      `select document from collections where website_id = $1 and url_id = 'our-studio'`,
      [shop.websiteId],
    );
    expect(rows).toEqual([{ document: { version: 2, sections: [] } }]);
  });

  it('lists each page before those inside it, by position and then title', async () => {
    const about = await folder('About');
    await create('Team', about);
    await create('Address', about);
    await folder('Zebra', about);
    await create('Contact');
    // The shop and both folders have position 0, like the first page of a level.
    expect(await tree()).toEqual([
      'About /about',
      '  Team /team',
      '  Zebra /zebra',
      '  Address /address',
      'Shop /shop',
      'Contact /contact',
    ]);
  });

  it('is moved within a level, into a folder and out again, and only the moved page gets a new revision', async () => {
    const about = await folder('About');
    for (const title of ['Team', 'Address', 'History']) await create(title, about);
    const before = await named('Address');
    const moved = await move('History', 'About', null);
    expect([moved.statusCode, moved.json()]).toEqual([200, { revision: 2 }]);
    expect(await tree()).toEqual([
      'About /about',
      '  History /history',
      '  Team /team',
      '  Address /address',
      'Shop /shop',
    ]);
    expect(await named('Address')).toEqual(before);
    await move('Team', null, 'About');
    await move('Shop', 'About', 'History');
    expect(await tree()).toEqual([
      'About /about',
      '  History /history',
      '  Shop /shop',
      '  Address /address',
      'Team /team',
    ]);
  });

  it('refuses a place inside the page itself, in a page, behind a page of another level, and what is not there', async () => {
    const outer = await folder('Outer');
    await folder('Inner', outer);
    await create('Contact');
    const inside = await move('Outer', 'Inner', null);
    expect([inside.statusCode, field(inside)]).toEqual([
      422,
      { parentId: 'A page cannot be inside itself.' },
    ]);
    expect(field(await move('Outer', 'Outer', null))).toEqual({
      parentId: 'A page cannot be inside itself.',
    });
    expect(field(await move('Shop', 'Contact', null))).toEqual({
      parentId: 'Pages can only be inside a folder or an index of this site.',
    });
    expect(field(await move('Shop', null, 'Inner'))).toEqual({
      after: 'Choose a page that is on that level.',
    });
    expect(field(await move('Shop', null, 'Shop'))).toEqual({
      after: 'Choose a page that is on that level.',
    });
    const nowhere = { parentId: newId(), after: null, revision: 1 };
    const { id } = await named('Shop');
    expect((await owner.send('POST', `${path}/${id}/move`, nowhere)).statusCode).toBe(422);
    const gone = await owner.send('POST', `${path}/${newId()}/move`, { ...nowhere, parentId: null });
    expect([gone.statusCode, gone.json()]).toMatchObject([404, { error: 'CONTENT_NOT_FOUND' }]);
    expect((await create('Lost', id)).json()).toMatchObject({ error: 'CONTENT_FIELD_INVALID' });
    expect(await tree()).toEqual(['Outer /outer', '  Inner /inner', 'Shop /shop', 'Contact /contact']);
  });

  it('never puts two folders into each other, moved at the same moment', async () => {
    await folder('One');
    await folder('Two');
    const [one, two] = [await named('One'), await named('Two')];
    const [first, second] = await withLockHeld(
      platform,
      'select 1 from websites where website_id = $1 for update',
      [shop.websiteId],
      async (_holder, commit) => {
        const moves = [moveInto(one.id, two.id)];
        await untilBlocked(platform, 1);
        moves.push(moveInto(two.id, one.id));
        await untilBlocked(platform, 2);
        await commit();
        return Promise.all(moves);
      },
    );
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 422]);
  });

  it('refuses every change of a page that somebody else has changed since', async () => {
    const { id } = (await create('Contact')).json<ListedPage>();
    expect((await change(id, { title: 'Reach us' })).statusCode).toBe(200);
    const settings = { title: 'Contact', urlId: 'contact', description: '', seo: (await settingsOf(id)).seo };
    const stale = [
      await owner.send('PUT', `${path}/${id}`, { ...settings, revision: 1 }),
      await owner.send('POST', `${path}/${id}/move`, { parentId: null, after: null, revision: 1 }),
      await owner.send('POST', `${path}/${id}/unpublish`, { revision: 1 }),
      await owner.send('DELETE', `${path}/${id}?revision=1`),
    ];
    expect(stale.map((answer) => answer.json<{ error: string }>().error)).toEqual(
      stale.map(() => 'STALE_REVISION'),
    );
    expect(await named('Reach us')).toMatchObject({ revision: 2 });
  });

  it('lists 5,000 pages and takes no more', async () => {
    await platform.db.$client.query(
      `insert into collections (website_id, id, kind, url_id, title, position, updated_on)
       select $1, gen_random_uuid(), 'page', 'page-' || n, 'Page ' || n, n, now() from generate_series(1, $2) n`,
      [shop.websiteId, MAX_PAGES - 1],
    );
    const pages = await list();
    expect(pages).toHaveLength(MAX_PAGES);
    expect(pages.at(-1)).toMatchObject({ title: `Page ${MAX_PAGES - 1}` });
    const refused = await create('One more');
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'PAGE_LIMIT' }]);
    const copied = await owner.send('POST', `${path}/${pages.at(-1)?.id ?? ''}/duplicate`);
    expect(copied.json()).toMatchObject({ error: 'PAGE_LIMIT' });
    // The last becomes the first.
    expect((await move(`Page ${MAX_PAGES - 1}`, null, null)).statusCode).toBe(200);
    expect((await list())[0]).toMatchObject({ title: `Page ${MAX_PAGES - 1}` });
    // One in the bin leaves room for another one, and then has none itself.
    expect((await remove('Page 7')).statusCode).toBe(204);
    expect((await create('One more')).statusCode).toBe(201);
    const [deleted] = await binned();
    expect((await restore(deleted?.id ?? '')).json()).toMatchObject({ error: 'PAGE_LIMIT' });
  }, 60_000);
});

async function titlesOf(url: string): Promise<readonly string[]> {
  const { items } = (await visit(`${url}?format=json`)).json<{ items: { title: string }[] }>();
  return items.map(({ title }) => title);
}

describe('the settings of a list and of a folder', () => {
  it('have how many entries a page shows, in which order and colours', async () => {
    const id = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'notes',
      title: 'Notes',
    });
    for (const [at, title] of ['First', 'Second', 'Third'].entries())
      await createItem(platform, shop.websiteId, {
        collectionId: id,
        urlId: title.toLowerCase(),
        recordType: 1,
        title,
        displayIndex: at,
        publishedOn: new Date(platform.clock.now() - (3 - at) * DAY),
      });
    expect(await settingsOf(id)).toMatchObject({
      list: { pageSize: null, theme: null, ordering: 'chronological' },
      folderBehavior: null,
    });
    expect(await titlesOf('/notes')).toEqual(['Third', 'Second', 'First']);
    const asList = { pageSize: 2, theme: 'tinted', ordering: 'user-orderable' } as const;
    expect((await change(id, { list: asList })).json()).toMatchObject({ list: asList });
    expect(await titlesOf('/notes')).toEqual(['First', 'Second']);
    // Left out: unchanged.
    await change(id, { title: 'Journal' });
    expect((await settingsOf(id)).list).toEqual(asList);
    for (const pageSize of [0, 201, 2.5])
      expect((await change(id, { list: { ...asList, pageSize } })).statusCode).toBe(422);
    expect((await change(id, { folderBehavior: 'none' })).json()).toMatchObject({
      error: 'CONTENT_FIELD_INVALID',
    });
  });

  it('have what a folder answers at its own address', async () => {
    const id = await createCollection(platform, shop.websiteId, {
      kind: 'folder',
      urlId: 'about',
      title: 'About',
    });
    await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'team',
      title: 'Team',
      parentId: id,
    });
    expect((await settingsOf(id)).folderBehavior).toBe('redirect');
    expect((await visit('/about')).headers.location).toBe('/team');
    await change(id, { folderBehavior: 'none' });
    expect((await visit('/about')).statusCode).toBe(404);
    await change(id, { folderBehavior: 'variation' });
    expect((await visit('/about')).body).toContain('Team');
    const asList = { pageSize: 2, theme: null, ordering: 'chronological' } as const;
    expect((await change(id, { list: asList })).json()).toMatchObject({ error: 'CONTENT_FIELD_INVALID' });
  });
});

describe('the settings of a page', () => {
  it('are changed at once, and the former address leads to the new one', async () => {
    const id = await shown('Our studio');
    const seo = { title: 'Studio', description: 'Where we work', hidden: true, imageId: null };
    const changed = await change(id, {
      title: 'Studio',
      urlId: 'studio',
      description: 'A house by the river',
      seo,
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({
      id,
      kind: 'page',
      code: { header: '', footer: '' },
      mayChangeCode: true,
      layout: '',
      title: 'Studio',
      urlId: 'studio',
      path: '/studio',
      description: 'A house by the river',
      seo,
      list: null,
      folderBehavior: null,
      isHome: false,
      isPublished: true,
      revision: 3,
    });
    expect(await settingsOf(id)).toEqual(changed.json());
    const old = await visit('/our-studio?utm_source=mail');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/studio?utm_source=mail']);
    const page = await visit('/studio');
    expect(page.body).toContain('<meta name="robots" content="noindex');
  });

  it('refuse an address that is taken, reserved or none, with a sentence at the field', async () => {
    const id = await shown('Our studio');
    const refusal = async (urlId: string) => {
      const { error, fields } = (await change(id, { urlId })).json<{
        error: string;
        fields: { urlId?: string };
      }>();
      return [error, fields.urlId];
    };
    expect(await refusal('shop')).toEqual(['URL_ID_TAKEN', 'Another page has the address shop already.']);
    const rule =
      'Use letters, digits and hyphens, beginning with a letter or digit. Some words, such as “cart”, are taken.';
    for (const urlId of ['cart', 'a/b', '']) expect(await refusal(urlId)).toEqual(['URL_ID_INVALID', rule]);
    expect((await owner.send('GET', `${path}/${newId()}`)).statusCode).toBe(404);
  });

  it('of the home page keep its address', async () => {
    const id = await shown('Welcome');
    await changeWebsite(platform, shop.websiteId, () => ok({ homeCollectionId: id }));
    await awaitNotifications(platform);
    expect(await settingsOf(id)).toMatchObject({ isHome: true, urlId: '', path: '/' });
    expect((await change(id, { urlId: 'elsewhere' })).json()).toMatchObject({ error: 'URL_ID_INVALID' });
    expect((await change(id, { title: 'Hello' })).json()).toMatchObject({ title: 'Hello', path: '/' });
    expect((await visit('/')).statusCode).toBe(200);
  });
});

describe('a page', () => {
  it('is copied behind itself, as one that nobody sees', async () => {
    const id = await shown('Our studio');
    await create('Contact');
    await change(id, { description: 'By the river' });
    const copied = await owner.send('POST', `${path}/${id}/duplicate`);
    expect([copied.statusCode, copied.json()]).toMatchObject([
      201,
      { title: 'Our studio (copy)', path: '/our-studio-copy', isPublished: false, revision: 1 },
    ]);
    expect(await tree()).toEqual([
      'Shop /shop',
      'Our studio /our-studio',
      'Our studio (copy) /our-studio-copy',
      'Contact /contact',
    ]);
    expect(await settingsOf(copied.json<ListedPage>().id)).toMatchObject({ description: 'By the river' });
    expect((await visit('/our-studio-copy')).statusCode).toBe(404);
    // A list's products would not come with it.
    const store = await owner.send('POST', `${path}/${shop.collectionId}/duplicate`);
    expect([store.statusCode, store.json()]).toMatchObject([404, { error: 'CONTENT_NOT_FOUND' }]);
  });

  it('with the longest title is copied with as much of it as fits', async () => {
    const { id } = (await create('x'.repeat(300))).json<ListedPage>();
    const copied = (await owner.send('POST', `${path}/${id}/duplicate`)).json<ListedPage>();
    expect(copied.title).toBe(`${'x'.repeat(293)} (copy)`);
  });

  it('is hidden from visitors, but not where it is the home page', async () => {
    const id = await shown('Our studio');
    expect((await visit('/our-studio')).statusCode).toBe(200);
    const hidden = await owner.send('POST', `${path}/${id}/unpublish`, { revision: 2 });
    expect([hidden.statusCode, hidden.json()]).toEqual([200, { revision: 3 }]);
    expect((await visit('/our-studio')).statusCode).toBe(404);
    const again = await owner.send('POST', `${path}/${id}/unpublish`, { revision: 3 });
    expect(again.json()).toEqual({ revision: 3 });

    await changeWebsite(platform, shop.websiteId, () => ok({ homeCollectionId: id }));
    await awaitNotifications(platform);
    const home = [
      await owner.send('POST', `${path}/${id}/unpublish`, { revision: 3 }),
      await owner.send('DELETE', `${path}/${id}?revision=3`),
    ];
    expect(home.map((answer) => [answer.statusCode, answer.json<{ error: string }>().error])).toEqual([
      [409, 'PAGE_IS_HOME'],
      [409, 'PAGE_IS_HOME'],
    ]);
  });
});

describe('a deleted page', () => {
  it('is nowhere until it is restored as it was', async () => {
    const id = await shown('Our studio');
    await changeWebsite(platform, shop.websiteId, ({ settings }) =>
      ok({
        settings: {
          ...settings,
          mainNavigation: [{ title: 'The studio', collectionId: id }],
        },
      }),
    );
    const seen = async () => {
      await awaitNotifications(platform);
      await indexStaleSites(platform);
      const home = await visit('/shop');
      const found = await findPages.find(
        platform.db,
        { websiteId: shop.websiteId } as Parameters<typeof findPages.find>[1],
        'studio',
      );
      return {
        page: (await visit('/our-studio')).statusCode,
        json: (await visit('/our-studio?format=json')).statusCode,
        sitemap: (await sitemap()).includes('/our-studio<'),
        navigation: home.body.includes('The studio'),
        search: (await visit('/search?q=studio')).body.includes('/our-studio'),
        palette: found.results.length,
      };
    };
    const everywhere = { page: 200, json: 200, sitemap: true, navigation: true, search: true, palette: 1 };
    expect(await seen()).toEqual(everywhere);

    expect((await remove('Our studio')).statusCode).toBe(204);
    const nowhere = { page: 404, json: 404, sitemap: false, navigation: false, search: false, palette: 0 };
    expect(await seen()).toEqual(nowhere);
    expect(await tree()).toEqual(['Shop /shop']);
    expect((await owner.send('GET', `${path}/${id}`)).statusCode).toBe(404);
    const gone = await owner.send('POST', `${path}/${id}/move`, { parentId: null, after: null, revision: 3 });
    expect(gone.statusCode).toBe(404);
    expect(await updateCollection(platform, shop.websiteId, id, { enabled: true })).toMatchObject({
      ok: false,
    });
    expect(await binned()).toEqual([
      {
        id,
        title: 'Our studio',
        path: '/our-studio',
        deletedOn: new Date(platform.clock.now()).toISOString(),
      },
    ]);

    const restored = await restore(id);
    expect([restored.statusCode, restored.json()]).toMatchObject([
      200,
      { path: '/our-studio', isPublished: true },
    ]);
    expect(await seen()).toEqual(everywhere);
    expect(await binned()).toEqual([]);
    expect((await restore(id)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  });

  it('gets a free address beside its own where that is taken by now, and the top where its folder is gone', async () => {
    const about = await folder('About');
    const { id } = (await create('Team', about)).json<ListedPage>();
    await remove('Team');
    await create('Team');
    await remove('About');
    const restored = (await restore(id)).json<ListedPage>();
    expect(restored).toMatchObject({ path: '/team-2', parentId: null, isPublished: false });
    expect((await tree()).toSorted()).toEqual(['Shop /shop', 'Team /team', 'Team /team-2']);
  });

  it('has no page inside it and no item, not even one in the bin', async () => {
    const about = await folder('About');
    await create('Team', about);
    const blog = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
    const item = await createItem(platform, shop.websiteId, {
      collectionId: blog,
      urlId: 'a',
      recordType: 1,
      title: 'A',
    });
    const refusals = [await remove('About'), await remove('Journal')];
    await platform.db.$client.query(
      `update items set deleted_on = now(), deleted_from = status, status = 'deprecated' where id = $1`,
      [item],
    );
    refusals.push(await remove('Journal'));
    expect(refusals.map((answer) => answer.json<{ error: string }>().error)).toEqual(
      refusals.map(() => 'COLLECTION_NOT_EMPTY'),
    );
    await remove('Team');
    expect((await remove('About')).statusCode).toBe(204);
  });

  it('takes no products: new ones go to another store page', async () => {
    expect((await remove('Shop')).statusCode).toBe(204);
    const made = await owner.send('POST', '/api/admin/products', { kind: 'physical', title: 'Mug' });
    expect(made.statusCode).toBe(201);
    // The first store page of a website without a home page becomes that.
    expect(await tree()).toEqual(['Shop /']);
    expect((await list())[0]?.id).not.toBe(shop.collectionId);
    const back = (await restore(shop.collectionId)).json<ListedPage>();
    expect(back).toMatchObject({ kind: 'products', path: '/shop-2' });
  });

  it('or a moved one does not change where new products go', async () => {
    await createCollection(platform, shop.websiteId, { kind: 'products', urlId: 'funds', title: 'Funds' });
    // Every page of the level gets a position by it: Funds comes before Shop.
    await create('Contact');
    await move('Contact', null, null);
    expect(await tree()).toEqual(['Contact /contact', 'Funds /funds', 'Shop /shop']);
    const made = await owner.send('POST', '/api/admin/products', { kind: 'physical', title: 'Mug' });
    expect(made.json<ProductDetail>().fullUrl).toBe('/shop/p/mug');
  });

  it('gets no products back that were moved to another one before', async () => {
    const other = await createCollection(platform, shop.websiteId, {
      kind: 'products',
      urlId: 'funds',
      title: 'Funds',
    });
    const mug = await shop.addProduct('mug');
    const inTurn = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
      platform.db.transaction((tx) => work(tx));
    const to = (collectionId: string) =>
      inTurn((tx) => moveToCollectionIn(tx, platform, shop.websiteId, { itemIds: [mug], collectionId }));
    const moved = await to(other);
    expect([...moved.keys()]).toEqual([mug]);
    expect((await remove('Shop')).statusCode).toBe(204);
    const back = [...moved].map(([id, from]) => ({ id, ...from }));
    const undone = await inTurn((tx) => moveBackIn(tx, platform, shop.websiteId, other, back));
    expect([...undone]).toEqual([]);
    expect([...(await to(shop.collectionId)).keys()]).toEqual([]);
  });

  it('is erased for good after 30 days, and no other', async () => {
    await shown('Old');
    await shown('New');
    await platform.db.$client.query(
      'insert into page_drafts (website_id, page_id, revision) select website_id, id, 1 from collections where website_id = $1',
      [shop.websiteId],
    );
    await remove('Old');
    platform.clock.advance(2 * DAY);
    await remove('New');
    const before = () => new Date(platform.clock.now() - DAYS_IN_BIN * DAY);
    platform.clock.advance((DAYS_IN_BIN - 1) * DAY);
    const inBins = await platform.db.$client.query<{ due: number }>(
      'select count(*)::int as due from collections where deleted_on < $1',
      [before()],
    );
    // Two servers at once: together they erase each page once.
    const erased = await Promise.all([emptyPageBin(platform, before()), emptyPageBin(platform, before())]);
    expect(erased.reduce((sum, one) => sum + one)).toBe(inBins.rows[0]?.due);
    const { rows } = await platform.db.$client.query(
      'select title from collections where website_id = $1 order by title',
      [shop.websiteId],
    );
    expect(rows).toEqual([{ title: 'New' }, { title: 'Shop' }]);
    const left = await platform.db.$client.query(
      'select c.title from page_drafts d left join collections c on c.id = d.page_id where d.website_id = $1 order by 1',
      [shop.websiteId],
    );
    expect(left.rows).toEqual([{ title: 'New' }, { title: 'Shop' }]);
  });
});

it('two websites have trees, addresses and bins of their own', async () => {
  await shown('Our studio');
  const other = await aShop(platform, `pages-${count}-other.example`);
  const theirs = await anOwner(app, platform, other, 'other@example.com');
  const made = await theirs.send('POST', path, { title: 'Our studio' });
  expect(made.json()).toMatchObject({ path: '/our-studio' });
  await theirs.send('DELETE', `${path}/${made.json<ListedPage>().id}?revision=1`);
  expect(await tree(theirs)).toEqual(['Shop /shop']);
  expect(await tree()).toEqual(['Shop /shop', 'Our studio /our-studio']);
  expect(await binned()).toEqual([]);
  const { id } = made.json<ListedPage>();
  expect((await restore(id)).statusCode).toBe(404);
  expect((await owner.send('GET', `${path}/${id}`)).statusCode).toBe(404);
  const inside = await owner.send('POST', path, { title: 'Lost', parentId: other.collectionId });
  expect(inside.statusCode).toBe(422);
});
