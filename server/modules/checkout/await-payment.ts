import { fail, ok } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  paymentProvider,
  type ChargeName,
  type ChargeOutcome,
  type PaymentProvider,
} from '../payments/index.ts';
import { failureOf, type Placed } from './charge-reservation.ts';
import { finishPayment, nothingDue, recoverPayment } from './finish-payment.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';
import type { OrderPlacement } from './prepare-order.ts';
import {
  readCartPayments,
  readPaymentEnd,
  readUnsettled,
  type PaymentEnd,
  type PaymentOfCart,
  type PaymentState,
} from './repository.ts';

/** Longest wait for a payment of the same cart that another request has under way, milliseconds. */
const LONGEST_WAIT = 8_000;

type Submission = Pick<OrderPlacement, 'cartId' | 'idempotencyKey'> & { readonly websiteId: string };

/**
 * What payments of this cart answer to this submission: the order, the bank's page once more, or how this very
 * submission ended. Waits for one under way. Null when the cart is free to be paid.
 */
export async function answerOfPayments(
  platform: Platform,
  provider: PaymentProvider,
  { websiteId, cartId, idempotencyKey }: Submission,
): Promise<Placed | null> {
  const made = await readCartPayments(platform.db, websiteId, cartId, idempotencyKey);
  if (made === null) return fail('CART_EMPTY');
  if (made.order !== null) return ok({ kind: 'placed', order: made.order });
  const payment = made.underway ?? made.earlier;
  if (payment === null) return null;
  const isOwn = payment.idempotencyKey === idempotencyKey;
  const waiting = await atTheBank(platform, provider, websiteId, payment);
  if (waiting !== null && isOwn) return ok({ kind: 'action', url: waiting.url });
  // Whoever submits another form has left the bank's page: that payment is called off first.
  const end =
    waiting === null
      ? await awaitPayment(platform, provider, websiteId, payment)
      : await leaveTheBank(platform, provider, websiteId, payment);
  if (end === null) return fail('CART_BUSY');
  if (end.order !== null) return ok({ kind: 'placed', order: end.order });
  return isOwn ? failureOf(end) : null;
}

/** Set when a pending payment waits for its buyer at their bank. */
async function atTheBank(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  payment: PaymentState,
): Promise<Extract<ChargeOutcome, { status: 'action' }> | null> {
  if (payment.status !== 'pending') return null;
  try {
    const found = await provider.find({ websiteId, reference: payment.id });
    return found?.status === 'action' ? found : null;
  } catch (error) {
    platform.log.warn({ err: error, paymentId: payment.id }, 'the payment provider gave no answer');
    return null;
  }
}

async function leaveTheBank(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  payment: PaymentState,
): Promise<PaymentEnd | null> {
  const outcome = await provider.cancel({ websiteId, reference: payment.id });
  const unsettled = await readUnsettled(platform.db, websiteId, payment.id);
  if (unsettled === null) return readPaymentEnd(platform.db, websiteId, payment.id);
  return outcome.status === 'action' ? null : finishPayment(platform, unsettled, outcome);
}

/**
 * Waits for a payment that another request or process has under way, and finishes it here when its own has been
 * gone for too long. Null when it is still under way after the longest wait.
 */
async function awaitPayment(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  payment: PaymentState,
): Promise<PaymentEnd | null> {
  const until = performance.now() + LONGEST_WAIT;
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 250)) {
    const end = await readPaymentEnd(platform.db, websiteId, payment.id);
    if (end === null) throw new Error(`no payment ${payment.id}`);
    if (end.status !== 'pending') return end;
    if (platform.clock.now() - payment.createdOn.getTime() >= PAYMENT_GRACE) {
      const unsettled = await readUnsettled(platform.db, websiteId, payment.id);
      if (unsettled === null) continue;
      const recovered = await recoverPayment(platform, provider, unsettled);
      return recovered.status === 'pending' ? null : recovered;
    } else if (performance.now() >= until) {
      return null;
    } else {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}

/** Finishes a payment that its provider has news of; one that is not decided, or not ours, stays as it is. */
export async function finishNamedPayment(
  platform: Platform,
  charge: ChargeName,
  provider: PaymentProvider = paymentProvider(platform),
): Promise<void> {
  const unsettled = await readUnsettled(platform.db, charge.websiteId, charge.reference);
  if (unsettled === null) return;
  const outcome = await provider.find(charge);
  if (outcome === null || outcome.status === 'action') return;
  await finishPayment(platform, unsettled, outcome);
}

/**
 * Brings a payment on whose buyer has come back from their bank, or waits for an answer that was lost. Null when there
 * is no such payment; 'pending' while nobody knows yet.
 */
export async function resumePayment(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  paymentId: string,
): Promise<PaymentOfCart | null> {
  const present = await readPaymentEnd(platform.db, websiteId, paymentId);
  if (present === null) return null;
  if (present.status !== 'pending') return present;
  const unsettled = await readUnsettled(platform.db, websiteId, paymentId);
  if (unsettled === null) return readPaymentEnd(platform.db, websiteId, paymentId);
  const charge = { websiteId, reference: paymentId };
  try {
    const found = unsettled.amountMinor === 0 ? nothingDue : await provider.find(charge);
    if (found === null) return present;
    // Back without having acted: the payment is called off, unless the bank is at work on it.
    const outcome = found.status === 'action' ? await provider.cancel(charge) : found;
    if (outcome.status === 'action') return present;
    return { ...(await finishPayment(platform, unsettled, outcome)), cartId: present.cartId };
  } catch (error) {
    platform.log.warn({ err: error, paymentId }, 'the payment provider gave no answer');
    return present;
  }
}
