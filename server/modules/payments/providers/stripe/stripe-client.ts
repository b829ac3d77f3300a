import { Stripe } from 'stripe';
import type { StripeSettings } from './settings.ts';

/** Pinned, so that a change of the Stripe account's version never changes responses. */
export const API_VERSION = '2026-10-28.endive';
/** Milliseconds per call; after a timeout it is retried once with the same idempotency key. */
const TIMEOUT = 8_000;
const RETRIES = 1;

export interface ClientLimits {
  /** Milliseconds. */
  readonly timeout?: number;
  readonly retries?: number;
}

/** A client for Stripe, or for the fake that STRIPE_API_BASE names. */
export function stripeClient(
  settings: Pick<StripeSettings, 'secretKey' | 'apiBase'>,
  limits: ClientLimits = {},
): Stripe {
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
 * Runs a call and replaces its errors by our own: the SDK's errors carry whole responses, client secrets among them,
 * and every error ends up in a log.
 */
export async function withSafeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const facts = [error.type, error.statusCode, error.code, error.param, error.requestId];
    // eslint-disable-next-line preserve-caught-error -- the caught error holds client secrets
    throw new Error(`Stripe: ${facts.filter((fact) => fact !== undefined).join(' ')}`);
  }
}

/** Stripe rejected the request, and a retry would be rejected too. */
export function isRefused(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}
