import type { SubscriptionOption } from '@vitrine/domain/product/product.ts';
import {
  aSubscriptionProduct,
  filledCheckout,
  monthly,
  type Club,
} from '@vitrine/testing/subscription-fixture.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { Buyer } from '@vitrine/testing/buyer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewSubscriptions } from './renewals.ts';

const day = 86_400_000;
const options: readonly SubscriptionOption[] = [
  { id: 'monthly', plan: monthly, priceMinor: null },
  { id: 'yearly', plan: { ...monthly, billingPeriod: { value: 1, unit: 'YEAR' } }, priceMinor: 32_400 },
];

let shop: TestApp;
let buyer: Buyer;
let clubs = 0;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  shop.platform.clock.set(Date.parse('2026-03-02T15:00:00Z'));
  buyer = new Buyer(shop.origin);
  await buyer.open();
});
afterAll(() => shop.close());

const aChoice = (): Promise<Club> => {
  clubs += 1;
  return aSubscriptionProduct(shop, `choice-${clubs}`, { options });
};

/** The call made by the product page's script. */
async function ask(club: Club, subscriptionOptionId?: string) {
  const answer = await buyer.send('POST', '/api/3/commerce/cart/subscription', {
    json: { itemId: club.itemId, sku: club.sku, qty: 1, additionalFields: '', subscriptionOptionId },
  });
  return { status: answer.status, ...(JSON.parse(answer.body) as { cartToken?: string; message?: string }) };
}

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.platform.db.$client.query(text, values)).rows as Row[];
}

/** Pays at a checkout and returns the new subscription with the total of its first order. */
async function pay(path: string) {
  const paid = await buyer.send('POST', path, { form: filledCheckout(await buyer.send('GET', path)) });
  expect(paid.status, paid.body.slice(0, 300)).toBe(303);
  const [row] = await rows<{ id: string; plan: unknown; unit: number; total: number; token: string }>(
    `select s.id, s.plan, s.unit_price_minor::int as unit, s.access_token as token,
      o.grand_total_minor::int as total
     from subscriptions s join orders o on o.id = s.first_order_id where o.access_token = $1`,
    [paid.location?.split('/').at(-1)],
  );
  if (row === undefined) throw new Error('the order started no subscription');
  return row;
}

describe('a product with several ways to subscribe', () => {
  it('is bought yearly without JavaScript: the page offers it, the checkout states it, and it renews a year later', async () => {
    const club = await aChoice();
    const page = await buyer.send('GET', club.path);
    expect(page.body).toContain('How often you pay');
    expect(page.body).toMatch(/name="subscriptionOptionId"[^>]*value="yearly"/);
    expect(page.body).toContain('$324.00 yearly');
    const chosen = await buyer.send('POST', '/cart/subscription', {
      form: { crumb: buyer.crumb, itemId: club.itemId, sku: club.sku, subscriptionOptionId: 'yearly' },
    });
    const path = chosen.location ?? '';
    const checkout = await buyer.send('GET', path);
    expect(checkout.body).toContain('Then $324.00 yearly, with delivery and tax as today.');
    expect(checkout.body).toContain('Your next payment is on March 2, 2027.');
    const one = await pay(path);
    expect(one).toMatchObject({ plan: options[1]?.plan, unit: 32_400, total: 32_400 });
    expect((await buyer.send('GET', `/subscription/${one.token}`)).body).toContain('$324.00 yearly');
    shop.platform.clock.advance(364 * day);
    await renewSubscriptions(shop.platform);
    expect(await rows('select id from orders where subscription_id = $1', [one.id])).toEqual([]);
    shop.platform.clock.advance(2 * day);
    await renewSubscriptions(shop.platform);
    expect(
      await rows('select grand_total_minor::int as total from orders where subscription_id = $1', [one.id]),
    ).toEqual([{ total: 32_400 }]);
  });

  it('is taxed at the option’s own price as at any other', async () => {
    const { cartToken } = await ask(await aChoice(), 'yearly');
    const quoted = await buyer.send('POST', '/api/commerce/checkout/quote', {
      json: { country: 'US', region: 'NC', postalCode: '28801', deliveryOptionId: 'standard', cartToken },
    });
    expect(JSON.parse(quoted.body)).toMatchObject({ totals: { subtotalMinor: 32_400, taxMinor: 2268 } });
  });

  it('is bought with the first option when none is given', async () => {
    const club = await aChoice();
    const { cartToken } = await ask(club);
    const one = await pay(`/checkout/subscribe?cartToken=${cartToken}`);
    expect(one).toMatchObject({ plan: monthly, unit: 3000, total: 3600 });
  });

  it('refuses an unknown option and says what to do', async () => {
    const plain = await aSubscriptionProduct(shop, 'one-way');
    for (const club of [await aChoice(), plain]) {
      expect(await ask(club, 'weekly')).toMatchObject({
        status: 409,
        message: 'This way of subscribing is no longer offered. Please reload the page and choose again.',
      });
    }
  });

  it('is not sold by an old link after the option’s price has changed', async () => {
    const club = await aChoice();
    const { cartToken } = await ask(club, 'yearly');
    const path = `/checkout/subscribe?cartToken=${cartToken}`;
    const form = filledCheckout(await buyer.send('GET', path));
    await rows(
      `update products set selling = jsonb_set(selling, '{subscriptionOptions,1,priceMinor}', '39900')
       where item_id = $1`,
      [club.itemId],
    );
    const answer = await buyer.send('POST', path, { form });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('Nothing was charged. Please choose your subscription again.');
    expect(await rows('select id from payments where draft::text like $1', [`%${club.itemId}%`])).toEqual([]);
  });

  it('is listed with its ids in the page’s context', async () => {
    const club = await aChoice();
    const context = await buyer.send('GET', `${club.path}?format=json`);
    const { item } = JSON.parse(context.body) as { item: { productSubscriptionOptions: { id: string }[] } };
    expect(item.productSubscriptionOptions.map(({ id }) => id)).toEqual(['monthly', 'yearly']);
  });
});

describe('access to pages', () => {
  it('cannot be bought yet: the page says so, and no cart is created', async () => {
    if (shop.shop === null) throw new Error('the test shop is not the small one');
    const wall = { type: 'paywall', title: 'Studio library' } as const;
    const variants = [{ sku: 'WALL', priceMinor: 900, stock: null }];
    const itemId = await shop.shop.addProduct('library', { ...wall, subscriptionPlan: monthly, variants });
    const page = await buyer.send('GET', '/shop/p/library');
    expect(page.body).toMatch(/<button[^>]*disabled=""[^>]*>Get access</);
    expect(page.body).toContain('Access cannot be bought here yet.');
    expect(page.body).not.toContain('Add To Cart');
    expect(await ask({ itemId, sku: 'WALL', path: '' })).toMatchObject({
      status: 409,
      message: 'This product cannot be bought here yet.',
    });
  });
});
