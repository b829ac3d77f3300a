// PostgreSQL: both (row locks, text search)
import type { CustomerDetail, CustomerRow } from '@vitrine/contracts/customers.ts';
import type { StoredInvoiceSettings } from '@vitrine/contracts/invoices.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail, OrderRow } from '@vitrine/contracts/order-detail.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import {
  aCheckoutShop,
  aPlacement,
  orderOf,
  someDetails,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { readPdf } from '@vitrine/testing/read-pdf.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { sendDueMails } from '../mail/sender.ts';
import { correctContact } from './correct-contact.ts';
import { fulfilOrder } from './fulfil.ts';
import { cancelOrder, refundOrder } from './refund.ts';
import { viewOrder } from './service.ts';

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

const total = 3400 + 600 + 238;

async function anOrder(
  email: string,
  address: Partial<CheckoutDetails['address']> = {},
): Promise<OrderDetail> {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 2 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
  const details = { ...someDetails, email, address: { ...someDetails.address, ...address } };
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, total, { details }));
  platform.clock.advance(1000);
  return detail(orderOf(placed).orderId);
}

const detail = async (orderId: string) => valueOf(await viewOrder(platform, websiteId, orderId));

/** The body that corrects an order as it is seen. */
function correction(
  { email, details, revision }: OrderDetail,
  change: { readonly email?: string; readonly address?: Partial<CheckoutDetails['address']> },
) {
  const { country: _, ...address } = details.address;
  return { email: change.email ?? email, address: { ...address, ...change.address }, revision };
}
const correct = (order: OrderDetail, change: Parameters<typeof correction>[1]) =>
  owner.send('PUT', `/api/admin/orders/${order.id}/contact`, correction(order, change));

async function numbersOf(search: string): Promise<readonly number[]> {
  const answer = await owner.send('GET', `/api/admin/orders?search=${encodeURIComponent(search)}`);
  return answer.json<ListPage<OrderRow>>().rows.map(({ number }) => number);
}
async function customerWith(email: string): Promise<CustomerDetail | null> {
  const found = await owner.send('GET', `/api/admin/customers?search=${encodeURIComponent(email)}`);
  const [row] = found.json<ListPage<CustomerRow>>().rows;
  if (row === undefined) return null;
  return (await owner.send('GET', `/api/admin/customers/${row.id}`)).json<CustomerDetail>();
}
const fulfil = async (order: OrderDetail) =>
  valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
const deliver = async () => {
  const recipients: string[] = [];
  await sendDueMails(platform, (mail) => {
    recipients.push(mail.recipient);
    return Promise.resolve();
  });
  return recipients;
};

describe('a corrected order', () => {
  it('has the new contact and address, says in its timeline who changed what, and is found by the new words only', async () => {
    const order = await anOrder('lena@exmaple.com', { lastName: 'Qvist', line1: '12 Klinn Lane' });
    const answer = await correct(order, {
      email: ' lena@example.com ',
      address: { lastName: 'Kvist', line1: '12 Kiln Lane', phone: '+1 828 555 0134' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = answer.json<OrderDetail>();
    expect(after).toMatchObject({
      email: 'lena@example.com',
      buyerName: 'Ada Kvist',
      revision: order.revision + 1,
      totals: order.totals,
      details: {
        ...order.details,
        email: 'lena@example.com',
        address: {
          ...order.details.address,
          lastName: 'Kvist',
          line1: '12 Kiln Lane',
          phone: '+1 828 555 0134',
        },
      },
    });
    expect(after.events.at(-1)).toMatchObject({
      type: 'contact-changed',
      actorName: 'Rowan',
      data: {
        emailBefore: 'lena@exmaple.com',
        email: 'lena@example.com',
        nameBefore: 'Ada Qvist',
        name: 'Ada Kvist',
        phoneBefore: '',
        phone: '+1 828 555 0134',
        addressBefore: '12 Klinn Lane, Asheville, NC 28801',
        address: '12 Kiln Lane, Asheville, NC 28801',
      },
    });
    expect(await numbersOf('kvist')).toEqual([order.number]);
    expect(await numbersOf('lena@example.com mug')).toEqual([order.number]);
    expect(await numbersOf('qvist')).toEqual([]);
    expect(await numbersOf('klinn')).toEqual([]);
  });

  it('stays as it is when nothing of it is new', async () => {
    const order = await anOrder('same@example.com');
    const answer = await correct(order, { address: { line1: order.details.address.line1 } });
    expect(answer.json()).toMatchObject({ revision: order.revision, events: order.events });
  });

  it('sends waiting mails, and copies of sent ones, to the new address', async () => {
    const order = await anOrder('first@exmaple.com');
    const corrected = (await correct(order, { email: 'first@example.com' })).json<OrderDetail>();
    expect(await deliver()).toContain('first@example.com');
    // Corrected once more, after the mail was sent.
    const again = (await correct(corrected, { email: 'second@example.com' })).json<OrderDetail>();
    const mailId = again.mails[0]?.id ?? '';
    expect(again.mails[0]?.recipient).toBe('first@example.com');
    await owner.send('POST', `/api/admin/orders/${order.id}/mails/${mailId}/resend`);
    expect(await deliver()).toEqual(['second@example.com']);
  });

  it('leaves an invoice that was issued as it is, and has the new address on one that is issued later', async () => {
    const { settings } = (
      await owner.send('GET', '/api/admin/invoice-settings')
    ).json<StoredInvoiceSettings>();
    const seller = { sellerName: 'Fern & Kiln LLC', address: '12 Kiln Lane', country: 'US' };
    await owner.send('PUT', '/api/admin/invoice-settings', {
      settings: { ...settings, ...seller },
      seen: settings,
    });
    const invoiceOf = async ({ id }: OrderDetail) =>
      readPdf((await owner.send('GET', `/api/admin/orders/${id}/invoice.pdf`)).rawPayload).pages.join('\n');
    const issued = await anOrder('issued@example.com', { line1: '9 Wrong Way' });
    const later = await anOrder('later@example.com', { line1: '9 Wrong Way' });
    const before = await invoiceOf(issued);
    expect(before).toContain('9 Wrong Way');
    for (const order of [issued, later])
      expect((await correct(order, { address: { line1: '9 Right Way' } })).statusCode).toBe(200);
    expect(await invoiceOf(issued)).toBe(before);
    expect(await invoiceOf(later)).toContain('9 Right Way');
  });

  it('is no longer corrected once it is canceled', async () => {
    const order = await anOrder('canceled@example.com');
    const canceled = valueOf(
      await cancelOrder(platform, websiteId, {
        orderId: order.id,
        accountId,
        reason: '',
        returnToStock: false,
        idempotencyKey: newId(),
        revision: order.revision,
      }),
    );
    expect(canceled).toMatchObject({ canCorrectContact: false, canCorrectAddress: false });
    const answer = await correct(canceled, { email: 'other@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'ORDER_TRANSITION',
      message: 'An order that is canceled cannot be corrected.',
    });
  });

  it('keeps its address once everything was sent, while email and phone can still be corrected', async () => {
    const order = await anOrder('sent@example.com');
    expect(order).toMatchObject({ canCorrectContact: true, canCorrectAddress: true });
    const sent = await fulfil(order);
    expect(sent).toMatchObject({ canCorrectContact: true, canCorrectAddress: false });
    const refused = await correct(sent, { address: { city: 'Weaverville' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'ORDER_ADDRESS_SENT' });
    const reached = await correct(sent, { email: 'sent@work.example', address: { phone: '828 555 0134' } });
    expect(reached.json()).toMatchObject({
      email: 'sent@work.example',
      details: { address: { city: 'Asheville', phone: '828 555 0134' } },
    });
  });

  it('is refused at the field that the checkout would refuse, or where tax would differ', async () => {
    const order = await anOrder('strict@example.com');
    const bad = await correct(order, { email: 'strict@', address: { postalCode: '2880', city: '' } });
    expect(bad.statusCode).toBe(422);
    expect(bad.json()).toMatchObject({
      error: 'MALFORMED_REQUEST',
      fields: {
        email: expect.any(String),
        'address.postalCode': expect.stringContaining('ZIP'),
        'address.city': expect.any(String),
      },
    });
    const moved = await correct(order, { address: { region: 'NY', postalCode: '10001', city: 'New York' } });
    expect(moved.json()).toMatchObject({
      fields: { 'address.region': expect.stringContaining('Tax or delivery is different there') },
    });
    expect(await detail(order.id)).toEqual(order);
  });

  it('of two owners is the first one’s, and the second is refused', async () => {
    const order = await anOrder('two@example.com');
    const input = (city: string) => ({
      ...correction(order, { address: { city } }),
      orderId: order.id,
      accountId,
    });
    const results = await withLockHeld(
      platform,
      'select 1 from orders where website_id = $1 and id = $2 for update',
      [websiteId, order.id],
      async (_holder, commit) => {
        const both = Promise.all(
          ['Weaverville', 'Arden'].map((city) => correctContact(platform, shop.site, input(city))),
        );
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
});

describe('the customer of a corrected order', () => {
  it('is the one of the new address, with whom its sums count', async () => {
    const typo = await anOrder('mia@exmaple.com', { city: 'Arden' });
    const known = await anOrder('mia@example.com');
    const other = await anOrder('mia@exmaple.com');
    await correct(typo, { email: 'Mia@example.com' });
    expect(await customerWith('mia@example.com')).toMatchObject({
      id: known.customer?.id,
      orderCount: 2,
      spentMinor: 2 * total,
      otherEmails: [],
    });
    expect(await customerWith('mia@exmaple.com')).toMatchObject({
      id: other.customer?.id,
      orderCount: 1,
      spentMinor: total,
    });
    // A later refund counts there too.
    const moved = await detail(typo.id);
    expect(moved.customer?.id).toBe(known.customer?.id);
    valueOf(
      await refundOrder(platform, websiteId, {
        orderId: moved.id,
        accountId,
        amountMinor: 1000,
        reason: '',
        units: [],
        returnToStock: false,
        idempotencyKey: newId(),
        revision: moved.revision,
      }),
    );
    expect(await customerWith('mia@example.com')).toMatchObject({ spentMinor: 2 * total - 1000 });
  });

  it('takes over what was written about the mistyped address when no order of it is left', async () => {
    const order = await anOrder('noa@exmaple.com');
    const before = await customerWith('noa@exmaple.com');
    await owner.send('PUT', `/api/admin/customers/${before?.id}`, {
      notes: 'Likes celadon.',
      tags: ['Press'],
      revision: before?.revision,
    });
    const corrected = (await correct(order, { email: 'noa@example.com' })).json<OrderDetail>();
    const now = await customerWith('noa@example.com');
    expect(now).toMatchObject({
      email: 'noa@example.com',
      otherEmails: ['noa@exmaple.com'],
      notes: 'Likes celadon.',
      tags: ['Press'],
      name: 'Ada Byron',
      orderCount: 1,
      spentMinor: total,
      place: 'Asheville, NC, US',
    });
    expect(corrected.customer?.id).toBe(now?.id);
    // The old page leads there.
    const old = await owner.send('GET', `/api/admin/customers/${before?.id}`);
    expect(old.json()).toMatchObject({ id: now?.id });
    // Whose data is erased under both addresses.
    await fulfil(corrected);
    await deliver();
    const { revision } = old.json<CustomerDetail>();
    const erased = await owner.send('POST', `/api/admin/customers/${now?.id}/erase`, { revision });
    expect(erased.statusCode, erased.body).toBe(200);
    const { rows } = await platform.db.$client.query<{ found: string }>(
      `select 'event' as found from order_events where data::text ~ 'noa@'
       union all select 'mail' from outbox_mails where recipient ~ 'noa@'
       union all select 'customer' from customers where email || other_emails ~ 'noa@'
       union all select 'payment' from payments where draft::text ~ 'noa@'`,
    );
    expect(rows).toEqual([]);
    const erasedOrder = await detail(order.id);
    expect(erasedOrder.canCorrectContact).toBe(false);
    expect((await correct(erasedOrder, { email: 'noa@example.com' })).json()).toMatchObject({
      error: 'CUSTOMER_ERASED',
    });
  });

  it('who is erased is forgotten by an order that counts for somebody else since', async () => {
    const order = await anOrder('old@forget.example');
    const other = await anOrder('old@forget.example');
    const corrected = (await correct(order, { email: 'zoe@example.com' })).json<OrderDetail>();
    expect(corrected.events.at(-1)?.data).toMatchObject({ emailBefore: 'old@forget.example' });
    await fulfil(other);
    const erased = await customerWith('old@forget.example');
    const answer = await owner.send('POST', `/api/admin/customers/${erased?.id}/erase`, {
      revision: erased?.revision,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const now = await detail(order.id);
    expect(now).toMatchObject({ email: 'zoe@example.com', canCorrectContact: true });
    expect(now.events.at(-1)).toMatchObject({ type: 'contact-changed', data: {} });
    expect(JSON.stringify(now)).not.toContain('old@forget.example');
  });

  it('stays when only the case of the address changes, and follows the place of the last order', async () => {
    const order = await anOrder('ida@example.com');
    const { id } = (await customerWith('ida@example.com')) ?? {};
    const cased = (await correct(order, { email: 'Ida@example.com' })).json<OrderDetail>();
    expect(cased).toMatchObject({ email: 'Ida@example.com', customer: { id } });
    await correct(cased, { address: { city: 'Arden' } });
    expect(await customerWith('ida@example.com')).toMatchObject({
      id,
      place: 'Arden, NC, US',
      orderCount: 1,
    });
  });
});
