import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { itemQueryKey, type BlockData } from '../block.ts';
import { publicNames } from './gallery-options.ts';
import { galleryNeeds } from './gallery-pictures.ts';
import { GalleryBlock } from './gallery.render.tsx';
import { gallerySchema, type GalleryProps } from './gallery.schema.ts';

const ids = [1, 2, 3].map((n) => `0199aaaa-0000-7000-8000-00000000000${n}`);
const collectionId = '0199aaaa-0000-7000-8000-0000000000aa';

const pictureOf = (id: string, width = 1200, height = 1500): PictureView => ({
  id,
  assetUrl: `/media/${id}/pot.webp`,
  width,
  height,
  altText: 'A pot',
  focalPoint: { x: 0.2, y: 0.7 },
  colorData: {
    topLeft: '000000',
    topRight: '000000',
    bottomLeft: '000000',
    bottomRight: '000000',
    center: 'ff8000',
  },
  widths: [100, 300, 500, 750, 1000],
});

const data = (items: BlockData['items'] = new Map()): BlockData => ({
  assets: new Map(ids.map((id) => [id, pictureOf(id)])),
  items,
  site: {
    websiteId: 'w1',
    language: 'en-US',
    timeZone: 'America/New_York',
    currency: 'USD',
    store: storefrontCommerce(commerceSettingsOf({}), 'en-US'),
    title: 'Fern & Kiln',
    now: 0,
    collections: new Map(),
    socialAccounts: [],
    navigations: { main: [], footer: [] },
  },
});

const pictures = ids.map((assetId, index) => ({
  assetId,
  title: `Title ${index + 1}`,
  description: `Words <${index + 1}>`,
}));

function render(settings: object, shown = data()): string {
  const props = gallerySchema.parse({ pictures, ...settings });
  return renderToStaticMarkup(
    <GalleryBlock props={props} data={shown} span={12} fullWidth={false} isFirstPicture blockId="b1" />,
  );
}

const count = (html: string, part: string): number => html.split(part).length - 1;

/** Settings by the names of the specification's table. */
const byPublicName = (props: GalleryProps): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(publicNames).map(([own, name]) => [name, props[own as keyof GalleryProps]]),
  );

describe('a gallery’s settings', () => {
  test('have the defaults of the table', () => {
    expect(byPublicName(gallerySchema.parse({ pictures }))).toEqual({
      design: 'grid',
      autoplay: false,
      'autoplay-duration': 5,
      controls: false,
      indicators: false,
      'auto-crop': true,
      'aspect-ratio': 'square',
      'square-thumbs': true,
      thumbnails: false,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 20,
      'show-meta-basic': true,
      'show-meta': true,
      'show-meta-only-title': false,
      'meta-position': 'bottom',
      'show-meta-on-hover': false,
      'active-alignment': 'center',
      'thumbnails-per-row': 4,
      padding: 20,
      lightbox: false,
      lightboxTheme: 'dark',
      'max-width': 300,
      newWindow: false,
      transparentBackground: false,
    });
  });

  test.each([
    ['autoplay-duration', 1, 10],
    ['thumbnail-strip-height', 0, 200],
    ['thumbnail-strip-margin', 0, 60],
    ['thumbnails-per-row', 1, 10],
    ['padding', 0, 50],
    ['max-width', 100, 300],
  ])('%s is a whole number from %i to %i, or refused with that message', (name, from, to) => {
    const message = `must be a whole number from ${from} to ${to}`;
    for (const fine of [from, to]) {
      const opened = gallerySchema.parse({ pictures, [name]: fine });
      expect(byPublicName(opened)[name]).toBe(fine);
    }
    for (const bad of [from - 1, to + 1, from + 0.5, '5', Number.NaN]) {
      const opened = gallerySchema.safeParse({ pictures, [name]: bad });
      expect(opened.error?.issues[0]?.message).toBe(message);
    }
  });

  test.each([
    ['design', 'masonry', 'must be one of slideshow, carousel, grid, stacked'],
    ['aspect-ratio', 'round', /^must be one of square, standard/],
    ['meta-position', 'left', /^must be one of top, top-left/],
    ['active-alignment', 'top', 'must be one of left, center, right'],
    ['lightboxTheme', 'blue', 'must be one of dark, light'],
    ['autoplay', 'yes', 'must be true or false'],
  ])('%s is one of its options, or refused', (name, value, message) => {
    const opened = gallerySchema.safeParse({ pictures, [name]: value });
    expect(opened.error?.issues[0]?.message).toMatch(message);
  });

  test('without pictures and without a collection are refused', () => {
    expect(gallerySchema.safeParse({}).error?.issues[0]?.message).toBe(
      'a gallery needs pictures or a collection',
    );
  });

  test('a slider is a carousel', () => {
    const carousel = gallerySchema.parse({ pictures, design: 'slider' });
    expect(carousel.design).toBe('carousel');
  });

  test('of the first version can still be read', () => {
    const first = gallerySchema.parse({
      layout: 'masonry',
      columns: 3,
      pictures: [{ assetId: ids[0], caption: 'Once' }],
    });
    expect(first).toMatchObject({ design: 'grid', squareThumbs: false, thumbnailsPerRow: 3 });
    expect(first.pictures[0]).toMatchObject({ title: 'Once', description: '' });
    const cropped = gallerySchema.parse({ layout: 'grid', ratio: '3:2', pictures });
    expect(cropped).toMatchObject({ squareThumbs: true, aspectRatio: 'standard' });
  });
});

describe('a gallery', () => {
  test('is a list in grid and stacked, a strip of slides otherwise', () => {
    expect(render({})).toContain('<ul class="gallery__items">');
    expect(render({ design: 'stacked' })).toContain('data-design="stacked"');
    for (const design of ['slideshow', 'carousel']) {
      const html = render({ design });
      expect(html).toContain(`data-design="${design}"`);
      expect(html).toContain('aria-roledescription="carousel"');
      expect(html).toContain('aria-label="2 of 3"');
      expect(html).toContain('id="slide-b1-3"');
    }
  });

  test('sets custom properties for the stylesheet', () => {
    const grid = render({ thumbnailsPerRow: 7, padding: 50, maxWidth: 100 });
    expect(grid).toContain('--gap:50px;--words:100px;--many:7;--few:3');
    const strip = render({
      design: 'slideshow',
      thumbnails: true,
      thumbnailStripHeight: 200,
      thumbnailStripMargin: 60,
    });
    expect(strip).toContain('--strip:200px;--strip-gap:60px');
  });

  test.each([
    ['square', '1'],
    ['standard', '1.5'],
    ['standard-vertical', '0.667'],
    ['four-three', '1.333'],
    ['three-four-vertical', '0.75'],
    ['widescreen', '1.778'],
    ['anamorphic-widescreen', '2.4'],
  ])('frames a %s picture', (aspectRatio, shape) => {
    expect(render({ aspectRatio })).toContain(`--shape:${shape}"`);
    expect(render({ design: 'slideshow', aspectRatio })).toContain(`--shape:${shape}"`);
  });

  test('keeps the ratio of each picture without square thumbs, and shows it uncropped without auto-crop', () => {
    expect(render({ squareThumbs: false })).toMatch(/data-shapes="own".*--shape:0.8"/);
    expect(render({ autoCrop: false })).toContain('data-fit="whole"');
    expect(render({})).not.toContain('data-fit');
  });

  test('shows the picture’s average colour behind it, or nothing', () => {
    expect(render({})).toContain('background-color:#331a00');
    expect(render({ transparentBackground: true })).not.toContain('background-color');
  });

  test('has the captions its settings allow', () => {
    expect(render({})).toContain('<p class="gallery__title">Title 1</p><p>Words &lt;1&gt;</p>');
    expect(render({ showMeta: false })).not.toContain('figcaption');
    expect(render({ showMetaBasic: false })).not.toContain('Title 1');
    expect(render({ showMetaOnlyTitle: true })).not.toContain('Words');
  });

  test('overlays captions where they cannot be above or below the picture', () => {
    expect(render({})).not.toContain('data-words');
    expect(render({ metaPosition: 'top' })).not.toContain('data-words');
    for (const metaPosition of ['top-left', 'top-right', 'center', 'bottom-left', 'bottom-right'])
      expect(render({ metaPosition })).toContain(`data-words="over" data-meta="${metaPosition}"`);
    expect(render({ design: 'slideshow' })).toContain('data-words="over"');
    expect(render({ showMetaOnHover: true })).toMatch(/data-words="over".*data-hover=""/);
  });

  test('has buttons, dots, thumbnails and a play button when set', () => {
    const bare = render({ design: 'slideshow' });
    expect(bare).not.toMatch(/<button|gallery__dot|gallery__thumb/);
    expect(bare).toContain('data-bar=""');
    const all = render({
      design: 'slideshow',
      controls: true,
      indicators: true,
      thumbnails: true,
      autoplay: true,
      autoplayDuration: 3,
    });
    expect(count(all, '<button')).toBe(3);
    expect(count(all, 'class="gallery__dot"')).toBe(3);
    expect(count(all, 'class="gallery__thumb"')).toBe(3);
    expect(all).toContain('data-autoplay="3"');
    expect(all).toContain('aria-label="Play the slideshow"');
    expect(all).not.toContain('data-bar');
    expect(render({ design: 'slideshow', thumbnails: true, thumbnailStripHeight: 0 })).not.toContain('thumb');
  });

  test('has links to other slides in every slide, for browsers without JavaScript', () => {
    const html = render({ design: 'carousel', controls: true });
    expect(count(html, '<noscript>')).toBe(3);
    expect(html).toContain('<a class="gallery__step" data-step="previous" href="#slide-b1-3"');
  });

  test('sets the alignment of the active slide', () => {
    for (const side of ['left', 'center', 'right'])
      expect(render({ design: 'carousel', activeAlignment: side })).toContain(`data-side="${side}"`);
  });

  test('of one picture has no navigation', () => {
    const html = render({
      design: 'slideshow',
      controls: true,
      indicators: true,
      autoplay: true,
      pictures: pictures.slice(0, 1),
    });
    expect(html).not.toMatch(/<button|gallery__dot|data-slides|tabindex/);
  });

  test('opens pictures in the lightbox, unless they have a link', () => {
    const linked = pictures.map((picture, index) => (index === 0 ? { ...picture, link: '/shop' } : picture));
    const html = render({ lightbox: true, lightboxTheme: 'light', pictures: linked });
    expect(html).toContain('data-lightbox="light"');
    expect(count(html, 'data-zoom')).toBe(2);
    expect(html).toContain('<a class="gallery__frame" href="/shop" aria-label="Title 1">');
    expect(html).toContain('aria-label="Enlarge picture 2: Title 2"');
    expect(render({})).not.toContain('<a ');
  });

  test('opens links in a new window, and announces it', () => {
    const linked = pictures.map((picture) => ({ ...picture, link: '/shop' }));
    const html = render({ newWindow: true, pictures: linked });
    expect(count(html, 'target="_blank" rel="noopener"')).toBe(3);
    expect(html).toContain('aria-label="Title 1 (opens in a new window)"');
    expect(render({ pictures: linked })).not.toContain('_blank');
    const one = [...pictures.slice(1), { ...pictures[0], link: '/shop', newWindow: true }];
    expect(count(render({ pictures: one }), '_blank')).toBe(1);
  });

  test('never links to a script', () => {
    const bad = [{ ...pictures[0], link: 'javascript:alert(1)' }];
    expect(gallerySchema.safeParse({ pictures: bad }).success).toBe(false);
  });

  test('shows a collection’s items by their main pictures', () => {
    const props = gallerySchema.parse({ collectionId, limit: 2 });
    const [query] = galleryNeeds(props).itemQueries;
    expect(query).toEqual({ collectionId, limit: 2, tag: null });
    const items = [
      anItem({
        title: 'Vase',
        excerpt: '<p>Tall &amp; <b>thin</b></p>',
        mainImage: pictureOf('v'),
        sourceUrl: '/shop/p/vase',
      }),
      anItem({ title: 'Nothing to see', mainImage: null }),
    ];
    const html = render(
      { pictures: [], collectionId, limit: 2 },
      data(new Map([[itemQueryKey(query ?? { collectionId, limit: 0, tag: null }), items]])),
    );
    expect(html).toContain('<p class="gallery__title">Vase</p><p>Tall &amp; thin</p>');
    expect(html).toContain('href="/shop/p/vase"');
    expect(html).not.toContain('Nothing to see');
  });

  test('loads its first picture eagerly, and no more pixels than it shows', () => {
    const html = render({});
    expect(count(html, 'loading="eager"')).toBe(1);
    expect(count(html, 'loading="lazy"')).toBe(2);
    expect(html).toContain('(min-width: 85em) 320px, 25vw');
    // A wide frame of a tall picture takes the whole width; a square one is bounded by the window's height.
    expect(render({ design: 'slideshow' })).toContain('min(100vw, 85vh)');
    expect(render({ design: 'stacked' })).toContain('min(100vw, 73.6vh)');
  });

  test('leaves out deleted pictures', () => {
    expect(render({}, { ...data(), assets: new Map() })).toBe('');
  });
});
