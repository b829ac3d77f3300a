import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPlacement,
  aCheckoutShop,
  orderOf,
  payingCard,
  typed,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { newId } from '../../platform/ids.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { placeOrder, placeRenewal, recoverPayments, type Renewal } from './index.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

/** A first order with a saved card, and the renewal it would have. */
async function aRenewal(number: string = payingCard.number) {
  const box = await shop.sell({ title: 'Clay box', priceMinor: 3400, quantity: 12 });
  const cartId = await shop.fillCart([{ ...box, quantity: 2 }]);
  const source = typed({ ...payingCard, number });
  const total = 6800 + 600 + 476;
  const first = orderOf(
    await placeOrder(platform, shop.site, aPlacement(cartId, total, { source, save: true })),
  );
  const [payment] = (await rows('select draft, saved_method from payments where order_id = $1', [
    first.orderId,
  ])) as { draft: OrderDraft; saved_method: { customer: string; method: string } }[];
  if (payment === undefined) throw new Error('no payment');
  const renewal: Renewal = {
    websiteId: shop.site.websiteId,
    cartId: newId(),
    draft: { ...payment.draft, purpose: 'renewal', tasks: [] },
    origin: shop.site.origin,
    idempotencyKey: 'try-1',
    saved: payment.saved_method,
  };
  return { ...box, renewal };
}

const ordersOf = (cartId: string) =>
  rows('select purpose, grand_total_minor from orders where cart_id = $1', [cartId]);

describe('a renewal', () => {
  it('is charged to the saved card and is one order, however often and concurrently it is tried', async () => {
    const { renewal, variantId } = await aRenewal();
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        placeRenewal(platform, { ...renewal, idempotencyKey: `try-${index % 2}` }),
      ),
    );
    expect(new Set(results.map((result) => orderOf(result).orderId)).size).toBe(1);
    expect(await ordersOf(renewal.cartId)).toEqual([{ purpose: 'renewal', grand_total_minor: '7876' }]);
    expect(await shop.stockOf(variantId)).toBe(8);
    expect((await auditBooks(platform.url, { [variantId]: 12 })).faults).toEqual([]);
  });

  it('continues at the agreed price when the product is no longer sold', async () => {
    const { renewal, itemId, variantId } = await aRenewal();
    await rows("update items set status = 'draft' where id = $1", [itemId]);
    await rows('update variants set price_minor = 9900 where id = $1', [variantId]);
    orderOf(await placeRenewal(platform, renewal));
    expect(await ordersOf(renewal.cartId)).toMatchObject([{ grand_total_minor: '7876' }]);
  });

  it('takes no stock when there is too little, and none of unlimited products', async () => {
    const short = await aRenewal();
    await rows('update stock set quantity = 1 where variant_id = $1', [short.variantId]);
    expect(await placeRenewal(platform, short.renewal)).toMatchObject({ error: { code: 'OUT_OF_STOCK' } });
    expect(await ordersOf(short.renewal.cartId)).toEqual([]);
    const free = await aRenewal();
    await rows('update stock set quantity = 0, unlimited = true where variant_id = $1', [free.variantId]);
    orderOf(await placeRenewal(platform, free.renewal));
    expect(await shop.stockOf(free.variantId)).toBe(0);
  });

  it('that is declined returns the decline for its key, and another key tries again', async () => {
    const { renewal } = await aRenewal('4000 0000 0000 0341');
    const declined = await placeRenewal(platform, renewal);
    expect(declined).toMatchObject({ ok: false, error: { code: 'CARD_DECLINED' } });
    expect(await placeRenewal(platform, renewal)).toEqual(declined);
    expect(await rows('select 1 from payments where cart_id = $1', [renewal.cartId])).toHaveLength(1);
    await placeRenewal(platform, { ...renewal, idempotencyKey: 'try-2' });
    expect(await rows('select 1 from payments where cart_id = $1', [renewal.cartId])).toHaveLength(2);
    expect(await ordersOf(renewal.cartId)).toEqual([]);
  });

  it('whose response was lost is not charged twice', async () => {
    const { renewal } = await aRenewal();
    const gateway = testGateway(platform);
    const gone = Promise.reject(new Error('the answer was lost'));
    gone.catch(() => undefined);
    const lost: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        await gateway.charge(input);
        return gone;
      },
      cancel: () => gone,
    };
    expect(await placeRenewal(platform, renewal, lost)).toMatchObject({ value: { kind: 'action' } });
    platform.clock.advance(PAYMENT_GRACE);
    const [again] = await Promise.all([placeRenewal(platform, renewal), recoverPayments(platform)]);
    orderOf(again);
    expect(await ordersOf(renewal.cartId)).toHaveLength(1);
    expect(
      await rows(
        `select 1 from test_gateway_charges g join payments p on p.id = g.reference where p.cart_id = $1
         and g.status = 'captured'`,
        [renewal.cartId],
      ),
    ).toHaveLength(1);
  });
});
