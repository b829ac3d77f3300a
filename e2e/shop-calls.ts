import { expect, type APIResponse, type Page } from '@playwright/test';

/** Calls of a page's own scripts, with the page's cookies. The page must have been opened before. */

export async function crumbOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const crumb = cookies.find((cookie) => cookie.name === 'crumb');
  if (!crumb) throw new Error('no crumb: open a page first');
  return crumb.value;
}

/** A call of the owner's, with the cookies of a page that is signed in. */
export async function callAsOwner<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(url, {
    method,
    headers: { 'X-CSRF-Token': await crumbOf(page) },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (answer.status() === 204 ? null : await answer.json()) as T;
}

export async function itemIdOf(page: Page, urlId: string): Promise<string> {
  const answer = await page.request.get(`/shop/p/${urlId}?format=json`);
  return ((await answer.json()) as { item: { id: string } }).item.id;
}

/** POSTs an entry and returns the response, whatever its status. */
export async function postEntry(page: Page, data: object): Promise<APIResponse> {
  return page.request.post('/api/commerce/shopping-cart/entries', {
    data,
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
}

export async function addToCart(page: Page, urlId: string, sku: string, quantity: number): Promise<void> {
  const answer = await postEntry(page, { itemId: await itemIdOf(page, urlId), sku, quantity });
  expect(answer.status(), await answer.text()).toBe(200);
}

export interface CartSeen {
  readonly totalQuantity: number;
  readonly entries: readonly { readonly id: string; readonly quantity: number }[];
}

export async function cartOf(page: Page): Promise<CartSeen> {
  return (await (await page.request.get('/api/commerce/shopping-cart')).json()) as CartSeen;
}
