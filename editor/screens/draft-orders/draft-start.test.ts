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

const sold = (variantId: string, productName: string, quantity: number) =>
  ({
    variantId,
    productName,
    quantity,
    isCustom: false,
    productType: 'physical',
    unitPriceMinor: 900,
  }) as const;

test('an order is put together again in its order, at the prices of today, each variant once', () => {
  const of = [sold('bowl', 'Bowl', 1), sold('mug', 'Mug', 2), sold('bowl', 'Bowl', 3)];
  const products = [
    product('Mug', { variants: [variant('other', 1), variant('mug', 2800)] }),
    product('Bowl', { variants: [variant('bowl', 4000)] }),
  ];
  const { lines, dropped } = linesOf({ lines: of, currency: 'USD' }, products, 'USD');
  expect(lines).toMatchObject([
    { id: 'bowl', quantity: '4', unitPriceMinor: '40.00' },
    { id: 'mug', quantity: '2', unitPriceMinor: '28.00' },
  ]);
  expect(dropped).toEqual([]);
});

test('what is deleted or cannot be sold by a draft is left out and named once', () => {
  const of = [
    sold('gone', 'Old Jar', 1),
    sold('post', 'Clay Post', 1),
    sold('post2', 'Clay Post', 1),
    sold('mug', 'Mug', 1),
  ];
  const products = [
    product('Clay Post', { refusal: 'subscription', variants: [variant('post', 1), variant('post2', 2)] }),
    product('Mug', { variants: [variant('mug', 2800)] }),
  ];
  const { lines, dropped } = linesOf({ lines: of, currency: 'USD' }, products, 'USD');
  expect(lines.map(({ id }) => id)).toEqual(['mug']);
  expect(dropped).toEqual(['Old Jar', 'Clay Post']);
});

test('a custom item is sold again at its price, in another currency without one', () => {
  const glazing = { ...sold('once', 'Glazing', 2), isCustom: true, productType: 'service' } as const;
  const order = { lines: [glazing, sold('mug', 'Mug', 1)], currency: 'USD' };
  const products = [product('Mug', { variants: [variant('mug', 2800)] })];
  const again = linesOf(order, products, 'USD');
  expect(again.lines).toMatchObject([
    { custom: { title: 'Glazing', isTaxed: true, isShipped: false }, quantity: '2', unitPriceMinor: '9.00' },
    { id: 'mug', custom: null, unitPriceMinor: '28.00' },
  ]);
  expect(again.dropped).toEqual([]);
  expect(again.lines[0]?.id).not.toBe('once');
  expect(linesOf(order, products, 'EUR').lines).toMatchObject([{ unitPriceMinor: '' }, {}]);
});
