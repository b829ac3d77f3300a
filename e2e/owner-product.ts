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

/** Expects that everything on the page of a product is stored. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

/** Makes a draft of a product and opens its page. */
export async function startDraft(page: Page, name: string, kind = 'Physical product'): Promise<void> {
  await page.goto('/config/products/new');
  await page.getByText(kind, { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Moves the product whose page is open to the bin. */
export async function moveToBin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
}

/** Publishes the product whose page is open. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^In your shop since/)).toBeVisible();
}

async function idsNamed(page: Page, name: string): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`);
  if (!answer.ok()) return [];
  const { rows } = (await answer.json()) as { rows: readonly { id: string; title: string }[] };
  return rows.filter(({ title }) => title === name).map(({ id }) => id);
}
