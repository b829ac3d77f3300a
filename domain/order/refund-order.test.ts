import { describe, expect, it } from 'vitest';
import { checkRefund, refundableMinor, splitRefund } from './refund-order.ts';

const paid = { status: 'paid', capturedMinor: 1000, refundedOrPendingMinor: 0 } as const;

describe('a refund', () => {
  it('of a part leaves the rest refundable', () => {
    expect(checkRefund(paid, 400)).toEqual({ ok: true, value: 'refund-part' });
    expect(refundableMinor({ ...paid, refundedOrPendingMinor: 400 })).toBe(600);
  });

  it('of the whole rest is the last one', () => {
    expect(checkRefund({ ...paid, refundedOrPendingMinor: 400 }, 600)).toEqual({
      ok: true,
      value: 'refund-rest',
    });
  });

  it('is never more than was captured, never zero, never a fraction', () => {
    for (const amount of [1001, 0, -1, 1.5, Number.NaN]) {
      expect(checkRefund(paid, amount)).toMatchObject({ ok: false, error: { code: 'REFUND_TOO_LARGE' } });
    }
  });

  it('is not made for a refunded or canceled order', () => {
    for (const status of ['refunded', 'canceled'] as const) {
      expect(checkRefund({ ...paid, status }, 1)).toMatchObject({ error: { code: 'ORDER_TRANSITION' } });
      expect(refundableMinor({ ...paid, status })).toBe(0);
    }
  });
});

describe('the split of a refund', () => {
  it('is to the card first, then to gift cards, never more than each paid', () => {
    const refundable = { cardMinor: 600, giftCardMinor: 400 };
    expect(splitRefund(refundable, 500)).toEqual({ cardMinor: 500, giftCardMinor: 0 });
    expect(splitRefund(refundable, 750)).toEqual({ cardMinor: 600, giftCardMinor: 150 });
    expect(splitRefund(refundable, 1000)).toEqual({ cardMinor: 600, giftCardMinor: 400 });
    expect(splitRefund(refundable, 5000)).toEqual({ cardMinor: 600, giftCardMinor: 400 });
    expect(splitRefund({ cardMinor: 0, giftCardMinor: 400 }, 100)).toEqual({
      cardMinor: 0,
      giftCardMinor: 100,
    });
  });
});
