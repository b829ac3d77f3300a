import type { PlacedAnswer } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import type { PlaceOrderAnswer } from '@vitrine/contracts/checkout.ts';
import { readFailure, urlEncoded } from '../http/call-api.ts';

/** What placing an order needs of the browser; replaced in tests. */
export interface PlaceOrderEnvironment {
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const browser: PlaceOrderEnvironment = {
  fetch: (input, init) => fetch(input, init),
  isOnline: () => navigator.onLine,
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** Delays before each retry, milliseconds. */
const PAUSES = [400, 1500] as const;
/** Milliseconds after which a request counts as lost. */
const TIMEOUT = 30_000;

/**
 * Sends the checkout form. If the response is lost it retries with the same idempotency key, so that the server
 * places the order once and returns the existing one.
 */
export async function placeOrder(
  action: string,
  form: FormData,
  around: PlaceOrderEnvironment = browser,
): Promise<PlacedAnswer> {
  let isSent = false;
  let last = await ask(action, form, around);
  for (const pause of [...PAUSES, null]) {
    if (last.kind === 'placed') return last;
    if (last.kind === 'refused') {
      // Refused before it was processed: the outcome of an earlier attempt is still unknown.
      return isSent && last.code === 'RATE_LIMITED' ? { kind: 'unknown', why: 'serverSilent' } : last;
    }
    const neverLeft = last.why === 'unreachable' && !around.isOnline();
    if (!isSent && neverLeft) return { kind: 'unknown', why: 'offline' };
    isSent = true;
    if (pause === null) break;
    await around.wait(pause);
    last = await ask(action, form, around);
  }
  return last;
}

/** Failures after which the buyer may have been charged, or a payment is still in progress. */
function isUnclear(status: number, code: string): boolean {
  return code === 'CART_BUSY' || (status >= 500 && code !== 'PAYMENT_UNAVAILABLE');
}

async function ask(
  action: string,
  form: FormData,
  { fetch: send }: PlaceOrderEnvironment,
): Promise<PlacedAnswer> {
  try {
    const response = await send(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
      body: urlEncoded(form),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const { url } = (body ?? {}) as Partial<PlaceOrderAnswer>;
      return typeof url === 'string' ? { kind: 'placed', url } : { kind: 'unknown', why: 'serverSilent' };
    }
    const failure = readFailure(response.status, body);
    return failure.ok || isUnclear(response.status, failure.code)
      ? { kind: 'unknown', why: 'serverSilent' }
      : { kind: 'refused', code: failure.code, message: failure.message, fields: failure.fields };
  } catch {
    return { kind: 'unknown', why: 'unreachable' };
  }
}
