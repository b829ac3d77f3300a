import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductPurchase } from './product-purchase.render.tsx';

const one: Variant = {
  id: 'v1',
  sku: 'BOWL',
  attributes: {},
  priceMinor: 6400,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock: 9,
  imageId: null,
};
const bowl: Product = {
  id: 'bowl',
  title: 'Serving bowl',
  type: 'physical',
  variantOptions: [],
  variants: [one],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
};
const mug: Product = {
  ...bowl,
  id: 'mug',
  title: 'Stoneware mug',
  variantOptions: ['Color'],
  variants: [
    { ...one, id: 'm1', sku: 'OAT', attributes: { Color: 'Oat' }, priceMinor: 2800 },
    { ...one, id: 'm2', sku: 'INK', attributes: { Color: 'Ink' }, priceMinor: 3400, qtyInStock: 0 },
  ],
};

function render(product: Product, notice: { code: string; message: string } | null = null): string {
  return renderToString(
    <ProductPurchase websiteId="w" product={product} currency="USD" fullUrl="/shop/p/x" notice={notice} />,
  );
}

test('it is a form that posts the item, its only variant and a quantity without JavaScript', () => {
  const html = render(bowl);
  expect(html).toContain('action="/cart/entries" method="post"');
  expect(html).toContain('name="itemId" value="bowl"');
  expect(html).toContain('name="sku" value="BOWL"');
  expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="9999" step="1"/);
  expect(html).toContain('Add To Cart');
  expect(html).not.toContain('type="radio"');
});

test('with more than one variant each option is a group of radio buttons, and no variant is sent ahead', () => {
  const html = render(mug);
  expect(html).toContain('name="option.Color" value="Oat"');
  expect(html).toContain('from $28.00');
  expect(html).not.toContain('name="sku"');
});

test('a sold-out value is marked and says so', () => {
  expect(render(mug)).toMatch(/data-mark="sold-out"><input[^>]*aria-label="Ink, sold out"/);
});

test('many values make a list instead of buttons', () => {
  const values = Array.from({ length: 9 }, (_, index) => `No ${String(index)}`);
  const html = render({
    ...mug,
    variants: values.map((value) => ({ ...one, id: value, sku: value, attributes: { Color: value } })),
  });
  expect(html).toContain('<select');
  expect(html).toContain('Select Color');
});

test('a sale shows both prices with their meaning spoken', () => {
  const html = render({ ...bowl, variants: [{ ...one, onSale: true, salePriceMinor: 4800 }] });
  expect(html).toContain('<ins');
  expect(html).toContain('$48.00</ins>');
  expect(html).toContain('$64.00</del>');
  expect(html).toContain('Sale price');
  expect(html).toContain('Original price');
});

test('a sold-out product has a disabled button and no quantity', () => {
  const html = render({ ...bowl, variants: [{ ...one, qtyInStock: 0 }] });
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sold Out/);
  expect(html).not.toContain('type="number"');
});

test('the last unit has no quantity to choose', () => {
  expect(render({ ...bowl, variants: [{ ...one, qtyInStock: 1 }] })).toMatch(
    /type="hidden" name="quantity" value="1"/,
  );
});

test('what is not sold yet says so on a disabled button', () => {
  const html = render({
    ...bowl,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  });
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Subscriptions open soon/);
  expect(html).toContain('$64.00 monthly');
});

test('a refused form says why', () => {
  const html = render(bowl, { code: 'OUT_OF_STOCK', message: 'Sorry, none left.' });
  expect(html).toContain('Unable to Add Item');
  expect(html).toContain('Sorry, none left.');
});
