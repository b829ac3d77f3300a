import { fail, ok } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  providerOfPayment,
  type ChargeName,
  type ChargeOutcome,
  type PaymentProvider,
  type PaymentTaker,
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

/** Maximum wait for a payment of the same cart that another request has in flight, milliseconds. */
const MAX_WAIT = 8_000;

/**
 * The provider that took a payment, which may not be today's, or the given one.
 * @throws when this server has no access to it
 */
export async function takerOf(
  platform: Platform,
  payment: PaymentTaker,
  given: PaymentProvider | null,
): Promise<PaymentProvider> {
  const taker = given ?? (await providerOfPayment(platform, payment));
  if (taker === null) throw new Error(`this server has no access to ${payment.provider}`);
  return taker;
}

type Submission = Pick<OrderPlacement, 'cartId' | 'idempotencyKey'> & { readonly websiteId: string };

/**
 * What existing payments of this cart return for this submission: the order, the bank's page again, or the outcome of
 * this very submission. Waits for one in flight. Null when the cart may be paid.
 */
export async function outcomeOfPayments(
  platform: Platform,
  given: PaymentProvider | null,
  { websiteId, cartId, idempotencyKey }: Submission,
): Promise<Placed | null> {
  const made = await readCartPayments(platform.db, websiteId, cartId, idempotencyKey);
  if (made === null) return fail('CART_EMPTY');
  if (made.order !== null) return ok({ kind: 'placed', order: made.order });
  const payment = made.underway ?? made.earlier;
  if (payment === null) return null;
  const isOwn = payment.idempotencyKey === idempotencyKey;
  const provider = await takerOf(platform, { ...payment, websiteId }, given);
  const waiting = await atTheBank(platform, provider, websiteId, payment);
  if (waiting !== null && isOwn) return ok({ kind: 'action', url: waiting.url });
  // Submitting another form means the buyer has left the bank's page: that payment is cancelled first.
  const end =
    waiting === null
      ? await awaitPayment(platform, provider, websiteId, payment)
      : await cancelAtBank(platform, provider, websiteId, payment);
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

async function cancelAtBank(
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
 * Waits for a payment that another request or process has in flight, and finishes it here when its own request is gone.
 * Null when it is still in flight after the maximum wait.
 */
async function awaitPayment(
  platform: Platform,
  provider: PaymentProvider,
  websiteId: string,
  payment: PaymentState,
): Promise<PaymentEnd | null> {
  const until = performance.now() + MAX_WAIT;
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

/** Finishes a payment after an event of its provider; one that is undecided, or not ours, stays unchanged. */
export async function finishPaymentById(
  platform: Platform,
  charge: ChargeName,
  given: PaymentProvider | null = null,
): Promise<void> {
  const unsettled = await readUnsettled(platform.db, charge.websiteId, charge.reference);
  if (unsettled === null) return;
  const outcome = await (await takerOf(platform, unsettled, given)).find(charge);
  if (outcome === null || outcome.status === 'action') return;
  await finishPayment(platform, unsettled, outcome);
}

/**
 * Continues a payment whose buyer has returned from their bank, or waits for a lost response. Null when there is no
 * such payment; 'pending' while the outcome is unknown.
 */
export async function resumePayment(
  platform: Platform,
  given: PaymentProvider | null,
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
    const provider = await takerOf(platform, unsettled, given);
    const found = unsettled.amountMinor === 0 ? nothingDue : await provider.find(charge);
    if (found === null) return present;
    // Returned without confirming: the payment is cancelled, unless the bank is processing it.
    const outcome = found.status === 'action' ? await provider.cancel(charge) : found;
    if (outcome.status === 'action') return present;
    return { ...(await finishPayment(platform, unsettled, outcome)), cartId: present.cartId };
  } catch (error) {
    platform.log.warn({ err: error, paymentId }, 'the payment provider gave no answer');
    return present;
  }
}
