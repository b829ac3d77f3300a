import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectSoundPage, watchConsole } from '../sound-page.ts';
import {
  assetsByName,
  openShopDatabase,
  removePages,
  writePage,
  type WrittenBlock,
} from '../written-page.ts';

/*
 * Every setting of the gallery table, moved over its range and measured in the page. Variants stand under each other
 * on a few written pages; a variant's id is its section's. spec: site-platform 3 "Gallery settings"
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
const sides = ['left', 'center', 'right'] as const;
const stripHeights = [0, 1, 80, 200] as const;
const stripMargins = [0, 20, 60] as const;
const durations = [1, 5, 10] as const;

// Four shapes: 4:5, 1:1, 3:2, 3:4.
const names = ['gallery-vases', 'gallery-bowls-above', 'gallery-handles', 'gallery-planters'] as const;

test.beforeAll(async () => {
  const db = openShopDatabase();
  const asset = await assetsByName(db);
  const pictures = names.map((name, index) => ({
    assetId: asset(name),
    title: `Title ${String(index + 1)}`,
    description: `A description that is long enough to fill more than a single line of any label ${String(index + 1)}.`,
  }));
  const gallery = (id: string, settings: object, more: object = {}): WrittenBlock => ({
    id,
    type: 'gallery',
    props: { pictures, ...settings, ...more },
  });
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
  const slideshow = { design: 'slideshow', 'aspect-ratio': 'widescreen' };
  await writePage(db, 'slides', 'Slides', [
    gallery('controls', { ...slideshow, controls: true }),
    gallery('bare', slideshow),
    gallery('indicators', { ...slideshow, indicators: true }),
    gallery('whole-thumbs', { ...slideshow, thumbnails: true, 'square-thumbs': false }),
    ...stripHeights.map((height) =>
      gallery(`strip-${String(height)}`, {
        ...slideshow,
        thumbnails: true,
        'thumbnail-strip-height': height,
      }),
    ),
    ...stripMargins.map((margin) =>
      gallery(`margin-${String(margin)}`, {
        ...slideshow,
        thumbnails: true,
        'thumbnail-strip-margin': margin,
      }),
    ),
    ...sides.map((side) =>
      gallery(`side-${side}`, {
        design: 'carousel',
        'active-alignment': side,
        controls: true,
        indicators: true,
      }),
    ),
  ]);
  await writePage(
    db,
    'playing',
    'Playing',
    durations.map((seconds) =>
      gallery(`play-${String(seconds)}`, {
        ...slideshow,
        autoplay: true,
        'autoplay-duration': seconds,
        indicators: true,
      }),
    ),
  );
  const linked = pictures.map((picture, index) =>
    index === 1
      ? { ...picture, link: '/shop' }
      : index === 2
        ? { ...picture, link: '/shop', newWindow: true }
        : picture,
  );
  await writePage(db, 'links', 'Links', [
    gallery('closed', {}),
    gallery('dark', { lightbox: true, 'thumbnails-per-row': 2 }, { pictures: linked }),
    gallery('light', { design: 'slideshow', lightbox: true, lightboxTheme: 'light' }),
    gallery('new', { newWindow: true }, { pictures: linked }),
    {
      id: 'image',
      type: 'image',
      props: {
        assetId: asset('gallery-handles'),
        lightbox: true,
        caption: 'Handles',
        ratio: '1:1',
        focalPoint: { x: 1, y: 0 },
      },
    },
  ]);
  await db.$client.end();
});

test.afterAll(async () => {
  const db = openShopDatabase();
  await removePages(db, ['shapes', 'rows', 'words', 'slides', 'playing', 'links']);
  await db.$client.end();
});

const galleryAt = (page: Page, id: string): Locator => page.locator(`#section-${id} .gallery`);
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 500;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of all that matches in a variant, in the page's pixels; none of them moves the page. */
function boxesOf(page: Page, id: string, selector: string): Promise<Box[]> {
  return page.locator(`#section-${id} ${selector}`).evaluateAll((found) =>
    found.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
}

async function boxOf(page: Page, id: string, selector: string): Promise<Box> {
  const [box] = await boxesOf(page, id, selector);
  if (box === undefined) throw new Error(`${id} has no ${selector}`);
  return box;
}

const shapeOf = ({ width, height }: Box): number => width / height;

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
  // A carousel's whole pictures share a height and keep their shapes.
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
  await expectSoundPage(page);
});

test('thumbnails-per-row 1 to 10 and padding 0 to 50 are kept to the pixel', async ({ page }) => {
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
  await expectSoundPage(page);
});

test('the words follow show-meta, show-meta-basic, show-meta-only-title and max-width', async ({ page }) => {
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
  await expectSoundPage(page);
  await expectAccessible(page);
});

test('meta-position puts the words at seven places, padding off the edge, and hover shows them @desktop-only', async ({
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

test('controls, indicators, thumbnails and their strip lead to slides; active-alignment says where they stand', async ({
  page,
}) => {
  const noise = watchConsole(page);
  await page.goto('/slides');
  await expect(galleryAt(page, 'bare').locator('button, .gallery__dot, .gallery__thumb')).toHaveCount(0);
  await expect(galleryAt(page, 'bare').locator('.gallery__slides')).toHaveCSS('scrollbar-width', 'thin');
  const shown = async (id: string, n: number): Promise<void> =>
    expect(
      galleryAt(page, id)
        .locator('.gallery__slide')
        .nth(n - 1),
    ).toBeInViewport({ ratio: 0.5 });

  const controls = galleryAt(page, 'controls');
  await controls.getByRole('button', { name: 'Next picture' }).click();
  await shown('controls', 2);
  await expect(controls.getByRole('status')).toHaveText('Picture 2 of 4');
  await controls.getByRole('button', { name: 'Previous picture' }).click();
  await shown('controls', 1);
  await controls.getByRole('button', { name: 'Previous picture' }).click();
  await shown('controls', 4);
  await page.keyboard.press('Home');
  await shown('controls', 1);
  await page.keyboard.press('ArrowRight');
  await shown('controls', 2);
  await page.keyboard.press('End');
  await shown('controls', 4);

  const dots = galleryAt(page, 'indicators').locator('.gallery__dot');
  await expect(dots).toHaveCount(4);
  await dots.nth(2).click();
  await shown('indicators', 3);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await galleryAt(page, 'indicators')
    .locator('.gallery__slides')
    .evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(dots.first(), 'dots follow a finger').toHaveAttribute('aria-current', 'true');

  for (const height of stripHeights) {
    const thumbs = await boxesOf(page, `strip-${String(height)}`, '.gallery__thumb');
    expect(thumbs.length).toBe(height === 0 ? 0 : 4);
    for (const thumb of thumbs) expect(thumb.height).toBeCloseTo(height, 0);
    if (height >= 24) for (const thumb of thumbs) expect(shapeOf(thumb)).toBeCloseTo(1, 1);
  }
  for (const margin of stripMargins) {
    const stage = await boxOf(page, `margin-${String(margin)}`, '.gallery__stage');
    const strip = await boxOf(page, `margin-${String(margin)}`, '.gallery__thumbs');
    expect(strip.top - stage.top - stage.height).toBeCloseTo(margin, 0);
  }
  const whole = await boxesOf(page, 'whole-thumbs', '.gallery__thumb');
  expect(whole.map((box) => Math.round(shapeOf(box) * 10) / 10)).toEqual([0.8, 1, 1.5, 0.8]);
  await galleryAt(page, 'strip-80').locator('.gallery__thumb').nth(1).click();
  await shown('strip-80', 2);

  for (const side of sides) {
    const carousel = galleryAt(page, `side-${side}`);
    const placeOf = async (index: number): Promise<number> => {
      const strip = await boxOf(page, `side-${side}`, '.gallery__slides');
      const slides = await boxesOf(page, `side-${side}`, '.gallery__slide');
      const slide = slides[index];
      const room = strip.width - (slide?.width ?? 0);
      return Math.abs(Math.round((10 * ((slide?.left ?? 0) - strip.left)) / room) / 10);
    };
    const wanted = side === 'left' ? 0 : side === 'right' ? 1 : 0.5;
    expect(await placeOf(0)).toBe(wanted);
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => placeOf(1)).toBe(wanted);
    await carousel.locator('.gallery__dot').nth(3).click();
    await expect.poll(() => placeOf(3)).toBe(wanted);
    await expect(carousel.locator('.gallery__dot').nth(3)).toHaveAttribute('aria-current', 'true');
  }
  await expectSoundPage(page);
  await expectAccessible(page);
  expect(noise()).toEqual([]);
});

test('autoplay goes on after autoplay-duration 1 to 10 seconds, and stands when it should @desktop-only', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/playing');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const seconds of durations) {
    const gallery = galleryAt(page, `play-${String(seconds)}`);
    const dots = gallery.locator('.gallery__dot');
    const expectAt = async (index: number): Promise<void> => {
      await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
      // The strip's own scrolling runs by the real clock.
      await expect
        .poll(async () => {
          const strip = await boxOf(page, `play-${String(seconds)}`, '.gallery__slides');
          const slides = await boxesOf(page, `play-${String(seconds)}`, '.gallery__slide');
          return Math.abs((slides[index]?.left ?? 0) - strip.left);
        })
        .toBeLessThan(1);
    };
    await dots.nth(1).click();
    await expectAt(1);
    await page.clock.runFor(200);
    await expect(gallery, 'pointed at, it stands').not.toHaveAttribute('data-playing');
    await letGo(page);
    await expect(gallery).toHaveAttribute('data-playing', '');
    await page.clock.runFor(seconds * 1000 - 1);
    await expectAt(1);
    await page.clock.runFor(1);
    await expectAt(2);
    await page.clock.runFor(200);
    await page.clock.runFor(seconds * 1000 - 201);
    await expectAt(2);
    await page.clock.runFor(1);
    await expectAt(3);
  }
  const last = galleryAt(page, 'play-10');
  await last.getByRole('button', { name: 'Pause the slideshow' }).click();
  await letGo(page);
  await expect(last, 'paused by its button').not.toHaveAttribute('data-playing');
  await last.getByRole('button', { name: 'Play the slideshow' }).click();
  await expect(last).toHaveAttribute('data-playing', '');
  await last.locator('.gallery__slides').focus();
  await expect(last, 'the focus holds it').not.toHaveAttribute('data-playing');
  await letGo(page);
  await expect(last).toHaveAttribute('data-playing', '');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(last, 'out of view').not.toHaveAttribute('data-playing');
});

/** Takes pointer and focus away from the page. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test('autoplay never starts for a visitor who wants less motion, but may be asked for @desktop-only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/playing');
  const gallery = galleryAt(page, 'play-1');
  await expect(gallery).toHaveAttribute('data-state', 'awake');
  await expect(gallery).not.toHaveAttribute('data-playing');
  await gallery.getByRole('button', { name: 'Play the slideshow' }).click();
  await expect(gallery.locator('.gallery__dot').nth(1)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('lightbox, lightboxTheme and newWindow: pictures open large, links lead on', async ({ page }) => {
  await page.goto('/links');
  await expect(galleryAt(page, 'closed').locator('a')).toHaveCount(0);
  const links = galleryAt(page, 'dark').locator('a');
  await expect(links.nth(1)).not.toHaveAttribute('target');
  await expect(links.nth(2)).toHaveAttribute('target', '_blank');
  await expect(galleryAt(page, 'new').locator('a')).toHaveCount(2);
  for (const link of await galleryAt(page, 'new').locator('a').all())
    await expect(link).toHaveAttribute('target', '_blank');

  const lightbox = page.locator('dialog.lightbox');
  const zoom = links.first();
  await zoom.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await zoom.click();
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 2');
  await expect(lightbox).toHaveAttribute('data-theme', 'dark');
  await expect(lightbox).toHaveCSS('background-color', 'rgb(23, 20, 17)');
  await expect(lightbox.locator('.lightbox__words')).toContainText('Title 1');
  const picture = lightbox.locator('img');
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const [box] = await picture.evaluateAll((all) =>
    all.map((image) => image.getBoundingClientRect().toJSON() as Box),
  );
  expect(shapeOf(box ?? { left: 0, top: 0, width: 0, height: 1 })).toBeCloseTo(0.8, 1);
  expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThan(window.height);
  if (!isPhone(page)) expect(box?.top, 'the top margin').toBeCloseTo(50, 0);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toHaveAccessibleName('Picture 2 of 2');
  await lightbox.getByRole('button', { name: 'Next picture' }).click();
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 2');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(zoom).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await galleryAt(page, 'light').locator('a[data-zoom]').first().click();
  await expect(lightbox).toHaveAttribute('data-theme', 'light');
  await expect(lightbox).toHaveCSS('background-color', 'rgb(251, 250, 248)');
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 4');
  await expectAccessible(page);
  await lightbox.click({ position: { x: 8, y: window.height / 2 + 80 } });
  await expect(lightbox, 'a press beside the picture closes').toHaveCount(0);

  const image = page.locator('#section-image figure');
  await expect(image.locator('img')).toHaveCSS('object-position', '100% 0%');
  await image.locator('a').click();
  await expect(lightbox.locator('.lightbox__words')).toHaveText('Handles');
  await expect(lightbox.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectSoundPage(page);
});

test('nothing moves while a page of galleries loads, and little of it is script @desktop-only', async ({
  page,
}) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(
        response
          .request()
          .sizes()
          .then((sizes) => sizes.responseBodySize),
      );
  });
  await page.addInitScript(() => {
    const store = globalThis as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        store.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/slides', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes, 'JavaScript until a gallery is touched').toBeLessThanOrEqual(12_000);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  const [first, second] = await page.locator('#section-controls .gallery__frame img').all();
  await expect(first ?? page.locator('body')).toHaveAttribute('loading', 'eager');
  await expect(second ?? page.locator('body')).toHaveAttribute('loading', 'lazy');
});

test('slides are a strip with links where there is no script @without-javascript', async ({ page }) => {
  await page.goto('/slides');
  const controls = galleryAt(page, 'controls');
  await expect(controls.locator('button').first()).toBeHidden();
  const [first, second] = await controls.locator('.gallery__slide').all();
  await first?.getByRole('link', { name: 'Next picture' }).click();
  await expect(second ?? page.locator('body')).toBeInViewport({ ratio: 0.5 });
  await galleryAt(page, 'indicators').locator('.gallery__dot').nth(3).click();
  await expect(galleryAt(page, 'indicators').locator('.gallery__slide').nth(3)).toBeInViewport({
    ratio: 0.5,
  });
  await page.goto('/links');
  await galleryAt(page, 'dark').locator('a[data-zoom]').first().click();
  await expect(page, 'a picture opens by itself').toHaveURL(/gallery-vases/);
});
