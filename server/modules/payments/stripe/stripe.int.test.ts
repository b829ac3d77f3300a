import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aPlacement,
  aShopToBuyFrom,
  orderOf,
  type ShopToBuyFrom,
} from '@vitrine/testing/a-shop-to-buy-from.ts';
import { compareBooks } from '@vitrine/testing/fake-stripe/compare-books.ts';
import { fakeKeys, startFakeStripe, type FakeStripe } from '@vitrine/testing/fake-stripe/fake-stripe.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { StripeSettings } from '../../../platform/config.ts';
import { newId } from '../../../platform/ids.ts';
import { placeOrder, placeRenewal, recoverPayments, resumePayment } from '../../checkout/index.ts';
import type { ChargeInput, PaymentProvider } from '../port.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeProvider } from './stripe-provider.ts';

let fake: FakeStripe;
let settings: StripeSettings;
let platform: TestPlatform;
let shop: ShopToBuyFrom;
/** Without retries of its own, so that each lost answer is seen. */
let stripe: PaymentProvider;

beforeAll(async () => {
  fake = await startFakeStripe();
  settings = { ...fakeKeys, apiBase: fake.origin, scriptUrl: `${fake.origin}/v3/` };
  platform = await testPlatform({ config: { stripe: settings } });
  shop = await aShopToBuyFrom(platform);
  stripe = stripeProvider(platform, settings, stripeClient(settings, { retries: 0, timeout: 1500 }));
});
afterEach(async () => {
  fake.drops.length = 0;
  fake.latency = 0;
  expect(await compareBooks(platform, fake)).toEqual([]);
});
afterAll(async () => {
  await platform.close();
  await fake.close();
});

/** Loses a call for good: the SDK always asks once more when a connection closes. */
function lose(call: string, when: 'before' | 'after'): void {
  fake.drops.push({ call, when }, { call, when });
}

const total = 3400 + 600 + 238;

async function aCart(quantity = 1): Promise<string> {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
  return shop.fillCart([{ ...mug, quantity }]);
}

/** Buys a mug with a payment method. */
async function buy(
  method: string,
  change: { save?: boolean; provider?: PaymentProvider; key?: string; cartId?: string } = {},
) {
  const cartId = change.cartId ?? (await aCart());
  return placeOrder(
    platform,
    shop.site,
    aPlacement(cartId, total, {
      source: { kind: 'method', method },
      save: change.save ?? false,
      ...(change.key === undefined ? {} : { idempotencyKey: change.key }),
    }),
    change.provider ?? stripe,
  );
}

async function paymentsOf(cartId: string) {
  const found = await platform.db.$client.query<{
    id: string;
    status: string;
    decline_code: string | null;
    provider_reference: string | null;
    card_brand: string | null;
    card_last4: string | null;
    saved_method: { customer: string; method: string } | null;
  }>('select * from payments where cart_id = $1 order by created_on', [cartId]);
  return found.rows;
}

const press = async (url: string, decision: 'approve' | 'refuse'): Promise<string> => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
};

/** A payment row alone, for calls the checkout makes seldom. */
async function aPayment(amountMinor: number, currency = 'USD'): Promise<ChargeInput> {
  const reference = newId();
  const { websiteId } = shop.site;
  await platform.db.$client.query(
    `insert into payments (website_id, id, cart_id, idempotency_key, provider, status, amount_minor, currency,
       test_mode, draft, origin, created_on, next_check_on)
     values ($1, $2, $3, $4, 'stripe', 'abandoned', $5, $6, true, '{}', 'http://shop.example', now(), now())`,
    [websiteId, reference, newId(), newId(), amountMinor, currency],
  );
  return {
    websiteId,
    reference,
    amountMinor,
    currency,
    source: { kind: 'method', method: 'pm_card_visa' },
    save: false,
    email: 'ada@example.com',
    returnUrl: 'http://shop.example/checkout/return/x',
  };
}

describe('paying with Stripe', () => {
  it('makes an order of a card that pays', async () => {
    const cartId = await aCart();
    orderOf(await buy('pm_card_visa', { cartId }));
    const [payment] = await paymentsOf(cartId);
    expect(payment).toMatchObject({ status: 'captured', card_brand: 'visa', card_last4: '4242' });
    const intent = fake.books.intents.get(payment?.provider_reference ?? '');
    expect(intent).toMatchObject({
      amount: total,
      currency: 'usd',
      metadata: { website_id: shop.site.websiteId, reference: payment?.id },
      payment_method_types: ['card'],
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'CARD_DECLINED'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'CARD_INSUFFICIENT_FUNDS'],
    ['pm_card_chargeDeclinedExpiredCard', 'CARD_EXPIRED'],
    ['pm_of_nobody', 'CARD_DECLINED'],
  ])('answers %s with %s and lets another card pay', async (method, code) => {
    const cartId = await aCart();
    expect(await buy(method, { cartId })).toMatchObject({ ok: false, error: { code } });
    platform.clock.advance(5_000);
    orderOf(await buy('pm_card_visa', { cartId }));
    expect((await paymentsOf(cartId)).map((payment) => payment.status)).toEqual(['declined', 'captured']);
  });

  it('does not take a payment method a second time that was spent', async () => {
    const first = fake.books.method('pm_card_visa').id;
    orderOf(await buy(first));
    expect(await buy(first)).toMatchObject({ error: { code: 'CARD_DECLINED' } });
  });

  it('charges one cart once, whoever submits it from two servers at once', async () => {
    const cartId = await aCart();
    const second = stripeProvider(platform, settings);
    const key = newId();
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        buy('pm_card_visa', { cartId, key, provider: index % 2 === 0 ? stripe : second }),
      ),
    );
    expect(new Set(all.map((placed) => orderOf(placed).orderId)).size).toBe(1);
  });

  it('charges a reference once, also when two servers confirm it with different cards', async () => {
    const input = await aPayment(2000);
    const other = { ...input, source: { kind: 'method', method: 'pm_card_mastercard' } } as const;
    const [a, b] = await Promise.all([
      stripe.charge(input),
      stripeProvider(platform, settings).charge(other),
    ]);
    expect(a).toMatchObject({ status: 'captured' });
    expect(b).toEqual(a);
    await platform.db.$client.query('delete from payments where id = $1', [input.reference]);
    forget(input.reference);
  });

  it('refuses a total below what Stripe charges, and asks nothing more about it', async () => {
    const input = await aPayment(30);
    expect(await stripe.charge(input)).toEqual({ status: 'declined', code: 'PAYMENT_AMOUNT_TOO_SMALL' });
    expect(await stripe.cancel(input)).toEqual({ status: 'canceled' });
  });

  it('hands yen over as they are: they have no smaller unit', async () => {
    const input = await aPayment(1500, 'JPY');
    expect(await stripe.charge(input)).toMatchObject({ status: 'captured', amountMinor: 1500 });
    expect(fake.books.intents.get((await idOf(input.reference)) ?? '')).toMatchObject({
      amount: 1500,
      currency: 'jpy',
    });
    await platform.db.$client.query('delete from payments where id = $1', [input.reference]);
    forget(input.reference);
  });

  it('lets no secret of an answer into the error it throws', async () => {
    const input = await aPayment(2000);
    lose('POST /v1/payment_intents', 'before');
    const error: unknown = await stripe.charge(input).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/sk_test|secret/);
    await platform.db.$client.query('delete from payments where id = $1', [input.reference]);
    forget(input.reference);
    const wrong = { ...settings, secretKey: 'sk_test_wrong' };
    await expect(stripeProvider(platform, wrong).charge(input)).rejects.toThrow(
      'StripeAuthenticationError 401',
    );
  });
});

/** Takes a charge of a test without an order out of the books. */
function forget(reference: string): void {
  for (const intent of fake.books.intents.values()) {
    if (intent.metadata['reference'] === reference) fake.books.intents.delete(intent.id);
  }
}

async function idOf(reference: string): Promise<string | null> {
  const found = await platform.db.$client.query<{ provider_reference: string | null }>(
    'select provider_reference from payments where id = $1',
    [reference],
  );
  return found.rows[0]?.provider_reference ?? null;
}

async function toTheBank(): Promise<{ cartId: string; url: string; paymentId: string }> {
  const cartId = await aCart();
  const placed = await buy('pm_card_authenticationRequiredOnSetup', { cartId });
  if (!placed.ok || placed.value.kind !== 'action') throw new Error('nobody asked the bank');
  const [payment] = await paymentsOf(cartId);
  return { cartId, url: placed.value.url, paymentId: payment?.id ?? '' };
}

describe('3-D Secure', () => {
  it('sends the buyer to the bank and makes an order when they approve', async () => {
    const { url, paymentId } = await toTheBank();
    const back = new URL(await press(url, 'approve'));
    expect(back.pathname).toBe(`/checkout/return/${paymentId}`);
    const end = await resumePayment(platform, stripe, shop.site.websiteId, paymentId);
    expect(end).toMatchObject({ status: 'captured' });
  });

  it('declines when they refuse, and the secret of the way back pays no more', async () => {
    const { url, paymentId } = await toTheBank();
    await press(url, 'refuse');
    const end = await resumePayment(platform, stripe, shop.site.websiteId, paymentId);
    expect(end).toMatchObject({ status: 'declined', declineCode: 'CARD_AUTHENTICATION_FAILED' });
    const intent = fake.books.intents.get((await idOf(paymentId)) ?? '');
    expect(intent?.status).toBe('canceled');
  });

  it('calls the payment off when they never come back, and a late approval charges nothing', async () => {
    const { url, paymentId, cartId } = await toTheBank();
    platform.clock.advance(60_000);
    await recoverPayments(platform, stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('pending');
    platform.clock.advance(15 * 60_000);
    await recoverPayments(platform, stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('abandoned');
    await press(url, 'approve');
    expect(await stripe.find({ websiteId: shop.site.websiteId, reference: paymentId })).toEqual({
      status: 'canceled',
    });
  });

  it('makes an order in the background when they approve and close the window', async () => {
    const { url, cartId } = await toTheBank();
    await press(url, 'approve');
    platform.clock.advance(16 * 60_000);
    await recoverPayments(platform, stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('captured');
  });
});

describe('lost answers', () => {
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
        // The answer to a charge that was made was lost, and asking again told it.
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

  it('and nobody to ask afterwards leave the payment to the recovery pass', async () => {
    const cartId = await aCart();
    lose('POST /v1/payment_intents/:id/confirm', 'after');
    lose('POST /v1/payment_intents/:id/cancel', 'before');
    const placed = await buy('pm_card_visa', { cartId });
    expect(placed).toMatchObject({ ok: true, value: { kind: 'action' } });
    expect((await paymentsOf(cartId))[0]?.status).toBe('pending');
    platform.clock.advance(60_000);
    await recoverPayments(platform, stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('captured');
  });

  it('are asked for again by the SDK with the same key, and charge once', async () => {
    fake.drops.push({ call: 'POST /v1/payment_intents', when: 'after' });
    fake.drops.push({ call: 'POST /v1/payment_intents/:id/confirm', when: 'after' });
    orderOf(await buy('pm_card_visa', { provider: stripeProvider(platform, settings) }));
  });

  it('include one that takes too long', async () => {
    const quick = stripeProvider(platform, settings, stripeClient(settings, { retries: 0, timeout: 80 }));
    fake.latency = 200;
    const cartId = await aCart();
    const placed = await buy('pm_card_visa', { cartId, provider: quick });
    expect(placed).toMatchObject({ ok: true, value: { kind: 'action' } });
    fake.latency = 0;
    platform.clock.advance(60_000);
    await recoverPayments(platform, stripe);
    expect(['captured', 'abandoned']).toContain((await paymentsOf(cartId))[0]?.status);
  });

  it('never let a charge be made that was called off before Stripe heard of it', async () => {
    const input = await aPayment(2000);
    expect(await stripe.find(input)).toBeNull();
    expect(await stripe.cancel(input)).toEqual({ status: 'canceled' });
    expect(await stripe.charge(input)).toEqual({ status: 'canceled' });
  });

  it('wait for a bank that has not decided', async () => {
    const cartId = await aCart();
    fake.books.chargesWait = true;
    const placed = await buy('pm_card_visa', { cartId });
    fake.books.chargesWait = false;
    expect(placed).toMatchObject({ ok: true, value: { kind: 'action' } });
    const [payment] = await paymentsOf(cartId);
    const intent = fake.books.intent(payment?.provider_reference ?? '');
    platform.clock.advance(60_000);
    await recoverPayments(platform, stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('pending');
    fake.books.settleCharge(intent, true);
    platform.clock.advance(120_000);
    await recoverPayments(platform, stripe);
    expect((await paymentsOf(cartId))[0]?.status).toBe('captured');
  });
});

/** Buys and keeps the card; answers what was kept. */
async function keep(method: string): Promise<{ customer: string; method: string }> {
  const cartId = await aCart();
  const placed = await buy(method, { cartId, save: true });
  if (placed.ok && placed.value.kind === 'action') {
    await press(placed.value.url, 'approve');
    await resumePayment(platform, stripe, shop.site.websiteId, (await paymentsOf(cartId))[0]?.id ?? '');
  }
  const saved = (await paymentsOf(cartId))[0]?.saved_method;
  if (saved === undefined || saved === null) throw new Error('no card was kept');
  return saved;
}

/** A charge without the buyer, with a cart of its own. */
async function renew(saved: { customer: string; method: string }) {
  return placeOrder(
    platform,
    shop.site,
    aPlacement(await aCart(), total, { source: { kind: 'saved', ...saved } }),
    stripe,
  );
}

const savingOf = (reference: string, method: string, customer: string | null = null) => ({
  websiteId: shop.site.websiteId,
  reference,
  customer,
  source: { kind: 'method', method } as const,
  email: 'ada@example.com',
  returnUrl: 'http://shop.example/back',
});

describe('cards that are kept', () => {
  it('pay again without their owner', async () => {
    const saved = await keep('pm_card_visa');
    expect(saved).toMatchObject({ cardBrand: 'visa', cardLast4: '4242' });
    orderOf(await renew(saved));
    orderOf(await renew(saved));
  });

  it('are declined later and recover', async () => {
    const saved = await keep('pm_card_visa');
    fake.books.changeManner(saved.method, 'expired_card');
    expect(await renew(saved)).toMatchObject({ error: { code: 'CARD_EXPIRED' } });
    fake.books.changeManner(saved.method, 'insufficient_funds');
    expect(await renew(saved)).toMatchObject({ error: { code: 'CARD_INSUFFICIENT_FUNDS' } });
    fake.books.changeManner(saved.method, null);
    orderOf(await renew(saved));
  });

  it('need no owner again when they were kept with a confirmation, unless their bank always asks', async () => {
    orderOf(await renew(await keep('pm_card_authenticationRequiredOnSetup')));
    const saved = await keep('pm_card_authenticationRequired');
    expect(await renew(saved)).toMatchObject({ error: { code: 'CARD_AUTHENTICATION_NEEDED' } });
  });

  it('can be kept without a charge, for a customer who is there already', async () => {
    const saved = await keep('pm_card_visa');
    const outcome = await stripe.saveMethod(savingOf(newId(), 'pm_card_mastercard', saved.customer));
    expect(outcome).toMatchObject({
      status: 'saved',
      method: { customer: saved.customer, cardBrand: 'mastercard', cardLast4: '4444' },
    });
    if (outcome.status === 'saved') orderOf(await renew(outcome.method));
  });

  it('are kept after their owner approved, and not when they refused', async () => {
    const approved = savingOf(newId(), 'pm_card_authenticationRequiredOnSetup');
    const asked = await stripe.saveMethod(approved);
    if (asked.status !== 'action') throw new Error('nobody asked the bank');
    expect(await stripe.findSaved(approved)).toEqual(asked);
    await press(asked.url, 'approve');
    expect(await stripe.findSaved(approved)).toMatchObject({ status: 'saved' });
    expect(await stripe.saveMethod(approved)).toMatchObject({ status: 'saved' });

    const refused = savingOf(newId(), 'pm_card_authenticationRequiredOnSetup');
    const second = await stripe.saveMethod(refused);
    if (second.status !== 'action') throw new Error('nobody asked the bank');
    await press(second.url, 'refuse');
    expect(await stripe.findSaved(refused)).toEqual({
      status: 'declined',
      code: 'CARD_AUTHENTICATION_FAILED',
    });
    expect(await stripe.findSaved(refused)).toEqual({
      status: 'declined',
      code: 'CARD_AUTHENTICATION_FAILED',
    });
  });

  it('are refused at once when the card is', async () => {
    expect(await stripe.saveMethod(savingOf(newId(), 'pm_card_visa_chargeDeclined'))).toEqual({
      status: 'declined',
      code: 'CARD_DECLINED',
    });
    expect(await stripe.saveMethod(savingOf(newId(), 'pm_of_nobody'))).toMatchObject({ status: 'declined' });
    expect(await stripe.findSaved(savingOf(newId(), ''))).toBeNull();
  });

  it.each(['POST /v1/setup_intents', 'POST /v1/setup_intents/:id/confirm'])(
    'are kept once when the answer to %s is lost and the saving asked for again',
    async (call) => {
      const saving = savingOf(newId(), 'pm_card_visa');
      lose(call, 'after');
      await expect(stripe.saveMethod(saving)).rejects.toThrow('Stripe');
      const first = await stripe.saveMethod(saving);
      expect(first).toMatchObject({ status: 'saved' });
      expect(await stripe.saveMethod(saving)).toEqual(first);
    },
  );
});

describe('a renewal', () => {
  it('is declined, recovers and is charged once, however often it is asked for and from two servers', async () => {
    const saved = await keep('pm_card_visa');
    const found = await platform.db.$client.query<{ draft: OrderDraft }>(
      `select draft from payments where status = 'captured' order by created_on desc limit 1`,
    );
    const draft = found.rows[0]?.draft;
    if (draft === undefined) throw new Error('nothing was bought');
    const cartId = newId();
    const ask = (idempotencyKey: string, provider: PaymentProvider) =>
      placeRenewal(
        platform,
        {
          websiteId: shop.site.websiteId,
          cartId,
          draft: { ...draft, cartId, purpose: 'renewal' },
          origin: shop.site.origin,
          idempotencyKey,
          saved,
        },
        provider,
      );
    fake.books.changeManner(saved.method, 'insufficient_funds');
    expect(await ask('try 1', stripe)).toMatchObject({ error: { code: 'CARD_INSUFFICIENT_FUNDS' } });
    fake.books.changeManner(saved.method, 'expired_card');
    expect(await ask('try 2', stripe)).toMatchObject({ error: { code: 'CARD_EXPIRED' } });
    fake.books.changeManner(saved.method, null);
    const charged = fake.books.charges.size;
    const neighbour = stripeProvider(platform, settings);
    const all = await Promise.all([ask('try 3', stripe), ask('try 3', neighbour), ask('try 3', neighbour)]);
    expect(new Set(all.map((placed) => orderOf(placed).orderId)).size).toBe(1);
    expect(orderOf(await ask('try 4', stripe)).orderId).toBe(orderOf(all[0]).orderId);
    expect(fake.books.charges.size).toBe(charged + 1);
  });
});
