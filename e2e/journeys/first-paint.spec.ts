import { expect, test, type Page } from '@playwright/test';
import { changedByFullStylesheet } from '../critical-styles.ts';
import { holdRequests } from '../hold-requests.ts';

const pages = ['/', '/shop/p/stoneware-mug', '/journal/two-hundred-tiles'];
const wholeStylesheet = /\/_v\/theme\/[\w-]+\.css$/;

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('a page paints in its final layout before stylesheet, script and fonts have loaded @desktop-only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/shop/p/stoneware-mug']) {
    const release = await holdRequests(page, /\/_v\//);
    await page.goto(path, { waitUntil: 'commit' });
    await firstPaint(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    release();
    await page.waitForLoadState('load');
    // For every element, which takes seconds; the journeys of the themes check all pages for missing rules.
    if (path !== '/') expect(await changedByFullStylesheet(page), path).toEqual([]);
    await page.unrouteAll();
  }
});

test('nothing shifts when fonts load very late', async ({ page }) => {
  for (const path of pages) {
    const release = await holdRequests(page, /\/_v\/fonts\//);
    await page.goto(path, { waitUntil: 'commit' });
    await firstPaint(page);
    await page.evaluate(() => {
      (globalThis as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBeGreaterThan(0);
    expect
      .soft(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift), path)
      .toBeLessThan(0.005);
    await page.unrouteAll();
  }
});

test('the picture of a product is in its place before its thumbnails are parsed @desktop-only', async ({
  page,
}) => {
  await page.goto('/shop/p/stoneware-mug');
  const place = () =>
    page
      .locator('.product-gallery__picture')
      .first()
      .evaluate((picture) => {
        const { x, y, width } = picture.getBoundingClientRect();
        return { x, y, width };
      });
  const whole = await place();
  await page.locator('.product-gallery').evaluate((gallery) => {
    gallery.querySelector('.product-gallery__thumbs')?.remove();
    for (const later of gallery.querySelectorAll('.product-gallery__picture + .product-gallery__picture'))
      later.remove();
  });
  expect(await place()).toEqual(whole);
});

test('the hero’s text does not shift while the page is parsed: it is shown once it is complete @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.locator('.hero h1');
  await expect(title).toBeVisible();
  await page.locator('.hero__end').evaluate((end) => end.remove());
  await expect(title).toBeHidden();
});

test('a quick view opened at once waits for its styles @desktop-only', async ({ page }) => {
  const release = await holdRequests(page, wholeStylesheet);
  await page.goto('/shop');
  const card = page.locator('[data-quick-view]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
});
