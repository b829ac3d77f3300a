import { describe, expect, it } from 'vitest';
import {
  firstSubscriptionStatus,
  hasEnded,
  nextSubscriptionStatus,
  subscriptionEvents,
  subscriptionStatuses,
  subscriptionTransitions,
  type SubscriptionStatus,
} from './subscription-states.ts';

describe('the states of a subscription', () => {
  it('are all reachable from the first', () => {
    const reached = new Set<SubscriptionStatus>([firstSubscriptionStatus]);
    for (let grew = true; grew;) {
      grew = false;
      for (const { from, to } of subscriptionTransitions) {
        if (!reached.has(from) || reached.has(to)) continue;
        reached.add(to);
        grew = true;
      }
    }
    expect([...reached].toSorted()).toEqual([...subscriptionStatuses].toSorted());
  });

  it('all lead to an end state, and no event leaves one', () => {
    for (const status of subscriptionStatuses) {
      const onward = subscriptionTransitions.filter((move) => move.from === status && move.to !== status);
      if (hasEnded(status)) expect(onward).toEqual([]);
      else expect(onward.map((move) => move.to)).toContain('canceled');
    }
  });

  it('have at most one transition per event, and each event is used', () => {
    const keys = subscriptionTransitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(subscriptionTransitions.map((move) => move.event))).toEqual(new Set(subscriptionEvents));
  });

  it.each([
    ['completed', 'renewed'],
    ['canceled', 'resumed'],
    ['past-due', 'paused'],
    ['paused', 'cancel-asked'],
    ['active', 'resumed'],
  ] as const)('do not let %s be %s', (from, event) => {
    expect(nextSubscriptionStatus(from, event)).toBeNull();
  });
});
