import { expect, type Page } from '@playwright/test';

/**
 * What every page must keep, whatever it shows: one main heading, a title, a language, nothing wider than the
 * screen, a text for every picture, and a focus that can be seen on what Tab reaches first.
 */
export async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const seen = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const over = wide <= 0 ? [] : [...document.querySelectorAll('body *')];
    return {
      title: document.title.trim(),
      language: document.documentElement.lang,
      wide,
      widest: over
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
      speechless: [...document.images]
        .filter((picture) => !picture.hasAttribute('alt'))
        .map((picture) => picture.src),
    };
  });
  expect(seen.title).not.toBe('');
  expect(seen.language).not.toBe('');
  expect(seen.wide, `wider than the screen: ${seen.widest.join(', ')}`).toBeLessThanOrEqual(0);
  expect(seen.speechless).toEqual([]);
  await expectVisibleFocus(page);
}

/** Presses Tab a few times and looks at the ring. Leaves the page as it was but for the focus. */
async function expectVisibleFocus(page: Page): Promise<void> {
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body || element instanceof HTMLIFrameElement) return null;
      // Some fields draw the ring, or a coloured border, on what wraps them.
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

/** Collects what the page complains of from now on: errors, warnings, what did not load. */
export function watchConsole(page: Page): () => string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left while a picture still loads gives it up; that is no fault.
    if (why !== 'net::ERR_ABORTED') noise.push(`${request.url()} ${why}`);
  });
  return () => noise;
}
