import { describe, expect, it } from 'vitest';
import type { Product, ProductSelling, Variant } from './product.ts';
import { scarcityLine } from './scarcity.ts';

const settings = { enabled: true, text: 'Only {n} left', threshold: 5, shownByDefault: true };
const variant = (qtyInStock: number, unlimited = false): Variant => ({
  id: 'v',
  sku: 'S',
  attributes: {},
  priceMinor: 1,
  onSale: false,
  salePriceMinor: 0,
  unlimited,
  qtyInStock,
  imageId: null,
});
const product = (variants: Variant[], selling: Partial<ProductSelling> = {}): Product => ({
  id: 'p',
  title: 'Vase',
  type: 'physical',
  variantOptions: [],
  variants,
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
  selling,
});

describe('the scarcity line', () => {
  it('shows how many are left at or below the threshold, for the selected variant or all', () => {
    const two = product([variant(3), variant(2)]);
    expect(scarcityLine(two, null, settings)).toBe('Only 5 left');
    expect(scarcityLine(two, two.variants[1] ?? null, settings)).toBe('Only 2 left');
    expect(scarcityLine(product([variant(6)]), null, settings)).toBeNull();
  });

  it('is hidden when sold out or unlimited', () => {
    expect(scarcityLine(product([variant(0)]), null, settings)).toBeNull();
    expect(scarcityLine(product([variant(2), variant(0, true)]), null, settings)).toBeNull();
    expect(scarcityLine({ ...product([variant(2)]), type: 'digital' }, null, settings)).toBeNull();
  });

  it('follows the store’s switch, its default, and the product’s own settings', () => {
    const few = product([variant(2)]);
    expect(scarcityLine(few, null, { ...settings, enabled: false })).toBeNull();
    expect(scarcityLine(few, null, { ...settings, shownByDefault: false })).toBeNull();
    const shown = product([variant(2)], { scarcityShown: true, scarcityText: 'The last {n}' });
    expect(scarcityLine(shown, null, { ...settings, shownByDefault: false })).toBe('The last 2');
    expect(scarcityLine(product([variant(2)], { scarcityShown: false }), null, settings)).toBeNull();
    expect(scarcityLine(product([variant(2)], { scarcityText: ' ' }), null, settings)).toBe('Only 2 left');
  });
});
