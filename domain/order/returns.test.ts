import { describe, expect, it } from 'vitest';
import { refundDueAfter, refundDueWithoutReturn } from './refund-due.ts';
import { isEnoughSent, madeDueBy, paidForUnits, type RecordedReturn, unitsToReturn } from './returns.ts';

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
    expect(isEnoughSent({ lines, fulfilled, returned, refunded: [] })).toBe(true);
    expect(isEnoughSent({ lines, fulfilled: fulfilled.slice(1), returned, refunded: [] })).toBe(false);
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

  it('contains the taxes of its own line where products have different rates', () => {
    // 20 % on the mugs and 5 % on the bowl.
    const mixed = {
      ...totals,
      pricesIncludeTax: false,
      taxMinor: 540 + 100,
      lineTaxesMinor: [
        [540, 0],
        [0, 100],
      ],
      grandTotalMinor: 4700 + 600 + 640,
    };
    expect(paidForUnits(mixed, lines, [{ lineId: 'mug', quantity: 1 }])).toBe(900 + 180);
    expect(paidForUnits(mixed, lines, [{ lineId: 'bowl', quantity: 1 }])).toBe(2000 + 100);
    expect(paidForUnits({ ...mixed, pricesIncludeTax: true }, lines, [{ lineId: 'mug', quantity: 1 }])).toBe(
      900,
    );
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

describe('what is to be refunded once returns are deleted', () => {
  // 7 % on top of what is not divisible, so that a return's worth depends on those before it.
  const totals = {
    lineSubtotalsMinor: [3000, 3998],
    taxMinor: 490,
    pricesIncludeTax: false,
    grandTotalMinor: 3000 + 3998 + 600 + 490,
  };
  const bought = [
    { id: 'mug', productName: 'Mug', quantity: 3 },
    { id: 'bowl', productName: 'Bowl', quantity: 2 },
  ];
  const kept: RecordedReturn = { lines: [{ lineId: 'mug', quantity: 1 }], isRefundDue: false };
  const due: RecordedReturn = { lines: [{ lineId: 'bowl', quantity: 1 }], isRefundDue: true };
  const dueBy = (...returns: RecordedReturn[]): number => madeDueBy(totals, bought, returns);

  it('is nothing, also when a refund for something else was made between them', () => {
    const keptMinor = totals.grandTotalMinor - 100;
    const refunded = { refundedMinor: 100, pendingMinor: 0, isSettled: false };
    const both = dueBy(kept, due);
    expect(both).not.toBe(dueBy(due));
    const first = refundDueWithoutReturn(
      { refundDueMinor: both, keptMinor },
      { amountMinor: both - dueBy(due), isRefundDue: false },
      refunded,
    );
    expect(first).toBe(dueBy(due));
    const second = refundDueWithoutReturn(
      { refundDueMinor: first ?? -1, keptMinor },
      { amountMinor: dueBy(due), isRefundDue: true },
      { ...refunded, refundedMinor: 0 },
    );
    expect(second).toBe(0);
  });

  it('stays nothing where all was refunded, however the rest is rounded', () => {
    const refunded = { refundedMinor: 2000, pendingMinor: 0, isSettled: false };
    const made = { amountMinor: -1, isRefundDue: false };
    expect(refundDueWithoutReturn({ refundDueMinor: 0, keptMinor: 5000 }, made, refunded)).toBe(0);
  });
});
