import { aVisitor } from '@vitrine/testing/shop-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '../../catalog/index.ts';

let server: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startTestApp('small');
  const { shop } = server;
  if (shop === null) throw new Error('the small site has a shop');
  const add = async (
    urlId: string,
    tags: readonly string[],
    change: { readonly stock?: number; readonly related?: readonly string[] } = {},
  ): Promise<void> => {
    const made = await createProduct(server.platform, server.websiteId, {
      item: { collectionId: shop.collectionId, urlId, title: urlId, tags, displayIndex: ids.size },
      type: 'physical',
      variants: [{ sku: urlId, priceMinor: 1000, stock: change.stock ?? 5 }],
      selling: { relatedItemIds: (change.related ?? []).map((one) => ids.get(one) ?? '') },
    });
    if (!made.ok) throw new Error('no product');
    ids.set(urlId, made.value);
  };
  await add('apron', ['studio']);
  await add('gone', ['table'], { stock: 0 });
  await add('bowl', ['table']);
  await add('dish', ['table']);
  await add('cup', ['table'], { related: ['apron'] });
});
afterAll(() => server.close());

it('a cart suggests the owner’s choice, then products of the same tag; none already in it, none sold out', async () => {
  const { app, shop } = server;
  const visitor = aVisitor(app, shop?.host ?? '');
  expect((await visitor.send('GET', '/cart')).body).not.toContain('add-ons');
  await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId: ids.get('cup'),
    sku: 'cup',
    quantity: 1,
  });
  const page = (await visitor.send('GET', '/cart')).body;
  expect(page).toContain('Goes well with it');
  const offered = [...page.matchAll(/aria-label="Add (\w+) to cart"/g)].map(([, name]) => name);
  expect(offered).toEqual(['apron', 'bowl', 'dish']);
});
