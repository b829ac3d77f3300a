import { createHmac } from 'node:crypto';

/** The header that proves who sent a request. */
export const SIGNATURE_HEADER = 'vitrine-signature';

/**
 * The signature of a request: HMAC-SHA256 over "time.body" by each of the secrets, as Stripe signs, so that receivers
 * check it with what they have: `t=1700000000,v1=5257a8…`. The time, in seconds since the epoch, is signed too: a
 * receiver refuses what somebody has recorded and sends again much later.
 */
export function signRequest(body: string, secrets: readonly string[], seconds: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}
