import { optionFaults } from '@vitrine/domain/product/variant-matrix.ts';
import { expect, it } from 'vitest';
import { editsOf, optionRowsOf, problemsByRow, splitPasted } from './option-rows.ts';

let last = 0;
const newId = () => {
  last += 1;
  return `n${last}`;
};

it('options begin with one empty option, and what is left empty is not entered', () => {
  const rows = optionRowsOf([], newId);
  expect(rows).toHaveLength(1);
  expect(editsOf(rows)).toEqual([]);
});

it('a value that was renamed keeps what it was; one that was emptied is a fault, not a removal', () => {
  const [color] = optionRowsOf(
    [
      {
        name: 'Color',
        was: 'Color',
        values: [
          { name: 'Oat', was: 'Oat' },
          { name: 'Moss', was: 'Moss' },
        ],
      },
    ],
    newId,
  );
  if (color === undefined) throw new Error('no option');
  const [oat, moss] = color.values;
  if (oat === undefined || moss === undefined) throw new Error('no values');
  const rows = [
    {
      ...color,
      values: [
        { ...oat, name: 'Linen' },
        { ...moss, name: ' ' },
      ],
    },
  ];
  const edits = editsOf(rows);
  expect(edits[0]?.values).toEqual([
    { name: 'Linen', was: 'Oat', swatch: '' },
    { name: ' ', was: 'Moss', swatch: '' },
  ]);
  expect([...problemsByRow(rows, optionFaults(edits)).keys()]).toEqual([`${color.id}.${moss.id}`]);
});

it('a problem is beside its row, also after rows that were left empty', () => {
  const [empty] = optionRowsOf([], newId);
  const [size] = optionRowsOf([{ name: 'Size', was: null, values: [] }], newId);
  if (empty === undefined || size === undefined) throw new Error('no option');
  const rows = [empty, { ...size, was: null, values: [{ id: 'v', name: '', was: null, swatch: '' }] }];
  const problems = problemsByRow(rows, optionFaults(editsOf(rows)));
  expect(problems.get(`${size.id}.v`)).toBe('Add at least one value.');
});

it('several values are pasted at once', () => {
  expect(splitPasted('Oat, Moss;Ink\nClay')).toEqual(['Oat', 'Moss', 'Ink', 'Clay']);
  expect(splitPasted('Oat')).toBeNull();
  expect(splitPasted('Oat,')).toBeNull();
});
