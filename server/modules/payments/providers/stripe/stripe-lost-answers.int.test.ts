import { openStripeShop } from '@vitrine/testing/fake-stripe/open-stripe-shop.ts';
import { orderOf } from '@vitrine/testing/checkout-fixture.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { recoverPayments } from '../../../checkout/index.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeProvider } from './stripe-provider.ts';

const till = openStripeShop();
const { lose, aCart, buy, paymentsOf, aPayment } = till;

describe('lost responses', () => {
  const steps = ['POST /v1/payment_intents', 'POST /v1/payment_intents/:id/confirm'] as const;

  it.each(steps.flatMap((call) => [[call, 'before'] as const, [call, 'after'] as const]))(
    'of %s (%s its work) end in one order or in none',
    async (call, when) => {
      const cartId = await aCart();
      const key = newId();
      lose(call, when);
      const placed = await buy('pm_card_visa', { cartId, key });
      const [payment] = await paymentsOf(cartId);
      if (placed.ok) {
        // The response to a successful charge was lost, and the retry recovered it.
        orderOf(placed);
        expect(call).toContain('confirm');
        expect(payment?.status).toBe('captured');
      } else {
        expect(placed.error.code).toBe('PAYMENT_UNAVAILABLE');
        expect(payment?.status).toBe('abandoned');
      }
    },
  );

  it.each(
    ['POST /v1/customers', 'POST /v1/payment_intents/:id', 'POST /v1/payment_intents/:id/confirm'].flatMap(
      (call) => [[call, 'before'] as const, [call, 'after'] as const],
    ),
  )('of %s (%s its work) keep a card with its order or not at all', async (call, when) => {
    const cartId = await aCart();
    lose(call, when);
    const placed = await buy('pm_card_visa', { cartId, save: true });
    const [payment] = await paymentsOf(cartId);
    expect(payment?.status).toBe(placed.ok ? 'captured' : 'abandoned');
    expect(payment?.saved_method === null).toBe(!placed.ok);
  });

  it('leave the payment to the recovery poller when nobody retries', async () => {
    const cartId = await aCart();
    lose('POST /v1/payment_intents/:id/confirm', 'after');
    lose('POST /v1/payment_intents/:id/cancel', 'before');
    const placed = await buy('pm_card_visa', { cartId });
    expect(placed).toMatchObject({ ok: true, value: { kind: 'action' } });
    expect((await paymentsOf(cartId))[0]?.status).toBe('pending');
    till.platform.clock.advance(60_000);
    await recoverPayments(till.platform, till.stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('captured');
  });

  it('are retried by the SDK with the same key, and charge once', async () => {
    till.fake.drops.push({ call: 'POST /v1/payment_intents', when: 'after' });
    till.fake.drops.push({ call: 'POST /v1/payment_intents/:id/confirm', when: 'after' });
    orderOf(await buy('pm_card_visa', { provider: stripeProvider(till.platform, till.settings) }));
  });

  it('include timeouts', async () => {
    const quick = stripeProvider(
      till.platform,
      till.settings,
      stripeClient(till.settings, { retries: 0, timeout: 80 }),
    );
    till.fake.latency = 200;
    const cartId = await aCart();
    const placed = await buy('pm_card_visa', { cartId, provider: quick });
    expect(placed).toMatchObject({ ok: true, value: { kind: 'action' } });
    till.fake.latency = 0;
    till.platform.clock.advance(60_000);
    await recoverPayments(till.platform, till.stripe);
    expect(['captured', 'abandoned']).toContain((await paymentsOf(cartId))[0]?.status);
  });

  it('never allow a charge that was abandoned before Stripe received it', async () => {
    const input = await aPayment(2000);
    expect(await till.stripe.find(input)).toBeNull();
    expect(await till.stripe.cancel(input)).toEqual({ status: 'canceled' });
    expect(await till.stripe.charge(input)).toEqual({ status: 'canceled' });
  });

  it('wait for a pending bank decision', async () => {
    const cartId = await aCart();
    till.fake.books.chargesWait = true;
    const placed = await buy('pm_card_visa', { cartId });
    till.fake.books.chargesWait = false;
    expect(placed).toMatchObject({ ok: true, value: { kind: 'action' } });
    const [payment] = await paymentsOf(cartId);
    const intent = till.fake.books.intent(payment?.provider_reference ?? '');
    till.platform.clock.advance(60_000);
    await recoverPayments(till.platform, till.stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('pending');
    till.fake.books.settleCharge(intent, true);
    till.platform.clock.advance(120_000);
    await recoverPayments(till.platform, till.stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('captured');
  });
});
