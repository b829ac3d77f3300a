import type { ProductDetail, UpdateProductBody, UsedLabels } from '@vitrine/contracts/admin-products.ts';
import type { DeepReadonly } from '@vitrine/contracts/endpoint.ts';
import { optionEditsOf } from '@vitrine/domain/product/variant-matrix.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { importDocument, importPicture } from '../media/index.ts';
import { changeSales } from './sale-poller.ts';

const HOUR = 3_600_000;

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'edit.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const read = async (id: string) =>
  (await owner.send('GET', `/api/admin/products/${id}`)).json<ProductDetail>();
const put = async (id: string, change: DeepReadonly<Omit<UpdateProductBody, 'revision'>>) =>
  owner.send('PUT', `/api/admin/products/${id}`, { revision: (await read(id)).revision, ...change });
const stock = (quantity: number) => ({ unlimited: false, quantity });
type Question = NonNullable<NonNullable<UpdateProductBody['customForm']>>['fields'][number];
const question = (change: Partial<Question>): Question => ({
  id: 'engraving',
  type: 'text',
  label: 'Engraving',
  required: true,
  maxLength: 20,
  options: [],
  ...change,
});
let made = 0;
const addMug = () => {
  made += 1;
  return shop.addProduct(`mug-${made}`, {
    title: `Mug ${made}`,
    variantOptions: ['Color', 'Size'],
    variants: ['Oat', 'Moss'].flatMap((Color) =>
      ['S', 'L'].map((Size) => ({
        sku: `MUG-${made}-${Color}-${Size}`,
        attributes: { Color, Size },
        priceMinor: 1000,
        stock: 3,
      })),
    ),
  });
};
const names = ({ variants }: ProductDetail) =>
  variants.map(({ attributes }) => Object.values(attributes).join(' '));

const ten = (name: string) => ({
  name,
  was: null,
  values: Array.from({ length: 10 }, (_, at) => ({ name: `${name}${at}`, was: null })),
});

const value = (name: string) => ({ name, was: null });

const iso = (moment: number) => new Date(moment).toISOString();

describe('the options of a product', () => {
  it('are renamed, reordered and extended without losing a variant’s SKU, price or stock', async () => {
    const id = await addMug();
    const before = await read(id);
    const [color, size] = optionEditsOf(before);
    if (color === undefined || size === undefined) throw new Error('no options');
    const options = [
      size,
      {
        ...color,
        name: 'Glaze',
        values: [{ name: 'Linen', was: 'Oat' }, ...color.values.slice(1), { name: 'Ash', was: null }],
      },
    ];
    const answer = await put(id, {
      options,
      created: [{ attributes: { Glaze: 'Ash', Size: 'S' }, priceMinor: 1500, stock: stock(7) }],
    });
    expect(answer.statusCode).toBe(200);
    const after = answer.json<ProductDetail>();
    expect(after.variantOptions).toEqual(['Size', 'Glaze']);
    expect(names(after)).toEqual(['S Linen', 'S Moss', 'S Ash', 'L Linen', 'L Moss']);
    const [linen] = before.variants;
    expect(after.variants[0]).toEqual({ ...linen, attributes: { Size: 'S', Glaze: 'Linen' } });
    expect(after.variants[2]).toMatchObject({ priceMinor: 1500, qtyInStock: 7 });
    await awaitNotifications(platform);
    const page = (await owner.send('GET', before.fullUrl)).body;
    expect(page).toContain('>Linen<');
    expect(page).not.toContain('>Oat<');
  });

  it('have swatches that visitors see and that stay when the option and a value are renamed', async () => {
    const id = await addMug();
    const [color, size] = optionEditsOf(await read(id));
    if (color === undefined || size === undefined) throw new Error('no options');
    const [oat, moss] = color.values;
    if (oat === undefined || moss === undefined) throw new Error('no values');
    const colored = {
      ...color,
      values: [
        { ...oat, swatch: '#d9cbb3' },
        { ...moss, swatch: '#56654a' },
      ],
    };
    const saved = await put(id, { options: [colored, size] });
    expect(saved.json<ProductDetail>().swatches).toEqual({ Color: { Oat: '#d9cbb3', Moss: '#56654a' } });
    const renamed = { ...color, name: 'Glaze', values: [{ ...oat, name: 'Linen' }, moss] };
    const after = (await put(id, { options: [renamed, size] })).json<ProductDetail>();
    expect(after.swatches).toEqual({ Glaze: { Linen: '#d9cbb3', Moss: '#56654a' } });
    await awaitNotifications(platform);
    const page = await owner.send('GET', after.fullUrl);
    expect(page.body).toContain('fill="#d9cbb3"');
    const wrong = await put(id, {
      options: [{ ...renamed, values: [{ ...oat, swatch: 'red;background:url(//x)' }, moss] }, size],
    });
    expect(wrong.statusCode).toBe(422);
  });

  it('do not drop a variant silently: the change is refused and names those that would be lost', async () => {
    const id = await addMug();
    const before = await read(id);
    const [color, size] = optionEditsOf(before);
    if (color === undefined || size === undefined) throw new Error('no options');
    const options = [{ ...color, values: color.values.slice(1) }, size];
    const refused = await put(id, { options });
    expect(refused.json()).toMatchObject({
      error: 'VARIANTS_ORPHANED',
      message:
        'These options leave variants without a combination: Oat / S, Oat / L. Delete those variants, or keep their values.',
    });
    expect(await read(id)).toEqual(before);
    const removed = before.variants
      .filter(({ attributes }) => attributes['Color'] === 'Oat')
      .map((one) => one.id);
    expect(names((await put(id, { options, removed })).json())).toEqual(['Moss S', 'Moss L']);
    const { rows } = await platform.db.$client.query(
      'select sum(delta)::int as sum, max(reason) filter (where balance = 0) as reason from stock_movements where variant_id = $1',
      [removed[0]],
    );
    expect(rows).toEqual([{ sum: 0, reason: 'removed' }]);
  });

  it('that multiply to 10,000 variants are refused with the number', async () => {
    const id = await addMug();
    const answer = await put(id, { options: ['A', 'B', 'C', 'D'].map(ten) });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toContain('These options make 10,000 variants.');
  });

  it('of 500 variants are saved in one call', async () => {
    const id = await addMug();
    const { variants } = await read(id);
    const options = [
      { name: 'A', was: null, values: Array.from({ length: 25 }, (_, at) => value(`a${at}`)) },
      { name: 'B', was: null, values: Array.from({ length: 20 }, (_, at) => value(`b${at}`)) },
    ];
    const created = options[0]?.values.flatMap((a) =>
      (options[1]?.values ?? []).map((b) => ({
        attributes: { A: a.name, B: b.name },
        priceMinor: 100,
        stock: stock(1),
      })),
    );
    const answer = await put(id, { options, created: created ?? [], removed: variants.map((one) => one.id) });
    expect(answer.statusCode).toBe(200);
    const after = answer.json<ProductDetail>();
    expect(after.variants).toHaveLength(500);
    expect(new Set(after.variants.map(({ sku }) => sku)).size).toBe(500);
  });

  it.each([
    [
      'a variant that is no combination',
      { created: [{ attributes: { Color: 'Red', Size: 'S' }, priceMinor: 1, stock: stock(0) }] },
    ],
    [
      'a variant that exists',
      { created: [{ attributes: { Color: 'Oat', Size: 'S' }, priceMinor: 1, stock: stock(0) }] },
    ],
    ['a price of 1e12', { created: [{ attributes: {}, priceMinor: 1e12, stock: stock(0) }] }],
    ['a variant of nowhere to delete', { removed: ['0190a6de-0000-7000-8000-000000000000'] }],
  ])('refuses %s', async (_, change) => {
    const id = await addMug();
    const before = await read(id);
    const answer = await put(id, change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).not.toHaveLength(0);
    expect(await read(id)).toEqual(before);
  });

  it('cannot be left without any variant', async () => {
    const id = await addMug();
    const { variants } = await read(id);
    const answer = await put(id, { removed: variants.map((one) => one.id) });
    expect(answer.json()).toMatchObject({ fields: { removed: 'A product needs at least one variant.' } });
  });
});

describe('SKUs', () => {
  it('are exchanged between variants, with barcode, weight and threshold saved beside them', async () => {
    const id = await addMug();
    const [a, b] = (await read(id)).variants;
    if (a === undefined || b === undefined) throw new Error('no variants');
    const answer = await put(id, {
      variants: [
        { id: a.id, sku: b.sku, barcode: '4006381333931', weightGrams: 350, lowAt: 3 },
        { id: b.id, sku: a.sku },
      ],
    });
    expect(answer.json<ProductDetail>().variants.slice(0, 2)).toMatchObject([
      { sku: b.sku, barcode: '4006381333931', weightGrams: 350, lowAt: 3, isLow: true },
      { sku: a.sku, isLow: true },
    ]);
  });

  it('are refused when another variant or another product has them', async () => {
    const id = await addMug();
    const [a, b] = (await read(id)).variants;
    const other = await read(await addMug());
    const twice = await put(id, { variants: [{ id: a?.id ?? '', sku: b?.sku ?? '' }] });
    expect(twice.json()).toMatchObject({
      fields: { 'variants.0.sku': 'Each variant has an SKU of its own.' },
    });
    const taken = await put(id, { variants: [{ id: a?.id ?? '', sku: other.variants[0]?.sku ?? '' }] });
    expect(taken.json()).toMatchObject({
      error: 'SKU_TAKEN',
      message: `The SKU ${other.variants[0]?.sku} is used by ${other.title} already. Enter another one.`,
      fields: { 'variants.0.sku': `Used by ${other.title} already.` },
    });
  });
});

it('saves the summary beside the price, sanitised', async () => {
  const id = await addMug();
  const answer = await put(id, { summary: '<p>Thrown <em>by hand</em>.<script>x()</script></p>' });
  expect(answer.json<ProductDetail>().summary).toBe('<p>Thrown <em>by hand</em>.</p>');
  await awaitNotifications(platform);
  const page = (await owner.send('GET', answer.json<ProductDetail>().fullUrl)).body;
  expect(page).toContain('<p>Thrown <em>by hand</em>.</p>');
});

it('saves words for search engines, tags, categories, button text and selling terms', async () => {
  const id = await addMug();
  const related = await addMug();
  const change = {
    seoTitle: 'A mug',
    seoDescription: 'For tea.',
    seoHidden: true,
    tags: ['new', 'new', ' clay '],
    categories: ['Cups'],
    addButtonText: 'Take it',
    scarcityShown: false,
    scarcityText: 'Last {n}',
    backInStock: false,
    installments: false,
    buyNow: false,
    variantSelector: 'radio',
    taxClass: 'reduced',
  } as const;
  const answer = await put(id, { ...change, relatedIds: [related] });
  expect(answer.json()).toMatchObject({ ...change, tags: ['new', 'clay'], related: [{ id: related }] });
  await awaitNotifications(platform);
  const page = (await owner.send('GET', answer.json<ProductDetail>().fullUrl)).body;
  expect(page).toContain('A mug');
  expect(page).toContain('Take it');
});

it('refuses related products that are this one, unknown, of another shop or too many, by their field', async () => {
  const id = await addMug();
  const elsewhere = await (await aShop(platform, 'elsewhere.example')).addProduct('their-mug');
  const before = await read(id);
  for (const relatedIds of [[id], [crypto.randomUUID()], [elsewhere]]) {
    expect((await put(id, { relatedIds })).json()).toMatchObject({
      fields: { relatedIds: 'One of these products does not exist, or is this one.' },
    });
  }
  const many = Array.from({ length: 13 }, () => crypto.randomUUID());
  expect((await put(id, { relatedIds: many })).json()).toMatchObject({
    fields: { relatedIds: 'Choose at most 12 products.' },
  });
  const long = await put(id, { addButtonText: 'x'.repeat(10_000), scarcityText: 'y'.repeat(10_000) });
  expect(long.json()).toMatchObject({
    fields: { addButtonText: 'Enter at most 60 characters.', scarcityText: 'Enter at most 200 characters.' },
  });
  expect(await read(id)).toEqual(before);
});

it('takes files that were uploaded to be sold, for downloads only, with limits of its own', async () => {
  const document = await importDocument(platform, shop.websiteId, {
    bytes: Buffer.from('%PDF-1.4\nwords\n%%EOF'),
    filename: 'words.pdf',
  });
  const picture = await importPicture(platform, shop.websiteId, {
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    ),
    filename: 'open.svg',
    altText: '',
  });
  if (!document.ok || !picture.ok) throw new Error('not imported');
  const book = await shop.addProduct('book', {
    type: 'digital',
    variants: [{ sku: 'BOOK', priceMinor: 900, stock: null }],
  });
  const fileIds = [document.value.id];
  const answer = await put(book, { fileIds, downloadLimit: 3, downloadDays: 14 });
  expect(answer.json()).toMatchObject({
    files: [{ id: fileIds[0], filename: 'words.pdf', byteSize: 20 }],
    downloadLimit: 3,
    downloadDays: 14,
  });
  for (const wrong of [[crypto.randomUUID()], [picture.value.id]]) {
    expect((await put(book, { fileIds: wrong })).json()).toMatchObject({
      fields: { fileIds: 'Choose files that have been uploaded to be sold.' },
    });
  }
  expect((await put(await addMug(), { fileIds })).json()).toMatchObject({
    fields: { fileIds: 'Only a download delivers files.' },
  });
  expect((await put(book, { downloadLimit: 0, downloadDays: 1e9 })).json()).toMatchObject({
    fields: {
      downloadLimit: 'Enter a whole number from 1 to 100.',
      downloadDays: 'Enter a whole number from 1 to 3,650.',
    },
  });
  const cleared = await put(book, { fileIds: [], downloadLimit: null, downloadDays: null });
  expect(cleared.json()).toMatchObject({ files: [], downloadLimit: null, downloadDays: null });
});

it('sets what a donation offers, whose price is its lowest amount; for donations only, and refused by field', async () => {
  const fund = (
    await owner.send('POST', '/api/admin/products', { kind: 'donation', title: 'Roof fund' })
  ).json<ProductDetail>();
  expect(fund).toMatchObject({
    type: 'service',
    donation: { suggestedMinor: [1000, 2500, 5000], minimumMinor: 100, maximumMinor: 1_000_000 },
    addButtonText: 'Give',
    variants: [{ priceMinor: 100, unlimited: true }],
  });
  const donation = { suggestedMinor: [300, 4000], minimumMinor: 200, maximumMinor: 20_000 };
  expect((await put(fund.id, { donation })).json()).toMatchObject({
    donation,
    variants: [{ priceMinor: 200, unlimited: true }],
  });
  const wrong = await put(fund.id, { donation: { ...donation, suggestedMinor: [100], maximumMinor: 100 } });
  expect(wrong.json()).toMatchObject({
    fields: { 'donation.maximumMinor': 'The highest amount cannot be below the lowest.' },
  });
  expect((await put(await addMug(), { donation })).json()).toMatchObject({
    fields: { donation: 'This product is not a donation.' },
  });
});

it('asks buyers the questions of its form, which keeps its id, and refuses one that does not work by its fields', async () => {
  const id = await addMug();
  const customForm = {
    name: 'Make it yours',
    fields: [question({}), question({ id: 'glaze', type: 'radio', options: ['Oat', 'Moss'], maxLength: 0 })],
  };
  const saved = (await put(id, { customForm })).json<ProductDetail>();
  expect(saved.customForm).toMatchObject(customForm);
  const published = await owner.send('GET', `/api/template/GetTemplateSchema?type=9&id=${id}`);
  expect(published.json()).toMatchObject({ id: saved.customForm?.id, ...customForm });
  const renamed = (await put(id, { customForm: { ...customForm, name: 'Yours' } })).json<ProductDetail>();
  expect(renamed.customForm).toMatchObject({ id: saved.customForm?.id, name: 'Yours' });
  const wrong = await put(id, {
    customForm: { name: 'x', fields: [question({ label: '' }), question({ type: 'select' })] },
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({
    fields: {
      'customForm.fields.0.label': 'Enter what you ask.',
      'customForm.fields.1.id': 'Each question has an id of its own.',
      'customForm.fields.1.options': 'Enter at least one choice, each on a line of its own.',
    },
  });
  expect((await put(id, { customForm: null })).json<ProductDetail>().customForm).toBeNull();
  expect((await owner.send('GET', `/api/template/GetTemplateSchema?type=9&id=${id}`)).statusCode).toBe(404);
});

it('suggests labels that are in use: the categories of the shop, and the tags of products, the most used first and none of the bin', async () => {
  const [one, other, binned] = [await addMug(), await addMug(), await addMug()];
  await put(one, { tags: ['Speckled', 'Rare'], categories: ['For tea'] });
  await put(other, { tags: ['Speckled'] });
  await put(binned, { tags: ['Thrown away'] });
  await owner.send('DELETE', `/api/admin/products/${binned}`);
  const { tags, categories } = (await owner.send('GET', '/api/admin/products/labels')).json<UsedLabels>();
  expect(tags.indexOf('Rare')).toBeGreaterThan(tags.indexOf('Speckled'));
  expect(tags.indexOf('Speckled')).not.toBe(-1);
  expect(tags).not.toContain('Thrown away');
  expect(categories).toContainEqual({ name: 'For tea', inside: [] });
});

it('changes the alt texts of its pictures, and of no others', async () => {
  const id = await addMug();
  const [mine, other] = await Promise.all(
    ['mine', 'other'].map(async (filename) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
      const picture = await importPicture(platform, shop.websiteId, {
        bytes: Buffer.from(svg),
        filename: `${filename}.svg`,
        altText: '',
      });
      if (!picture.ok) throw new Error(picture.error.code);
      return picture.value.id;
    }),
  );
  const altTexts = [{ id: mine ?? '', altText: ' A mug on a shelf ' }];
  const answer = await put(id, { pictureIds: [mine ?? ''], altTexts });
  expect(answer.json<ProductDetail>().pictures).toMatchObject([{ id: mine, altText: 'A mug on a shelf' }]);
  await awaitNotifications(platform);
  expect((await owner.send('GET', answer.json<ProductDetail>().fullUrl)).body).toContain(
    'alt="A mug on a shelf"',
  );
  const refused = await put(id, { altTexts: [{ id: other ?? '', altText: 'Not here' }] });
  expect(refused.json()).toMatchObject({
    fields: { 'altTexts.0.id': 'This picture is not one of the product’s.' },
  });
});

it('redirects the old address of a product to its new one, and refuses an address that is taken or none', async () => {
  const [id, other] = [await addMug(), await addMug()];
  const before = await read(id);
  const answer = await put(id, { urlId: 'the-mug' });
  expect(answer.json()).toMatchObject({ fullUrl: '/shop/p/the-mug' });
  await awaitNotifications(platform);
  const old = await owner.send('GET', before.fullUrl);
  expect([old.statusCode, old.headers.location]).toEqual([301, '/shop/p/the-mug']);
  const taken = await put(other, { urlId: 'the-mug' });
  expect(taken.json()).toMatchObject({
    error: 'URL_ID_TAKEN',
    fields: { urlId: 'Another page has the address the-mug already.' },
  });
  for (const urlId of ['', 'two words', '../x', 'feed']) {
    expect((await put(other, { urlId })).json()).toMatchObject({ error: 'URL_ID_INVALID' });
  }
});

it('puts variants on sale and takes them off at the times of the sale', async () => {
  const id = await addMug();
  const [variant] = (await read(id)).variants;
  if (variant === undefined) throw new Error('no variant');
  const now = platform.clock.now();
  const planned = await put(id, {
    saleStartsOn: iso(now + HOUR),
    saleEndsOn: iso(now + 2 * HOUR),
    variants: [{ id: variant.id, onSale: true, salePriceMinor: 700 }],
  });
  expect(planned.json<ProductDetail>().variants[0]).toMatchObject({ onSale: true, isOnSaleNow: false });
  await changeSales(platform);
  expect((await read(id)).variants[0]).toMatchObject({ isOnSaleNow: false });
  platform.clock.advance(HOUR);
  await changeSales(platform);
  expect((await read(id)).variants[0]).toMatchObject({ onSale: true, isOnSaleNow: true });
  platform.clock.advance(HOUR);
  await changeSales(platform);
  expect(await read(id)).toMatchObject({
    saleEndsOn: null,
    variants: [{ onSale: false, isOnSaleNow: false }, {}, {}, {}],
  });
  const past = await put(id, { saleEndsOn: iso(now) });
  expect(past.json()).toMatchObject({
    fields: { saleEndsOn: 'Choose a time in the future for the sale to end.' },
  });
  const backwards = await put(id, { saleStartsOn: iso(now + 9 * HOUR), saleEndsOn: iso(now + 8 * HOUR) });
  expect(backwards.json()).toMatchObject({ fields: { saleEndsOn: 'The sale cannot end before it begins.' } });
});

it('keeps what another owner saved when two edit one product', async () => {
  const id = await addMug();
  const { revision } = await read(id);
  const save = (title: string) => owner.send('PUT', `/api/admin/products/${id}`, { revision, title });
  const both = await Promise.all([save('Hers'), save('His')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const won = both.find(({ statusCode }) => statusCode === 200)?.json<ProductDetail>().title;
  expect((await read(id)).title).toBe(won);
});

it('does not change a product in the bin', async () => {
  const id = await addMug();
  await owner.send('DELETE', `/api/admin/products/${id}`);
  expect((await put(id, { title: 'Again' })).statusCode).toBe(404);
});
