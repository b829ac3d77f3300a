import { needsFulfilment } from '@vitrine/domain/order/fulfilment.ts';
import { customerLexemes, orderLexemes } from '@vitrine/domain/order/order-lexemes.ts';
import { isPaidOnCollection } from '@vitrine/domain/payment/manual-payment.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmationMail, type OrderMailSubject, renderFor } from '../mail/index.ts';
import type { ChargeOutcome, PaymentProvider } from '../payments/index.ts';
import { returnOrderNumber, allocateOrderNumber } from './order-numbers.ts';
import { runFulfilmentTasks } from './fulfilment-tasks.ts';
import { BUYER_TIMEOUT, PAYMENT_GRACE } from './payment-timeouts.ts';
import { release } from './release.ts';
import {
  readPaymentEnd,
  readShop,
  waitForBuyer,
  type PaymentEnd,
  type UnsettledPayment,
} from './repository.ts';
import { settle } from './settle.ts';

/** A provider's decision. */
export type DecidedOutcome = Exclude<ChargeOutcome, { status: 'action' }>;

/** The outcome of a payment with nothing due, without a provider. */
export const nothingDue: Extract<DecidedOutcome, { status: 'captured' }> = {
  status: 'captured',
  providerReference: '',
  amountMinor: 0,
  cardBrand: '',
  cardLast4: '',
  saved: null,
};

export type Shop = Omit<OrderMailSubject['shop'], 'origin'>;

/**
 * Ends a pending payment with the provider's decision, and returns its state. Idempotent and safe against another
 * process that does the same: the second one changes nothing.
 */
export async function finishPayment(
  platform: Platform,
  payment: UnsettledPayment,
  outcome: DecidedOutcome,
  given: { readonly shop?: Shop; readonly number?: Promise<number> } = {},
): Promise<PaymentEnd> {
  const end =
    outcome.status === 'captured' || outcome.status === 'awaiting'
      ? await placeOrdered(platform, payment, outcome, given)
      : await releaseUnpaid(platform, payment, outcome);
  if (end !== null) return end;
  const present = await readPaymentEnd(platform.db, payment.websiteId, payment.paymentId);
  if (present === null) throw new Error(`no payment ${payment.paymentId}`);
  if (outcome.status === 'captured' && present.status !== 'captured') {
    // Impossible as long as a provider never makes a cancelled charge.
    platform.log.error({ paymentId: payment.paymentId }, 'money was captured for a payment that had ended');
  }
  return present;
}

async function placeOrdered(
  platform: Platform,
  payment: UnsettledPayment,
  decided: Extract<DecidedOutcome, { status: 'captured' | 'awaiting' }>,
  given: { readonly shop?: Shop; readonly number?: Promise<number> },
): Promise<PaymentEnd | null> {
  const { websiteId, paymentId, draft } = payment;
  const { purpose = 'shopping', manualPayment } = draft;
  const isAwaited = decided.status === 'awaiting';
  const outcome = decided.status === 'awaiting' ? nothingDue : decided;
  // What is delivered at once is delivered once it is paid.
  const tasks = isAwaited ? [] : (draft.tasks ?? []);
  const number = await (given.number ?? allocateOrderNumber(platform, websiteId));
  const shop = given.shop ??
    (await readShop(platform.db, websiteId)) ?? {
      title: '',
      address: [],
      contactEmail: '',
      language: '',
      timeZone: 'UTC',
    };
  const now = platform.clock.now();
  const orderId = newId(now);
  const accessToken = newToken();
  // A renewal sends its own mail.
  const mail =
    purpose === 'renewal'
      ? null
      : await renderFor(
          platform,
          platform.db,
          websiteId,
          confirmationMail({
            shop: { ...shop, origin: payment.origin },
            number,
            accessToken,
            testMode: payment.testMode,
            draft,
          }),
        );
  const settled = await settle(platform.db, {
    websiteId,
    paymentId,
    orderId,
    number,
    accessToken,
    providerReference: outcome.providerReference,
    cardBrand: outcome.cardBrand,
    cardLast4: outcome.cardLast4,
    saved: outcome.saved,
    purpose,
    subscriptionId: draft.subscriptionId ?? null,
    newCustomerId: newId(now),
    orderLexemes: orderLexemes(websiteId, number, draft),
    customerLexemes: customerLexemes(websiteId, draft),
    grandTotalMinor: draft.totals.grandTotalMinor,
    tasks,
    tasksDueOn: new Date(now + PAYMENT_GRACE),
    awaited: isAwaited
      ? {
          until: dueDay(manualPayment?.dueOn ?? null, now),
          onCollection: isPaidOnCollection(manualPayment ?? null),
        }
      : null,
    fulfilledOn:
      isAwaited || draft.lines.some((line) => needsFulfilment(purpose, line)) ? null : new Date(now),
    now: new Date(now),
    eventIds: threeIds(now),
    mail: mail === null ? null : { id: newId(now), kind: 'order-confirmation', ...mail },
  });
  if (settled) {
    if (tasks.length > 0) await runFulfilmentTasks(platform, { websiteId, orderId }, tasks);
    const status = decided.status;
    return { status, declineCode: null, order: { orderId, accessToken, purpose } };
  }
  returnOrderNumber(platform, websiteId, number);
  return null;
}

/** When an order is canceled if it is not paid by hand; far away where it never is. */
const dueDay = (dueOn: string | null, now: number): Date =>
  dueOn === null ? new Date(now + 100 * 365 * 86_400_000) : new Date(dueOn);

async function releaseUnpaid(
  platform: Platform,
  payment: UnsettledPayment,
  outcome: Extract<DecidedOutcome, { status: 'declined' | 'canceled' }>,
): Promise<PaymentEnd | null> {
  const declineCode = outcome.status === 'declined' ? outcome.code : null;
  const status = outcome.status === 'declined' ? 'declined' : 'abandoned';
  const now = platform.clock.now();
  const { discounts, giftCards } = payment.draft.totals;
  const ended = await release(platform.db, {
    websiteId: payment.websiteId,
    paymentId: payment.paymentId,
    status,
    declineCode,
    now: new Date(now),
    hasCodes: discounts.length > 0 || giftCards.length > 0,
    entryIds: giftCards.map(() => [newId(now), newId(now)]),
  });
  return ended ? { status, declineCode, order: null } : null;
}

/**
 * Finishes a pending payment whose own request is gone or got no response: asks the provider, and cancels the charge
 * when the provider does not know it, so that it cannot be made later. A buyer at their bank is waited for; returns
 * 'pending' meanwhile. Throws when the provider cannot be reached; the payment then stays pending.
 */
export async function recoverPayment(
  platform: Platform,
  provider: PaymentProvider,
  payment: UnsettledPayment,
): Promise<PaymentEnd> {
  const { websiteId, paymentId, createdOn } = payment;
  if (payment.amountMinor === 0) return finishPayment(platform, payment, nothingDue);
  const charge = { websiteId, reference: paymentId };
  const found = await provider.find(charge);
  const timeout = createdOn.getTime() + BUYER_TIMEOUT;
  const waits = found?.status === 'action' && platform.clock.now() < timeout;
  const outcome =
    found === null || (found.status === 'action' && !waits) ? await provider.cancel(charge) : found;
  if (outcome.status !== 'action') return finishPayment(platform, payment, outcome);
  if (waits) await waitForBuyer(platform.db, websiteId, paymentId, new Date(timeout));
  return { status: 'pending', declineCode: null, order: null };
}

/** Three ids in sort order: events of the same time are listed by id. */
function threeIds(now: number): [string, string, string] {
  const [first = '', second = '', third = ''] = [newId(now), newId(now), newId(now)].toSorted();
  return [first, second, third];
}
