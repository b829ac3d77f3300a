import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import { expect, test } from 'vitest';
import { linesOf } from './draft-start.ts';

const variant = (variantId: string, unitPriceMinor: number): SellableProduct['variants'][number] => ({
  variantId,
  sku: variantId.toUpperCase(),
  attributes: {},
  unitPriceMinor,
  unlimited: true,
  qtyInStock: 0,
});
const product = (title: string, change: Partial<SellableProduct>): SellableProduct => ({
  itemId: title,
  title,
  type: 'physical',
  picture: null,
  refusal: null,
  variants: [],
  ...change,
});

test('an order is put together again in its order, at the prices of today, each variant once', () => {
  const sold = [
    { variantId: 'bowl', productName: 'Bowl', quantity: 1 },
    { variantId: 'mug', productName: 'Mug', quantity: 2 },
    { variantId: 'bowl', productName: 'Bowl', quantity: 3 },
  ];
  const products = [
    product('Mug', { variants: [variant('other', 1), variant('mug', 2800)] }),
    product('Bowl', { variants: [variant('bowl', 4000)] }),
  ];
  const { lines, dropped } = linesOf(sold, products, 'USD');
  expect(lines).toMatchObject([
    { id: 'bowl', quantity: '4', unitPriceMinor: '40.00' },
    { id: 'mug', quantity: '2', unitPriceMinor: '28.00' },
  ]);
  expect(dropped).toEqual([]);
});

test('what is deleted or cannot be sold by a draft is left out and named once', () => {
  const sold = [
    { variantId: 'gone', productName: 'Old Jar', quantity: 1 },
    { variantId: 'post', productName: 'Clay Post', quantity: 1 },
    { variantId: 'post2', productName: 'Clay Post', quantity: 1 },
    { variantId: 'mug', productName: 'Mug', quantity: 1 },
  ];
  const products = [
    product('Clay Post', { refusal: 'subscription', variants: [variant('post', 1), variant('post2', 2)] }),
    product('Mug', { variants: [variant('mug', 2800)] }),
  ];
  const { lines, dropped } = linesOf(sold, products, 'USD');
  expect(lines.map(({ id }) => id)).toEqual(['mug']);
  expect(dropped).toEqual(['Old Jar', 'Clay Post']);
});
