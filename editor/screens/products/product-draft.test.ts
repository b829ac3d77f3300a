import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { describe, expect, it } from 'vitest';
import { mergeValues } from '../../ui/form/merge-values.ts';
import { changesOf, draftOf, fieldOfVariantPath, nameOfVariant, type ProductDraft } from './product-draft.ts';

const variant = (id: string, change: Partial<OwnerVariantView> = {}): OwnerVariantView => ({
  id,
  sku: id.toUpperCase(),
  attributes: { Size: 'Large', Color: 'Moss' },
  priceMinor: 3400,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock: 12,
  isOnSaleNow: false,
  barcode: '',
  weightGrams: 0,
  imageId: null,
  lowAt: 5,
  isLow: false,
  hasSold: false,
  ...change,
});
const product = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 'mug',
  revision: 3,
  title: 'Stoneware Mug',
  description: '<p>Thrown by hand.</p>',
  summary: '',
  type: 'physical',
  status: 'published',
  publishedOn: '2026-11-01T10:00:00.000Z',
  deletedOn: null,
  fullUrl: '/shop/p/stoneware-mug',
  currency: 'USD',
  pictures: [],
  variantOptions: ['Color', 'Size'],
  variants: [variant('a'), variant('b')],
  subscriptionPlan: null,
  subscriptionOptions: [],
  customForm: null,
  urlId: 'stoneware-mug',
  listUrl: '/shop',
  seoTitle: '',
  seoDescription: '',
  seoHidden: false,
  tags: [],
  categories: [],
  addButtonText: '',
  related: [],
  saleStartsOn: null,
  saleEndsOn: null,
  scarcityShown: null,
  scarcityText: '',
  buyNow: true,
  variantSelector: 'dropdown',
  taxClass: 'standard',
  digitalAsset: null,
  updatedOn: '2026-03-02T15:00:00.000Z',
  ...change,
});
function type(
  draft: ProductDraft,
  id: string,
  change: Partial<ProductDraft['variants'][string]>,
): ProductDraft {
  const before = draft.variants[id];
  if (before === undefined) throw new Error(`no variant ${id}`);
  return { ...draft, variants: { ...draft.variants, [id]: { ...before, ...change } } };
}
const bodyOf = (draft: ProductDraft, stored = product()) => {
  const changes = changesOf(draft, stored);
  if (!changes.ok) throw new Error(JSON.stringify(changes.problems));
  return changes.body;
};
const problemsOf = (draft: ProductDraft, stored = product()) => {
  const changes = changesOf(draft, stored);
  return changes.ok ? {} : changes.problems;
};

describe('the form of a product', () => {
  it('sends only what was changed', () => {
    expect(bodyOf(type(draftOf(product()), 'b', { price: '$36' }))).toEqual({
      revision: 3,
      variants: [{ id: 'b', priceMinor: 3600 }],
    });
    expect(bodyOf({ ...draftOf(product()), title: ' Mug ' })).toEqual({
      revision: 3,
      title: 'Mug',
      variants: [],
    });
  });

  it('sends stock with the level the owner saw, so that units sold meanwhile are not sold again', () => {
    expect(bodyOf(type(draftOf(product()), 'a', { stock: '20' })).variants).toEqual([
      { id: 'a', stock: { unlimited: false, quantity: 20, seen: { unlimited: false, quantity: 12 } } },
    ]);
    expect(bodyOf(type(draftOf(product()), 'a', { unlimited: true, stock: '' })).variants).toEqual([
      { id: 'a', stock: { unlimited: true, quantity: 12, seen: { unlimited: false, quantity: 12 } } },
    ]);
  });

  it('marks each field that cannot be read, and sends nothing', () => {
    let draft: ProductDraft = { ...draftOf(product()), title: '  ' };
    draft = type(draft, 'a', { price: 'cheap', stock: '-1' });
    draft = type(draft, 'b', { stock: '1000001' });
    expect(problemsOf(draft)).toEqual({
      title: 'Enter a name.',
      'variants.a.price': 'Enter a price like 28.00.',
      'variants.a.stock': 'Enter a whole number of at least 0.',
      'variants.b.stock': 'Enter at most 1,000,000.',
    });
  });

  it('wants a sale price below the price, but only while it is on sale', () => {
    const onSale = type(draftOf(product()), 'a', { onSale: true, salePrice: '34.00' });
    expect(problemsOf(onSale)).toEqual({
      'variants.a.salePrice': 'The sale price must be lower than the price.',
    });
    expect(problemsOf(type(onSale, 'a', { onSale: false }))).toEqual({});
    expect(bodyOf(type(onSale, 'a', { salePrice: '30' })).variants).toEqual([
      { id: 'a', onSale: true, salePriceMinor: 3000 },
    ]);
  });

  it('keeps what was typed and takes the rest when someone else saved first', () => {
    const before = product();
    const now = product({
      revision: 4,
      title: 'Stoneware Mug, glazed',
      variants: [variant('a', { qtyInStock: 9 }), variant('b', { priceMinor: 3500 }), variant('c')],
    });
    const typed = type({ ...draftOf(before), description: '<p>Mine</p>' }, 'a', { price: '40.00' });
    const { values: rebased, conflicts } = mergeValues(typed, draftOf(before), draftOf(now));
    expect(conflicts).toEqual([]);
    expect(rebased.title).toBe('Stoneware Mug, glazed');
    expect(rebased.description).toBe('<p>Mine</p>');
    expect(rebased.variants['a']).toMatchObject({ price: '40.00', stock: '9' });
    expect(rebased.variants['b']).toMatchObject({ price: '35.00' });
    expect(bodyOf(rebased, now)).toEqual({
      revision: 4,
      description: '<p>Mine</p>',
      variants: [{ id: 'a', priceMinor: 4000 }],
    });
  });

  it('puts stock that was sold meanwhile to the owner, never the older number over it', () => {
    const before = product();
    const typed = type(draftOf(before), 'a', { stock: '15' });
    const now = product({ variants: [variant('a', { qtyInStock: 9 }), variant('b')] });
    expect(mergeValues(typed, draftOf(before), draftOf(now)).conflicts).toEqual([
      { name: 'variants.a.stock', mine: '15', theirs: '9' },
    ]);
  });

  it('names the field of a variant that the server refuses by its place in the request', () => {
    const sent = [{ id: 'b' }];
    expect(fieldOfVariantPath('variants.0.priceMinor', sent)).toBe('variants.b.price');
    expect(fieldOfVariantPath('variants.0.stock.quantity', sent)).toBe('variants.b.stock');
    expect(fieldOfVariantPath('title', sent)).toBe('title');
  });

  it('names a variant by its options in their order', () => {
    expect(nameOfVariant(variant('a'), ['Color', 'Size'])).toBe('Moss / Large');
    expect(nameOfVariant({ attributes: {} }, [])).toBe('This product');
  });
});
