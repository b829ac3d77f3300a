import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPlacement, aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { buildApp } from '../../app.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { finishPaymentById } from './await-payment.ts';
import { placeOrder, recoverPayments } from './index.ts';
import { BUYER_TIMEOUT, PAYMENT_GRACE } from './payment-timeouts.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const total = 6800 + 600 + 476;
/** The test gateway asks the owner of this card to confirm. */
const challengedCard = { cardNumber: '4000 0025 0000 3155' };

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

/** A buyer redirected to their bank's page, with two mugs in the cart. */
async function atTheBank() {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/checkout');
  await visitor.send('GET', '/');
  await visitor.add(mug, 2);
  await visitor.send('GET', '/checkout');
  const form = visitor.form(total, challengedCard);
  const sent = await visitor.send('POST', '/checkout', form);
  expect(sent.statusCode).toBe(303);
  const bank = new URL(String(sent.headers.location));
  expect(bank.pathname).toMatch(/^\/test-gateway\/confirm\//);
  const decide = async (decision: 'approved' | 'refused'): Promise<string> => {
    const crumb = visitor.cookies.get('crumb') ?? '';
    const back = await visitor.send('POST', bank.pathname, { crumb, decision });
    expect(back.statusCode).toBe(303);
    return new URL(String(back.headers.location)).pathname;
  };
  const [reserved] = await rows('select payment_id from stock_reservations where variant_id = $1', [
    mug.variantId,
  ]);
  const paymentId = String(reserved?.['payment_id']);
  return { ...mug, visitor, form, bank, decide, paymentId, returnPath: `/checkout/return/${paymentId}` };
}

const ordersOf = (paymentId: string) => rows('select id from orders where payment_id = $1', [paymentId]);
async function expectCleanBooks(startingStock: Record<string, number>): Promise<void> {
  expect((await auditBooks(platform.url, startingStock)).faults).toEqual([]);
}

describe('a buyer whose bank requires a challenge', () => {
  it('completes it, returns and has an order', async () => {
    const { visitor, decide, variantId, paymentId, returnPath } = await atTheBank();
    expect(await ordersOf(paymentId)).toEqual([]);
    expect(await shop.stockOf(variantId)).toBe(10);
    expect(await decide('approved')).toBe(returnPath);
    const back = await visitor.send('GET', returnPath);
    expect(String(back.headers.location)).toMatch(/^\/checkout\/order-confirmed\//);
    expect(await ordersOf(paymentId)).toHaveLength(1);
    expect(visitor.cookies.has('CART')).toBe(false);
    // Repeating the return changes nothing.
    expect((await visitor.send('GET', returnPath)).headers.location).toBe(back.headers.location);
    await expectCleanBooks({ [variantId]: 12 });
  });

  it('gets the form back with the typed values when the bank refuses, and the units are released', async () => {
    const { visitor, decide, variantId, returnPath } = await atTheBank();
    await decide('refused');
    const back = await visitor.send('GET', returnPath);
    expect(back.headers.location).toBe('/checkout?notice=CARD_AUTHENTICATION_FAILED');
    const page = await visitor.send('GET', String(back.headers.location));
    expect(page.body).toContain('Your bank did not confirm this payment.');
    expect(page.body).toContain('12 Kiln Lane');
    expect(await shop.stockOf(variantId)).toBe(12);
    const paid = await visitor.send('POST', '/checkout', visitor.form(total));
    expect(String(paid.headers.location)).toMatch(/order-confirmed/);
    await expectCleanBooks({ [variantId]: 12 });
  });

  it('a buyer who returns without confirming sees that nothing was charged', async () => {
    const { visitor, variantId, returnPath } = await atTheBank();
    const back = await visitor.send('GET', returnPath);
    expect(back.headers.location).toBe('/checkout?notice=PAYMENT_ABANDONED');
    expect((await visitor.send('GET', String(back.headers.location))).body).toContain(
      'The payment was not completed and nothing was charged.',
    );
    expect(await shop.stockOf(variantId)).toBe(12);
    await expectCleanBooks({ [variantId]: 12 });
  });

  it('who submits the same form again is redirected to the same page, and charged once', async () => {
    const { visitor, form, bank, decide, paymentId, returnPath } = await atTheBank();
    const again = await visitor.send('POST', '/checkout', form);
    expect(new URL(String(again.headers.location)).pathname).toBe(bank.pathname);
    await decide('approved');
    await visitor.send('GET', returnPath);
    expect(await ordersOf(paymentId)).toHaveLength(1);
    expect(String((await visitor.send('POST', '/checkout', form)).headers.location)).toMatch(
      /order-confirmed|cart/,
    );
  });

  it('who pays with another card in a second window pays once; the first payment is abandoned', async () => {
    const { visitor, decide, variantId, paymentId } = await atTheBank();
    const paid = await visitor.send('POST', '/checkout', visitor.form(total));
    expect(String(paid.headers.location)).toMatch(/order-confirmed/);
    await decide('approved').catch(() => '');
    expect(await ordersOf(paymentId)).toEqual([]);
    const [charge] = await rows('select status from test_gateway_charges where reference = $1', [paymentId]);
    expect(charge).toEqual({ status: 'canceled' });
    await expectCleanBooks({ [variantId]: 12 });
  });

  it('who never returns has 15 minutes; then the payment is abandoned and the units are sold to others', async () => {
    const { variantId, paymentId } = await atTheBank();
    platform.clock.advance(PAYMENT_GRACE);
    await recoverPayments(platform);
    expect(await shop.stockOf(variantId)).toBe(10);
    platform.clock.advance(BUYER_TIMEOUT - PAYMENT_GRACE - 1000);
    await recoverPayments(platform);
    expect(await shop.stockOf(variantId)).toBe(10);
    platform.clock.advance(1000);
    await recoverPayments(platform);
    expect(await shop.stockOf(variantId)).toBe(12);
    expect(await rows('select status from payments where id = $1', [paymentId])).toEqual([
      { status: 'abandoned' },
    ]);
    await expectCleanBooks({ [variantId]: 12 });
  });

  it('finds their order when the webhook or the poller was first', async () => {
    const { visitor, decide, paymentId, returnPath } = await atTheBank();
    await decide('approved');
    const charge = { websiteId: shop.site.websiteId, reference: paymentId };
    await Promise.all([finishPaymentById(platform, charge), finishPaymentById(platform, charge)]);
    expect(await ordersOf(paymentId)).toHaveLength(1);
    const back = await visitor.send('GET', returnPath);
    expect(String(back.headers.location)).toMatch(/order-confirmed/);
    expect(await ordersOf(paymentId)).toHaveLength(1);
  });

  it('shows a waiting page while the outcome is unknown, and then the outcome', async () => {
    const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    const gone = Promise.reject(new Error('no answer'));
    gone.catch(() => undefined);
    const silent: PaymentProvider = { ...testGateway(platform), charge: () => gone, cancel: () => gone };
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, total), silent);
    if (!placed.ok || placed.value.kind !== 'action') throw new Error('an end was known');
    const visitor = new FormVisitor(app, shop.host);
    const received = await visitor.send('GET', placed.value.url);
    expect(received.statusCode).toBe(200);
    expect(received.body).toContain('We have received your order');
    expect(received.body).toContain('page-type-207');
    expect(received.headers['refresh']).toBe('4');
    expect(received.headers['cache-control']).toBe('no-store');
    platform.clock.advance(PAYMENT_GRACE);
    await recoverPayments(platform);
    const end = await visitor.send('GET', placed.value.url);
    expect(end.headers.location).toBe('/checkout?notice=PAYMENT_ABANDONED');
    expect(await shop.stockOf(mug.variantId)).toBe(12);
  });

  it('gets nothing for an unknown payment', async () => {
    const visitor = new FormVisitor(app, shop.host);
    const path = '/checkout/return/01900000-0000-7000-8000-000000000000';
    expect((await visitor.send('GET', path)).statusCode).toBe(404);
    expect((await visitor.send('GET', '/checkout/return/x')).statusCode).toBe(404);
    const notice = await visitor.send('GET', '/checkout?notice=<script>');
    expect(notice.headers.location).toBe('/cart');
  });
});
