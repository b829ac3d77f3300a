import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addToCart, cartOf } from '../shop-calls.ts';
import { tabTo } from '../buyer-steps.ts';

/**
 * The product list: sorting, filters, adding to the cart, quick view; and the cart's counters in header and cart pill.
 */

const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const adds = (page: Page, name: string): Locator => card(page, name).locator('button[type="submit"]');
const look = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: `Quick view: ${name}`, exact: true });
const titles = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const popover = (page: Page): Locator => page.locator('.cart-popover.is-open');
const cartLink = (page: Page): Locator => page.locator('[data-cart-link]');
const pill = (page: Page): Locator => page.locator('.cart-pill');

async function boxOf(target: Locator): Promise<{ x: number; y: number; right: number; bottom: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} has no box`);
  return { x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Records the analytics events of the page: name and data. */
async function keepEvents(
  page: Page,
): Promise<() => Promise<{ name: string; data: Record<string, unknown> }[]>> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { kept });
    navigator.sendBeacon = (_path, body) => {
      kept.push(String(body as URLSearchParams));
      return true;
    };
  });
  return async () => {
    const bodies = await page.evaluate(() => (globalThis as unknown as { kept: string[] }).kept);
    return bodies.flatMap((body) => {
      const fields = new URLSearchParams(body);
      const data = fields.getAll('data');
      return fields.getAll('event').map((name, at) => ({
        name,
        data: JSON.parse(data[at] ?? '{}') as Record<string, unknown>,
      }));
    });
  };
}

/** The clock is stopped once the grid's code has loaded, so that loading does not count. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/shop');
  const loaded = page.waitForResponse(/add-from-grid/);
  await adds(page, 'Glaze Notebook').focus();
  await loaded;
  await expect(page.locator('.cart-popover')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test.describe('sorting, categories and pages', () => {
  test('five sort orders, each at its own address @desktop-only', async ({ page }) => {
    await page.goto('/shop');
    const featured = await titles(page);
    for (const [name, address, check] of [
      ['Price, low to high', '/shop?sort=price-up', 'Glaze Notebook'],
      ['Price, high to low', '/shop?sort=price-down', 'Dinner Set'],
      ['Name', '/shop?sort=title', 'Clay Club'],
      ['Newest', '/shop?sort=newest', null],
    ] as const) {
      await page.getByText('Sort by:').click();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('.sorting__now')).toHaveText(name);
      // The page may still be loading.
      await expect.poll(async () => (await titles(page)).toSorted()).toEqual(featured.toSorted());
      const shown = await titles(page);
      const sold = shown.find((title) => title !== 'The Kiln Fund');
      if (check !== null) expect(sold).toBe(check);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop$/);
    }
    await page.getByText('Sort by:').click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.sorting__list')).toBeHidden();
  });

  test('a category shows its products and keeps the sort order; an unknown one says so @desktop-only', async ({
    page,
  }) => {
    await page.goto('/shop?sort=price-up');
    await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Tableware' }).click();
    await expect(page).toHaveURL('/shop?tag=tableware&sort=price-up');
    await expect.poll(() => titles(page)).toEqual(['Stoneware Mug', 'Serving Bowl', 'Dinner Set']);
    await expect(page.getByText('3 products')).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop\?tag=tableware$/);
    const answer = await page.goto('/shop?tag=%3Cb%3Ehats%3C%2Fb%3E');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Nothing found for “<b>hats</b>”.')).toBeVisible();
    await page.getByRole('link', { name: 'See everything' }).click();
    await expect(page).toHaveURL('/shop');
  });
});

test.describe('adding from the grid', () => {
  test('shows Adding…, after a second Added! for two seconds, and ignores presses meanwhile @desktop-only', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    const button = adds(page, 'Glaze Notebook');
    await button.click();
    await expect(button).toHaveText('Adding…');
    await expect(popover(page)).toBeVisible();
    await page.clock.runFor(999);
    await expect(button).toHaveText('Adding…');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Added!');
    await button.press('Enter');
    await button.press('Space');
    await page.clock.runFor(1999);
    await expect(button).toHaveText('Added!');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Add To Cart');
    expect((await cartOf(page)).totalQuantity).toBe(1);
  });

  test('Choose options highlights the button for two seconds and opens the quick view', async ({ page }) => {
    await openWithStoppedClock(page);
    const button = adds(page, 'Studio Apron');
    await expect(button).toHaveText('Choose options');
    await button.press('Space');
    await expect(button).toHaveText('Select Option');
    await expect(button).toHaveAttribute('data-state', 'select-option');
    await expect(page.getByRole('dialog', { name: 'Quick view: Studio Apron' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.clock.runFor(1999);
    await expect(button).toHaveText('Select Option');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Choose options');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('a refusal is shown in the dialog, and the button is back to normal after a second @desktop-only', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await page.route('**/shopping-cart/entries', (route) => route.fulfill({ status: 429, body: '' }));
    const button = adds(page, 'Glaze Notebook');
    await button.press('Enter');
    const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
    await expect(alert).toContainText('Please try again in a few seconds.');
    await page.clock.runFor(999);
    await expect(button).toHaveText('Adding…');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Add To Cart');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(popover(page)).toHaveCount(0);
  });

  test('a sold-out product has a disabled button @desktop-only', async ({ page }) => {
    await page.goto('/shop');
    await expect(adds(page, 'The Last Vase')).toBeDisabled();
    await expect(adds(page, 'The Last Vase')).toHaveText('Sold Out');
    await expect(card(page, 'The Last Vase')).toContainText('sold out');
    await expect(adds(page, 'Clay Club')).toHaveText('Subscribe');
  });

  test('a product with its own checkout opens it, and a product with a form shows it @desktop-only', async ({
    page,
  }) => {
    // Messages of two or three seconds stay until the clock is advanced.
    await openWithStoppedClock(page);
    const gift = adds(page, 'Gift Card');
    await gift.click();
    await expect(gift).toHaveText('Select Option');
    await expect(page.getByRole('dialog', { name: 'Quick view: Gift Card' })).toBeVisible();
    await page.keyboard.press('Escape');
    await adds(page, 'Name Plate').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Text').fill('HOLT');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(popover(page)).toContainText('Name Plate was added to your cart.');
    await adds(page, 'Clay Club').click();
    await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  });

  test('the visit and the add are reported once, from the list @desktop-only', async ({ page }) => {
    const events = await keepEvents(page);
    await page.goto('/shop');
    await adds(page, 'Glaze Notebook').click();
    await expect.poll(async () => (await events()).map(({ name }) => name)).toHaveLength(2);
    const reported = await events();
    expect(reported.filter(({ name }) => name === 'CommerceShopping_VisitPLP')).toHaveLength(1);
    const add = reported.find(({ name }) => name === 'CommerceShopping_AddToCart');
    expect(add?.data).toMatchObject({ page_type: 'plp', is_quickview: false, sku: 'NOTEBOOK-GLAZE' });
  });
});

test.describe('the popover after an add', () => {
  test('shows for 3 s in the colours of the list’s section, without taking the focus', async ({ page }) => {
    await openWithStoppedClock(page);
    await page.locator('[data-product-list]').evaluate((list) => list.setAttribute('data-theme', 'dark'));
    await adds(page, 'Glaze Notebook').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'added' })).toHaveText(
      'Glaze Notebook was added to your cart.',
    );
    await expect(popover(page)).toHaveAttribute('data-theme', 'dark');
    await expect(adds(page, 'Glaze Notebook')).toBeFocused();
    await page.clock.runFor(2999);
    await expect(popover(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(popover(page)).toHaveCount(0);
  });

  test('is placed below the cart link, moves to the floating cart on scroll, and is top right without either', async ({
    page,
  }) => {
    // Without animations, so that a scroll is complete when its event fires.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page);
    await page.evaluate(() => scrollTo(0, 0));
    // A press that does not scroll the header away.
    await adds(page, 'Glaze Notebook').evaluate((button: HTMLElement) => button.click());
    await expect(popover(page)).toHaveAttribute('data-at', 'link');
    await page.clock.runFor(200);
    const header = await boxOf(page.locator('header').first());
    const at = await boxOf(popover(page));
    expect(at.y).toBeCloseTo(header.bottom + 16, 0);
    const width = page.viewportSize()?.width ?? 0;
    if (width > 1000) expect(at.right).toBeCloseTo((await boxOf(cartLink(page))).right, 0);

    // The event itself fires with the next frame, at the browser's discretion.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true });
          scrollTo(0, 1200);
        }),
    );
    await page.clock.runFor(99);
    await expect(popover(page)).toHaveAttribute('data-at', 'link');
    await page.clock.runFor(1);
    await expect(popover(page)).toHaveAttribute('data-at', 'floating');
    const floating = await boxOf(pill(page));
    expect((await boxOf(popover(page))).bottom).toBeCloseTo(floating.y - 33, 0);

    await page.evaluate(() => {
      document.querySelector('.cart-pill')?.remove();
      document.querySelector('[data-cart-link]')?.remove();
      dispatchEvent(new Event('scroll'));
    });
    await page.clock.runFor(100);
    await expect(popover(page)).toHaveAttribute('data-at', 'corner');
    const corner = await boxOf(popover(page));
    expect(corner.y).toBe(16);
    expect(corner.right).toBe((await page.evaluate(() => document.documentElement.clientWidth)) - 16);
  });

  test('stays while hovered, and closes with its button; axe finds no violations @desktop-only', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await adds(page, 'Glaze Notebook').click();
    await popover(page).hover();
    await page.clock.runFor(6000);
    await expect(popover(page)).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page);
    await popover(page).getByRole('button', { name: 'Close' }).click();
    await expect(popover(page)).toHaveCount(0);
  });
});

test.describe('quick view', () => {
  test('opens over the list, traps and returns the focus, and keeps the scroll position', async ({
    page,
  }) => {
    const events = await keepEvents(page);
    const counted = page.waitForRequest(/\/api\/census\/RecordQuickView\/[\w-]+$/);
    await page.goto('/shop');
    await look(page, 'Studio Apron').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await look(page, 'Studio Apron').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Quick view: Studio Apron' });
    await expect(dialog).toBeVisible();
    await counted;
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await expectAccessible(page);
    const color = dialog.getByLabel('Color');
    if ((await color.count()) > 0) await color.selectOption('Slate');
    else await dialog.getByRole('radio', { name: 'Slate' }).check();
    await dialog.getByLabel('Quantity').fill('2');
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(dialog.getByRole('status')).toContainText('Studio Apron was added to your cart.');
    expect((await cartOf(page)).totalQuantity).toBe(2);
    await expect
      .poll(async () => (await events()).find(({ name }) => name === 'CommerceShopping_AddToCart')?.data)
      .toMatchObject({ is_quickview: true, page_type: 'plp', sku: 'APRON-SLATE', quantity: 2 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(look(page, 'Studio Apron')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(cartLink(page)).toHaveAttribute('aria-label', '2 items in cart');
  });

  test('closes with its button and a press outside; its pictures follow the options @desktop-only', async ({
    page,
  }) => {
    await page.goto('/shop');
    await card(page, 'Stoneware Mug').hover();
    await look(page, 'Stoneware Mug').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Picture 2' }).click();
    await expect(dialog.locator('.quick-view__picture').nth(1)).toBeInViewport({ ratio: 0.6 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await card(page, 'Stoneware Mug').hover();
    await look(page, 'Stoneware Mug').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog).toHaveCount(0);
  });

  test('opens the product’s page when it cannot be loaded @desktop-only', async ({ page }) => {
    await page.goto('/shop');
    await page.route('**/*format=quick-view', (route) => route.abort());
    await look(page, 'Studio Apron').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop/p/studio-apron');
  });
});

test.describe('the cart’s counters', () => {
  test('show the number of items, to screen readers too, without a layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A page whose lines break the same before and after its fonts load, so that only the counters could cause a shift.
    await page.goto('/gallery');
    await expect(cartLink(page)).toHaveAttribute('aria-label', '0 items in cart');
    await expect(cartLink(page)).toHaveClass(/is-empty/);
    await expect(pill(page)).toHaveCount(0);
    for (const [more, label, count] of [
      [1, 'One item in cart', '1'],
      [98, '99 items in cart', '99'],
      [1, '100 items in cart', '100'],
      [1, 'More than 100 items in cart', '100+'],
    ] as const) {
      await addToCart(page, 'glaze-notebook', 'NOTEBOOK-GLAZE', more);
      await page.goto('/gallery');
      await expect(cartLink(page)).toHaveAttribute('aria-label', label);
      await expect(cartLink(page).locator('[data-cart-count]')).toHaveAttribute('data-count', count);
      await expect(cartLink(page)).not.toHaveClass(/is-empty/);
      await expect(pill(page)).toHaveAttribute('aria-label', label);
    }
    await expect(pill(page)).toHaveCSS('opacity', '1');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
    await page.evaluate(() => {
      document.querySelector('[data-cart-count]')?.remove();
      document.dispatchEvent(new CustomEvent('vitrine:cart-changed', { detail: { totalQuantity: 3 } }));
    });
    await expect(cartLink(page)).toHaveAttribute('aria-label', 'Cart');
    await pill(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(pill(page)).toHaveCount(0);
  });

  test('set the frame’s own address in the editor @desktop-only', async ({ page }) => {
    await page.goto('/about');
    await addToCart(page, 'glaze-notebook', 'NOTEBOOK-GLAZE', 1);
    await page.evaluate(() => {
      document.body.innerHTML =
        '<iframe src="/gallery" title="Site" style="width:1100px;height:700px"></iframe>';
    });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.cart-pill')).toBeVisible();
    // As in an editor, the page's links open outside the frame.
    await frame.locator('head').evaluate((head) => {
      head.insertAdjacentHTML('afterbegin', '<base target="_top">');
    });
    await frame.locator('.cart-pill').click();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(/cart/i);
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

test.describe('on other pages', () => {
  test('a product block sells like the product’s page', async ({ page }) => {
    const events = await keepEvents(page);
    await page.goto('/about');
    const block = page.getByRole('article').filter({ hasText: 'Throwing Class' });
    await block.getByLabel('Quantity').fill('2');
    await block.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(block).toContainText('Throwing Class was added to your cart.');
    expect((await cartOf(page)).totalQuantity).toBe(2);
    await expect
      .poll(async () => (await events()).find(({ name }) => name === 'CommerceShopping_AddToCart')?.data)
      .toMatchObject({ page_type: 'block', is_quickview: false });
  });

  test('an add-on’s plus becomes a check mark for two seconds, its label stays @desktop-only', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Add Glaze Notebook to cart' });
    await button.focus();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('data-state', 'adding');
    await expect(page.locator('[data-add-status]')).toHaveText('Glaze Notebook was added to your cart.');
    await page.clock.runFor(1000);
    await expect(button).toHaveAttribute('data-state', 'added');
    await expect(button).toHaveText('');
    await page.clock.runFor(2000);
    await expect(button).toHaveAttribute('data-state', 'idle');
    expect((await cartOf(page)).totalQuantity).toBe(1);
    await expect(page.getByRole('link', { name: 'Choose Studio Apron' })).toHaveAttribute(
      'href',
      '/shop/p/studio-apron',
    );
    await page.clock.resume();
    await expectAccessible(page);
  });
});

test('by keyboard alone: sort, add, quick view @desktop-only', async ({ page }) => {
  await page.goto('/shop');
  await tabTo(page, page.locator('.sorting__summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Price, low to high' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?sort=price-up');
  // Pressed before the page's code has loaded, a card's form posts to the cart.
  await page.waitForLoadState();
  await tabTo(page, adds(page, 'Glaze Notebook'));
  await page.keyboard.press('Space');
  await expect(cartLink(page)).toHaveAttribute('aria-label', 'One item in cart');
  await tabTo(page, look(page, 'Glaze Notebook'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(look(page, 'Glaze Notebook')).toBeFocused();
});

test('without JavaScript: links sort and filter, forms add or open the options @without-javascript', async ({
  page,
}) => {
  await page.goto('/shop');
  await page.getByText('Sort by:').click();
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL('/shop?sort=title');
  await adds(page, 'Studio Apron').click();
  await expect(page).toHaveURL(/\/shop\/p\/studio-apron\??$/);
  await page.goto('/shop?tag=studio');
  await look(page, 'Glaze Notebook').click();
  await expect(page).toHaveURL('/shop/p/glaze-notebook');
  await page.goBack();
  await adds(page, 'Glaze Notebook').click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Glaze Notebook');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Add Serving Bowl to cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Serving Bowl');
});
