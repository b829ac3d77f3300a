import type { SubscriptionPlan } from '../product/product.ts';
import { fail, ok, type Result } from '../result.ts';
import { billingDateAfter } from './billing-dates.ts';
import {
  firstSubscriptionStatus,
  nextSubscriptionStatus,
  type SubscriptionEvent,
  type SubscriptionStatus,
} from './subscription-states.ts';

/** The state of a subscription. Times are milliseconds since the epoch. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly plan: SubscriptionPlan;
  /** Every billing date keeps this day and time of day. */
  readonly startedOn: number;
  /** Cycles paid so far; the first with the order that started it. */
  readonly cyclesPaid: number;
  /** When the paid period ends and the next charge is due. */
  readonly periodEndsOn: number;
  /** When the next action is due; null when there is none. */
  readonly nextChargeOn: number | null;
  /** Failed attempts for the due cycle. */
  readonly failedTries: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedOn: number | null;
}

const dayMs = 86_400_000;
/**
 * Milliseconds that a charge has a subscription to itself: the next one is put off by so much while it is being made, and
 * what became of a charge without an outcome is looked up afterwards.
 */
export const chargeClaimMs = 15 * 60_000;
/** Days after a charge first failed on which it is retried. After the last of them the subscription is canceled. */
export const retryDays = [1, 3, 5] as const;

/** A subscription whose first cycle was paid at `now`. */
export function startSubscription(plan: SubscriptionPlan, now: number, timeZone: string): SubscriptionState {
  const periodEndsOn = billingDateAfter(now, plan.billingPeriod, now, timeZone);
  return {
    status: firstSubscriptionStatus,
    plan,
    startedOn: now,
    cyclesPaid: 1,
    periodEndsOn,
    nextChargeOn: periodEndsOn,
    failedTries: 0,
    cancelAtPeriodEnd: false,
    endedOn: null,
  };
}

/** Whether all of a fixed number of cycles are paid. A plan of 0 cycles has no end. */
export function isPaidUp(state: Pick<SubscriptionState, 'plan' | 'cyclesPaid'>): boolean {
  const { numBillingCycles } = state.plan;
  return numBillingCycles > 0 && state.cyclesPaid >= numBillingCycles;
}

/**
 * The action due at `now`. A failed charge is retried on its days; everything else happens when the paid period ends.
 */
export function dueAction(
  state: SubscriptionState,
  now: number,
): 'nothing' | 'charge' | 'cancel' | 'complete' {
  const { status, nextChargeOn } = state;
  if ((status !== 'active' && status !== 'past-due') || nextChargeOn === null || nextChargeOn > now) {
    return 'nothing';
  }
  if (isPaidUp(state)) return 'complete';
  return state.cancelAtPeriodEnd ? 'cancel' : 'charge';
}

/** When a charge is retried after its `failedTries`-th failure; null: no more. */
export function retryAfter(failedTries: number, now: number): number | null {
  const day = retryDays[failedTries - 1];
  if (day === undefined) return null;
  return now + (day - (retryDays[failedTries - 2] ?? 0)) * dayMs;
}

/** What a customer may do with a subscription now. */
export function allowedChanges(state: SubscriptionState): {
  readonly pause: boolean;
  readonly resume: boolean;
  /** 'at-period-end' while a paid period runs, 'now' when nothing is paid ahead; null: not possible. */
  readonly cancel: 'at-period-end' | 'now' | null;
  readonly keep: boolean;
  readonly changeCard: boolean;
} {
  const { status, cancelAtPeriodEnd } = state;
  const runs = status === 'active' && !cancelAtPeriodEnd && !isPaidUp(state);
  return {
    pause: runs,
    resume: status === 'paused',
    cancel: runs ? 'at-period-end' : status === 'past-due' || status === 'paused' ? 'now' : null,
    keep: status === 'active' && cancelAtPeriodEnd,
    changeCard: runs || status === 'past-due' || status === 'paused',
  };
}

/** Whether the next charge can be left out: it is still to come, and is not the end. */
function canSkip(state: SubscriptionState, now: number): boolean {
  return allowedChanges(state).pause && state.periodEndsOn > now;
}

/**
 * Whether a charge is being made at `now`, or was made and its outcome is looked up soon: its price and contents are
 * settled already. Scheduled retries count too in their last `chargeClaimMs`.
 */
export function isBeingCharged(state: SubscriptionState, now: number): boolean {
  const { status, nextChargeOn, periodEndsOn } = state;
  if ((status !== 'active' && status !== 'past-due') || nextChargeOn === null) return false;
  return periodEndsOn <= now && nextChargeOn > now && nextChargeOn <= now + chargeClaimMs;
}

/** What an owner may do with a subscription at `now`; nothing while it is being charged. */
export function ownerChanges(
  state: SubscriptionState,
  now: number,
): {
  readonly pause: boolean;
  readonly resume: boolean;
  readonly skip: boolean;
  readonly changeContents: boolean;
  readonly changeAddress: boolean;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelNow: boolean;
  readonly keep: boolean;
  readonly retry: boolean;
} {
  const isFree = !isBeingCharged(state, now);
  const hasEnded = state.endedOn !== null;
  const { pause, resume, cancel, keep } = allowedChanges(state);
  const goesOn = pause || resume || state.status === 'past-due';
  return {
    pause: isFree && pause,
    resume: isFree && resume,
    skip: isFree && canSkip(state, now),
    changeContents: isFree && goesOn,
    changeAddress: isFree && !hasEnded,
    cancelAtPeriodEnd: isFree && cancel === 'at-period-end',
    cancelNow: isFree && !hasEnded,
    keep: isFree && keep,
    retry: isFree && state.status === 'past-due',
  };
}

/**
 * The subscription after an event at `now`. Fails when the event is not possible; nothing is changed then. Events:
 * renewed and retried pay one more cycle; the next period ends on the first billing date after both the end of the
 * previous one and `now`, so dates are always calculated from the start, and a period in which the shop was offline is
 * never charged later. charge-failed: retried 1, 3 and 5 days after the first failure; fails when no attempt is left
 * (then 'canceled'). resumed: the next charge is at the period's end, or if that has passed, on the next billing date.
 * skipped: the next charge is on the billing date after the one it was due on; not once it is due. retry-asked: leaves the
 * charge to whoever recorded it, for `chargeClaimMs`.
 */
export function changeSubscription(
  state: SubscriptionState,
  event: SubscriptionEvent,
  at: { readonly now: number; readonly timeZone: string },
): Result<SubscriptionState, 'SUBSCRIPTION_CHANGED'> {
  const status = nextSubscriptionStatus(state.status, event);
  if (status === null) return fail('SUBSCRIPTION_CHANGED');
  const next = { ...state, status };
  const { now } = at;
  const dateAfter = (instant: number): number =>
    billingDateAfter(state.startedOn, state.plan.billingPeriod, instant, at.timeZone);
  switch (event) {
    case 'renewed':
    case 'retried': {
      const periodEndsOn = dateAfter(Math.max(state.periodEndsOn, now));
      const nextChargeOn = status === 'active' ? periodEndsOn : null;
      return ok({ ...next, cyclesPaid: state.cyclesPaid + 1, periodEndsOn, nextChargeOn, failedTries: 0 });
    }
    case 'charge-failed': {
      if (status === 'paused') return ok(next);
      const failedTries = state.failedTries + 1;
      const nextChargeOn = retryAfter(failedTries, now);
      if (nextChargeOn === null) return fail('SUBSCRIPTION_CHANGED');
      return ok({ ...next, failedTries, nextChargeOn });
    }
    case 'paused':
      if (!allowedChanges(state).pause) return fail('SUBSCRIPTION_CHANGED');
      return ok({ ...next, nextChargeOn: null });
    case 'resumed': {
      const periodEndsOn = state.periodEndsOn > now ? state.periodEndsOn : dateAfter(now);
      return ok({ ...next, periodEndsOn, nextChargeOn: periodEndsOn, failedTries: 0 });
    }
    case 'cancel-asked':
      if (allowedChanges(state).cancel !== 'at-period-end') return fail('SUBSCRIPTION_CHANGED');
      return ok({ ...next, cancelAtPeriodEnd: true });
    case 'cancel-taken-back':
      if (!state.cancelAtPeriodEnd) return fail('SUBSCRIPTION_CHANGED');
      return ok({ ...next, cancelAtPeriodEnd: false });
    case 'canceled':
    case 'completed':
      return ok({ ...next, nextChargeOn: null, endedOn: now });
    case 'card-changed':
      // A failed charge is retried with the new card at once.
      return ok(status === 'past-due' ? { ...next, nextChargeOn: now } : next);
    case 'skipped': {
      if (!canSkip(state, now)) return fail('SUBSCRIPTION_CHANGED');
      const periodEndsOn = dateAfter(state.periodEndsOn);
      return ok({ ...next, periodEndsOn, nextChargeOn: periodEndsOn });
    }
    case 'contents-changed':
      return isPaidUp(state) || state.cancelAtPeriodEnd ? fail('SUBSCRIPTION_CHANGED') : ok(next);
    case 'address-changed':
      return ok(next);
    case 'retry-asked':
      return ok({ ...next, nextChargeOn: now + chargeClaimMs });
  }
}
