import type { Page } from '@playwright/test';

/** Delays the page's requests to matching URLs; returns a function that releases them and all later ones. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(pattern, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    // The page may have been left and the request cancelled.
    await route.continue().catch(() => undefined);
  });
  return () => {
    isHeld = false;
    for (const go of waiting) go();
  };
}
