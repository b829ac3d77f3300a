import { aPlacement, aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { compareBooks } from '@vitrine/testing/fake-stripe/compare-books.ts';
import { fakeKeys, startFakeStripe, type FakeStripe } from '@vitrine/testing/fake-stripe/fake-stripe.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { StripeSettings } from '@vitrine/server/modules/payments/providers/stripe/settings.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import { placeOrder, resumePayment } from '@vitrine/server/modules/checkout/index.ts';
import type { ChargeInput, PaymentProvider } from '@vitrine/server/modules/payments/payment-provider.ts';
import { stripeClient } from '@vitrine/server/modules/payments/providers/stripe/stripe-client.ts';
import { stripeProvider } from '@vitrine/server/modules/payments/providers/stripe/stripe-provider.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const total = 3400 + 600 + 238;

/** Submits the buyer's choice at the bank; returns the redirect's address. */
async function press(url: string, decision: 'approve' | 'refuse'): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
}

/** A shop whose buyers pay with the fake Stripe; after each test the records of both must agree. */
export function openStripeShop() {
  let fake: FakeStripe;
  let settings: StripeSettings;
  let platform: TestPlatform;
  let shop: CheckoutShop;
  let stripe: PaymentProvider;

  beforeAll(async () => {
    fake = await startFakeStripe();
    settings = { ...fakeKeys, apiBase: fake.origin, scriptUrl: `${fake.origin}/v3/` };
    platform = await testPlatform({ config: { providers: { stripe: settings } } });
    shop = await aCheckoutShop(platform);
    stripe = stripeProvider(platform, settings, stripeClient(settings, { retries: 0, timeout: 30_000 }));
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

  /** Drops a call's connection each time: the SDK always retries once when a connection closes. */
  function lose(call: string, when: 'before' | 'after'): void {
    fake.drops.push({ call, when }, { call, when });
  }

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
    }>('select * from payments where cart_id = $1 order by created_on, id', [cartId]);
    return found.rows;
  }

  /** A payment row without a checkout, for calls that the checkout seldom makes. */
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

  /** Excludes a charge without an order from the comparison. */
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

  /** Buys and saves the card; returns the saved method. */
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

  /** An off-session charge for a new cart. */
  async function renew(saved: { customer: string; method: string }) {
    return placeOrder(
      platform,
      shop.site,
      aPlacement(await aCart(), total, { source: { kind: 'saved', ...saved } }),
      stripe,
    );
  }

  return {
    get fake() {
      return fake;
    },
    get settings() {
      return settings;
    },
    get platform() {
      return platform;
    },
    get shop() {
      return shop;
    },
    /** Without retries, so that each lost response is visible. */
    get stripe() {
      return stripe;
    },
    lose,
    aCart,
    buy,
    paymentsOf,
    idOf,
    press,
    aPayment,
    forget,
    keep,
    renew,
  };
}
