import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateRefund } from './allocate-refund.ts';

describe('a refund to gift cards', () => {
  const cards = [
    { id: 'first', spentMinor: 5000 },
    { id: 'last', spentMinor: 1200 },
  ];

  it('refills the card used last first', () => {
    expect(allocateRefund(cards, 1000)).toEqual([{ id: 'last', amountMinor: 1000 }]);
    expect(allocateRefund(cards, 2000)).toEqual([
      { id: 'last', amountMinor: 1200 },
      { id: 'first', amountMinor: 800 },
    ]);
    expect(allocateRefund(cards, 0)).toEqual([]);
  });

  it('never credits a card more than was spent from it, and loses no unit', () => {
    const card = fc.record({ id: fc.uuid(), spentMinor: fc.nat(100_000) });
    fc.assert(
      fc.property(
        fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 6 }),
        fc.nat(500_000),
        (used, amount) => {
          const shares = allocateRefund(used, amount);
          const spent = used.reduce((sum, { spentMinor }) => sum + spentMinor, 0);
          expect(shares.reduce((sum, share) => sum + share.amountMinor, 0)).toBe(Math.min(amount, spent));
          for (const share of shares) {
            expect(share.amountMinor).toBeGreaterThan(0);
            expect(share.amountMinor).toBeLessThanOrEqual(
              used.find(({ id }) => id === share.id)?.spentMinor ?? 0,
            );
          }
        },
      ),
    );
  });

  it('is a whole amount', () => {
    expect(() => allocateRefund(cards, 1.5)).toThrow(RangeError);
    expect(() => allocateRefund(cards, -1)).toThrow(RangeError);
  });
});
