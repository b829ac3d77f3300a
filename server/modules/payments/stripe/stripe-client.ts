import { Stripe } from 'stripe';
import type { StripeSettings } from '../../../platform/config.ts';

/** Pinned, so that an update of the account at Stripe never changes what we are answered. */
const API_VERSION = '2026-10-28.endive';
/** Milliseconds one call may take; a lost answer is asked for once more with the same idempotency key. */
const TIMEOUT = 8_000;
const RETRIES = 1;

export interface ClientLimits {
  /** Milliseconds. */
  readonly timeout?: number;
  readonly retries?: number;
}

/** Talks to Stripe, or to the stand-in STRIPE_API_BASE names. */
export function stripeClient(settings: StripeSettings, limits: ClientLimits = {}): Stripe {
  const base = settings.apiBase === null ? null : new URL(settings.apiBase);
  return new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    timeout: limits.timeout ?? TIMEOUT,
    maxNetworkRetries: limits.retries ?? RETRIES,
    telemetry: false,
    appInfo: { name: 'Vitrine' },
    ...(base === null
      ? {}
      : {
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
          host: base.hostname,
          port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : base.port,
        }),
  });
}

/**
 * Runs a call and lets only words of ours out of it: the SDK's errors carry whole answers, client secrets among
 * them, and whatever is thrown here ends up in a log.
 */
export async function quietly<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const facts = [error.type, error.statusCode, error.code, error.param, error.requestId];
    // eslint-disable-next-line preserve-caught-error -- the caught error holds client secrets
    throw new Error(`Stripe: ${facts.filter((fact) => fact !== undefined).join(' ')}`);
  }
}

/** Stripe understood the request and will never do it, however often it is asked. */
export function isRefused(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}
