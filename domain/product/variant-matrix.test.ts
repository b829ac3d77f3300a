import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinationCount,
  optionEditsOf,
  type OptionEdit,
  optionFaults,
  variantMatrix,
} from './variant-matrix.ts';

const variant = (id: string, attributes: Record<string, string>) => ({ id, attributes });
const mugs = {
  variantOptions: ['Color', 'Size'],
  variants: [
    variant('os', { Color: 'Oat', Size: 'S' }),
    variant('ol', { Color: 'Oat', Size: 'L' }),
    variant('ms', { Color: 'Moss', Size: 'S' }),
    variant('ml', { Color: 'Moss', Size: 'L' }),
  ],
};
const ids = (options: readonly OptionEdit[]) => {
  const { rows, orphaned } = variantMatrix(options, mugs.variants);
  return {
    rows: rows.map((row) => `${Object.values(row.attributes).join(' ')}: ${row.variant?.id ?? 'new'}`),
    orphaned: orphaned.map(({ id }) => id),
  };
};
const edits = optionEditsOf(mugs);
const [color, size] = edits as [OptionEdit, OptionEdit];

describe('the matrix of variants', () => {
  it('keeps all variants of unchanged options', () => {
    expect(ids(edits)).toEqual({
      rows: ['Oat S: os', 'Oat L: ol', 'Moss S: ms', 'Moss L: ml'],
      orphaned: [],
    });
  });

  it('keeps variants when an option and a value are renamed and the order changes', () => {
    const renamed = {
      ...color,
      name: 'Glaze',
      values: [
        { name: 'Moss', was: 'Moss' },
        { name: 'Linen', was: 'Oat' },
      ],
    };
    expect(ids([size, renamed])).toEqual({
      rows: ['S Moss: ms', 'S Linen: os', 'L Moss: ml', 'L Linen: ol'],
      orphaned: [],
    });
    expect(variantMatrix([renamed, size], mugs.variants).rows[2]?.attributes).toEqual({
      Glaze: 'Linen',
      Size: 'S',
    });
  });

  it('keeps variants when two values swap their names', () => {
    const swapped = {
      ...color,
      values: [
        { name: 'Moss', was: 'Oat' },
        { name: 'Oat', was: 'Moss' },
      ],
    };
    expect(ids([swapped, size]).rows).toEqual(['Moss S: os', 'Moss L: ol', 'Oat S: ms', 'Oat L: ml']);
  });

  it('adds the combinations of a new value, and gives the first value of a new option to existing variants', () => {
    expect(ids([{ ...color, values: [...color.values, { name: 'Ash', was: null }] }, size])).toMatchObject({
      rows: ['Oat S: os', 'Oat L: ol', 'Moss S: ms', 'Moss L: ml', 'Ash S: new', 'Ash L: new'],
    });
    const lid = { name: 'Lid', was: null, values: ['No', 'Yes'].map((name) => ({ name, was: null })) };
    expect(ids([...edits, lid])).toEqual({
      rows: [
        'Oat S No: os',
        'Oat S Yes: new',
        'Oat L No: ol',
        'Oat L Yes: new',
        'Moss S No: ms',
        'Moss S Yes: new',
        'Moss L No: ml',
        'Moss L Yes: new',
      ],
      orphaned: [],
    });
  });

  it('names the variants that a removed value or option leaves without a place', () => {
    expect(ids([{ ...color, values: color.values.slice(1) }, size]).orphaned).toEqual(['os', 'ol']);
    expect(ids([color])).toEqual({ rows: ['Oat: os', 'Moss: ms'], orphaned: ['ol', 'ml'] });
    expect(ids([])).toEqual({ rows: [': os'], orphaned: ['ol', 'ms', 'ml'] });
  });

  it('takes a value that was removed and entered again as a new one', () => {
    const again = {
      ...size,
      values: [
        { name: 'S', was: null },
        { name: 'L', was: 'L' },
      ],
    };
    expect(ids([color, again])).toEqual({
      rows: ['Oat S: new', 'Oat L: ol', 'Moss S: new', 'Moss L: ml'],
      orphaned: ['os', 'ms'],
    });
  });

  it('gives every stored variant exactly one place, or names it as orphaned', () => {
    const value = fc.record({
      name: fc.string({ minLength: 1, maxLength: 3 }),
      was: fc.constantFrom('Oat', 'Moss', 'S', 'L', null),
    });
    const option = fc.record({
      name: fc.string({ minLength: 1 }),
      was: fc.constantFrom('Color', 'Size', null),
      values: fc.array(value, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(option, { maxLength: 3 }), (options) => {
        const { rows, orphaned } = variantMatrix(options, mugs.variants);
        const placed = rows.flatMap((row) => (row.variant === null ? [] : [row.variant]));
        expect([...placed, ...orphaned].map(({ id }) => id).toSorted()).toEqual(['ml', 'ms', 'ol', 'os']);
        expect(rows).toHaveLength(combinationCount(options));
      }),
    );
  });
});

const ten = (name: string) => ({
  name,
  was: null,
  values: Array.from({ length: 10 }, (_, at) => ({ name: `${at}`, was: null })),
});

describe('options', () => {
  it.each([
    ['a blank name', [{ ...color, name: ' ' }], '0.name'],
    ['two options of one name', [color, { ...size, name: 'color ' }], '1.name'],
    ['no values', [{ ...color, values: [] }], '0.values'],
    [
      'two values of one name',
      [{ ...size, values: [size.values[0], { name: 's', was: null }] }],
      '0.values.1.name',
    ],
    ['a name of 10,000 letters', [{ ...color, name: 'x'.repeat(10_000) }], '0.name'],
    ['five of them', Array.from({ length: 5 }, (_, at) => ({ ...color, name: `Option ${at}` })), ''],
  ])('with %s are refused with a sentence', (_, options, path) => {
    expect(optionFaults(options as OptionEdit[])[path]).toMatch(/^(Enter|There|Add|A product)/);
  });

  it('that multiply to 10,000 variants are refused with the count', () => {
    expect(optionFaults(['A', 'B', 'C', 'D'].map(ten))).toEqual({
      '': 'These options make 10,000 variants. A product has at most 500: remove some values.',
    });
    expect(optionFaults(['A', 'B'].map(ten))).toEqual({});
  });
});
