import { describe, expect, it } from 'vitest';
import { allUnits, readUnits } from './fulfil-draft.ts';

const lines = [
  { id: 'mug', toSend: 3 },
  { id: 'bowl', toSend: 1 },
];

describe('the units of a fulfillment', () => {
  it('are all that is left at first', () => {
    expect(readUnits(lines, allUnits(lines))).toEqual({
      units: [
        { lineId: 'mug', quantity: 3 },
        { lineId: 'bowl', quantity: 1 },
      ],
      problems: {},
    });
  });

  it('leave out lines with no number or 0', () => {
    expect(readUnits(lines, { mug: ' 0 ', bowl: '' })).toEqual({ units: [], problems: {} });
  });

  it.each(['4', '-1', '1.5', 'two', '999999'])('are refused as “%s”, and the others are kept', (typed) => {
    expect(readUnits(lines, { mug: typed, bowl: '1' })).toEqual({
      units: [{ lineId: 'bowl', quantity: 1 }],
      problems: { mug: 'Enter a whole number from 0 to 3.' },
    });
  });
});
