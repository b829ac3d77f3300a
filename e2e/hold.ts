import type { Page } from '@playwright/test';

/** Holds back what the page asks for at addresses that match; answers how to let it go, now and from then on. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(pattern, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    // A page that was left meanwhile has given it up.
    await route.continue().catch(() => undefined);
  });
  return () => {
    isHeld = false;
    for (const go of waiting) go();
  };
}
