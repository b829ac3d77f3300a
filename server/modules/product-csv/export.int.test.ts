import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'export.example');
  owner = await anOwner(app, platform, shop);
  await shop.addProduct('mug', {
    title: '=SUM(A1), "ash"',
    variantOptions: ['Size'],
    variants: [
      {
        sku: 'MUG-S',
        priceMinor: 2850,
        stock: 3,
        weightGrams: 400,
        salePriceMinor: 2000,
        attributes: { Size: 'S' },
      },
      { sku: 'MUG-L', priceMinor: 3200, stock: null, attributes: { Size: 'L' } },
    ],
  });
  await shop.addProduct('voucher', {
    title: 'Gift card',
    type: 'giftCard',
    variants: [{ sku: 'GIFT', priceMinor: 5000, stock: null }],
  });
  await shop.addProduct('tea', {
    title: 'Tea club',
    status: 'draft',
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 12 },
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function lines(path: string): Promise<string[]> {
  const response = await owner.send('GET', path);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.body.startsWith('\uFEFF')).toBe(true);
  return response.body.slice(1).trimEnd().split('\r\n');
}

it('exports a line for each variant, with what belongs to the product on the first one', async () => {
  const [head = '', ...rows] = await lines('/api/admin/products/export.csv?sort=created');
  expect(head.startsWith('URL handle,Store page,Title,Description,')).toBe(true);
  expect(rows).toEqual([
    `mug,shop,"'=SUM(A1), ""ash""",,,Physical,,Published,,,,Size,S,,,,,,,MUG-S,,28.50,20.00,Yes,,,3,3,5,400,,,,,No,,standard,Drop-down lists,Yes,Yes,,,Yes,,,`,
    'mug,shop,,,,,,,,,,,L,,,,,,,MUG-L,,32.00,,No,,,Unlimited,Unlimited,5,0,,,,,,,,,,,,,,,,',
    'voucher,shop,Gift card,,,Gift card,,Published,,,,,,,,,,,,GIFT,,50.00,,No,,,,,,0,,,,,No,,standard,Drop-down lists,Yes,Yes,,,Yes,,,',
    'tea,shop,Tea club,,,Physical,"2 weeks, 12 times",Draft,,,,,,,,,,,,TEA,,10.00,,No,,,10,10,5,0,,,,,No,,standard,Drop-down lists,Yes,Yes,,,Yes,,,',
  ]);
});

it('exports the stock of what the filters show, without what never runs out', async () => {
  expect(await lines('/api/admin/products/stock.csv?sort=created')).toEqual([
    'SKU,Title,Variant,Exported stock,New stock',
    `MUG-S,"'=SUM(A1), ""ash""",S,3,3`,
    `MUG-L,"'=SUM(A1), ""ash""",L,Unlimited,Unlimited`,
    'TEA,Tea club,,10,10',
  ]);
  expect(await lines('/api/admin/products/stock.csv?status=draft')).toHaveLength(2);
});

it('is refused without an owner, and has nothing of another website', async () => {
  for (const file of ['export.csv', 'stock.csv']) {
    const path = `/api/admin/products/${file}`;
    expect((await aVisitor(app, shop.host).send('GET', path)).statusCode).toBe(401);
    const other = await aShop(platform, `other-${file}.example`);
    const stranger = await anOwner(app, platform, other, `${file}@example.com`);
    expect((await stranger.send('GET', path)).body.trim().split('\r\n')).toHaveLength(1);
  }
});
