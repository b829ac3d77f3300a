import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { recoverRefunds } from '../orders/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { takerOf } from './await-payment.ts';
import { recoverPayment } from './finish-payment.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';
import { claimUnsettled } from './repository.ts';

/** Milliseconds between passes. */
const INTERVAL = 20_000;
/** Payments one claim takes. */
const BATCH = 50;
/** Claims per run, so that a run ends. */
const MAX_BATCHES = 200;

/**
 * Finishes pending payments whose requests are gone: of crashed processes, or without a response. They become an order
 * or are cancelled, and their units are returned to stock. Returns how many were finished. While a provider cannot be
 * reached its payments wait for a later run.
 */
export async function recoverPayments(
  platform: Platform,
  given: PaymentProvider | null = null,
): Promise<number> {
  let finished = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = platform.clock.now();
    const claimed = await claimUnsettled(platform.db, {
      now: new Date(now),
      nextCheckOn: new Date(now + 3 * PAYMENT_GRACE),
      limit: BATCH,
    });
    for (const payment of claimed) {
      try {
        const end = await recoverPayment(platform, await takerOf(platform, payment, given), payment);
        if (end.status === 'pending') continue;
        finished += 1;
        platform.log.info({ paymentId: payment.paymentId, status: end.status }, 'finished a pending payment');
      } catch (error) {
        platform.log.warn({ err: error, paymentId: payment.paymentId }, 'a pending payment stays pending');
      }
    }
    if (claimed.length < BATCH) break;
  }
  return finished;
}

/** Finishes pending payments and refunds. */
export const recoveryPoller = (platform: Platform): Poller => ({
  name: 'recovery',
  every: INTERVAL,
  async run() {
    await recoverPayments(platform);
    await recoverRefunds(platform);
  },
});
