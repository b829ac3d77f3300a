// PostgreSQL: both (row locks, text search)
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { ImportRow, ProductImport } from '@vitrine/contracts/product-imports.ts';
import { csvLine } from '@vitrine/domain/csv/write-csv.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { importPoller } from './import-poller.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  platform.clock.set(Date.parse('2026-03-02T15:00:00Z'));
  shop = await aShop(platform, `import-${count}.example`);
  owner = await anOwner(app, platform, shop, `rowan-${count}@example.com`);
});

async function upload(
  file: string | Uint8Array,
  by: { readonly visitor?: TestVisitor; readonly host?: string } = {},
): Promise<LightMyRequestResponse> {
  const { visitor = owner, host = shop.host } = by;
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return app.inject({
    method: 'POST',
    url: '/api/admin/product-imports',
    headers: {
      host,
      cookie,
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: Buffer.concat([
      Buffer.from(
        '--b\r\ncontent-disposition: form-data; name="file"; filename="products.csv"\r\ncontent-type: text/csv\r\n\r\n',
      ),
      Buffer.from(file),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });
}
/** Reads what waits, as a server does. */
const runPoller = () => importPoller(platform).run(new AbortController().signal);
async function newest(): Promise<ProductImport> {
  const response = await owner.send('GET', '/api/admin/product-imports/newest');
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ import: ProductImport }>().import;
}
/** A file, compared with the shop. */
async function compared(file: string | Uint8Array): Promise<ProductImport> {
  const response = await upload(file);
  expect(response.statusCode, response.body).toBe(201);
  await runPoller();
  return newest();
}
async function rows(query = ''): Promise<readonly ImportRow[]> {
  const response = await owner.send('GET', `/api/admin/product-import-rows?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ListPage<ImportRow>>().rows;
}
async function applied(): Promise<BulkJob> {
  const response = await owner.send('POST', '/api/admin/product-import-rows/bulk', {
    selection: { query: { outcome: 'create,update' } },
    change: { action: 'import' },
  });
  expect(response.statusCode, response.body).toBe(202);
  const job = response.json<BulkJob>();
  expect(job.phase).toBe('done');
  return job;
}
const undone = async (job: BulkJob): Promise<BulkJob> =>
  (await owner.send('POST', `/api/admin/bulk/${job.id}/undo`)).json<BulkJob>();
async function exported(query = 'sort=created'): Promise<string> {
  return (await owner.send('GET', `/api/admin/products/export.csv?${query}`)).body;
}
const file = (...lines: (string | number)[][]): string => lines.map(csvLine).join('');
/** Two products, with their categories. */
const categoriesSheet = (mug: string, bowl: string): string =>
  file(['Handle', 'Title', 'Categories'], ['mug', 'Mug', mug], ['bowl', 'Bowl', bowl]);
const faultsOf = (all: readonly ImportRow[]) =>
  all.flatMap(({ faults }) => faults.map(({ line, text }) => `${line}: ${text}`));

/** The changes of the products' statuses. */
async function history() {
  const found = await platform.db.$client.query<Record<string, unknown>>(
    `select i.url_id as handle, c.from_status as "from", c.to_status as "to", c.actor_id is not null as "hasActor"
      from item_status_changes c join items i on i.website_id = c.website_id and i.id = c.item_id
      where c.website_id = $1 order by i.url_id, c.changed_on, c.id`,
    [shop.websiteId],
  );
  return found.rows;
}

/** A product of every type, with everything a file has. */
async function everyProduct(): Promise<void> {
  const mug = await shop.addProduct('mug', {
    title: '=SUM(A1), "ash"',
    variantOptions: ['Size', 'Glaze'],
    variants: [
      {
        sku: '-S',
        priceMinor: 2850,
        stock: 3,
        salePriceMinor: 2000,
        attributes: { Size: 'S', Glaze: 'Ash, grey' },
      },
      { sku: 'MUG-L', priceMinor: 3200, stock: null, attributes: { Size: 'L', Glaze: 'Ash, grey' } },
    ],
  });
  const detail = (await owner.send('GET', `/api/admin/products/${mug}`)).json();
  const changed = await owner.send('PUT', `/api/admin/products/${mug}`, {
    revision: detail.revision,
    description: '<p>Two\nlines, “quoted” &amp; more</p>',
    summary: '<p>@home</p>',
    tags: ['Clay', 'Bowls, large', '+new'],
    categories: ['Kitchen'],
    seoTitle: 'Mug',
    seoDescription: 'A mug',
    seoHidden: true,
    addButtonText: 'Take it',
    saleEndsOn: '2026-04-01T00:00:00.000Z',
  });
  expect(changed.statusCode, changed.body).toBe(200);
  await shop.addProduct('voucher', {
    type: 'giftCard',
    variants: [{ sku: 'GIFT', priceMinor: 5000, stock: null }],
  });
  await shop.addProduct('pdf', { type: 'digital', variants: [{ sku: 'PDF', priceMinor: 900, stock: null }] });
  await shop.addProduct('class', {
    type: 'service',
    variants: [{ sku: 'CLASS', priceMinor: 9000, stock: 8 }],
  });
  await shop.addProduct('wall', {
    type: 'paywall',
    variants: [{ sku: 'WALL', priceMinor: 100, stock: null }],
  });
  await shop.addProduct('tea', {
    status: 'draft',
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 12 },
  });
}

describe('an exported shop', () => {
  it('is read back without any change, and is exported again byte for byte', async () => {
    await everyProduct();
    const before = await exported();
    const found = await compared(before);
    expect(await rows('outcome=error')).toEqual([]);
    expect(found).toMatchObject({
      phase: 'ready',
      kind: 'products',
      ignored: [],
      counts: { create: 0, update: 0, unchanged: 6, error: 0 },
    });
    expect((await applied()).total).toBe(0);
    expect(await exported()).toBe(before);
  });

  it('is the same shop in an empty website, and all of it is in the bin after Undo', async () => {
    await everyProduct();
    const before = await exported();
    shop = await aShop(platform, `empty-${count}.example`);
    owner = await anOwner(app, platform, shop, `empty-${count}@example.com`);
    expect((await compared(before)).counts).toEqual({ create: 6, update: 0, unchanged: 0, error: 0 });
    expect(await exported()).not.toContain('MUG');
    const job = await applied();
    expect(job).toMatchObject({ changed: 6, refused: [] });
    expect(await exported()).toBe(before);
    expect(await undone(job)).toMatchObject({ phase: 'undone', changed: 0, refused: [] });
    expect((await exported()).trim().split('\r\n')).toHaveLength(1);
    const bin = await owner.send('GET', '/api/admin/products?status=deleted');
    expect(bin.json().rows).toHaveLength(6);
  });

  it.each([
    ['UTF-16 with a mark', (text: string) => Buffer.from(text, 'utf16le'), ','],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text.slice(1), 'utf16le'), ','],
    ['UTF-8 without a mark', (text: string) => Buffer.from(text.slice(1)), ','],
    ['Windows-1252', (text: string) => Buffer.from(text.slice(1), 'latin1'), ','],
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';')), ';'],
    ['tabs', (text: string) => Buffer.from(text.replaceAll(',', '\t')), '\t'],
  ])('is read in %s', async (_name, encode) => {
    await shop.addProduct('kanne', { title: 'Grüne Kanne ß' });
    expect((await compared(encode(await exported()))).counts).toMatchObject({ unchanged: 1 });
    const renamed = (await exported()).replace('Grüne', 'Große');
    expect((await compared(encode(renamed))).counts).toMatchObject({ update: 1 });
    expect((await rows())[0]?.changes).toEqual([
      { field: 'Title', variant: '', from: 'Grüne Kanne ß', to: 'Große Kanne ß' },
    ]);
  });
});

describe('a changed file', () => {
  it('shows what will change, changes nothing before it is applied, and is taken back as a whole', async () => {
    await everyProduct();
    const before = await exported();
    const changed = before
      .replace('32.00', '35.50')
      .replace(',8,8,', ',5,8,')
      .replace('Kitchen', '"Kitchen, Gifts"')
      .concat(
        csvLine([
          'bowl',
          'shop',
          'Bowl',
          ...Array.from({ length: 16 }, () => ''),
          'BOWL',
          '',
          '12.00',
          ...Array.from({ length: 24 }, () => ''),
        ]),
      );
    expect(await compared(changed)).toMatchObject({
      counts: { create: 1, update: 2, unchanged: 4, error: 0 },
      applied: 0,
    });
    expect((await rows('outcome=update')).map(({ handle, changes }) => [handle, changes])).toEqual([
      [
        'mug',
        [
          { field: 'Categories', variant: '', from: 'Kitchen', to: 'Kitchen, Gifts' },
          { field: 'Price', variant: 'L / Ash, grey', from: '32.00', to: '35.50' },
        ],
      ],
      ['class', [{ field: 'Stock', variant: '', from: '8', to: '5' }]],
    ]);
    expect(await exported()).toBe(before);
    const job = await applied();
    expect(job).toMatchObject({ total: 3, changed: 3, refused: [] });
    expect((await newest()).applied).toBe(3);
    // What is applied once is not applied again.
    expect((await applied()).changed).toBe(0);
    const after = await exported();
    expect(after).toContain('35.50');
    expect(after).toContain('"Kitchen, Gifts"');
    expect(after).toContain('bowl,shop,Bowl');
    const { rows: log } = await platform.db.$client.query(
      "select delta, balance from stock_movements where website_id = $1 and reason = 'imported'",
      [shop.websiteId],
    );
    expect(log).toEqual([{ delta: -3, balance: 5 }]);
    expect(await undone(job)).toMatchObject({ phase: 'undone', changed: 0, refused: [] });
    expect(await exported()).toBe(before);
    expect((await newest()).applied).toBe(0);
  });

  it('notes in the history of each product that it was published or scheduled, as by hand', async () => {
    await compared(
      file(
        ['URL handle', 'Store page', 'Title', 'Type', 'Status', 'Publish on', 'SKU', 'Price'],
        ['shown', 'shop', 'Shown', 'Physical', 'Published', '', 'SHOWN', '12.00'],
        ['later', 'shop', 'Later', 'Physical', 'Scheduled', '2026-04-01T10:00:00Z', 'LATER', '12.00'],
        ['hidden', 'shop', 'Hidden', 'Physical', 'Draft', '', 'HIDDEN', '12.00'],
      ),
    );
    expect(faultsOf(await rows())).toEqual([]);
    const job = await applied();
    expect(await history()).toEqual([
      { handle: 'later', from: 'draft', to: 'scheduled', hasActor: true },
      { handle: 'shown', from: 'draft', to: 'published', hasActor: true },
    ]);
    await undone(job);
    expect((await history()).length).toBeGreaterThan(2);
  });

  it('adds a variant with a new value, which Undo removes again', async () => {
    await everyProduct();
    const before = await exported();
    const added = before.replace(
      'voucher,',
      `mug,shop,${','.repeat(10)}XL,,"Ash, grey"${','.repeat(5)}MUG-XL,,40.00${','.repeat(24)}\r\nvoucher,`,
    );
    const found = await compared(added);
    expect(faultsOf(await rows())).toEqual([]);
    expect(found.counts).toMatchObject({ update: 1, unchanged: 5 });
    const job = await applied();
    expect(job.refused).toEqual([]);
    expect(await exported()).toContain('MUG-XL,,40.00');
    await undone(job);
    expect(await exported()).toBe(before);
  });

  it('spells categories as the shop does, adds new ones to its tree, and refuses more than a shop may have', async () => {
    await shop.addProduct('mug', { title: 'Mug' });
    await shop.addProduct('bowl', { title: 'Bowl' });
    const inside = await owner.send('POST', '/api/admin/categories', { name: 'Kitchen' });
    await owner.send('POST', '/api/admin/categories', { name: 'Cups', parentId: inside.json().id });
    await compared(categoriesSheet('cups, CUPS, New', 'KITCHEN, new'));
    // A name that is not in the tree yet gets its spelling from the first product that is written.
    expect((await rows()).map(({ changes }) => changes[0]?.to)).toEqual(['Cups, New', 'Kitchen, new']);
    expect(await applied()).toMatchObject({ changed: 2, refused: [] });
    const names = async (): Promise<string[]> =>
      (await owner.send('GET', '/api/admin/categories'))
        .json<{ categories: { name: string }[] }>()
        .categories.map(({ name }) => name);
    expect(await names()).toEqual(['Kitchen', 'Cups', 'New']);
    expect(await compared(categoriesSheet('cups, new', 'kitchen, NEW'))).toMatchObject({
      counts: { unchanged: 2 },
    });

    await platform.db.$client.query(
      `insert into categories (website_id, id, name, position)
        select $1, gen_random_uuid(), 'C' || n, n from generate_series(4, 500) n`,
      [shop.websiteId],
    );
    await compared(categoriesSheet('Cups', 'One more'));
    expect(await applied()).toMatchObject({
      changed: 1,
      refused: [{ reason: 'too-many-categories', count: 1 }],
    });
    expect(await names()).toHaveLength(500);
  });

  it('keeps what was edited after it was applied', async () => {
    const id = await shop.addProduct('mug', { title: 'Mug' });
    const before = await exported();
    await compared(before.replace(',Mug,', ',Cup,').replace('10.00', '12.00'));
    const job = await applied();
    const { revision } = (await owner.send('GET', `/api/admin/products/${id}`)).json();
    await owner.send('PUT', `/api/admin/products/${id}`, { revision, title: 'Beaker' });
    expect(await undone(job)).toMatchObject({ refused: [{ reason: 'changed-since', count: 1 }] });
    expect(await exported()).toBe(before.replace(',Mug,', ',Beaker,'));
  });

  it('applies stock as the difference to what was exported, so that sales in between are kept', async () => {
    const id = await shop.addProduct('mug');
    const sheet = (await owner.send('GET', '/api/admin/products/stock.csv')).body;
    const variantId = (await owner.send('GET', `/api/admin/products/${id}`)).json().variants[0].id;
    const sell = { variantId, delta: -4, reason: 'correction' };
    expect((await owner.send('POST', `/api/admin/products/${id}/stock`, sell)).statusCode).toBe(200);
    expect(await compared(sheet)).toMatchObject({ kind: 'stock', counts: { unchanged: 1 } });
    expect((await compared(sheet.replace(',10,10', ',10,25'))).counts).toMatchObject({ update: 1 });
    const job = await applied();
    expect(await exported()).toContain(',21,21,');
    await undone(job);
    expect(await exported()).toContain(',6,6,');
    await compared(sheet.replace(',10,10', ',10,3'));
    expect(faultsOf(await rows())).toEqual(['2: 7 units were taken out in the file, but only 6 are left.']);
  });

  it('that leaves out columns keeps their values, and an empty cell clears', async () => {
    await everyProduct();
    const before = await exported();
    await compared(file(['URL handle', 'Tags'], ['mug', '']));
    expect((await rows())[0]?.changes).toEqual([
      { field: 'Tags', variant: '', from: 'Clay, "Bowls, large", +new', to: '' },
    ]);
    const job = await applied();
    expect(await exported()).not.toContain('Bowls, large');
    await undone(job);
    expect(await exported()).toBe(before);
  });
});

describe('files of other shops', () => {
  it('are recognised: Shopify’s, old', async () => {
    const found = await compared(
      file(
        [
          'Handle',
          'Title',
          'Body (HTML)',
          'Type',
          'Published',
          'Option1 Name',
          'Option1 Value',
          'Variant SKU',
          'Variant Grams',
          'Variant Inventory Tracker',
          'Variant Inventory Qty',
          'Variant Price',
          'Variant Compare At Price',
          'Image Src',
        ],
        [
          'vase',
          'Vase',
          '<p>Tall</p>',
          'Ceramics',
          'TRUE',
          'Size',
          'S',
          'V-S',
          900,
          'shopify',
          4,
          '20.00',
          '25.00',
          'https://cdn.shopify.com/a.jpg',
        ],
        ['vase', '', '', '', '', '', 'L', 'V-L', 1500, 'shopify', 2, '30.00', '', ''],
        ['vase', '', '', '', '', '', '', '', '', '', '', '', '', 'https://cdn.shopify.com/b.jpg'],
        ['card', 'Card', '', '', 'FALSE', 'Title', 'Default Title', 'CARD', 5, '', 0, '3.00', '', ''],
      ),
    );
    expect(faultsOf(await rows())).toEqual([]);
    expect(found.counts).toMatchObject({ create: 2 });
    expect(found.ignored).toEqual(['Type']);
    expect((await rows())[0]?.notes).toHaveLength(1);
    await applied();
    const lines = (await exported()).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.replaceAll(/,+/g, ','))).toEqual([
      'vase,shop,Vase,<p>Tall</p>,Physical,Published,Size,S,V-S,25.00,20.00,Yes,4,4,5,900,No,standard,Drop-down lists,Yes,Yes,Yes,',
      'vase,shop,L,V-L,30.00,No,2,2,5,1500,',
      'card,shop,Card,Physical,Draft,CARD,3.00,No,Unlimited,Unlimited,5,5,No,standard,Drop-down lists,Yes,Yes,Yes,',
    ]);
  });

  it('are recognised: Squarespace’s', async () => {
    await compared(
      file(
        [
          'Product ID [Non Editable]',
          'Product Type [Non Editable]',
          'Product Page',
          'Product URL',
          'Title',
          'Description',
          'SKU',
          'Option Name 1',
          'Option Value 1',
          'Price',
          'Sale Price',
          'On Sale',
          'Stock',
          'Categories',
          'Tags',
          'Visible',
          'Hosted Image URLs',
        ],
        [
          '1',
          'SERVICE',
          'shop',
          'course',
          'Course',
          '<p>Two hours</p>',
          'SQ1',
          'Day',
          'Monday',
          '45.00',
          '40.00',
          'Yes',
          'Unlimited',
          'Classes',
          'new',
          'Yes',
          '',
        ],
        ['', '', '', '', '', '', 'SQ2', '', 'Sunday', '50.00', '0.00', 'No', '6', '', '', '', ''],
      ),
    );
    expect(faultsOf(await rows())).toEqual([]);
    await applied();
    const lines = (await exported()).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.replaceAll(/,+/g, ','))).toEqual([
      'course,shop,Course,<p>Two hours</p>,Service,Published,new,Classes,Day,Monday,SQ1,45.00,40.00,Yes,Unlimited,Unlimited,5,0,No,standard,Drop-down lists,Yes,Yes,Yes,',
      'course,shop,Sunday,SQ2,50.00,No,6,6,5,0,',
    ]);
  });
});

describe('a file with broken lines', () => {
  it('says of each which line it is and why, imports the others, and reports them as CSV', async () => {
    await shop.addProduct('taken', { title: 'Taken' });
    const heads = ['URL handle', 'Title', 'Type', 'SKU', 'Price', 'Stock', 'Status', 'Publish on'];
    const text = file(
      heads,
      ['fine', 'Fine', 'Physical', 'FINE', '12.00', 3, 'Published', ''],
      ['long', 'x'.repeat(10_000), 'Physical', 'LONG', '1.00', 1, '', ''],
      ['dear', 'Dear', 'Physical', 'DEAR', '1000000000000', 1, '', ''],
      ['dear2', 'Dear', 'Physical', 'DEAR2', '1e12', 1, '', ''],
      ['gadget', 'Gadget', 'Gadget', 'G', '1.00', 1, '', ''],
      ['taken2', 'Taken', 'Physical', 'TAKEN', '1.00', 1, '', ''],
      ['twice', 'Twice', 'Physical', 'FINE', '1.00', 1, '', ''],
      ['fine', 'Fine', 'Physical', 'FINE3', '1.00', 1, '', ''],
      ['few', 'Few', 'Physical', 'FEW', '1.00', '-3', '', ''],
      ['free', 'Free', 'Physical', 'FREE', '', 1, '', ''],
      ['no name', '', 'Physical', 'NN', '1.00', 1, '', ''],
      ['later', 'Later', 'Physical', 'LATER', '1.00', 1, 'Scheduled', ''],
      ['sic', 'Sic', 'Physical', 'SIC', '1.00', 1, 'Gone', ''],
    );
    const found = await compared(`${text}half,"Half a li`);
    expect(faultsOf(await rows('outcome=error'))).toEqual([
      '3: Enter a name of at most 200 characters.',
      '4: That price is too high.',
      '5: “1e12” is not a price. Write it like 28.50.',
      '5: Enter a price.',
      '6: “Gadget” is not a type. Use Physical, Digital, Service, Gift card, Paywall.',
      '7: The SKU “TAKEN” belongs to “Taken”.',
      '8: The SKU “FINE” is in line 2 as well.',
      '9: This product is in line 2 as well.',
      '10: “-3” is not a number of units. Write a whole number of at least 0.',
      '11: Enter a price.',
      '12: “no name” cannot be a web address. Use letters, digits and hyphens.',
      '12: Enter a name.',
      '13: A scheduled product needs a time in the future in the column “Publish on”.',
      '14: “Gone” is not a status. Use Draft, Scheduled, Published, Archived.',
      '15: The file ends within this line: a quote is not closed.',
      '15: Enter a price.',
    ]);
    expect(found.counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 13 });
    const report = await owner.send('GET', '/api/admin/product-import-rows/export.csv?outcome=error');
    expect(report.body).toContain('\r\n6,gadget,Gadget,error,');
    expect(await applied()).toMatchObject({ total: 1, changed: 1 });
    expect(await exported()).toContain('fine,shop,Fine');
  });

  it('refuses too many variants, other options and an unknown variant', async () => {
    await everyProduct();
    const many = Array.from({ length: 501 }, (_, at) => [
      'big',
      at === 0 ? 'Big' : '',
      at === 0 ? 'No' : '',
      `N${at}`,
      `BIG-${at}`,
      '1.00',
    ]);
    await compared(
      file(
        ['URL handle', 'Title', 'Option1 name', 'Option1 value', 'SKU', 'Price'],
        ...many,
        ['mug', 'Mug', 'Colour', 'Red', 'MUG-R', '3.00'],
        ['tea', 'Tea', '', '', 'TEA', '3.00'],
        ['tea', '', '', '', 'TEA-2', '3.00'],
      ),
    );
    const faults = faultsOf(await rows('outcome=error'));
    expect(faults[0]).toMatch(/^2: .*500/);
    expect(faults.slice(-2)).toEqual([
      '503: Its options differ: here they are Size, Glaze. Change them on the product’s page.',
      '505: It is the same variant as in line 504.',
    ]);
  });

  it('says what is wrong with a file that is none, or has no columns of products', async () => {
    expect(await compared('just some text')).toMatchObject({ phase: 'failed', problem: 'no-columns' });
    expect(await compared('URL handle,Title\r\n')).toMatchObject({ phase: 'failed', problem: 'empty' });
    expect(await compared('')).toMatchObject({ phase: 'failed', problem: 'empty' });
    expect(await compared(Buffer.from([0x89, 0x50, 0, 1, 0xff, 0xd8, 0, 0]))).toMatchObject({
      phase: 'failed',
    });
  });
});

describe('imports', () => {
  it('are one at a time for a website, and begin again when the server that read one is gone', async () => {
    await shop.addProduct('mug');
    const text = await exported();
    expect((await upload(text)).statusCode).toBe(201);
    const second = await upload(text);
    expect(second.json()).toMatchObject({
      error: 'IMPORT_BUSY',
      message: 'Another import is under way. Wait until it is done, or end it first.',
    });
    const early = await owner.send('POST', '/api/admin/product-import-rows/bulk', {
      selection: { query: {} },
      change: { action: 'import' },
    });
    expect(early.json()).toMatchObject({ error: 'BULK_BUSY' });
    // A server that has taken it and is gone.
    await platform.db.$client.query(
      "update product_imports set reader_id = gen_random_uuid(), reader_until = $1, bytes_read = 5 where phase = 'reading'",
      [new Date(platform.clock.now() + 60_000)],
    );
    await runPoller();
    expect((await newest()).phase).toBe('reading');
    platform.clock.set(platform.clock.now() + 61_000);
    await runPoller();
    expect(await newest()).toMatchObject({ phase: 'ready', counts: { unchanged: 1 } });
    expect(await rows()).toHaveLength(1);
  });

  it('are refused without an owner, and never show or change another website', async () => {
    await shop.addProduct('mug');
    const text = (await exported()).replace('10.00', '11.00');
    expect((await upload(text, { visitor: aVisitor(app, shop.host) })).statusCode).toBe(401);
    const other = await aShop(platform, `stranger-${count}.example`);
    const stranger = await anOwner(app, platform, other, `stranger-${count}@example.com`);
    expect((await upload(text, { visitor: stranger })).statusCode).toBe(401);
    await compared(text);
    const theirs = await stranger.send('GET', '/api/admin/product-import-rows');
    expect(theirs.json().rows).toEqual([]);
    expect((await stranger.send('GET', '/api/admin/product-imports/newest')).json()).toEqual({
      import: null,
    });
    const job = await stranger.send('POST', '/api/admin/product-import-rows/bulk', {
      selection: { query: {} },
      change: { action: 'import' },
    });
    expect(job.json()).toMatchObject({ total: 0, changed: 0 });
    expect(await exported()).toContain('10.00');
  });

  it('leave nothing behind after three days', async () => {
    await shop.addProduct('mug');
    await compared(await exported());
    platform.clock.set(platform.clock.now() + 4 * 24 * 3_600_000);
    await runPoller();
    const left = await platform.db.$client.query('select from product_import_rows where website_id = $1', [
      shop.websiteId,
    ]);
    expect(left.rowCount).toBe(0);
  });
});
