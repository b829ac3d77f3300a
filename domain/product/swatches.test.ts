import { expect, test } from 'vitest';
import type { Product, ProductSelling, Variant } from './product.ts';
import { swatchesAfter, swatchesOf } from './swatches.ts';

const variant = (color: string, imageId: string | null = null): Variant => ({
  id: color,
  sku: color,
  attributes: { Color: color, Size: 'Large' },
  priceMinor: 1000,
  onSale: false,
  salePriceMinor: 0,
  unlimited: true,
  qtyInStock: 0,
  imageId,
});
const shown = (
  colors: readonly Variant[],
  selling: Partial<ProductSelling> = { variantSelector: 'radio' },
) => {
  const product: Pick<Product, 'variantOptions' | 'variants' | 'selling'> = {
    variantOptions: ['Color', 'Size'],
    variants: colors,
    selling,
  };
  return swatchesOf(product, [{ id: 'ink', assetUrl: '/media/ink' }]);
};

test('a value shows the color or picture the owner set, or only its name', () => {
  const swatches = { Color: { Moss: '#56654A', Ink: 'picture' } };
  expect(shown([variant('Moss'), variant('Ink', 'ink'), variant('Oat')], { swatches })).toEqual({
    Color: { Moss: { color: '#56654A' }, Ink: { assetUrl: '/media/ink' } },
  });
});

test('swatches stay with the options and values that are renamed, and leave with those that are removed', () => {
  const stored = { Color: { Moss: '#56654a', Oat: '#d9cbb3' }, Size: { L: 'picture' } };
  const values = [
    { name: ' Fern ', was: 'Moss' },
    { name: 'Ink', was: null, swatch: '#2b2e38' },
    { name: 'Snow', was: null },
  ];
  expect(swatchesAfter([{ name: 'Glaze', was: 'Color', values }], stored)).toEqual({
    Glaze: { Fern: '#56654a', Ink: '#2b2e38' },
  });
  const cleared = [
    { name: 'Moss', was: 'Moss', swatch: '' },
    { name: 'Oat', was: 'Oat' },
  ];
  expect(swatchesAfter([{ name: 'Color', was: 'Color', values: cleared }], stored)).toEqual({
    Color: { Oat: '#d9cbb3' },
  });
});

test('an invalid color or missing picture falls back to the name', () => {
  const swatches = { Color: { Moss: 'red;background:url(//x)', Ink: 'picture', Oat: 'picture' } };
  expect(shown([variant('Moss'), variant('Ink'), variant('Oat', 'gone')], { swatches })).toEqual({});
});

test('an option whose values are all plain colors shows them automatically', () => {
  expect(shown([variant('Black'), variant('navy')])).toEqual({
    Color: { Black: { color: '#1b1b1b' }, navy: { color: '#1f2d4d' } },
  });
  expect(shown([variant('Black'), variant('Moss')])).toEqual({});
  expect(shown([variant('Black'), variant('Navy')], { variantSelector: 'dropdown' })).toEqual({});
});
