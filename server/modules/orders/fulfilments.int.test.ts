// PostgreSQL: both (row locks)
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { anOrderOfMugsAndABowl } from '@vitrine/testing/order-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from '@vitrine/contracts/orders.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { noTracking } from '@vitrine/domain/order/tracking.ts';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { sendDueMails } from '../mail/sender.ts';
import { changeTracking, previewTracking, undoTracking } from './change-tracking.ts';
import { cancelFulfilment, fulfilOrder, previewFulfilment, undoFulfilment } from './fulfil.ts';
import { orderList } from './order-list.ts';
import { parcelsSection } from './order-section.ts';
import { cancelOrder, refundOrder } from './refund.ts';
import { viewOrder, viewOrderByToken } from './service.ts';

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
  await platform.db.$client.query(
    `insert into accounts (id, email, name, password_hash, created_on)
     values ($1, 'mo@fernandkiln.example', 'Mo Fern', 'x', now())`,
    [accountId],
  );
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const anOrder = () => anOrderOfMugsAndABowl(platform, shop);

const detail = async (orderId: string) => valueOf(await viewOrder(platform, websiteId, orderId));

type Changes = Parameters<typeof aFulfilment>[2];
const fulfil = (order: OrderDetail, change?: Changes) =>
  fulfilOrder(platform, websiteId, aFulfilment(order, accountId, change));

/** Units of one line, found by its product. */
const units = (order: OrderDetail, product: string, quantity: number) => {
  const line = order.lines.find(({ productName }) => productName === product);
  if (line === undefined) throw new Error(`no line of ${product}`);
  return { lineId: line.id, quantity };
};

const the = (order: OrderDetail, number: number) => {
  const found = order.fulfilments.find((one) => one.number === number);
  if (found === undefined) throw new Error(`no fulfillment ${number}`);
  return found;
};

const on = (order: OrderDetail, number: number) => ({
  orderId: order.id,
  revision: order.revision,
  fulfilmentId: the(order, number).id,
  accountId,
});

/** Sends what is due; returns the subjects of the mails about this order. */
async function deliver({ number }: OrderDetail): Promise<string[]> {
  const subjects: string[] = [];
  await sendDueMails(platform, (mail) => {
    subjects.push(mail.subject);
    return Promise.resolve();
  });
  return subjects.filter((subject) => subject.includes(`#${number} `));
}

const dhl = { ...noTracking, carrier: 'dhl', trackingNumber: '0034 0434' } as const;

describe('an order sent in parts', () => {
  it('is partially fulfilled, then fulfilled, with a mail and tracking for each part', async () => {
    const order = await anOrder();
    await deliver(order);
    const first = valueOf(await fulfil(order, { lines: [units(order, 'Mug', 2)], ...dhl }));
    expect(first).toMatchObject({
      status: 'paid',
      fulfilment: 'partially-fulfilled',
      fulfilledOn: null,
      canFulfil: true,
      canCancel: false,
      fulfilments: [{ number: 1, carrier: 'dhl', trackingNumber: '00340434', undoMs: 10_000 }],
    });
    expect(first.lines.map(({ productName, toSend }) => [productName, toSend])).toEqual([
      ['Mug', 1],
      ['Bowl', 1],
    ]);
    platform.clock.advance(12_000);
    expect(await deliver(order)).toEqual([
      `Part of your order #${order.number} from Fern & Kiln is on its way`,
    ]);
    const second = valueOf(await fulfil(first));
    expect(second).toMatchObject({ status: 'fulfilled', fulfilment: 'fulfilled', canFulfil: false });
    expect(second.fulfilledOn).not.toBeNull();
    expect(the(second, 2).lines).toHaveLength(2);
    expect(second.events.filter(({ type }) => type === 'fulfilled').map(({ data }) => data)).toEqual([
      { fulfilment: 1, quantity: 2, carrier: 'DHL', trackingNumber: '00340434' },
      { fulfilment: 2, quantity: 2 },
    ]);
    platform.clock.advance(12_000);
    await deliver(order);
    const [, part, rest] = second.mails;
    expect([part?.kind, rest?.kind]).toEqual(['order-fulfilled', 'order-fulfilled']);
    const { rows } = await platform.db.$client.query<{ body_text: string }>(
      'select body_text from outbox_mails where id = $1',
      [rest?.id],
    );
    expect(rows[0]?.body_text).toContain(`The rest of order #${order.number} has been sent.`);
    expect(await fulfil(second, { lines: [units(second, 'Mug', 1)] })).toMatchObject({
      error: { code: 'ORDER_TRANSITION', params: { status: 'fulfilled' } },
    });
  });

  it('shows the buyer its parcels with their links', async () => {
    const order = await anOrder();
    const key = { websiteId, orderId: order.id };
    expect(await parcelsSection(platform, key)).toBeNull();
    const first = valueOf(await fulfil(order, { lines: [units(order, 'Mug', 2)], ...dhl }));
    expect(await parcelsSection(platform, key)).toMatchObject({
      heading: 'Your parcel',
      sentence: 'The rest of your order follows separately.',
      rows: [
        {
          label: '2 × Mug',
          text: expect.stringContaining('DHL 00340434'),
          link: {
            label: 'Track your parcel',
            href: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434',
          },
        },
      ],
    });
    const seen = await viewOrderByToken(platform, websiteId, order.statusPath.split('/').at(-1) ?? '', false);
    expect(seen).toMatchObject({ status: 'paid', fulfilment: 'partially-fulfilled' });
    const second = valueOf(await fulfil(first, { lines: [units(order, 'Bowl', 1)] }));
    expect(valueOf(await cancelFulfilment(platform, websiteId, on(second, 1))).fulfilment).toBe(
      'partially-fulfilled',
    );
    expect(await parcelsSection(platform, key)).toMatchObject({
      heading: 'Your parcel',
      rows: [{ label: '1 × Bowl', link: null }],
    });
  });

  it('is found by how much of it was sent', async () => {
    const other = await aCheckoutShop(platform, 'parts');
    const mug = await other.sell({ title: 'Mug', priceMinor: 1000, quantity: 9 });
    const numbers = async (fulfilment: string) => {
      const page = valueOf(
        await orderList.page(platform, other.site, listOrders.query.parse({ fulfilment, sort: 'placed' })),
      );
      return page.rows.map(({ number }) => number);
    };
    const placed: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const cartId = await other.fillCart([{ ...mug, quantity: 2 }]);
      placed.push(
        orderOf(await placeOrder(platform, other.site, aPlacement(cartId, 2000 + 600 + 140))).orderId,
      );
      platform.clock.advance(1000);
    }
    const send = async (at: number, quantity: number) => {
      const order = valueOf(await viewOrder(platform, other.site.websiteId, placed[at] ?? ''));
      const lines = [{ lineId: order.lines[0]?.id ?? '', quantity }];
      valueOf(await fulfilOrder(platform, other.site.websiteId, aFulfilment(order, accountId, { lines })));
    };
    await send(1, 1);
    await send(2, 2);
    expect(await numbers('unfulfilled')).toEqual([1001]);
    expect(await numbers('partially-fulfilled')).toEqual([1002]);
    expect(await numbers('fulfilled')).toEqual([1003]);
    expect(await numbers('unfulfilled,partially-fulfilled')).toEqual([1001, 1002]);
  });

  it('is not canceled as a whole, and what is left can still be sent after a partial refund', async () => {
    const order = await anOrder();
    const first = valueOf(await fulfil(order, { lines: [units(order, 'Bowl', 1)] }));
    const money = { orderId: order.id, reason: '', returnToStock: false, accountId };
    const asked = { ...money, idempotencyKey: newId(), revision: first.revision };
    expect(await cancelOrder(platform, websiteId, asked)).toMatchObject({
      error: { code: 'ORDER_TRANSITION', params: { status: 'partly fulfilled', action: 'canceled' } },
    });
    const refunded = valueOf(await refundOrder(platform, websiteId, { ...asked, amountMinor: 500 }));
    expect(refunded).toMatchObject({ status: 'partially-refunded', canFulfil: true });
    const sent = valueOf(await fulfil(refunded));
    expect(sent).toMatchObject({ status: 'partially-refunded', fulfilment: 'fulfilled', canFulfil: false });
    const last = valueOf(
      await refundOrder(platform, websiteId, {
        ...money,
        amountMinor: sent.refundableMinor,
        idempotencyKey: newId(),
        revision: sent.revision,
      }),
    );
    expect(last).toMatchObject({ status: 'refunded', fulfilment: 'fulfilled', canCancelFulfilment: false });
    expect(await cancelFulfilment(platform, websiteId, on(last, 1))).toMatchObject({
      error: { code: 'ORDER_TRANSITION', params: { status: 'refunded' } },
    });
  });
});

describe('the mail about a fulfillment', () => {
  it('is shown before, exactly as it is sent', async () => {
    const order = await anOrder();
    const input = aFulfilment(order, accountId, { lines: [units(order, 'Mug', 1)], ...dhl });
    const shown = valueOf(await previewFulfilment(platform, websiteId, input));
    expect((await detail(order.id)).mails).toHaveLength(1);
    const done = valueOf(await fulfilOrder(platform, websiteId, input));
    const { rows } = await platform.db.$client.query(
      'select recipient, subject, body_text as "bodyText", body_html as "bodyHtml" from outbox_mails where id = $1',
      [done.mails.at(-1)?.id],
    );
    expect(rows).toEqual([shown]);
  });

  it('waits ten seconds; an undo takes it back with the fulfillment', async () => {
    const order = await anOrder();
    await deliver(order);
    const marked = valueOf(await fulfil(order));
    expect(the(marked, 1).undoMs).toBe(10_000);
    platform.clock.advance(9_900);
    expect(await deliver(order)).toEqual([]);
    expect(the(await detail(order.id), 1).undoMs).toBe(100);
    const undo = (seen: OrderDetail) => undoFulfilment(platform, websiteId, on(seen, 1));
    expect(await undoFulfilment(platform, websiteId, { ...on(marked, 1), revision: 1 })).toMatchObject({
      error: { code: 'STALE_REVISION' },
    });
    const undone = valueOf(await undo(marked));
    expect(undone).toMatchObject({
      status: 'paid',
      fulfilment: 'unfulfilled',
      fulfilledOn: null,
      canFulfil: true,
    });
    expect(undone.fulfilments).toEqual([]);
    expect(undone.mails.map(({ kind }) => kind)).toEqual(['order-confirmation']);
    expect(undone.events.at(-1)).toMatchObject({ type: 'fulfilment-undone', actorName: 'Mo Fern' });
    expect(await undo(marked)).toMatchObject({ error: { code: 'FULFILMENT_NOT_FOUND' } });
    platform.clock.advance(60_000);
    expect(await deliver(order)).toEqual([]);

    // Marked again and left alone, the mail goes by itself and nothing brings it back.
    const again = valueOf(await fulfil(undone));
    platform.clock.advance(12_000);
    expect(await deliver(order)).toHaveLength(1);
    expect(await undo(again)).toMatchObject({ error: { code: 'UNDO_TOO_LATE' } });
    expect(the(await detail(order.id), 1).undoMs).toBe(0);
  });

  it('of one part is taken back while that of another goes', async () => {
    const order = await anOrder();
    await deliver(order);
    const first = valueOf(await fulfil(order, { lines: [units(order, 'Mug', 2)] }));
    platform.clock.advance(5_000);
    const second = valueOf(await fulfil(first, { lines: [units(order, 'Mug', 1)] }));
    const undone = valueOf(await undoFulfilment(platform, websiteId, on(second, 1)));
    expect(undone.fulfilments.map(({ number }) => number)).toEqual([2]);
    expect(undone.lines.map(({ toSend }) => toSend)).toEqual([2, 1]);
    platform.clock.advance(20_000);
    expect(await deliver(order)).toHaveLength(1);
  });

  it('is not written when the owner wants none, and the fulfillment can be undone all the same', async () => {
    const order = await anOrder();
    const quiet = valueOf(await fulfil(order, { notify: false }));
    expect(quiet.mails).toHaveLength(1);
    expect(the(quiet, 1)).toMatchObject({ isNotified: false, undoMs: 10_000 });
    platform.clock.advance(13_000);
    expect(await undoFulfilment(platform, websiteId, on(quiet, 1))).toMatchObject({
      error: { code: 'UNDO_TOO_LATE' },
    });
    platform.clock.advance(-2_000);
    expect(valueOf(await undoFulfilment(platform, websiteId, on(quiet, 1))).fulfilment).toBe('unfulfilled');
  });
});

/** An order whose mail about its only parcel was sent. */
async function aSentOrder(): Promise<OrderDetail> {
  const sent = valueOf(await fulfil(await anOrder(), { ...dhl, trackingNumber: '111' }));
  platform.clock.advance(12_000);
  await deliver(sent);
  return sent;
}
const retrack = async (seen: OrderDetail, trackingNumber: string, notify = true) =>
  valueOf(await changeTracking(platform, websiteId, { ...on(seen, 1), ...dhl, trackingNumber, notify }));
const undoChange = (seen: OrderDetail) => undoTracking(platform, websiteId, on(seen, 1));

describe('tracking', () => {
  it('changed while the mail waits is in that mail; later only in a mail of its own, if it is wanted', async () => {
    const order = await anOrder();
    await deliver(order);
    const sent = valueOf(await fulfil(order, { lines: [units(order, 'Mug', 1)] }));
    const change = (seen: OrderDetail, trackingNumber: string, notify: boolean) =>
      changeTracking(platform, websiteId, { ...on(seen, 1), ...dhl, trackingNumber, notify });
    const waiting = valueOf(await change(sent, '111', true));
    expect(waiting.mails).toHaveLength(2);
    const { rows } = await platform.db.$client.query<{ body_text: string }>(
      'select body_text from outbox_mails where id = $1',
      [waiting.mails.at(-1)?.id],
    );
    expect(rows[0]?.body_text).toContain('Tracking number: 111');
    platform.clock.advance(12_000);
    expect(await deliver(order)).toHaveLength(1);
    const quiet = valueOf(await change(waiting, '222', false));
    expect(quiet.mails).toHaveLength(2);
    const loud = valueOf(await change(quiet, '333', true));
    expect(loud.mails.map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-fulfilled',
      'order-tracking',
    ]);
    expect(the(loud, 1)).toMatchObject({ trackingNumber: '333', undoMs: 0, trackingUndoMs: 10_000 });
    expect(await deliver(order)).toEqual([]);
    platform.clock.advance(12_000);
    expect(await deliver(order)).toEqual([`Tracking for your order #${order.number} from Fern & Kiln`]);
    const canceled = valueOf(await cancelFulfilment(platform, websiteId, on(loud, 1)));
    expect(await change(canceled, '444', false)).toMatchObject({ error: { code: 'FULFILMENT_CANCELED' } });
  });

  it('changed later is shown in its mail before, which waits ten seconds and is taken back with the change', async () => {
    const order = await aSentOrder();
    const shown = valueOf(
      await previewTracking(platform, websiteId, { ...on(order, 1), ...dhl, trackingNumber: '222' }),
    );
    expect((await detail(order.id)).mails).toHaveLength(2);
    const changed = await retrack(order, '222');
    const { rows } = await platform.db.$client.query(
      'select recipient, subject, body_text as "bodyText", body_html as "bodyHtml" from outbox_mails where id = $1',
      [changed.mails.at(-1)?.id],
    );
    expect(rows).toEqual([shown]);
    platform.clock.advance(9_900);
    expect(await deliver(order)).toEqual([]);
    expect(the(await detail(order.id), 1).trackingUndoMs).toBe(100);
    expect(await undoChange(order)).toMatchObject({ error: { code: 'STALE_REVISION' } });
    const undone = valueOf(await undoChange(changed));
    expect(the(undone, 1)).toMatchObject({ carrier: 'dhl', trackingNumber: '111', trackingUndoMs: 0 });
    expect(undone.mails).toHaveLength(2);
    expect(undone.events.at(-1)).toMatchObject({ type: 'tracking-undone', data: { trackingNumber: '111' } });
    expect(await undoChange(undone)).toMatchObject({ error: { code: 'UNDO_TOO_LATE' } });
    platform.clock.advance(60_000);
    expect(await deliver(order)).toEqual([]);

    const again = await retrack(undone, '333');
    platform.clock.advance(12_000);
    expect(await deliver(order)).toHaveLength(1);
    expect(await undoChange(again)).toMatchObject({ error: { code: 'UNDO_TOO_LATE' } });
    expect(the(await detail(order.id), 1)).toMatchObject({ trackingNumber: '333', trackingUndoMs: 0 });
  });

  it('changed twice is in one mail that waits ten seconds more, and its undo brings back what the buyer knows', async () => {
    const order = await aSentOrder();
    const first = await retrack(order, '222');
    platform.clock.advance(8_000);
    const second = await retrack(first, '333');
    expect(second.mails).toHaveLength(3);
    expect(the(second, 1).trackingUndoMs).toBe(10_000);
    platform.clock.advance(8_000);
    expect(await deliver(order)).toEqual([]);
    const quiet = await retrack(second, '444', false);
    expect(the(quiet, 1).trackingUndoMs).toBe(2_000);
    expect(the(valueOf(await undoChange(quiet)), 1).trackingNumber).toBe('111');
  });

  it('of a canceled fulfillment is not mailed', async () => {
    const order = await aSentOrder();
    const changed = await retrack(order, '222');
    const canceled = valueOf(await cancelFulfilment(platform, websiteId, on(changed, 1)));
    expect(the(canceled, 1).trackingUndoMs).toBe(0);
    platform.clock.advance(60_000);
    expect(await deliver(order)).toEqual([]);
    expect(await undoChange(canceled)).toMatchObject({ error: { code: 'FULFILMENT_CANCELED' } });
  });

  it('changed while the mail about its parcel waits gives that mail ten seconds more', async () => {
    const order = await anOrder();
    await deliver(order);
    const sent = valueOf(await fulfil(order));
    platform.clock.advance(9_000);
    const changed = await retrack(sent, '222');
    expect(the(changed, 1)).toMatchObject({ undoMs: 10_000, trackingUndoMs: 0 });
    const shown = valueOf(
      await previewTracking(platform, websiteId, { ...on(changed, 1), ...dhl, trackingNumber: '333' }),
    );
    expect(shown.subject).toContain('is on its way');
  });
});

describe('a canceled fulfillment', () => {
  it('leaves its items to be sent again, and stays in the history', async () => {
    const order = await anOrder();
    await deliver(order);
    const sent = valueOf(await fulfil(order));
    platform.clock.advance(12_000);
    expect(await deliver(order)).toHaveLength(1);
    const canceled = valueOf(await cancelFulfilment(platform, websiteId, on(sent, 1)));
    expect(canceled).toMatchObject({
      status: 'paid',
      fulfilment: 'unfulfilled',
      fulfilledOn: null,
      canFulfil: true,
      canCancel: true,
    });
    expect(the(canceled, 1).canceledOn).not.toBeNull();
    expect(await deliver(order)).toEqual([]);
    expect(await cancelFulfilment(platform, websiteId, on(canceled, 1))).toMatchObject({
      error: { code: 'FULFILMENT_CANCELED' },
    });
    const again = valueOf(await fulfil(canceled));
    expect(again).toMatchObject({ status: 'fulfilled', fulfilment: 'fulfilled' });
    expect(the(again, 2).lines).toHaveLength(2);
  });
});

const send = async (order: OrderDetail, body: object) => {
  const lines = order.lines.map(({ id, toSend }) => ({ lineId: id, quantity: toSend }));
  const whole = { lines, revision: order.revision, ...body };
  return owner.send('POST', `/api/admin/orders/${order.id}/fulfilments`, whole);
};

describe('bad input', () => {
  it('is answered with a sentence, and nothing is sent', async () => {
    const order = await anOrder();
    const mug = units(order, 'Mug', 1);
    const cases: readonly [object, number, RegExp][] = [
      [{ lines: [] }, 422, /Choose at least one item/],
      [{ lines: [{ ...mug, quantity: 0 }] }, 422, /at least 1/],
      [{ lines: [{ ...mug, quantity: 1.5 }] }, 422, /whole number/],
      [{ lines: [{ ...mug, quantity: 4 }] }, 409, /At most 3 of Mug can be chosen/],
      [{ lines: [mug, mug, mug, mug] }, 409, /At most 3 of Mug can be chosen/],
      [{ lines: [{ lineId: newId(), quantity: 1 }] }, 409, /not part of the order/],
      [{ carrier: 'pigeon' }, 422, /Choose one of the carriers/],
      [{ carrier: 'dhl' }, 422, /Enter the tracking number/],
      [{ carrier: 'other', trackingNumber: '1' }, 422, /Enter the name of the carrier/],
      [{ carrier: 'other', carrierName: 'Mo', trackingUrl: 'javascript:alert(1)' }, 422, /https:\/\//],
      [{ carrier: 'dhl', trackingNumber: 'x'.repeat(10_000) }, 422, /at most 80 characters/],
      [{ revision: order.revision + 1 }, 409, /Someone changed this/],
    ];
    for (const [body, status, sentence] of cases) {
      const response = await send(order, body);
      expect([response.statusCode, response.body]).toEqual([status, expect.stringMatching(sentence)]);
    }
    expect((await detail(order.id)).fulfilments).toEqual([]);
    expect(
      (await owner.send('POST', `/api/admin/orders/${newId()}/fulfilments/preview`, { lines: [mug] }))
        .statusCode,
    ).toBe(404);
  });

  it('does not reach the fulfillments of another order or website', async () => {
    const [order, other] = [valueOf(await fulfil(await anOrder())), await anOrder()];
    const wrong = { ...on(order, 1), orderId: other.id, revision: other.revision };
    expect(await undoFulfilment(platform, websiteId, wrong)).toMatchObject({
      error: { code: 'FULFILMENT_NOT_FOUND' },
    });
    expect(await cancelFulfilment(platform, newId(), on(order, 1))).toMatchObject({
      error: { code: 'FULFILMENT_NOT_FOUND' },
    });
  });
});

it('two owners who send the last units at once send them once', async () => {
  const order = await anOrder();
  const lockOrder = 'select 1 from orders where website_id = $1 and id = $2 for update';
  const results = await withLockHeld(platform, lockOrder, [websiteId, order.id], async (_holder, commit) => {
    const both = Promise.all([fulfil(order), fulfil(order)]);
    await untilBlocked(platform, 2);
    await commit();
    return both;
  });
  expect(results.map((result) => (result.ok ? 'sent' : result.error.code)).toSorted()).toEqual([
    'STALE_REVISION',
    'sent',
  ]);
  const after = await detail(order.id);
  expect(after.fulfilments).toHaveLength(1);
  expect(after.mails.filter(({ kind }) => kind === 'order-fulfilled')).toHaveLength(1);
});
