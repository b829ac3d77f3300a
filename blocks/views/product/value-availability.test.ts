import { expect, test } from 'vitest';
import { valueAvailability } from './value-availability.ts';

const variant = (color: string, size: string, qtyInStock: number) => ({
  id: `${color}${size}`,
  sku: `${color}${size}`,
  attributes: { Color: color, Size: size },
  priceMinor: 1,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock,
  imageId: null,
});
const mug = {
  id: 'mug',
  title: 'Mug',
  type: 'physical',
  variantOptions: ['Color', 'Size'],
  variants: [variant('Ink', 'Small', 3), variant('Ink', 'Large', 0), variant('Oat', 'Large', 2)],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
} as const;

test('with nothing else selected a value is available as long as one of its variants is', () => {
  expect(valueAvailability(mug, {}, 'Color', 'Ink')).toBe('available');
});

test('a value whose variant has no stock left is sold out', () => {
  expect(valueAvailability(mug, { Color: 'Ink' }, 'Size', 'Large')).toBe('sold-out');
});

test('a value without a variant for the other selection is unavailable', () => {
  expect(valueAvailability(mug, { Color: 'Oat' }, 'Size', 'Small')).toBe('unavailable');
});

test('the option’s own selection does not affect its other values', () => {
  expect(valueAvailability(mug, { Color: 'Ink', Size: 'Large' }, 'Color', 'Oat')).toBe('available');
});
