import { createHmac, randomBytes } from 'node:crypto';

export interface StripeMessage {
  readonly id: string;
  readonly type: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly data: { readonly object: unknown };
}

/** A webhook event with an object's current state. */
export function aMessage(type: string, object: unknown, now: number): StripeMessage {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    type,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(now / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: structuredClone(object) },
  };
}

/** The `Stripe-Signature` header of a body: scheme v1, an HMAC of the time and the bytes. */
export function signatureOf(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}
