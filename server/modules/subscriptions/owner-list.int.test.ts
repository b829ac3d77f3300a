import type { SubscriptionList } from '@vitrine/contracts/subscriptions.ts';
import { aSubscriptionProduct, subscribe } from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer } from '@vitrine/testing/buyer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWelcomeLink } from '../accounts/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function anOwner(): Promise<Buyer> {
  const token = (await createWelcomeLink(shop.platform, shop.websiteId)) ?? '';
  const owner = new Buyer(shop.origin);
  await owner.open();
  const made = await owner.send('POST', '/api/admin/welcome', {
    json: { token, name: 'Mo', email: 'mo@example.com', password: 'a long enough password' },
  });
  expect(made.status, made.body).toBeLessThan(300);
  return owner;
}

it('only the owner can list the shop’s subscriptions, newest first and by status', async () => {
  const club = await aSubscriptionProduct(shop, 'club');
  const first = await subscribe(shop, new Buyer(shop.origin), club);
  shop.platform.clock.advance(1000);
  const second = await subscribe(shop, new Buyer(shop.origin), club);
  expect((await new Buyer(shop.origin).send('GET', '/api/admin/subscriptions')).status).toBe(401);
  const owner = await anOwner();
  const list = async (query = ''): Promise<SubscriptionList> => {
    const answer = await owner.send('GET', `/api/admin/subscriptions${query}`);
    expect(answer.status, answer.body).toBe(200);
    return JSON.parse(answer.body) as SubscriptionList;
  };
  const all = await list();
  expect(all.subscriptions.map((row) => row.id)).toEqual([second.id, first.id]);
  expect(all.nextBefore).toBeNull();
  expect(all.subscriptions[0]).toMatchObject({
    status: 'active',
    productName: 'Clay Club',
    email: 'june@example.com',
    unitPriceMinor: 3000,
    cyclesPaid: 1,
    nextChargeOn: '2026-04-02T14:00:01.000Z',
  });
  // The list contains no secret: the customer's link would allow changing the subscription.
  expect(JSON.stringify(all)).not.toContain(second.path.split('/').at(-1));
  expect((await list('?status=canceled')).subscriptions).toEqual([]);
  expect((await list(`?before=${second.id}`)).subscriptions.map((row) => row.id)).toEqual([first.id]);
});
