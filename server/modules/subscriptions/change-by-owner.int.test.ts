// PostgreSQL: both (changes and charges that wait for the lock of one row)
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import {
  aSubscriptionProduct,
  monthly,
  subscribe,
  type Subscribed,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { type Answer, Buyer, cards } from '@vitrine/testing/buyer.ts';
import { testStoreTerms } from '@vitrine/testing/shop-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aBuyerAsOwner } from '@vitrine/testing/subscription-owner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getWebsite, updateSettings } from '../websites/index.ts';
import { newId } from '../../platform/ids.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { renewSubscriptions } from './renewals.ts';

const paysNowDeclinedLater = '4000 0000 0000 0341';
const day = 86_400_000;
const start = Date.parse('2026-03-02T15:00:00Z');

let shop: TestApp;
let owner: Buyer;
let buyer: Buyer;
let clubs = 0;
beforeAll(async () => {
  shop = await startTestApp();
  shop.platform.clock.set(start);
  owner = await aBuyerAsOwner(shop);
});
beforeEach(async () => {
  await wait(start);
  buyer = new Buyer(shop.origin);
  await rows('update subscriptions set next_charge_on = null');
});
afterAll(() => shop.close());

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.platform.db.$client.query(text, values)).rows as Row[];
}

interface Variant {
  readonly sku: string;
  readonly priceMinor: number;
  readonly stock: number | null;
}

async function aSubscription(
  product: { readonly cycles?: number; readonly stock?: number | null; readonly further?: Variant } = {},
  card: string = cards.pays,
): Promise<Subscribed> {
  clubs += 1;
  const { cycles = 0, stock = null, further } = product;
  const club = await aSubscriptionProduct(shop, `owned-${clubs}`, {
    plan: { ...monthly, numBillingCycles: cycles },
    stock,
  });
  if (further !== undefined) await addVariant(club.itemId, further);
  return subscribe(shop, buyer, club, card);
}

async function addVariant(itemId: string, { sku, priceMinor, stock }: Variant): Promise<string> {
  const id = newId();
  await rows(
    `insert into variants (website_id, id, item_id, sku, price_minor, on_sale, sale_price_minor, attributes, position)
     select website_id, $2, item_id, $3, $4, false, price_minor, '{"Size":"Large"}', 9 from variants
     where item_id = $1 limit 1`,
    [itemId, id, sku, priceMinor],
  );
  await rows(
    `insert into stock (website_id, variant_id, item_id, quantity, unlimited)
     select website_id, id, item_id, coalesce($2, 0), $2::int is null from variants where id = $1`,
    [id, stock],
  );
  return id;
}

async function changeStore(store: StoreSettings): Promise<void> {
  await updateSettings(shop.platform, shop.websiteId, { settings: { store } });
  await awaitNotifications(shop.platform);
}

async function view({ id }: Subscribed): Promise<SubscriptionDetail> {
  const answer = await owner.send('GET', `/api/admin/subscriptions/${id}`);
  expect(answer.status, answer.body).toBe(200);
  return JSON.parse(answer.body) as SubscriptionDetail;
}

const send = (one: Subscribed, body: object): Promise<Answer> =>
  owner.send('POST', `/api/admin/subscriptions/${one.id}/change`, { json: body });

/** The present state after a change that succeeds. */
async function change(one: Subscribed, body: object): Promise<SubscriptionDetail> {
  const { revision } = await view(one);
  const answer = await send(one, { mail: false, revision, ...body });
  expect(answer.status, answer.body).toBe(200);
  return JSON.parse(answer.body) as SubscriptionDetail;
}

/** Status, code and sentences of a change that is refused. */
async function refusal(one: Subscribed, body: object): Promise<[number, string, Record<string, string>?]> {
  const { revision } = await view(one);
  const answer = await send(one, { mail: false, revision, ...body });
  const { error, fields } = JSON.parse(answer.body) as { error: string; fields?: Record<string, string> };
  return fields === undefined ? [answer.status, error] : [answer.status, error, fields];
}

async function mailsOf(one: Subscribed): Promise<string[]> {
  const found = await rows<{ kind: string; body_text: string }>(
    `select kind, body_text from outbox_mails where body_text like '%' || $1 || '%' order by id`,
    [one.path],
  );
  return found.slice(1).map(({ kind, body_text }) => `${kind}: ${body_text}`);
}

const ordersOf = (one: Subscribed) =>
  rows<{ id: string; total: string; quantity: number }>(
    `select o.id, o.grand_total_minor as total, l.quantity from orders o
     join order_lines l on l.website_id = o.website_id and l.order_id = o.id
     where o.subscription_id = $1 order by o.placed_on`,
    [one.id],
  );

/** Time passes; the owner stays signed in. */
async function wait(until: number): Promise<void> {
  shop.platform.clock.set(until);
  await rows('update account_sessions set created_on = $1, used_on = $1, expires_on = $2', [
    new Date(until),
    new Date(until + 30 * day),
  ]);
}

const due = async (one: Subscribed): Promise<void> => wait(Date.parse((await view(one)).periodEndsOn) + 1000);

/** A gateway that runs `meanwhile` while it charges. */
function interrupted(meanwhile: () => Promise<unknown>): PaymentProvider {
  const gateway = testGateway(shop.platform);
  return {
    ...gateway,
    charge: async (request) => {
      await meanwhile();
      return gateway.charge(request);
    },
  };
}

describe('the page of a subscription', () => {
  it('has the customer, the card, the orders, and who did what', async () => {
    const one = await aSubscription({ cycles: 6 });
    const page = await buyer.send('GET', one.path);
    const crumb = /name="crumb" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    await buyer.send('POST', one.path, { form: { action: 'pause', crumb } });
    await change(one, { action: 'resume' });
    await due(one);
    await renewSubscriptions(shop.platform);
    const shown = await view(one);
    expect(shown).toMatchObject({
      status: 'active',
      customerName: 'June Alder',
      price: '$30.00 monthly for 6 months',
      cyclesPaid: 2,
      cycles: 6,
      card: { brand: 'visa', last4: '4242' },
      nextAmountMinor: 3600,
      failure: null,
      delay: null,
    });
    expect(shown.customerId).not.toBe('');
    expect(shown.orders.map(({ cycle }) => cycle)).toEqual([2, 1]);
    expect(shown.events.map(({ type, actorName }) => `${type} by ${actorName}`)).toEqual([
      'renewed by System',
      'resumed by Mo',
      'paused by Customer',
      'started by Customer',
    ]);
    // The secret of the customer's own page stays theirs.
    expect(JSON.stringify(shown)).not.toContain(one.path.split('/').at(-1));
  });

  it('is not found for another website, and nothing of it can be changed there', async () => {
    const one = await aSubscription();
    await rows("update subscriptions set website_id = '0192f0c1-2345-7abc-8def-0123456789ab' where id = $1", [
      one.id,
    ]);
    expect((await owner.send('GET', `/api/admin/subscriptions/${one.id}`)).status).toBe(404);
    const answer = await send(one, { action: 'pause', mail: true, revision: 1 });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      404,
      { error: 'SUBSCRIPTION_NOT_FOUND' },
    ]);
    expect(await rows('select status from subscriptions where id = $1', [one.id])).toEqual([
      { status: 'active' },
    ]);
  });
});

describe('an owner', () => {
  it('pauses and resumes, with a mail where it is wanted, and the customer’s page shows it', async () => {
    const one = await aSubscription();
    expect(await change(one, { action: 'pause', mail: true })).toMatchObject({
      status: 'paused',
      nextChargeOn: null,
      can: { resume: true, pause: false, skip: false },
    });
    expect((await buyer.send('GET', one.path)).body).toContain('It is paused.');
    expect(await change(one, { action: 'resume' })).toMatchObject({ status: 'active' });
    const mails = await mailsOf(one);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('subscription-changed: ');
    expect(mails[0]).toContain('We have paused your subscription to Clay Club.');
  });

  it('skips the next charge once for each time it is asked, and never for a page that is out of date', async () => {
    const one = await aSubscription();
    const { revision, skippedTo } = await view(one);
    const asked = { action: 'skip', mail: true, revision };
    const answers = await Promise.all([send(one, asked), send(one, asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const shown = await view(one);
    expect(shown.nextChargeOn).toBe(skippedTo);
    expect(shown.nextChargeOn?.slice(0, 10)).toBe('2026-05-02');
    expect(await mailsOf(one)).toHaveLength(1);
    // Nothing is charged on the date that was skipped.
    await wait(Date.parse('2026-04-03T00:00:00Z'));
    expect(await renewSubscriptions(shop.platform)).toBe(0);
    await wait(Date.parse('2026-05-02T23:00:00Z'));
    await renewSubscriptions(shop.platform);
    expect(await ordersOf(one)).toHaveLength(1);
    expect((await view(one)).cyclesPaid).toBe(2);
  });

  it('cannot skip after the last cycle of a limited plan', async () => {
    const one = await aSubscription({ cycles: 1 });
    expect(await refusal(one, { action: 'skip' })).toEqual([409, 'SUBSCRIPTION_CHANGED']);
  });

  it('changes quantity and variant from the next charge on, and a new price is always mailed', async () => {
    const one = await aSubscription({ further: { sku: `LARGE-${clubs}`, priceMinor: 4500, stock: 5 } });
    const large = (await view(one)).variants.at(-1);
    expect(large).toMatchObject({ priceMinor: 4500, left: 5 });
    const shown = await change(one, { action: 'contents', variantId: large?.id, quantity: 2, mail: false });
    expect(shown).toMatchObject({ quantity: 2, unitPriceMinor: 4500, price: '$90.00 monthly' });
    expect((await mailsOf(one))[0]).toContain('from $30.00 monthly to $90.00 monthly');
    await due(one);
    await renewSubscriptions(shop.platform);
    expect(await ordersOf(one)).toMatchObject([{ quantity: 2, total: '9000' }]);
    expect((await view(one)).variants.at(-1)?.left).toBe(3);
  });

  it.each([0, -1, 1.5, 10_000, '2'])('cannot change the quantity to %j', async (quantity) => {
    const one = await aSubscription();
    const { variantId } = await view(one);
    const [status, error, fields] = await refusal(one, { action: 'contents', variantId, quantity });
    expect([status, error, fields?.['quantity']]).toEqual([
      422,
      'MALFORMED_REQUEST',
      'Enter a whole number from 1 to 9999.',
    ]);
  });

  it('cannot take more than is in stock, a variant of another product, or one that was deleted', async () => {
    const one = await aSubscription({ stock: 4 });
    const other = await view(await aSubscription());
    const { variantId } = await view(one);
    expect(await refusal(one, { action: 'contents', variantId, quantity: 9 })).toEqual([
      422,
      'MALFORMED_REQUEST',
      { quantity: 'Only 3 are in stock. Enter at most as many, or add stock first.' },
    ]);
    const gone = 'This variant is not sold any more, or is of another product. Choose another one.';
    for (const id of [other.variantId, newId()]) {
      expect(await refusal(one, { action: 'contents', variantId: id, quantity: 1 })).toEqual([
        422,
        'MALFORMED_REQUEST',
        { variantId: gone },
      ]);
    }
    expect(await view(one)).toMatchObject({ quantity: 1, variantId });
  });

  it('moves a subscription whose variant was deleted to another one, and it is charged', async () => {
    const one = await aSubscription({ further: { sku: `STAYS-${clubs}`, priceMinor: 2000, stock: null } });
    const { variantId, variants } = await view(one);
    await rows('delete from variants where id = $1', [variantId]);
    await due(one);
    await renewSubscriptions(shop.platform);
    expect(await view(one)).toMatchObject({
      status: 'active',
      delay: 'variant-deleted',
      isBeingCharged: false,
    });
    await change(one, { action: 'contents', variantId: variants.at(-1)?.id, quantity: 1 });
    await wait(shop.platform.clock.now() + 2 * day);
    await renewSubscriptions(shop.platform);
    expect(await ordersOf(one)).toMatchObject([{ total: '2600' }]);
  });

  it('changes the address by the rules of the checkout, for the orders to come', async () => {
    const one = await aSubscription();
    const { address: before } = await view(one);
    const { country: _country, ...address } = before;
    const wrong = await refusal(one, {
      action: 'address',
      address: { ...address, line1: '', postalCode: 'x' },
    });
    expect(wrong[2]).toMatchObject({
      'address.line1': expect.any(String),
      'address.postalCode': expect.any(String),
    });
    await change(one, { action: 'address', address: { ...address, line1: '7 Kiln Row' }, mail: true });
    expect((await mailsOf(one))[0]).toContain('7 Kiln Row');
    await due(one);
    await renewSubscriptions(shop.platform);
    const [order] = await ordersOf(one);
    const [row] = await rows<{ line1: string }>(
      "select details -> 'address' ->> 'line1' as line1 from orders where id = $1",
      [order?.id],
    );
    expect(row?.line1).toBe('7 Kiln Row');
  });

  it('gives the address a region once the store has divided its country', async () => {
    const one = await aSubscription();
    await rows(
      `update subscriptions set details = jsonb_set(details, '{address}', details -> 'address' ||
         '{"country":"FR","region":"","postalCode":"75001"}') where id = $1`,
      [one.id],
    );
    const { country: _country, ...address } = (await view(one)).address;
    expect((await view(one)).isCountryDivided).toBe(false);
    const website = await getWebsite(shop.platform, shop.websiteId);
    const store = website?.settings.store ?? testStoreTerms;
    const tax = { name: 'TVA', country: 'FR', region: 'IDF', rate: 0.2, appliesToDelivery: false };
    await changeStore({ ...store, taxRules: [tax] });
    expect((await view(one)).isCountryDivided).toBe(true);
    const changed = await change(one, {
      action: 'address',
      address: { ...address, region: 'IDF' },
      mail: false,
    });
    expect(changed.address.region).toBe('IDF');
    await changeStore(store);
  });

  it('ends it with the paid period, takes that back, and ends it at once', async () => {
    const one = await aSubscription();
    expect(await change(one, { action: 'cancel', when: 'period-end', mail: true })).toMatchObject({
      status: 'ending',
      can: { keep: true },
    });
    expect(await change(one, { action: 'keep' })).toMatchObject({ status: 'active' });
    const ended = await change(one, { action: 'cancel', when: 'now', mail: true });
    expect(ended).toMatchObject({ status: 'canceled', nextChargeOn: null });
    expect(Object.values(ended.can).some(Boolean)).toBe(false);
    expect((await mailsOf(one)).map((mail) => mail.includes('We have'))).toEqual([true, true]);
    expect(await refusal(one, { action: 'cancel', when: 'now' })).toEqual([409, 'SUBSCRIPTION_CHANGED']);
    await wait(shop.platform.clock.now() + 60 * day);
    await renewSubscriptions(shop.platform);
    expect(await ordersOf(one)).toEqual([]);
  });

  it('reads why a charge failed, and tries it again once the customer has another card', async () => {
    const one = await aSubscription({}, paysNowDeclinedLater);
    await due(one);
    await renewSubscriptions(shop.platform);
    expect((await view(one)).failure).toMatchObject({ tries: 1, mostTries: 4, problem: 'declined' });
    const tried = await change(one, { action: 'retry', mail: undefined });
    expect(tried).toMatchObject({ status: 'past-due', failure: { tries: 2 } });
    // The bank lets the card pay again.
    const other = await aSubscription();
    await rows(
      `update subscriptions s set customer = o.customer, payment_method = o.payment_method
       from subscriptions o where s.id = $1 and o.id = $2`,
      [one.id, other.id],
    );
    const paid = await change(one, { action: 'retry', mail: undefined });
    expect(paid).toMatchObject({ status: 'active', cyclesPaid: 2, failure: null });
    expect(paid.events.slice(0, 2).map(({ type, actorName }) => `${type} by ${actorName}`)).toContain(
      'retry-asked by Mo',
    );
    expect(await ordersOf(one)).toHaveLength(1);
    expect(await refusal(one, { action: 'retry', mail: undefined })).toEqual([409, 'SUBSCRIPTION_CHANGED']);
  });
});

describe('a subscription that is changed while it renews', () => {
  it.each([
    ['pause', { action: 'pause' }],
    ['cancellation', { action: 'cancel', when: 'now' }],
    ['quantity', { action: 'contents', quantity: 3 }],
    ['skip', { action: 'skip' }],
  ])('is charged first: the %s is refused, and made once its outcome is known', async (_what, asked) => {
    const one = await aSubscription();
    const { revision, variantId } = await view(one);
    const body = { mail: false, variantId, ...asked };
    const isContents = asked.action === 'contents';
    const { variantId: _unused, ...rest } = body;
    const sent = isContents ? body : rest;
    await due(one);
    let during: Answer | null = null;
    await renewSubscriptions(
      shop.platform,
      interrupted(async () => {
        during = await send(one, { ...sent, revision });
      }),
    );
    expect(during).toMatchObject({ status: 409 });
    expect(JSON.parse((during as Answer | null)?.body ?? '{}')).toMatchObject({
      error: 'SUBSCRIPTION_BEING_CHARGED',
    });
    expect(await view(one)).toMatchObject({ cyclesPaid: 2, quantity: 1, isBeingCharged: false });
    // The page is out of date now: it says so, and the same change is made from the present state.
    expect(JSON.parse((await send(one, { ...sent, revision })).body)).toMatchObject({
      error: 'SUBSCRIPTION_CHANGED',
    });
    await change(one, sent);
    expect(await ordersOf(one)).toHaveLength(1);
  });

  it('is changed first: the charge waits for the lock, and follows what was decided', async () => {
    const [paused, more] = [await aSubscription(), await aSubscription()];
    const { revision, variantId } = await view(more);
    await due(paused);
    const stored = await view(paused);
    await withLockHeld(
      shop.platform,
      'select 1 from subscriptions where id = any($1::uuid[]) for update',
      [[paused.id, more.id]],
      async (_holder, commit) => {
        const first = send(paused, { action: 'pause', mail: false, revision: stored.revision });
        const second = send(more, { action: 'contents', variantId, quantity: 2, mail: false, revision });
        await untilBlocked(shop.platform, 2);
        // What is locked is not claimed.
        expect(await renewSubscriptions(shop.platform)).toBe(0);
        await commit();
        expect([(await first).status, (await second).status]).toEqual([200, 200]);
      },
    );
    await renewSubscriptions(shop.platform);
    expect(await ordersOf(paused)).toEqual([]);
    expect(await ordersOf(more)).toMatchObject([{ quantity: 2 }]);
  });
});

describe('an owner and the order that started a subscription', () => {
  it('refund the order and keep the subscription, which is charged again', async () => {
    const one = await aSubscription();
    const [first] = (await view(one)).orders;
    const order = JSON.parse((await owner.send('GET', `/api/admin/orders/${first?.id}`)).body) as {
      revision: number;
      refundableMinor: number;
      startedSubscriptions: readonly object[];
    };
    expect(order.startedSubscriptions).toEqual([{ id: one.id, name: 'Clay Club', isRunning: true }]);
    const refunded = await owner.send('POST', `/api/admin/orders/${first?.id}/refund`, {
      json: {
        amountMinor: order.refundableMinor,
        endSubscription: false,
        idempotencyKey: newId(),
        revision: order.revision,
      },
    });
    expect(JSON.parse(refunded.body)).toMatchObject({ status: 'refunded' });
    expect(await view(one)).toMatchObject({ status: 'active', orders: [{ isReversed: true }] });
    await due(one);
    await renewSubscriptions(shop.platform);
    expect(await view(one)).toMatchObject({ status: 'active', cyclesPaid: 2 });
  });

  it('cancel the order and keep it, or end it with it', async () => {
    for (const [endSubscription, status] of [
      [false, 'active'],
      [true, 'canceled'],
    ] as const) {
      const one = await aSubscription();
      const [first] = (await view(one)).orders;
      const { revision } = JSON.parse((await owner.send('GET', `/api/admin/orders/${first?.id}`)).body) as {
        revision: number;
      };
      const canceled = await owner.send('POST', `/api/admin/orders/${first?.id}/cancel`, {
        json: { endSubscription, idempotencyKey: newId(), revision },
      });
      expect(canceled.status, canceled.body).toBe(200);
      expect(await view(one)).toMatchObject({ status });
    }
  });
});
