import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { describe, expect, it } from 'vitest';
import { mergeValues } from '../../ui/form/merge-values.ts';
import { numbersIn } from '../../ui/show-money.ts';
import { changesOf, fieldOfPath } from './product-changes.ts';
import { aMug, aProduct, aVariant } from './product-fixture.ts';
import {
  pictureRowOf,
  type ProductValues,
  UNLIMITED,
  type VariantValues,
  valuesOf,
} from './product-values.ts';

const german = numbersIn('de');
const two = (change: Partial<ProductDetail> = {}) =>
  aProduct({
    variantOptions: ['Size'],
    variants: [aVariant('a', { attributes: { Size: 'S' } }), aVariant('b', { attributes: { Size: 'L' } })],
    ...change,
  });
const values = (product = two()) => valuesOf(product, 'America/New_York');

function type(before: ProductValues, id: string, change: Partial<VariantValues>): ProductValues {
  const variant = before.variants[id];
  if (variant === undefined) throw new Error(`no variant ${id}`);
  return { ...before, variants: { ...before.variants, [id]: { ...variant, ...change } } };
}
const bodyOf = (typed: ProductValues, product = two()) => {
  const reading = changesOf(typed, product, 'America/New_York', german);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.body;
};
const problemsOf = (typed: ProductValues, product = two()) => {
  const reading = changesOf(typed, product, 'America/New_York', german);
  return reading.ok ? {} : reading.problems;
};
const aPicture = (id: string, altText: string): ProductDetail['pictures'][number] => ({
  id,
  assetUrl: `/media/${id}/mug.webp`,
  width: 900,
  height: 900,
  altText,
  focalPoint: { x: 0.5, y: 0.5 },
  colorData: { topLeft: '0', topRight: '0', bottomLeft: '0', bottomRight: '0', center: '0' },
  widths: [100, 300],
});

describe('the form of a product', () => {
  it('sends how the product is sold and what is related to it', () => {
    const vase = { id: 'vase', title: 'Vase', status: 'published', picture: null } as const;
    const bowl = { id: 'bowl', title: 'Bowl', status: 'draft', picture: null } as const;
    const product = aProduct({ related: [vase, bowl], scarcityShown: false });
    const typed = values(product);
    expect(bodyOf({ ...typed, scarcity: 'store', related: [bowl, vase] }, product)).toEqual({
      revision: 3,
      scarcityShown: null,
      relatedIds: ['bowl', 'vase'],
      variants: [],
    });
    const change = { taxClass: 'none', addButtonText: 'Take it', buyNow: false, backInStock: false };
    expect(bodyOf({ ...typed, ...change, installments: false, variantSelector: 'radio' }, product)).toEqual({
      revision: 3,
      ...change,
      installments: false,
      variantSelector: 'radio',
      variants: [],
    });
    const sent = { revision: 3, relatedIds: ['gone'] };
    expect(fieldOfPath('relatedIds', sent, typed)).toBe('related');
  });

  it('sends only what was changed', () => {
    expect(bodyOf(values())).toEqual({ revision: 3, variants: [] });
    expect(bodyOf(type(values(), 'b', { price: '$36' }))).toEqual({
      revision: 3,
      variants: [{ id: 'b', priceMinor: 3600 }],
    });
    expect(bodyOf({ ...values(), title: ' Mug ', seoHidden: true, tags: ['new'], urlId: 'mug' })).toEqual({
      revision: 3,
      title: 'Mug',
      seoHidden: true,
      tags: ['new'],
      urlId: 'mug',
      variants: [],
    });
  });

  it('sends stock with the level the owner saw, so that units sold meanwhile are not sold again', () => {
    const seen = { unlimited: false, quantity: 12 };
    expect(bodyOf(type(values(), 'a', { stock: '20' })).variants).toEqual([
      { id: 'a', stock: { unlimited: false, quantity: 20, seen } },
    ]);
    expect(bodyOf(type(values(), 'a', { stock: UNLIMITED })).variants).toEqual([
      { id: 'a', stock: { unlimited: true, quantity: 12, seen } },
    ]);
  });

  it('sends SKU, barcode, weight, threshold and picture of a variant', () => {
    const product = two({ pictures: [aPicture('p', '')] });
    const typed = type(values(product), 'a', {
      sku: ' MUG-S ',
      barcode: '4006381333931',
      weight: '1,350',
      lowAt: '2',
      imageId: 'p',
    });
    expect(bodyOf(typed, product).variants).toEqual([
      { id: 'a', sku: 'MUG-S', barcode: '4006381333931', weightGrams: 1350, lowAt: 2, imageId: 'p' },
    ]);
  });

  it('marks each field that cannot be read, and sends nothing', () => {
    let typed: ProductValues = { ...values(), title: '  ' };
    typed = type(typed, 'a', { price: 'cheap', stock: '-1', sku: '' });
    typed = type(typed, 'b', { price: '1000000000000', stock: '1000001', weight: 'heavy' });
    expect(problemsOf(typed)).toEqual({
      title: 'Enter a name.',
      'variants.a.price': 'Enter a price like 28.00.',
      'variants.a.stock': 'Enter a whole number of at least 0.',
      'variants.a.sku': 'Enter an SKU.',
      'variants.b.price': 'That price is too high.',
      'variants.b.stock': 'Enter at most 1.000.000.',
      'variants.b.weight': 'Enter a whole number of at least 0.',
    });
  });

  it('wants a sale price below the price; an empty one takes it off sale', () => {
    const sold = two({
      variants: [aVariant('a', { onSale: true, salePriceMinor: 3000, attributes: { Size: 'S' } })],
    });
    expect(problemsOf(type(values(), 'a', { salePrice: '34.00' }))).toEqual({
      'variants.a.salePrice': 'The sale price must be lower than the price.',
    });
    expect(bodyOf(type(values(), 'a', { salePrice: '30' })).variants).toEqual([
      { id: 'a', onSale: true, salePriceMinor: 3000 },
    ]);
    expect(bodyOf(type(values(sold), 'a', { salePrice: '' }), sold).variants).toEqual([
      { id: 'a', onSale: false },
    ]);
  });

  it('sends sale dates as moments of the shop’s clock', () => {
    const body = bodyOf({ ...values(), saleStartsOn: '2026-12-01T09:00', saleEndsOn: '' });
    expect(body).toMatchObject({ saleStartsOn: '2026-12-01T14:00:00.000Z' });
    expect(body).not.toHaveProperty('saleEndsOn');
  });

  it('sends the order of pictures, and alt texts that were changed', () => {
    const product = two({ pictures: [aPicture('p', 'A mug'), aPicture('q', '')] });
    const [p, q] = values(product).pictures;
    if (p === undefined || q === undefined) throw new Error('no pictures');
    const fresh = pictureRowOf(aPicture('r', ''));
    expect(bodyOf({ ...values(product), pictures: [q, p] }, product)).toEqual({
      revision: 3,
      pictureIds: ['q', 'p'],
      variants: [],
    });
    expect(
      bodyOf({ ...values(product), pictures: [p, { ...q, altText: ' From above ' }, fresh] }, product),
    ).toEqual({
      revision: 3,
      pictureIds: ['p', 'q', 'r'],
      altTexts: [{ id: 'q', altText: 'From above' }],
      variants: [],
    });
  });

  it('takes the picture from a variant when it is removed from the product', () => {
    const product = two({
      pictures: [aPicture('p', '')],
      variants: [aVariant('a', { attributes: { Size: 'S' }, imageId: 'p' })],
    });
    expect(bodyOf({ ...values(product), pictures: [] }, product)).toEqual({
      revision: 3,
      pictureIds: [],
      variants: [{ id: 'a', imageId: null }],
    });
  });

  it('deletes variants, but never the last', () => {
    const without = type(values(), 'a', { isRemoved: true });
    expect(bodyOf(without)).toEqual({ revision: 3, variants: [], removed: ['a'] });
    expect(problemsOf(type(without, 'b', { isRemoved: true }))).toEqual({
      options: 'A product needs at least one variant.',
    });
  });

  it('keeps what was typed and takes the rest when someone else saved first', () => {
    const before = two();
    const now = two({
      revision: 4,
      title: 'Stoneware Mug, glazed',
      variants: [
        aVariant('a', { attributes: { Size: 'S' }, qtyInStock: 9 }),
        aVariant('b', { attributes: { Size: 'L' }, priceMinor: 3500 }),
        aVariant('c', { attributes: { Size: 'XL' } }),
      ],
    });
    const typed = type({ ...values(before), description: '<p>Mine</p>' }, 'a', { price: '40.00' });
    const { values: rebased, conflicts } = mergeValues(typed, values(before), values(now));
    expect(conflicts).toEqual([]);
    expect(rebased.title).toBe('Stoneware Mug, glazed');
    expect(rebased.variants['a']).toMatchObject({ price: '40.00', stock: '9' });
    expect(bodyOf(rebased, now)).toEqual({
      revision: 4,
      description: '<p>Mine</p>',
      variants: [{ id: 'a', priceMinor: 4000 }],
    });
  });

  it('puts stock that was sold meanwhile to the owner, never the older number over it', () => {
    const before = aMug();
    const typed = type(values(before), 'oat-s', { stock: '15' });
    const now = { ...before, variants: before.variants.map((one) => ({ ...one, qtyInStock: 2 })) };
    expect(mergeValues(typed, values(before), values(now)).conflicts).toEqual([
      { name: 'variants.oat-s.stock', mine: '15', theirs: '2' },
    ]);
  });

  it('puts options that both owners have changed to the owner as a whole', () => {
    const before = aMug();
    const base = values(before);
    const mine = { ...base, options: base.options.slice(1) };
    const theirs = { ...base, options: base.options.slice(0, 1) };
    expect(mergeValues(mine, base, theirs).conflicts.map(({ name }) => name)).toEqual(['options']);
  });

  it('names the field that the server refuses by its place in the request', () => {
    const typed: ProductValues = {
      ...values(),
      variants: {
        ...values().variants,
        fresh: {
          price: '1',
          salePrice: '',
          sku: '',
          barcode: '',
          stock: '0',
          lowAt: '0',
          weight: '',
          imageId: null,
          isRemoved: false,
          fresh: { Size: 'XL' },
        },
      },
    };
    const sent = {
      revision: 3,
      variants: [{ id: 'b' }],
      created: [{ attributes: { Size: 'XL' }, priceMinor: 1, stock: { unlimited: false, quantity: 0 } }],
      altTexts: [{ id: 'p', altText: '' }],
    };
    expect(fieldOfPath('variants.0.priceMinor', sent, typed)).toBe('variants.b.price');
    expect(fieldOfPath('variants.0.stock.quantity', sent, typed)).toBe('variants.b.stock');
    expect(fieldOfPath('created.0.sku', sent, typed)).toBe('variants.fresh.sku');
    expect(fieldOfPath('altTexts.0.altText', sent, typed)).toBe('pictures.p.altText');
    expect(fieldOfPath('pictureIds', sent, typed)).toBe('pictures');
    expect(fieldOfPath('options.0.name', sent, typed)).toBe('options');
    expect(fieldOfPath('title', sent, typed)).toBe('title');
  });
});
