// PostgreSQL: both (one statement makes order and customer)
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CustomerDetail, CustomerRow, MergePreview } from '@vitrine/contracts/customers.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  orderOf,
  someDetails,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { fulfilOrder } from '../orders/fulfil.ts';
import { refundOrder } from '../orders/refund.ts';
import { viewOrder } from '../orders/service.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let mug: { readonly variantId: string; readonly itemId: string };

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
  mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 1000 });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const total = 3400 + 600 + 238;

async function order(change: { email: string; firstName?: string; lastName?: string; city?: string }) {
  const { email, ...name } = change;
  const details: CheckoutDetails = {
    ...someDetails,
    email,
    note: 'Please ring twice',
    address: { ...someDetails.address, ...name },
  };
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
  const placed = await placeOrder(platform, shop.site, { ...aPlacement(cartId, total), details });
  platform.clock.advance(1000);
  return orderOf(placed);
}

async function list(query = ''): Promise<readonly CustomerRow[]> {
  const answer = await owner.send('GET', `/api/admin/customers${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListPage<CustomerRow>>().rows;
}
async function find(email: string): Promise<CustomerDetail> {
  const [row] = await list(`?search=${encodeURIComponent(email)}`);
  if (row === undefined) throw new Error(`no customer ${email}`);
  return (await owner.send('GET', `/api/admin/customers/${row.id}`)).json<CustomerDetail>();
}
const accountId = newId();
async function detail(orderId: string) {
  const found = await viewOrder(platform, shop.site.websiteId, orderId);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}
async function fulfil(orderId: string): Promise<void> {
  const sent = aFulfilment(await detail(orderId), accountId);
  const done = await fulfilOrder(platform, shop.site.websiteId, sent);
  expect(done.ok).toBe(true);
}
const refund = async (orderId: string, amountMinor: number) => {
  const { revision } = await detail(orderId);
  const done = await refundOrder(platform, shop.site.websiteId, {
    orderId,
    amountMinor,
    reason: '',
    returnToStock: false,
    idempotencyKey: newId(),
    revision,
    accountId,
  });
  expect(done.ok).toBe(true);
};

describe('customers', () => {
  it('come from orders: one per address, with name, place, count and sum', async () => {
    await order({ email: 'June@Example.com', firstName: 'June', lastName: 'Park', city: 'Boone' });
    await order({ email: 'june@example.com', firstName: 'June', lastName: 'Park', city: 'Sylva' });
    const june = await find('june@example.com');
    expect(june).toMatchObject({
      email: 'june@example.com',
      name: 'June Park',
      place: 'Sylva, NC, US',
      orderCount: 2,
      spentMinor: 2 * total,
      currency: 'USD',
    });
    expect(june.orders.map((each) => each.grandTotalMinor)).toEqual([total, total]);
  });

  it('placed at the same time by a new address are one customer with every order', async () => {
    const email = 'rush@example.com';
    await Promise.all(Array.from({ length: 8 }, () => order({ email })));
    expect(await find(email)).toMatchObject({ orderCount: 8, spentMinor: 8 * total });
    expect((await find(email)).orders).toHaveLength(8);
  });

  it('have spent less after a refund, by the amount refunded', async () => {
    const { orderId } = await order({ email: 'refunded@example.com' });
    await refund(orderId, 1000);
    expect(await find('refunded@example.com')).toMatchObject({ orderCount: 1, spentMinor: total - 1000 });
    await refund(orderId, total - 1000);
    expect(await find('refunded@example.com')).toMatchObject({ spentMinor: 0 });
  });

  it('are found by the beginning of a name, an address or a place, and by tag', async () => {
    await order({ email: 'ngugi@kilns.example', firstName: 'Ngũgĩ', lastName: 'Kamau', city: 'Zürich' });
    const person = await find('ngugi@kilns.example');
    await owner.send('PUT', `/api/admin/customers/${person.id}`, {
      tags: ['Wholesale', ' wholesale '],
      phone: '+41 44 000',
      revision: person.revision,
    });
    for (const search of ['ngug', 'kama ngu', 'zuri', 'kilns.exam', 'NGUGI@kilns.example', '+41'])
      expect(
        (await list(`?search=${encodeURIComponent(search)}`)).map((row) => row.id),
        search,
      ).toContain(person.id);
    expect((await list('?tag=Wholesale')).map((row) => [row.id, row.tags])).toEqual([
      [person.id, ['Wholesale']],
    ]);
    expect(await list('?search=nobodyofthisname')).toEqual([]);
  });

  it('are sorted by sum, by orders and by last order, and exported as CSV', async () => {
    const spent = (await list('?sort=-spent')).map((row) => row.spentMinor);
    expect(spent).toEqual(spent.toSorted((a, b) => b - a));
    const counts = (await list('?sort=orders')).map((row) => row.orderCount);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const csv = await owner.send('GET', '/api/admin/customers/export.csv?search=june');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body).toContain('June Park,june@example.com');
  });

  it('keep an edit of one owner when another saves an older state', async () => {
    await order({ email: 'noted@example.com' });
    const { id, revision } = await find('noted@example.com');
    const first = await owner.send('PUT', `/api/admin/customers/${id}`, { notes: 'Left-handed.', revision });
    expect(first.json<CustomerDetail>()).toMatchObject({ notes: 'Left-handed.', name: 'Ada Byron' });
    const second = await owner.send('PUT', `/api/admin/customers/${id}`, { notes: 'Other.', revision });
    expect(second.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await find('noted@example.com')).notes).toBe('Left-handed.');
    const long = await owner.send('PUT', `/api/admin/customers/${id}`, {
      name: 'n'.repeat(10_000),
      revision,
    });
    expect(long.json()).toMatchObject({ fields: { name: 'Use at most 200 characters.' } });
  });
});

describe('merging two customers', () => {
  it('is shown first, adds orders, notes and tags, and counts later orders of both addresses in one place', async () => {
    await order({ email: 'a.lee@example.com', firstName: 'A', lastName: 'Lee' });
    await order({ email: 'ana@work.example', firstName: 'Ana', lastName: 'Lee', city: 'Durham' });
    const kept = await find('a.lee@example.com');
    const other = await find('ana@work.example');
    const preview = (
      await owner.send('GET', `/api/admin/customers/${kept.id}/merge?other=${other.id}`)
    ).json<MergePreview>();
    expect(preview).toMatchObject({
      email: 'a.lee@example.com',
      otherEmails: ['ana@work.example'],
      orderCount: 2,
      spentMinor: 2 * total,
    });
    const merged = await owner.send('POST', `/api/admin/customers/${kept.id}/merge`, {
      otherId: other.id,
      revision: preview.revision,
      otherRevision: preview.otherRevision,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    const again = await owner.send('POST', `/api/admin/customers/${kept.id}/merge`, {
      otherId: other.id,
      revision: preview.revision,
      otherRevision: preview.otherRevision,
    });
    expect(again.json()).toMatchObject({ error: 'CUSTOMER_MERGE_SAME' });
    const { orderId } = await order({ email: 'ana@work.example' });
    await refund(orderId, 500);
    const now = await find('ana@work.example');
    expect(now).toMatchObject({ id: kept.id, orderCount: 3, spentMinor: 3 * total - 500 });
    expect(now.orders).toHaveLength(3);
    // Its old page leads to the customer it was merged into.
    expect((await owner.send('GET', `/api/admin/customers/${other.id}`)).json()).toMatchObject({
      id: kept.id,
    });
  });

  it('is refused when one of them changed since the preview', async () => {
    await order({ email: 'one@example.com' });
    await order({ email: 'two@example.com' });
    const one = await find('one@example.com');
    const two = await find('two@example.com');
    await owner.send('PUT', `/api/admin/customers/${two.id}`, { notes: 'New', revision: two.revision });
    const merged = await owner.send('POST', `/api/admin/customers/${one.id}/merge`, {
      otherId: two.id,
      revision: one.revision,
      otherRevision: two.revision,
    });
    expect(merged.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await find('two@example.com')).id).toBe(two.id);
  });
});

/** Tables with a row that matches, over all columns of all tables. */
async function tablesThatName(pattern: RegExp): Promise<readonly string[]> {
  const { rows } = await platform.db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const named: string[] = [];
  for (const { name } of rows) {
    const found = await platform.db.$client.query<{ text: string }>(
      `select to_jsonb(t)::text as text from "${name}" t where to_jsonb(t)::text ~* $1`,
      [pattern.source],
    );
    if (found.rows.length > 0) named.push(name);
  }
  return named;
}

describe('a person’s data', () => {
  it('is exported from every module as one file', async () => {
    await order({ email: 'export@example.com', firstName: 'Exa', lastName: 'Porter' });
    const { id } = await find('export@example.com');
    const file = await owner.send('GET', `/api/admin/customers/${id}/personal-data.json`);
    expect(file.headers['content-disposition']).toContain('attachment');
    const data = file.json<Record<string, readonly unknown[]>>();
    expect(data).toMatchObject({
      customer: { emails: ['export@example.com'], name: 'Exa Porter' },
      orders: [
        { details: { email: 'export@example.com', note: 'Please ring twice' }, lines: [{ product: 'Mug' }] },
      ],
      payments: [{ cardLast4: '4242' }],
      mails: [{ subject: expect.any(String) }],
    });
  });

  it('is erased everywhere in the database, while sums and counts stay', async () => {
    const { orderId } = await order({
      email: 'gone@forget.example',
      firstName: 'Zebulon',
      lastName: 'Quimby',
    });
    await platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, author_email, body, status,
         fingerprint, body_hash, sender_hash, created_on)
       values ($1, $2, $3, $2, 1, 'Zebulon Quimby', 'gone@forget.example', 'Lovely mug', 'visible', 'f', 'h', 's', now())`,
      [shop.site.websiteId, newId(), mug.itemId],
    );
    const customer = await find('gone@forget.example');
    const erase = (revision: number) =>
      owner.send('POST', `/api/admin/customers/${customer.id}/erase`, { revision });
    expect((await erase(customer.revision)).json()).toMatchObject({
      error: 'CUSTOMER_HAS_OPEN_ORDERS',
      message: expect.stringContaining('#'),
    });
    // One that awaits its payment is still to be sent too: paying it needs what was ordered, by whom.
    await platform.db.$client.query("update orders set status = 'awaiting-payment' where id = $1", [orderId]);
    expect((await erase(customer.revision)).json()).toMatchObject({ error: 'CUSTOMER_HAS_OPEN_ORDERS' });
    await platform.db.$client.query("update orders set status = 'paid' where id = $1", [orderId]);
    await fulfil(orderId);
    const erased = await erase(customer.revision);
    expect(erased.statusCode, erased.body).toBe(200);
    expect(erased.json()).toMatchObject({
      email: '',
      name: '',
      isErased: true,
      orderCount: 1,
      spentMinor: total,
    });
    expect(await tablesThatName(/quimby|zebulon|gone@forget/i)).toEqual([]);
    const { details, grandTotalMinor } = await detail(orderId);
    expect(grandTotalMinor).toBe(total);
    expect(details.address).toMatchObject({ country: 'US', city: '', lastName: '' });
    expect((await owner.send('GET', '/api/admin/orders?search=quimby')).json()).toMatchObject({ rows: [] });
    expect((await erase(customer.revision + 1)).json()).toMatchObject({ error: 'CUSTOMER_ERASED' });
    // Who orders again is a new customer.
    await order({ email: 'gone@forget.example', firstName: 'New', lastName: 'Start' });
    expect(await find('gone@forget.example')).toMatchObject({ name: 'New Start', orderCount: 1 });
  });
});

describe('a customer who is erased while an order is refunded', () => {
  it('waits for the refund', async () => {
    const { orderId } = await order({ email: 'both@example.com' });
    await fulfil(orderId);
    const customer = await find('both@example.com');
    const refunding = await platform.db.$client.connect();
    try {
      // As a refund does: the order first, then what its customer has spent.
      await refunding.query('begin');
      await refunding.query('select from orders where id = $1 for update', [orderId]);
      const erased = owner.send('POST', `/api/admin/customers/${customer.id}/erase`, {
        revision: customer.revision,
      });
      await vi.waitFor(async () => {
        const { rowCount } = await platform.db.$client.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        expect(rowCount).toBe(1);
      });
      await refunding.query('update customers set spent_minor = 0 where id = $1', [customer.id]);
      await refunding.query('commit');
      expect((await erased).json()).toMatchObject({ isErased: true, spentMinor: 0 });
    } finally {
      refunding.release();
    }
  });
});

describe('every call about customers', () => {
  it('is refused without an owner, and finds nothing of another website', async () => {
    await order({ email: 'private@example.com' });
    const { id, revision } = await find('private@example.com');
    const calls = [
      ['GET', '/api/admin/customers'],
      ['GET', '/api/admin/customers/count'],
      ['GET', '/api/admin/customers/export.csv'],
      ['GET', `/api/admin/customers/${id}`],
      ['GET', `/api/admin/customers/${id}/personal-data.json`],
      ['GET', `/api/admin/customers/${id}/merge?other=${newId()}`],
      ['PUT', `/api/admin/customers/${id}`, { notes: 'x', revision }],
      ['POST', `/api/admin/customers/${id}/merge`, { otherId: newId(), revision, otherRevision: 1 }],
      ['POST', `/api/admin/customers/${id}/erase`, { revision }],
    ] as const;
    const visitor = aVisitor(app, shop.host);
    for (const [method, path, body] of calls)
      expect((await visitor.send(method, path, body)).statusCode, path).toBe(401);
    const other = await aCheckoutShop(platform, 'other-shop');
    const stranger = await anOwner(app, platform, { host: other.host, websiteId: other.site.websiteId });
    for (const [method, path, body] of calls.slice(3))
      expect((await stranger.send(method, path, body)).statusCode, path).toBe(404);
    expect((await stranger.send('GET', '/api/admin/customers')).json()).toEqual({ rows: [], next: null });
    expect((await find('private@example.com')).notes).toBe('');
  });
});
