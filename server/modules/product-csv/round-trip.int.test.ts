import type { ProductDetail, UpdateProductBody } from '@vitrine/contracts/admin-products.ts';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { ImportRow, ProductImport } from '@vitrine/contracts/product-imports.ts';
import { startOfKind, productKinds } from '@vitrine/domain/product/product-kind.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { importPoller } from './import-poller.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  platform.clock.set(Date.parse('2026-03-02T15:00:00Z'));
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

interface Tested {
  readonly shop: TestShop;
  readonly owner: TestVisitor;
}

async function anEmptyShop(): Promise<Tested> {
  count += 1;
  const shop = await aShop(platform, `trip-${count}.example`);
  return { shop, owner: await anOwner(app, platform, shop, `trip-${count}@example.com`) };
}

async function answered<T>(sent: ReturnType<TestVisitor['send']>): Promise<T> {
  const response = await sent;
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json<T>();
}

const exported = async ({ owner }: Tested): Promise<string> =>
  (await owner.send('GET', '/api/admin/products/export.csv?sort=created')).body;

async function compared({ shop, owner }: Tested, file: string): Promise<ProductImport> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/product-imports',
    headers: {
      host: shop.host,
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': owner.cookies.get('crumb') ?? '',
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `--b\r\ncontent-disposition: form-data; name="file"; filename="products.csv"\r\n\r\n${file}\r\n--b--\r\n`,
  });
  expect(response.statusCode, response.body).toBe(201);
  await importPoller(platform).run(new AbortController().signal);
  return (await answered<{ import: ProductImport }>(owner.send('GET', '/api/admin/product-imports/newest')))
    .import;
}
const applied = ({ owner }: Tested): Promise<BulkJob> =>
  answered(
    owner.send('POST', '/api/admin/product-import-rows/bulk', {
      selection: { query: { outcome: 'create,update' } },
      change: { action: 'import' },
    }),
  );
const rowsOf = async ({ owner }: Tested, query: string): Promise<readonly ImportRow[]> =>
  (await answered<ListPage<ImportRow>>(owner.send('GET', `/api/admin/product-import-rows?${query}`))).rows;

// Random products, as an owner can make them on a product's page.

/** Signs that CSV files and spreadsheets treat in their own way. */
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom('a', 'ß', '"', ',', ';', "'", '=', '-', '@', '+', '7', '/', '|', ' '), {
      minLength: 1,
      maxLength,
    })
    .map((signs) => signs.join('').trim())
    .filter((value) => value !== '');
const names = fc.uniqueArray(text(6), { maxLength: 3, selector: (name) => name.toLowerCase() });
const price = fc.integer({ min: 0, max: 100_000 });
const orStore = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const plan = fc.record({
  billingPeriod: fc.record({
    value: fc.integer({ min: 1, max: 24 }),
    unit: fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const),
  }),
  numBillingCycles: fc.integer({ min: 0, max: 1000 }),
});
const day = fc
  .integer({ min: 1, max: 400 })
  .map((days) => new Date(Date.parse('2026-03-03T00:00:00Z') + days * 86_400_000).toISOString());

const variant = fc.record({
  priceMinor: price,
  salePriceMinor: price,
  onSale: fc.boolean(),
  barcode: fc.oneof(fc.constant(''), text(8)),
  weightGrams: fc.integer({ min: 0, max: 10_000 }),
  lowAt: fc.integer({ min: 0, max: 20 }),
  stock: orStore(fc.integer({ min: 0, max: 50 })),
});

const product = fc.record({
  kind: fc.constantFrom(...productKinds, 'paywall' as const),
  status: fc.constantFrom('draft', 'published', 'archived', 'scheduled'),
  options: fc.uniqueArray(text(5), { maxLength: 2 }),
  values: fc.uniqueArray(text(5), { minLength: 1, maxLength: 3 }),
  variants: fc.array(variant, { minLength: 3, maxLength: 3 }),
  plans: fc.array(fc.record({ plan, priceMinor: price }), { minLength: 1, maxLength: 3 }),
  related: fc.uniqueArray(fc.nat(7), { maxLength: 3 }),
  fields: fc.record(
    {
      title: text(12),
      description: text(20).map((words) => `<p>${words.replaceAll('"', '')}\nand more</p>`),
      summary: fc.constantFrom('', '<p>@home</p>'),
      tags: names,
      categories: names,
      seoTitle: text(10),
      seoDescription: text(10),
      seoHidden: fc.boolean(),
      addButtonText: text(10),
      saleEndsOn: day,
      scarcityShown: orStore(fc.boolean()),
      scarcityText: fc.oneof(fc.constant(''), text(10)),
      backInStock: fc.boolean(),
      installments: fc.boolean(),
      buyNow: fc.boolean(),
      variantSelector: fc.constantFrom('dropdown' as const, 'radio' as const),
      taxClass: fc.constantFrom('standard', 'reduced', 'none'),
      downloadLimit: orStore(fc.integer({ min: 1, max: 100 })),
      downloadDays: orStore(fc.integer({ min: 1, max: 3650 })),
    },
    { requiredKeys: [] },
  ),
});
type Wanted = typeof product extends fc.Arbitrary<infer T> ? T : never;

async function make(tested: Tested, wanted: Wanted, at: number): Promise<string> {
  const { shop, owner } = tested;
  const {
    type,
    subscriptionPlan,
  }: { type: ProductType; subscriptionPlan: Wanted['plans'][0]['plan'] | null } =
    wanted.kind === 'paywall' ? { type: 'paywall', subscriptionPlan: null } : startOfKind(wanted.kind);
  const options = traitsOf(type).hasVariants ? wanted.options : [];
  const values = options.length === 0 ? [''] : wanted.values;
  const id = await shop.addProduct(`p-${at}`, {
    type,
    subscriptionPlan,
    status: 'draft',
    variantOptions: options,
    variants: values.map((value, place) => {
      const { priceMinor = 0, stock = 0 } = wanted.variants[place] ?? {};
      return {
        sku: `=${at}-${place}`,
        priceMinor,
        stock,
        attributes: Object.fromEntries(options.map((name) => [name, value])),
      };
    }),
  });
  const { revision, variants } = await detailOf(tested, id);
  const [first, ...more] = wanted.plans;
  await change(tested, id, {
    revision,
    ...wanted.fields,
    variants: variants.map((one, place) => {
      const {
        priceMinor,
        salePriceMinor = 0,
        onSale = false,
        barcode,
        weightGrams,
        lowAt,
      } = wanted.variants[place] ?? {};
      return {
        id: one.id,
        salePriceMinor,
        onSale: onSale && salePriceMinor <= (priceMinor ?? 0),
        barcode,
        weightGrams,
        lowAt,
      };
    }),
    ...(subscriptionPlan === null || first === undefined
      ? {}
      : {
          subscription: {
            plan: first.plan,
            options:
              more.length === 0
                ? []
                : [{ ...first, priceMinor: null }, ...more].map((way, place) => ({
                    ...way,
                    id: `w${place}`,
                  })),
          },
        }),
  });
  if (wanted.status !== 'draft') {
    await answered(
      owner.send('POST', `/api/admin/products/${id}/status`, {
        revision: (await detailOf(tested, id)).revision,
        status: wanted.status,
        publishOn: '2026-05-01T08:00:00Z',
      }),
    );
  }
  return id;
}

const detailOf = ({ owner }: Tested, id: string): Promise<ProductDetail> =>
  answered(owner.send('GET', `/api/admin/products/${id}`));
const change = ({ owner }: Tested, id: string, body: UpdateProductBody): Promise<ProductDetail> =>
  answered(owner.send('PUT', `/api/admin/products/${id}`, body));

it('exports any products of all types so that importing them changes nothing, and makes the same shop of an empty one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 8 }), async (wanted) => {
      const first = await anEmptyShop();
      const ids: string[] = [];
      for (const [at, one] of wanted.entries()) ids.push(await make(first, one, at));
      for (const [at, { related }] of wanted.entries()) {
        const id = ids[at] ?? '';
        const relatedIds = related.flatMap((other) => ids[other] ?? []).filter((other) => other !== id);
        await change(first, id, { revision: (await detailOf(first, id)).revision, relatedIds });
      }
      const file = await exported(first);
      expect((await compared(first, file)).counts).toEqual({
        create: 0,
        update: 0,
        unchanged: wanted.length,
        error: 0,
      });
      await applied(first);
      expect(await exported(first)).toBe(file);

      const second = await anEmptyShop();
      expect((await compared(second, file)).counts).toMatchObject({ create: wanted.length, error: 0 });
      expect((await rowsOf(second, '')).flatMap(({ notes }) => notes)).toEqual([]);
      expect(await applied(second)).toMatchObject({ changed: wanted.length, refused: [] });
      expect(await exported(second)).toBe(file);
    }),
    { numRuns: 8 },
  );
});

it('changes how a product is sold by its columns, and takes that back', async () => {
  const tested = await anEmptyShop();
  await tested.shop.addProduct('mug');
  const tea = await tested.shop.addProduct('tea', {
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  });
  const before = await exported(tested);
  const heads = 'URL handle,Subscription,Option selector,Buy now,Installments,Scarcity shown,Scarcity text';
  const more = 'Waiting list,Downloads per file,Download days,Related products,Tax category';
  const found = await compared(
    tested,
    [
      `${heads},${more}`,
      'mug,,Buttons,No,No,Yes,Only {n} left,No,3,30,"tea, cup, ghost",reduced',
      'tea,1 month; 3 months at 75.00,,,,,,,,,mug,',
      'cup,,,,,,,,,,mug,',
    ].join('\r\n'),
  );
  // A new product needs a name and a price.
  expect(found.counts).toEqual({ create: 0, update: 2, unchanged: 0, error: 1 });
  const [mug, itsTea] = await rowsOf(tested, 'outcome=update');
  expect(mug?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['Tax category', 'standard', 'reduced'],
    ['Option selector', 'Drop-down lists', 'Buttons'],
    ['Buy now', 'Yes', 'No'],
    ['Installments', 'Yes', 'No'],
    ['Scarcity shown', '', 'Yes'],
    ['Scarcity text', '', 'Only {n} left'],
    ['Waiting list', 'Yes', 'No'],
    ['Downloads per file', '', '3'],
  ]);
  expect(mug?.notes.map((note) => note.text)).toEqual([
    'The related product “shop/cup” is left out: there is none.',
    'The related product “shop/ghost” is left out: there is none.',
  ]);
  expect(itsTea?.changes.map(({ from, to }) => [from, to])).toEqual([
    ['1 month', '1 month; 3 months at 75.00'],
    ['', 'mug'],
  ]);
  const job = await applied(tested);
  expect(job).toMatchObject({ changed: 2, refused: [] });
  const itsMug = (await exported(tested)).split('\r\n').find((line) => line.startsWith('mug,'));
  expect(itsMug).toMatch(/,reduced,Buttons,No,No,Yes,Only \{n\} left,No,3,30,tea$/);
  const after = await detailOf(tested, tea);
  expect(
    after.subscriptionOptions.map(({ plan: { billingPeriod }, priceMinor }) => [
      billingPeriod.value,
      priceMinor,
    ]),
  ).toEqual([
    [1, null],
    [3, 7500],
  ]);
  expect(after.related.map(({ title }) => title)).toEqual(['mug']);
  await answered(tested.owner.send('POST', `/api/admin/bulk/${job.id}/undo`));
  expect(await exported(tested)).toBe(before);
});
