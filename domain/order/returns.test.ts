import { describe, expect, it } from 'vitest';
import { refundDueAfter } from './refund-due.ts';
import { coversReturns, paidForUnits, unitsToReturn } from './returns.ts';

const lines = [
  { id: 'mug', productName: 'Mug', quantity: 3 },
  { id: 'bowl', productName: 'Bowl', quantity: 1 },
];

describe('what can come back of an order', () => {
  it('is what was sent, less what came back already', () => {
    const fulfilled = [
      { lineId: 'mug', quantity: 1 },
      { lineId: 'mug', quantity: 1 },
    ];
    expect(unitsToReturn({ lines, fulfilled, returned: [] })).toEqual([{ lineId: 'mug', quantity: 2 }]);
    const returned = [{ lineId: 'mug', quantity: 2 }];
    expect(unitsToReturn({ lines, fulfilled, returned })).toEqual([]);
    expect(coversReturns(fulfilled, returned)).toBe(true);
    expect(coversReturns(fulfilled.slice(1), returned)).toBe(false);
  });
});

describe('what was paid for units', () => {
  const totals = {
    lineSubtotalsMinor: [3000, 2000],
    lineDiscountsMinor: [300, 0],
    taxMinor: 500,
    pricesIncludeTax: true,
    grandTotalMinor: 4700 + 600,
  };

  it('is their share of the line after discounts, without delivery', () => {
    expect(paidForUnits(totals, lines, [{ lineId: 'mug', quantity: 1 }])).toBe(900);
    expect(
      paidForUnits(totals, lines, [
        { lineId: 'mug', quantity: 3 },
        { lineId: 'bowl', quantity: 1 },
      ]),
    ).toBe(4700);
  });

  it('contains the taxes on top in the proportion of the order', () => {
    const onTop = { ...totals, pricesIncludeTax: false, taxMinor: 530, grandTotalMinor: 5300 + 530 };
    expect(paidForUnits(onTop, lines, [{ lineId: 'bowl', quantity: 1 }])).toBe(2200);
  });

  it('is nothing where nothing was paid', () => {
    const free = {
      lineSubtotalsMinor: [0, 0],
      taxMinor: 0,
      pricesIncludeTax: false,
      grandTotalMinor: 0,
    };
    expect(paidForUnits(free, lines, [{ lineId: 'mug', quantity: 3 }])).toBe(0);
  });
});

/** Of an order of which the shop has 50.00. */
const after = (refundDueMinor: number, happening: Parameters<typeof refundDueAfter>[1]) =>
  refundDueAfter({ refundDueMinor, keptMinor: 5000 }, happening);

describe('what is to be refunded', () => {
  it('grows with returns and with refunds that failed, and falls with those that were made', () => {
    expect(after(0, { kind: 'returned', amountMinor: 900 })).toBe(900);
    expect(after(900, { kind: 'refunded', amountMinor: 1500 })).toBe(0);
    expect(after(900, { kind: 'refused', amountMinor: 900 })).toBe(900);
    expect(after(0, { kind: 'refused', amountMinor: 700 })).toBe(700);
    expect(after(100, { kind: 'bounced', amountMinor: 900 })).toBe(1000);
    expect(after(4900, { kind: 'returned', amountMinor: 900 })).toBe(5000);
  });
});
