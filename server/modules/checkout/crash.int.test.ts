// PostgreSQL: both (row locks)
import type { Card } from '@vitrine/domain/order/card.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPlacement,
  aCheckoutShop,
  payingCard,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { placeOrder, recoverPayments } from './index.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';

/*
 * A process that dies between two steps leaves exactly what its committed statements wrote. A provider that never
 * responds (or throws) stops the flow at the same places, so the crashes are simulated there.
 */

let platform: TestPlatform;
let shop: CheckoutShop;
let gateway: PaymentProvider;
const startingStock: Record<string, number> = {};
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  gateway = testGateway(platform);
});
afterAll(() => platform.close());

const total = 6800 + 600 + 476;

async function twoMugsInACart() {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  startingStock[mug.variantId] = 12;
  return { cartId: await shop.fillCart([{ ...mug, quantity: 2 }]), variantId: mug.variantId };
}

async function rows(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

const ordersOf = (cartId: string) => rows('select id, access_token from orders where cart_id = $1', [cartId]);

/** Runs the flow until `cut` discards the rest, as a crash would: there is no response. */
async function placeUntil(
  cartId: string,
  cut: (input: Parameters<PaymentProvider['charge']>[0]) => Promise<unknown>,
) {
  const gone = Promise.reject(new Error('the process is gone'));
  gone.catch(() => undefined);
  const dying: PaymentProvider = {
    ...gateway,
    charge: async (input) => {
      await cut(input);
      return gone;
    },
    cancel: () => gone,
  };
  return placeOrder(platform, shop.site, aPlacement(cartId, total), dying);
}

async function expectCleanBooks(): Promise<void> {
  expect((await auditBooks(platform.url, startingStock)).faults).toEqual([]);
}

describe('after a crash', () => {
  it('between reserving and charging, the units are released and the cart is unlocked', async () => {
    const { cartId, variantId } = await twoMugsInACart();
    await placeUntil(cartId, () => Promise.resolve());
    expect(await shop.stockOf(variantId)).toBe(10);
    expect(await recoverPayments(platform)).toBe(0);
    platform.clock.advance(PAYMENT_GRACE);
    expect(await recoverPayments(platform)).toBe(1);
    expect(await shop.stockOf(variantId)).toBe(12);
    expect(await ordersOf(cartId)).toEqual([]);
    await expectCleanBooks();
    expect((await placeOrder(platform, shop.site, aPlacement(cartId, total))).ok).toBe(true);
  });

  it('between charging and settling, the order is created once, and no unit is sold twice', async () => {
    const { cartId, variantId } = await twoMugsInACart();
    await placeUntil(cartId, (input) => gateway.charge(input));
    expect(await ordersOf(cartId)).toEqual([]);
    platform.clock.advance(PAYMENT_GRACE);
    const passes = await Promise.all([
      recoverPayments(platform),
      recoverPayments(platform),
      recoverPayments(platform),
    ]);
    expect(passes.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect(await shop.stockOf(variantId)).toBe(10);
    await expectCleanBooks();
  });

  it('after an unrecorded decline, the units are released and the reason is stored', async () => {
    const { cartId, variantId } = await twoMugsInACart();
    await placeUntil(cartId, (input) =>
      gateway.charge({ ...input, source: { kind: 'card', card: aCard('4000000000000002') } }),
    );
    platform.clock.advance(PAYMENT_GRACE);
    await recoverPayments(platform);
    expect(await shop.stockOf(variantId)).toBe(12);
    expect(await rows('select status, decline_code from payments where cart_id = $1', [cartId])).toEqual([
      { status: 'declined', decline_code: 'CARD_DECLINED' },
    ]);
    await expectCleanBooks();
  });

  it('a charge that arrives after the payment was abandoned is refused', async () => {
    const { cartId, variantId } = await twoMugsInACart();
    const asked: Parameters<PaymentProvider['charge']>[0][] = [];
    await placeUntil(cartId, (input) => {
      asked.push(input);
      return Promise.resolve();
    });
    platform.clock.advance(PAYMENT_GRACE);
    await recoverPayments(platform);
    const [late] = asked;
    if (late === undefined) throw new Error('nothing was charged');
    expect(await gateway.charge(late)).toEqual({ status: 'canceled' });
    expect(await shop.stockOf(variantId)).toBe(12);
    await expectCleanBooks();
  });

  it('a buyer who returns finishes the payment and pays once', async () => {
    const { cartId, variantId } = await twoMugsInACart();
    await placeUntil(cartId, (input) => gateway.charge(input));
    platform.clock.advance(PAYMENT_GRACE);
    const again = await placeOrder(platform, shop.site, aPlacement(cartId, total));
    expect(again.ok).toBe(true);
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect(await shop.stockOf(variantId)).toBe(10);
    await expectCleanBooks();
  });

  it('a settled order is not settled again', async () => {
    const { cartId } = await twoMugsInACart();
    const placement = aPlacement(cartId, total);
    const placed = await placeOrder(platform, shop.site, placement);
    platform.clock.advance(PAYMENT_GRACE);
    expect(await recoverPayments(platform)).toBe(0);
    expect(await placeOrder(platform, shop.site, placement)).toEqual(placed);
    await expectCleanBooks();
  });
});

describe('a provider that does not respond', () => {
  it('gets a request to cancel the charge, and the buyer sees that nothing was charged', async () => {
    const { cartId, variantId } = await twoMugsInACart();
    const silent: PaymentProvider = { ...gateway, charge: () => Promise.reject(new Error('no answer')) };
    const result = await placeOrder(platform, shop.site, aPlacement(cartId, total), silent);
    expect(result).toMatchObject({ ok: false, error: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(await shop.stockOf(variantId)).toBe(12);
    await expectCleanBooks();
  });

  it('but has charged, still leads to an order', async () => {
    const { cartId } = await twoMugsInACart();
    const lost: PaymentProvider = {
      ...gateway,
      charge: async (input) => {
        await gateway.charge(input);
        throw new Error('the answer was lost');
      },
    };
    expect((await placeOrder(platform, shop.site, aPlacement(cartId, total), lost)).ok).toBe(true);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await expectCleanBooks();
  });
});

const aCard = (number: string): Card => ({ number, expiryMonth: 12, expiryYear: 2034, cvc: '123' });

const charge = (reference: string, number = payingCard.number.replaceAll(' ', '')) =>
  gateway.charge({
    websiteId: shop.site.websiteId,
    reference,
    amountMinor: 1000,
    currency: 'USD',
    source: { kind: 'card', card: aCard(number) },
    save: false,
    email: 'ada@example.com',
    returnUrl: 'https://fern-and-kiln.example/checkout',
  });

describe('the test gateway', () => {
  it('charges a reference once, and repeats its first response', async () => {
    const reference = '00000000-0000-7000-8000-000000000001';
    const [first, ...others] = await Promise.all([charge(reference), charge(reference), charge(reference)]);
    expect(first).toMatchObject({ status: 'captured', cardLast4: '4242' });
    expect(others).toEqual([first, first]);
    expect(await charge(reference, '4000000000000002')).toEqual(first);
    expect(await gateway.cancel({ websiteId: shop.site.websiteId, reference })).toEqual(first);
  });

  it('never refunds more than it charged', async () => {
    const reference = '00000000-0000-7000-8000-000000000002';
    await charge(reference);
    const give = (refundReference: string, amountMinor: number) =>
      gateway.refund({ websiteId: shop.site.websiteId, reference, refundReference, amountMinor });
    expect(await give('00000000-0000-7000-8000-00000000000a', 600)).toEqual({ status: 'succeeded' });
    expect(await give('00000000-0000-7000-8000-00000000000a', 600)).toEqual({ status: 'succeeded' });
    expect(await give('00000000-0000-7000-8000-00000000000b', 600)).toEqual({ status: 'refused' });
    expect(await give('00000000-0000-7000-8000-00000000000c', 400)).toEqual({ status: 'succeeded' });
  });
});
