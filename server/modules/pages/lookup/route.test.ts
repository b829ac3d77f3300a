import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './route.ts';

describe('an address', () => {
  it('has one canonical form, whatever else is in the query', () => {
    expect(readAddress('/shop?utm_source=x&page=2&format=json&gclid=1')).toMatchObject({
      canonical: '/shop?page=2&format=json',
      page: 2,
      format: 'json',
    });
    expect(readAddress('/shop?page=1')).toMatchObject({ canonical: '/shop' });
    expect(readAddress('/shop?page=0')).toMatchObject({ canonical: '/shop' });
    expect(readAddress('/shop?page=99999')).toMatchObject({ canonical: '/shop' });
    expect(readAddress('/shop?page=9999')).toMatchObject({ canonical: '/shop?page=1000' });
  });

  it('knows five orders and a tag, in one canonical form whatever the form sent', () => {
    expect(readAddress('/shop?tag=&sort=featured&page=1')).toMatchObject({
      canonical: '/shop',
      filter: null,
    });
    expect(readAddress('/shop?sort=price-up&tag=caf%C3%A9+%26+tea')).toMatchObject({
      order: 'price-up',
      filter: { by: 'tag', value: 'café & tea' },
      canonical: '/shop?tag=caf%C3%A9%20%26%20tea&sort=price-up',
    });
    for (const query of ['sort=cheapest', 'sort=toString', `tag=${'x'.repeat(101)}`, 'tag=%00']) {
      expect(readAddress(`/shop?${query}`), query).toMatchObject({ canonical: '/shop', order: 'featured' });
    }
  });

  it('has one filter of a list, and only valid months', () => {
    expect(readAddress('/journal?tag=a&category=Clay&month=2026-11')).toMatchObject({
      filter: { by: 'category', value: 'Clay' },
      canonical: '/journal?category=Clay',
    });
    expect(readAddress('/journal?month=2026-11')).toMatchObject({
      filter: { by: 'month', value: '2026-11' },
    });
    for (const month of ['2026-13', '2026', '26-11', '2026-11-01', "2026-11'"])
      expect(readAddress(`/journal?month=${month}`), month).toMatchObject({ canonical: '/journal' });
  });

  it('accepts only notices of the catalogue', () => {
    expect(readAddress('/shop?notice=OUT_OF_STOCK')).toMatchObject({ notice: 'OUT_OF_STOCK' });
    for (const notice of ['nonsense', 'toString', '__proto__', '']) {
      expect(readAddress(`/shop?notice=${notice}`)).toMatchObject({ notice: null, canonical: '/shop' });
    }
  });

  it('is decoded segment by segment, and no segment may contain an escaped slash', () => {
    expect(readAddress('/shop/caf%C3%A9')).toMatchObject({ segments: ['shop', 'café'] });
    for (const url of ['/a%2Fb', '/a%5Cb', '/a%00', '/%zz', `/${'x'.repeat(600)}`])
      expect(readAddress(url)).toBeNull();
  });

  it('redirects other spellings of its path to the canonical one', () => {
    expect(readAddress('/%73hop/caf%c3%a9?page=2')).toEqual({ redirect: '/shop/caf%C3%A9?page=2' });
    expect(readAddress('/a%2d%5F%7e')).toEqual({ redirect: '/a-_~' });
    expect(readAddress('/%2f%2fevil.example')).toEqual({ redirect: '/%2F%2Fevil.example' });
    for (const plain of ['/shop/caf%C3%A9', '/a%20b', '/%E8%8C%B6'])
      expect(readAddress(plain), plain).not.toHaveProperty('redirect');
  });

  it.each([
    ['/shop/p/mug?reviews=2', { page: 2, stars: null }, '/shop/p/mug?reviews=2'],
    ['/shop/p/mug?stars=5&reviews=3&utm=x', { page: 3, stars: 5 }, '/shop/p/mug?stars=5&reviews=3'],
    ['/shop/p/mug?reviews=1', { page: 1, stars: null }, '/shop/p/mug'],
    ['/shop/p/mug?reviews=0&stars=6', { page: 1, stars: null }, '/shop/p/mug'],
    ['/shop/p/mug?reviews=9999&stars=1.5', { page: 500, stars: null }, '/shop/p/mug?reviews=500'],
  ])('%s shows a part of the reviews of a product', (address, reviews, canonical) => {
    expect(readAddress(address)).toMatchObject({ reviews, canonical });
  });

  it('never redirects to another host', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.', '?', '%2F', '%2f', '%2e', '@') }),
        (text) => {
          const read = readAddress(`/${text}`);
          if (read === null || !('redirect' in read)) return;
          expect(read.redirect).toMatch(/^\/(?![/\\])/);
          expect(new URL(read.redirect, 'http://own.example').host).toBe('own.example');
        },
      ),
    );
  });
});
