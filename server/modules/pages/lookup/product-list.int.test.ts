import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../../catalog/index.ts';
import { createCollection, updateCollection } from '../../content/index.ts';
import { updateSettings } from '../../websites/index.ts';
import { pageCacheOf } from '../cache/serve-page.ts';

let server: TestApp;
let collectionId = '';

interface ListJson {
  readonly items: readonly {
    readonly urlId: string;
    readonly body: string;
    readonly items: readonly object[];
  }[];
  readonly pagination: Readonly<Record<string, unknown>>;
  readonly productList: {
    readonly shelves: readonly { readonly name: string; readonly url: string; readonly active: boolean }[];
    readonly orders: readonly { readonly name: string; readonly url: string; readonly active: boolean }[];
    readonly countText: string;
  };
}

const get = (path: string): Promise<Response> => fetch(server.origin + path, { redirect: 'manual' });
const html = async (path: string): Promise<string> => (await get(path)).text();
const json = async (path: string): Promise<ListJson> =>
  (await (await get(`${path}${path.includes('?') ? '&' : '?'}format=json`)).json()) as ListJson;
const order = async (path: string): Promise<string[]> => (await json(path)).items.map(({ urlId }) => urlId);

beforeAll(async () => {
  server = await startTestApp('small');
  const { shop } = server;
  if (shop === null) throw new Error('the small site has a shop');
  ({ collectionId } = shop);
  const goods = [
    { urlId: 'bowl', title: 'bowl', prices: [3000, 500], tags: ['table', 'café & tea'] },
    { urlId: 'apron', title: 'Apron', prices: [2000], tags: ['studio'] },
    { urlId: 'cup', title: 'Cup', prices: [1000], tags: ['table', 'featured'] },
    { urlId: 'dish', title: 'Dish', prices: [9000], sale: 100, tags: ['table'] },
  ];
  for (const [at, { urlId, title, prices, sale, tags }] of goods.entries()) {
    const made = await createProduct(server.platform, server.websiteId, {
      type: 'physical',
      item: {
        collectionId,
        urlId,
        title,
        tags,
        displayIndex: at,
        body: '<p>A long story.</p>',
        publishedOn: new Date(1_700_000_000_000 + at * 1000),
      },
      ...(prices.length > 1 ? { variantOptions: ['Size'] } : {}),
      variants: prices.map((priceMinor, number) => ({
        sku: `${urlId}-${number}`,
        priceMinor,
        salePriceMinor: sale ?? null,
        stock: urlId === 'apron' ? 0 : 5,
        ...(prices.length > 1 ? { attributes: { Size: String(number) } } : {}),
      })),
    });
    expect(made.ok).toBe(true);
  }
});
afterAll(() => server.close());

describe('a list of products', () => {
  it('is sorted by the owner’s order, by date, by current price, and by name', async () => {
    expect(await order('/shop')).toEqual(['bowl', 'apron', 'cup', 'dish']);
    expect(await order('/shop?sort=newest')).toEqual(['dish', 'cup', 'apron', 'bowl']);
    expect(await order('/shop?sort=price-up')).toEqual(['dish', 'bowl', 'cup', 'apron']);
    expect(await order('/shop?sort=price-down')).toEqual(['apron', 'cup', 'bowl', 'dish']);
    expect(await order('/shop?sort=title')).toEqual(['apron', 'bowl', 'cup', 'dish']);
  });

  it('filters by tag, and offers all tags but the one for featured products', async () => {
    expect(await order('/shop?tag=table&sort=price-up')).toEqual(['dish', 'bowl', 'cup']);
    const { productList } = await json('/shop?tag=table&sort=price-up');
    expect(productList.countText).toBe('3 products');
    expect(productList.shelves).toEqual([
      { name: 'All', url: '/shop?sort=price-up', active: false, children: [] },
      {
        name: 'Café & tea',
        url: '/shop?tag=caf%C3%A9%20%26%20tea&sort=price-up',
        active: false,
        children: [],
      },
      { name: 'Studio', url: '/shop?tag=studio&sort=price-up', active: false, children: [] },
      { name: 'Table', url: '/shop?tag=table&sort=price-up', active: true, children: [] },
    ]);
    expect(productList.orders[0]).toEqual({ name: 'Featured', url: '/shop?tag=table', active: false });
    expect(await order('/shop?tag=caf%C3%A9%20%26%20tea')).toEqual(['bowl']);
  });

  it('gives the list of a tag its own title, heading and address for search engines', async () => {
    const shelf = await html('/shop?tag=table&sort=title');
    expect(shelf).toMatch(/<title>Table — [^<]*<\/title>/);
    expect(shelf).toMatch(/<h1[^>]*>Table<\/h1>/);
    expect(shelf.match(/<h1/g)).toHaveLength(1);
    expect(shelf).toContain(`<link rel="canonical" href="${server.origin}/shop?tag=table">`);
    expect(await html('/shop')).not.toMatch(/<title>Table/);
  });

  it('is paged by the collection’s page size, at most 200', async () => {
    await updateCollection(server.platform, server.websiteId, collectionId, { listing: { pageSize: 3 } });
    await awaitNotifications(server.platform);
    expect(await order('/shop')).toHaveLength(3);
    expect(await order('/shop?page=2')).toEqual(['dish']);
    const second = await json('/shop?sort=title&page=2');
    expect(second.pagination).toMatchObject({
      page: 2,
      pageCount: 2,
      totalItems: 4,
      prevPageUrl: '/shop?sort=title',
    });
    expect(second.pagination).not.toHaveProperty('nextPageUrl');
    expect((await get('/shop?page=3')).status).toBe(404);
    await updateCollection(server.platform, server.websiteId, collectionId, { listing: { pageSize: 5000 } });
    await awaitNotifications(server.platform);
    expect((await json('/shop')).pagination).toMatchObject({ pageSize: 200 });
  });

  it('has one canonical address for all sort orders, and none for a tag that no product has', async () => {
    const canonical = `<link rel="canonical" href="${server.origin}/shop">`;
    expect(await html('/shop?sort=title')).toContain(canonical);
    expect(await html('/shop?tag=table&sort=title')).toContain(
      `<link rel="canonical" href="${server.origin}/shop?tag=table">`,
    );
    const made = await get('/shop?tag=made-up');
    expect(made.status).toBe(404);
    expect(await made.text()).toMatch(/name="robots" content="noindex"[\s\S]*Nothing found for “made-up”\./);
  });

  it('caches no page for made-up addresses', async () => {
    await html('/shop');
    const cache = pageCacheOf(server.platform);
    const { size } = cache;
    for (let at = 0; at < 20; at += 1) {
      await html(`/shop?tag=made-up-${at}`);
      await html(`/shop?utm_source=${at}&sort=nonsense-${at}&page=1`);
      await html(`/shop?tag=&sort=featured&x=${at}`);
    }
    expect(cache.size).toBe(size);
  });

  it('redirects unsupported parameters to the address without them', async () => {
    await createCollection(server.platform, server.websiteId, {
      kind: 'page',
      urlId: 'words',
      title: 'Words',
    });
    await awaitNotifications(server.platform);
    expect((await get('/words')).status).toBe(200);
    for (const [asked, plain] of [
      ['/words?sort=title&tag=x', '/words'],
      ['/shop/p/cup?tag=x&format=json', '/shop/p/cup?format=json'],
      ['/shop?format=quick-view', '/shop'],
      ['/words?format=quick-view', '/words'],
    ] as const) {
      expect((await get(asked)).headers.get('location'), asked).toBe(plain);
    }
  });

  it('uses the section colours that the owner chose', async () => {
    await updateCollection(server.platform, server.websiteId, collectionId, { listing: { theme: 'dark' } });
    await awaitNotifications(server.platform);
    expect(await html('/shop')).toMatch(/product-list"\s+data-theme="dark"/);
  });
});

describe('a card', () => {
  it('posts a product without options and links to the page of one with options', async () => {
    const page = await html('/shop');
    expect(page).toMatch(
      /<form class="card__buy" method="post" action="\/cart\/entries" data-add data-url="\/shop\/p\/cup">/,
    );
    expect(page).toMatch(/<form class="card__buy" method="get" action="\/shop\/p\/bowl" data-add/);
    expect(page).toContain('from $5.00');
  });

  it('marks what is sold out in the owner’s word, as text', async () => {
    expect(await html('/shop')).toContain('<p class="product-mark sold-out">sold out</p>');
    await updateSettings(server.platform, server.websiteId, {
      settings: { commerce: { customSoldOutText: '<i>Gone</i>' } },
    });
    await awaitNotifications(server.platform);
    expect(await html('/shop')).toContain('<p class="product-mark sold-out">&lt;i&gt;Gone&lt;/i&gt;</p>');
    expect(await html('/shop')).toContain('<p class="product-mark sale">sale</p>');
  });

  it('shows the remaining stock where the store says so', async () => {
    expect(await html('/shop')).not.toContain('Only 5 left');
    await updateSettings(server.platform, server.websiteId, {
      settings: {
        commerce: {
          scarcity: { enabled: true, text: 'Only {n} left', threshold: 5, shownByDefault: true },
        },
      },
    });
    await awaitNotifications(server.platform);
    // Two sizes of five are ten.
    expect((await html('/shop')).match(/Only \d+ left/g)).toEqual(['Only 5 left', 'Only 5 left']);
  });

  it('has a quick view: the item alone, cached like a page', async () => {
    const part = await get('/shop/p/bowl?format=quick-view');
    expect(part.status).toBe(200);
    const text = await part.text();
    expect(text).toContain('data-add-place="quick-view"');
    expect(text).toContain('<vitrine-island name="product-purchase"');
    expect(text).not.toMatch(/<html|<head|<header/);
    expect((await get('/shop/p/nothing?format=quick-view')).status).toBe(404);
  });
});

it('a list has no descriptions, and at most two pictures of a product', async () => {
  const { items } = await json('/shop');
  expect(items.every(({ body, items: pictures }) => body === '' && pictures.length <= 2)).toBe(true);
});
