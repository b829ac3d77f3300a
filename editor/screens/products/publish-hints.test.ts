import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { expect, it } from 'vitest';
import { publishHints } from './publish-hints.ts';
import { aProduct, aVariant } from './product-fixture.ts';

const hintsOf = (change: Partial<ProductDetail>, variant: Partial<OwnerVariantView> = {}) =>
  publishHints(aProduct({ variants: [aVariant('a', variant)], ...change }));

it('a new product lacks a price, a picture and stock', () => {
  expect(hintsOf({}, { priceMinor: 0, qtyInStock: 0 })).toEqual(['price', 'picture', 'stock']);
});

it('a download lacks its file, and never stock', () => {
  expect(hintsOf({ type: 'digital' }, { unlimited: true, qtyInStock: 0 })).toEqual(['picture', 'file']);
});

it('a price of 0 on sale is none either', () => {
  expect(hintsOf({}, { onSale: true, salePriceMinor: 0 })).toContain('price');
  expect(hintsOf({}, { onSale: true, salePriceMinor: 900 })).not.toContain('price');
});
