import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseUnits, fulfilmentStateOf, type LineUnits, unitsToSend } from './fulfilment.ts';

const lines = [
  { id: 'mug', productName: 'Mug', quantity: 3 },
  { id: 'bowl', productName: 'Bowl', quantity: 1 },
];
const nothing: readonly LineUnits[] = [];

describe('the fulfilment of an order', () => {
  it('follows its parcels: unfulfilled, partially fulfilled, fulfilled', () => {
    const units = { lines, fulfilled: nothing, removed: nothing };
    expect(fulfilmentStateOf(units)).toBe('unfulfilled');
    const part = { ...units, fulfilled: [{ lineId: 'mug', quantity: 2 }] };
    expect(fulfilmentStateOf(part)).toBe('partially-fulfilled');
    expect(unitsToSend(part)).toEqual([
      { lineId: 'mug', quantity: 1 },
      { lineId: 'bowl', quantity: 1 },
    ]);
    const rest = { ...part, fulfilled: [...part.fulfilled, ...unitsToSend(part)] };
    expect(fulfilmentStateOf(rest)).toBe('fulfilled');
    expect(unitsToSend(rest)).toEqual([]);
  });

  it('is complete when the units that were not sent are taken off', () => {
    const removed = [
      { lineId: 'mug', quantity: 1 },
      { lineId: 'bowl', quantity: 1 },
    ];
    expect(fulfilmentStateOf({ lines, fulfilled: [{ lineId: 'mug', quantity: 2 }], removed })).toBe(
      'fulfilled',
    );
  });

  it('takes no more units of a line than are left, also when the line is named twice', () => {
    const left = [{ lineId: 'mug', quantity: 2 }];
    const twice = [
      { lineId: 'mug', quantity: 1 },
      { lineId: 'mug', quantity: 1 },
    ];
    expect(chooseUnits(lines, left, twice)).toEqual({ ok: true, value: [{ lineId: 'mug', quantity: 2 }] });
    expect(chooseUnits(lines, left, [...twice, ...twice])).toMatchObject({
      error: { code: 'UNITS_TOO_MANY', params: { product: 'Mug', quantity: 2 } },
    });
    expect(chooseUnits(lines, left, [{ lineId: 'bowl', quantity: 1 }])).toMatchObject({
      error: { code: 'UNITS_TOO_MANY', params: { product: 'Bowl', quantity: 0 } },
    });
    expect(chooseUnits(lines, left, [{ lineId: 'plate', quantity: 1 }])).toMatchObject({
      error: { code: 'ORDER_LINE_UNKNOWN' },
    });
  });

  it('sends every unit once, in whatever parcels', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    const parcels = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(quantities, parcels, (ordered, wishes) => {
        const all = ordered.map((quantity, at) => ({ id: `${at}`, productName: '', quantity }));
        let fulfilled: readonly LineUnits[] = [];
        for (const wish of wishes) {
          const wanted = all.flatMap(({ id }, at) =>
            (wish[at] ?? 0) > 0 ? [{ lineId: id, quantity: wish[at] ?? 0 }] : [],
          );
          const left = unitsToSend({ lines: all, fulfilled, removed: [] });
          const chosen = chooseUnits(all, left, wanted);
          if (chosen.ok) fulfilled = [...fulfilled, ...chosen.value];
        }
        for (const { id, quantity } of all) {
          const sent = fulfilled
            .filter(({ lineId }) => lineId === id)
            .reduce((sum, one) => sum + one.quantity, 0);
          const left = unitsToSend({ lines: all, fulfilled, removed: [] }).find(
            ({ lineId }) => lineId === id,
          );
          expect(sent + (left?.quantity ?? 0)).toBe(quantity);
        }
      }),
    );
  });
});
