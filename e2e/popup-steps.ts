import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectFocus, type Hands } from './hands.ts';
import { expect } from './owner-test.ts';
import { owner } from './owner.ts';
import { shopPort } from './shop-address.ts';
import { crumbOf } from './shop-calls.ts';

/** What the journeys of the pop-up share. It is of the whole site: the shop that other journeys use has none. */
export const popupPort = shopPort + 6;
export const popupOrigin = `http://localhost:${popupPort}`;

export async function signIn(page: Page): Promise<void> {
  await page.goto(`${popupOrigin}/config/sign-in`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
}

export async function openPopupScreen(page: Page): Promise<void> {
  await page.goto(`${popupOrigin}/config/settings/popup`);
  await expect(page.getByRole('heading', { name: 'Pop-up', level: 1 })).toBeVisible();
}

export async function savePopup(page: Page, hands: Hands): Promise<void> {
  await hands.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectFocus(page);
}

/** Changes the pop-up by the call of its screen. */
export async function changePopup(page: Page, wanted: object): Promise<void> {
  const stored = (await (await page.request.get(`${popupOrigin}/api/admin/popup`)).json()) as Record<
    string,
    unknown
  >;
  const { revision: _, edition: __, state: ___, openedCount: ____, timeZone: _____, ...popup } = stored;
  const { picture: ______, ...kept } = popup;
  const answer = await page.request.put(`${popupOrigin}/api/admin/popup`, {
    data: { ...kept, pictureId: null, showAgain: true, ...wanted },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A mailing list that visitors join, made by the call of its screen. */
export async function aList(page: Page): Promise<string> {
  const answer = await page.request.post(`${popupOrigin}/api/admin/audience/lists`, {
    data: { name: 'Kiln letter', doubleOptIn: true, takesWaiting: false, checkoutConsentId: null },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** A visitor whose layout shifts are summed up from the first paint on. */
export async function aVisitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; shifts: () => Promise<number> }> {
  const context = await browser.newContext({ baseURL: popupOrigin, ...options });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  return { context, page, shifts };
}

export const popupOn = (page: Page) => page.getByRole('dialog', { name: 'Spring at the kiln' });
export const readMemory = (page: Page) => page.evaluate(() => localStorage.getItem('popup-seen'));

/** The mouse leaves the page at its top. */
export const leave = (visitor: Page) =>
  visitor.evaluate(() => {
    document.documentElement.dispatchEvent(
      new MouseEvent('mouseout', { bubbles: true, clientY: -2, relatedTarget: null }),
    );
  });

/** Opens a page and lets the seconds of every rule go by. */
export async function readFor(page: Page, path: string, seconds: number): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(3_000);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(seconds * 1_000);
}

/**
 * Counts from now on how often a page asks for the code that opens the pop-up, which it does once a rule is met. The
 * number is exact: it is read when another request that the page makes then was answered.
 */
export function countOpenings(page: Page): () => Promise<number> {
  let count = 0;
  page.on('request', (request) => {
    if (/\/open-popup-[^/]*\.js/.test(request.url())) count += 1;
  });
  return async () => {
    const answered = page.waitForResponse('**/robots.txt');
    await page.evaluate(async () => {
      await fetch('/robots.txt', { cache: 'no-store' });
    });
    await answered;
    return count;
  };
}

/** Resolves once the page has painted twice. */
export const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
