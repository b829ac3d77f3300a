import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionPlan } from '../product/product.ts';
import { billingDate } from './billing-dates.ts';
import type { SubscriptionEvent } from './subscription-states.ts';
import {
  changeSubscription,
  chargeClaimMs,
  isBeingCharged,
  isPaidUp,
  ownerChanges,
  startSubscription,
  type SubscriptionState,
} from './subscription.ts';

const timeZone = 'Europe/Berlin';
const start = Date.parse('2026-01-31T15:00:00Z');
const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const fresh = startSubscription(monthly, start, timeZone);

const change = (
  state: SubscriptionState,
  event: SubscriptionEvent,
  now: number,
): SubscriptionState | null => {
  const changed = changeSubscription(state, event, { now, timeZone });
  return changed.ok ? changed.value : null;
};
const days = (...instants: readonly (number | null)[]) =>
  instants.map((instant) => (instant === null ? null : new Date(instant).toISOString().slice(0, 10)));

describe('skipping the next charge', () => {
  it('moves it by one period, and keeps the day of the start', () => {
    const once = change(fresh, 'skipped', start + 1);
    expect(days(once?.nextChargeOn ?? null, once?.periodEndsOn ?? null)).toEqual([
      '2026-03-31',
      '2026-03-31',
    ]);
    const twice = once === null ? null : change(once, 'skipped', start + 2);
    expect(days(twice?.nextChargeOn ?? null)).toEqual(['2026-04-30']);
    expect(twice?.cyclesPaid).toBe(1);
  });

  it.each<[string, SubscriptionState, number]>([
    ['once it is due', fresh, fresh.periodEndsOn],
    ['while it is paused', { ...fresh, status: 'paused', nextChargeOn: null }, start + 1],
    ['after a failed charge', { ...fresh, status: 'past-due' }, start + 1],
    ['when it ends anyway', { ...fresh, cancelAtPeriodEnd: true }, start + 1],
    ['when it has ended', { ...fresh, status: 'canceled', nextChargeOn: null, endedOn: start }, start + 1],
    ['after the last cycle', { ...fresh, plan: { ...monthly, numBillingCycles: 1 } }, start + 1],
  ])('is not possible %s', (_when, state, now) => {
    expect(change(state, 'skipped', now)).toBeNull();
    expect(ownerChanges(state, now).skip).toBe(false);
  });

  it('in any order with charges leaves all dates on the billing grid, and charges no period twice', () => {
    const period = fc.record({
      value: fc.integer({ min: 1, max: 6 }),
      unit: fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const),
    });
    const plans = fc.record({ billingPeriod: period, numBillingCycles: fc.integer({ min: 0, max: 5 }) });
    const moves = fc.array(fc.constantFrom('skip', 'charge', 'pause'), { maxLength: 14 });
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: start, max: start + 4 * 365 * 86_400_000 }),
        moves,
        (plan, at, list) => {
          let state = startSubscription(plan, at, timeZone);
          let now = at;
          const charged = [at];
          for (const move of list) {
            const before = state;
            if (move === 'skip') state = change(state, 'skipped', now) ?? state;
            if (move === 'pause') {
              const paused = change(state, 'paused', now);
              state = (paused === null ? null : change(paused, 'resumed', now)) ?? state;
            }
            if (move === 'charge' && !isPaidUp(state) && state.nextChargeOn !== null) {
              now = state.nextChargeOn;
              charged.push(now);
              state = change(state, 'renewed', now) ?? state;
            }
            // Nothing but a charge is paid for, and no move brings a charge nearer.
            expect(state.cyclesPaid).toBe(charged.length);
            expect(state.periodEndsOn).toBeGreaterThanOrEqual(before.periodEndsOn);
            let count = 1;
            while (billingDate(at, plan.billingPeriod, count, timeZone) < state.periodEndsOn) count += 1;
            expect(state.periodEndsOn).toBe(billingDate(at, plan.billingPeriod, count, timeZone));
          }
          expect(new Set(charged).size).toBe(charged.length);
          if (plan.numBillingCycles > 0)
            expect(state.cyclesPaid).toBeLessThanOrEqual(Math.max(1, plan.numBillingCycles));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('what an owner may change', () => {
  const claimed = { ...fresh, nextChargeOn: fresh.periodEndsOn + chargeClaimMs };

  it('is nothing while a charge is being made', () => {
    expect(isBeingCharged(claimed, fresh.periodEndsOn)).toBe(true);
    expect(Object.values(ownerChanges(claimed, fresh.periodEndsOn)).some(Boolean)).toBe(false);
    // Its outcome is looked up when the claim ends.
    expect(isBeingCharged(claimed, claimed.nextChargeOn)).toBe(false);
  });

  it('is everything that fits while a paid period runs', () => {
    expect(ownerChanges(fresh, start + 1)).toEqual({
      pause: true,
      resume: false,
      skip: true,
      changeContents: true,
      changeAddress: true,
      cancelAtPeriodEnd: true,
      cancelNow: true,
      keep: false,
      retry: false,
    });
  });

  it('leaves a failed charge to be tried, and the end to be put off', () => {
    const failed = change(fresh, 'charge-failed', fresh.periodEndsOn);
    if (failed === null) throw new Error('an active subscription can fail');
    expect(ownerChanges(failed, fresh.periodEndsOn)).toMatchObject({
      retry: true,
      cancelNow: true,
      pause: false,
    });
    const tried = change(failed, 'retry-asked', fresh.periodEndsOn);
    expect(tried?.nextChargeOn).toBe(fresh.periodEndsOn + chargeClaimMs);
    expect(tried?.failedTries).toBe(1);
    const ending = change(fresh, 'cancel-asked', start + 1);
    if (ending === null) throw new Error('an active subscription can end');
    expect(ownerChanges(ending, start + 1)).toMatchObject({
      keep: true,
      cancelNow: true,
      changeContents: false,
    });
    expect(change(ending, 'contents-changed', start + 1)).toBeNull();
  });

  it('is nothing after its end', () => {
    const ended = change(fresh, 'canceled', start + 1);
    if (ended === null) throw new Error('an active subscription can end');
    expect(Object.values(ownerChanges(ended, start + 2)).some(Boolean)).toBe(false);
  });
});
