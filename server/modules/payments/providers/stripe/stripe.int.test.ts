import { openStripeShop } from '@vitrine/testing/fake-stripe/open-stripe-shop.ts';
import { orderOf } from '@vitrine/testing/checkout-fixture.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { recoverPayments, resumePayment } from '../../../checkout/index.ts';
import { stripeProvider } from './stripe-provider.ts';

const till = openStripeShop();
const { lose, aCart, buy, paymentsOf, idOf, press, aPayment, forget } = till;
const total = 3400 + 600 + 238;

describe('paying with Stripe', () => {
  it('creates an order when the card pays', async () => {
    const cartId = await aCart();
    orderOf(await buy('pm_card_visa', { cartId }));
    const [payment] = await paymentsOf(cartId);
    expect(payment).toMatchObject({ status: 'captured', card_brand: 'visa', card_last4: '4242' });
    const intent = till.fake.books.intents.get(payment?.provider_reference ?? '');
    expect(intent).toMatchObject({
      amount: total,
      currency: 'usd',
      metadata: { website_id: till.shop.site.websiteId, reference: payment?.id },
      payment_method_types: ['card'],
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'CARD_DECLINED'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'CARD_INSUFFICIENT_FUNDS'],
    ['pm_card_chargeDeclinedExpiredCard', 'CARD_EXPIRED'],
    ['pm_of_nobody', 'CARD_DECLINED'],
  ])('responds to %s with %s and lets another card pay', async (method, code) => {
    const cartId = await aCart();
    expect(await buy(method, { cartId })).toMatchObject({ ok: false, error: { code } });
    till.platform.clock.advance(5_000);
    orderOf(await buy('pm_card_visa', { cartId }));
    expect((await paymentsOf(cartId)).map((payment) => payment.status)).toEqual(['declined', 'captured']);
  });

  it('does not accept a used payment method a second time', async () => {
    const first = till.fake.books.method('pm_card_visa').id;
    orderOf(await buy(first));
    expect(await buy(first)).toMatchObject({ error: { code: 'CARD_DECLINED' } });
  });

  it('charges one cart once, whoever submits it from two servers at once', async () => {
    const cartId = await aCart();
    const second = stripeProvider(till.platform, till.settings);
    const key = newId();
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        buy('pm_card_visa', { cartId, key, provider: index % 2 === 0 ? till.stripe : second }),
      ),
    );
    expect(new Set(all.map((placed) => orderOf(placed).orderId)).size).toBe(1);
  });

  it('charges a reference once, also when two servers confirm it with different cards', async () => {
    const input = await aPayment(2000);
    const other = { ...input, source: { kind: 'method', method: 'pm_card_mastercard' } } as const;
    const [a, b] = await Promise.all([
      till.stripe.charge(input),
      stripeProvider(till.platform, till.settings).charge(other),
    ]);
    expect(a).toMatchObject({ status: 'captured' });
    expect(b).toEqual(a);
    await till.platform.db.$client.query('delete from payments where id = $1', [input.reference]);
    forget(input.reference);
  });

  it('refuses a total below Stripe’s minimum, without a further request', async () => {
    const input = await aPayment(30);
    expect(await till.stripe.charge(input)).toEqual({ status: 'declined', code: 'PAYMENT_AMOUNT_TOO_SMALL' });
    expect(await till.stripe.cancel(input)).toEqual({ status: 'canceled' });
  });

  it('passes yen unchanged: they have no smaller unit', async () => {
    const input = await aPayment(1500, 'JPY');
    expect(await till.stripe.charge(input)).toMatchObject({ status: 'captured', amountMinor: 1500 });
    expect(till.fake.books.intents.get((await idOf(input.reference)) ?? '')).toMatchObject({
      amount: 1500,
      currency: 'jpy',
    });
    await till.platform.db.$client.query('delete from payments where id = $1', [input.reference]);
    forget(input.reference);
  });

  it('leaks no secret of a response into the error it throws', async () => {
    const input = await aPayment(2000);
    lose('POST /v1/payment_intents', 'before');
    const error: unknown = await till.stripe.charge(input).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/sk_test|secret/);
    await till.platform.db.$client.query('delete from payments where id = $1', [input.reference]);
    forget(input.reference);
    const wrong = { ...till.settings, secretKey: 'sk_test_wrong' };
    await expect(stripeProvider(till.platform, wrong).charge(input)).rejects.toThrow(
      'StripeAuthenticationError 401',
    );
  });
});

async function toTheBank(): Promise<{ cartId: string; url: string; paymentId: string }> {
  const cartId = await aCart();
  const placed = await buy('pm_card_authenticationRequiredOnSetup', { cartId });
  if (!placed.ok || placed.value.kind !== 'action') throw new Error('nobody asked the bank');
  const [payment] = await paymentsOf(cartId);
  return { cartId, url: placed.value.url, paymentId: payment?.id ?? '' };
}

describe('3-D Secure', () => {
  it('redirects the buyer to the bank and creates an order when they approve', async () => {
    const { url, paymentId } = await toTheBank();
    const back = new URL(await press(url, 'approve'));
    expect(back.pathname).toBe(`/checkout/return/${paymentId}`);
    const end = await resumePayment(till.platform, till.stripe, till.shop.site.websiteId, paymentId);
    expect(end).toMatchObject({ status: 'captured' });
  });

  it('declines when they refuse, and the return link’s secret cannot pay any more', async () => {
    const { url, paymentId } = await toTheBank();
    await press(url, 'refuse');
    const end = await resumePayment(till.platform, till.stripe, till.shop.site.websiteId, paymentId);
    expect(end).toMatchObject({ status: 'declined', declineCode: 'CARD_AUTHENTICATION_FAILED' });
    const intent = till.fake.books.intents.get((await idOf(paymentId)) ?? '');
    expect(intent?.status).toBe('canceled');
  });

  it('abandons the payment when they never return, and a late approval charges nothing', async () => {
    const { url, paymentId, cartId } = await toTheBank();
    till.platform.clock.advance(60_000);
    await recoverPayments(till.platform, till.stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('pending');
    till.platform.clock.advance(15 * 60_000);
    await recoverPayments(till.platform, till.stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('abandoned');
    await press(url, 'approve');
    expect(await till.stripe.find({ websiteId: till.shop.site.websiteId, reference: paymentId })).toEqual({
      status: 'canceled',
    });
  });

  it('creates an order in the background when they approve and close the window', async () => {
    const { url, cartId } = await toTheBank();
    await press(url, 'approve');
    till.platform.clock.advance(16 * 60_000);
    await recoverPayments(till.platform, till.stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('captured');
  });
});
