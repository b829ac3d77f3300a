import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';

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
    'truncate accounts, contributors, customers, rate_windows, bulk_jobs, bulk_rows',
  );
  shop = await aShop(platform, `customers-bulk-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

async function aCustomer(name: string, tags: readonly string[] = []): Promise<string> {
  const id = newId();
  await platform.db.$client.query(
    `insert into customers (website_id, id, email, name, tags, currency, first_order_on, last_order_on, search)
      values ($1, $2, $3, $4, $5, 'USD', now(), now(), search_vector($1, $3 || ' ' || $4, $5))`,
    [shop.websiteId, id, `${name.toLowerCase()}@example.com`, name, tags],
  );
  return id;
}
async function change(body: object, selection: object): Promise<BulkJob> {
  const response = await owner.send('POST', '/api/admin/customers/bulk', { selection, change: body });
  expect(response.statusCode, response.body).toBe(202);
  const job = response.json<BulkJob>();
  expect(job.phase).toBe('done');
  return job;
}
const undo = async (id: string) => (await owner.send('POST', `/api/admin/bulk/${id}/undo`)).json<BulkJob>();
async function tagsOf(search: string): Promise<readonly string[][]> {
  const response = await owner.send('GET', `/api/admin/customers?search=${search}`);
  return response.json<{ rows: { tags: string[] }[] }>().rows.map(({ tags }) => tags);
}
const found = async (tag: string): Promise<number> =>
  (await owner.send('GET', `/api/admin/customers?tag=${tag}`)).json().rows.length;

describe('tags of many customers', () => {
  it('are added, found and taken back', async () => {
    await aCustomer('June', ['VIP']);
    await aCustomer('Mo', ['wholesale']);
    const job = await change({ action: 'add-tag', tag: 'Wholesale' }, { query: {} });
    expect(job).toMatchObject({ total: 2, changed: 1, refused: [] });
    expect(await tagsOf('june')).toEqual([['VIP', 'Wholesale']]);
    expect(await found('wholesale')).toBe(2);
    expect(await undo(job.id)).toMatchObject({ phase: 'undone', changed: 0 });
    expect(await tagsOf('june')).toEqual([['VIP']]);
    expect(await found('wholesale')).toBe(1);
    expect(await tagsOf('mo')).toEqual([['wholesale']]);
  });

  it('are removed, and come back where they were', async () => {
    const id = await aCustomer('June', ['VIP', 'Wholesale', 'Berlin']);
    const job = await change({ action: 'remove-tag', tag: 'wholesale' }, { ids: [id] });
    expect(await tagsOf('june')).toEqual([['VIP', 'Berlin']]);
    expect(await found('wholesale')).toBe(0);
    await undo(job.id);
    expect(await tagsOf('june')).toEqual([['VIP', 'Wholesale', 'Berlin']]);
  });

  it('leave out people who were erased, also when they are taken back', async () => {
    const id = await aCustomer('June', ['VIP']);
    const job = await change({ action: 'remove-tag', tag: 'VIP' }, { ids: [id] });
    await platform.db.$client.query('update customers set erased_on = now()');
    expect(await undo(job.id)).toMatchObject({ refused: [{ reason: 'erased', count: 1 }] });
    expect(await change({ action: 'add-tag', tag: 'New' }, { ids: [id] })).toMatchObject({
      changed: 0,
      refused: [{ reason: 'erased', count: 1 }],
    });
  });

  it('stay below their number, and refuse what is no tag', async () => {
    const full = await aCustomer(
      'June',
      Array.from({ length: 50 }, (_, at) => `Tag ${at}`),
    );
    expect(await change({ action: 'add-tag', tag: 'One more' }, { ids: [full] })).toMatchObject({
      refused: [{ reason: 'too-many-tags', count: 1 }],
    });
    for (const tag of ['', ' '.repeat(5), 'x'.repeat(10_000), 7, null]) {
      const response = await owner.send('POST', '/api/admin/customers/bulk', {
        selection: { ids: [full] },
        change: { action: 'add-tag', tag },
      });
      expect(response.statusCode).toBe(422);
    }
  });
});
