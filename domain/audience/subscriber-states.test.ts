import { describe, expect, it } from 'vitest';
import { decideSignUp, stateWhenAdded, stateWhenReported, subscriberStates } from './subscriber-states.ts';

describe('a sign-up', () => {
  it('of a new address waits for its confirmation where the list needs one', () => {
    expect(decideSignUp({ state: null, isMember: false, doubleOptIn: true })).toEqual({
      state: 'pending',
      joins: false,
      asks: true,
    });
    expect(decideSignUp({ state: null, isMember: false, doubleOptIn: false })).toEqual({
      state: 'active',
      joins: true,
      asks: false,
    });
  });

  it('of an active subscriber to another list does not end what they get already', () => {
    expect(decideSignUp({ state: 'active', isMember: false, doubleOptIn: true })).toEqual({
      state: 'active',
      joins: false,
      asks: true,
    });
  });

  it('again to the same list mails nobody', () => {
    for (const doubleOptIn of [true, false])
      expect(decideSignUp({ state: 'active', isMember: true, doubleOptIn }).asks).toBe(false);
  });

  it.each(['unsubscribed', 'bounced'] as const)(
    'of somebody %s has to be confirmed, whatever the list',
    (state) => {
      for (const doubleOptIn of [true, false])
        expect(decideSignUp({ state, isMember: true, doubleOptIn })).toEqual({
          state,
          joins: false,
          asks: true,
        });
    },
  );

  it('of somebody who complained does nothing', () => {
    expect(decideSignUp({ state: 'complained', isMember: false, doubleOptIn: true })).toEqual({
      state: 'complained',
      joins: false,
      asks: false,
    });
  });
});

it('an owner makes nobody active who has left, bounced or complained', () => {
  expect(stateWhenAdded(null)).toBe('active');
  for (const state of subscriberStates)
    expect(stateWhenAdded(state)).toBe(state === 'pending' ? 'active' : state);
});

it('a report of a mail service marks whoever gets letters, and a complaint everybody', () => {
  for (const state of subscriberStates) {
    expect(stateWhenReported(state, 'complaint')).toBe('complained');
    expect(stateWhenReported(state, 'bounce')).toBe(
      state === 'active' || state === 'pending' ? 'bounced' : state,
    );
  }
});
