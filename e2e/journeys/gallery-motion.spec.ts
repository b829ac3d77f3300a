import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { boxesOf, boxOf, galleryAt, isPhone, openGalleryShop, shapeOf, type Box } from '../gallery-pages.ts';
import { holdRequests } from '../hold-requests.ts';
import { expectPageBasics, watchConsole } from '../page-basics.ts';
import { countScriptBytes } from '../script-bytes.ts';
import { openShopDatabase, removePages, writePage } from '../test-pages.ts';

/*
 * Every setting of the gallery table for navigation, autoplay and opening pictures, varied over its range and measured
 * in the page. spec: site-platform 3 "Gallery settings"
 */

const sides = ['left', 'center', 'right'] as const;
const stripHeights = [0, 1, 80, 200] as const;
const stripMargins = [0, 20, 60] as const;
const durations = [1, 5, 10] as const;

test.beforeAll(async () => {
  const { db, asset, pictures, gallery } = await openGalleryShop();
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
  await removePages(db, ['slides', 'playing', 'links']);
  await db.$client.end();
});

test('controls, indicators, thumbnails and their strip select slides; active-alignment aligns the active slide', async ({
  page,
}) => {
  const noise = watchConsole(page);
  const arrive = await holdRequests(page, '**/watch-galleries-*');
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
  // A press before the page's code has loaded counts once it has.
  await controls.getByRole('button', { name: 'Next picture' }).click();
  arrive();
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
      const free = strip.width - (slide?.width ?? 0);
      return Math.abs(Math.round((10 * ((slide?.left ?? 0) - strip.left)) / free) / 10);
    };
    const wanted = side === 'left' ? 0 : side === 'right' ? 1 : 0.5;
    await expect.poll(() => placeOf(0)).toBe(wanted);
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => placeOf(1)).toBe(wanted);
    await carousel.locator('.gallery__dot').nth(3).click();
    await expect.poll(() => placeOf(3)).toBe(wanted);
    await expect(carousel.locator('.gallery__dot').nth(3)).toHaveAttribute('aria-current', 'true');
  }
  await expectPageBasics(page);
  await expectAccessible(page);
  expect(noise()).toEqual([]);
});

test('autoplay advances after autoplay-duration 1 to 10 seconds, and pauses when it should @desktop-only', async ({
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
      // The strip's own scrolling uses real time.
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

/** Moves pointer and focus out of the page. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test('autoplay does not start for a visitor who prefers reduced motion, but can be started @desktop-only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/playing');
  const gallery = galleryAt(page, 'play-1');
  const dots = gallery.locator('.gallery__dot');
  await expect(gallery).toHaveAttribute('data-state', 'awake');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await expect(gallery).not.toHaveAttribute('data-playing');
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('button', { name: 'Play the slideshow' }).click();
  await expect(gallery).toHaveAttribute('data-playing', '');
  await page.clock.runFor(1000);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.clock.resume();
  await expectAccessible(page);
});

test('lightbox, lightboxTheme and newWindow: pictures open large, links open', async ({ page }) => {
  const arrive = await holdRequests(page, '**/watch-galleries-*');
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
  // A press before the page's code has loaded opens the picture once it has.
  await zoom.click();
  arrive();
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 2');
  await expect(lightbox).toHaveAttribute('data-theme', 'dark');
  await expect(lightbox).toHaveCSS('background-color', 'rgb(23, 20, 17)');
  await expect(lightbox.locator('.lightbox__words')).toContainText('Title 1');
  const picture = lightbox.locator('img');
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  // It is repositioned when it has loaded.
  await expect(async () => {
    const box = await picture.evaluate((image) => image.getBoundingClientRect().toJSON() as Box);
    expect(shapeOf(box)).toBeCloseTo(0.8, 1);
    expect(box.top + box.height).toBeLessThan(window.height);
    if (!isPhone(page)) expect(box.top, 'the top margin').toBeCloseTo(50, 0);
  }).toPass({ timeout: 10_000 });
  await expectAccessible(page);
  for (const name of ['Previous picture', 'Next picture', 'Close', 'Previous picture']) {
    await page.keyboard.press('Tab');
    await expect(lightbox.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toHaveAccessibleName('Picture 2 of 2');
  await lightbox.getByRole('button', { name: 'Next picture' }).click();
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 2');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(zoom).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

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
  await expectPageBasics(page);
});

test('nothing shifts while a page of galleries loads, and little of it is script @desktop-only', async ({
  page,
}) => {
  const scriptBytes = countScriptBytes(page);
  await page.addInitScript(() => {
    const store = globalThis as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        store.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/slides', { waitUntil: 'networkidle' });
  const bytes = await scriptBytes();
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes, 'JavaScript until a gallery is touched').toBeLessThanOrEqual(12_000);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  const [first, second] = await page.locator('#section-controls .gallery__frame img').all();
  await expect(first ?? page.locator('body')).toHaveAttribute('loading', 'eager');
  await expect(second ?? page.locator('body')).toHaveAttribute('loading', 'lazy');
});

test('slides are a strip with links without JavaScript @without-javascript', async ({ page }) => {
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
