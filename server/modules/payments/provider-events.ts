import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChargeName } from './payment-provider.ts';

/** Follows what a provider reports of a payment. It reads the present state there, so the order of events never matters. */
type ProviderEventHandler = (platform: Platform, payment: ChargeName) => Promise<void>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** A payment may have ended. */
    readonly paymentEvent: ProviderEventHandler;
    /** Money of a payment may have been refunded. */
    readonly refundEvent: ProviderEventHandler;
  }
}

/** Called by a provider's webhook: lets the modules follow an event. Throws when one could not, so that it is resent. */
export async function followProviderEvent(
  platform: Platform,
  kind: 'payment' | 'refund',
  payment: ChargeName,
): Promise<void> {
  // The event of a refund may arrive before the one that ends its payment: finish first, so that there is an order to
  // book it on.
  for (const handle of contributions(platform, 'paymentEvent')) await handle(platform, payment);
  if (kind === 'payment') return;
  for (const handle of contributions(platform, 'refundEvent')) await handle(platform, payment);
}
