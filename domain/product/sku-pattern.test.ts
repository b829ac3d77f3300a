import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubledSkus, firstSkuPattern, skuCode, skusByPattern, unknownPlaces } from './sku-pattern.ts';

const mugs = ['Moss green', 'Oat'].flatMap((Color) => ['S', 'L'].map((Size) => ({ Color, Size })));

describe('SKUs by a pattern', () => {
  it('are made of the values of each variant, whatever the case of the option', () => {
    expect(skusByPattern(' MUG-{size}-{COLOR} ', mugs)).toEqual([
      'MUG-S-MOSS-GREEN',
      'MUG-L-MOSS-GREEN',
      'MUG-S-OAT',
      'MUG-L-OAT',
    ]);
  });

  it('can have the first letters of a value, and a number', () => {
    expect(skusByPattern('{color:5}{ Size : 1 }-{##}', mugs)).toEqual([
      'MOSSGS-01',
      'MOSSGL-02',
      'OATS-03',
      'OATL-04',
    ]);
  });

  it('keep letters of every language and leave out the rest', () => {
    expect(skuCode('  Größe “XL” — été 2/3 ')).toBe('GRÖSSE-XL-ÉTÉ-2-3');
    expect(skuCode('青い 花')).toBe('青い-花');
    expect(skusByPattern('{Color}', [{ Color: '$&' }, { Color: '$1' }])).toEqual(['', '1']);
  });

  it('name what is no option', () => {
    expect(unknownPlaces('MUG-{Colour}-{size}-{#}', ['Color', 'Size'])).toEqual(['{Colour}']);
    expect(unknownPlaces('MUG-{size', ['Size'])).toEqual(['{']);
    expect(unknownPlaces('MUG-{size}', ['Size'])).toEqual([]);
  });

  it('name those that several variants would share', () => {
    expect(doubledSkus(skusByPattern('MUG-{color}', mugs))).toEqual(['MUG-MOSS-GREEN', 'MUG-OAT']);
    expect(doubledSkus(skusByPattern('MUG-{#}', mugs))).toEqual([]);
  });

  it('begin with the name of the product and all its options', () => {
    expect(firstSkuPattern('Stoneware Mug', ['Color', 'Size'])).toBe('STONEWARE-MUG-{Color}-{Size}');
    expect(firstSkuPattern('!!', ['Color'])).toBe('{Color}');
  });

  it('find options whose name has a colon', () => {
    const shoes = [{ 'Size: US': '9½' }];
    expect(skusByPattern(firstSkuPattern('Shoe', ['Size: US']), shoes)).toEqual(['SHOE-9½']);
    expect(skusByPattern('{Size: US:1}', shoes)).toEqual(['9']);
    expect(unknownPlaces('{Size: US}', ['Size: US'])).toEqual([]);
  });

  it('are one for each variant, and a number makes them differ', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ A: fc.string(), B: fc.string() }), { maxLength: 30 }), (variants) => {
        const skus = skusByPattern('{A}-{B:2}/{#}', variants);
        expect(skus.length).toBe(variants.length);
        expect(doubledSkus(skus)).toEqual([]);
      }),
    );
  });
});
