import type { SubscriptionOption, SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import type { TestApp } from './app.ts';
import { Buyer, cards, type Answer } from './buyer.ts';

export const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };

/** A product sold by subscription, 30.00 per cycle. */
export interface Club {
  readonly itemId: string;
  readonly sku: string;
  readonly path: string;
}

/** Creates a subscription product in the small test shop. */
export async function aSubscriptionProduct(
  app: TestApp,
  urlId: string,
  product: {
    readonly plan?: SubscriptionPlan;
    readonly options?: readonly SubscriptionOption[];
    readonly title?: string;
    readonly stock?: number | null;
  } = {},
): Promise<Club> {
  if (app.shop === null) throw new Error('the test shop is not the small one');
  const sku = urlId.toUpperCase();
  const itemId = await app.shop.addProduct(urlId, {
    title: product.title ?? 'Clay Club',
    subscriptionPlan: product.plan ?? monthly,
    ...(product.options === undefined ? {} : { selling: { subscriptionOptions: product.options } }),
    variants: [{ sku, priceMinor: 3000, stock: product.stock === undefined ? null : product.stock }],
  });
  return { itemId, sku, path: `/shop/p/${urlId}` };
}

/** The form of a checkout page, filled in by a buyer in Oregon (no tax). */
export function filledCheckout(page: Answer, card: string = cards.pays): Record<string, string> {
  const field = (name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page.body)?.[1] ?? '';
  return {
    crumb: field('crumb'),
    idempotencyKey: field('idempotencyKey'),
    expectedTotal: field('expectedTotal'),
    action: 'pay',
    email: 'june@example.com',
    firstName: 'June',
    lastName: 'Alder',
    line1: '12 Fir Street',
    city: 'Portland',
    region: 'OR',
    postalCode: '97205',
    country: 'US',
    deliveryOptionId: 'standard',
    cardNumber: card,
    cardExpiry: '12 / 40',
    cardCvc: '123',
  };
}

/** Requests a checkout as the product page's script does; returns its path. */
export async function openSubscribe(buyer: Buyer, club: Club, quantity = 1): Promise<string> {
  if (buyer.crumb === '') await buyer.open();
  const response = await buyer.send('POST', '/api/3/commerce/cart/subscription', {
    json: { itemId: club.itemId, sku: club.sku, qty: quantity, additionalFields: '' },
  });
  if (response.status !== 200) throw new Error(`no cart: ${response.body}`);
  return `/checkout/subscribe?cartToken=${(JSON.parse(response.body) as { cartToken: string }).cartToken}`;
}

export interface Subscribed {
  readonly id: string;
  /** Path of the customer's subscription page. */
  readonly path: string;
  readonly confirmedPath: string;
}

/** Subscribes to a club over HTTP; returns the outcome. */
export async function subscribe(
  app: TestApp,
  buyer: Buyer,
  club: Club,
  card: string = cards.pays,
): Promise<Subscribed> {
  const path = await openSubscribe(buyer, club);
  const paid = await buyer.send('POST', path, { form: filledCheckout(await buyer.send('GET', path), card) });
  if (paid.status !== 303 || paid.location === null) throw new Error(`not paid: ${paid.status} ${paid.body}`);
  const token = paid.location.split('/').at(-1);
  const found = await app.platform.db.$client.query<{ id: string; access_token: string }>(
    `select s.id, s.access_token from subscriptions s
     join orders o on o.website_id = s.website_id and o.id = s.first_order_id where o.access_token = $1`,
    [token],
  );
  const row = found.rows[0];
  if (row === undefined) throw new Error('the order started no subscription');
  return { id: row.id, path: `/subscription/${row.access_token}`, confirmedPath: paid.location };
}

/** The fields of the subscription page that change the card. */
export function cardChange(number: string): Record<string, string> {
  return { action: 'card', cardNumber: number, cardExpiry: '12 / 40', cardCvc: '123' };
}
