import { describe, expect, it } from 'vitest';
import { subscriberStates } from '../audience/subscriber-states.ts';
import { outsideStates, planMember, planTags, splitName } from './plan-member.ts';

const everyOutside = [null, ...outsideStates] as const;
const both = [true, false] as const;

describe('what a provider is sent about a subscriber', () => {
  it('is nothing before the address is confirmed here', () => {
    for (const outside of everyOutside)
      for (const joins of both)
        for (const doubleOptIn of both)
          expect(planMember({ state: 'pending', outside, joins, doubleOptIn })).toBeNull();
  });

  it('ends what goes to whoever has left, bounced or complained, and adds none of them', () => {
    for (const state of subscriberStates) {
      if (state === 'active' || state === 'pending') continue;
      for (const outside of everyOutside)
        expect(planMember({ state, outside, joins: false, doubleOptIn: false })).toEqual(
          outside === 'subscribed' || outside === 'pending' ? { status: 'unsubscribed' } : null,
        );
    }
  });

  it('asks a new address to confirm there only where double opt-in is required', () => {
    const fresh = { state: 'active', outside: null, joins: true } as const;
    expect(planMember({ ...fresh, doubleOptIn: true })).toEqual({ status: 'pending' });
    expect(planMember({ ...fresh, doubleOptIn: false })).toEqual({ status: 'subscribed' });
  });

  it('subscribes nobody who has left there, without a confirmation', () => {
    for (const outside of ['unsubscribed', 'cleaned'] as const)
      for (const joins of both)
        for (const doubleOptIn of both)
          expect(planMember({ state: 'active', outside, joins, doubleOptIn })?.status).not.toBe('subscribed');
    const left = { state: 'active', outside: 'unsubscribed', doubleOptIn: false } as const;
    expect(planMember({ ...left, joins: true })).toEqual({ status: 'pending' });
    expect(planMember({ ...left, joins: false })).toEqual({ status: null });
  });

  it('leaves whoever was taken off the list there off it, until they sign up again', () => {
    const gone = { state: 'active', outside: 'archived', doubleOptIn: false } as const;
    expect(planMember({ ...gone, joins: false })).toBeNull();
    expect(planMember({ ...gone, joins: true })).toEqual({ status: 'subscribed' });
  });

  it('asks nobody twice who is there already', () => {
    for (const outside of ['subscribed', 'pending'] as const)
      for (const joins of both)
        expect(planMember({ state: 'active', outside, joins, doubleOptIn: true })).toEqual({ status: null });
  });
});

describe('a name', () => {
  it.each([
    ['', '', ''],
    ['June', 'June', ''],
    ['June Alder', 'June', 'Alder'],
    ['  Ana María  de la Cruz ', 'Ana María de la', 'Cruz'],
  ])('%j is %j and %j', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
  });
});

describe('tags', () => {
  it('are put on, and those taken off here are taken off there unless they are back', () => {
    expect(planTags(['Club', 'kiln'], ['Kiln', 'Old'])).toEqual([
      { name: 'Club', isOn: true },
      { name: 'kiln', isOn: true },
      { name: 'Old', isOn: false },
    ]);
  });
});
