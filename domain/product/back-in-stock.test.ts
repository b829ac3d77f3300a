import { describe, expect, it } from 'vitest';
import { sendOutcome } from './back-in-stock.ts';

const awaited = { status: 'published', isInBin: false, waiting: 3 } as const;

describe('sendOutcome', () => {
  it('sends for a published product that somebody waits for', () => {
    expect(sendOutcome(awaited)).toBe('sending');
  });

  it('knows neither a missing variant nor one in the bin, whatever else is true of it', () => {
    expect(sendOutcome(null)).toBe('not-found');
    expect(sendOutcome({ ...awaited, isInBin: true })).toBe('not-found');
    expect(sendOutcome({ ...awaited, isInBin: true, status: 'draft' })).toBe('not-found');
  });

  it.each(['draft', 'scheduled', 'deprecated'] as const)(
    'refuses a product that is %s, also while nobody waits',
    (status) => {
      expect(sendOutcome({ ...awaited, status })).toBe('hidden');
      expect(sendOutcome({ ...awaited, status, waiting: 0 })).toBe('hidden');
    },
  );

  it('has nothing to send while nobody waits', () => {
    expect(sendOutcome({ ...awaited, waiting: 0 })).toBe('nobody');
  });
});
