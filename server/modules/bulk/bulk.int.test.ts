// PostgreSQL: both (row locks)
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ProductsChange } from '@vitrine/contracts/products-bulk.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { seedBulkProducts } from '@vitrine/testing/seed-bulk-products.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createProduct } from '../catalog/index.ts';
import { createCollection } from '../content/index.ts';
import { newId } from '../../platform/ids.ts';
import { bulkPoller } from './bulk-poller.ts';
import { insertJob } from './repository.ts';
import { runBatch } from './run-job.ts';

const MANY = 2000;

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
  await platform.db.$client.query(
    `truncate accounts, contributors, rate_windows, bulk_jobs, bulk_rows, items, products, variants, stock,
      stock_movements, item_status_changes`,
  );
  platform.clock.set(Date.parse('2026-03-02T15:00:00Z'));
  shop = await aShop(platform, `bulk-${count}.example`);
  owner = await anOwner(app, platform, shop);
});
afterEach(async () => {
  await platform.db.$client.query('drop trigger if exists break_off on items');
});

const start = (change: object, selection: object) =>
  owner.send('POST', '/api/admin/products/bulk', { selection, change });

async function done(change: ProductsChange, selection: object): Promise<BulkJob> {
  const response = await start(change, selection);
  expect(response.statusCode, response.body).toBe(202);
  return finish(response.json<BulkJob>().id);
}
async function job(id: string): Promise<BulkJob> {
  const response = await owner.send('GET', `/api/admin/bulk/${id}`);
  expect(response.statusCode).toBe(200);
  return response.json<BulkJob>();
}
const recent = async (before?: string) =>
  (await owner.send('GET', `/api/admin/bulk/recent${before === undefined ? '' : `?before=${before}`}`)).json<{
    jobs: BulkJob[];
    next: string | null;
  }>();
const command = (id: string, name: string) => owner.send('POST', `/api/admin/bulk/${id}/${name}`);
/** Runs what is waiting, as a server does. */
const runPoller = () => bulkPoller(platform).run(new AbortController().signal);
async function finish(id: string): Promise<BulkJob> {
  await runPoller();
  return job(id);
}
async function undone(id: string): Promise<BulkJob> {
  expect((await command(id, 'undo')).statusCode).toBe(200);
  return finish(id);
}

/** A job that has only been noted: the test runs its batches itself. */
async function begin(change: ProductsChange, selection: object = { query: {} }): Promise<string> {
  const { rows } = await platform.db.$client.query<{ id: string }>('select id from accounts limit 1');
  const id = newId();
  await insertJob(platform.db, {
    websiteId: shop.websiteId,
    id,
    accountId: rows[0]?.id ?? '',
    list: 'products',
    change,
    selection,
    startedOn: new Date(platform.clock.now()),
  });
  return id;
}
const batch = (id: string) => runBatch(platform, { websiteId: shop.websiteId, id });

async function values<T>(text: string): Promise<readonly T[]> {
  const { rows } = await platform.db.$client.query<{ value: T }>(text, [shop.websiteId]);
  return rows.map(({ value }) => value);
}
const prices = () =>
  values<number>('select price_minor::int as value from variants where website_id = $1 order by sku');
const statuses = () => values<string>('select status as value from items where website_id = $1 order by id');
const tags = () => values<string[]>('select tags as value from items where website_id = $1 order by id');
const units = () =>
  values<number>(
    `select quantity as value from stock s join variants v on v.website_id = s.website_id and v.id = s.variant_id
      where s.website_id = $1 order by v.sku`,
  );
const places = () =>
  values<string>(
    `select c.url_id || '/' || i.url_id || ' ' || i.display_index as value from items i
      join collections c on c.website_id = i.website_id and c.id = i.collection_id
      where i.website_id = $1 order by c.url_id, i.display_index, i.id`,
  );
/** Everything of the shop that an action can change, to compare before and after. */
async function state(): Promise<unknown> {
  return Promise.all([
    prices(),
    units(),
    values(
      `select json_build_array(id, status, published_on, deleted_on is null, tags, title) as value from items
        where website_id = $1 order by id`,
    ),
  ]);
}

/** Changes to this product fail until `afterEach`. */
async function breakOffAt(title: string): Promise<void> {
  await platform.db.$client.query(`
    create or replace function break_off() returns trigger language plpgsql as $$
      begin raise exception 'broken off'; end $$;
    create trigger break_off before update on items for each row
      when (new.title = '${title}') execute function break_off()`);
}

describe('an action on selected products', () => {
  const actions: readonly (readonly [
    ProductsChange,
    () => Promise<readonly unknown[]>,
    readonly unknown[],
  ])[] = [
    [{ action: 'hide' }, statuses, ['draft', 'draft', 'published']],
    [{ action: 'archive' }, statuses, ['deprecated', 'deprecated', 'published']],
    [{ action: 'delete' }, statuses, ['deprecated', 'deprecated', 'published']],
    [{ action: 'add-tag', tag: 'Spring' }, tags, [['Clay', 'Spring'], ['Clay', 'Spring'], ['Clay']]],
    [{ action: 'remove-tag', tag: 'clay' }, tags, [[], [], ['Clay']]],
    [{ action: 'price-percent', hundredths: -1000 }, prices, [900, 900, 1000]],
    [{ action: 'price-amount', minor: 250 }, prices, [1250, 1250, 1000]],
    [{ action: 'set-stock', quantity: 3 }, units, [3, 3, 10]],
    [{ action: 'add-stock', delta: -4 }, units, [6, 6, 10]],
  ];

  it.each(actions)('%j changes those, is logged, and is taken back', async (change, read, expected) => {
    const [first = '', second = ''] = await seedBulkProducts(platform.db, shop, 3);
    const before = await state();
    const finished = await done(change, { ids: [first, second] });
    expect(finished).toMatchObject({ phase: 'done', total: 2, handled: 2, changed: 2, refused: [] });
    expect(await read()).toEqual(expected);
    // Once more there is nothing to change.
    const again = await done(change, { ids: [first, second] });
    if (!['price-percent', 'price-amount', 'add-stock'].includes(change.action)) {
      expect(again.changed).toBe(0);
      expect(await undone(finished.id)).toMatchObject({
        phase: 'undone',
        changed: 0,
        handled: 2,
        refused: [],
      });
    } else {
      await undone(again.id);
      await undone(finished.id);
    }
    expect(await state()).toEqual(before);
  });

  it('publishes drafts for the first time now, and restores what is in the bin', async () => {
    const [first = '', second = ''] = await seedBulkProducts(platform.db, shop, 2);
    await platform.db.$client.query("update items set status = 'draft', published_on = '2020-01-01'");
    await done({ action: 'publish' }, { ids: [first] });
    const day = 'select published_on::text as value from items where website_id = $1 order by id';
    expect((await values<string>(day))[0]).toContain('2026-03-02');
    await done({ action: 'delete' }, { ids: [first, second] });
    const list = await owner.send('GET', '/api/admin/products?status=deleted');
    expect(list.json().rows).toHaveLength(2);
    const restored = await done({ action: 'restore' }, { query: { status: 'deleted' }, except: [second] });
    expect(restored).toMatchObject({ total: 1, changed: 1 });
    expect(await statuses()).toEqual(['published', 'deprecated']);
    expect(await done({ action: 'restore' }, { ids: [second] })).toMatchObject({ total: 1, changed: 1 });
  });

  it('keeps the log of stock complete', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    const finished = await done({ action: 'set-stock', quantity: 25 }, { ids });
    await undone(finished.id);
    const sums = await values<boolean>(
      `select sum(m.delta) = s.quantity and max(m.number) = s.movement and count(*) = s.movement as value
        from stock s join stock_movements m on m.website_id = s.website_id and m.variant_id = s.variant_id
        where s.website_id = $1 group by s.variant_id, s.quantity, s.movement`,
    );
    expect(sums).toEqual([true, true]);
  });

  it('moves products to another store page with their old addresses, and back to their places', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 3);
    const outlet = await createCollection(platform, shop.websiteId, {
      kind: 'products',
      urlId: 'outlet',
      title: 'Outlet',
    });
    const { rows } = await platform.db.$client.query<{ url: string }>(
      'select url_id as url from items where website_id = $1 order by id',
      [shop.websiteId],
    );
    const [one = '', two = '', three = ''] = rows.map(({ url }) => url);
    // Its address is taken there.
    await createProduct(platform, shop.websiteId, {
      item: { collectionId: outlet, urlId: two, title: 'There already', status: 'published' },
      type: 'physical',
      variants: [{ sku: 'THERE', priceMinor: 100, stock: 1 }],
    });
    await owner.send('POST', '/api/admin/products/order', { ids: [ids[2], ids[0], ids[1]], place: 1 });
    const before = await places();
    const moved = await done({ action: 'move-page', page: outlet }, { ids });
    expect(moved).toMatchObject({ changed: 2, refused: [{ reason: 'address-taken', count: 1 }] });
    expect((await places()).map((text) => text.split(' ')[0])).toEqual([
      `outlet/${two}`,
      `outlet/${three}`,
      `outlet/${one}`,
      `shop/${two}`,
    ]);
    const visit = (path: string) => app.inject({ url: path, headers: { host: shop.host } });
    await awaitNotifications(platform);
    expect((await visit(`/shop/p/${one}`)).headers.location).toBe(`/outlet/p/${one}`);
    expect((await visit(`/outlet/p/${one}`)).statusCode).toBe(200);
    expect(await undone(moved.id)).toMatchObject({ phase: 'undone', changed: 0, refused: [] });
    expect(await places()).toEqual(before);
    await awaitNotifications(platform);
    expect((await visit(`/shop/p/${one}`)).statusCode).toBe(200);
    expect((await visit(`/outlet/p/${one}`)).headers.location).toBe(`/shop/p/${one}`);
    const gone = await done({ action: 'move-page', page: newId() }, { ids });
    expect(gone).toMatchObject({ changed: 0, refused: [{ reason: 'page-gone', count: 3 }] });
  });

  it('says why rows were left as they were', async () => {
    const [bowl = '', binned = ''] = await seedBulkProducts(platform.db, shop, 2);
    await done({ action: 'delete' }, { ids: [binned] });
    const voucher = await shop.addProduct('voucher', {
      type: 'giftCard',
      variants: [{ sku: 'GIFT', priceMinor: 5000, stock: null }],
    });
    const sale = await shop.addProduct('sale', {
      variants: [{ sku: 'SALE', priceMinor: 900, salePriceMinor: 850, stock: 1 }],
    });
    const ids = [bowl, binned, voucher, sale, newId()];
    const stock = await done({ action: 'add-stock', delta: -5 }, { ids });
    expect(new Map(stock.refused.map(({ reason, count: rows }) => [reason, rows]))).toEqual(
      new Map([
        ['in-bin', 1],
        ['not-counted', 1],
        ['too-few-units', 1],
      ]),
    );
    expect(stock).toMatchObject({ total: 4, handled: 4, changed: 1 });
    const price = await done({ action: 'price-percent', hundredths: -1000 }, { ids: [sale] });
    expect(price).toMatchObject({ changed: 0, refused: [{ reason: 'above-price', count: 1 }] });
  });
});

describe('an action on all products that match', () => {
  it('reaches every one of them and no other, also of 2,000', async () => {
    const ids = await seedBulkProducts(platform.db, shop, MANY);
    const other = await shop.addProduct('plate', { title: 'Plate' });
    const except = ids.slice(0, 3);
    const finished = await done({ action: 'price-amount', minor: 100 }, { query: { search: 'bow' }, except });
    expect(finished).toMatchObject({ phase: 'done', total: MANY - 3, changed: MANY - 3, refused: [] });
    const byPrice = await values<string>(
      `select price_minor || ': ' || count(*) as value from variants where website_id = $1 group by price_minor order by 1`,
    );
    expect(byPrice).toEqual([`1000: 4`, `1100: ${MANY - 3}`]);
    const plate = await owner.send('GET', `/api/admin/products/${other}`);
    expect(plate.json().variants[0].priceMinor).toBe(1000);
  });

  it('reaches what its own changes take out of the filter', async () => {
    await seedBulkProducts(platform.db, shop, MANY);
    const finished = await done({ action: 'hide' }, { query: { status: 'published' } });
    expect(finished).toMatchObject({ total: MANY, changed: MANY });
    expect(new Set(await statuses())).toEqual(new Set(['draft']));
  });

  it('leaves out what is erased before its turn', async () => {
    const [first = ''] = await seedBulkProducts(platform.db, shop, 3);
    const id = await begin({ action: 'add-tag', tag: 'Spring' });
    await batch(id);
    await platform.db.$client.query('delete from products where item_id = $1', [first]);
    expect(await finish(id)).toMatchObject({
      total: 3,
      handled: 3,
      changed: 2,
      refused: [{ reason: 'gone', count: 1 }],
    });
  });

  it('empties the bin for good and leaves every other product; it cannot be taken back', async () => {
    const ids = await seedBulkProducts(platform.db, shop, MANY);
    const other = await aShop(platform, `bulk-bin-${count}.example`);
    const theirs = await other.addProduct('bowl-theirs', { title: 'Bowl' });
    await platform.db.$client.query(
      "update items set deleted_on = now(), deleted_from = 'published', status = 'deprecated' where id = $1",
      [theirs],
    );
    await done({ action: 'delete' }, { ids: ids.slice(0, 1000) });
    await done({ action: 'delete' }, { ids: ids.slice(1000, 1200) });
    const emptied = await done({ action: 'erase' }, { query: { status: 'deleted' } });
    expect(emptied).toMatchObject({ phase: 'done', total: 1200, changed: 1200, refused: [], commands: [] });
    expect(await statuses()).toHaveLength(MANY - 1200);
    for (const table of ['products', 'variants', 'stock'])
      expect([
        table,
        ...(await values<number>(`select count(*)::int as value from ${table} where website_id = $1`)),
      ]).toEqual([table, MANY - 1200]);
    expect((await command(emptied.id, 'undo')).json()).toMatchObject({ error: 'BULK_STATE' });
    const { rows } = await platform.db.$client.query('select 1 from items where id = $1', [theirs]);
    expect(rows).toHaveLength(1);
  });

  it('deletes nothing for good that is not in the bin, and does not offer to take back a half', async () => {
    const [kept = '', binned = ''] = await seedBulkProducts(platform.db, shop, 2);
    await done({ action: 'delete' }, { ids: [binned] });
    const erased = await done({ action: 'erase' }, { ids: [kept, binned] });
    expect(erased).toMatchObject({ changed: 1, refused: [{ reason: 'not-in-bin', count: 1 }] });
    expect((await owner.send('GET', `/api/admin/products/${kept}`)).statusCode).toBe(200);
    expect((await owner.send('GET', `/api/admin/products/${binned}`)).statusCode).toBe(404);
    const half = await begin({ action: 'erase' });
    await command(half, 'pause');
    expect((await job(half)).commands).toEqual(['resume', 'stop']);
  });

  it('never reaches another website', async () => {
    await seedBulkProducts(platform.db, shop, 3);
    const other = await aShop(platform, `bulk-other-${count}.example`);
    const theirs = await other.addProduct('bowl-theirs', { title: 'Bowl' });
    await done({ action: 'hide' }, { query: {} });
    const named = await done({ action: 'archive' }, { ids: [theirs] });
    expect(named).toMatchObject({ total: 0, changed: 0 });
    const { rows } = await platform.db.$client.query('select status from items where id = $1', [theirs]);
    expect(rows).toEqual([{ status: 'published' }]);
  });
});

describe('a change of many rows that breaks off in the middle', () => {
  it('goes on after a restart where it was, and does nothing twice', async () => {
    await seedBulkProducts(platform.db, shop, MANY);
    const id = await begin({ action: 'price-amount', minor: 100 });
    expect(await batch(id)).toBe(true);
    expect(await job(id)).toMatchObject({ phase: 'changing', total: MANY, handled: 0 });
    expect(await batch(id)).toBe(true);
    const half = await job(id);
    expect(half.handled).toBeGreaterThan(0);
    expect(half.handled).toBeLessThan(MANY);
    expect(half).toMatchObject({ phase: 'changing', changed: half.handled });
    // Another server goes on; two at once do not disturb each other.
    await Promise.all([runPoller(), runPoller()]);
    expect(await job(id)).toMatchObject({ phase: 'done', handled: MANY, changed: MANY });
    expect(new Set(await prices())).toEqual(new Set([1100]));
  });

  it('is paused after failing three times, and goes back as the owner chooses', async () => {
    await seedBulkProducts(platform.db, shop, MANY);
    const before = await state();
    await breakOffAt('Bowl 1500');
    const response = await start({ action: 'price-amount', minor: 100 }, { query: {} });
    const { id } = response.json<BulkJob>();
    for (let run = 0; run < 3; run += 1) await runPoller();
    const broken = await job(id);
    expect(broken).toMatchObject({ phase: 'changing', isPaused: true, hasFailed: true });
    expect(broken.commands).toEqual(['resume', 'stop', 'undo']);
    expect(broken.changed).toBe(1000);
    expect((await prices()).filter((price) => price === 1100)).toHaveLength(1000);
    const back = await undone(id);
    expect(back).toMatchObject({ phase: 'undone', changed: 0, handled: 1000, refused: [], commands: [] });
    expect(await state()).toEqual(before);
  });

  it('goes on as the owner chooses', async () => {
    await seedBulkProducts(platform.db, shop, MANY);
    await breakOffAt('Bowl 1500');
    const { id } = (await start({ action: 'price-amount', minor: 100 }, { query: {} })).json<BulkJob>();
    for (let run = 0; run < 3; run += 1) await runPoller();
    await platform.db.$client.query('drop trigger break_off on items');
    expect((await command(id, 'resume')).statusCode).toBe(200);
    expect(await finish(id)).toMatchObject({ phase: 'done', changed: MANY, hasFailed: false });
    expect(new Set(await prices())).toEqual(new Set([1100]));
  });

  it('stays where it is when it is stopped, and can still be taken back', async () => {
    await seedBulkProducts(platform.db, shop, MANY);
    const id = await begin({ action: 'add-tag', tag: 'Spring' });
    await batch(id);
    await batch(id);
    expect((await command(id, 'pause')).json()).toMatchObject({
      phase: 'changing',
      isPaused: true,
      hasFailed: false,
    });
    await runPoller();
    const stopped = (await command(id, 'stop')).json<BulkJob>();
    expect(stopped).toMatchObject({ phase: 'stopped', commands: ['undo'] });
    await runPoller();
    expect((await tags()).filter((one) => one.includes('Spring'))).toHaveLength(stopped.changed);
    expect(stopped.changed).toBeGreaterThan(0);
    await undone(id);
    expect((await tags()).filter((one) => one.includes('Spring'))).toHaveLength(0);
  });
});

describe('taking back a change of many rows', () => {
  it('leaves what somebody has changed since', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 3);
    const finished = await done({ action: 'price-amount', minor: 100 }, { ids });
    const detail = (await owner.send('GET', `/api/admin/products/${ids[0]}`)).json();
    const saved = await owner.send('PUT', `/api/admin/products/${ids[0]}`, {
      revision: detail.revision,
      variants: [{ id: detail.variants[0].id, priceMinor: 7700 }],
    });
    expect(saved.statusCode).toBe(200);
    expect(await undone(finished.id)).toMatchObject({
      handled: 3,
      changed: 1,
      refused: [{ reason: 'changed-since', count: 1 }],
    });
    expect(await prices()).toEqual([7700, 1000, 1000]);
  });

  it('keeps units sold that were sold since', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    const finished = await done({ action: 'add-stock', delta: 5 }, { ids });
    // Of the first 2 are sold, of the second 12.
    await platform.db.$client.query(
      `update stock s set quantity = quantity - case v.sku when 'BOWL-1' then 2 else 12 end
        from variants v where v.id = s.variant_id`,
    );
    expect(await undone(finished.id)).toMatchObject({ refused: [{ reason: 'sold-since', count: 1 }] });
    expect(await units()).toEqual([8, 3]);
  });

  it('is possible for a day, and then its rows are deleted', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    const finished = await done({ action: 'hide' }, { ids });
    platform.clock.advance(24 * 60 * 60 * 1000 + 1);
    const late = await command(finished.id, 'undo');
    expect(late.json()).toMatchObject({ error: 'BULK_UNDO_TOO_LATE' });
    await runPoller();
    const { rows } = await platform.db.$client.query('select 1 from bulk_rows');
    expect(rows).toEqual([]);
    expect(await job(finished.id)).toMatchObject({ phase: 'done', changed: 2, commands: [] });
    expect((await command(finished.id, 'undo')).json()).toMatchObject({ error: 'BULK_UNDO_TOO_LATE' });
  });

  it('leaves the change in the list of recent ones for 30 days', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    const finished = await done({ action: 'hide' }, { ids });
    platform.clock.advance(24 * 60 * 60 * 1000 + 1);
    await runPoller();
    platform.clock.advance(30 * 24 * 60 * 60 * 1000 - 1);
    await runPoller();
    // The session has ended meanwhile.
    const kept = 'select id as value from bulk_jobs where website_id = $1';
    expect(await values(kept)).toEqual([finished.id]);
    platform.clock.advance(2);
    await runPoller();
    expect(await values(kept)).toEqual([]);
  });

  it('waits until another change of the list is done', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    const finished = await done({ action: 'hide' }, { ids });
    await begin({ action: 'archive' });
    expect((await command(finished.id, 'undo')).json()).toMatchObject({ error: 'BULK_BUSY' });
    expect((await start({ action: 'publish' }, { ids })).json()).toMatchObject({
      error: 'BULK_BUSY',
      message: 'Another change of many products is under way. Wait until it is done, or end it first.',
    });
  });
});

describe('the calls for many rows', () => {
  it('show the changes of a list, the newest first', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    await done({ action: 'hide' }, { ids });
    await done({ action: 'publish' }, { ids });
    const { jobs } = (await owner.send('GET', '/api/admin/bulk?list=products')).json<{ jobs: BulkJob[] }>();
    expect(jobs.map(({ action, startedBy }) => [action, startedBy])).toEqual([
      ['publish', 'Rowan'],
      ['hide', 'Rowan'],
    ]);
    expect((await owner.send('GET', '/api/admin/bulk?list=orders')).json()).toEqual({ jobs: [] });
  });

  it('show the recent changes of all lists in pages: who, when, how many, and what can be done', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 3);
    const first = await done({ action: 'hide' }, { ids });
    for (let made = 0; made < 25; made += 1) await done({ action: 'archive' }, { ids: ids.slice(0, 1) });
    await undone(first.id);
    const page = await recent();
    expect(page.jobs).toHaveLength(25);
    expect(page.jobs[0]).toMatchObject({ list: 'products', action: 'archive', startedBy: 'Rowan' });
    const rest = await recent(page.next ?? '');
    expect(rest).toMatchObject({
      jobs: [{ id: first.id, action: 'hide', total: 3, phase: 'undone', commands: [] }],
      next: null,
    });
    const other = await aShop(platform, `bulk-recent-${count}.example`);
    const there = await anOwner(app, platform, other, 'kim@example.com');
    expect((await there.send('GET', '/api/admin/bulk/recent')).json()).toEqual({ jobs: [], next: null });
  });

  it('are refused without an owner, and to the owner of another website', async () => {
    const ids = await seedBulkProducts(platform.db, shop, 2);
    const { id } = await done({ action: 'hide' }, { ids });
    const other = await aShop(platform, `bulk-third-${count}.example`);
    const there = await anOwner(app, platform, other, 'mo@example.com');
    const elsewhere = aVisitor(app, shop.host);
    for (const [name, value] of there.cookies) elsewhere.cookies.set(name, value);
    for (const visitor of [aVisitor(app, shop.host), elsewhere]) {
      const body = { selection: { ids }, change: { action: 'publish' } };
      expect((await visitor.send('POST', '/api/admin/products/bulk', body)).statusCode).toBe(401);
      expect((await visitor.send('GET', '/api/admin/bulk?list=products')).statusCode).toBe(401);
      expect((await visitor.send('GET', `/api/admin/bulk/${id}`)).statusCode).toBe(401);
      for (const name of ['pause', 'resume', 'stop', 'undo']) {
        expect((await visitor.send('POST', `/api/admin/bulk/${id}/${name}`)).statusCode).toBe(401);
      }
    }
    // The owner of another website does not find it at her own.
    expect((await there.send('POST', `/api/admin/bulk/${id}/undo`)).json()).toMatchObject({
      error: 'BULK_NOT_FOUND',
    });
    expect(await statuses()).toEqual(['draft', 'draft']);
  });

  it.each<[string, object, object]>([
    ['no rows', { ids: [] }, { action: 'publish' }],
    ['neither rows nor a search', {}, { action: 'publish' }],
    ['both rows and a search', { ids: [newId()], query: {} }, { action: 'publish' }],
    ['a wrong id', { ids: ['nope'] }, { action: 'publish' }],
    [
      'more ids than are allowed',
      { ids: Array.from({ length: 1001 }, () => newId()) },
      { action: 'publish' },
    ],
    ['a filter of another list', { query: { fulfilment: 'fulfilled' } }, { action: 'publish' }],
    ['a wrong filter', { query: { status: 'nope' } }, { action: 'publish' }],
    ['a long search', { query: { search: 'x'.repeat(10_000) } }, { action: 'publish' }],
    ['an unknown action', { query: {} }, { action: 'explode' }],
    ['no action', { query: {} }, {}],
    ['a tag of 10,000 letters', { query: {} }, { action: 'add-tag', tag: 'x'.repeat(10_000) }],
    ['an empty tag', { query: {} }, { action: 'add-tag', tag: '  ' }],
    ['a price of 1e12', { query: {} }, { action: 'price-amount', minor: 1e12 }],
    ['a price change of nothing', { query: {} }, { action: 'price-percent', hundredths: 0 }],
    ['half a minor unit', { query: {} }, { action: 'price-amount', minor: 0.5 }],
    ['prices below nothing', { query: {} }, { action: 'price-percent', hundredths: -10_001 }],
    ['negative stock', { query: {} }, { action: 'set-stock', quantity: -1 }],
    ['too much stock', { query: {} }, { action: 'set-stock', quantity: 1e9 }],
  ])('refuse %s with a sentence, and change nothing', async (_name, selection, change) => {
    await seedBulkProducts(platform.db, shop, 2);
    const response = await start(change, selection);
    expect(response.statusCode).toBe(422);
    expect(Object.values<string>(response.json().fields)[0]).toMatch(/^[A-Z].*\.$/);
    const { rows } = await platform.db.$client.query('select 1 from bulk_jobs');
    expect(rows).toEqual([]);
  });
});
