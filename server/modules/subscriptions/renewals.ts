import { dueAction, retryAfter } from '@vitrine/domain/subscription/subscription.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeRenewal } from '../checkout/index.ts';
import { paymentProvider, type PaymentProvider } from '../payments/index.ts';
import { getWebsite } from '../websites/index.ts';
import { cycleCartId, priceNextCycle } from './price-cycle.ts';
import { recordEvent, type EventInput, type SubscriptionSite } from './record-event.ts';
import {
  claimDue,
  countAbandoned,
  findSubscription,
  putOffSubscription,
  readFirstOrder,
  readProductFacts,
  stateOf,
  type DueSubscription,
  type SubscriptionRecord,
} from './repository.ts';
import { recordPaidCycle } from './start-subscription.ts';
import { canceledMail, completedMail, paymentFailedMail } from './subscription-mails.ts';

/** Milliseconds between looks for what is due. */
const INTERVAL = 10 * 60_000;
/** Subscriptions one claim takes; few, so that all are charged before their claim runs out. */
const BATCH = 20;
/** Claims of one pass, so that a pass has an end. */
const MAX_BATCHES = 500;
/** Milliseconds a claim lasts: what a server that died had taken, or what nobody knows the end of, is due again then. */
export const CLAIM = 15 * 60_000;
/** Milliseconds a renewal is put off that cannot be charged for reasons that are the shop's. */
const PUT_OFF = 24 * 60 * 60_000;

/** The card is to blame: what a provider declines with. */
const isDecline = (code: ErrorCode): boolean => code.startsWith('CARD_');

/** How a charge that was tried ended. 'open': nothing is known yet, or it was not the card; it is tried again soon. */
export type TryOutcome = 'paid' | 'declined' | 'open';

/**
 * Charges what is due, tries again what failed, and ends what is to end. Answers how many subscriptions it took. May
 * run at any time, as often as it likes and on any number of servers: each subscription is taken by one of them, and
 * a cycle's charge is made on the one cart of that cycle, which is paid once at most, whatever answers are lost.
 */
export async function renewSubscriptions(
  platform: Platform,
  provider: PaymentProvider = paymentProvider(platform),
): Promise<number> {
  let taken = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = platform.clock.now();
    const due = await claimDue(platform.db, {
      now: new Date(now),
      until: new Date(now + CLAIM),
      most: BATCH,
    });
    for (const one of due) {
      taken += 1;
      try {
        await handleDue(platform, provider, one);
      } catch (error) {
        platform.log.warn({ err: error, subscriptionId: one.id }, 'a subscription stays due');
      }
    }
    if (due.length < BATCH) break;
  }
  return taken;
}

/** Looks for what is due. */
export const renewalPoller = (platform: Platform): Poller => ({
  name: 'renewals',
  every: INTERVAL,
  run: () => renewSubscriptions(platform),
});

async function handleDue(platform: Platform, provider: PaymentProvider, due: DueSubscription): Promise<void> {
  const { websiteId, id } = due;
  const [record, site] = await Promise.all([
    findSubscription(platform.db, websiteId, id),
    getWebsite(platform, websiteId),
  ]);
  if (record === null || site === null) return;
  // Paid by its customer meanwhile, or taken by another server since this one was too slow: it is no longer due here.
  if (record.nextChargeOn?.getTime() !== due.claimedUntil.getTime()) return;
  // The claim moved its time ahead: what is due depends on the time before.
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

/** Ends a subscription unless somebody has changed it since it was read. */
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
 * Tries to charge the next cycle of a subscription that is due, and writes down what came of it: once a try, whoever
 * else tries at the same time.
 */
export async function chargeCycle(
  platform: Platform,
  provider: PaymentProvider,
  site: SubscriptionSite,
  record: SubscriptionRecord,
): Promise<TryOutcome> {
  const { websiteId } = site;
  const [product, first] = await Promise.all([
    readProductFacts(platform.db, websiteId, record.variantId),
    readFirstOrder(platform.db, websiteId, record.firstOrderId),
  ]);
  if (first.isReversed) return 'open';
  if (first.isBeingRefunded) {
    await putOff(platform, record, 'its first order is being refunded');
    return 'open';
  }
  if (product === null) {
    await putOff(platform, record, 'its variant was removed');
    return 'open';
  }
  const { cycle, draft, totals } = priceNextCycle(record, product, site.settings);
  const tried = { cycle, failedTries: record.failedTries, amountMinor: totals.amountDueMinor };
  if (record.paymentMethod === '' || record.provider !== provider.name) {
    await recordFailedTry(platform, site, record, tried);
    return 'declined';
  }
  const placed = await placeRenewal(
    platform,
    {
      websiteId,
      cartId: cycleCartId(record.id, cycle),
      draft,
      origin: record.origin,
      idempotencyKey: await keyOfTry(platform, record, cycle),
      saved: { customer: record.customer, method: record.paymentMethod },
    },
    provider,
  );
  if (placed.ok) {
    // Nobody knows yet: the payment is found out about, and the order's own task counts the cycle.
    if (placed.value.kind === 'action') return 'open';
    const { orderId } = placed.value.order;
    await recordPaidCycle(platform, site, { orderId, cartId: draft.cartId, subscriptionId: record.id });
    return 'paid';
  }
  const { code } = placed.error;
  if (isDecline(code)) {
    await recordFailedTry(platform, site, record, tried);
    return 'declined';
  }
  if (code === 'OUT_OF_STOCK' || code === 'PAYMENT_AMOUNT_TOO_SMALL') await putOff(platform, record, code);
  return 'open';
}

/**
 * Names a try: the same one, asked for again after its answer was lost, is answered as before. Another card, or a
 * payment that was called off before it was made, makes a new one.
 */
async function keyOfTry(platform: Platform, record: SubscriptionRecord, cycle: number): Promise<string> {
  const calledOff = await countAbandoned(platform.db, record.websiteId, cycleCartId(record.id, cycle));
  return `cycle ${cycle}, try ${record.failedTries + 1}.${calledOff}, ${record.paymentMethod}`;
}

/**
 * A failed attempt is followed by another on its day, or by the end of the subscription. The customer is notified
 * either way.
 */
async function recordFailedTry(
  platform: Platform,
  site: SubscriptionSite,
  record: SubscriptionRecord,
  tried: { readonly cycle: number; readonly failedTries: number; readonly amountMinor: number },
): Promise<void> {
  const isLast = retryAfter(tried.failedTries + 1, 0) === null;
  const isSame = (present: SubscriptionRecord): boolean =>
    present.cyclesPaid + 1 === tried.cycle &&
    present.failedTries === tried.failedTries &&
    present.paymentMethod === record.paymentMethod;
  const failure = {
    actor: 'system',
    cycle: tried.cycle,
    data: { try: tried.failedTries + 1, amountMinor: tried.amountMinor },
  };
  await recordEvent(platform, site, record.id, (present) => {
    if (!isSame(present)) return null;
    // Asked for while the charge was on its way: what was to end with the period ends with it.
    if (isLast || present.cancelAtPeriodEnd) {
      const why = present.cancelAtPeriodEnd ? 'asked' : 'unpaid';
      return { ...failure, event: 'canceled', mail: (subject) => canceledMail(subject, why) };
    }
    const failed = { ...failure, event: 'charge-failed' } as const;
    // Paused while the charge was on its way: it is not tried again, so there is nothing to warn of.
    if (present.status === 'paused') return failed;
    return { ...failed, mail: (subject) => paymentFailedMail(subject, tried.amountMinor) };
  });
}

/** Puts off what cannot be charged though the card is not to blame; the customer is not troubled with it. */
async function putOff(platform: Platform, record: SubscriptionRecord, why: string): Promise<void> {
  platform.log.warn({ subscriptionId: record.id, why }, 'a renewal was put off by a day');
  const until = new Date(platform.clock.now() + PUT_OFF);
  await putOffSubscription(platform.db, record, until);
}
