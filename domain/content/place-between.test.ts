import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACE_STEP, placesBetween } from './place-between.ts';

const place = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });

describe('places between two others', () => {
  it('rise strictly between them, or there are not enough', () => {
    const near = fc
      .tuple(place, fc.integer({ min: 0, max: 400 }))
      .map(([one, gap]) => [one, one + gap] as const);
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(place, place)), fc.integer({ min: 1, max: 200 }), (ends, count) => {
        const [before = 0, after = 0] = ends.toSorted((one, other) => one - other);
        const found = placesBetween(before, after, count);
        if (found === null) expect(after - before <= count || Math.abs(after) > 2_147_483_647).toBe(true);
        else {
          expect(found).toHaveLength(count);
          const all = [before, ...found, after];
          for (const [at, one] of all.entries()) if (at > 0) expect(one).toBeGreaterThan(all[at - 1] ?? 0);
        }
      }),
    );
  });

  it('are steps away from the ends of a list, and never beyond what is stored', () => {
    expect(placesBetween(null, null, 1)).toEqual([0]);
    expect(placesBetween(null, 0, 2)).toEqual([-2 * PLACE_STEP, -PLACE_STEP]);
    expect(placesBetween(7, null, 2)).toEqual([7 + PLACE_STEP, 7 + 2 * PLACE_STEP]);
    expect(placesBetween(2_147_483_000, null, 1)).toBeNull();
    expect(placesBetween(null, -2_147_483_000, 1)).toBeNull();
    expect(placesBetween(5, 5, 1)).toBeNull();
    expect(placesBetween(5, 8, 2)).toEqual([6, 7]);
    expect(placesBetween(5, 8, 3)).toBeNull();
  });
});
