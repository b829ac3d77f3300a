import { expect, type Page } from '@playwright/test';

/**
 * Requirements of every page: one main heading, a title, a language, nothing wider than the screen, a text alternative
 * for every picture, and a visible focus on the first elements reached by Tab.
 */
export async function expectPageBasics(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page, 'a title').toHaveTitle(/\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', /\S/);
  await expect(page.locator('img:not([alt])')).toHaveCount(0);
  // Elements that slide in are wider than the screen for a moment.
  await expect.poll(() => overflowingElements(page), 'wider than the screen').toEqual([]);
  await expectVisibleFocus(page);
}

/** The elements that make the page wider than the window; [] when there is none. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((one) => `${one.tagName.toLowerCase()}.${one.className}`);
    return [`${String(scrollWidth)} pixels`, ...over];
  });
}

/** Presses Tab a few times and checks the focus ring. Changes nothing but the focus. */
async function expectVisibleFocus(page: Page): Promise<void> {
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body || element instanceof HTMLIFrameElement) return null;
      // Some fields draw the ring, or a coloured border, on their wrapper.
      const ringed = [element, element.parentElement].some((one) => {
        if (one === null) return false;
        const style = getComputedStyle(one);
        const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
        return outlined || style.boxShadow !== 'none';
      });
      const bordered =
        element instanceof HTMLInputElement && getComputedStyle(element).borderTopColor !== 'rgb(0, 0, 0)';
      return { what: element.outerHTML.slice(0, 120), shown: ringed || bordered };
    });
    if (focus !== null) expect(focus.shown, `no visible focus on ${focus.what}`).toBe(true);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Collects the page's errors, warnings and failed requests from now on. */
export function watchConsole(page: Page): () => string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left while a picture loads cancels it; that is not an error.
    if (why !== 'net::ERR_ABORTED') noise.push(`${request.url()} ${why}`);
  });
  return () => noise;
}
