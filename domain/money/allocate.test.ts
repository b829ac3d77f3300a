import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { applyRate } from './apply-rate.ts';

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });

describe('allocating an amount', () => {
  it('gives leftover units to the largest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 7])).toEqual([2, 3]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(10, [0, 0])).toEqual([5, 5]);
    expect(allocate(0, [])).toEqual([]);
  });

  it('loses no unit, whatever the amount and the weights', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), weights, (minor, shares) => {
        const parts = allocate(minor, shares);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(minor));
      }),
    );
  });

  it('keeps every part within one unit of its share, and gives nothing to a weight of 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (minor, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0);
        fc.pre(total > 0);
        for (const [index, part] of allocate(minor, shares).entries()) {
          const share = shares[index] ?? 0;
          expect(Math.abs(part - (minor * share) / total)).toBeLessThan(1.001);
          if (share === 0) expect(part).toBe(0);
        }
      }),
    );
  });

  it('refuses fractions, negative weights and an amount without parts', () => {
    expect(() => allocate(0.5, [1])).toThrow(RangeError);
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError);
    expect(() => allocate(1, [])).toThrow(RangeError);
  });
});

describe('applying a rate', () => {
  it.each([
    [650, 0.07, 46],
    [140, 0.075, 11],
    [100, 0, 0],
    [6800, 0.07, 476],
    [50, 0.01, 1],
    [49, 0.01, 0],
    [5_000_000_000_000_000, 0.07, 350_000_000_000_000],
  ])('of %i at %d is %i, rounded half up', (minor, rate, amount) => {
    expect(applyRate(minor, rate)).toBe(amount);
  });
});
