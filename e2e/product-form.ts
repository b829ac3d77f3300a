import { expect, type Locator, type Page } from '@playwright/test';

/** A product page's form, its buttons, and the error dialog. */

export const buying = (page: Page): Locator => page.locator('form.product-purchase');
export const addButton = (page: Page): Locator => buying(page).locator('.product-purchase__add');
export const buyNowButton = (page: Page): Locator => buying(page).locator('.product-purchase__buy-now');
export const alertDialog = (page: Page): Locator => page.getByRole('alertdialog');

/** Touches the form, so that it is hydrated for the next steps. */
export async function hydrateForm(page: Page): Promise<void> {
  await buying(page).hover();
  await expect(buying(page)).toHaveAttribute('novalidate', '');
}

/**
 * Expects the form's lasting message that the product is in the cart. The button's "Added!" shows for two seconds,
 * which a busy machine can miss; its timing is tested with fake timers.
 */
export async function expectAdded(page: Page): Promise<void> {
  await expect(buying(page).getByRole('status')).toContainText('was added to your cart.');
}

/** Expects the alert dialog with exactly this title and message, and closes it by its button. */
export async function expectAlert(page: Page, title: string, message: string, done = 'OK'): Promise<void> {
  const dialog = alertDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText(title);
  if (message === '') await expect(dialog.locator('.dialog__message')).toHaveCount(0);
  else await expect(dialog.locator('.dialog__message')).toHaveText(message);
  await dialog.getByRole('button', { name: done }).click();
  await expect(dialog).toHaveCount(0);
}

export interface SeenEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Collects the commerce events a page reports from now on. */
export function watchEvents(page: Page): SeenEvent[] {
  const seen: SeenEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/census/RecordHit')) return;
    const sent = new URLSearchParams(request.postData() ?? '');
    const data = sent.getAll('data');
    for (const [at, name] of sent.getAll('event').entries())
      seen.push({ name, data: JSON.parse(data[at] ?? '{}') as Record<string, unknown> });
  });
  return seen;
}

export function eventsNamed(seen: readonly SeenEvent[], name: string): SeenEvent[] {
  return seen.filter((event) => event.name === `CommerceShopping_${name}`);
}

/** Changes an island's product props before the page reads them, to test other products. */
export async function withProduct(
  page: Page,
  urlId: string,
  change: (product: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(`**/shop/p/${urlId}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(<vitrine-island name="product-purchase"[^>]*><script type="application\/json">)(.*?)(<\/script>)/s,
      (_whole, before: string, json: string, after: string) => {
        const props = JSON.parse(json) as { product: Record<string, unknown> };
        const changed = { ...props, product: change(props.product) };
        return before + JSON.stringify(changed).replaceAll('<', String.raw`\u003c`) + after;
      },
    );
    await route.fulfill({ response: answer, body: html });
  });
}
