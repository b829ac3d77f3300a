import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './providers/stripe/stripe-provider.ts';
import { testGateway } from './providers/test-gateway/test-gateway.ts';
import type { ProviderCardView } from '@vitrine/contracts/payments.ts';

export type {
  ChargeName,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  PaymentSource,
  SaveMethodInput,
  SaveMethodOutcome,
  ProviderRefund,
  RefundOutcome,
} from './payment-provider.ts';
export { payments, type PaymentStatus, type SavedMethod } from './tables.ts';
export { testGateway } from './providers/test-gateway/test-gateway.ts';

/** The payment provider of this server: Stripe where it is set up, else the test gateway. */
export const paymentProvider = perPlatform((platform): PaymentProvider => {
  const { stripe } = platform.config;
  return stripe === null ? testGateway(platform) : stripeProvider(platform, stripe);
});

/** The provider that took an earlier payment; null when this server has no access to it any more. */
export function providerNamed(platform: Platform, name: string): PaymentProvider | null {
  const present = paymentProvider(platform);
  if (present.name === name) return present;
  return name === 'test' ? testGateway(platform) : null;
}

/** What the checkout's card field needs from the provider; null: cards are typed into our own form. */
export function providerCardView(platform: Platform): ProviderCardView | null {
  const { stripe } = platform.config;
  if (stripe === null) return null;
  return { provider: 'stripe', publishableKey: stripe.publishableKey, scriptUrl: stripe.scriptUrl };
}
