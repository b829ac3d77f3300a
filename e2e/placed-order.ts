import { expect, type APIResponse, type Page } from '@playwright/test';
import { buyer, card } from './buyer-steps.ts';
import { addToCart } from './shop-calls.ts';

export interface PlacedOrder {
  readonly number: string;
  readonly confirmedPath: string;
  readonly statusPath: string;
}

/** The hidden fields of the checkout page for this cart. */
export async function checkoutKeys(
  page: Page,
): Promise<{ crumb: string; idempotencyKey: string; expectedTotal: string }> {
  const html = await (await page.request.get('/checkout')).text();
  const field = (name: string): string => {
    const tag = [...html.matchAll(/<input[^>]*>/g)]
      .map(([one]) => one)
      .find((one) => one.includes(`name="${name}"`));
    const value = tag === undefined ? null : /value="([^"]*)"/.exec(tag);
    if (!value?.[1]) throw new Error(`the checkout has no ${name}`);
    return value[1];
  };
  return {
    crumb: field('crumb'),
    idempotencyKey: field('idempotencyKey'),
    expectedTotal: field('expectedTotal'),
  };
}

/** The form as a buyer in Oregon (no tax) would submit it. */
export function filledForm(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    email: buyer.email,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    line1: buyer.line1,
    line2: '',
    city: buyer.city,
    region: 'OR',
    postalCode: buyer.postalCode,
    country: 'US',
    phone: '',
    deliveryOptionId: 'standard',
    note: '',
    cardNumber: card.pays,
    cardExpiry: '12 / 40',
    cardCvc: '123',
    ...changes,
  };
}

/** Posts the checkout form without following the redirect. */
export function postCheckout(page: Page, form: Record<string, string>): Promise<APIResponse> {
  return page.request.post('/checkout', {
    form,
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
}

/** The message of a refused checkout, for a test's error message. */
function noticeIn(html: string): string {
  return /"notice":("(?:[^"\\]|\\.)*"|null),"fieldErrors":[^}]*}/.exec(html)?.[0] ?? html.slice(0, 300);
}

/**
 * Pays for the cart, for tests of what follows an order. The page's total is for an unknown address; the first
 * submission is refused with the real total, as for a buyer without JavaScript.
 */
export async function payForCart(
  page: Page,
  changes: Readonly<Record<string, string>> = {},
): Promise<PlacedOrder> {
  await postCheckout(page, { ...filledForm(changes), ...(await checkoutKeys(page)), action: 'update' });
  const answer = await postCheckout(page, { ...filledForm(changes), ...(await checkoutKeys(page)) });
  expect(answer.status(), noticeIn(await answer.text())).toBe(303);
  const confirmedPath = answer.headers()['location'] ?? '';
  const html = await (await page.request.get(confirmedPath)).text();
  return {
    confirmedPath,
    statusPath: confirmedPath.replace('/checkout/order-confirmed/', '/order-status/'),
    number: /Order (\d+)/.exec(html)?.[1] ?? '',
  };
}

/** One paid apron. There are plenty of aprons; only journeys of one file, one after the other, count those of clay. */
export async function placeOrder(
  page: Page,
  changes: Readonly<Record<string, string>> = {},
): Promise<PlacedOrder> {
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  return payForCart(page, changes);
}
