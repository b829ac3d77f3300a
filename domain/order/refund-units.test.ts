import { describe, expect, it } from 'vitest';
import { isNothingLeft, paidForDelivery, paidForRefunded, unitsToRefund } from './refund-units.ts';
import { asReturned, isEnoughSent, madeDueBy } from './returns.ts';

const lines = [
  { id: 'mug', productName: 'Mug', quantity: 3 },
  { id: 'bowl', productName: 'Bowl', quantity: 1 },
];
const goods = { lines, fulfilled: [], removed: [], refunded: [], returned: [] };
const mugs = (quantity: number) => ({ lineId: 'mug', quantity });
const bowl = { lineId: 'bowl', quantity: 1 };

// 20 % on the mugs, 5 % on the bowl, and 20 % on delivery.
const totals = {
  lineSubtotalsMinor: [3000, 2000],
  lineDiscountsMinor: [0, 0],
  taxMinor: 600 + 100 + 120,
  lineTaxesMinor: [
    [600, 0],
    [0, 100],
  ],
  pricesIncludeTax: false,
  grandTotalMinor: 5000 + 600 + 820,
};

describe('the units that a refund can name', () => {
  it('are those not sent yet, and those the buyer has and was not refunded for', () => {
    expect(unitsToRefund({ ...goods, fulfilled: [mugs(2)], refunded: [mugs(1)], removed: [bowl] })).toEqual([
      { ...mugs(1), isSent: false },
      { ...mugs(1), isSent: true },
    ]);
  });

  it('are no longer those that came back, each counted once', () => {
    const fulfilled = [mugs(3), bowl];
    const returned = asReturned({ refunded: [mugs(1)], returned: [] }, [mugs(2)]);
    expect(returned).toEqual([{ ...mugs(2), refunded: 1 }]);
    expect(unitsToRefund({ ...goods, fulfilled, refunded: [mugs(1)], returned })).toEqual([
      { ...mugs(1), isSent: true },
      { ...bowl, isSent: true },
    ]);
    expect(isEnoughSent({ lines, fulfilled: [mugs(2)], refunded: [mugs(2)], returned })).toBe(false);
  });
});

describe('what was paid for the units of a refund', () => {
  it('has the taxes of their own lines, and all refunds together give back a line exactly', () => {
    expect(paidForRefunded(totals, goods, [mugs(1)])).toBe(1200);
    expect(paidForRefunded(totals, { ...goods, removed: [mugs(1)] }, [mugs(2), bowl])).toBe(2400 + 2100);
  });

  it('is for delivery what is left of the total, with its tax', () => {
    expect(paidForDelivery(totals, lines)).toBe(720);
  });

  it('is not due again when they come back', () => {
    const back = asReturned({ refunded: [mugs(1)], returned: [] }, [mugs(1)]);
    expect(madeDueBy(totals, lines, [{ lines: back, isRefundDue: true }])).toBe(0);
  });
});

describe('an order of which nothing is left', () => {
  const shipped = { requiresDelivery: true };

  it('is not delivered, unless some of it was sent', () => {
    expect(isNothingLeft(shipped, { ...goods, removed: [bowl] }, [mugs(3)])).toBe(true);
    expect(isNothingLeft(shipped, goods, [mugs(3)])).toBe(false);
    expect(isNothingLeft(shipped, { ...goods, fulfilled: [mugs(1)] }, [mugs(2), bowl])).toBe(false);
    expect(isNothingLeft({ requiresDelivery: false }, goods, [mugs(3), bowl])).toBe(false);
  });
});
