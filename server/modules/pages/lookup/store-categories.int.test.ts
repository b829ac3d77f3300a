import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../../catalog/index.ts';
import { createCollection } from '../../content/index.ts';

let server: TestApp;
let owner: TestVisitor;

interface Shelf {
  readonly name: string;
  readonly url: string;
  readonly active: boolean;
  readonly children: readonly Shelf[];
}
interface ListJson {
  readonly items: readonly { readonly urlId: string }[];
  readonly collection: { readonly categories: readonly string[] };
  readonly productList: { readonly shelves: readonly Shelf[]; readonly countText: string };
}

const get = (path: string): Promise<Response> => fetch(server.origin + path, { redirect: 'manual' });
const html = async (path: string): Promise<string> => (await get(path)).text();
const json = async (path: string): Promise<ListJson> =>
  (await (await get(`${path}${path.includes('?') ? '&' : '?'}format=json`)).json()) as ListJson;
const shown = async (path: string): Promise<string[]> => (await json(path)).items.map(({ urlId }) => urlId);
/** Names of shelves, those inside another in brackets, the selected one with a star. */
const outline = (shelves: readonly Shelf[]): string =>
  shelves
    .map(
      ({ name, active, children }) =>
        `${name}${active ? '*' : ''}${children.length === 0 ? '' : ` [${outline(children)}]`}`,
    )
    .join(', ');
const shelves = async (path: string): Promise<string> => outline((await json(path)).productList.shelves);

async function category(name: string, inside: string | null = null): Promise<void> {
  const made = await owner.send('POST', '/api/admin/categories', { name, parentId: await idOf(inside) });
  expect(made.statusCode).toBe(201);
}
async function found(name: string) {
  const answer = await owner.send('GET', '/api/admin/categories');
  return answer
    .json<{ categories: { id: string; name: string; revision: number }[] }>()
    .categories.find((one) => one.name === name);
}
const idOf = async (name: string | null) => (name === null ? null : ((await found(name))?.id ?? null));

beforeAll(async () => {
  server = await startTestApp('small');
  const { shop, platform, websiteId } = server;
  if (shop === null) throw new Error('the small site has a shop');
  owner = await anOwner(server.app, platform, { host: new URL(server.origin).host, websiteId });
  for (const [name, inside] of [
    ['Kitchen', null],
    ['Plates', 'Kitchen'],
    ['Cups', 'Kitchen'],
    ['Mugs', 'Cups'],
    ['Empty', 'Kitchen'],
    ['Garden', null],
    ['Secret', null],
  ] as const) {
    await category(name, inside);
  }
  for (const [urlId, categories, status] of [
    ['mug', ['Mugs', 'Kitchen'], 'published'],
    ['beaker', ['Cups'], 'published'],
    ['plate', ['Plates'], 'published'],
    ['pot', ['Garden'], 'published'],
    ['draft', ['Secret'], 'draft'],
    ['other', [], 'published'],
  ] as const) {
    const made = await createProduct(platform, websiteId, {
      type: 'physical',
      item: {
        collectionId: shop.collectionId,
        urlId,
        title: urlId,
        status,
        tags: ['a tag', 'another'],
        categories: [...categories],
      },
      variants: [{ sku: urlId, priceMinor: 1000, stock: 5 }],
    });
    expect(made.ok).toBe(true);
  }
  await awaitNotifications(platform);
});
afterAll(() => server.close());

describe('a store page of a shop with categories', () => {
  it('offers them in the order of the tree, those inside the selected one below it, and no empty or hidden ones', async () => {
    expect(await shelves('/shop')).toBe('All*, Kitchen, Garden');
    expect(await shelves('/shop?category=Kitchen')).toBe('All, Kitchen* [Plates, Cups], Garden');
    expect(await shelves('/shop?category=Mugs')).toBe('All, Kitchen [Plates, Cups [Mugs*]], Garden');
    expect((await json('/shop')).collection.categories).toEqual([
      'Kitchen',
      'Plates',
      'Cups',
      'Mugs',
      'Garden',
    ]);
  });

  it('shows the products of a category and of those inside it, each once, in any sort order', async () => {
    expect((await shown('/shop?category=Kitchen')).toSorted()).toEqual(['beaker', 'mug', 'plate']);
    expect((await json('/shop?category=Kitchen')).productList.countText).toBe('3 products');
    expect(await shown('/shop?category=Cups&sort=title')).toEqual(['beaker', 'mug']);
    expect(await shown('/shop?category=Mugs&sort=price-up')).toEqual(['mug']);
    expect(await shown('/shop?category=Garden')).toEqual(['pot']);
  });

  it('has nested lists of links, a heading, a title and an address of its own for each', async () => {
    const page = await html('/shop?category=Cups&sort=title');
    expect(page).toMatch(/<title>Cups — [^<]*<\/title>/);
    expect(page).toMatch(/<h1[^>]*>Cups<\/h1>/);
    expect(page).toContain(`<link rel="canonical" href="${server.origin}/shop?category=Cups">`);
    expect(page).toMatch(
      /<nav class="shelves" aria-label="Show"><ul class="shelves__list">.*Kitchen<\/a><ul class="shelves__within"><li><a[^>]*>Plates<\/a><\/li><li><a[^>]*aria-current="true">Cups<\/a><ul class="shelves__within"><li><a[^>]*>Mugs<\/a><\/li><\/ul><\/li><\/ul><\/li>/,
    );
    expect(page).toContain('href="/shop?category=Plates&amp;sort=title"');
  });

  it('says so for a category that no visible product is in, and does not disclose hidden ones', async () => {
    for (const name of ['Secret', 'Empty', 'Made up']) {
      const answer = await get(`/shop?category=${encodeURIComponent(name)}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(`Nothing found for “${name}”.`);
    }
  });

  it('still shows the products of a tag', async () => {
    expect((await shown('/shop?tag=a%20tag')).toSorted()).toEqual(['beaker', 'mug', 'other', 'plate', 'pot']);
  });

  it('gives blocks of other pages the products of a category, and links to all of them', async () => {
    const { platform, websiteId, shop } = server;
    const block = (id: string, type: string, props: object) => ({
      id,
      type,
      place: { column: 1, columns: 24, row: 1, rows: 1 },
      props: { collectionId: shop?.collectionId, ...props },
    });
    await createCollection(platform, websiteId, {
      kind: 'page',
      urlId: 'blocks',
      title: 'Blocks',
      document: {
        version: 2,
        sections: [
          {
            id: 's1',
            theme: 'light',
            space: 'normal',
            fullWidth: false,
            blocks: [
              block('b1', 'summary', { category: 'kitchen', shows: ['title'] }),
              block('b2', 'archive', { by: 'category' }),
            ],
          },
        ],
      },
    });
    await awaitNotifications(platform);
    const page = await html('/blocks');
    for (const urlId of ['mug', 'beaker', 'plate']) expect(page).toContain(`href="/shop/p/${urlId}"`);
    expect(page).not.toContain('href="/shop/p/pot"');
    const links = [...page.matchAll(/href="\/shop\?category=(\w+)"[^>]*>([^<]*)/g)].map(([, name]) => name);
    // The block sorts them itself.
    expect(links).toEqual(['Cups', 'Garden', 'Kitchen', 'Mugs', 'Plates']);
  });

  it('leads from another letter case, and from former names, to the category', async () => {
    const lower = await get('/shop?category=cups&sort=title&page=1');
    expect(lower.status).toBe(301);
    expect(lower.headers.get('location')).toBe('/shop?category=Cups&sort=title');
    const { id, revision } = (await found('Garden')) ?? { id: '', revision: 0 };
    await owner.send('PUT', `/api/admin/categories/${id}`, { name: 'Garden & yard', revision });
    await awaitNotifications(server.platform);
    const former = await get('/shop?category=Garden');
    expect(former.status).toBe(301);
    expect(former.headers.get('location')).toBe('/shop?category=Garden%20%26%20yard');
    expect(await shown('/shop?category=Garden%20%26%20yard')).toEqual(['pot']);
    expect(await shelves('/shop')).toBe('All*, Kitchen, Garden & yard');
  });

  it('follows a move and a deletion at once', async () => {
    const { id, revision } = (await found('Mugs')) ?? { id: '', revision: 0 };
    await owner.send('POST', `/api/admin/categories/${id}/move`, { parentId: null, after: null, revision });
    await awaitNotifications(server.platform);
    expect(await shelves('/shop')).toBe('All*, Mugs, Kitchen, Garden & yard');
    const moved = await found('Mugs');
    await owner.send('DELETE', `/api/admin/categories/${id}?revision=${moved?.revision}`);
    await awaitNotifications(server.platform);
    expect(await shelves('/shop')).toBe('All*, Kitchen, Garden & yard');
    expect((await get('/shop?category=Mugs')).status).toBe(404);
  });
});
