import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowPlaces } from './gallery-rows.ts';

describe('a gallery with the pictures’ own proportions', () => {
  test('aligns its last row with the others, and leaves no single picture that fits next to another', () => {
    const shapes = [0.8, 1, 1.5, 0.8, 1.5, 1.33, 0.8, 0.75];
    expect(rowPlaces(shapes, 3).map(({ inRow }) => inRow)).toEqual([3, 3, 3, 2, 2, 3, 3, 3]);
    expect(rowPlaces([1, 1, 1, 1], 3).map(({ inRow }) => inRow)).toEqual([2, 2, 2, 2]);
    expect(rowPlaces([1, 1, 1, 1, 1, 1, 1], 3).map(({ inRow }) => inRow)).not.toContain(1);
    expect(rowPlaces([2.4], 3)).toEqual([{ inRow: 1, share: 1 }]);
    expect(rowPlaces([], 3)).toEqual([]);
  });

  test('fills every row without exceeding it, with one height per row', () => {
    const shape = fc.double({ min: 0.3, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 10 }),
        (all, perRow) => {
          const places = rowPlaces(all, perRow);
          expect(places).toHaveLength(all.length);
          let rows = 0;
          for (let at = 0; at < all.length; rows += 1) {
            const inRow = places[at]?.inRow ?? 0;
            const row = places.slice(at, at + inRow);
            expect(row.every((one) => one.inRow === inRow)).toBe(true);
            const filled = row.reduce((whole, { share }) => whole + share, 0);
            expect(filled).toBeLessThanOrEqual(1 + 1e-9);
            expect(filled).toBeGreaterThan(1 - inRow * 0.0001 - 1e-9);
            const heights = row.map(({ share }, along) => share / (all[at + along] ?? 1));
            expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.0004);
            at += inRow;
          }
          expect(rows).toBe(Math.ceil(all.length / perRow));
        },
      ),
    );
  });
});
