// PostgreSQL: both (row locks)
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { OrderDocuments, StoredInvoiceSettings } from '@vitrine/contracts/invoices.ts';
import type { InvoiceData } from '@vitrine/domain/invoice/invoice.ts';
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { readPdf } from '@vitrine/testing/read-pdf.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { fulfilOrder } from '../orders/fulfil.ts';
import { settleRefunds } from '../orders/book-refund.ts';
import { cancelOrder, refundOrder } from '../orders/refund.ts';
import { returnUnits } from '../orders/returns.ts';
import { viewOrder } from '../orders/index.ts';
import { providerOf } from '../payments/index.ts';
import { issueInvoice } from './issue.ts';
import { invoiceSection } from './order-section.ts';

let platform: TestPlatform;
let app: FastifyInstance;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

interface Shop extends CheckoutShop {
  readonly owner: TestVisitor;
  readonly order: () => Promise<OrderDetail>;
}

/** A shop with an owner. Its orders are real ones: those of the test gateway would count apart. */
async function aShop(name: string): Promise<Shop> {
  const shop = await aCheckoutShop(platform, name);
  const { websiteId } = shop.site;
  const owner = await anOwner(app, platform, { host: shop.host, websiteId }, `${name}@example.com`);
  const order = async () => {
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 2 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 7876)));
    await platform.db.$client.query('update orders set test_mode = false where id = $1', [orderId]);
    platform.clock.advance(1000);
    return valueOf(await viewOrder(platform, websiteId, orderId));
  };
  return { ...shop, owner, order };
}

const seller = {
  sellerName: 'Fern & Kiln LLC',
  address: '12 Kiln Lane\nAsheville, NC 28801',
  country: 'US',
  taxNumber: '12-3456789',
  footer: '',
  prefix: 'INV-',
  creditNotePrefix: 'CN-',
};

async function nameSeller({ owner }: Shop, change: Partial<typeof seller> = {}) {
  const { settings: seen } = (
    await owner.send('GET', '/api/admin/invoice-settings')
  ).json<StoredInvoiceSettings>();
  return owner.send('PUT', '/api/admin/invoice-settings', { settings: { ...seller, ...change }, seen });
}

const refund = async (shop: Shop, order: OrderDetail, amountMinor: number) =>
  valueOf(
    await refundOrder(platform, shop.site.websiteId, {
      orderId: order.id,
      amountMinor,
      reason: 'Chipped',
      returnToStock: false,
      idempotencyKey: newId(),
      revision: order.revision,
      accountId,
    }),
  );

/** The bank sends the money of an order's refund back. */
async function bounce(websiteId: string, order: OrderDetail): Promise<void> {
  const provider = await providerOf(platform, websiteId);
  const made = order.refunds.find(({ status }) => status === 'succeeded');
  if (provider === null || made === undefined) throw new Error('nothing was refunded');
  const theirs = { providerReference: 're_1', refundReference: made.id, amountMinor: made.amountMinor };
  const listed = vi.spyOn(provider, 'listRefunds').mockResolvedValue([{ ...theirs, status: 'refused' }]);
  await settleRefunds(platform, { websiteId, reference: order.payment.id });
  listed.mockRestore();
}

const pathOf = (order: OrderDetail, rest: string) => `/api/admin/orders/${order.id}/${rest}`;
const documents = async ({ owner }: Shop, order: OrderDetail) =>
  (await owner.send('GET', pathOf(order, 'documents'))).json<OrderDocuments>();

describe('who issues invoices', () => {
  it('is asked for before the first invoice, and stays on those that were issued', async () => {
    const shop = await aShop('seller');
    const order = await shop.order();
    expect(await documents(shop, order)).toEqual({
      state: 'needs-settings',
      invoice: null,
      creditNotes: [],
      unprintable: [],
      hasPackingSlip: true,
      packedFulfilments: [],
    });
    const refused = await shop.owner.send('GET', pathOf(order, 'invoice.pdf'));
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'INVOICE_SETTINGS_MISSING']);
    expect((await nameSeller(shop)).json()).toMatchObject({ settings: seller });
    const pdf = await shop.owner.send('GET', pathOf(order, 'invoice.pdf'));
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="INV-0001.pdf"',
      'cache-control': 'no-store',
    });
    const { pages, sizes } = readPdf(pdf.rawPayload);
    expect(sizes).toEqual([[612, 792]]);
    expect(pages[0]).toContain('Fern & Kiln LLC');
    expect(pages[0]).toContain('$78.76');
    await nameSeller(shop, { sellerName: 'Another name' });
    const again = await shop.owner.send('GET', pathOf(order, 'invoice.pdf'));
    expect(again.rawPayload.equals(pdf.rawPayload)).toBe(true);
  });

  it('is not overwritten by an owner who has seen older settings, and too long or strange values are refused', async () => {
    const shop = await aShop('settings');
    const { settings: seen } = (
      await shop.owner.send('GET', '/api/admin/invoice-settings')
    ).json<StoredInvoiceSettings>();
    await nameSeller(shop);
    const put = (settings: object, was: object = seller) =>
      shop.owner.send('PUT', '/api/admin/invoice-settings', { settings, seen: was });
    expect((await put({ ...seller, footer: 'x' }, seen)).json()).toMatchObject({ error: 'STALE_REVISION' });
    for (const change of [
      { sellerName: 'x'.repeat(10_000) },
      { prefix: 'a b' },
      { country: 'Germany' },
      { footer: 7 },
    ])
      expect((await put({ ...seller, ...change })).statusCode).toBe(422);
  });
});

describe('the numbers of invoices', () => {
  it('have no gaps and no doubles however many are issued at once, and each website and series has its own', async () => {
    const [shop, other] = [await aShop('numbers'), await aShop('others')];
    await nameSeller(shop);
    await nameSeller(other);
    const orders = [];
    for (let count = 0; count < 12; count += 1) orders.push(await shop.order());
    const { websiteId } = shop.site;
    // Each of them asked for twice, and some for an order that is not there.
    const asked = [...orders, ...orders].map(({ id }) => issueInvoice(platform, websiteId, id, null));
    const failing = orders.map(() => issueInvoice(platform, websiteId, newId(), null));
    const issued = (await Promise.all(asked)).map(valueOf);
    expect((await Promise.all(failing)).every((result) => !result.ok)).toBe(true);
    const labels = [...new Set(issued.map(({ label }) => label))].toSorted();
    expect(labels).toEqual(orders.map((_, at) => `INV-${String(at + 1).padStart(4, '0')}`));
    for (const order of orders)
      expect(
        new Set(issued.filter(({ orderNumber }) => orderNumber === order.number).map(({ label }) => label))
          .size,
      ).toBe(1);
    const { rows } = await platform.db.$client.query<{ sorted: boolean }>(
      `select bool_and(later) as sorted from (
         select issued_on >= lag(issued_on, 1, issued_on) over (order by number) as later
         from invoices where website_id = $1 and series = 'invoice') i`,
      [websiteId],
    );
    expect(rows).toEqual([{ sorted: true }]);
    const theirs = await other.order();
    expect(valueOf(await issueInvoice(platform, other.site.websiteId, theirs.id, null)).label).toBe(
      'INV-0001',
    );
    // A test order takes no number of a real one.
    const [first] = orders;
    await platform.db.$client.query('update orders set test_mode = true where id = $1', [theirs.id]);
    expect(first).toBeDefined();
    const test = await other.order();
    await platform.db.$client.query('update orders set test_mode = true where id = $1', [test.id]);
    expect(valueOf(await issueInvoice(platform, other.site.websiteId, test.id, null)).label).toBe(
      'TEST-INV-0001',
    );
  });

  it('are given back by a transaction that fails', async () => {
    const shop = await aShop('failing');
    await nameSeller(shop);
    const { websiteId } = shop.site;
    const [order, next] = [await shop.order(), await shop.order()];
    await platform.db.$client.query(
      `update orders set details = details - 'address' where website_id = $1 and id = $2`,
      [websiteId, order.id],
    );
    // The row refuses a document without its order's lines.
    await platform.db.$client.query(
      `alter table invoices add constraint no_buyer check (data ? 'buyer') not valid`,
    );
    await expect(issueInvoice(platform, websiteId, order.id, null)).rejects.toThrow();
    await platform.db.$client.query('alter table invoices drop constraint no_buyer');
    expect(valueOf(await issueInvoice(platform, websiteId, next.id, null)).label).toBe('INV-0001');
  });
});

describe('a credit note', () => {
  it('is issued for each refund, names its invoice, and all of them return exactly the tax', async () => {
    const shop = await aShop('credit');
    await nameSeller(shop);
    const order = await shop.order();
    const part = await refund(shop, order, 1000);
    platform.clock.advance(1000);
    const whole = await refund(shop, part, part.refundableMinor);
    const { creditNotes } = await documents(shop, whole);
    expect(creditNotes.map(({ amountMinor, label }) => [amountMinor, label])).toEqual([
      [1000, null],
      [6876, null],
    ]);
    const notes = [];
    for (const { refundId } of creditNotes)
      notes.push(valueOf(await issueInvoice(platform, shop.site.websiteId, order.id, refundId)));
    expect(notes.map(({ label, refund: of }) => [label, of?.invoiceLabel])).toEqual([
      ['CN-0001', 'INV-0001'],
      ['CN-0002', 'INV-0001'],
    ]);
    const taxes = notes.map(({ refund: of }) => of?.taxes[0]?.amountMinor ?? 0);
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(order.totals.taxMinor);
    const pdf = await shop.owner.send('GET', pathOf(order, `invoice.pdf?refund=${creditNotes[0]?.refundId}`));
    expect(readPdf(pdf.rawPayload).pages[0]).toContain('Credit note');
    expect((await documents(shop, order)).invoice).toBe('INV-0001');
    const unknown = await shop.owner.send('GET', pathOf(order, `invoice.pdf?refund=${newId()}`));
    expect(unknown.json()).toMatchObject({ error: 'REFUND_NOT_FOUND' });
  });

  it('of a refund that names items has the taxes of these items only', async () => {
    const shop = await aShop('credit-items');
    await nameSeller(shop);
    const { websiteId } = shop.site;
    const mug = await shop.sell({ title: 'Mug', priceMinor: 10_000, quantity: 2 });
    const card = await shop.sell({ title: 'Voucher', priceMinor: 5000, quantity: 2 });
    await platform.db.$client.query(
      `update products set selling = selling || '{"taxClass":"none"}' where website_id = $1 and item_id = $2`,
      [websiteId, card.itemId],
    );
    const cartId = await shop.fillCart([
      { ...mug, quantity: 1 },
      { ...card, quantity: 1 },
    ]);
    const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 15_700)));
    const order = valueOf(await viewOrder(platform, websiteId, orderId));
    const refundOf = async (seen: OrderDetail, product: string, amountMinor: number) => {
      const line = order.lines.find(({ productName }) => productName === product);
      return valueOf(
        await refundOrder(platform, websiteId, {
          orderId,
          amountMinor,
          units: [{ lineId: line?.id ?? '', quantity: 1, isSent: false }],
          reason: '',
          returnToStock: false,
          idempotencyKey: newId(),
          revision: seen.revision,
          accountId,
        }),
      );
    };
    const first = await refundOf(order, 'Voucher', 5000);
    platform.clock.advance(1000);
    const second = await refundOf(first, 'Mug', 10_700);
    const taxes = [];
    for (const { id } of second.refunds.toSorted((one, other) => one.amountMinor - other.amountMinor)) {
      const note = valueOf(await issueInvoice(platform, websiteId, orderId, id));
      taxes.push(note.refund?.taxes.map(({ amountMinor }) => amountMinor));
    }
    expect(taxes).toEqual([[0], [700]]);
  });

  it('is reversed by a document of its own when the bank sends the refund back, and the books agree again', async () => {
    const shop = await aShop('bounced');
    await nameSeller(shop);
    const { websiteId } = shop.site;
    const order = await shop.order();
    const part = await refund(shop, order, 1000);
    const refundId = part.refunds[0]?.id ?? '';
    const credit = valueOf(await issueInvoice(platform, websiteId, order.id, refundId));
    await bounce(websiteId, part);
    const [note, reversal, ...others] = (await documents(shop, order)).creditNotes;
    expect(others).toEqual([]);
    expect(note).toEqual({ refundId, amountMinor: 1000, label: 'CN-0001', isTakenBack: false });
    expect(reversal).toMatchObject({ amountMinor: 1000, label: 'CN-0002', isTakenBack: true });
    const path = pathOf(order, `invoice.pdf?refund=${reversal?.refundId}`);
    const page = readPdf((await shop.owner.send('GET', path)).rawPayload).pages[0] ?? '';
    expect(page).toContain('Reversal of a credit note');
    expect(page).toContain('CN-0001');
    expect(page).toContain('$10.00');
    expect(page).not.toContain('-$10.00');
    // The next one counts as if the first had never been.
    const left = valueOf(await viewOrder(platform, websiteId, order.id));
    const rest = await refund(shop, left, 4000);
    const last = rest.refunds.find(({ status }) => status === 'succeeded')?.id ?? '';
    const notes = [credit, valueOf(await issueInvoice(platform, websiteId, order.id, last))];
    const [first = 0, second = 0] = notes.map(({ refund: of }) => of?.taxes[0]?.amountMinor ?? 0);
    const { rows } = await platform.db.$client.query<{ data: InvoiceData }>(
      `select data from invoices where website_id = $1 and data ->> 'kind' = 'reversal'`,
      [websiteId],
    );
    const [taken, ...more] = rows.map(({ data }) => data);
    expect(more).toEqual([]);
    expect(credit.refund?.summary?.rows[0]?.taxMinor).toBe(first);
    expect(taken).toMatchObject({ buyer: credit.buyer });
    expect(taken?.refund?.taxes).toEqual(credit.refund?.taxes);
    expect(taken?.refund?.summary).toEqual(credit.refund?.summary);
    expect(second).toBe(Math.floor((order.totals.taxMinor * 4000) / order.grandTotalMinor));
  });

  it('of an item and delivery has the tax of that item, and none of delivery where it had none', async () => {
    const shop = await aShop('with-delivery');
    await nameSeller(shop);
    const order = await shop.order();
    const units = [{ lineId: order.lines[0]?.id ?? '', quantity: 1, isSent: false }];
    const body = {
      amountMinor: 3400 + 238 + 600,
      units,
      withDelivery: true,
      idempotencyKey: newId(),
      revision: order.revision,
    };
    const refunded = await shop.owner.send('POST', pathOf(order, 'refund'), body);
    const refundId = refunded.json<OrderDetail>().refunds[0]?.id ?? '';
    const note = valueOf(await issueInvoice(platform, shop.site.websiteId, order.id, refundId));
    expect(note.refund?.taxes.map(({ amountMinor }) => amountMinor)).toEqual([238]);
    expect(note.refund?.summary).toMatchObject({
      rows: [{ netMinor: 3400, taxMinor: 238 }],
      untaxed: [{ reason: 'delivery', netMinor: 600 }],
    });
  });

  it('that was never issued has nothing to reverse, and can no longer be issued', async () => {
    const shop = await aShop('bounced-early');
    await nameSeller(shop);
    const part = await refund(shop, await shop.order(), 1000);
    await bounce(shop.site.websiteId, part);
    expect((await documents(shop, part)).creditNotes).toEqual([]);
    const refundId = part.refunds[0]?.id ?? '';
    expect(await issueInvoice(platform, shop.site.websiteId, part.id, refundId)).toMatchObject({
      error: { code: 'REFUND_NOT_FOUND' },
    });
  });

  it('is not found through another order, nor an invoice through another website', async () => {
    const [shop, other] = [await aShop('mine'), await aShop('theirs')];
    await nameSeller(shop);
    await nameSeller(other);
    const [order, second, theirs] = [await shop.order(), await shop.order(), await other.order()];
    const refunded = await refund(shop, order, 1000);
    const refundId = refunded.refunds[0]?.id ?? '';
    valueOf(await issueInvoice(platform, shop.site.websiteId, order.id, refundId));
    expect(await issueInvoice(platform, shop.site.websiteId, second.id, refundId)).toMatchObject({
      error: { code: 'REFUND_NOT_FOUND' },
    });
    const stolen = await shop.owner.send('GET', pathOf(theirs, 'invoice.pdf'));
    expect(stolen.statusCode).toBe(404);
  });
});

describe('a packing slip', () => {
  it('lists what is still to be sent, or what a fulfillment contains, without prices', async () => {
    const shop = await aShop('packing');
    const order = await shop.order();
    const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }];
    const sent = valueOf(
      await fulfilOrder(platform, shop.site.websiteId, aFulfilment(order, accountId, { lines })),
    );
    const text = async (query = '') => {
      const pdf = await shop.owner.send('GET', pathOf(order, `packing-slip.pdf${query}`));
      expect(pdf.headers['content-type']).toBe('application/pdf');
      return readPdf(pdf.rawPayload).pages[0] ?? '';
    };
    const left = await text();
    expect(left).toContain('Packing slip');
    expect(left).toContain('Deliver to');
    expect(left).toContain('Mug');
    expect(left).not.toContain('$');
    expect(await text(`?fulfilment=${sent.fulfilments[0]?.id}`)).toContain('Ada Byron');
    const unknown = await shop.owner.send('GET', pathOf(order, `packing-slip.pdf?fulfilment=${newId()}`));
    expect(unknown.statusCode).toBe(404);
    // As the checkout stores an order that its buyer fetches.
    await platform.db.$client.query(
      `update orders set details = details || jsonb_build_object('address', (details -> 'address') || '{"line1": "", "country": ""}')
       where id = $1`,
      [order.id],
    );
    const fetched = await text();
    expect(fetched).toMatch(/For\s+Ada Byron/);
    expect(fetched).not.toContain('Deliver to');
  });

  it('does not list what was taken off the order, before the rest is sent and after; nor what came back', async () => {
    const shop = await aShop('packing-removed');
    const mug = await shop.sell({ title: 'Mug', priceMinor: 1000, quantity: 2 });
    const bowl = await shop.sell({ title: 'Bowl', priceMinor: 2000, quantity: 2 });
    const cartId = await shop.fillCart([
      { ...mug, quantity: 1 },
      { ...bowl, quantity: 1 },
    ]);
    const { websiteId } = shop.site;
    const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 3000 + 600 + 210)));
    const order = valueOf(await viewOrder(platform, websiteId, orderId));
    const line = order.lines.find(({ productName }) => productName === 'Bowl');
    const refunded = valueOf(
      await refundOrder(platform, websiteId, {
        orderId,
        amountMinor: 2140,
        units: [{ lineId: line?.id ?? '', quantity: 1, isSent: false }],
        reason: '',
        returnToStock: false,
        idempotencyKey: newId(),
        revision: order.revision,
        accountId,
      }),
    );
    const listed = async () => {
      const pdf = await shop.owner.send('GET', pathOf(order, 'packing-slip.pdf'));
      return readPdf(pdf.rawPayload).pages[0] ?? '';
    };
    expect(await listed()).not.toContain('Bowl');
    const sent = valueOf(await fulfilOrder(platform, websiteId, aFulfilment(refunded, accountId)));
    expect(sent.fulfilment).toBe('fulfilled');
    const after = await listed();
    expect(after).toContain('Mug');
    expect(after).not.toContain('Bowl');
    const back = [
      { lineId: sent.lines.find(({ productName }) => productName === 'Mug')?.id ?? '', quantity: 1 },
    ];
    const returned = await returnUnits(platform, websiteId, {
      orderId,
      lines: back,
      note: '',
      returnToStock: false,
      isRefundDue: false,
      idempotencyKey: newId(),
      revision: sent.revision,
      accountId,
    });
    expect(returned.ok).toBe(true);
    expect(await documents(shop, order)).toMatchObject({ hasPackingSlip: false });
    const empty = await shop.owner.send('GET', pathOf(order, 'packing-slip.pdf'));
    expect(empty.statusCode).toBe(409);
    expect(empty.json()).toMatchObject({
      error: 'NOTHING_TO_PACK',
      message: 'There is nothing to pack, so there is no packing slip.',
    });
  });

  it('is not there for an order of downloads, nor one that was canceled before it was sent', async () => {
    const shop = await aShop('packing-nothing');
    const { websiteId } = shop.site;
    const download = await shop.sell({ title: 'Glazes', priceMinor: 1000, quantity: 1 });
    await platform.db.$client.query(`update products set type = 'digital' where item_id = $1`, [
      download.itemId,
    ]);
    const cartId = await shop.fillCart([{ ...download, quantity: 1 }]);
    const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 1070)));
    const digital = valueOf(await viewOrder(platform, websiteId, orderId));
    const mugs = await shop.order();
    expect(await documents(shop, mugs)).toMatchObject({ hasPackingSlip: true, packedFulfilments: [] });
    const canceled = valueOf(
      await cancelOrder(platform, websiteId, {
        orderId: mugs.id,
        reason: '',
        returnToStock: false,
        idempotencyKey: newId(),
        revision: mugs.revision,
        accountId,
      }),
    );
    for (const order of [digital, canceled]) {
      expect(await documents(shop, order)).toMatchObject({ hasPackingSlip: false, packedFulfilments: [] });
      const answer = await shop.owner.send('GET', pathOf(order, 'packing-slip.pdf'));
      expect(answer.json()).toMatchObject({ error: 'NOTHING_TO_PACK' });
    }
  });
});

describe('the buyer’s invoice', () => {
  it('is linked from the order’s page once the seller is known, and shown to whoever may see the order', async () => {
    const shop = await aShop('buyer');
    const order = await shop.order();
    const key = { websiteId: shop.site.websiteId, orderId: order.id };
    expect(await invoiceSection(platform, key)).toBeNull();
    await nameSeller(shop);
    const section = await invoiceSection(platform, key);
    const href = `${order.statusPath}/invoice.pdf`;
    expect(section).toMatchObject({
      heading: 'Your invoice',
      rows: [{ label: 'Invoice', link: { label: 'Download (PDF)', href } }],
    });
    const stranger = await aVisitor(app, shop.host).send('GET', href);
    expect([stranger.statusCode, stranger.headers['location']]).toEqual([303, order.statusPath]);
    expect((await documents(shop, order)).invoice).toBeNull();
    const seen = await shop.owner.send('GET', href);
    expect(seen.headers['content-type']).toBe('application/pdf');
    expect(await invoiceSection(platform, key)).toMatchObject({ rows: [{ label: 'INV-0001' }] });
    expect(
      (await aVisitor(app, shop.host).send('GET', '/order-status/nothing-like-this-here/invoice.pdf'))
        .statusCode,
    ).toBe(404);
  });
});

const eraseAda = async ({ owner }: Shop) => {
  const { rows } = (await owner.send('GET', '/api/admin/customers?search=ada')).json<{
    rows: { id: string }[];
  }>();
  const path = `/api/admin/customers/${rows[0]?.id}`;
  const { revision } = (await owner.send('GET', path)).json<{ revision: number }>();
  return owner.send('POST', `${path}/erase`, { revision });
};

describe('a buyer who was erased', () => {
  it('stays on invoices that nobody had downloaded, and on later credit notes, and nowhere for test orders', async () => {
    const shop = await aShop('erased');
    const { websiteId } = shop.site;
    const [before, later, test] = [await shop.order(), await shop.order(), await shop.order()];
    await platform.db.$client.query('update orders set test_mode = true where id = $1', [test.id]);
    const exempt = { reason: 'reverse-charge', number: 'DE123456789' };
    await platform.db.$client.query(
      `update orders set totals = totals || jsonb_build_object('taxExemption', $2::jsonb) where website_id = $1`,
      [websiteId, exempt],
    );
    for (const order of [before, later, test])
      valueOf(await fulfilOrder(platform, websiteId, aFulfilment(order, accountId)));
    await nameSeller(shop);
    valueOf(await issueInvoice(platform, websiteId, before.id, null));
    const erased = await eraseAda(shop);
    expect(erased.statusCode, erased.body).toBe(200);
    const buyers = [];
    for (const order of [before, later, test]) {
      const view = valueOf(await viewOrder(platform, websiteId, order.id));
      expect(view.details.address).toMatchObject({ lastName: '', line1: '' });
      const refunded = await refund(shop, view, 1000);
      const refundId = refunded.refunds[0]?.id ?? '';
      for (const id of [null, refundId])
        buyers.push(valueOf(await issueInvoice(platform, websiteId, order.id, id)).buyer);
    }
    const { rows } = await platform.db.$client.query(
      `select totals #>> '{taxExemption,number}' as number from orders where website_id = $1 order by id`,
      [websiteId],
    );
    expect(rows.map(({ number }) => number)).toEqual([exempt.number, exempt.number, '']);
    const ada = { firstName: 'Ada', lastName: 'Byron', line1: '12 Kiln Lane', postalCode: '28801' };
    expect(buyers.slice(0, 4)).toMatchObject([ada, ada, ada, ada]);
    expect(buyers.slice(4).map(({ lastName, line1 }) => [lastName, line1])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
});

describe('letters that documents cannot print', () => {
  it('are named beside the documents of an order, and refused in the seller’s details', async () => {
    const shop = await aShop('letters');
    const order = await shop.order();
    await platform.db.$client.query(
      `update orders set details = jsonb_set(details, '{address,firstName}', '"明"') where id = $1`,
      [order.id],
    );
    await platform.db.$client.query(`update order_lines set product_name = 'Mug 🌿' where order_id = $1`, [
      order.id,
    ]);
    expect(await documents(shop, order)).toMatchObject({ unprintable: ['明 Byron', 'Mug 🌿'] });
    const sentence = 'Documents print Latin, Greek and Cyrillic letters only. Write this in one of them.';
    const refused = await nameSeller(shop, { sellerName: '青い窯 LLC' });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { sellerName: sentence }]);
    expect((await nameSeller(shop)).statusCode).toBe(200);
  });
});
