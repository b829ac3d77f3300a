import { chargeClaimMs, dueAction, retryAfter } from '@vitrine/domain/subscription/subscription.ts';
import { hasEnded } from '@vitrine/domain/subscription/subscription-states.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeRenewal } from '../checkout/index.ts';
import { providerOf, type PaymentProvider } from '../payments/index.ts';
import { getWebsite } from '../websites/index.ts';
import { cycleCartId, priceNextCycle } from './price-cycle.ts';
import { recordEvent, type EventInput, type SubscriptionSite } from './record-event.ts';
import {
  claimDue,
  countAbandoned,
  findSubscription,
  postponeSubscription,
  readFirstOrder,
  readRenewalProduct,
  stateOf,
  type DueSubscription,
  type SubscriptionRecord,
} from './repository.ts';
import { recordPaidCycle } from './start-subscription.ts';
import { canceledMail, completedMail, paymentFailedMail } from './subscription-mails.ts';

/** Milliseconds between checks for due subscriptions. */
const INTERVAL = 10 * 60_000;
/** Subscriptions per claim; few, so that all are charged before the claim expires. */
const BATCH = 20;
/** Claims per run, so that every run ends. */
const MAX_BATCHES = 500;
/**
 * Milliseconds a claim lasts. Subscriptions of a server that died, or with an unknown outcome, are due again
 * afterwards.
 */
export const CLAIM_DURATION = chargeClaimMs;
/** Milliseconds a renewal is postponed when it cannot be charged for reasons on the shop's side. */
const POSTPONEMENT = 24 * 60 * 60_000;

/** Whether the card was declined by the provider. */
const isDecline = (code: ErrorCode): boolean => code.startsWith('CARD_');

/** Outcome of a charge. 'open': unknown yet, or failed for another reason than the card; it is retried soon. */
export type AttemptOutcome = 'paid' | 'declined' | 'open';

/**
 * Charges due subscriptions, retries failed charges and ends what has to end. Returns the number of subscriptions it
 * processed. Safe to run at any time, repeatedly and on any number of servers: each subscription is claimed by one of
 * them, and a cycle's charge uses the one cart of that cycle, which is paid at most once even when responses are lost.
 */
export async function renewSubscriptions(
  platform: Platform,
  given: PaymentProvider | null = null,
): Promise<number> {
  let taken = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = platform.clock.now();
    const due = await claimDue(platform.db, {
      now: new Date(now),
      until: new Date(now + CLAIM_DURATION),
      limit: BATCH,
    });
    for (const one of due) {
      taken += 1;
      try {
        await processDue(platform, given ?? (await providerOf(platform, one.websiteId)), one);
      } catch (error) {
        platform.log.warn({ err: error, subscriptionId: one.id }, 'a subscription stays due');
      }
    }
    if (due.length < BATCH) break;
  }
  return taken;
}

/** Renews due subscriptions. */
export const renewalPoller = (platform: Platform): Poller => ({
  name: 'renewals',
  every: INTERVAL,
  run: () => renewSubscriptions(platform),
});

async function processDue(
  platform: Platform,
  provider: PaymentProvider,
  due: DueSubscription,
): Promise<void> {
  const { websiteId, id } = due;
  const [record, site] = await Promise.all([
    findSubscription(platform.db, websiteId, id),
    getWebsite(platform, websiteId),
  ]);
  if (record === null || site === null) return;
  // Paid by its customer meanwhile, or claimed by another server since this one was too slow: no longer due here.
  if (record.nextChargeOn?.getTime() !== due.claimedUntil.getTime()) return;
  // The claim moved `nextChargeOn` ahead; the rules need the original due time.
  const action = dueAction({ ...stateOf(record), nextChargeOn: due.dueOn.getTime() }, platform.clock.now());
  if (action === 'charge') await chargeCycle(platform, provider, site, record);
  if (action === 'cancel') {
    await end(platform, site, record, {
      event: 'canceled',
      actor: 'system',
      mail: (subject) => canceledMail(subject, 'asked'),
    });
  }
  if (action === 'complete') {
    await end(platform, site, record, { event: 'completed', actor: 'system', mail: completedMail });
  }
}

/** Ends a subscription unless it changed since it was read. */
async function end(
  platform: Platform,
  site: SubscriptionSite,
  record: SubscriptionRecord,
  input: EventInput,
): Promise<void> {
  await recordEvent(platform, site, record.id, (present) =>
    present.revision === record.revision ? input : null,
  );
}

/**
 * Charges the next cycle of a due subscription and records the outcome, once per attempt even when several servers try
 * at the same time.
 */
export async function chargeCycle(
  platform: Platform,
  provider: PaymentProvider,
  site: SubscriptionSite,
  record: SubscriptionRecord,
): Promise<AttemptOutcome> {
  const { websiteId } = site;
  const [product, first] = await Promise.all([
    readRenewalProduct(platform.db, websiteId, record.variantId),
    readFirstOrder(platform.db, websiteId, record.firstOrderId),
  ]);
  // Reversed without an end: its owner keeps the subscription running. Both are written together.
  if (first.isReversed && (await hasEndedSince(platform, record))) return 'open';
  if (first.isBeingRefunded) {
    await postpone(platform, record, 'its first order is being refunded');
    return 'open';
  }
  if (product === null) {
    await postpone(platform, record, 'its variant was removed');
    return 'open';
  }
  const { cycle, draft, totals } = priceNextCycle(record, product, site.settings);
  const tried = { cycle, failedTries: record.failedTries, amountMinor: totals.amountDueMinor };
  if (provider.name === 'none') {
    await postpone(platform, record, 'the shop takes no card payments');
    return 'open';
  }
  // A card saved before the website had an account of its own may be of the same account.
  const isSavedHere =
    record.provider === provider.name &&
    (record.accountId === null || record.accountId === provider.accountId);
  if (record.paymentMethod === '' || !isSavedHere) {
    await recordFailedAttempt(platform, site, record, { ...tried, code: 'NO_CARD' });
    return 'declined';
  }
  const placed = await placeRenewal(
    platform,
    {
      websiteId,
      cartId: cycleCartId(record.id, cycle),
      draft,
      origin: record.origin,
      idempotencyKey: await attemptKey(platform, record, cycle),
      saved: { customer: record.customer, method: record.paymentMethod },
    },
    provider,
  );
  if (placed.ok) {
    // Outcome unknown: the recovery of payments finds it out, and the order's own task counts the cycle.
    if (placed.value.kind === 'action') return 'open';
    const { orderId } = placed.value.order;
    await recordPaidCycle(platform, site, { orderId, cartId: draft.cartId, subscriptionId: record.id });
    return 'paid';
  }
  const { code } = placed.error;
  if (isDecline(code)) {
    await recordFailedAttempt(platform, site, record, { ...tried, code });
    return 'declined';
  }
  if (code === 'OUT_OF_STOCK' || code === 'PAYMENT_AMOUNT_TOO_SMALL') await postpone(platform, record, code);
  return 'open';
}

async function hasEndedSince({ db }: Platform, record: SubscriptionRecord): Promise<boolean> {
  const present = await findSubscription(db, record.websiteId, record.id);
  return present === null || hasEnded(present.status);
}

/**
 * Idempotency key of an attempt: a repeated request gets the first response. Another card, or a payment that was
 * abandoned before it was made, gives a new key.
 */
async function attemptKey(platform: Platform, record: SubscriptionRecord, cycle: number): Promise<string> {
  const calledOff = await countAbandoned(platform.db, record.websiteId, cycleCartId(record.id, cycle));
  return `cycle ${cycle}, try ${record.failedTries + 1}.${calledOff}, ${record.paymentMethod}`;
}

/**
 * A failed attempt is followed by a retry on its day, or by the end of the subscription. The customer is notified
 * either way.
 */
async function recordFailedAttempt(
  platform: Platform,
  site: SubscriptionSite,
  record: SubscriptionRecord,
  tried: {
    readonly cycle: number;
    readonly failedTries: number;
    readonly amountMinor: number;
    /** Why, as far as known. */
    readonly code: ErrorCode | 'NO_CARD';
  },
): Promise<void> {
  const isLast = retryAfter(tried.failedTries + 1, 0) === null;
  const isSame = (present: SubscriptionRecord): boolean =>
    present.cyclesPaid + 1 === tried.cycle &&
    present.failedTries === tried.failedTries &&
    present.paymentMethod === record.paymentMethod;
  const failure = {
    actor: 'system',
    cycle: tried.cycle,
    data: { try: tried.failedTries + 1, amountMinor: tried.amountMinor, code: tried.code },
  };
  await recordEvent(platform, site, record.id, (present) => {
    if (!isSame(present)) return null;
    // The customer canceled during the charge: the subscription ends with its period.
    if (isLast || present.cancelAtPeriodEnd) {
      const why = present.cancelAtPeriodEnd ? 'asked' : 'unpaid';
      return { ...failure, event: 'canceled', mail: (subject) => canceledMail(subject, why) };
    }
    const failed = { ...failure, event: 'charge-failed' } as const;
    // The customer paused during the charge: there is no retry to warn about.
    if (present.status === 'paused') return failed;
    return { ...failed, mail: (subject) => paymentFailedMail(subject, tried.amountMinor) };
  });
}

/** Postpones a charge that failed for another reason than the card, without a mail to the customer. */
async function postpone(platform: Platform, record: SubscriptionRecord, why: string): Promise<void> {
  platform.log.warn({ subscriptionId: record.id, why }, 'a renewal was put off by a day');
  const until = new Date(platform.clock.now() + POSTPONEMENT);
  await postponeSubscription(platform.db, record, until);
}
