import { type Browser, expect, type Page, test } from '@playwright/test';
import { crumbOf } from './shop-calls.ts';

/**
 * Moves products of these names to the bin after a journey that failed, before it is repeated: left in the shop, they
 * would fail the journeys that count its products, and the repeated one would find their names and addresses taken.
 */
export function binAfterFailure(names: readonly string[]): void {
  test.afterEach(async ({ page }, { status, expectedStatus }) => {
    if (status === expectedStatus) return;
    const ids: string[] = [];
    for (const name of names) ids.push(...(await idsNamed(page, name)));
    if (ids.length === 0) return;
    await page.request.post('/api/admin/products/bulk', {
      data: { selection: { ids }, change: { action: 'delete' } },
      headers: { 'X-CSRF-Token': await crumbOf(page) },
    });
  });
}

/** Where visitors find the product whose screen is open: another one may have had its name before. */
export async function addressOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'View on site' });
  await expect(link).toHaveAttribute('href', /shop/);
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href;
}

/** What a visitor without JavaScript reads at an address. */
export async function readAsVisitor(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await look(page);
  await context.close();
}

async function idsNamed(page: Page, name: string): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`);
  if (!answer.ok()) return [];
  const { rows } = (await answer.json()) as { rows: readonly { id: string; title: string }[] };
  return rows.filter(({ title }) => title === name).map(({ id }) => id);
}
