// PostgreSQL: both (locks of carts)
import { aPickupPlace } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import {
  aCheckoutShop,
  type CheckoutShop,
  decliningCard,
  demoTerms,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aDraft, changeOf, openPayLink, pathOf, readDraft } from '@vitrine/testing/draft-fixture.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { removeAbandonedCarts } from '../cart/abandoned-carts.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;

const DAY = 86_400_000;
const drafts = '/api/admin/draft-orders';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform, 'fern', {
    ...demoTerms,
    orderMinimumMinor: 10_000,
    delivery: { ...demoTerms.delivery, pickupPlaces: [aPickupPlace({ name: 'At the studio' })] },
  });
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const aMug = (quantity = 5) =>
  shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity, attributes: { Glaze: 'Oat' } });
const open = (url: string, visitor?: FormVisitor) => openPayLink(app, shop.host, pathOf(url), visitor);

/** A draft of two mugs at 10.00 each; the shop sells them for 34.00. */
async function twoMugs(change: object = {}) {
  const mug = await aMug();
  const lines = [{ variantId: mug.variantId, quantity: 2, unitPriceMinor: 1000 }];
  return { mug, draft: await aDraft(owner, { lines, ...change }) };
}
const update = (id: string, body: object) => owner.send('PUT', `${drafts}/${id}`, body);
const setPrice = (variantId: string, priceMinor: number) =>
  platform.db.$client.query('update variants set price_minor = $1 where id = $2', [priceMinor, variantId]);
const orderOf = async (id: string): Promise<OrderDetail> =>
  (await owner.send('GET', `/api/admin/orders/${id}`)).json<OrderDetail>();

// Two at 10.00, delivery, and tax on the goods.
const due = 2000 + 600 + 140;

describe('a link of a draft order', () => {
  it('is the shop’s checkout, filled in for its customer, with the shop’s note', async () => {
    const { draft } = await twoMugs({
      email: 'june@example.com',
      name: 'June Alder',
      phone: '555 0100',
      note: 'As agreed, <b>half price</b>.\nSee you soon.',
    });
    const { page } = await open(draft.url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    for (const shown of ['june@example.com', 'value="June"', 'value="Alder"', 'value="555 0100"', 'Tall mug'])
      expect(page.body).toContain(shown);
    expect(page.body).toContain('A note from Fern &amp; Kiln');
    expect(page.body).toContain('As agreed, &lt;b&gt;half price&lt;/b&gt;.\nSee you soon.');
    // Neither a code nor the order minimum of 100.00.
    expect(page.body).not.toContain('name="code"');
    expect(page.body).not.toContain('$100.00');
    expect(page.body).not.toMatch(/name="?referrer|internalNotes/);
  });

  it('is paid at the agreed prices, whatever the shop sells for by then, and becomes an order', async () => {
    const { draft, mug } = await twoMugs();
    const buyer = await open(draft.url);
    await setPrice(mug.variantId, 9900);
    const paid = await buyer.pay();
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toMatch(/^\/checkout\/order-confirmed\//);
    // The visitor's own cart stays.
    expect(paid.cookies.some(({ name }) => name === 'CART' || name === 'hasCart')).toBe(false);
    const ordered = await readDraft(owner, draft.id);
    expect(ordered).toMatchObject({ state: 'ordered', canChange: false, order: { status: 'paid' } });
    const order = await orderOf(ordered.order?.id ?? '');
    expect(order).toMatchObject({
      purpose: 'payment-link',
      grandTotalMinor: due,
      lines: [{ productName: 'Tall mug', quantity: 2, unitPriceMinor: 1000 }],
    });
    expect(order.mails.map(({ kind }) => kind)).toEqual(['order-confirmation']);
    expect(await shop.stockOf(mug.variantId)).toBe(3);
    const confirmed = await buyer.visitor.send('GET', String(paid.headers.location));
    expect(confirmed.body).toContain('Thank you for your order');
    // The link leads to the order from then on, also after it would have expired.
    const again = await buyer.visitor.send('GET', pathOf(draft.url));
    expect([again.statusCode, again.headers.location]).toEqual([303, paid.headers.location]);
  });

  it('takes no stock before it is paid, and is refused when the last units are gone', async () => {
    const { draft, mug } = await twoMugs();
    expect(await shop.stockOf(mug.variantId)).toBe(5);
    const buyer = await open(draft.url);
    await platform.db.$client.query('update stock set quantity = 1 where variant_id = $1', [mug.variantId]);
    const refused = await buyer.pay();
    expect([refused.statusCode, refused.body.includes('Only 1 left')]).toEqual([409, true]);
    expect((await readDraft(owner, draft.id)).lines[0]).toMatchObject({
      problem: 'out-of-stock',
      qtyInStock: 1,
    });
  });

  it('keeps what was typed after a decline, and takes another card', async () => {
    const { draft } = await twoMugs({ email: 'june@example.com' });
    const buyer = await open(draft.url);
    const declined = await buyer.pay({ city: 'Marshall', cardNumber: decliningCard.number });
    expect(declined.statusCode).toBe(402);
    expect(declined.body).toContain('value="Marshall"');
    const other = await open(draft.url, buyer.visitor);
    expect((await other.pay()).headers.location).toContain('/checkout/order-confirmed/');
  });

  it('can be paid by hand on collection, where that is offered', async () => {
    const { manual: seen } = (await owner.send('GET', '/api/admin/payments')).json<{ manual: object }>();
    const manual = {
      ...seen,
      bankTransfer: { enabled: false, instructions: '' },
      onCollection: { enabled: true, instructions: 'Ring twice.' },
    };
    expect((await owner.send('PUT', '/api/admin/payments/manual', { manual, seen })).statusCode).toBe(200);
    const { draft } = await twoMugs();
    const first = await open(draft.url);
    const pickup = /name="deliveryOptionId"[^>]*value="([^"]*pickup[^"]*|[\w-]+)"/g;
    const place = [...first.page.body.matchAll(/value="deliver:([^"]+)"/g)].map(([, id]) => id ?? '');
    const options = [...first.page.body.matchAll(pickup)].map(([, id]) => id ?? '');
    const id = [...place, ...options].find((one) => one !== 'standard' && one !== 'express') ?? '';
    const updated = await first.visitor.send(
      'POST',
      first.action,
      first.fields({ action: 'update', deliveryOptionId: id, payWith: 'on-collection' }),
    );
    expect(updated.statusCode).toBe(303);
    const buyer = await open(draft.url, first.visitor);
    const placed = await buyer.pay({
      deliveryOptionId: id,
      payWith: 'on-collection',
      expectedTotal: /name="expectedTotal" value="(\d+)"/.exec(buyer.page.body)?.[1] ?? '',
    });
    expect(placed.headers.location).toContain('/checkout/order-confirmed/');
    expect(await readDraft(owner, draft.id)).toMatchObject({
      state: 'ordered',
      order: { status: 'awaiting-payment' },
    });
  });

  it('of a free order asks for no card', async () => {
    const mug = await aMug();
    const draft = await aDraft(owner, {
      lines: [{ variantId: mug.variantId, quantity: 1, unitPriceMinor: 0 }],
    });
    const buyer = await open(draft.url);
    // Delivery is still to be paid.
    expect(Number(/name="expectedTotal" value="(\d+)"/.exec(buyer.page.body)?.[1])).toBe(600);
  });

  it('delivers the files of a digital product after payment', async () => {
    const guide = await shop.sell({ title: 'Guide', priceMinor: 900, quantity: 0 });
    await platform.db.$client.query("update products set type = 'digital' where item_id = $1", [
      guide.itemId,
    ]);
    const draft = await aDraft(owner, { lines: [{ variantId: guide.variantId, quantity: 1 }] });
    expect(draft).toMatchObject({ subtotalMinor: 900, lines: [{ unlimited: true, problem: null }] });
    const paid = await (await open(draft.url)).pay();
    expect(paid.headers.location).toContain('/checkout/order-confirmed/');
    const { order } = await readDraft(owner, draft.id);
    const tasks = await platform.db.$client.query('select kind from fulfilment_tasks where order_id = $1', [
      order?.id,
    ]);
    expect(tasks.rows).toEqual([{ kind: 'downloads' }]);
  });
});

describe('the total of a payment link', () => {
  it('is quoted for the place and delivery that are chosen', async () => {
    const { draft } = await twoMugs();
    const { visitor } = await open(draft.url);
    const quoted = await visitor.send('POST', '/api/commerce/checkout/quote', undefined, {
      country: 'US',
      region: 'NC',
      postalCode: '28801',
      deliveryOptionId: 'standard',
      cartToken: new URL(draft.url).searchParams.get('cartToken'),
    });
    expect(quoted.json()).toMatchObject({ totals: { grandTotalMinor: due }, codes: [] });
  });

  it('is updated without JavaScript', async () => {
    const { draft } = await twoMugs();
    const buyer = await open(draft.url);
    const answer = await buyer.visitor.send('POST', buyer.action, buyer.fields({ action: 'update' }));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pathOf(draft.url)]);
    const { page } = await open(draft.url, buyer.visitor);
    expect(page.body).toContain(`name="expectedTotal" value="${due}"`);
  });
});

describe('a draft order that changes while its buyer is at the checkout', () => {
  it('is shown again before it is paid, also when the total stays the same', async () => {
    const { draft, mug } = await twoMugs();
    const buyer = await open(draft.url);
    const bowl = await shop.sell({ title: 'Wide bowl', priceMinor: 2000, quantity: 3 });
    const lines = [{ variantId: bowl.variantId, quantity: 1, unitPriceMinor: 2000 }];
    expect((await update(draft.id, changeOf(draft, { lines }))).statusCode).toBe(200);
    const refused = await buyer.pay();
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(
      'The shop has changed this order in the meantime, and nothing was charged.',
    );
    expect(refused.body).toContain('Wide bowl');
    expect(refused.body).not.toContain('Tall mug');
    expect(await shop.stockOf(mug.variantId)).toBe(5);
    // The page it shows can be paid.
    const action = (/<form class="checkout"[^>]* action="([^"]*)"/.exec(refused.body)?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );
    const paid = await buyer.visitor.send('POST', action, buyer.fields({ idempotencyKey: 'second-try' }));
    expect(paid.headers.location).toContain('/checkout/order-confirmed/');
    expect(await shop.stockOf(bowl.variantId)).toBe(2);
  });

  it('leads a script to the page that shows the change', async () => {
    const { draft, mug } = await twoMugs();
    const buyer = await open(draft.url);
    const lines = [{ variantId: mug.variantId, quantity: 1, unitPriceMinor: 2000 }];
    await update(draft.id, changeOf(draft, { lines }));
    const answer = await app.inject({
      method: 'POST',
      url: buyer.action,
      headers: {
        host: shop.host,
        accept: 'application/json',
        cookie: [...buyer.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(buyer.fields({ city: 'Marshall' })).toString(),
    });
    expect(answer.json()).toEqual({ url: `${pathOf(draft.url)}&notice=PAYMENT_LINK_CHANGED` });
    const page = await buyer.visitor.send('GET', answer.json<{ url: string }>().url);
    expect(page.statusCode).toBe(409);
    expect(page.body).toContain('The shop has changed this order in the meantime');
    expect(page.body).toContain('value="Marshall"');
  });

  it('is paid as shown when only what the owner notes has changed', async () => {
    const { draft } = await twoMugs();
    const buyer = await open(draft.url);
    expect((await update(draft.id, changeOf(draft, { internalNotes: 'Called on Monday.' }))).statusCode).toBe(
      200,
    );
    expect((await buyer.pay()).headers.location).toContain('/checkout/order-confirmed/');
  });

  it('is not paid by a form that names no revision, or a made-up one', async () => {
    const { draft } = await twoMugs();
    const buyer = await open(draft.url);
    for (const action of [
      buyer.action.replace(/&revision=\d+/, ''),
      buyer.action.replace(/&revision=\d+/, '&revision=x'),
      buyer.action.replace(/&revision=\d+/, '&revision=99'),
    ]) {
      const answer = await buyer.visitor.send('POST', action, buyer.fields());
      expect([action, answer.statusCode]).toEqual([action, 409]);
    }
    expect((await readDraft(owner, draft.id)).state).toBe('open');
  });

  it('is either paid or changed, never both, when the payment and the change meet', async () => {
    const { draft, mug } = await twoMugs();
    const buyer = await open(draft.url);
    const { rows } = await platform.db.$client.query<{ cart_id: string }>(
      'select cart_id from draft_orders where id = $1',
      [draft.id],
    );
    const lines = [{ variantId: mug.variantId, quantity: 1, unitPriceMinor: 2000 }];
    const [paid, changed] = await withLockHeld(
      platform,
      'select 1 from carts where id = $1 for update',
      [rows[0]?.cart_id],
      async (_, commit) => {
        // The change waits for the cart first, then the payment.
        const changing = update(draft.id, changeOf(draft, { lines }));
        await untilBlocked(platform, 1);
        const paying = buyer.pay();
        await untilBlocked(platform, 2);
        await commit();
        return Promise.all([paying, changing]);
      },
    );
    expect(changed.statusCode).toBe(200);
    expect(paid.statusCode).toBe(409);
    expect(await shop.stockOf(mug.variantId)).toBe(5);
    expect((await readDraft(owner, draft.id)).state).toBe('open');
  });

  it('cannot be changed, renewed or deleted while it is being paid, nor afterwards', async () => {
    const { draft } = await twoMugs();
    const payment = '0193e0c2-0000-7000-8000-0000000000aa';
    const inFlight = (id: string | null) =>
      platform.db.$client.query(
        'update carts k set payment_id = $1 from draft_orders d where d.id = $2 and k.id = d.cart_id',
        [id, draft.id],
      );
    const attempts = () =>
      Promise.all([
        update(draft.id, changeOf(draft)),
        owner.send('POST', `${drafts}/${draft.id}/renew-link`, { revision: draft.revision }),
        owner.send('DELETE', `${drafts}/${draft.id}`),
      ]);
    await inFlight(payment);
    expect(await readDraft(owner, draft.id)).toMatchObject({ isBeingPaid: true, canChange: false });
    for (const answer of await attempts())
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        409,
        'DRAFT_ORDER_BEING_PAID',
      ]);
    await inFlight(null);
    await (await open(draft.url)).pay();
    const { order } = await readDraft(owner, draft.id);
    for (const answer of await attempts())
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        409,
        `This draft became order #${order?.number}. It can no longer be changed here.`,
      ]);
  });

  it('is paid once when two people pay it at the same time', async () => {
    const { draft, mug } = await twoMugs();
    const buyers = [await open(draft.url), await open(draft.url)];
    const answers = await Promise.all(buyers.map((buyer) => buyer.pay()));
    for (const { headers } of answers) expect(headers.location).toContain('/checkout/order-confirmed/');
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await shop.stockOf(mug.variantId)).toBe(3);
  });
});

const exemptCustomer = async (email: string) => {
  const { draft } = await twoMugs({ email });
  await (await open(draft.url)).pay({ email });
  const { rows } = (await owner.send('GET', `/api/admin/customers?search=${email}`)).json<{
    rows: { id: string }[];
  }>();
  const path = `/api/admin/customers/${rows[0]?.id}`;
  const { revision } = (await owner.send('GET', path)).json<{ revision: number }>();
  const write = (taxExemption: object | null) => owner.send('PUT', path, { taxExemption, revision });
  return { path, write };
};

const orderOfPaid = async (draftId: string) => orderOf((await readDraft(owner, draftId)).order?.id ?? '');

describe('a draft order for a customer who is exempt from tax', () => {
  const exempt = { reason: 'reverse-charge', number: 'ATU12345678' } as const;
  const dueWithoutTax = due - 140;

  it('is paid without tax, and its order says why; others of the customer were taxed', async () => {
    const email = 'exempt@example.com';
    const { path, write } = await exemptCustomer(email);
    expect((await write({ reason: 'reverse-charge', number: 'none' })).json()).toMatchObject({
      fields: {
        'taxExemption.number': 'Enter the VAT number, with the letters of its country: DE123456789.',
      },
    });
    expect((await write({ ...exempt, number: 'at u123.456-78' })).json()).toMatchObject({
      taxExemption: exempt,
    });
    const { draft } = await twoMugs({ email: 'Exempt@example.com' });
    expect(draft.taxExemption).toEqual(exempt);
    // The address that the buyer types decides nothing.
    expect((await (await open(draft.url)).pay({ email: 'other@example.com' })).statusCode).toBe(303);
    const order = await orderOfPaid(draft.id);
    expect(order).toMatchObject({
      grandTotalMinor: dueWithoutTax,
      totals: {
        taxMinor: 0,
        taxExemption: exempt,
        taxSummary: { rows: [], untaxed: [{ reason: 'exempt', netMinor: dueWithoutTax }] },
      },
    });
    const exported = await owner.send('GET', `${path}/personal-data.json`);
    expect(exported.json()).toMatchObject({ customer: { taxExemption: exempt } });
  });

  it('follows its owner: made without tax for this order only, or with it for an exempt customer', async () => {
    const email = 'reseller@example.com';
    const { write } = await exemptCustomer(email);
    await write({ reason: 'reseller', number: '' });
    const { draft } = await twoMugs({ email, taxExemption: null });
    expect(draft.taxExemption).toBeNull();
    const buyer = await open(draft.url);
    const other = { reason: 'other', number: 'Museum 7' } as const;
    const changed = await update(draft.id, changeOf(draft, { taxExemption: other }));
    expect(changed.json()).toMatchObject({ taxExemption: other });
    // Who had it open sees it again before paying.
    expect((await buyer.pay()).statusCode).toBe(409);
    // Left out it stays, until the draft is for somebody else.
    const kept = await update(draft.id, changeOf(await readDraft(owner, draft.id), { note: 'Hello' }));
    expect(kept.json()).toMatchObject({ taxExemption: other });
    const moved = await update(
      draft.id,
      changeOf(await readDraft(owner, draft.id), { email: 'nobody@example.com' }),
    );
    expect(moved.json()).toMatchObject({ taxExemption: null });
  });
});

describe('a link that is no longer valid', () => {
  it('says until when it was, once its last day is over', async () => {
    const today = new Date(platform.clock.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    const { draft } = await twoMugs({ expiresOn: today });
    const buyer = await open(draft.url);
    expect(buyer.page.statusCode).toBe(200);
    platform.clock.advance(DAY);
    const page = await buyer.visitor.send('GET', pathOf(draft.url));
    expect(page.statusCode).toBe(410);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('This payment link has expired');
    expect(page.body).toMatch(/It was valid until \w+ \d+, \d{4}\./);
    expect(page.body).toContain('hello@fernandkiln.example');
    expect(page.body).not.toContain('Tall mug');
    expect((await buyer.pay()).statusCode).toBe(410);
    const token = new URL(draft.url).searchParams.get('cartToken');
    const quoted = await buyer.visitor.send('POST', '/api/commerce/checkout/quote', undefined, {
      country: 'US',
      cartToken: token,
    });
    expect([quoted.statusCode, quoted.json<{ error: string }>().error]).toEqual([
      410,
      'PAYMENT_LINK_INVALID',
    ]);
    expect((await readDraft(owner, draft.id)).state).toBe('expired');
    // The owner gives it more time: the same link works again.
    const later = new Date(platform.clock.now() + 3 * DAY).toISOString().slice(0, 10);
    const expired = await readDraft(owner, draft.id);
    expect((await update(draft.id, changeOf(expired))).statusCode).toBe(200);
    const renewed = await readDraft(owner, draft.id);
    expect((await update(draft.id, changeOf(renewed, { expiresOn: later }))).statusCode).toBe(200);
    expect((await open(draft.url)).page.statusCode).toBe(200);
  });

  it('is finished when its payment began in time', async () => {
    const today = new Date(platform.clock.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    const { draft } = await twoMugs({ expiresOn: today });
    const buyer = await open(draft.url);
    const paid = await buyer.pay();
    platform.clock.advance(2 * DAY);
    // The response was lost: the same form is sent again.
    expect((await buyer.pay()).headers.location).toBe(paid.headers.location);
    expect((await readDraft(owner, draft.id)).state).toBe('ordered');
  });

  it('leads nowhere after it was renewed; the new one works', async () => {
    const { draft } = await twoMugs();
    const buyer = await open(draft.url);
    const answer = await owner.send('POST', `${drafts}/${draft.id}/renew-link`, { revision: draft.revision });
    const renewed = answer.json<typeof draft>();
    expect([answer.statusCode, renewed.url === draft.url, renewed.revision]).toEqual([200, false, 2]);
    const page = await buyer.visitor.send('GET', pathOf(draft.url));
    expect([page.statusCode, page.body.includes('This payment link is no longer valid')]).toEqual([
      404,
      true,
    ]);
    expect((await buyer.pay()).statusCode).toBe(404);
    const next = await open(renewed.url);
    expect(next.page.body).toContain('Tall mug');
    expect((await next.pay()).headers.location).toContain('/checkout/order-confirmed/');
  });

  it('leads nowhere after it was deleted, for another site, and with a made-up token', async () => {
    const { draft } = await twoMugs();
    const other = await aCheckoutShop(platform, 'other-shop');
    const elsewhere = await openPayLink(app, other.host, pathOf(draft.url));
    expect(elsewhere.page.statusCode).toBe(404);
    expect((await open('/checkout/pay')).page.statusCode).toBe(404);
    expect((await open(`/checkout/pay?cartToken=${'x'.repeat(43)}`)).page.statusCode).toBe(404);
    expect((await open('/checkout/pay?cartToken=%00')).page.statusCode).toBe(404);
    expect((await owner.send('DELETE', `${drafts}/${draft.id}`)).statusCode).toBe(204);
    expect((await open(draft.url)).page.statusCode).toBe(404);
    expect((await owner.send('GET', `${drafts}/${draft.id}`)).statusCode).toBe(404);
  });

  it('stays when carts that nobody has changed for months are removed', async () => {
    const { draft } = await twoMugs();
    platform.clock.advance(100 * DAY);
    await removeAbandonedCarts(platform);
    const { page } = await open(draft.url);
    expect([page.statusCode, page.body.includes('Tall mug')]).toEqual([200, true]);
  });
});
