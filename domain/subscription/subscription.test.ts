import { describe, expect, it } from 'vitest';
import type { SubscriptionPlan } from '../product/product.ts';
import type { SubscriptionEvent } from './subscription-states.ts';
import {
  allowedChanges,
  changeSubscription,
  dueAction,
  retryAfter,
  startSubscription,
  type SubscriptionState,
} from './subscription.ts';

const timeZone = 'America/New_York';
const day = 86_400_000;
const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const at = (text: string): number => Date.parse(text);
const start = at('2026-01-31T15:00:00Z');
const fresh = startSubscription(monthly, start, timeZone);

function after(state: SubscriptionState, event: SubscriptionEvent, now: number): SubscriptionState {
  const changed = changeSubscription(state, event, { now, timeZone });
  if (!changed.ok) throw new Error(`${state.status} cannot be ${event}`);
  return changed.value;
}
const refused = (state: SubscriptionState, event: SubscriptionEvent, now: number): boolean =>
  !changeSubscription(state, event, { now, timeZone }).ok;
const date = (instant: number | null): string =>
  instant === null ? 'never' : new Date(instant).toISOString().slice(0, 10);

describe('a subscription', () => {
  it('starts with one cycle paid and is due when its period ends', () => {
    expect(fresh).toMatchObject({ status: 'active', cyclesPaid: 1, failedTries: 0 });
    expect(date(fresh.nextChargeOn)).toBe('2026-02-28');
    expect(dueAction(fresh, fresh.periodEndsOn - 1)).toBe('nothing');
    expect(dueAction(fresh, fresh.periodEndsOn)).toBe('charge');
  });

  it('renews on each billing date, returning to the day of its start', () => {
    const february = after(fresh, 'renewed', fresh.periodEndsOn);
    expect([date(february.nextChargeOn), february.cyclesPaid]).toEqual(['2026-03-31', 2]);
    expect(date(after(february, 'renewed', february.periodEndsOn + 5000).nextChargeOn)).toBe('2026-04-30');
  });

  it('retries a failed charge 1, 3 and 5 days after it failed, and then no more', () => {
    const first = fresh.periodEndsOn;
    let state = after(fresh, 'charge-failed', first);
    expect(state.status).toBe('past-due');
    const tries: number[] = [];
    for (;;) {
      const next = state.nextChargeOn;
      if (next === null) throw new Error('a subscription that is past due has a next try');
      tries.push((next - first) / day);
      if (refused(state, 'charge-failed', next)) break;
      state = after(state, 'charge-failed', next);
    }
    expect(tries).toEqual([1, 3, 5]);
    expect([1, 2, 3, 4].map((failed) => retryAfter(failed, 0))).toEqual([day, 2 * day, 2 * day, null]);
    expect(after(state, 'canceled', first + 5 * day)).toMatchObject({
      status: 'canceled',
      nextChargeOn: null,
      endedOn: first + 5 * day,
    });
  });

  it('keeps its dates when a retry succeeds', () => {
    const failed = after(fresh, 'charge-failed', fresh.periodEndsOn);
    const recovered = after(failed, 'retried', fresh.periodEndsOn + 3 * day);
    expect(recovered).toMatchObject({ status: 'active', failedTries: 0, cyclesPaid: 2 });
    expect(date(recovered.nextChargeOn)).toBe('2026-03-31');
  });

  it('is never charged for periods in which the shop was offline', () => {
    const late = after(fresh, 'renewed', at('2026-06-10T00:00:00Z'));
    expect([late.cyclesPaid, date(late.nextChargeOn)]).toEqual([2, '2026-06-30']);
  });

  it('is charged to a new card at once after a failed charge, and otherwise not before it is due', () => {
    const failed = after(fresh, 'charge-failed', fresh.periodEndsOn);
    const now = fresh.periodEndsOn + 1000;
    expect(after(failed, 'card-changed', now)).toMatchObject({ status: 'past-due', nextChargeOn: now });
    expect(after(fresh, 'card-changed', start + 1).nextChargeOn).toBe(fresh.periodEndsOn);
  });

  it('charges nothing while paused, and continues at its period’s end or the next billing date', () => {
    const paused = after(fresh, 'paused', start + day);
    expect(dueAction(paused, at('2027-01-01'))).toBe('nothing');
    expect(date(after(paused, 'resumed', start + 2 * day).nextChargeOn)).toBe('2026-02-28');
    const late = after(paused, 'resumed', at('2026-05-10T12:00:00Z'));
    expect([late.status, date(late.nextChargeOn), late.cyclesPaid]).toEqual(['active', '2026-05-31', 1]);
  });

  it('stays paused when a charge in flight succeeds', () => {
    const paused = after(after(fresh, 'paused', start + day), 'renewed', fresh.periodEndsOn);
    expect(paused).toMatchObject({ status: 'paused', cyclesPaid: 2, nextChargeOn: null });
    expect(date(after(paused, 'resumed', fresh.periodEndsOn + day).nextChargeOn)).toBe('2026-03-31');
  });

  it('ends with the paid period when canceled, unless the cancellation is revoked', () => {
    const asked = after(fresh, 'cancel-asked', start + day);
    expect(dueAction(asked, fresh.periodEndsOn - 1)).toBe('nothing');
    expect(dueAction(asked, fresh.periodEndsOn)).toBe('cancel');
    const kept = after(asked, 'cancel-taken-back', start + 2 * day);
    expect(dueAction(kept, fresh.periodEndsOn)).toBe('charge');
  });

  it('is completed when the last of a fixed number of cycles ends', () => {
    const twice = startSubscription({ ...monthly, numBillingCycles: 2 }, start, timeZone);
    expect(dueAction(twice, twice.periodEndsOn)).toBe('charge');
    const last = after(twice, 'renewed', twice.periodEndsOn);
    expect(dueAction(last, last.periodEndsOn - 1)).toBe('nothing');
    expect(dueAction(last, last.periodEndsOn)).toBe('complete');
    const once = startSubscription({ ...monthly, numBillingCycles: 1 }, start, timeZone);
    expect(dueAction(once, once.periodEndsOn)).toBe('complete');
    expect(after(once, 'completed', once.periodEndsOn).status).toBe('completed');
  });
});

describe('the allowed changes of a subscription', () => {
  const pastDue = after(fresh, 'charge-failed', fresh.periodEndsOn);
  const paused = after(fresh, 'paused', start + 1);
  const leaving = after(fresh, 'cancel-asked', start + 1);
  const paidUp = startSubscription({ ...monthly, numBillingCycles: 1 }, start, timeZone);
  const canceled = after(pastDue, 'canceled', start + 1);
  const nothing = { pause: false, resume: false, cancel: null, keep: false, changeCard: false };

  it.each([
    ['active', fresh, { ...nothing, pause: true, cancel: 'at-period-end', changeCard: true }],
    ['past due', pastDue, { ...nothing, cancel: 'now', changeCard: true }],
    ['paused', paused, { ...nothing, resume: true, cancel: 'now', changeCard: true }],
    ['about to end', leaving, { ...nothing, keep: true }],
    ['paid to its last cycle', paidUp, nothing],
    ['canceled', canceled, nothing],
  ])('while it is %s', (_, state, allowed) => {
    expect(allowedChanges(state)).toEqual(allowed);
  });

  it('are refused otherwise, without an effect', () => {
    const now = start + 2;
    expect(refused(leaving, 'paused', now)).toBe(true);
    expect(refused(leaving, 'cancel-asked', now)).toBe(true);
    expect(refused(fresh, 'cancel-taken-back', now)).toBe(true);
    expect(refused(fresh, 'resumed', now)).toBe(true);
    expect(refused(canceled, 'resumed', now)).toBe(true);
    expect(refused(canceled, 'canceled', now)).toBe(true);
    expect(refused(paidUp, 'paused', now)).toBe(true);
  });
});
