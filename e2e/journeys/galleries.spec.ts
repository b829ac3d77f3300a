import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { boxesOf, boxOf, galleryAt, isPhone, openGalleryShop, shapeOf, type Box } from '../gallery-pages.ts';
import { expectPageBasics } from '../page-basics.ts';
import { openShopDatabase, removePages, writePage } from '../test-pages.ts';

/*
 * Every setting of the gallery table that lays out pictures and captions, varied over its range and measured in the
 * page; `gallery-motion.spec.ts` has the others. spec: site-platform 3 "Gallery settings"
 */

const ratios = {
  square: 1,
  standard: 1.5,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 0.75,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
} as const;
const places = ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'] as const;
const perRow = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const paddings = [0, 1, 20, 50] as const;

test.beforeAll(async () => {
  const { db, pictures, gallery } = await openGalleryShop();
  const ten = { pictures: perRow.map((_, index) => pictures[index % pictures.length]) };
  await writePage(db, 'shapes', 'Shapes', [
    ...['slideshow', 'carousel', 'slider', 'grid', 'stacked'].map((design) =>
      gallery(`design-${design}`, { design }),
    ),
    ...Object.keys(ratios).flatMap((ratio) => [
      gallery(`grid-${ratio}`, { 'aspect-ratio': ratio }),
      gallery(`slideshow-${ratio}`, { design: 'slideshow', 'aspect-ratio': ratio }),
      gallery(`carousel-${ratio}`, { design: 'carousel', 'aspect-ratio': ratio }),
    ]),
    ...['grid', 'slideshow', 'carousel'].map((design) =>
      gallery(`whole-${design}`, { design, 'auto-crop': false }),
    ),
    gallery('own', { 'square-thumbs': false }),
    gallery('clear', { 'auto-crop': false, transparentBackground: true }),
  ]);
  await writePage(db, 'rows', 'Rows', [
    ...perRow.map((count) =>
      gallery(`row-${String(count)}`, { 'thumbnails-per-row': count, padding: 4 }, ten),
    ),
    ...paddings.flatMap((padding) =>
      ['grid', 'stacked', 'carousel'].map((design) =>
        gallery(`${design}-padding-${String(padding)}`, { design, padding }),
      ),
    ),
  ]);
  await writePage(db, 'words', 'Words', [
    gallery('all', {}),
    gallery('none', { 'show-meta': false }),
    gallery('no-basic', { 'show-meta-basic': false }),
    gallery('only-title', { 'show-meta-only-title': true }),
    gallery('hover', { 'show-meta-on-hover': true }),
    ...places.map((place) =>
      gallery(place, { design: 'slideshow', 'aspect-ratio': 'widescreen', 'meta-position': place }),
    ),
    gallery('grid-top', { 'meta-position': 'top' }),
    ...[100, 200, 300].map((width) =>
      gallery(`wide-${String(width)}`, { design: 'stacked', 'max-width': width }),
    ),
    gallery('padded', { design: 'slideshow', padding: 50 }),
  ]);
  await db.$client.end();
});

test.afterAll(async () => {
  const db = openShopDatabase();
  await removePages(db, ['shapes', 'rows', 'words']);
  await db.$client.end();
});

test('design, aspect-ratio, auto-crop, square-thumbs and transparentBackground shape the pictures @desktop-only', async ({
  page,
}) => {
  await page.goto('/shapes');
  const figures = (id: string): Promise<Box[]> => boxesOf(page, id, '.gallery__figure');
  const [g1, g2] = await figures('design-grid');
  expect(g2?.top).toBeCloseTo(g1?.top ?? 0, 0);
  expect(g2?.left).toBeGreaterThan((g1?.left ?? 0) + (g1?.width ?? 0));
  const [s1, s2] = await figures('design-stacked');
  expect(s2?.top).toBeGreaterThan((s1?.top ?? 0) + (s1?.height ?? 0));
  const stage = await boxOf(page, 'design-slideshow', '.gallery__stage');
  const [l1, l2] = await figures('design-slideshow');
  expect(l1?.width).toBeCloseTo(stage.width, 0);
  expect(l2?.left).toBeGreaterThanOrEqual(stage.left + stage.width);
  for (const id of ['design-carousel', 'design-slider']) {
    const strip = await boxOf(page, id, '.gallery__slides');
    const [, next] = await figures(id);
    expect(next?.left, 'the next one peeks in').toBeLessThan(strip.left + strip.width);
  }
  for (const [ratio, shape] of Object.entries(ratios)) {
    for (const design of ['grid', 'slideshow', 'carousel']) {
      const box = await boxOf(page, `${design}-${ratio}`, '.gallery__frame');
      expect(shapeOf(box), `${design} ${ratio}`).toBeCloseTo(shape, 1);
    }
  }
  const fit = (id: string): Promise<string> =>
    galleryAt(page, id)
      .locator('.gallery__frame img')
      .first()
      .evaluate((image) => getComputedStyle(image).objectFit);
  expect(await fit('design-grid')).toBe('cover');
  expect(await fit('whole-grid')).toBe('contain');
  expect(await fit('whole-slideshow')).toBe('contain');
  // Uncropped pictures of a carousel share a height and keep their proportions.
  const whole = await boxesOf(page, 'whole-carousel', '.gallery__frame');
  expect(whole.map((box) => Math.round(shapeOf(box) * 100) / 100)).toEqual([0.8, 1, 1.5, 0.75]);
  expect(new Set(whole.map(({ height }) => Math.round(height))).size).toBe(1);
  const own = await boxesOf(page, 'own', '.gallery__frame');
  expect(own.map((box) => Math.round(shapeOf(box) * 100) / 100)).toEqual([0.8, 1, 1.5, 0.75]);
  const ground = (id: string): Promise<string> =>
    galleryAt(page, id)
      .locator('.gallery__frame img')
      .first()
      .evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(await ground('whole-grid')).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  expect(await ground('clear')).toBe('rgba(0, 0, 0, 0)');
  await expectPageBasics(page);
});

test('thumbnails-per-row 1 to 10 and padding 0 to 50 are exact to the pixel', async ({ page }) => {
  await page.goto('/rows');
  for (const count of perRow) {
    const boxes = await boxesOf(page, `row-${String(count)}`, '.gallery__item');
    const first = boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 1);
    expect(first.length).toBe(isPhone(page) ? (count === 1 ? 1 : count < 5 ? 2 : 3) : count);
  }
  for (const padding of paddings) {
    const [a, b] = await boxesOf(page, `grid-padding-${String(padding)}`, '.gallery__item');
    expect((b?.left ?? 0) - (a?.left ?? 0) - (a?.width ?? 0)).toBeCloseTo(padding, 0);
    const [c, d] = await boxesOf(page, `stacked-padding-${String(padding)}`, '.gallery__item');
    expect((d?.top ?? 0) - (c?.top ?? 0) - (c?.height ?? 0)).toBeCloseTo(padding, 0);
    const [e, f] = await boxesOf(page, `carousel-padding-${String(padding)}`, '.gallery__slide');
    expect((f?.left ?? 0) - (e?.left ?? 0) - (e?.width ?? 0)).toBeCloseTo(padding, 0);
  }
  await expectPageBasics(page);
});

test('the captions follow show-meta, show-meta-basic, show-meta-only-title and max-width', async ({
  page,
}) => {
  await page.goto('/words');
  const wordsOf = (id: string): Promise<string[]> =>
    galleryAt(page, id).locator('.gallery__item').first().locator('figcaption p').allTextContents();
  const description = /^A description/;
  expect(await wordsOf('all')).toEqual(['Title 1', expect.stringMatching(description)]);
  expect(await wordsOf('none')).toEqual([]);
  expect(await wordsOf('no-basic')).toEqual([expect.stringMatching(description)]);
  expect(await wordsOf('only-title')).toEqual(['Title 1']);
  for (const width of [100, 200, 300]) {
    const box = await boxOf(page, `wide-${String(width)}`, '.gallery__words');
    expect(box.width).toBeLessThanOrEqual(width);
    expect(box.width).toBeGreaterThan(width * 0.7);
  }
  const above = await boxOf(page, 'grid-top', '.gallery__words');
  const picture = await boxOf(page, 'grid-top', '.gallery__frame');
  expect(above.top + above.height).toBeLessThanOrEqual(picture.top);
  await expectPageBasics(page);
  await expectAccessible(page);
});

test('meta-position puts the captions at seven places, with padding, and hovering shows them @desktop-only', async ({
  page,
}) => {
  await page.goto('/words');
  for (const place of places) {
    const words = await boxOf(page, place, '.gallery__words');
    const frame = await boxOf(page, place, '.gallery__frame');
    const before = { x: words.left - frame.left, y: words.top - frame.top };
    const after = { x: frame.width - before.x - words.width, y: frame.height - before.y - words.height };
    if (place.endsWith('left')) expect(before.x).toBeCloseTo(20, 0);
    else if (place.endsWith('right')) expect(after.x).toBeCloseTo(20, 0);
    else expect(before.x).toBeCloseTo(after.x, 0);
    if (place.startsWith('top')) expect(before.y).toBeCloseTo(20, 0);
    else if (place.startsWith('bottom')) expect(after.y).toBeCloseTo(20, 0);
    else expect(before.y).toBeCloseTo(after.y, 0);
  }
  const padded = await boxOf(page, 'padded', '.gallery__words');
  const frame = await boxOf(page, 'padded', '.gallery__frame');
  expect(frame.top + frame.height - padded.top - padded.height).toBeCloseTo(50, 0);
  const item = galleryAt(page, 'hover').locator('.gallery__item').first();
  await expect(item.locator('.gallery__words')).toHaveCSS('opacity', '0');
  await item.hover();
  await expect(item.locator('.gallery__words')).toHaveCSS('opacity', '1');
});
