import type { StockAnswer } from '@vitrine/contracts/catalog.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { findSite, getWebsite, type Site } from '../websites/index.ts';
import { createProduct, productForOwner, productsByItemIds, readStock, updateProduct } from './index.ts';
import { productRowsByIds } from './product-list.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let site: Site;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'shop.test');
  const found = await findSite(platform, shop.host);
  if (found === null) throw new Error('no site');
  site = found;
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const stockOf = async (itemId: string): Promise<number[]> =>
  (await readStock(platform, shop.websiteId, itemId)).map((variant) => variant.qtyInStock);
const revision = async (): Promise<number> => (await getWebsite(platform, shop.websiteId))?.revision ?? 0;
const variantsOf = async (itemId: string): Promise<string[]> =>
  (await readStock(platform, shop.websiteId, itemId)).map((variant) => variant.variantId);
const detailOf = async (itemId: string) => {
  const detail = await productForOwner(platform, site, itemId);
  if (detail === null) throw new Error('no product');
  return detail;
};
const twoMugs = {
  variantOptions: ['Color'],
  variants: [
    { sku: 'OAT', attributes: { Color: 'Oat' }, priceMinor: 2800, stock: 12 },
    { sku: 'MOSS', attributes: { Color: 'Moss' }, priceMinor: 3400, salePriceMinor: 3000, stock: 2 },
  ],
};

describe('creating a product', () => {
  it('stores it with its variants and stock, and invalidates the pages', async () => {
    const before = await revision();
    const itemId = await shop.addProduct('mug', { title: 'Mug', ...twoMugs });
    expect(await revision()).toBeGreaterThan(before);
    const product = (await productsByItemIds(platform, shop.websiteId, [itemId])).get(itemId);
    expect(product).toMatchObject({
      id: itemId,
      title: 'Mug',
      type: 'physical',
      variantOptions: ['Color'],
      variants: [
        { sku: 'OAT', priceMinor: 2800, onSale: false, unlimited: false, qtyInStock: 12 },
        { sku: 'MOSS', priceMinor: 3400, onSale: true, salePriceMinor: 3000, qtyInStock: 2 },
      ],
    });
  });

  it('reports invalid fields and stores nothing', async () => {
    const made = await createProduct(platform, shop.websiteId, {
      item: { collectionId: shop.collectionId, urlId: 'broken', title: 'Broken' },
      type: 'physical',
      variantOptions: ['Color'],
      variants: [{ sku: '', priceMinor: -1, stock: 1.5 }],
    });
    expect(made).toMatchObject({ ok: false, error: { code: 'MALFORMED_REQUEST' } });
    expect(made.ok ? [] : Object.keys(made.error.fields ?? {})).toEqual([
      'variants.0.sku',
      'variants.0.priceMinor',
      'variants.0.stock',
      'variants.0.attributes',
    ]);
  });

  it('leaves out drafts, unknown ids and other websites’ products', async () => {
    const other = await aShop(platform, 'other.test');
    const foreign = await other.addProduct('mug', { variants: [{ sku: 'X', priceMinor: 1, stock: 1 }] });
    const draft = await shop.addProduct('draft', { status: 'draft' });
    const found = await productsByItemIds(platform, shop.websiteId, [foreign, draft]);
    expect(found.size).toBe(0);
  });
});

const ask = (query: string) => aVisitor(app, shop.host).send('GET', `/api/commerce/inventory/stock${query}`);

describe('the stock call', () => {
  it('returns every variant in order, with and without the trailing slash', async () => {
    const itemId = await shop.addProduct('cup', {
      variants: [
        { sku: 'CUP-1', priceMinor: 1, stock: 4 },
        { sku: 'CUP-2', priceMinor: 1, stock: null },
      ],
    });
    const response = await ask(`/?itemId=${itemId}`);
    expect(response.headers['cache-control']).toBe('no-store');
    const { results } = response.json<StockAnswer>();
    expect(results).toMatchObject([
      { sku: 'CUP-1', unlimited: false, qtyInStock: 4, attributes: {} },
      { sku: 'CUP-2', unlimited: true },
    ]);
    expect((await ask(`?itemId=${itemId}`)).json()).toEqual({ results });
  });

  it('reports a digital product as unlimited', async () => {
    const itemId = await shop.addProduct('pdf', {
      type: 'digital',
      variants: [{ sku: 'PDF', priceMinor: 1, stock: 0 }],
    });
    expect((await ask(`?itemId=${itemId}`)).json<StockAnswer>().results[0]?.unlimited).toBe(true);
  });

  it('returns nothing for unknown items, and refuses malformed ids', async () => {
    expect((await ask('?itemId=018f0000-0000-7000-8000-000000000000')).json()).toEqual({ results: [] });
    expect((await ask('?itemId=1')).statusCode).toBe(422);
    expect((await ask('/')).statusCode).toBe(422);
  });
});

describe('stock', () => {
  it('cannot go below zero even by a direct write', async () => {
    const itemId = await shop.addProduct('floor');
    const [variantId = ''] = await variantsOf(itemId);
    const byHand = platform.db.$client.query('update stock set quantity = -1 where variant_id = $1', [
      variantId,
    ]);
    await expect(byHand).rejects.toThrow('stock_never_negative');
  });
});

describe('an owner’s change', () => {
  it('writes name, description, prices and stock together, and invalidates the pages', async () => {
    const itemId = await shop.addProduct('vase', {
      ...twoMugs,
      variants: twoMugs.variants.map((variant) => ({ ...variant, sku: `VASE-${variant.sku}` })),
    });
    const seen = await detailOf(itemId);
    const [oat, moss] = seen.variants;
    if (oat === undefined || moss === undefined) throw new Error('no variants');
    const before = await revision();
    const changed = await updateProduct(platform, site, itemId, {
      revision: seen.revision,
      title: 'Tall Vase',
      description: '<p>New<script>alert(1)</script></p>',
      variants: [
        {
          id: oat.id,
          priceMinor: 2900,
          stock: { unlimited: false, quantity: 20, seen: { unlimited: false, quantity: 12 } },
        },
        { id: moss.id, onSale: false },
      ],
    });
    expect(changed).toMatchObject({
      ok: true,
      value: {
        revision: seen.revision + 1,
        title: 'Tall Vase',
        description: '<p>New</p>',
        variants: [
          { priceMinor: 2900, qtyInStock: 20 },
          { priceMinor: 3400, onSale: false, qtyInStock: 2 },
        ],
      },
    });
    expect(await revision()).toBeGreaterThan(before);
    const row = (await productRowsByIds(platform, site, [itemId]))[0];
    expect(row).toMatchObject({
      title: 'Tall Vase',
      fullUrl: '/shop/p/vase',
      lowestPriceMinor: 2900,
      highestPriceMinor: 3400,
      onSale: false,
      variantCount: 2,
      soldOutCount: 0,
      unitsInStock: 22,
    });
  });

  it('is refused when someone else saved in between, and of two concurrent changes one wins', async () => {
    const itemId = await shop.addProduct('plate');
    const seen = await detailOf(itemId);
    const save = (title: string) =>
      updateProduct(platform, site, itemId, { revision: seen.revision, title, variants: [] });
    const both = await Promise.all([save('A'), save('B')]);
    expect(both.map((result) => result.ok).toSorted()).toEqual([false, true]);
    expect(both.find((result) => !result.ok)).toMatchObject({ error: { code: 'STALE_REVISION' } });
    expect(await save('C')).toMatchObject({ error: { code: 'STALE_REVISION' } });
  });

  it('is refused, writing nothing, when units were sold since the owner loaded the product', async () => {
    const itemId = await shop.addProduct('bowl');
    const seen = await detailOf(itemId);
    const [variantId = ''] = await variantsOf(itemId);
    await platform.db.$client.query('update stock set quantity = quantity - 3 where variant_id = $1', [
      variantId,
    ]);
    const changed = await updateProduct(platform, site, itemId, {
      revision: seen.revision,
      title: 'Other',
      variants: [
        {
          id: variantId,
          stock: { unlimited: false, quantity: 12, seen: { unlimited: false, quantity: 10 } },
        },
      ],
    });
    expect(changed).toMatchObject({
      ok: false,
      error: { code: 'STOCK_CHANGED', params: { variant: 'BOWL', quantity: 7 } },
    });
    expect(await detailOf(itemId)).toMatchObject({ title: 'bowl', revision: seen.revision });
    expect(await stockOf(itemId)).toEqual([7]);
  });

  it('changes only the product’s own variants, and no product of another website', async () => {
    const itemId = await shop.addProduct('own');
    const otherId = await shop.addProduct('not-own');
    const [foreign = ''] = await variantsOf(otherId);
    const seen = await detailOf(itemId);
    const change = { revision: seen.revision, variants: [{ id: foreign, priceMinor: 1 }] };
    expect(await updateProduct(platform, site, itemId, change)).toMatchObject({
      error: { code: 'MALFORMED_REQUEST' },
    });
    const elsewhere = { ...site, websiteId: '018f0000-0000-7000-8000-000000000000' };
    expect(await updateProduct(platform, elsewhere, itemId, { ...change, variants: [] })).toMatchObject({
      error: { code: 'PRODUCT_NOT_FOUND' },
    });
  });

  it('cannot set a sale price above the price', async () => {
    const itemId = await shop.addProduct('sale');
    const { revision: seen, variants } = await detailOf(itemId);
    const changed = await updateProduct(platform, site, itemId, {
      revision: seen,
      variants: [{ id: variants[0]?.id ?? '', onSale: true, salePriceMinor: 1001 }],
    });
    expect(changed).toMatchObject({
      ok: false,
      error: { fields: { 'variants.0.salePriceMinor': expect.any(String) } },
    });
  });
});
