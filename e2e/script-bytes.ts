import type { Page } from '@playwright/test';

/** Counts the scripts that a page loads from now on; the function returns their bytes as sent, all that have begun by then. */
export function countScriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
