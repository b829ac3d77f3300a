import { expect, it } from 'vitest';
import { aMug } from './product-fixture.ts';
import { UNLIMITED, valuesOf } from './product-values.ts';
import { cellColumns, cellsOf, changeVariants, pastedChanges, shownCell } from './variant-cells.ts';

const fieldsOf = (type: Parameters<typeof cellColumns>[0]) => cellColumns(type).map(({ field }) => field);

it('the table has the columns that the type of product needs', () => {
  expect(fieldsOf('physical')).toEqual(['price', 'salePrice', 'stock', 'sku', 'weight']);
  expect(fieldsOf('service')).toEqual(['price', 'salePrice', 'stock', 'sku']);
  expect(fieldsOf('giftCard')).toEqual(['price', 'salePrice', 'sku']);
});

it('"unlimited", also begun only, means in the stock that it never runs out, and elsewhere is a text', () => {
  expect(['Unlimited', 'u', UNLIMITED, '12'].map((typed) => shownCell('stock', typed))).toEqual([
    'Unlimited',
    'Unlimited',
    'Unlimited',
    '12',
  ]);
  expect(shownCell('sku', 'U')).toBe('U');
});

it('cells of a spreadsheet fill rows and columns from the cell they are pasted into, and none beyond the table', () => {
  const cells = cellsOf('30\t"25"\r\n31\t\r\n99\t1\r\n');
  const columns = cellColumns('physical').slice(0, 2);
  expect(pastedChanges(cells, ['a', 'b'], columns)).toEqual(
    new Map([
      ['a', { price: '30', salePrice: '25' }],
      ['b', { price: '31', salePrice: '' }],
    ]),
  );
});

it('a change of several variants is undone without touching what was typed elsewhere', () => {
  const { variants } = valuesOf(aMug(), 'UTC');
  const changed = changeVariants(
    variants,
    new Map([
      ['oat-s', { price: '9' }],
      ['moss-l', { price: '8' }],
    ]),
  );
  const typed = changeVariants(changed.variants, new Map([['oat-s', { sku: 'NEW' }]]));
  const back = changeVariants(typed.variants, changed.undo);
  expect(back.variants['oat-s']).toEqual({ ...variants['oat-s'], sku: 'NEW' });
  expect(back.variants['moss-l']).toEqual(variants['moss-l']);
});
