import type { FindAnswer } from '@vitrine/contracts/find.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { seedListedOrders } from '@vitrine/testing/seed-listed-orders.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { addAuthor, createCollection, createItem } from '../content/index.ts';
import { findRecords } from './find.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let other: TestShop;
let owner: TestVisitor;
let mug = '';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'find.example');
  other = await aShop(platform, 'find-other.example');
  owner = await anOwner(app, platform, shop);
  mug = await shop.addProduct('mug', {
    title: 'Stoneware Mug',
    status: 'draft',
    variants: [{ sku: 'MUG-1', priceMinor: 900, stock: 1 }],
  });
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await shop.addProduct(`bowl-${number}`, { title: `Bowl ${number}` });
  await other.addProduct('foreign', {
    title: 'Stoneware Vase',
    variants: [{ sku: 'VASE-1', priceMinor: 900, stock: 1 }],
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const find = async (q: string) =>
  (await owner.send('GET', `/api/admin/find?q=${encodeURIComponent(q)}`)).json<FindAnswer>();

const listed = async (search: string) =>
  (await owner.send('GET', `/api/admin/products?search=${search}`)).json<{ rows: { title: string }[] }>()
    .rows;

describe('the palette’s search', () => {
  it('finds a draft by words of its name in any order and case, and leads to its screen', async () => {
    expect(await find('mug STONE')).toEqual({
      groups: [
        {
          kind: 'products',
          results: [{ id: mug, title: 'Stoneware Mug', detail: '', path: `/products/${mug}` }],
        },
      ],
      skipped: [],
    });
  });

  it('puts a product with exactly the SKU that is typed first, once', async () => {
    await shop.addProduct('mug-1-poster', {
      title: 'Poster of mug-1',
      variants: [{ sku: 'POSTER', priceMinor: 900, stock: 1 }],
    });
    const [products] = (await find('mug-1')).groups;
    expect(products?.results.map(({ title, detail }) => [title, detail])).toEqual([
      ['Stoneware Mug', 'MUG-1'],
      ['Poster of mug-1', ''],
    ]);
  });

  it('finds a product by its barcode, as a scanner types it', async () => {
    const teapot = await shop.addProduct('teapot', {
      title: 'Teapot',
      variants: [
        { sku: 'POT-S', barcode: '4006381333931', priceMinor: 900, stock: 1, attributes: { Size: 'S' } },
        { sku: 'POT-L', barcode: '4006381333931', priceMinor: 900, stock: 1, attributes: { Size: 'L' } },
      ],
    });
    const results = [{ id: teapot, title: 'Teapot', detail: 'POT-S', path: `/products/${teapot}` }];
    expect((await find('4006381333931')).groups).toEqual([{ kind: 'products', results }]);
    expect((await listed('4006381333931')).map(({ title }) => title)).toEqual(['Teapot']);
    expect((await listed('40063813')).map(({ title }) => title)).toEqual(['Teapot']);
    expect(await listed('4006381333930')).toEqual([]);
  });

  it('returns at most five records of a kind', async () => {
    expect((await find('bowl')).groups[0]?.results).toHaveLength(5);
  });

  it('puts the order with the number that is typed first, and finds orders and people by parts of a name', async () => {
    const kiln = await aShop(platform, 'find-people.example');
    const kim = await anOwner(app, platform, kiln, 'kim@example.com');
    const found = async (q: string) =>
      (await kim.send('GET', `/api/admin/find?q=${encodeURIComponent(q)}`)).json<FindAnswer>().groups;
    await platform.db.$client.query(
      `insert into customers (website_id, id, email, name, place, order_count, spent_minor, currency, first_order_on, last_order_on, search)
       select $1::uuid, gen_random_uuid(), name || '@example.com', name || ' Émile', 'Oslo', 1, 900, 'USD', now(), now(),
         search_vector($1::uuid, name || ' Émile ' || name || '@example.com')
       from unnest(array['ada', 'bea']) as given(name)`,
      [kiln.websiteId],
    );
    await seedListedOrders(platform.db, kiln.websiteId, 7);

    const [orders] = await found('#1003');
    expect(orders).toMatchObject({ kind: 'orders', results: [{ title: '#1003', detail: 'Maria No 2' }] });
    expect((await found('1003'))[0]?.results[0]?.title).toBe('#1003');
    const named = (await found('mar')).find(({ kind }) => kind === 'orders');
    expect(named?.results.map(({ title }) => title)).toEqual(['#1007', '#1006', '#1005', '#1004', '#1003']);

    const [people] = await found('emile ad');
    expect(people).toMatchObject({
      kind: 'people',
      results: [{ title: 'ada Émile', detail: 'ada@example.com' }],
    });
    expect((await found('bea@example.com'))[0]).toMatchObject({
      kind: 'people',
      results: [{ title: 'bea Émile' }],
    });
  });

  it('finds pages of the site', async () => {
    const groups = (await find('shop')).groups;
    expect(groups.find(({ kind }) => kind === 'pages')?.results[0]).toMatchObject({
      title: 'Shop',
      path: '/shop',
    });
  });

  it('finds posts by words of their title, drafts too, and authors by parts of their name', async () => {
    const site = await aShop(platform, 'find-posts.example');
    const ann = await anOwner(app, platform, site, 'ann@example.com');
    const found = async (q: string) =>
      (await ann.send('GET', `/api/admin/find?q=${encodeURIComponent(q)}`)).json<FindAnswer>().groups;
    const blog = await createCollection(platform, site.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
    const author = await addAuthor(platform, site.websiteId, {
      urlId: 'mira',
      displayName: 'Mira 100% Vogel',
    });
    if (!author.ok) throw new Error('no author');
    const post = async (title: string, status: 'draft' | 'published') =>
      createItem(platform, site.websiteId, {
        collectionId: blog,
        urlId: title.toLowerCase().replaceAll(' ', '-'),
        recordType: 1,
        title,
        status,
      });
    const draft = await post('Firing the kiln', 'draft');
    const shown = await post('Kiln gods', 'published');
    const [posts] = await found('kil');
    expect(posts?.kind).toBe('posts');
    expect(posts?.results.toSorted((one, next) => one.title.localeCompare(next.title))).toEqual([
      { id: draft, title: 'Firing the kiln', detail: 'Journal · Draft', path: `/posts/${draft}` },
      { id: shown, title: 'Kiln gods', detail: 'Journal', path: `/posts/${shown}` },
    ]);
    const events = await createCollection(platform, site.websiteId, {
      kind: 'events',
      urlId: 'events',
      title: 'Workshops',
    });
    const event = await createItem(platform, site.websiteId, {
      collectionId: events,
      urlId: 'raku',
      recordType: 12,
      title: 'An evening of raku',
      status: 'draft',
    });
    expect(await found('raku')).toEqual([
      {
        kind: 'posts',
        results: [
          { id: event, title: 'An evening of raku', detail: 'Workshops · Draft', path: `/events/${event}` },
        ],
      },
    ]);
    expect(await found('vogel MIRA')).toEqual([
      {
        kind: 'authors',
        results: [
          { id: author.value, title: 'Mira 100% Vogel', detail: '', path: `/posts?author=${author.value}` },
        ],
      },
    ]);
    expect((await find('kil')).groups).toEqual([]);
    expect((await find('vogel')).groups).toEqual([]);
  });

  it('treats percent signs, quotes and operators as text', async () => {
    for (const typed of ['%', '_', "' or 1=1 --", '\\', '!&|()', '🫖'])
      expect(await find(typed)).toEqual({ groups: [], skipped: [] });
  });

  it('finds nothing of another website', async () => {
    expect((await find('vase')).groups).toEqual([]);
    expect((await find('VASE-1')).groups).toEqual([]);
  });

  it('is refused without an owner, and to an owner of another website', async () => {
    const stranger = aVisitor(app, shop.host);
    expect((await stranger.send('GET', '/api/admin/find?q=mug')).statusCode).toBe(401);
    const elsewhere = aVisitor(app, other.host);
    elsewhere.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
    expect((await elsewhere.send('GET', '/api/admin/find?q=mug')).statusCode).toBe(401);
  });

  it.each(['', '%20%20', 'mug'.repeat(70)])(
    'a query that is empty or too long is refused: "%s"',
    async (q) => {
      const answer = await owner.send('GET', `/api/admin/find?q=${q}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ fields: Record<string, string> }>().fields['q']).toMatch(/^Type/);
    },
  );

  it('skips a kind that takes too long, and shows the others', async () => {
    const slow = {
      ...platform,
      modules: [
        ...platform.modules,
        {
          name: 'slow',
          find: {
            kind: 'people' as const,
            roles: ['admin' as const],
            find: async (db: Pick<TestPlatform['db'], 'execute'>) => {
              await db.execute('select pg_sleep(30)');
              return { results: [], isExact: false };
            },
          },
        },
      ],
    };
    const site = { websiteId: shop.websiteId, settings: { timeZone: 'UTC' } } as Parameters<
      typeof findRecords
    >[1];
    const found = await findRecords(slow, site, 'admin', 'Stoneware');
    expect(found.skipped).toEqual(['people']);
    expect(found.groups.map(({ kind }) => kind)).toEqual(['products']);
  });
});
