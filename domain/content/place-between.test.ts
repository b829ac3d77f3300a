import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACE_STEP, placeBetween } from './place-between.ts';

const place = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });

describe('a place between two others', () => {
  it('is strictly between them, or there is none', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one];
        const found = placeBetween(before, after);
        if (found === null) expect(after - before).toBeLessThan(2);
        else expect(before < found && found < after).toBe(true);
      }),
    );
  });

  it('is a step away from the ends of a list, and never beyond what is stored', () => {
    expect(placeBetween(null, null)).toBe(0);
    expect(placeBetween(null, 0)).toBe(-PLACE_STEP);
    expect(placeBetween(7, null)).toBe(7 + PLACE_STEP);
    expect(placeBetween(2_147_483_000, null)).toBeNull();
    expect(placeBetween(null, -2_147_483_000)).toBeNull();
    expect(placeBetween(5, 5)).toBeNull();
  });
});
