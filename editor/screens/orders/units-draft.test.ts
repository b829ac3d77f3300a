import { describe, expect, it } from 'vitest';
import { allUnits, readUnits } from './units-draft.ts';

const lines = [
  { id: 'mug', most: 3 },
  { id: 'bowl', most: 1 },
];

describe('units chosen in a dialog', () => {
  it('are all that can be chosen at first', () => {
    expect(readUnits(lines, allUnits(lines), String)).toEqual({
      units: [
        { lineId: 'mug', quantity: 3 },
        { lineId: 'bowl', quantity: 1 },
      ],
      problems: {},
    });
  });

  it('leave out lines with no number or 0', () => {
    expect(readUnits(lines, { mug: ' 0 ', bowl: '' }, String)).toEqual({ units: [], problems: {} });
  });

  it.each(['4', '-1', '1.5', 'two', '999999'])('are refused as “%s”, and the others are kept', (typed) => {
    expect(readUnits(lines, { mug: typed, bowl: '1' }, String)).toEqual({
      units: [{ lineId: 'bowl', quantity: 1 }],
      problems: { mug: 'Enter a whole number from 0 to 3.' },
    });
  });
});
