import { describe, expect, it } from 'vitest';
import { weighPages } from './page-weight.mjs';

const manifest = {
  'boot.ts': { file: 'boot.js' },
  '_react.js': { file: 'react.js' },
  '_record-event.js': { file: 'record.js', name: 'record-event' },
  'product-grid/add-from-grid.ts': {
    file: 'grid.js',
    name: 'add-from-grid',
    imports: ['boot.ts', '_record-event.js'],
  },
  'product-page/watch-product-page.ts': { file: 'watch.js', name: 'watch-product-page' },
  'search/open-search.ts': { file: 'search.js', name: 'open-search', imports: ['boot.ts'] },
  'popup/watch-popup.ts': { file: 'popup.js', name: 'watch-popup' },
  'gallery/watch-galleries.ts': { file: 'galleries.js', name: 'watch-galleries' },
  'add-flow/run-add.ts': { file: 'run.js', name: 'run-add' },
  'cart/calculate-changes.ts': { file: 'calculate.js', name: 'calculate-changes' },
  'islands/hydrate-island.tsx': { file: 'hydrate.js', imports: ['boot.ts', '_react.js'] },
  'islands/site-form.island.tsx': { file: 'form.js', imports: ['_react.js'] },
  'islands/long-form.island.tsx': { file: 'long-form.js', imports: ['_react.js'] },
  'islands/product-purchase.island.tsx': { file: 'product.js', imports: ['_react.js'] },
  'islands/cart-page.island.tsx': { file: 'cart.js', imports: ['_react.js'] },
  'islands/checkout-form.island.tsx': { file: 'checkout.js', imports: ['_react.js'] },
};
const sizes: Record<string, number> = {
  'boot.js': 3000,
  'react.js': 60_000,
  'hydrate.js': 1000,
  'cart.js': 30_000,
};

describe('the weight of a page', () => {
  const rows = weighPages(manifest, (file) => sizes[file] ?? 5000);
  const row = (start: string) => rows.find(({ page }) => page.startsWith(start));

  it('is the boot script alone where there is no island', () => {
    expect(row('content page')).toMatchObject({ bytes: 3000, isOver: false });
  });

  it('of galleries counts the script that watches them, not the one that runs them', () => {
    expect(row('content page with a gallery')).toMatchObject({ bytes: 8000, isOver: false });
  });

  it('of a form is that of any content page until it is touched', () => {
    expect(row('content page with a form, untouched')).toMatchObject({ bytes: 3000, limit: 12_000 });
    expect(row('content page with a form, filled in')).toMatchObject({ bytes: 69_000 });
    const long = 'content page with a form of steps and files';
    expect(row(`${long}, untouched`)).toMatchObject({ bytes: 3000, limit: 12_000 });
    expect(row(`${long}, filled in`)).toMatchObject({ bytes: 69_000 });
  });

  it('counts shared chunks once', () => {
    expect(row('product page')).toMatchObject({ bytes: 84_000, isOver: false });
  });

  it('counts separately what a list loads at once and what a press on a card loads', () => {
    expect(row('products list before')).toMatchObject({ bytes: 8000 });
    expect(row('products list, added')).toMatchObject({ bytes: 13_000 });
  });

  it('says what the rules of a pop-up weigh by themselves', () => {
    expect(row('content page with a pop-up')).toMatchObject({ bytes: 8000 });
    expect(row('the rules of a pop-up')).toMatchObject({ bytes: 5000, limit: 1024, isOver: true });
  });

  it('is reported when it exceeds its budget', () => {
    expect(row('cart')).toMatchObject({ bytes: 104_000, isOver: true });
  });

  it('is an error when an expected file is not built', () => {
    const { 'boot.ts': _, ...without } = manifest;
    expect(() => weighPages(without, () => 1)).toThrow(/has no boot.ts/);
  });
});
