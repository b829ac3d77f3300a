import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddOnStrip } from './add-on-strip.render.tsx';

const variant = (sku: string, qtyInStock = 3): Variant => ({
  id: sku,
  sku,
  attributes: {},
  priceMinor: 1200,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock,
  imageId: null,
});

const itemOf = (title: string, change: Partial<Product> = {}): ItemView =>
  anItem({
    id: `id-of-${title}`,
    collectionId: 'shop',
    urlId: title,
    fullUrl: `/shop/p/${title}`,
    recordType: 11,
    title,
    product: {
      id: `id-of-${title}`,
      title,
      type: 'physical',
      variantOptions: [],
      variants: [variant(title)],
      subscriptionPlan: null,
      customForm: null,
      customAddButtonText: null,
      ...change,
    },
  });

const draw = (...items: ItemView[]): string =>
  renderToStaticMarkup(<AddOnStrip items={items} title="Take along" currency="USD" websiteId="w" />);

test('a product without options is a form that works without JavaScript, with an accessible name', () => {
  const html = draw(itemOf('cup'));
  const form = /<form[^>]+>/.exec(html)?.[0];
  for (const part of ['method="post"', 'action="/cart/entries"', 'data-add=""']) expect(form).toContain(part);
  expect(html).toContain('<input type="hidden" name="itemId" value="id-of-cup"/>');
  expect(html).toContain('<input type="hidden" name="sku" value="cup"/>');
  expect(html).toMatch(/<button[^>]+aria-label="Add cup to cart"[^>]*><\/button>/);
});

test('a product with options or questions links to its page', () => {
  const choice = draw(itemOf('mug', { variantOptions: ['Size'], variants: [variant('s'), variant('l')] }));
  expect(choice).toContain('href="/shop/p/mug" aria-label="Choose mug"');
  expect(choice).not.toContain('<form');
  const asks = draw(itemOf('plate', { customForm: { id: 'f', name: 'Plate', fields: [] } }));
  expect(asks).toContain('action="/shop/p/plate"');
});

test('sold-out products are left out, and without any product there is no strip', () => {
  expect(draw(itemOf('cup'), itemOf('vase', { variants: [variant('vase', 0)] }))).not.toContain('vase');
  expect(draw(itemOf('vase', { variants: [variant('vase', 0)] }))).toBe('');
});

test('a title with markup stays text, in the data for the script too', () => {
  const html = draw(itemOf('</script><b>x'));
  expect(html).not.toContain('<b>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
