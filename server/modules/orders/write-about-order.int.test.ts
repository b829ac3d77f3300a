// PostgreSQL: both (row locks, text search)
import { listOrders } from '@vitrine/contracts/orders.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { MAX_ORDER_COMMENTS } from '@vitrine/domain/order/order-notes.ts';
import {
  aPlacement,
  aCheckoutShop,
  orderOf,
  someDetails,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { sendDueMails } from '../mail/sender.ts';
import { orderList } from './order-list.ts';
import { viewOrder } from './service.ts';
import { commentOnOrder, editOrder, resendOrderMail } from './write-about-order.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let websiteId: string;
let owner: TestVisitor;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  ({ websiteId } = shop.site);
  owner = await anOwner(app, platform, { host: shop.host, websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function anOrder(email = 'ada@example.com'): Promise<OrderDetail> {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 2 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
  const details = { ...someDetails, email };
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 3400 + 600 + 238, { details }));
  platform.clock.advance(1000);
  return detail(orderOf(placed).orderId);
}

const detail = async (orderId: string) => valueOf(await viewOrder(platform, websiteId, orderId));
const path = (order: OrderDetail, rest = '') => `/api/admin/orders/${order.id}${rest}`;

describe('notes and tags of an order', () => {
  it('are stored, and orders are listed by a tag as it is written and still found by their words', async () => {
    const [order, other] = [await anOrder('tags@example.com'), await anOrder('other@example.com')];
    const edited = await owner.send('PUT', path(order), {
      notes: ' Wrap as a gift. ',
      tags: ['Gift', ' gift ', 'Press  loan'],
      revision: order.revision,
    });
    expect(edited.json()).toMatchObject({
      notes: 'Wrap as a gift.',
      tags: ['Gift', 'Press loan'],
      revision: order.revision + 1,
    });
    await owner.send('PUT', path(other), { tags: ['Gifts'], revision: other.revision });
    const numbers = async (query: Record<string, string>) =>
      valueOf(await orderList.page(platform, shop.site, listOrders.query.parse(query))).rows.map(
        ({ number }) => number,
      );
    expect(await numbers({ tag: 'gift' })).toEqual([order.number]);
    expect(await numbers({ tag: 'Press loan', search: 'tags@example' })).toEqual([order.number]);
    expect(await numbers({ tag: 'Press' })).toEqual([]);
    const csv = await owner.send('GET', '/api/admin/orders/export.csv?tag=gift');
    expect(csv.body.split('\r\n')[1]).toContain('"Gift, Press loan"');
    // Without tags again, and the words stay.
    const bare = valueOf(
      await editOrder(platform, websiteId, order.id, { tags: [], revision: order.revision + 1 }),
    );
    expect(bare.notes).toBe('Wrap as a gift.');
    expect(await numbers({ tag: 'gift' })).toEqual([]);
    expect(await numbers({ search: 'tags@example mug' })).toEqual([order.number]);
  });

  it('of two owners at once do not replace each other', async () => {
    const order = await anOrder();
    const lockOrder = 'select 1 from orders where website_id = $1 and id = $2 for update';
    const edit = (notes: string) =>
      editOrder(platform, websiteId, order.id, { notes, revision: order.revision });
    const results = await withLockHeld(
      platform,
      lockOrder,
      [websiteId, order.id],
      async (_holder, commit) => {
        const both = Promise.all([edit('one'), edit('two')]);
        await untilBlocked(platform, 2);
        await commit();
        return both;
      },
    );
    expect(results.map((result) => (result.ok ? 'stored' : result.error.code)).toSorted()).toEqual([
      'STALE_REVISION',
      'stored',
    ]);
  });

  it.each([
    [{ notes: 'x'.repeat(5001) }, /at most 5000 characters/],
    [{ tags: ['x'.repeat(41)] }, /at most 40 characters/],
    [{ tags: [' '] }, /at least one letter/],
    [{ tags: Array.from({ length: 51 }, (_, at) => `t${at}`) }, /at most 50 tags/],
  ])('that are too long are refused with a sentence', async (body, sentence) => {
    const order = await anOrder();
    const response = await owner.send('PUT', path(order), { ...body, revision: order.revision });
    expect(response.statusCode).toBe(422);
    expect(response.body).toMatch(sentence);
    expect(await detail(order.id)).toMatchObject({ notes: '', tags: [], revision: order.revision });
  });
});

describe('comments in the timeline', () => {
  it('name their author, leave the revision alone and can be deleted; nothing else of the timeline can', async () => {
    const order = await anOrder();
    const posted = await owner.send('POST', path(order, '/comments'), {
      text: ' Called: away until Friday. ',
    });
    const after = posted.json<OrderDetail>();
    expect(after.revision).toBe(order.revision);
    const comment = after.events.at(-1);
    expect(comment).toMatchObject({
      type: 'comment',
      actorName: 'Rowan',
      data: { text: 'Called: away until Friday.' },
    });
    const placed = after.events[0]?.id ?? '';
    const kept = await owner.send('DELETE', path(order, `/comments/${placed}`));
    expect(kept.json<OrderDetail>().events).toHaveLength(after.events.length);
    const other = await anOrder();
    await owner.send('DELETE', path(other, `/comments/${comment?.id}`));
    expect((await detail(order.id)).events).toHaveLength(after.events.length);
    const gone = await owner.send('DELETE', path(order, `/comments/${comment?.id}`));
    expect(gone.json<OrderDetail>().events).toEqual(order.events);
    // Again, as after a lost response.
    expect((await owner.send('DELETE', path(order, `/comments/${comment?.id}`))).statusCode).toBe(200);
  });

  it('are refused when they are empty, too long or too many', async () => {
    const order = await anOrder();
    expect((await owner.send('POST', path(order, '/comments'), { text: '  ' })).body).toMatch(
      /Write a comment first/,
    );
    expect((await owner.send('POST', path(order, '/comments'), { text: 'x'.repeat(2001) })).body).toMatch(
      /at most 2000 characters/,
    );
    await platform.db.$client.query(
      `insert into order_events (website_id, order_id, id, type, actor, data, happened_on)
       select $1, $2, gen_random_uuid(), 'comment', 'system', '{"text": "x"}', now() from generate_series(1, $3)`,
      [websiteId, order.id, MAX_ORDER_COMMENTS],
    );
    expect(
      await commentOnOrder(platform, websiteId, { orderId: order.id, accountId, text: 'y' }),
    ).toMatchObject({
      error: { code: 'TOO_MANY_ORDER_COMMENTS', params: { most: 500 } },
    });
    expect(
      await commentOnOrder(platform, newId(), { orderId: order.id, accountId, text: 'y' }),
    ).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
  });
});

it('an order shows its customer and their other orders, the newest first, those of merged addresses too', async () => {
  const first = await anOrder('lea@example.com');
  const second = await anOrder('LEA@example.com');
  const work = await anOrder('lea@work.example');
  const { customer } = await detail(second.id);
  await platform.db.$client.query(
    'update customers set merged_into = $2 where website_id = $1 and email = $3',
    [websiteId, customer?.id, 'lea@work.example'],
  );
  const seen = await detail(first.id);
  expect(seen.customer).toMatchObject({ name: 'Ada Byron', orderCount: 2 });
  expect(seen.previousOrders.map(({ number }) => number)).toEqual([work.number, second.number]);
  expect((await detail(work.id)).customer?.id).toBe(customer?.id);
});

const deliver = async () => {
  const recipients: string[] = [];
  await sendDueMails(platform, (mail) => {
    recipients.push(mail.recipient);
    return Promise.resolve();
  });
  return recipients;
};

describe('a mail of an order', () => {
  it('is resent by the owner once it was sent, with the same contents, and not twice by two presses at once', async () => {
    const order = await anOrder('again@example.com');
    const mailId = order.mails[0]?.id ?? '';
    const resend = () => resendOrderMail(platform, websiteId, { orderId: order.id, mailId, accountId });
    expect(await resend()).toMatchObject({ error: { code: 'MAIL_WAITING' } });
    await deliver();
    const results = await Promise.all([resend(), resend()]);
    expect(results.map((result) => (result.ok ? 'queued' : result.error.code)).toSorted()).toEqual([
      'MAIL_WAITING',
      'queued',
    ]);
    expect(await deliver()).toEqual(['again@example.com']);
    const after = await detail(order.id);
    expect(after.mails).toHaveLength(2);
    expect(new Set(after.mails.map(({ subject }) => subject)).size).toBe(1);
    expect(after.events.at(-1)).toMatchObject({
      type: 'mail-resent',
      data: { kind: 'order-confirmation', mailId: after.mails[1]?.id },
    });
  });

  it('of another order or website is not found', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    await deliver();
    const mailId = order.mails[0]?.id ?? '';
    for (const [site, orderId] of [
      [websiteId, other.id],
      [newId(), order.id],
    ] as const)
      expect(await resendOrderMail(platform, site, { orderId, mailId, accountId })).toMatchObject({
        error: { code: 'MAIL_NOT_FOUND' },
      });
  });
});
