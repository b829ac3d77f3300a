import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import type { AddEntryAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection, emptyBin, publishDue, readAddresses } from '../content/index.ts';
import { indexStaleSites } from '../search/indexer.ts';
import { getWebsite, updateSettings } from '../websites/index.ts';

const DAY = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'lifecycle.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const read = async (id: string) =>
  (await owner.send('GET', `/api/admin/products/${id}`)).json<ProductDetail>();
const setStatus = async (id: string, status: string, more: object = {}) =>
  owner.send('POST', `/api/admin/products/${id}/status`, {
    revision: (await read(id)).revision,
    status,
    ...more,
  });
const query = (text: string, ...values: unknown[]) => platform.db.$client.query(text, values);

const makeSameName = async () =>
  (
    await owner.send('POST', '/api/admin/products', { kind: 'physical', title: 'Same name' })
  ).json<ProductDetail>().fullUrl;

const sees = async (path: string, title: string) =>
  (await aVisitor(app, shop.host).send('GET', path)).body.includes(title);

const listedInSitemap = async () => {
  const listed: string[] = [];
  for await (const batch of readAddresses(platform, shop.websiteId, { after: null, until: null })) {
    listed.push(...batch.map(({ fullUrl }) => fullUrl));
  }
  return listed;
};

const tagged = async (urlId: string, title: string) => {
  const id = await shop.addProduct(urlId, { title });
  await query("update items set tags = '{lamp}', categories = '{Lamps}' where id = $1", id);
  return id;
};

const addDraft = (urlId: string) => shop.addProduct(urlId, { status: 'draft' });

const restore = async (id: string) =>
  (await owner.send('POST', `/api/admin/products/${id}/restore`)).json<ProductDetail>().status;

const question = (label: string) => ({
  name: 'Make it yours',
  fields: [{ id: 'words', type: 'text' as const, label, required: true, maxLength: 20, options: [] }],
});

const at = (path: string, id: string) => `/api/admin/products/${path.replace('ID', id)}`;

describe('creating a product', () => {
  it.each(['physical', 'digital', 'service', 'giftCard', 'subscription'])(
    'makes a draft of a %s product with one variant',
    async (kind) => {
      const made = await owner.send('POST', '/api/admin/products', { kind, title: `Tall ${kind} Vase, ash` });
      expect(made.statusCode).toBe(201);
      const product = made.json<ProductDetail>();
      expect(product).toMatchObject({
        status: 'draft',
        type: kind === 'subscription' ? 'physical' : kind,
        fullUrl: `/shop/p/tall-${kind.toLowerCase()}-vase-ash`,
        variants: [{ priceMinor: 0, attributes: {} }],
      });
      expect(product.subscriptionPlan === null).toBe(kind !== 'subscription');
      expect((await owner.send('GET', product.fullUrl)).statusCode).toBe(404);
    },
  );

  it('gives a second product of one name an address of its own', async () => {
    expect([await makeSameName(), await makeSameName(), await makeSameName()]).toEqual([
      '/shop/p/same-name',
      '/shop/p/same-name-2',
      '/shop/p/same-name-3',
    ]);
  });

  it.each([
    ['of no kind', { kind: 'car', title: 'A car' }],
    ['with a blank name', { kind: 'physical', title: ' ' }],
    ['with a name of 10,000 letters', { kind: 'physical', title: 'x'.repeat(10_000) }],
    ['without a name', { kind: 'physical' }],
    ['without anything', {}],
  ])('refuses one %s with a sentence for the field', async (_, body) => {
    const answer = await owner.send('POST', '/api/admin/products', body);
    expect(answer.statusCode).toBe(422);
    expect(Object.values(answer.json<{ fields: Record<string, string> }>().fields)[0]).toMatch(/\w+/);
  });

  it('makes the store page when a website has none, as its first page and in its navigation', async () => {
    const empty = await aShop(platform, 'empty.example');
    await query('delete from collections where website_id = $1', empty.websiteId);
    const theirs = await anOwner(app, platform, empty);
    const made = await theirs.send('POST', '/api/admin/products', { kind: 'physical', title: 'First mug' });
    expect(made.json<ProductDetail>().fullUrl).toBe('/shop/p/first-mug');
    await theirs.send('POST', '/api/admin/products', { kind: 'physical', title: 'Second mug' });
    await awaitNotifications(platform);
    const first = await aVisitor(app, empty.host).send('GET', '/?format=json');
    expect(first.json()).toMatchObject({ collection: { title: 'Shop', typeName: 'products' } });
    const site = await getWebsite(platform, empty.websiteId);
    expect(site?.settings.mainNavigation).toEqual([{ title: 'Shop', collectionId: site?.homeCollectionId }]);
  });

  it.each([
    ['fr-CA', 'Boutique'],
    ['es-MX', 'Tienda'],
    ['de-AT', 'Shop'],
    ['nl-NL', 'Shop'],
  ])('names the store page in the language of the site: %s', async (language, title) => {
    const empty = await aShop(platform, `${language.toLowerCase()}.example`);
    await query('delete from collections where website_id = $1', empty.websiteId);
    await updateSettings(platform, empty.websiteId, { settings: { language } });
    const theirs = await anOwner(app, platform, empty, `${language}@example.com`);
    await theirs.send('POST', '/api/admin/products', { kind: 'physical', title: 'Mug' });
    const site = await getWebsite(platform, empty.websiteId);
    expect(site?.settings.mainNavigation).toMatchObject([{ title }]);
    await awaitNotifications(platform);
    const first = await aVisitor(app, empty.host).send('GET', '/?format=json');
    expect(first.json()).toMatchObject({ collection: { title } });
  });

  it('leaves the first page of a website as it is when it makes the store page', async () => {
    const written = await aShop(platform, 'written.example');
    await query('delete from collections where website_id = $1', written.websiteId);
    await createCollection(platform, written.websiteId, { kind: 'page', urlId: '', title: 'Hello' });
    const theirs = await anOwner(app, platform, written);
    await theirs.send('POST', '/api/admin/products', { kind: 'physical', title: 'First mug' });
    const site = await getWebsite(platform, written.websiteId);
    expect(site?.homeCollectionId).toBeNull();
    expect(site?.settings.mainNavigation).toMatchObject([{ title: 'Shop' }]);
  });
});

it('duplicates a product as a draft with SKUs of its own and without stock', async () => {
  const id = await shop.addProduct('twin', {
    title: 'Twin',
    variantOptions: ['Size'],
    variants: [
      { sku: 'TWIN-S', attributes: { Size: 'S' }, priceMinor: 1000, salePriceMinor: 800, stock: 4 },
      { sku: 'TWIN-L', attributes: { Size: 'L' }, priceMinor: 2000, stock: null },
    ],
  });
  const answer = await owner.send('POST', `/api/admin/products/${id}/duplicate`);
  expect(answer.statusCode).toBe(201);
  const copy = answer.json<ProductDetail>();
  expect(copy).toMatchObject({
    title: 'Copy of Twin',
    status: 'draft',
    fullUrl: '/shop/p/copy-of-twin',
    variants: [
      { attributes: { Size: 'S' }, priceMinor: 1000, salePriceMinor: 800, onSale: true, qtyInStock: 0 },
      { attributes: { Size: 'L' }, priceMinor: 2000, unlimited: true },
    ],
  });
  expect(copy.variants.map(({ sku }) => sku)).not.toContain('TWIN-S');
  expect((await read(id)).variants.map(({ qtyInStock }) => qtyInStock)).toEqual([4, 0]);
});

it('duplicates a product with questions and low-stock thresholds of its own: changing the copy’s leaves the original’s', async () => {
  const id = await shop.addProduct('asking', {
    title: 'Asking',
    variants: [{ sku: 'ASKING', priceMinor: 1000, stock: 1 }],
  });
  const asked = async (itemId: string, label: string) => {
    const { revision, variants } = await read(itemId);
    const answer = await owner.send('PUT', `/api/admin/products/${itemId}`, {
      revision,
      customForm: question(label),
      variants: variants.map((variant) => ({ id: variant.id, lowAt: 7 })),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<ProductDetail>();
  };
  const original = await asked(id, 'Engraving');
  const copied = await owner.send('POST', `/api/admin/products/${id}/duplicate`);
  const copy = copied.json<ProductDetail>();
  expect(copy.customForm).toMatchObject(question('Engraving'));
  expect(copy.variants[0]).toMatchObject({ lowAt: 7 });
  expect(copy.customForm?.id).not.toBe(original.customForm?.id);
  await setStatus(copy.id, 'published');
  await asked(copy.id, 'Colour of the ribbon');
  const shown = async (formId = '') =>
    (await owner.send('GET', `/api/template/GetTemplateSchema?type=9&id=${formId}`)).json<{
      fields: { label: string }[];
    }>().fields[0]?.label;
  expect(await shown(original.customForm?.id)).toBe('Engraving');
  expect(await shown(copy.customForm?.id)).toBe('Colour of the ribbon');
});

describe('a product that is not published', () => {
  let hidden: string;
  beforeAll(async () => {
    await tagged('plain-lamp', 'Plainlamp');
    hidden = await tagged('moon-lamp', 'Moonlamp');
  });

  describe.each([
    ['draft', {}],
    ['archived', {}],
    ['scheduled', { publishOn: '2099-01-01T00:00:00Z' }],
    ['deleted', {}],
  ])('but %s', (status, more) => {
    beforeAll(async () => {
      const answer =
        status === 'deleted'
          ? await owner.send('DELETE', `/api/admin/products/${hidden}`)
          : await setStatus(hidden, status, more);
      expect(answer.statusCode).toBe(status === 'deleted' ? 204 : 200);
      await awaitNotifications(platform);
      await indexStaleSites(platform);
    });
    afterAll(async () => {
      if (status === 'deleted') await owner.send('POST', `/api/admin/products/${hidden}/restore`);
      await setStatus(hidden, 'published');
      await awaitNotifications(platform);
    });

    it('has no page', async () => {
      expect((await owner.send('GET', '/shop/p/moon-lamp')).statusCode).toBe(404);
    });
    it.each([
      ['the list', '/shop'],
      ['a list with a tag', '/shop?tag=lamp'],
      ['a list as JSON', '/shop?format=json'],
      ['another product’s page and its related items', '/shop/p/plain-lamp'],
      ['the search', '/search?q=lamp'],
      ['the search call', '/api/search/GeneralSearch?q=lamp'],
    ])('is not in %s', async (_, path) => {
      const body = (await aVisitor(app, shop.host).send('GET', path)).body.toLowerCase();
      expect(body).not.toContain('moonlamp');
      expect(body).not.toContain('moon-lamp');
    });
    it('is not in the sitemap', async () => {
      const listed = await listedInSitemap();
      expect(listed).toContain('/shop/p/plain-lamp');
      expect(listed).not.toContain('/shop/p/moon-lamp');
    });
    it('has no stock for visitors', async () => {
      const answer = await owner.send('GET', `/api/commerce/inventory/stock/?itemId=${hidden}`);
      expect(JSON.stringify(answer.json())).not.toContain('MOON-LAMP');
    });
    it('cannot be added to the cart', async () => {
      const answer = await aVisitor(app, shop.host).send('POST', '/api/commerce/shopping-cart/entries', {
        itemId: hidden,
        sku: 'MOON-LAMP',
      });
      expect(answer.statusCode).toBe(409);
    });
  });

  it('is in all of them once it is published', async () => {
    await indexStaleSites(platform);
    expect(await sees('/shop', 'Moonlamp')).toBe(true);
    expect(await sees('/shop?tag=lamp', 'Moonlamp')).toBe(true);
    expect(await listedInSitemap()).toContain('/shop/p/moon-lamp');
    expect(await sees('/search?q=moonlamp', 'Moonlamp')).toBe(true);
  });
});

it('publishes a scheduled product at its time', async () => {
  const id = await shop.addProduct('later', { title: 'Later', status: 'draft' });
  const publishOn = new Date(platform.clock.now() + 60_000).toISOString();
  expect((await setStatus(id, 'scheduled', { publishOn })).json()).toMatchObject({
    status: 'scheduled',
    publishedOn: publishOn,
  });
  await query('update items set published_on = $2 where id = $1', id, new Date(platform.clock.now() - 1));
  await publishDue(platform);
  await awaitNotifications(platform);
  expect((await owner.send('GET', '/shop/p/later')).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'published' });
});

it.each([{}, { publishOn: '2001-01-01T00:00:00Z' }])(
  'refuses to schedule a product for no time or one in the past: %j',
  async (more) => {
    const id = await shop.addProduct(`never-${Object.keys(more).length}`, { status: 'draft' });
    const answer = await setStatus(id, 'scheduled', more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe('Choose a day in the future for it to be published.');
    expect(await read(id)).toMatchObject({ status: 'draft' });
  },
);

it('refuses a status that is none, and one for a version that is not the newest', async () => {
  const id = await shop.addProduct('contested');
  const { revision } = await read(id);
  expect((await setStatus(id, 'sold')).statusCode).toBe(422);
  await setStatus(id, 'draft');
  const stale = await owner.send('POST', `/api/admin/products/${id}/status`, {
    revision,
    status: 'archived',
  });
  expect(stale.json()).toMatchObject({ error: 'STALE_REVISION' });
  expect(await read(id)).toMatchObject({ status: 'draft' });
});

describe('a deleted product', () => {
  it('is unavailable in carts that hold it, whose other lines can still be bought, until it is restored', async () => {
    const gone = await shop.addProduct('gone', { title: 'Gone bowl' });
    const kept = await shop.addProduct('kept', { title: 'Kept bowl' });
    const ann = aVisitor(app, shop.host);
    for (const [itemId, sku] of [
      [gone, 'GONE'],
      [kept, 'KEPT'],
    ]) {
      const added = await ann.send('POST', '/api/commerce/shopping-cart/entries', { itemId, sku });
      expect(added.json<AddEntryAnswer>().newlyAdded.id).toBeTruthy();
    }
    await owner.send('DELETE', `/api/admin/products/${gone}`);
    const cart = (await ann.send('GET', '/api/commerce/shopping-cart')).json<ShoppingCartView>();
    expect(cart.entries).toMatchObject([
      { title: 'Gone bowl', isAvailable: false, subTotal: 0 },
      { title: 'Kept bowl', isAvailable: true, subTotal: 1000 },
    ]);
    expect((await ann.send('GET', '/cart')).body).toContain('Gone bowl is no longer sold.');
    await owner.send('POST', `/api/admin/products/${gone}/restore`);
    const again = (await ann.send('GET', '/api/commerce/shopping-cart')).json<ShoppingCartView>();
    expect(again.subtotalCents).toBe(2000);
  });

  it('comes back with the status it had; what was scheduled for a time that has passed, as a draft', async () => {
    const [published, archived, due] = [
      await addDraft('bin-a'),
      await addDraft('bin-b'),
      await addDraft('bin-c'),
    ];
    await setStatus(published, 'published');
    await setStatus(archived, 'archived');
    await setStatus(due, 'scheduled', { publishOn: new Date(platform.clock.now() + DAY).toISOString() });
    for (const id of [published, archived, due]) {
      expect((await owner.send('DELETE', `/api/admin/products/${id}`)).statusCode).toBe(204);
      expect((await read(id)).deletedOn).not.toBeNull();
      // A second press deletes nothing twice.
      expect((await owner.send('DELETE', `/api/admin/products/${id}`)).statusCode).toBe(204);
    }
    await query('update items set published_on = $2 where id = $1', due, new Date(platform.clock.now() - 1));
    expect(await restore(published)).toBe('published');
    expect(await restore(archived)).toBe('archived');
    expect(await restore(due)).toBe('draft');
  });

  it('cannot be published or duplicated while it is in the bin', async () => {
    const id = await shop.addProduct('stuck');
    await owner.send('DELETE', `/api/admin/products/${id}`);
    expect((await setStatus(id, 'published')).statusCode).toBe(404);
    expect((await owner.send('POST', `/api/admin/products/${id}/duplicate`)).statusCode).toBe(404);
  });

  it('is erased with all that modules store about it after 30 days, and its orders’ lines stay', async () => {
    const id = await shop.addProduct('old', { title: 'Old' });
    const young = await shop.addProduct('young');
    await owner.send('DELETE', `/api/admin/products/${id}`);
    await owner.send('DELETE', `/api/admin/products/${young}`);
    const longAgo = new Date(platform.clock.now() - 31 * DAY);
    await query('update items set deleted_on = $2 where id = $1', id, longAgo);
    await query(
      `insert into back_in_stock_sign_ups (website_id, id, item_id, variant_id, email, created_on)
        select website_id, gen_random_uuid(), item_id, id, 'ann@example.com', now() from variants where item_id = $1`,
      id,
    );
    expect(await emptyBin(platform, new Date(platform.clock.now() - 30 * DAY))).toBe(1);
    const { rows } = await query(
      `select (select count(*)::int from items where id = $1) as items,
        (select count(*)::int from products where item_id = $1) as products,
        (select count(*)::int from variants where item_id = $1) as variants,
        (select count(*)::int from stock s where not exists (select from variants v where v.id = s.variant_id)) as stock,
        (select count(*)::int from stock_movements s
          where not exists (select from variants v where v.id = s.variant_id)) as movements,
        (select count(*)::int from back_in_stock_sign_ups where item_id = $1) as waiting,
        (select count(*)::int from items where id = $2) as young`,
      id,
      young,
    );
    expect(rows).toEqual([
      { items: 0, products: 0, variants: 0, stock: 0, movements: 0, waiting: 0, young: 1 },
    ]);
  });
});

describe('a product in the bin', () => {
  it('is erased for good when its owner asks, and its address is free again', async () => {
    const id = await shop.addProduct('for-good', { title: 'For good' });
    await owner.send('DELETE', `/api/admin/products/${id}`);
    expect((await owner.send('POST', `/api/admin/products/${id}/erase`)).statusCode).toBe(204);
    expect((await owner.send('GET', `/api/admin/products/${id}`)).statusCode).toBe(404);
    const { rows } = await query(
      `select (select count(*)::int from variants where item_id = $1) as variants,
        (select count(*)::int from item_status_changes where item_id = $1) as changes`,
      id,
    );
    expect(rows).toEqual([{ variants: 0, changes: 0 }]);
    await shop.addProduct('for-good');
  });

  it('only is: one that was restored is refused', async () => {
    const id = await shop.addProduct('restored-first');
    const answer = await owner.send('POST', `/api/admin/products/${id}/erase`);
    expect(answer.json()).toMatchObject({ error: 'PRODUCT_NOT_IN_BIN' });
    expect((await read(id)).title).toBe('restored-first');
  });
});

describe('each call', () => {
  const calls = [
    ['POST', 'ID/status', { revision: 1, status: 'draft' }],
    ['POST', 'ID/duplicate', undefined],
    ['DELETE', 'ID', undefined],
    ['POST', 'ID/restore', undefined],
    ['POST', 'ID/erase', undefined],
  ] as const;

  it.each(calls)('%s %s needs an owner, and a product of the owner’s website', async (method, path, body) => {
    const id = await shop.addProduct(`guarded-${method}-${path.replaceAll(/\W/g, '')}`);
    const before = await read(id);
    expect((await aVisitor(app, shop.host).send(method, at(path, id), body)).statusCode).toBe(401);
    const other = await aShop(platform, `${method}-${path.replaceAll(/\W/g, '')}.example`.toLowerCase());
    const theirs = await anOwner(app, platform, other);
    expect((await theirs.send(method, at(path, id), body)).statusCode).toBe(404);
    expect(await read(id)).toEqual(before);
    expect((await owner.send(method, at(path, 'nonsense'), body)).statusCode).toBe(422);
  });

  it('creating needs an owner', async () => {
    const answer = await aVisitor(app, shop.host).send('POST', '/api/admin/products', {
      kind: 'physical',
      title: 'x',
    });
    expect(answer.statusCode).toBe(401);
  });
});
