// PostgreSQL: both (row locks, two servers at once)
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { type AwaitedProduct, anAwaitedProduct } from '@vitrine/testing/waiting-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { BATCH, sendBackInStockMails, writeBatch } from './sends.ts';

const calls = '/api/site-users/account/notifications/restock';
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let vase: AwaitedProduct;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate back_in_stock_sends, back_in_stock_sign_ups, outbox_mails');
  shop = await aShop(platform, `sends-${count}.test`);
  owner = await anOwner(app, platform, shop, `rowan-${count}@example.com`);
  vase = await anAwaitedProduct(platform, shop, 'vase');
});

const visitor = () => aVisitor(app, shop.host);
const send = () => {
  const { productId, variantId } = vase;
  return owner.send('POST', `${calls}/send`, { productId, variantId });
};
/** Signs many up at once. */
async function signUpMany(people: number): Promise<void> {
  await platform.db.$client.query(
    `insert into back_in_stock_sign_ups (website_id, id, item_id, variant_id, email, language, created_on)
     select $1, v, $2, $3, 'p' || n || '@example.com', 'de', $5 from unnest($4::uuid[]) with ordinality as g(v, n)`,
    [
      shop.websiteId,
      vase.productId,
      vase.variantId,
      Array.from({ length: people }, () => newId()),
      new Date(platform.clock.now()),
    ],
  );
}
async function recipients(): Promise<readonly string[]> {
  return (await vase.mails()).map(({ recipient }) => recipient);
}
const addStock = (delta: number) =>
  owner.send('POST', `/api/admin/products/${vase.productId}/stock`, {
    variantId: vase.variantId,
    delta,
    reason: delta > 0 ? 'received' : 'damaged',
  });
async function sendAutomatically(): Promise<void> {
  await owner.send('PUT', '/api/admin/back-in-stock/settings', { automatic: true });
  await awaitNotifications(platform);
}

describe('many waiting people', () => {
  it('are written to in batches: the first by the call, the others in the background, with progress', async () => {
    await signUpMany(2 * BATCH + 7);
    expect((await send()).json()).toEqual({ sent: BATCH, queued: BATCH + 7 });
    const { signUpGroups } = (await owner.send('GET', `${calls}/groups`)).json();
    expect(signUpGroups).toMatchObject([
      { waiting: BATCH + 7, sending: { sent: BATCH, total: 2 * BATCH + 7 } },
    ]);
    // Whoever signs up meanwhile waits for the next time.
    platform.clock.advance(1000);
    await vase.signUp(visitor(), 'late@example.com');
    expect(await sendBackInStockMails(platform)).toBe(BATCH + 7);
    expect(await sendBackInStockMails(platform)).toBe(0);
    const all = await recipients();
    expect([all.length, new Set(all).size, all.includes('late@example.com')]).toEqual([
      2 * BATCH + 7,
      2 * BATCH + 7,
      false,
    ]);
  });

  it('get one mail each from two servers at once, however often it is asked for', async () => {
    await signUpMany(3 * BATCH);
    await Promise.all([
      send(),
      send(),
      sendBackInStockMails(platform),
      sendBackInStockMails(platform),
      send(),
      writeBatch(platform, null),
    ]);
    await sendBackInStockMails(platform);
    const all = await recipients();
    expect([all.length, new Set(all).size]).toEqual([3 * BATCH, 3 * BATCH]);
  });

  it('are left alone by a server while another one writes to them', async () => {
    await signUpMany(BATCH + 1);
    await send();
    await withLockHeld(
      platform,
      'select from back_in_stock_sends where website_id = $1 and finished_on is null for update',
      [shop.websiteId],
      async (_holder, commit) => {
        expect(await sendBackInStockMails(platform)).toBe(0);
        await commit();
      },
    );
    expect(await sendBackInStockMails(platform)).toBe(1);
  });

  it('get nothing twice when a server dies before its batch is committed', async () => {
    await signUpMany(3);
    await platform.db.$client.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$",
    );
    await platform.db.$client.query(
      'create trigger dies before update on back_in_stock_sign_ups for each row execute function refuse()',
    );
    expect((await send()).statusCode).toBe(500);
    expect(await recipients()).toEqual([]);
    await platform.db.$client.query('drop trigger dies on back_in_stock_sign_ups');
    expect(await sendBackInStockMails(platform)).toBe(3);
    expect(await recipients()).toHaveLength(3);
  });

  it('who unsubscribe at that moment hold nobody up, and get no mail', async () => {
    await signUpMany(3);
    await withLockHeld(
      platform,
      "delete from back_in_stock_sign_ups where website_id = $1 and email = 'p2@example.com'",
      [shop.websiteId],
      async (_holder, commit) => {
        expect((await send()).json()).toEqual({ sent: 2, queued: 1 });
        await commit();
      },
    );
    expect(await sendBackInStockMails(platform)).toBe(0);
    expect(await recipients()).toEqual(['p1@example.com', 'p3@example.com']);
    const { rows } = await platform.db.$client.query(
      'select from back_in_stock_sends where finished_on is null',
    );
    expect(rows).toEqual([]);
  });

  it('go on waiting when the product is hidden before they were written to', async () => {
    await signUpMany(BATCH + 1);
    await send();
    await platform.db.$client.query("update items set status = 'draft' where id = $1", [vase.productId]);
    expect(await sendBackInStockMails(platform)).toBe(0);
    await platform.db.$client.query("update items set status = 'published' where id = $1", [vase.productId]);
    expect(await sendBackInStockMails(platform)).toBe(0);
    expect((await send()).json()).toEqual({ sent: 1, queued: 0 });
  });

  it('of a closed website are not written to', async () => {
    await signUpMany(BATCH + 1);
    await send();
    await platform.db.$client.query('update websites set archived_on = now() where website_id = $1', [
      shop.websiteId,
    ]);
    expect(await sendBackInStockMails(platform)).toBe(0);
  });
});

describe('when stock returns', () => {
  it('nobody is written to unless the owner wants it', async () => {
    await signUpMany(2);
    await addStock(5);
    expect(await sendBackInStockMails(platform)).toBe(0);
    await sendAutomatically();
    // Who waited when it returned is written to as soon as the owner wants it.
    expect(await sendBackInStockMails(platform)).toBe(2);
  });

  it('everyone who waits is written to, in the order of their sign-ups, also when fewer units came', async () => {
    await sendAutomatically();
    await signUpMany(3);
    expect(await sendBackInStockMails(platform)).toBe(0);
    await addStock(1);
    expect(await sendBackInStockMails(platform)).toBe(3);
    const { rows } = await platform.db.$client.query<{ recipient: string }>(
      'select recipient from outbox_mails where website_id = $1 order by id',
      [shop.websiteId],
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      'p1@example.com',
      'p2@example.com',
      'p3@example.com',
    ]);
  });

  it('nobody is written to twice for one return, but for the next one', async () => {
    await sendAutomatically();
    await vase.signUp(visitor(), 'june@example.com');
    await addStock(5);
    await Promise.all([sendBackInStockMails(platform), sendBackInStockMails(platform)]);
    platform.clock.advance(1000);
    // Signed up again while it is in stock: more units are no return.
    await vase.signUp(visitor(), 'june@example.com');
    await addStock(5);
    expect(await sendBackInStockMails(platform)).toBe(0);
    await addStock(-10);
    expect(await sendBackInStockMails(platform)).toBe(0);
    await addStock(1);
    expect(await sendBackInStockMails(platform)).toBe(1);
    expect(await recipients()).toEqual(['june@example.com', 'june@example.com']);
  });

  it('that is sold out again before a run is no return', async () => {
    await sendAutomatically();
    await signUpMany(1);
    await addStock(2);
    await addStock(-2);
    expect(await sendBackInStockMails(platform)).toBe(0);
  });

  it('of a hidden product people are written to once it is published', async () => {
    await sendAutomatically();
    await signUpMany(1);
    await platform.db.$client.query("update items set status = 'draft' where id = $1", [vase.productId]);
    await addStock(2);
    expect(await sendBackInStockMails(platform)).toBe(0);
    await platform.db.$client.query("update items set status = 'published' where id = $1", [vase.productId]);
    expect(await sendBackInStockMails(platform)).toBe(1);
  });

  it('because the variant is unlimited now, or by a change of many products', async () => {
    await sendAutomatically();
    await signUpMany(1);
    const changed = await owner.send('POST', '/api/admin/products/bulk', {
      selection: { ids: [vase.productId] },
      change: { action: 'set-stock', quantity: 4 },
    });
    expect([changed.statusCode, await sendBackInStockMails(platform)]).toEqual([202, 1]);
    const jar = await anAwaitedProduct(platform, shop, 'jar');
    await jar.signUp(visitor(), 'june@example.com');
    await platform.db.$client.query(
      `insert into stock (website_id, variant_id, item_id, unlimited) values ($1, $2, $3, true)
       on conflict (website_id, variant_id) do update set unlimited = true`,
      [shop.websiteId, jar.variantId, jar.productId],
    );
    expect(await sendBackInStockMails(platform)).toBe(1);
    platform.clock.advance(1000);
    await jar.signUp(visitor(), 'june@example.com');
    expect(await sendBackInStockMails(platform)).toBe(0);
  });
});
