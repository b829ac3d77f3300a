// PostgreSQL: both (text search)
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { StockRow } from '@vitrine/contracts/stock-list.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let mug = '';
let bowl = '';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'stock.example');
  owner = await anOwner(app, platform, shop);
  mug = await shop.addProduct('mug', {
    title: 'Ash mug',
    variantOptions: ['Size'],
    variants: [
      { sku: 'MUG-S', priceMinor: 2000, stock: 0, attributes: { Size: 'Small' }, barcode: '4006381333931' },
      { sku: 'MUG-L', priceMinor: 2500, stock: 40, attributes: { Size: 'Large' } },
    ],
  });
  bowl = await shop.addProduct('bowl', {
    title: 'Bowl',
    status: 'draft',
    variants: [{ sku: 'BOWL', priceMinor: 900, stock: 2 }],
  });
  await shop.addProduct('tour', {
    title: 'Studio tour',
    type: 'service',
    variants: [{ sku: 'TOUR', priceMinor: 900, stock: null }],
  });
  // What never runs out has no stock.
  await shop.addProduct('pdf', { type: 'digital', variants: [{ sku: 'PDF', priceMinor: 900, stock: null }] });
  const binned = await shop.addProduct('binned', { title: 'Binned mug' });
  await owner.send('DELETE', `/api/admin/products/${binned}`);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function rows(query = ''): Promise<readonly StockRow[]> {
  const response = await owner.send('GET', `/api/admin/stock?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ListPage<StockRow>>().rows;
}
const skus = async (query = '') => (await rows(query)).map(({ sku }) => sku);

it('lists the variants of products that count their stock, by name, with their levels', async () => {
  const [small, , itsBowl, tour] = await rows();
  expect(await skus()).toEqual(['MUG-S', 'MUG-L', 'BOWL', 'TOUR']);
  expect(small).toMatchObject({
    productId: mug,
    title: 'Ash mug',
    variant: 'Small',
    barcode: '4006381333931',
    status: 'published',
    unlimited: false,
    quantity: 0,
  });
  expect([itsBowl?.status, itsBowl?.quantity, tour?.unlimited]).toEqual(['draft', 2, true]);
  expect(await skus('sort=-sku')).toEqual(['TOUR', 'MUG-S', 'MUG-L', 'BOWL']);
});

it.each([
  ['ash', ['MUG-S', 'MUG-L']],
  ['mug-l', ['MUG-L']],
  ['MUG-L', ['MUG-L']],
  ['4006381333931', ['MUG-S']],
  ['400638', ['MUG-S']],
  ['pdf', []],
])('finds variants by name, SKU and barcode: %s', async (search, found) => {
  expect(await skus(`search=${search}`)).toEqual(found);
});

it.each([
  ['stock=low', ['MUG-S', 'BOWL']],
  ['stock=out', ['MUG-S']],
  ['stock=unlimited', ['TOUR']],
  ['stock=low&status=published', ['MUG-S']],
  ['status=draft', ['BOWL']],
])('filters what is low, sold out and unlimited: %s', async (query, found) => {
  expect(await skus(query)).toEqual(found);
  const count = await owner.send('GET', `/api/admin/stock/count?${query}`);
  expect(count.json()).toEqual({ count: found.length, isMore: false });
});

it('finds a variant by its product’s new name and its new barcode at once', async () => {
  const detail = (await owner.send('GET', `/api/admin/products/${bowl}`)).json();
  const { id } = detail.variants[0];
  const changed = await owner.send('PUT', `/api/admin/products/${bowl}`, {
    revision: detail.revision,
    title: 'Deep dish',
    variants: [{ id, barcode: '96385074' }],
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect([
    await skus('search=dish'),
    await skus('search=96385074'),
    await skus('search=bowl%20dish'),
  ]).toEqual([['BOWL'], ['BOWL'], ['BOWL']]);
});

it('is a file that is imported as stock', async () => {
  const file = await owner.send('GET', '/api/admin/stock/export.csv?stock=low');
  expect(file.body.slice(1)).toBe(
    'SKU,Title,Variant,Exported stock,New stock\r\nMUG-S,Ash mug,Small,0,0\r\nBOWL,Deep dish,,2,2\r\n',
  );
  const [small] = await rows('search=MUG-S');
  const one = await owner.send('POST', '/api/admin/stock/export.csv', { ids: [small?.id] });
  expect(one.body.trim().split('\r\n')).toHaveLength(2);
});
