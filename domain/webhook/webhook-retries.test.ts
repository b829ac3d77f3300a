import { describe, expect, it } from 'vitest';
import {
  DELIVERY_ATTEMPTS,
  FAILING_DAYS,
  isTurnedOff,
  pauseAfterAttempt,
  restOfServer,
} from './webhook-retries.ts';

const HOUR = 3_600_000;

describe('a delivery that fails', () => {
  it('is tried for about a day, with pauses that never shrink', () => {
    const pauses = Array.from({ length: DELIVERY_ATTEMPTS - 1 }, (_, index) => pauseAfterAttempt(index + 1));
    expect(pauses).not.toContain(null);
    const known = pauses.map(Number);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    const whole = known.reduce((sum, pause) => sum + pause, 0);
    expect(whole).toBeGreaterThan(22 * HOUR);
    expect(whole).toBeLessThan(26 * HOUR);
  });

  it('is given up after the last attempt', () => {
    expect(pauseAfterAttempt(DELIVERY_ATTEMPTS)).toBeNull();
  });
});

describe('an address that only fails', () => {
  it('is turned off after days', () => {
    expect(isTurnedOff(0, FAILING_DAYS * 24 * HOUR - 1)).toBe(false);
    expect(isTurnedOff(0, FAILING_DAYS * 24 * HOUR)).toBe(true);
  });

  it('is left alone for longer, the longer it is away', () => {
    expect(restOfServer(0, 0)).toBe(1_000);
    expect(restOfServer(0, 60_000)).toBe(6_000);
    expect(restOfServer(0, 48 * HOUR)).toBe(15 * 60_000);
  });
});
