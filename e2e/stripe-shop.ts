import { fakeKeys, startFakeStripe, type FakeStripe } from '../testing/fake-stripe/fake-stripe.ts';
import { shopPort } from './shop-address.ts';
import { startShop } from './shop-process.ts';

const port = shopPort + 5;
export const stripeShopOrigin = `http://localhost:${port}`;

export interface StripeShop {
  readonly fake: FakeStripe;
  stop(): Promise<void>;
}

/** A second demo shop in a separate folder, with payments by a local fake of Stripe. */
export async function startStripeShop(): Promise<StripeShop> {
  const fake = await startFakeStripe();
  fake.webhookUrl = `${stripeShopOrigin}/api/payments/stripe/webhook`;
  const shop = await startShop(port, {
    STRIPE_SECRET_KEY: fakeKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: fakeKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: fakeKeys.webhookSecret,
    STRIPE_API_BASE: fake.origin,
    STRIPE_JS_URL: `${fake.origin}/v3/`,
  });
  return {
    fake,
    async stop() {
      await shop.stop();
      await fake.close();
    },
  };
}
