import { aPickupPlace } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import type { HomeView } from '@vitrine/contracts/home.ts';
import type { ListCount, ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail, OrderRow } from '@vitrine/contracts/order-detail.ts';
import type { ManualPaymentSettings } from '@vitrine/domain/payment/manual-payment.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  demoTerms,
  orderOf,
  someDetails,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import type { Site } from '../../platform/site.ts';
import { findSite } from '../websites/index.ts';
import { readCart } from '../cart/index.ts';
import { parcelsSection } from '../orders/order-section.ts';
import { manualProvider } from '../payments/index.ts';
import { placeOrder } from './place-order.ts';
import { prepareOrder, requiredUnitsOf, reservationOf } from './prepare-order.ts';
import { recoverPayments } from './recovery.ts';
import { reserve } from './reserve.ts';
import { cancelOverdue } from './unpaid-orders.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let site: Site;
let owner: TestVisitor;
let shops = 0;

const days = 86_400_000;
const total = 3400 + 600 + 238;
const byHand: ManualPaymentSettings = {
  bankTransfer: { enabled: true, instructions: 'IBAN DE02 1203 0000 0000 2020 51\nBIC BYLADEM1001' },
  onCollection: { enabled: true, instructions: '' },
  cancelAfterDays: 14,
};

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
  shop = await aCheckoutShop(platform, `shop-${shops}`, {
    ...demoTerms,
    delivery: {
      ...demoTerms.delivery,
      pickupPlaces: [
        aPickupPlace({
          name: 'At the studio',
          hours: [{ days: ['mon', 'tue'], opens: '09:00', closes: '17:00' }],
        }),
      ],
    },
  });
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
  await setUp(byHand);
});

async function setUp(manual: ManualPaymentSettings): Promise<void> {
  const { manual: seen } = (await owner.send('GET', '/api/admin/payments')).json<{
    manual: ManualPaymentSettings;
  }>();
  const answer = await owner.send('PUT', '/api/admin/payments/manual', { manual, seen });
  expect(answer.statusCode).toBe(200);
  await awaitNotifications(platform);
  const found = await findSite(platform, shop.host);
  if (found === null) throw new Error('no website');
  site = found;
}

async function aMug() {
  return shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
}

const source = { kind: 'manual', method: 'bank-transfer' } as const;

async function order(codes = {}, due = total) {
  const mug = await aMug();
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }], newId(), codes);
  const placed = orderOf(await placeOrder(platform, site, aPlacement(cartId, due, { source })));
  return { ...mug, ...placed };
}

async function detail(orderId: string): Promise<OrderDetail> {
  return (await owner.send('GET', `/api/admin/orders/${orderId}`)).json<OrderDetail>();
}

const change = (orderId: string, call: string, revision: number, visitor = owner) =>
  visitor.send('POST', `/api/admin/orders/${orderId}/${call}`, { revision });

async function mailsOf(orderId: string): Promise<{ kind: string; body_text: string }[]> {
  const found = await platform.db.$client.query<{ kind: string; body_text: string }>(
    'select kind, body_text from outbox_mails where order_id = $1 order by created_on, id',
    [orderId],
  );
  return found.rows;
}

describe('an order that is paid by hand', () => {
  it('is placed unpaid, holds its units, and says how to pay in its mail', async () => {
    const { orderId, variantId } = await order();
    const placed = await detail(orderId);
    expect(placed).toMatchObject({
      status: 'awaiting-payment',
      canMarkPaid: true,
      canFulfil: false,
      canCancel: false,
      refundableMinor: 0,
      payment: { provider: 'manual', status: 'awaiting', amountMinor: total },
      manualPayment: { method: 'bank-transfer' },
    });
    expect(placed.events.map(({ type }) => type)).toEqual(['placed', 'mail-queued']);
    expect(await shop.stockOf(variantId)).toBe(4);
    const [mail] = await mailsOf(orderId);
    expect(mail?.body_text).toContain(`Please transfer $42.38 with the reference ${placed.number}.`);
    expect(mail?.body_text).toContain('IBAN DE02 1203 0000 0000 2020 51');
    expect(mail?.body_text).not.toContain('We have your payment');
    // Nothing for recovery: it waits for its owner.
    platform.clock.advance(3_600_000);
    expect(await recoverPayments(platform)).toBe(0);
  });

  it('is paid once its owner says so, informs its buyer, and can then be sent and refunded', async () => {
    const { orderId, variantId } = await order();
    const unpaid = await detail(orderId);
    const { revision } = unpaid;
    const { lines } = aFulfilment(unpaid, '');
    const sent = await owner.send('POST', `/api/admin/orders/${orderId}/fulfilments`, { lines, revision });
    expect(sent.json()).toMatchObject({ error: 'ORDER_TRANSITION' });
    const paid = (await change(orderId, 'mark-paid', revision)).json<OrderDetail>();
    expect(paid).toMatchObject({
      status: 'paid',
      canFulfil: true,
      refundableMinor: total,
      payment: { status: 'captured' },
    });
    expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-paid']);
    expect((await change(orderId, 'mark-paid', paid.revision)).json()).toMatchObject({
      error: 'ORDER_TRANSITION',
    });
    const refunded = await owner.send('POST', `/api/admin/orders/${orderId}/refund`, {
      amountMinor: total,
      idempotencyKey: newId(),
      returnToStock: true,
      revision: paid.revision,
    });
    expect(refunded.json()).toMatchObject({ status: 'refunded', refundedMinor: total });
    expect(await shop.stockOf(variantId)).toBe(5);
    // No money moved: the owner pays it back, and the buyer need not look for it at their bank.
    const { events } = refunded.json<OrderDetail>();
    expect(events.find(({ type }) => type === 'refunded')?.data).toMatchObject({ byHandMinor: total });
    const mail = (await mailsOf(orderId)).find(({ kind }) => kind === 'order-refunded');
    expect(mail?.body_text).toContain('the shop pays it back to you itself');
    expect(mail?.body_text).not.toContain('your bank shows it');
  });

  it('returns its units, codes and gift cards when it is canceled unpaid, and informs its buyer', async () => {
    const discount = await shop.discount('TENTH');
    const giftCard = await shop.giftCard(1000);
    const { orderId, variantId } = await order(
      { discountCodes: ['TENTH'], giftCardIds: [giftCard] },
      3400 - 340 + 600 + 214 - 1000,
    );
    const { revision } = await detail(orderId);
    const canceled = await change(orderId, 'cancel-unpaid', revision);
    expect(canceled.json()).toMatchObject({
      status: 'canceled',
      refundedMinor: 0,
      canMarkPaid: false,
      canReturnToStock: false,
      payment: { status: 'abandoned' },
    });
    expect(await shop.stockOf(variantId)).toBe(5);
    const found = await platform.db.$client.query(
      `select d.used_count, g.balance_minor,
         (select sum(amount_minor) from gift_card_entries e where e.gift_card_id = g.id and e.account = 'card') as ledger
       from discounts d, gift_cards g where d.id = $1 and g.id = $2`,
      [discount, giftCard],
    );
    expect(found.rows).toEqual([{ used_count: 0, balance_minor: '1000', ledger: '1000' }]);
    expect((await mailsOf(orderId)).at(-1)).toMatchObject({ kind: 'order-unpaid' });
    expect((await change(orderId, 'mark-paid', revision + 1)).json()).toMatchObject({
      error: 'ORDER_TRANSITION',
    });
  });

  it('is canceled after the days the owner set, and not a day earlier', async () => {
    const { orderId, variantId } = await order();
    await setUp({ ...byHand, cancelAfterDays: null });
    const { orderId: patient } = await order();
    platform.clock.advance(14 * days - 60_000);
    await cancelOverdue(platform);
    expect((await detail(orderId)).status).toBe('awaiting-payment');
    platform.clock.advance(120_000);
    await cancelOverdue(platform);
    expect((await detail(orderId)).status).toBe('canceled');
    expect(await shop.stockOf(variantId)).toBe(5);
    expect((await detail(patient)).status).toBe('awaiting-payment');
  });

  it('is placed by recovery when the server stopped between its reservation and the order', async () => {
    const mug = await aMug();
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const { websiteId } = site;
    const now = platform.clock.now();
    const cart = await readCart(platform.db, websiteId, cartId, site.locale);
    if (cart === null) throw new Error('no cart');
    const placement = aPlacement(cartId, total, { source });
    const prepared = prepareOrder(site, cart, placement, now, new Set());
    if (!prepared.ok) throw new Error(prepared.error.code);
    const reservation = reservationOf({
      websiteId,
      origin: site.origin,
      cartId,
      cartRevision: cart.revision,
      idempotencyKey: placement.idempotencyKey,
      draft: prepared.value.draft,
      provider: manualProvider,
      wanted: requiredUnitsOf(cart),
      mustBeSold: true,
      now,
    });
    expect(await reserve(platform.db, reservation)).toEqual({ kind: 'reserved' });
    platform.clock.advance(60_000);
    expect(await recoverPayments(platform)).toBe(1);
    const { orderId } = orderOf(await placeOrder(platform, site, placement));
    expect((await detail(orderId)).status).toBe('awaiting-payment');
    expect(await shop.stockOf(mug.variantId)).toBe(4);
  });

  it('refuses an owner who saw an older state, a visitor, and an owner of another website', async () => {
    const { orderId } = await order();
    const { revision } = await detail(orderId);
    const other = await aCheckoutShop(platform, `other-${shops}`);
    const stranger = aVisitor(app, other.host);
    const otherOwner = await anOwner(app, platform, { host: other.host, websiteId: other.site.websiteId });
    for (const call of ['mark-paid', 'cancel-unpaid']) {
      expect((await change(orderId, call, revision + 1)).json()).toMatchObject({ error: 'STALE_REVISION' });
      expect((await change(orderId, call, revision, stranger)).statusCode).toBe(401);
      expect((await change(orderId, call, revision, otherOwner)).json()).toMatchObject({
        error: 'ORDER_NOT_FOUND',
      });
      expect((await owner.send('POST', `/api/admin/orders/${orderId}/${call}`, {})).statusCode).toBe(422);
    }
    expect((await detail(orderId)).status).toBe('awaiting-payment');
  });
});

async function atTheCheckout() {
  const mug = await aMug();
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  expect((await visitor.add(mug, 1)).statusCode).toBe(200);
  return { ...mug, visitor, page: await visitor.send('GET', '/checkout') };
}

describe('the checkout of a shop with payment by hand', () => {
  it('takes a bank transfer without JavaScript, and shows the bank details on the order', async () => {
    const { visitor, page } = await atTheCheckout();
    expect(page.body).toContain('value="bank-transfer"');
    // Only what is picked up is paid on collection, and bank details are for those who order.
    expect(page.body).not.toContain('value="on-collection"');
    expect(page.body).not.toContain('IBAN');
    // The browser insists on no card number.
    expect(/<input[^>]*name="cardNumber"[^>]*>/.exec(page.body)?.[0]).not.toContain('required');
    const placed = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(total, { payWith: 'bank-transfer', cardNumber: '', cardExpiry: '', cardCvc: '' }),
    );
    expect(placed.statusCode).toBe(303);
    const confirmed = await visitor.send('GET', String(placed.headers.location));
    expect(confirmed.body).toContain('How to pay');
    expect(confirmed.body).toContain('IBAN DE02 1203 0000 0000 2020 51');
    expect(confirmed.body).toContain('Waiting for payment');
    expect(confirmed.body).toContain('Unpaid orders are canceled after that day.');
  });

  it('refuses a way to pay that is not offered, beside its choice', async () => {
    const { visitor } = await atTheCheckout();
    const refused = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(total, { payWith: 'on-collection' }),
    );
    expect(refused.body).toContain('This way to pay is not offered for this order.');
    expect(refused.body).toContain('id="checkout-payWith-error"');
  });

  it('keeps the chosen way when the totals are updated', async () => {
    const { visitor } = await atTheCheckout();
    const updated = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(0, { action: 'update', payWith: 'bank-transfer' }),
    );
    const { location } = updated.headers;
    const page = location === undefined ? updated : await visitor.send('GET', location);
    expect(page.body).toMatch(
      /<input[^>]*value="bank-transfer"[^>]*checked|checked[^>]*value="bank-transfer"/,
    );
  });

  it('offers payment on collection for what is picked up', async () => {
    const { orderId } = await orderOnCollection();
    expect((await detail(orderId)).manualPayment?.method).toBe('on-collection');
    expect((await mailsOf(orderId))[0]?.body_text).toContain('You pay $72.76 when you pick up your order.');
  });
});

async function orderOnCollection() {
  const mug = await aMug();
  const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
  const details = { ...someDetails, deliveryOptionId: 'pickup' };
  const onCollection = { kind: 'manual', method: 'on-collection' } as const;
  const due = 6800 + 476;
  const placed = await placeOrder(platform, site, aPlacement(cartId, due, { details, source: onCollection }));
  return { ...mug, ...orderOf(placed) };
}

const fulfil = async (unsent: OrderDetail, quantity: number) => {
  const lines = [{ lineId: unsent.lines[0]?.id ?? '', quantity }];
  const { id, revision } = unsent;
  return (
    await owner.send('POST', `/api/admin/orders/${id}/fulfilments`, { lines, revision })
  ).json<OrderDetail>();
};

/** The orders in the view "To send". Home counts as many. */
async function waiting(): Promise<string[]> {
  const query = 'fulfilment=unfulfilled,partially-fulfilled';
  const page = (await owner.send('GET', `/api/admin/orders?${query}`)).json<ListPage<OrderRow>>();
  const counted = (await owner.send('GET', `/api/admin/orders/count?${query}`)).json<ListCount>();
  const home = (await owner.send('GET', '/api/admin/home')).json<HomeView>();
  expect(counted.count).toBe(page.rows.length);
  expect(home.waiting.find(({ kind }) => kind === 'to-send')?.count ?? 0).toBe(page.rows.length);
  return page.rows.map(({ id }) => id);
}

describe('an order that is paid on collection', () => {
  it('is handed over before it is paid, and is fulfilled once it is', async () => {
    const { orderId, variantId } = await orderOnCollection();
    const unpaid = await detail(orderId);
    expect(unpaid).toMatchObject({ status: 'awaiting-payment', canFulfil: true, canCancelUnpaid: true });
    const part = await fulfil(unpaid, 1);
    expect(part).toMatchObject({
      status: 'awaiting-payment',
      fulfilment: 'partially-fulfilled',
      canMarkPaid: true,
    });
    const whole = await fulfil(part, 1);
    expect(whole).toMatchObject({
      status: 'awaiting-payment',
      fulfilment: 'fulfilled',
      canFulfil: false,
      canMarkPaid: true,
      refundableMinor: 0,
      refundDueMinor: 0,
    });
    expect(whole.lines[0]).toMatchObject({ toSend: 0, toReturn: 0 });
    const ready = (await mailsOf(orderId)).at(-1)?.body_text;
    expect(ready).toContain(`The rest of order #${whole.number} is ready to be picked up.`);
    expect(ready).toContain('Pickup: At the studio');
    expect(ready).toMatch(/Opening hours: .*Mon/);
    const paid = (await change(orderId, 'mark-paid', whole.revision)).json<OrderDetail>();
    expect(paid).toMatchObject({
      status: 'fulfilled',
      fulfilment: 'fulfilled',
      grandTotalMinor: 7276,
      refundableMinor: 7276,
      payment: { status: 'captured', amountMinor: 7276 },
    });
    expect(paid.fulfilledOn).toBe(whole.fulfilledOn);
    expect(await shop.stockOf(variantId)).toBe(3);
    const thanks = (await mailsOf(orderId)).find(({ kind }) => kind === 'order-paid');
    expect(thanks?.body_text).not.toContain('getting it ready');
  });

  it('waits for its owner until all of it is handed over, paid or not; a bank transfer does not until it is paid', async () => {
    await order();
    const { orderId } = await orderOnCollection();
    expect(await waiting()).toEqual([orderId]);
    const part = await fulfil(await detail(orderId), 1);
    expect(await waiting()).toEqual([orderId]);
    const whole = await fulfil(part, 1);
    expect(await waiting()).toEqual([]);
    await change(orderId, `fulfilments/${whole.fulfilments[1]?.id}/cancel`, whole.revision);
    expect(await waiting()).toEqual([orderId]);
    await change(orderId, 'mark-paid', (await detail(orderId)).revision);
    expect(await waiting()).toEqual([orderId]);
  });

  it('says on its page, as its mail does, that it can be picked up, where and when', async () => {
    const { orderId } = await orderOnCollection();
    const part = await fulfil(await detail(orderId), 1);
    const { websiteId } = site;
    expect(await parcelsSection(platform, { websiteId, orderId })).toMatchObject({
      heading: 'Pickup',
      sentence: `Part of order #${part.number} is ready to be picked up. The rest follows.`,
      rows: [
        { label: 'At the studio', text: 'Opening hours: Mon, Tue 9:00 AM–5:00 PM' },
        { label: '1 × Mug', text: expect.stringContaining('Ready since ') },
      ],
    });
    const whole = await fulfil(part, 1);
    const section = await parcelsSection(platform, { websiteId, orderId });
    expect(section?.sentence).toBe(`Order #${part.number} is ready to be picked up.`);
    expect(JSON.stringify(section)).not.toMatch(/\bsent\b|parcel/i);
    const page = await owner.send('GET', whole.statusPath);
    expect(page.body).toMatch(/<h1[^>]*>Ready to be picked up<\/h1>/);
    expect(page.body).not.toContain('Waiting for payment');
    // All of it comes back.
    const paid = (await change(orderId, 'mark-paid', whole.revision)).json<OrderDetail>();
    const back = await owner.send('POST', `/api/admin/orders/${orderId}/returns`, {
      lines: [{ lineId: paid.lines[0]?.id, quantity: 2 }],
      note: '',
      returnToStock: true,
      isRefundDue: false,
      idempotencyKey: newId(),
      revision: paid.revision,
    });
    expect(back.statusCode, back.body).toBe(200);
    const after = await parcelsSection(platform, { websiteId, orderId });
    expect(after?.sentence).toBe('');
    expect(after?.rows[0]?.label).toBe('1 × Mug');
  });

  it('is not canceled while the buyer has something of it, and is still to be handed over when that is undone', async () => {
    const { orderId, variantId } = await orderOnCollection();
    const part = await fulfil(await detail(orderId), 1);
    platform.clock.advance(14 * days - 60_000);
    expect((await detail(orderId)).status).toBe('awaiting-payment');
    platform.clock.advance(120_000);
    await cancelOverdue(platform);
    expect((await detail(orderId)).status).toBe('awaiting-payment');
    expect(part.canCancelUnpaid).toBe(false);
    expect((await change(orderId, 'cancel-unpaid', part.revision)).json()).toMatchObject({
      error: 'ORDER_TRANSITION',
    });
    const back = await change(orderId, `fulfilments/${part.fulfilments[0]?.id}/cancel`, part.revision);
    expect(back.json()).toMatchObject({
      status: 'awaiting-payment',
      fulfilment: 'unfulfilled',
      canFulfil: true,
    });
    await cancelOverdue(platform);
    expect((await detail(orderId)).status).toBe('canceled');
    expect(await shop.stockOf(variantId)).toBe(5);
  });

  it('is paid between two parts, and the rest is sent then', async () => {
    const { orderId } = await orderOnCollection();
    const part = await fulfil(await detail(orderId), 1);
    const paid = (await change(orderId, 'mark-paid', part.revision)).json<OrderDetail>();
    expect(paid).toMatchObject({ status: 'paid', fulfilment: 'partially-fulfilled', canFulfil: true });
    expect(await fulfil(paid, 1)).toMatchObject({ status: 'fulfilled' });
  });
});

const put = (body: object) => owner.send('PUT', '/api/admin/payments/manual', body);

describe('the settings of payment by hand', () => {
  it('need bank details, and refuse what another owner has changed meanwhile', async () => {
    const empty = { ...byHand, bankTransfer: { enabled: true, instructions: ' ' } };
    expect((await put({ manual: empty, seen: byHand })).json()).toMatchObject({
      error: 'PAYMENT_SETTINGS_INVALID',
      fields: { 'bankTransfer.instructions': 'Enter your bank details: buyers need them to pay.' },
    });
    const other = { ...byHand, cancelAfterDays: 7 };
    expect((await put({ manual: byHand, seen: other })).json()).toMatchObject({ error: 'STALE_REVISION' });
  });

  it.each([
    [{}],
    [{ manual: byHand }],
    [{ manual: { ...byHand, cancelAfterDays: 0 }, seen: byHand }],
    [{ manual: { ...byHand, cancelAfterDays: 91 }, seen: byHand }],
    [
      {
        manual: { ...byHand, onCollection: { enabled: true, instructions: 'x'.repeat(2001) } },
        seen: byHand,
      },
    ],
  ])('refuse %j', async (body) => {
    expect((await put(body)).statusCode).toBe(422);
  });
});
