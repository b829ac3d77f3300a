import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOfReviews, sumOfVerified } from './review-sum.ts';

const starValues = [1, 2, 3, 4, 5];

const counts = fc
  .tuple(...starValues.map((rating) => fc.record({ rating: fc.constant(rating), count: fc.nat(500) })))
  .chain((rows) =>
    fc.tuple(...rows.map((row) => fc.nat(row.count).map((verified) => ({ ...row, verified })))),
  );

it('an average lies between the fewest and the most stars, and is that of the single reviews', () => {
  fc.assert(
    fc.property(counts, (rows) => {
      const single = rows.flatMap(({ rating, count }) => Array.from({ length: count }, () => rating));
      const { count, average } = sumOfReviews(rows);
      expect(count).toBe(single.length);
      if (count === 0) expect(average).toBe(0);
      else {
        expect(average).toBeGreaterThanOrEqual(Math.min(...single));
        expect(average).toBeLessThanOrEqual(Math.max(...single));
        const exact = single.reduce((sum, one) => sum + one, 0) / count;
        expect(Math.abs(average - exact)).toBeLessThan(0.051);
      }
    }),
  );
});

it('those of buyers are counted alone', () => {
  fc.assert(
    fc.property(counts, (rows) => {
      const verified = rows.map(({ rating, verified: count }) => ({ rating, count, verified: count }));
      expect(sumOfVerified(rows)).toEqual(sumOfReviews(verified));
    }),
  );
});

it('is rounded to one decimal', () => {
  const rows = [
    { rating: 5, count: 1, verified: 1 },
    { rating: 4, count: 2, verified: 0 },
  ];
  expect(sumOfReviews(rows)).toEqual({ count: 3, average: 4.3 });
  expect(sumOfVerified(rows)).toEqual({ count: 1, average: 5 });
  expect(sumOfReviews([])).toEqual({ count: 0, average: 0 });
});
