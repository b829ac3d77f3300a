import { type APIResponse, expect, type Page } from '@playwright/test';
import { callAsOwner, crumbOf } from './shop-calls.ts';

/** A sold-out product of the owner's, for visitors to wait for. */
export interface AwaitedProduct {
  readonly name: string;
  readonly id: string;
  readonly variantId: string;
  /** Path of its page. */
  readonly path: string;
}

interface Detail {
  readonly id: string;
  readonly fullUrl: string;
  readonly revision: number;
  readonly variants: readonly { readonly id: string }[];
}

/** Makes and publishes a product with a price and no stock. */
export async function addSoldOutProduct(page: Page, name: string): Promise<AwaitedProduct> {
  const made = await callAsOwner<Detail>(page, 'POST', '/api/admin/products', {
    kind: 'physical',
    title: name,
  });
  const [variant] = made.variants;
  if (variant === undefined) throw new Error(`${name} has no variant`);
  const selection = { ids: [made.id] };
  const change = (action: object) =>
    callAsOwner(page, 'POST', '/api/admin/products/bulk', { selection, change: action });
  await change({ action: 'price-amount', minor: 4800 });
  await change({ action: 'publish' });
  return { name, id: made.id, variantId: variant.id, path: made.fullUrl };
}

/** Adds units of a product. */
export const addUnits = (page: Page, { id, variantId }: AwaitedProduct, delta: number): Promise<unknown> =>
  callAsOwner(page, 'POST', `/api/admin/products/${id}/stock`, { variantId, delta, reason: 'received' });

/** Signs an address up in a language, as the form without scripts does. The page is a visitor's and was opened. */
export async function signUpIn(
  page: Page,
  { id, variantId }: AwaitedProduct,
  email: string,
  language: string,
): Promise<APIResponse> {
  const answer = await page.request.post('/site-users/account/notifications/restock', {
    form: { productId: id, variantId, email, language, returnTo: '/', crumb: await crumbOf(page) },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toBe('/?notice=BACK_IN_STOCK_SIGNED_UP');
  return answer;
}

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
}

/** The mails that a product is back, as the outbox has them, by recipient. */
export async function mailsAbout(page: Page, { name }: AwaitedProduct): Promise<readonly Mail[]> {
  const query = new URLSearchParams({ kind: 'restock', search: name });
  const { rows } = await callAsOwner<{ rows: readonly { id: string }[] }>(
    page,
    'GET',
    `/api/admin/mails?${query.toString()}`,
  );
  const mails = await Promise.all(
    rows.map(({ id }) => callAsOwner<Mail>(page, 'GET', `/api/admin/mails/${id}`)),
  );
  return mails.toSorted((one, other) => one.recipient.localeCompare(other.recipient));
}
