import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { eventsNamed, hydrateForm, watchEvents } from '../product-form.ts';
import { holdRequests } from '../hold-requests.ts';

/** A product's page, except adding to the cart. spec: storefront-commerce 4, 8 */

test('the gallery follows its thumbnails and opens in a dark lightbox with keyboard control', async ({
  page,
}) => {
  const arrive = await holdRequests(page, '**/watch-product-page-*');
  await page.goto('/shop/p/stoneware-mug');
  const zoom = page.getByRole('link', { name: 'Enlarge picture 1' });
  // A press before the page's code has loaded opens the picture once it has.
  await zoom.click();
  const openLightbox = await holdRequests(page, '**/open-lightbox-*');
  const asked = page.waitForRequest('**/open-lightbox-*');
  arrive();
  await asked;
  // Pressed again before the lightbox's code has loaded, it still opens once.
  await zoom.click();
  openLightbox();
  const lightbox = page.locator('dialog.lightbox');
  await expect(lightbox).toHaveAccessibleName('Picture 1 of 4');
  const picture = lightbox.locator('img');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // It is repositioned when it has loaded.
  await expect
    .poll(() =>
      picture.evaluate((image) => {
        const { offsetHeight: height } = image as HTMLImageElement;
        const margin = height > innerHeight ? 50 : Math.round((innerHeight - height) / 2);
        return Math.abs(Number.parseFloat(getComputedStyle(image).marginTop) - margin);
      }),
    )
    .toBeLessThanOrEqual(1);
  await expect(page.locator('html')).toHaveClass(/is-modal-open/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toHaveAccessibleName('Picture 2 of 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toHaveAccessibleName('Picture 4 of 4');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(zoom).toBeFocused();
});

test('a lightbox repositions 100 ms after the last resize @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  await page.getByRole('link', { name: 'Enlarge picture 1' }).click();
  const picture = page.locator('dialog.lightbox img');
  await expect(picture).toHaveCSS('margin-top', '50px');
  // A picture that loads late is positioned as well.
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    addEventListener('resize', () => {
      document.documentElement.dataset['resized'] = String(innerWidth);
    });
  });
  await page.setViewportSize({ width: 400, height: 900 });
  // The event itself fires with a frame, at the browser's discretion.
  await expect(page.locator('html')).toHaveAttribute('data-resized', '400');
  await page.clock.runFor(99);
  await expect(picture).toHaveCSS('margin-top', '50px');
  await page.clock.runFor(60);
  await expect(picture).toHaveCSS('margin-top', '200px');
});

test('thumbnails bring their picture into view without moving the page @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/stoneware-mug');
  const third = page.getByRole('link', { name: 'Picture 3', exact: true });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.product-gallery__picture').nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/stoneware-mug$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the installment message', () => {
  test('follows the price, and its modal opens, traps the focus and returns it', async ({ page }) => {
    await page.goto('/shop/p/stoneware-mug');
    const line = page.locator('.installments__line');
    await expect(line).toHaveText('Afterpay available for orders over $30.00');
    await page.getByRole('radio', { name: 'Moss' }).check();
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect(line).toHaveText('or 4 interest-free payments of $8.50 with Afterpay');
    const modal = page.getByRole('dialog', { name: 'Afterpay' });
    for (const [opener, close] of [
      ['Afterpay', () => page.keyboard.press('Escape')],
      ['Learn more about Afterpay', () => modal.getByRole('button', { name: 'Close' }).click()],
      ['Afterpay', () => page.mouse.click(5, 5)],
    ] as const) {
      const button = page.getByRole('button', { name: opener, exact: true });
      await button.click();
      await expect(modal).toContainText('Take it home now and pay in 4 equal parts, without interest.');
      await page.keyboard.press('Tab');
      await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
      await close();
      await expect(modal).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
    await expect(modal).toBeVisible();
    await expectAccessible(page);
  });

  test('only logs a warning when its page does not load @desktop-only', async ({ page }) => {
    const warned = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().startsWith('The installment page'),
    );
    await page.route('**/installments/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/shop/p/serving-bowl');
    await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
    expect((await warned).text()).toContain('The installment page could not be shown.');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('has pages for US en, CA en and fr, AU, NZ and GB, and no others @desktop-only', async ({ page }) => {
    const status = async (path: string) => (await page.request.get(`/installments/${path}`)).status();
    expect(await Promise.all(['US/en', 'CA/en', 'CA/fr', 'AU/en', 'NZ/en', 'GB/en'].map(status))).toEqual(
      Array<number>(6).fill(200),
    );
    expect(await Promise.all(['US/fr', 'DE/en', 'us/en', 'US/xx'].map(status))).toEqual(
      Array<number>(4).fill(404),
    );
    await page.goto('/installments/GB/en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Clearpay');
    await expectAccessible(page);
    await page.goto('/installments/CA/fr');
    await expect(page.locator('[data-installments]')).toHaveAttribute('lang', 'fr-CA');
  });

  test('links to its page without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/serving-bowl');
    await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
    await expect(page).toHaveURL(/\/installments\/US\/en/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Afterpay');
  });
});

const form = (page: Page) => page.locator('form.back-in-stock__form');
const error = (page: Page) => form(page).getByRole('alert');
const send = (page: Page) => form(page).getByRole('button', { name: 'Notify me' });

test.describe('the back-in-stock form', () => {
  test('shows an error for an invalid address, clears it on submit, and is replaced by thanks @desktop-only', async ({
    page,
  }) => {
    await page.goto('/shop/p/last-vase');
    const call = page.getByRole('heading', { name: 'Tell me when it is back' });
    await send(page).click();
    await expect(error(page)).toHaveText('Email cannot be blank');
    await form(page).getByLabel('Email').fill('june@');
    await send(page).click();
    await expect(error(page)).toHaveText('Email is invalid');
    await expectAccessible(page);
    await page.route('**/notifications/restock', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await form(page).getByLabel('Email').fill('june@example.com');
    await send(page).click();
    await expect(error(page)).toHaveText('Unable to submit form. Please try again later.');
    const sent = page.waitForRequest('**/api/site-users/account/notifications/restock');
    await form(page).getByLabel('Also send me news').check();
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      siteVisitorEmail: 'june@example.com',
      isJoinMailingList: true,
    });
    await expect(page.getByText('Thank you. We will write to you once')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(page.locator('.back-in-stock__done')).toBeFocused();
    await expect(call).toBeVisible();
  });

  test('appears with a sold-out variant and disappears with another @desktop-only', async ({ page }) => {
    await page.goto('/shop/p/stoneware-mug');
    await page.getByRole('radio', { name: 'Ink' }).check();
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect(form(page)).toBeVisible();
    await page.getByRole('radio', { name: 'Small' }).check();
    await expect(form(page)).toHaveCount(0);
  });

  test('works without JavaScript @without-javascript', async ({ page }) => {
    await page.goto('/shop/p/last-vase');
    await send(page).click();
    await expect(error(page)).toHaveText('Email cannot be blank');
    await form(page).getByLabel('Email').fill('june@example.com');
    await send(page).click();
    await expect(page.getByText('Thank you. We will write to you once')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tell me when it is back' })).toBeVisible();
  });
});

test('each visit and each view of related products is reported once @desktop-only', async ({ page }) => {
  const seen = watchEvents(page);
  await page.goto('/shop/p/stoneware-mug');
  const strip = page.getByRole('region', { name: 'You may also like' });
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => eventsNamed(seen, 'RelatedProductDisplay')).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 0));
  await strip.scrollIntoViewIfNeeded();
  await strip.getByRole('article').filter({ hasText: 'Serving Bowl' }).getByRole('button').click();
  await expect.poll(() => eventsNamed(seen, 'RelatedProductAddToCart')).toHaveLength(1);
  // Events sent while a page unloads cannot be observed, so it stays open.
  await page.route('**/shop/p/serving-bowl', (route) => route.fulfill({ status: 204 }));
  await strip.getByRole('link', { name: 'Serving Bowl', exact: true }).click();
  await expect.poll(() => eventsNamed(seen, 'RelatedProductClick')).toHaveLength(1);
  await expect.poll(() => eventsNamed(seen, 'VisitPDP')).toHaveLength(1);
  expect(eventsNamed(seen, 'RelatedProductDisplay')).toHaveLength(1);
  expect(eventsNamed(seen, 'VisitPDP')[0]?.data).toMatchObject({ pdp_layout: 'two-columns' });
});

test('reviews are summarised beside the title and listed below, and each link to them is reported @desktop-only', async ({
  page,
}) => {
  const seen = watchEvents(page);
  // A press before the page's code has loaded is reported as well.
  const arrive = await holdRequests(page, '**/watch-product-page-*');
  await page.goto('/shop/p/stoneware-mug');
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section.getByRole('listitem').filter({ hasText: 'out of 5 stars' }).first()).toBeVisible();
  await page.getByRole('link', { name: /out of 5 stars, \d+ reviews?$/ }).click();
  await expect(section).toBeInViewport();
  arrive();
  await expect.poll(() => eventsNamed(seen, 'ReviewsVitalsAnchorLink')).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'About this product' })
    .getByRole('link', { name: /Reviews/ })
    .click();
  await expect.poll(() => eventsNamed(seen, 'ReviewsTab')).toHaveLength(1);
  expect(eventsNamed(seen, 'ReviewsVitalsAnchorLink')).toHaveLength(1);
  await page.goto('/shop/p/gift-card');
  await expect(page.getByRole('region', { name: 'Reviews' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'About this product' })).toHaveCount(0);
});

test('hydrating the form causes no layout shift @desktop-only', async ({ page }) => {
  for (const urlId of ['stoneware-mug', 'name-plate', 'last-vase', 'dinner-set']) {
    await page.goto(`/shop/p/${urlId}`);
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      page
        .locator('.product__story')
        .evaluate((story) => story.getBoundingClientRect().top + document.documentElement.scrollTop);
    const before = await place();
    await hydrateForm(page);
    expect(await place(), urlId).toEqual(before);
  }
});

test('a variant with little stock shows how many are left @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/dinner-set');
  await expect(page.locator('.product-scarcity')).toHaveCount(0);
  await hydrateForm(page);
  for (const [option, value] of [
    ['Color', 'Oat'],
    ['Size', 'Large'],
    ['Finish', 'Gloss'],
  ] as const)
    await page.getByLabel(option).selectOption(value);
  await expect(page.locator('.product-scarcity')).toHaveText('Only 5 left');
});
