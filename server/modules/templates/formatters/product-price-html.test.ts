import { ProductPrice } from '@vitrine/blocks/views/product/product-price.render.tsx';
import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productPriceHtml } from './product-price-html.ts';

const variant = (change: Partial<Variant> = {}): Variant => ({
  id: 'v',
  sku: 'V',
  attributes: {},
  priceMinor: 123_456,
  onSale: false,
  salePriceMinor: 0,
  unlimited: true,
  qtyInStock: 0,
  imageId: null,
  ...change,
});
const product = (change: Partial<Product> = {}): Product => ({
  id: 'p',
  title: 'Mug',
  type: 'physical',
  variantOptions: [],
  variants: [variant()],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
  ...change,
});
const two = [variant(), variant({ priceMinor: 100 })];
const onSale = [variant({ onSale: true, salePriceMinor: 99_900 })];
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;

test.each([
  ['plain', product()],
  ['of two prices', product({ variants: two })],
  ['on sale', product({ variants: onSale })],
  ['without variants', product({ variants: [] })],
  ['subscribed', product({ subscriptionPlan: monthly })],
  ['subscribed at two prices', product({ subscriptionPlan: monthly, variants: two })],
  ['subscribed on sale', product({ subscriptionPlan: monthly, variants: onSale })],
  ['subscribed without variants', product({ subscriptionPlan: monthly, variants: [] })],
])('the price of a product %s is the same in a list and on its page', (_what, shown) => {
  for (const currency of ['USD', 'JPY', 'EUR'] as const) {
    const view = createElement(ProductPrice, { product: shown, currency, variant: null });
    expect(productPriceHtml(shown, currency, 'en')).toBe(renderToStaticMarkup(view));
  }
});
