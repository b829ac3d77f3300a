import { optionFaults, type OptionEdit } from '@vitrine/domain/product/variant-matrix.ts';
import { describe, expect, it } from 'vitest';
import { addVariants, editOptions, settledValues } from './option-changes.ts';
import { changesOf } from './product-changes.ts';
import { aMug, aProduct, aVariant } from './product-fixture.ts';
import { type ProductValues, valuesOf } from './product-values.ts';
import { nameOfVariant, variantRows } from './variant-rows.ts';

let last = 0;
const newId = () => {
  last += 1;
  return `new-${last}`;
};
const value = (name: string, was: string | null = name) => ({ name, was });
const unmarked = (name: string, was: string | null = name) => ({ ...value(name, was), swatch: '' });
const color = (...values: OptionEdit['values']): OptionEdit => ({ ...value('Color'), values });
const size = { ...value('Size'), values: [value('S'), value('L')] };

const mug = aMug();
const start = valuesOf(mug, 'UTC');
const apply = (edits: readonly OptionEdit[], values: ProductValues = start, product = mug) => {
  const effect = editOptions(values, product, edits, newId);
  return { ...effect, values: { ...values, ...effect.values } };
};
const shown = (values: ProductValues, product = mug) =>
  variantRows(values, product)
    .rows.filter(({ id }) => values.variants[id]?.isRemoved === false)
    .map(({ attributes, stored }) => `${nameOfVariant(attributes)}${stored === null ? ' (new)' : ''}`);
const bodyOf = (values: ProductValues, product = mug) => {
  const reading = changesOf(values, product, 'UTC', String);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.body;
};

const swatches = ({ options }: ProductValues) =>
  options[0]?.values.map(({ name, swatch }) => `${name} ${swatch}`);

describe('editing the options of a product', () => {
  it('keeps the swatches of values that are renamed, and brings them back with a removed value', () => {
    const marked = { ...mug, swatches: { Color: { Oat: '#d9cbb3', Moss: '#56654a' } } };
    const from = valuesOf(marked, 'UTC');
    const renamed = apply([color(value('Linen', 'Oat'), value('Moss')), size], from, marked);
    expect(swatches(renamed.values)).toEqual(['Linen #d9cbb3', 'Moss #56654a']);
    const cleared = { ...value('Oat'), swatch: '' };
    expect(swatches(apply([color(cleared, value('Moss')), size], from, marked).values)?.[0]).toBe('Oat ');
    const removed = apply([color(value('Moss')), size], from, marked);
    const back = apply([color(value('Moss'), value('Oat', null)), size], removed.values, marked);
    expect(swatches(back.values)).toEqual(['Moss #56654a', 'Oat #d9cbb3']);
    expect(bodyOf(renamed.values, marked).options?.[0]?.values[0]).toEqual({
      name: 'Linen',
      was: 'Oat',
      swatch: '#d9cbb3',
    });
  });

  it('adds a variant for each combination with a new value, priced like the first', () => {
    const { kept, created, lost, values } = apply([
      color(value('Oat'), value('Moss'), value('Ink', null)),
      size,
    ]);
    expect([kept, created, lost]).toEqual([4, 2, []]);
    expect(shown(values)).toEqual([
      'Oat / S',
      'Oat / L',
      'Moss / S',
      'Moss / L',
      'Ink / S (new)',
      'Ink / L (new)',
    ]);
    expect(bodyOf(values)).toMatchObject({
      variants: [],
      created: [
        {
          attributes: { Color: 'Ink', Size: 'S' },
          priceMinor: 3400,
          stock: { unlimited: false, quantity: 0 },
        },
        { attributes: { Color: 'Ink', Size: 'L' } },
      ],
      options: [
        { name: 'Color', was: 'Color', values: [value('Oat'), value('Moss'), value('Ink', null)] },
        { name: 'Size', was: 'Size' },
      ],
    });
  });

  it('renames without touching a variant', () => {
    const { created, values } = apply([
      { ...value('Glaze', 'Color'), values: [value('Linen', 'Oat'), value('Moss')] },
      size,
    ]);
    expect(created).toBe(0);
    expect(shown(values)).toEqual(['Linen / S', 'Linen / L', 'Moss / S', 'Moss / L']);
    expect(Object.keys(bodyOf(values))).toEqual(['revision', 'variants', 'options']);
  });

  it('names the variants that a removed value deletes, and brings them back with it', () => {
    const removed = apply([color(value('Moss')), size]);
    expect(removed.lost.map(({ attributes }) => nameOfVariant(attributes))).toEqual(['Oat / S', 'Oat / L']);
    expect(bodyOf(removed.values).removed).toEqual(['oat-s', 'oat-l']);
    const back = apply([color(value('Moss'), value('Oat', null)), size], removed.values);
    expect([back.created, back.lost]).toEqual([0, []]);
    expect(bodyOf(back.values)).toEqual({
      revision: 3,
      variants: [],
      options: [
        color(unmarked('Moss'), unmarked('Oat')),
        { ...size, values: [unmarked('S'), unmarked('L')] },
      ],
    });
  });

  it('makes a product without options the first of its variants', () => {
    const plain = aProduct({ variants: [aVariant('only', { priceMinor: 2000, qtyInStock: 9 })] });
    const { kept, created, values } = apply(
      [{ ...value('Size', null), values: [value('S', null), value('M', null), value('L', null)] }],
      valuesOf(plain, 'UTC'),
      plain,
    );
    expect([kept, created]).toEqual([1, 2]);
    expect(shown(values, plain)).toEqual(['S', 'M (new)', 'L (new)']);
    expect(bodyOf(values, plain).created?.map(({ priceMinor }) => priceMinor)).toEqual([2000, 2000]);
  });

  it('does not force a combination that was left out', () => {
    const three = { ...mug, variants: mug.variants.slice(0, 3) };
    const { created, values } = apply(
      [color(value('Oat'), value('Moss'), value('Ink', null)), size],
      valuesOf(three, 'UTC'),
      three,
    );
    expect(created).toBe(2);
    const { missing } = variantRows(values, three);
    expect(missing).toEqual([{ Color: 'Moss', Size: 'L' }]);
    const filled = { ...values, variants: addVariants(values, missing, newId) };
    expect(shown(filled, three)).toHaveLength(6);
  });

  it('keeps what was typed into new variants when options are edited again', () => {
    const first = apply([color(value('Oat'), value('Moss'), value('Ink', null)), size]).values;
    const inkId = Object.keys(first.variants).find((id) => id.startsWith('new-'));
    const ink = first.variants[inkId ?? ''];
    if (inkId === undefined || ink === undefined) throw new Error('nothing new');
    const typed = { ...first, variants: { ...first.variants, [inkId]: { ...ink, price: '50' } } };
    const { values } = apply(
      [
        { ...value('Color'), values: [value('Oat'), value('Moss'), value('Black', 'Ink')] },
        { ...value('Size'), values: [value('S'), value('L')] },
      ],
      typed,
    );
    expect(values.variants[inkId]).toMatchObject({ price: '50', fresh: { Color: 'Black', Size: 'S' } });
    expect(bodyOf(values).options?.[0]?.values.at(-1)).toEqual(unmarked('Black', null));
  });

  it('after saving has the ids that the server gave to new variants', () => {
    const { values } = apply([color(value('Oat'), value('Ink', null)), size]);
    const saved = {
      ...mug,
      variants: [
        ...mug.variants.slice(0, 2),
        aVariant('stored-s', { attributes: { Size: 'S', Color: 'Ink' } }),
        aVariant('stored-l', { attributes: { Color: 'Ink', Size: 'L' } }),
      ],
    };
    const settled = settledValues(values, saved);
    expect(settled.variants['stored-s']).toMatchObject({ fresh: null, price: '34.00' });
    expect(Object.keys(settled.variants).filter((id) => id.startsWith('new-'))).toEqual([]);
    expect(settled.options[0]?.values).toEqual([unmarked('Oat'), unmarked('Ink')]);
  });
});

it('options that multiply to 10,000 variants are refused with the number before they are applied', () => {
  const ten = Array.from({ length: 10 }, (_, at) => value(`v${at}`, null));
  const edits = ['A', 'B', 'C', 'D'].map((name) => ({ ...value(name, null), values: ten }));
  expect(optionFaults(edits)).toEqual({
    '': 'These options make 10,000 variants. A product has at most 500: remove some values.',
  });
});
