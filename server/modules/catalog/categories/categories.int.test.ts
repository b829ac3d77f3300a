// PostgreSQL: both (row locks, text search)
import type { ProductDetail, UsedLabels } from '@vitrine/contracts/admin-products.ts';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import { MAX_CATEGORIES } from '@vitrine/domain/category/category-tree.ts';
import { levelsOf } from '@vitrine/domain/tree/tree.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { indexStaleSites } from '../../search/indexer.ts';

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
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `categories-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/categories';
const list = async (by = owner) =>
  (await by.send('GET', path)).json<{ categories: ListedCategory[] }>().categories;
/** The tree as lines whose indentation is their level, with the number of products. */
async function tree(by = owner): Promise<string[]> {
  const categories = await list(by);
  const levels = levelsOf(categories);
  return categories.map(
    ({ id, name, products }) =>
      `${'  '.repeat(levels.get(id) ?? 0)}${name}${products === 0 ? '' : ` (${products})`}`,
  );
}
async function named(name: string): Promise<ListedCategory> {
  const found = (await list()).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no category ${name}`);
  return found;
}
const add = async (name: string, inside?: string) =>
  owner.send('POST', path, { name, parentId: inside === undefined ? null : (await named(inside)).id });
async function rename(name: string, to: string) {
  const { id, revision } = await named(name);
  return owner.send('PUT', `${path}/${id}`, { name: to, revision });
}
async function move(name: string, inside: string | null, after: string | null) {
  const { id, revision } = await named(name);
  return owner.send('POST', `${path}/${id}/move`, {
    parentId: inside === null ? null : (await named(inside)).id,
    after: after === null ? null : (await named(after)).id,
    revision,
  });
}
async function remove(name: string) {
  const { id, revision } = await named(name);
  return owner.send('DELETE', `${path}/${id}?revision=${revision}`);
}
async function merge(name: string, into: string) {
  const [{ id, revision }, other] = [await named(name), await named(into)];
  return owner.send('POST', `${path}/${id}/merge`, { into: other.id, revision });
}
const product = async (id: string) =>
  (await owner.send('GET', `/api/admin/products/${id}`)).json<ProductDetail>();
async function sort(id: string, categories: readonly string[], revision?: number) {
  const seen = revision ?? (await product(id)).revision;
  return owner.send('PUT', `/api/admin/products/${id}`, { categories, revision: seen });
}
async function addSorted(urlId: string, ...categories: readonly string[]): Promise<string> {
  const id = await shop.addProduct(urlId);
  expect((await sort(id, categories)).statusCode).toBe(200);
  return id;
}
/** Titles of the products that the owner's list finds by a category. */
async function filtered(category: string): Promise<readonly string[]> {
  const found = await owner.send('GET', `/api/admin/products?category=${encodeURIComponent(category)}`);
  return found
    .json<{ rows: { title: string }[] }>()
    .rows.map(({ title }) => title)
    .toSorted();
}

describe('the tree of categories', () => {
  it('is made, moved, renamed and deleted by its owner', async () => {
    expect(await tree()).toEqual([]);
    const made = await add('Kitchen');
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ name: 'Kitchen', parentId: null, revision: 1, products: 0 });
    await add(' Cups ', 'Kitchen');
    await add('Mugs', 'Cups');
    await add('Plates', 'Kitchen');
    await add('Garden');
    expect(await tree()).toEqual(['Kitchen', '  Cups', '    Mugs', '  Plates', 'Garden']);
    expect((await move('Garden', null, null)).json()).toEqual({ revision: 2 });
    await move('Cups', 'Garden', null);
    expect(await tree()).toEqual(['Garden', '  Cups', '    Mugs', 'Kitchen', '  Plates']);
    expect((await rename('Cups', 'Cups and bowls')).json()).toEqual({ revision: 3 });
    expect((await remove('Garden')).statusCode).toBe(204);
    expect(await tree()).toEqual(['Cups and bowls', '  Mugs', 'Kitchen', '  Plates']);
  });

  it('counts the products of each, hidden ones too, and none of the bin', async () => {
    await addSorted('mug', 'Cups', 'New');
    const beaker = await addSorted('beaker', 'Cups');
    await addSorted('vase');
    await shop.addProduct('draft', { status: 'draft' });
    expect(await tree()).toEqual(['Cups (2)', 'New (1)']);
    await owner.send('DELETE', `/api/admin/products/${beaker}`);
    expect(await tree()).toEqual(['Cups (1)', 'New (1)']);
  });

  it('has each name once, whatever its letter case', async () => {
    await add('Cups');
    const second = await add('CUPS');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      error: 'CATEGORY_NAME_TAKEN',
      message: 'There is a category Cups already. Enter another name.',
    });
    await add('Plates');
    expect((await rename('Plates', 'cups')).json()).toMatchObject({ error: 'CATEGORY_NAME_TAKEN' });
    expect((await rename('Cups', 'CUPS')).statusCode).toBe(200);
    expect(await tree()).toEqual(['CUPS', 'Plates']);
  });

  it('never gets deeper than three levels, or inside itself', async () => {
    await add('One');
    await add('Two', 'One');
    await add('Three', 'Two');
    expect((await add('Four', 'Three')).json()).toMatchObject({ error: 'CATEGORY_TOO_DEEP' });
    await add('Alone');
    await add('Below', 'Alone');
    expect((await move('Alone', 'Two', null)).json()).toMatchObject({ error: 'CATEGORY_TOO_DEEP' });
    expect((await move('One', 'Three', null)).json()).toMatchObject({ error: 'CATEGORY_INSIDE_ITSELF' });
    expect((await move('Below', null, 'Two')).json()).toMatchObject({ error: 'CATEGORY_NOT_FOUND' });
    expect(await tree()).toEqual(['One', '  Two', '    Three', 'Alone', '  Below']);
  });

  it('belongs to one website, and is refused without its owner', async () => {
    await add('Cups');
    const { id } = await named('Cups');
    const other = await aShop(platform, `categories-other-${count}.example`);
    const elsewhere = await anOwner(app, platform, other, 'mo@example.com');
    expect(await tree(elsewhere)).toEqual([]);
    const renamed = await elsewhere.send('PUT', `${path}/${id}`, { name: 'Theirs', revision: 1 });
    expect(renamed.json()).toMatchObject({ error: 'CATEGORY_NOT_FOUND' });
    const inside = await elsewhere.send('POST', path, { name: 'Mine', parentId: id });
    expect(inside.json()).toMatchObject({ error: 'CATEGORY_NOT_FOUND' });
    expect((await elsewhere.send('POST', path, { name: 'Cups' })).statusCode).toBe(201);
    expect((await aVisitor(app, shop.host).send('GET', path)).statusCode).toBe(401);
    expect(await tree()).toEqual(['Cups']);
  });

  it.each([
    ['no name', { name: '  ' }, 'name', /Enter a name/],
    ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }, 'name', /at most 100 characters/],
    ['a name of two lines', { name: 'Cups\nPlates' }, 'name', /one line/],
    ['a parent that is none', { name: 'Cups', parentId: 'x' }, 'parentId', /./],
  ])('with %s is refused with a sentence', async (_what, body, field, sentence) => {
    const response = await owner.send('POST', path, body);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[field]).toMatch(sentence);
    expect(await tree()).toEqual([]);
  });

  it('stops growing at 500 categories, by hand and by products', async () => {
    await platform.db.$client.query(
      `insert into categories (website_id, id, name, position)
        select $1, gen_random_uuid(), 'C' || n, n from generate_series(1, $2::int) n`,
      [shop.websiteId, MAX_CATEGORIES],
    );
    const refused = await add('Last');
    expect(refused.json()).toMatchObject({
      error: 'CATEGORY_LIMIT',
      message: 'A shop has at most 500 categories. Delete some that are no longer needed.',
    });
    const id = await shop.addProduct('mug');
    expect((await sort(id, ['Last'])).json()).toMatchObject({ error: 'CATEGORY_LIMIT' });
    expect((await sort(id, ['c7'])).json()).toMatchObject({ categories: ['C7'] });
    expect(await list()).toHaveLength(MAX_CATEGORIES);
  });
});

describe('products and their categories', () => {
  it('add new ones to the end of the top level, and get the spelling of the tree', async () => {
    await add('Kitchen');
    await add('Cups', 'Kitchen');
    const id = await shop.addProduct('mug');
    const saved = await sort(id, ['cups', 'For tea', 'CUPS', 'for TEA']);
    expect(saved.json()).toMatchObject({ categories: ['Cups', 'For tea'] });
    expect(await tree()).toEqual(['Kitchen', '  Cups (1)', 'For tea (1)']);
    const { categories } = (await owner.send('GET', '/api/admin/products/labels')).json<UsedLabels>();
    expect(categories).toEqual([
      { name: 'Kitchen', inside: [] },
      { name: 'Cups', inside: ['Kitchen'] },
      { name: 'For tea', inside: [] },
    ]);
  });

  it('follow a new name: in their rows, in the owner’s list, also from the bin and in drafts', async () => {
    const mug = await addSorted('mug', 'Cups', 'New');
    const beaker = await addSorted('beaker', 'Cups');
    const vase = await addSorted('vase', 'Vases');
    await owner.send('DELETE', `/api/admin/products/${beaker}`);
    const before = { mug: await product(mug), vase: await product(vase) };
    expect((await rename('Cups', 'Mugs & beakers')).statusCode).toBe(200);
    const after = await product(mug);
    expect(after).toMatchObject({ categories: ['Mugs & beakers', 'New'] });
    // An open form of it is not saved over the new name.
    expect(after.revision).toBe(before.mug.revision + 1);
    expect(await product(vase)).toEqual(before.vase);
    expect(await filtered('Mugs & beakers')).toEqual(['mug']);
    expect(await filtered('Cups')).toEqual([]);
    expect(await filtered('New')).toEqual(['mug']);
    await owner.send('POST', `/api/admin/products/${beaker}/restore`);
    expect(await filtered('Mugs & beakers')).toEqual(['beaker', 'mug']);
    expect(await tree()).toEqual(['Mugs & beakers (2)', 'New (1)', 'Vases (1)']);
  });

  it('are found by visitors under the new name, and not under the old one', async () => {
    await addSorted('mug', 'Trinkware');
    const find = async (words: string): Promise<string> => {
      await indexStaleSites(platform);
      const answer = await aVisitor(app, shop.host).send('GET', `/search?q=${words}`);
      return answer.body;
    };
    expect(await find('trinkware')).toContain('/shop/p/mug');
    await rename('Trinkware', 'Beakers');
    await awaitNotifications(platform);
    expect(await find('beakers')).toContain('/shop/p/mug');
    expect(await find('trinkware')).not.toContain('/shop/p/mug');
  });

  it('lose a category that is deleted, and a form that was open meanwhile does not bring it back', async () => {
    const mug = await addSorted('mug', 'Cups', 'New');
    const { revision } = await product(mug);
    expect((await remove('Cups')).statusCode).toBe(204);
    expect(await filtered('Cups')).toEqual([]);
    const late = await sort(mug, ['Cups', 'New', 'Gifts'], revision);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect(await product(mug)).toMatchObject({ categories: ['New'] });
    expect(await tree()).toEqual(['New (1)']);
  });

  it('get the one that theirs is merged into, each once, and visitors find them by both names', async () => {
    await add('Kitchen');
    await add('Jugs', 'Kitchen');
    const mug = await addSorted('mug', 'Cups', 'New');
    const beaker = await addSorted('beaker', 'Cups', 'Kitchen');
    await add('Espresso', 'Cups');
    await rename('Cups', 'Mugs');
    const before = await product(mug);
    expect((await merge('Mugs', 'Kitchen')).statusCode).toBe(204);
    expect(await tree()).toEqual(['Kitchen (2)', '  Jugs', '  Espresso', 'New (1)']);
    expect(await product(mug)).toMatchObject({
      categories: ['Kitchen', 'New'],
      revision: before.revision + 1,
    });
    expect(await product(beaker)).toMatchObject({ categories: ['Kitchen'] });
    expect(await filtered('Kitchen')).toEqual(['beaker', 'mug']);
    expect(await filtered('Mugs')).toEqual([]);
    for (const former of ['Mugs', 'Cups']) {
      const answer = await aVisitor(app, shop.host).send('GET', `/shop?category=${former}`);
      expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/shop?category=Kitchen']);
    }
    expect((await merge('Kitchen', 'Kitchen')).json()).toMatchObject({ error: 'CATEGORY_INSIDE_ITSELF' });
    await add('Filter', 'Espresso');
    expect((await merge('Kitchen', 'Filter')).statusCode).toBe(204);
    expect(await tree()).toEqual(['Jugs', 'Espresso', '  Filter (2)', 'New (1)']);
  });

  it('keep theirs in a copy', async () => {
    const mug = await addSorted('mug', 'Cups');
    const copied = await owner.send('POST', `/api/admin/products/${mug}/duplicate`);
    expect(copied.json()).toMatchObject({ categories: ['Cups'] });
    expect(await tree()).toEqual(['Cups (2)']);
  });

  it('leave items of other lists as they are', async () => {
    await addSorted('mug', 'Clay');
    const post = shop.collectionId;
    await platform.db.$client.query(
      `insert into items (website_id, id, collection_id, url_id, record_type, title, categories, published_on, updated_on)
        values ($1, $2, $2, 'post', 1, 'Post', '{Clay,Diary}', now(), now())`,
      [shop.websiteId, post],
    );
    await rename('Clay', 'Stoneware');
    const { rows } = await platform.db.$client.query('select categories from items where id = $1', [post]);
    expect(rows).toEqual([{ categories: ['Clay', 'Diary'] }]);
    expect(await tree()).toEqual(['Stoneware (1)']);
  });
});

describe('two owners at once', () => {
  it('are refused what the other has changed since, and the tree stays as the first left it', async () => {
    await add('Cups');
    const { id, revision } = await named('Cups');
    await rename('Cups', 'Mugs');
    const answers = [
      await owner.send('PUT', `${path}/${id}`, { name: 'Bowls', revision }),
      await owner.send('POST', `${path}/${id}/move`, { parentId: null, after: null, revision }),
      await owner.send('POST', `${path}/${id}/merge`, { into: id, revision }),
      await owner.send('DELETE', `${path}/${id}?revision=${revision}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual(
      Array.from({ length: 4 }, () => [409, 'STALE_REVISION']),
    );
    expect(await tree()).toEqual(['Mugs']);
    await remove('Mugs');
    const gone = await owner.send('PUT', `${path}/${id}`, { name: 'Bowls', revision: 2 });
    expect(gone.json()).toMatchObject({ error: 'CATEGORY_NOT_FOUND' });
  });

  it('make one category of a name that both add, one of them by a product', async () => {
    const [mug, beaker] = [await shop.addProduct('mug'), await shop.addProduct('beaker')];
    const saved = await Promise.all([sort(mug, ['Cups']), sort(beaker, ['CUPS'])]);
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await list()).toHaveLength(1);
    const spellings = [await product(mug), await product(beaker)].map(({ categories }) => categories);
    expect(spellings[0]).toEqual(spellings[1]);
  });

  it('never leave a product with a name that is renamed while it is saved', async () => {
    const mug = await addSorted('mug', 'Cups');
    const beaker = await shop.addProduct('beaker');
    // The renaming waits for the row of the mug; the beaker, saved meanwhile, waits for the renaming.
    await withLockHeld(
      platform,
      'select from items where id = $1 for update',
      [mug],
      async (_holder, commit) => {
        const renaming = rename('Cups', 'Mugs');
        await untilBlocked(platform, 1);
        const saving = sort(beaker, ['Cups']);
        await untilBlocked(platform, 2);
        await commit();
        expect((await renaming).statusCode).toBe(200);
        expect((await saving).statusCode).toBe(200);
      },
    );
    // Saved afterwards, it is a category of its own again.
    expect(await tree()).toEqual(['Mugs (1)', 'Cups (1)']);
  });
});
