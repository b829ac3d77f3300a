import { describe, expect, it } from 'vitest';
import { decideForm, decideOptions, decideStock, decideWay } from '../add-flow/decide-add.ts';
import { unpackCard, packCard } from './card-product.ts';
import type { Product, Variant } from './product.ts';

const variant: Variant = {
  id: 'v1',
  sku: 'MUG',
  attributes: {},
  priceMinor: 2800,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock: 3,
  imageId: null,
};
const mug: Product = {
  id: 'p1',
  title: 'Mug',
  type: 'physical',
  variantOptions: [],
  variants: [variant],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
};
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const donation = { suggestedMinor: [500], minimumMinor: 100, maximumMinor: 100_000 };

describe('a card', () => {
  it.each<[string, Product]>([
    ['with one variant', mug],
    ['sold out', { ...mug, variants: [{ ...variant, qtyInStock: 0 }] }],
    ['unlimited', { ...mug, variants: [{ ...variant, unlimited: true, qtyInStock: 0 }] }],
    ['with a choice', { ...mug, variantOptions: ['Size'], variants: [variant, { ...variant, id: 'v2' }] }],
    ['that is a gift card', { ...mug, type: 'giftCard' }],
    ['that is subscribed', { ...mug, subscriptionPlan: monthly }],
    ['that asks', { ...mug, customForm: { id: 'f1', name: 'Plate', fields: [] } }],
    ['that is given to', { ...mug, selling: { donation } }],
  ])('%s takes the same path through the add flow as its product', (_what, product) => {
    const opened = unpackCard(packCard(product));
    for (const decide of [decideOptions, decideStock, decideWay]) {
      const selection = { choices: {}, quantityText: '1', express: false };
      expect(decide({ ...selection, product: opened })).toBe(decide({ ...selection, product }));
    }
    const selection = { product: opened, choices: {}, quantityText: '1', express: false };
    expect(decideForm(selection, false)).toBe(decideForm({ ...selection, product }, false));
    expect(opened.variants[0]?.sku).toBe(product.variants.length === 1 ? 'MUG' : '');
  });

  it('is short', () => {
    expect(JSON.stringify(packCard(mug))).toBe('{"id":"p1","title":"Mug","sku":"MUG","stock":3}');
  });
});
