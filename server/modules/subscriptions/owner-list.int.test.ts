import type { SubscriptionRow } from '@vitrine/contracts/admin-subscriptions.ts';
import type { FindAnswer } from '@vitrine/contracts/find.ts';
import type { ListCount, ListPage } from '@vitrine/contracts/list.ts';
import {
  aSubscriptionProduct,
  type Club,
  subscribe,
  type Subscribed,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer } from '@vitrine/testing/buyer.ts';
import { aBuyerAsOwner } from '@vitrine/testing/subscription-owner.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestApp;
let owner: Buyer;
let club: Club;
let tea: Club;
let first: Subscribed;
let second: Subscribed;
let third: Subscribed;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await aBuyerAsOwner(shop);
  club = await aSubscriptionProduct(shop, 'club');
  tea = await aSubscriptionProduct(shop, 'tea', { title: 'Tea Circle' });
  first = await subscribe(shop, new Buyer(shop.origin), club);
  shop.platform.clock.advance(1000);
  second = await subscribe(shop, new Buyer(shop.origin), club);
  shop.platform.clock.advance(86_400_000);
  third = await subscribe(shop, new Buyer(shop.origin), tea);
});
afterAll(() => shop.close());

const list = async (query = ''): Promise<readonly SubscriptionRow[]> => {
  const answer = await owner.send('GET', `/api/admin/subscriptions${query}`);
  expect(answer.status, answer.body).toBe(200);
  return (JSON.parse(answer.body) as ListPage<SubscriptionRow>).rows;
};
const idsOf = async (query = ''): Promise<readonly string[]> => (await list(query)).map(({ id }) => id);

describe('the list of subscriptions', () => {
  it('is for owners only, shows the newest first, and no secret', async () => {
    expect((await new Buyer(shop.origin).send('GET', '/api/admin/subscriptions')).status).toBe(401);
    const rows = await list();
    expect(rows.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    expect(rows[1]).toMatchObject({
      status: 'active',
      productName: 'Clay Club',
      customerName: 'June Alder',
      email: 'june@example.com',
      price: '$30.00 monthly',
      unitPriceMinor: 3000,
      cyclesPaid: 1,
      nextChargeOn: '2026-04-02T14:00:01.000Z',
    });
    // The customer's link would allow changing the subscription.
    expect(JSON.stringify(rows)).not.toContain(second.path.split('/').at(-1));
  });

  it('is searched by customer, email, product and SKU', async () => {
    expect(await idsOf('?search=tea')).toEqual([third.id]);
    expect(await idsOf('?search=alder+circ')).toEqual([third.id]);
    expect(await idsOf('?search=june@example.com')).toHaveLength(3);
    expect(await idsOf('?search=nobody')).toEqual([]);
  });

  it('is filtered by status, product and the day of the next charge, and sorted by it', async () => {
    const { platform } = shop;
    await platform.db.$client.query(
      "update subscriptions set status = 'paused', next_charge_on = null where id = $1",
      [first.id],
    );
    await platform.db.$client.query('update subscriptions set cancel_at_period_end = true where id = $1', [
      second.id,
    ]);
    expect(await idsOf('?status=paused')).toEqual([first.id]);
    expect(await idsOf('?status=ending')).toEqual([second.id]);
    expect(await idsOf('?status=active')).toEqual([third.id]);
    expect(await idsOf('?status=active,ending')).toEqual([third.id, second.id]);
    expect(await idsOf(`?product=${tea.itemId}`)).toEqual([third.id]);
    expect(await idsOf('?nextFrom=2026-04-03')).toEqual([third.id]);
    expect(await idsOf('?nextTo=2026-04-02')).toEqual([second.id]);
    // One that is not charged again comes after all that are.
    expect(await idsOf('?sort=nextCharge')).toEqual([second.id, third.id, first.id]);
    const counted = await owner.send('GET', '/api/admin/subscriptions/count?status=paused');
    expect(JSON.parse(counted.body) as ListCount).toEqual({ count: 1, isMore: false });
    expect((await owner.send('GET', '/api/admin/subscriptions?status=over')).status).toBe(422);
  });

  it('is written as CSV', async () => {
    const file = await owner.send('GET', '/api/admin/subscriptions/export.csv?search=tea');
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
    expect(file.body).toContain('June Alder,june@example.com,Tea Circle,TEA,1,USD,30,$30.00 monthly,active,');
  });

  it('is found in the palette by its customer', async () => {
    const answer = await owner.send('GET', '/api/admin/find?q=june');
    const { groups } = JSON.parse(answer.body) as FindAnswer;
    expect(groups.find(({ kind }) => kind === 'subscriptions')?.results[0]).toMatchObject({
      title: 'June Alder',
      detail: 'Tea Circle',
      path: `/subscriptions/${third.id}`,
    });
  });
});
