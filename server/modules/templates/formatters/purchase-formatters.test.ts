import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../engine/locale-formats.ts';
import { TemplateEngine } from '../engine/engine.ts';
import { formatterTable, predicateTable } from './formatters.ts';
import { itemContext } from './item-context.ts';

const engine = new TemplateEngine(formatterTable(), predicateTable());
const variant = (size: string, priceMinor: number) => ({
  id: `v-${size}`,
  sku: `SKU-${size}`,
  attributes: { Size: size },
  priceMinor,
  onSale: false,
  salePriceMinor: 0,
  unlimited: true,
  qtyInStock: 0,
  imageId: null,
});
const mug: Product = {
  id: 'p1',
  title: 'Mug',
  type: 'physical',
  variantOptions: ['Size'],
  variants: [variant('S', 2800), variant('L', 3400)],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
};
const item = itemContext(anItem({ title: 'Mug', fullUrl: '/shop/p/mug', product: mug }), 'USD');
const render = (source: string, json: Record<string, unknown>): string =>
  engine.render({
    code: engine.parse(source).code,
    json: { ...json, website: { id: 'w' } },
    cldr: formatsOf('en'),
    now: 0,
  }).html;

describe('a theme with an item of the site that is for sale', () => {
  it('shows the whole form once, whichever formatters its templates use', () => {
    for (const source of [
      '{@|product-checkout}',
      '{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}',
    ]) {
      const html = render(`{.section item}${source}{.end}`, { item });
      expect(html.match(/<form/g), source).toHaveLength(1);
      expect(html, source).toContain('product-purchase');
      expect(html, source).not.toContain('sqs-add-to-cart');
    }
  });

  it('shows the button of a card in a list', () => {
    const html = render('{.repeated section items}{@|add-to-cart-btn}{.end}', { items: [item] });
    expect(html).toContain('data-add');
    expect(html).not.toContain('product-purchase');
  });

  it('outputs prices as numbers for money-format', () => {
    expect(
      render('{item|from-price} {item|from-price|money-format} {item|normal-price|money-format}', { item }),
    ).toBe('2800 $28.00 $34.00');
    expect(render('{item|product-price}', { item })).toContain('from $28.00');
  });

  it('opens a quick view by a link that works without scripts', () => {
    expect(render('{item|product-quick-view}', { item })).toContain('href="/shop/p/mug" data-quick-view');
  });

  it('has predicates about the product itself', () => {
    const asked = '{.has-variants?}a{.end}{.varied-prices?}b{.end}{.on-sale?}c{.end}{.sold-out?}d{.end}';
    expect(render(`{.section item}${asked}{.end}`, { item })).toBe('ab');
  });
});
