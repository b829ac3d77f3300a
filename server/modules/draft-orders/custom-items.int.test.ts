import { randomUUID } from 'node:crypto';
import type { DraftOrderDetail, DraftOrderMail, DraftOrderRow } from '@vitrine/contracts/draft-orders.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aDraft, changeOf, openPayLink, pathOf, readDraft } from '@vitrine/testing/draft-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';

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
const aCustom = (change: object = {}, line: object = {}) => ({
  variantId: randomUUID(),
  quantity: 1,
  unitPriceMinor: 5000,
  custom: { title: 'Mended bowl', isTaxed: true, isShipped: true, ...change },
  ...line,
});
async function pay(draft: DraftOrderDetail, expectedTotal: number): Promise<OrderDetail> {
  const paid = await (await open(draft.url)).pay({ expectedTotal: String(expectedTotal) });
  expect(paid.headers['location'], paid.body.slice(0, 500)).toContain('/checkout/order-confirmed/');
  return orderOf((await readDraft(owner, draft.id)).order?.id ?? '');
}

describe('a custom item of a draft order', () => {
  it('is sold beside products: on the draft, in its mail, at its checkout and on its order', async () => {
    const mug = await shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity: 5 });
    const custom = aCustom({}, { quantity: 2 });
    const draft = await aDraft(owner, {
      email: 'june@example.com',
      lines: [custom, { variantId: mug.variantId, quantity: 1, unitPriceMinor: 1000 }],
    });
    expect(draft).toMatchObject({
      firstProduct: 'Mended bowl',
      otherLines: 1,
      subtotalMinor: 11_000,
      lines: [
        {
          variantId: custom.variantId,
          title: 'Mended bowl',
          custom: custom.custom,
          productType: 'physical',
          shopPriceMinor: null,
          unlimited: true,
          problem: null,
        },
        { title: 'Tall mug', custom: null },
      ],
    });
    const mail = (await owner.send('GET', `${drafts}/${draft.id}/mail`)).json<DraftOrderMail>();
    expect(mail.bodyText).toContain('Mended bowl');
    const found = await owner.send('GET', `${drafts}?search=mended`);
    expect(found.json<ListPage<DraftOrderRow>>().rows.map(({ id }) => id)).toContain(draft.id);

    expect((await open(draft.url)).page.body).toContain('Mended bowl');
    // Free delivery from 75.00, and 7 % on all of it.
    const order = await pay(draft, 11_000 + 770);
    expect(order.lines).toMatchObject([
      { productName: 'Mended bowl', isCustom: true, quantity: 2, unitPriceMinor: 5000, sku: '', toSend: 2 },
      { productName: 'Tall mug', isCustom: false },
    ]);
    // Only the mug was in stock.
    expect(await shop.stockOf(mug.variantId)).toBe(4);
    const ordered = await readDraft(owner, draft.id);
    expect(ordered.lines[0]).toMatchObject({ title: 'Mended bowl', custom: custom.custom });

    // Refunded with its units returned to stock, where there is no stock of it.
    const refunded = await owner.send('POST', `/api/admin/orders/${order.id}/refund`, {
      amountMinor: order.grandTotalMinor,
      returnToStock: true,
      idempotencyKey: newId(),
      revision: order.revision,
    });
    expect(refunded.json()).toMatchObject({ status: 'refunded' });
    expect(await shop.stockOf(mug.variantId)).toBe(5);
  });

  it('is taxed and delivered as the owner says', async () => {
    const work = await aDraft(owner, { lines: [aCustom({ title: 'Lesson', isShipped: false })] });
    expect((await pay(work, 5000 + 350)).totals).toMatchObject({ requiresDelivery: false, taxMinor: 350 });
    const deposit = await aDraft(owner, {
      lines: [aCustom({ title: 'Deposit', isShipped: false, isTaxed: false })],
    });
    expect((await pay(deposit, 5000)).totals).toMatchObject({ requiresDelivery: false, taxMinor: 0 });
    const goods = await aDraft(owner, { lines: [aCustom({ isTaxed: false })] });
    expect((await pay(goods, 5000 + 600)).totals).toMatchObject({ requiresDelivery: true, taxMinor: 0 });
  });

  it('takes the discount of its draft', async () => {
    const draft = await aDraft(owner, {
      lines: [aCustom()],
      discount: { kind: 'fixed', amountMinor: 1000, reason: 'Regular' },
    });
    expect(draft.discountMinor).toBe(1000);
    expect((await pay(draft, 4000 + 600 + 280)).totals).toMatchObject({ lineDiscountsMinor: [1000] });
  });

  it('is shown to its customer again when its name was changed', async () => {
    const custom = aCustom();
    const draft = await aDraft(owner, { lines: [custom] });
    const buyer = await open(draft.url);
    const renamed = { ...custom, custom: { ...custom.custom, title: 'Mended vase' } };
    const changed = await owner.send('PUT', `${drafts}/${draft.id}`, changeOf(draft, { lines: [renamed] }));
    expect(changed.json()).toMatchObject({ lines: [{ variantId: custom.variantId, title: 'Mended vase' }] });
    const refused = await buyer.pay({ expectedTotal: String(5000 + 600 + 350) });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Mended vase');
    expect((await readDraft(owner, draft.id)).order).toBeNull();
  });

  it('needs a name, a price and an id that no product has', async () => {
    const mug = await shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity: 5 });
    const same = aCustom();
    const cases = [
      [[aCustom({ title: ' ' })], 'lines.0.custom.title', 'Enter a name.'],
      [[aCustom({ title: 'x'.repeat(121) })], 'lines.0.custom.title', 'Use at most 120 characters.'],
      [[aCustom({}, { unitPriceMinor: undefined })], 'lines.0.unitPriceMinor', 'Enter a price.'],
      [[aCustom({}, { variantId: mug.variantId })], 'lines.0.variantId', 'This item needs an id of its own.'],
      [[same, same], 'lines.1.variantId', 'This item needs an id of its own.'],
    ] as const;
    for (const [lines, field, sentence] of cases) {
      const answer = await owner.send('POST', drafts, { lines, idempotencyKey: newId() });
      expect([field, answer.statusCode]).toEqual([field, 422]);
      expect(answer.json()).toMatchObject({ fields: { [field]: sentence } });
    }
  });
});
