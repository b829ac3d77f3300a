import type { DraftOrderMail } from '@vitrine/contracts/draft-orders.ts';
import type { StoredInvoiceSettings } from '@vitrine/contracts/invoices.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aDraft, changeOf, openPayLink, pathOf, readDraft } from '@vitrine/testing/draft-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { readPdf } from '@vitrine/testing/read-pdf.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { cartAmounts } from '../cart/stored-amounts.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;

const drafts = '/api/admin/draft-orders';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const open = (url: string) => openPayLink(app, shop.host, pathOf(url));
const orderOf = async (id: string): Promise<OrderDetail> =>
  (await owner.send('GET', `/api/admin/orders/${id}`)).json<OrderDetail>();
const tenth = { kind: 'percentage', rate: 0.1, reason: 'Wholesale' } as const;

/** A draft of two mugs at 10.00 each, with a discount. */
async function twoMugs(change: object = {}) {
  const mug = await shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity: 5 });
  const lines = [{ variantId: mug.variantId, quantity: 2, unitPriceMinor: 1000 }];
  return aDraft(owner, { lines, discount: tenth, ...change });
}

// Two at 10.00 less a tenth, delivery, and 7 % on the goods.
const due = 1800 + 600 + 126;

describe('the discount of a draft order', () => {
  it('is on its page, in its mail, at its checkout, on its order, in the mails and on the invoice', async () => {
    const draft = await twoMugs({ email: 'june@example.com', name: 'June Alder' });
    expect(draft).toMatchObject({ subtotalMinor: 2000, discount: tenth, discountMinor: 200 });
    const mail = (await owner.send('GET', `${drafts}/${draft.id}/mail`)).json<DraftOrderMail>();
    expect(mail.bodyText).toContain('Discount (Wholesale)');
    expect(mail.bodyText).toContain('-$2.00');

    const buyer = await open(draft.url);
    expect(buyer.page.body).toContain('Discount (Wholesale)');
    const paid = await buyer.pay({ expectedTotal: String(due), email: 'june@example.com' });
    expect(paid.headers['location'], paid.body.slice(0, 500)).toContain('/checkout/order-confirmed/');
    const confirmed = await buyer.visitor.send('GET', paid.headers['location'] ?? '');
    expect(confirmed.body).toContain('Discount (Wholesale)');

    const { order } = await readDraft(owner, draft.id);
    const placed = await orderOf(order?.id ?? '');
    expect(placed).toMatchObject({
      grandTotalMinor: due,
      payment: { amountMinor: due },
      refundableMinor: due,
      totals: {
        discountMinor: 200,
        lineDiscountsMinor: [200],
        discounts: [{ id: '', code: '', name: 'Wholesale', amountMinor: 200, oncePerCustomer: false }],
        taxMinor: 126,
      },
    });
    const confirmation = await owner.send('GET', `/api/admin/mails/${placed.mails[0]?.id}`);
    expect(confirmation.json<{ bodyText: string }>().bodyText).toContain('Discount (Wholesale)');
    const uses = await platform.db.$client.query('select 1 from discount_uses where payment_id = $1', [
      placed.payment.id,
    ]);
    expect(uses.rowCount).toBe(0);

    const { settings } = (
      await owner.send('GET', '/api/admin/invoice-settings')
    ).json<StoredInvoiceSettings>();
    await owner.send('PUT', '/api/admin/invoice-settings', {
      settings: { ...settings, sellerName: 'Fern & Kiln LLC', address: '12 Kiln Lane', country: 'US' },
      seen: settings,
    });
    const invoice = await owner.send('GET', `/api/admin/orders/${placed.id}/invoice.pdf`);
    expect(readPdf(invoice.rawPayload).pages.join('\n')).toContain('Discount (Wholesale)');

    // All of it goes back, and nothing more.
    const refund = (amountMinor: number, revision: number) =>
      owner.send('POST', `/api/admin/orders/${placed.id}/refund`, {
        amountMinor,
        revision,
        idempotencyKey: newId(),
      });
    expect((await refund(due + 1, placed.revision)).json()).toMatchObject({ error: 'REFUND_TOO_LARGE' });
    expect((await refund(due, placed.revision)).json()).toMatchObject({
      status: 'refunded',
      refundedMinor: due,
    });
  });

  it('is shown to the customer again before they pay, when it was changed or taken away', async () => {
    const draft = await twoMugs();
    const buyer = await open(draft.url);
    const changed = await owner.send(
      'PUT',
      `${drafts}/${draft.id}`,
      changeOf(draft, { discount: { ...tenth, reason: 'Regular customer' } }),
    );
    expect(changed.json()).toMatchObject({ discount: { reason: 'Regular customer' }, discountMinor: 200 });
    // The same sum, for another reason.
    const refused = await buyer.pay({ expectedTotal: String(due) });
    expect(refused.body).toContain('Discount (Regular customer)');
    expect((await readDraft(owner, draft.id)).order).toBeNull();
    const none = await owner.send(
      'PUT',
      `${drafts}/${draft.id}`,
      changeOf(await readDraft(owner, draft.id), { discount: null }),
    );
    expect(none.json()).toMatchObject({ discount: null, discountMinor: 0 });
    expect((await open(draft.url)).page.body).not.toContain('Discount');
  });

  it('stays as it is when nothing of it is new, so that who is paying can go on', async () => {
    const draft = await twoMugs();
    const buyer = await open(draft.url);
    await owner.send('PUT', `${drafts}/${draft.id}`, changeOf(draft, { internalNotes: 'Called.' }));
    const paid = await buyer.pay({ expectedTotal: String(due) });
    expect(paid.headers['location'], paid.body.slice(0, 500)).toContain('/checkout/order-confirmed/');
  });

  it('takes at most what the goods cost, which are then free', async () => {
    const draft = await twoMugs({ discount: { kind: 'fixed', amountMinor: 500_000, reason: '' } });
    expect(draft).toMatchObject({ subtotalMinor: 2000, discountMinor: 2000 });
    const buyer = await open(draft.url);
    const paid = await buyer.pay({ expectedTotal: '600' });
    expect(paid.headers['location'], paid.body.slice(0, 500)).toContain('/checkout/order-confirmed/');
    const { order } = await readDraft(owner, draft.id);
    expect(await orderOf(order?.id ?? '')).toMatchObject({
      grandTotalMinor: 600,
      payment: { amountMinor: 600 },
    });
  });

  it('is taken off before tax is left out for a customer who is exempt', async () => {
    const draft = await twoMugs({ taxExemption: { reason: 'reseller', number: '' } });
    const paid = await (await open(draft.url)).pay({ expectedTotal: String(1800 + 600) });
    expect(paid.headers['location'], paid.body.slice(0, 500)).toContain('/checkout/order-confirmed/');
    const { order } = await readDraft(owner, draft.id);
    expect((await orderOf(order?.id ?? '')).totals).toMatchObject({
      discountMinor: 200,
      taxMinor: 0,
      taxExemption: { reason: 'reseller', number: '' },
    });
  });

  it.each([
    [{ ...tenth, rate: 0 }, 'discount.rate', 'Enter a percentage over 0 up to 100.'],
    [{ ...tenth, rate: 1.01 }, 'discount.rate', 'Enter a percentage over 0 up to 100.'],
    [{ kind: 'fixed', amountMinor: 0, reason: '' }, 'discount.amountMinor', 'Enter an amount over 0.'],
    [{ ...tenth, reason: 'x'.repeat(81) }, 'discount.reason', 'Use at most 80 characters.'],
    [{ ...tenth, reason: 'two\nlines' }, 'discount.reason', 'Use one line, without line breaks.'],
  ])('is refused as %j', async (discount, field, sentence) => {
    const draft = await twoMugs();
    const answer = await owner.send('PUT', `${drafts}/${draft.id}`, { ...changeOf(draft), discount });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { [field]: sentence } });
    expect(await readDraft(owner, draft.id)).toEqual(draft);
  });

  it('made twice by one key is made once, and a later one counts', async () => {
    const mug = await shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity: 5 });
    const body = { lines: [{ variantId: mug.variantId, quantity: 1 }], idempotencyKey: newId() };
    const first = await aDraft(owner, { ...body, discount: tenth });
    expect(await aDraft(owner, { ...body, discount: tenth })).toEqual(first);
    const later = await aDraft(owner, { ...body, discount: { ...tenth, rate: 0.2 } });
    expect(later).toMatchObject({ id: first.id, discountMinor: 680, revision: first.revision + 1 });
  });

  it('of an amount keeps its number when the store’s currency is changed', async () => {
    const draft = await twoMugs({ discount: { kind: 'fixed', amountMinor: 1250, reason: 'Chip' } });
    const { websiteId } = shop.site;
    const discounts = async () =>
      (
        await platform.db.$client.query<{ agreed: object | null }>(
          `select k.agreed_discount as agreed from carts k join draft_orders d on d.cart_id = k.id where d.id = $1`,
          [draft.id],
        )
      ).rows[0]?.agreed;
    await platform.db.transaction((tx) => cartAmounts.convert(tx, websiteId, { from: 'USD', to: 'JPY' }));
    expect(await discounts()).toEqual({ kind: 'fixed', amountMinor: 13, reason: 'Chip' });
  });
});
