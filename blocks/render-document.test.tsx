import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { PageBlock, PageDocument } from '@vitrine/domain/page/page-document.ts';
import { describe, expect, test } from 'vitest';
import { itemQueryKey, type RequestedPage, type BlockData } from './block.ts';
import { collectNeeds, renderDocument, type BlockProblem } from './render-document.tsx';

const heroId = '0199aaaa-0000-7000-8000-000000000001';
const mugId = '0199aaaa-0000-7000-8000-000000000002';
const shopId = '0199aaaa-0000-7000-8000-000000000003';

const pictureOf = (id: string): PictureView => ({
  id,
  assetUrl: `/media/${id}/pot.webp`,
  width: 1200,
  height: 1500,
  altText: 'A pot on a table',
  focalPoint: { x: 0.5, y: 0.5 },
  colorData: { topLeft: 'eee', topRight: 'eee', bottomLeft: 'eee', bottomRight: 'eee', center: 'eee' },
  widths: [100, 300, 500, 750, 1000],
});

const mug = anItem({
  id: mugId,
  collectionId: shopId,
  urlId: 'mug',
  fullUrl: '/shop/p/mug',
  recordType: 11,
  title: 'Mug <b>',
  mainImage: pictureOf(mugId),
  publishOn: Date.UTC(2026, 10, 1),
  product: {
    id: mugId,
    title: 'Mug <b>',
    type: 'physical',
    variantOptions: [],
    variants: [
      {
        id: mugId,
        sku: 'MUG',
        attributes: {},
        priceMinor: 6400,
        onSale: true,
        salePriceMinor: 4800,
        unlimited: false,
        qtyInStock: 3,
        imageId: null,
      },
    ],
    subscriptionPlan: null,
    customForm: null,
    customAddButtonText: null,
  },
});

const query = { collectionId: shopId, limit: 4, tag: null };
const data: BlockData = {
  assets: new Map([[heroId, pictureOf(heroId)]]),
  items: new Map([[itemQueryKey(query), [mug]]]),
  site: {
    websiteId: 'w1',
    language: 'en-US',
    timeZone: 'America/New_York',
    currency: 'USD',
    store: storefrontCommerce(commerceSettingsOf({}), 'en-US'),
    title: 'Fern & Kiln',
    now: Date.UTC(2026, 10, 21),
    collections: new Map(),
    socialAccounts: [],
    navigations: { main: [], footer: [] },
  },
};

const asked: RequestedPage = { month: null, now: data.site.now, timeZone: data.site.timeZone };

let count = 0;
const block = (
  type: string,
  props: Record<string, unknown>,
  place = { column: 1, columns: 24, row: 1, rows: 1 },
): PageBlock => ({
  id: `b${(count += 1)}`,
  type,
  place,
  props,
});
const page = (...blocks: PageBlock[]): PageDocument => ({
  version: 2,
  sections: [{ id: 's1', theme: 'tinted', space: 'normal', fullWidth: false, blocks }],
});

const row = (number: number) => ({ column: 1, columns: 24, row: number, rows: 1 });

describe('a page document', () => {
  test('requests each picture and each query once', () => {
    const document = page(
      block('hero', { assetId: heroId, title: 'Pots' }),
      block('image', { assetId: heroId }),
      block('summary', { collectionId: shopId }),
      block('summary', { collectionId: shopId, title: 'Again' }),
    );
    expect(collectNeeds(document, asked)).toMatchObject({ assetIds: [heroId], itemQueries: [query] });
  });

  test('shows its blocks on the grid, in the colours of their section', () => {
    const html = renderDocument(
      page(block('heading', { text: 'Pots & bowls' }, { column: 5, columns: 16, row: 2, rows: 3 })),
      data,
    );
    expect(html).toContain('data-theme="tinted"');
    expect(html).toContain('<div class="section-grid"><div class="block" data-block="heading"');
    expect(html).toContain(' style="--at:2/5/span 3/span 16"><');
    expect(html).toContain('<h2>Pots &amp; bowls</h2>');
  });

  test('keeps a block with too large a column inside the grid', () => {
    const tooWide = block('line', {}, { column: 21, columns: 18, row: 1, rows: 1 });
    expect(renderDocument(page(tooWide), data)).toContain('--at:1/21/span 1/span 4');
  });

  test('gives its pictures the width of the twelfths they span', () => {
    const narrow = block('image', { assetId: heroId }, { column: 1, columns: 5, row: 1, rows: 1 });
    expect(renderDocument(page(narrow), data)).toContain('(max-width: 85em) 25vw, 320px');
  });

  test('leaves no hole where a block has nothing to show', () => {
    const html = renderDocument(
      page(
        block('line', {}, row(1)),
        block('image', { assetId: '0199aaaa-0000-7000-8000-00000000dead' }, row(4)),
        block('heading', { text: 'Below it' }, row(7)),
      ),
      data,
    );
    expect(html.match(/--at:[^"]*/g)).toEqual(['--at:1/1/span 1/span 24', '--at:4/1/span 1/span 24']);
  });

  test('aligns blocks and lays them over each other only where their owner said so', () => {
    const laid = { ...block('line', {}), depth: 2, align: { x: 'center', y: 'end' } } as const;
    const html = renderDocument(page(laid, { ...block('line', {}), depth: -1 }), data);
    expect(html).toContain(
      '<div class="block" data-block="line" style="--at:1/1/span 1/span 24;z-index:2;justify-self:center;align-self:end">',
    );
    expect(html).toContain('<div class="section-grid" style="isolation:isolate">');
    expect(html).toContain('style="--at:1/1/span 1/span 24;z-index:-1">');
  });

  test('arranges a section on a phone where any of its blocks has a place there', () => {
    const arranged = { ...block('line', {}), phone: { column: 2, columns: 4, row: 1, rows: 2 } };
    const html = renderDocument(page(arranged, block('line', {})), data);
    expect(html).toContain('<div class="section-grid" data-phone="">');
    expect(html).toContain('style="--at:1/1/span 1/span 24;--phone:1/2/span 2/span 4"');
    expect(html).toContain('style="--at:1/1/span 1/span 24;--phone:5/1/span 1/span 8"');
  });

  test('hides a block on one device, where it leaves no hole', () => {
    const hidden = { ...block('line', {}, row(1)), hidden: 'desktop' } as const;
    const html = renderDocument(page(hidden, block('line', {}, row(4))), data);
    expect(html).toContain('<div class="block" data-block="line" data-hide="desktop">');
    expect(html).toContain('<div class="block" data-block="line" style="--at:1/1/span 1/span 24">');
  });

  test('loads only its first picture eagerly', () => {
    const html = renderDocument(
      page(
        block('hero', { assetId: heroId, title: 'Pots' }),
        block('image', { assetId: heroId }),
        block('summary', { collectionId: shopId }),
      ),
      data,
    );
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html.indexOf('loading="eager"')).toBeLessThan(html.indexOf('loading="lazy"'));
  });

  test('shows a product with its sale price, its old price and its badge, with its name escaped', () => {
    const html = renderDocument(page(block('summary', { collectionId: shopId })), data);
    expect(html).toContain('<a href="/shop/p/mug">Mug &lt;b&gt;</a>');
    expect(html).toContain('$48.00');
    expect(html).toContain('<del class="product-price__was">$64.00</del>');
    expect(html).toContain('<p class="product-mark sale">sale</p>');
  });

  test.each([
    ['an unknown type', block('carousel', {})],
    ['props of the wrong shape', block('heading', { text: 12 })],
    ['a link that is a script', block('button', { label: 'Go', href: 'javascript:alert(1)' })],
    ['a link to another host in disguise', block('button', { label: 'Go', href: '//evil.example' })],
    ['one behind a backslash', block('button', { label: 'Go', href: '/\\evil.example' })],
    ['one behind a tab', block('button', { label: 'Go', href: '/\t/evil.example' })],
  ])('leaves out a block with %s, logs it, and shows the rest', (_name, bad) => {
    const problems: BlockProblem[] = [];
    const html = renderDocument(page(bad, block('heading', { text: 'Still here' })), data, {
      onProblem: (problem) => problems.push(problem),
    });
    expect(html).toContain('Still here');
    expect(html.match(/class="block"/g)).toHaveLength(1);
    expect(problems.map(({ blockId }) => blockId)).toEqual([bad.id]);
  });

  test('leaves out a deleted picture and an empty list', () => {
    const html = renderDocument(
      page(block('image', { assetId: mugId }), block('summary', { collectionId: mugId })),
      data,
    );
    expect(html).toBe('');
  });

  test('renders stored HTML only in text blocks', () => {
    const html = renderDocument(
      page(
        block('text', { html: '<p>Made <em>slowly</em></p>' }),
        block('quote', { text: '<img src=x onerror=alert(1)>' }),
      ),
      data,
    );
    expect(html).toContain('<p>Made <em>slowly</em></p>');
    expect(html).not.toContain('<img src=x');
  });
});
