// PostgreSQL: both (a lock of keys)
import { randomUUID } from 'node:crypto';
import type { DraftOrderRow } from '@vitrine/contracts/draft-orders.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aDraft, openPayLink, pathOf, readDraft } from '@vitrine/testing/draft-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let shops = 0;
let mug: { readonly variantId: string; readonly itemId: string };

const drafts = '/api/admin/draft-orders';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aCheckoutShop(platform, `once-${shops}`);
  const place = { host: shop.host, websiteId: shop.site.websiteId };
  owner = await anOwner(app, platform, place, `o${shops}@example.com`);
  mug = await shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity: 5 });
});

const line = (change: object = {}) => ({ variantId: mug.variantId, quantity: 1, ...change });

describe('a draft order', () => {
  it('whose answer was lost is there once when it is sent again, and says what was typed last', async () => {
    const body = { name: 'June', lines: [line()], idempotencyKey: randomUUID() };
    // The second press comes while the first is still at work.
    const [first, second] = await Promise.all([aDraft(owner, body), aDraft(owner, body)]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ number: 1, revision: 1 });
    const later = await aDraft(owner, { ...body, name: 'June Alder', lines: [line({ quantity: 3 })] });
    expect(later).toMatchObject({
      id: first.id,
      url: first.url,
      name: 'June Alder',
      revision: 2,
      lines: [{ quantity: 3 }],
    });
    const all = (await owner.send('GET', drafts)).json<{ rows: DraftOrderRow[] }>().rows;
    expect(all.map(({ number }) => number)).toEqual([1]);
    // Another key is another draft.
    expect((await aDraft(owner, { ...body, idempotencyKey: randomUUID() })).number).toBe(2);
  });

  it('sent again after it was paid is not changed, and says which order it became', async () => {
    const body = { lines: [line()], idempotencyKey: randomUUID() };
    const draft = await aDraft(owner, body);
    await (await openPayLink(app, shop.host, pathOf(draft.url))).pay();
    expect(await aDraft(owner, body)).toMatchObject({ id: draft.id, state: 'ordered' });
    const answer = await owner.send('POST', drafts, { ...body, lines: [line({ quantity: 2 })] });
    expect(answer.json<{ error: string }>().error).toBe('DRAFT_ORDER_ORDERED');
  });

  it('is named by the order that it became, and names it', async () => {
    const draft = await aDraft(owner, { lines: [line()] });
    await (await openPayLink(app, shop.host, pathOf(draft.url))).pay();
    const { order } = await readDraft(owner, draft.id);
    const became = (await owner.send('GET', `/api/admin/orders/${order?.id}`)).json<OrderDetail>();
    expect(became).toMatchObject({ number: 1001, draftOrder: { id: draft.id, number: draft.number } });
    expect(order).toMatchObject({ number: 1001, status: 'paid' });
  });
});
