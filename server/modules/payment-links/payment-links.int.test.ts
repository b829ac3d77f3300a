// PostgreSQL: both (a lock that counts links)
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { CheckoutScreen } from '@vitrine/contracts/store-settings.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { openPayLink, pathOf } from '@vitrine/testing/draft-fixture.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { removeAbandonedCarts } from '../cart/abandoned-carts.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let shops = 0;

const DAY = 86_400_000;
const calls = '/api/admin/payment-links';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aCheckoutShop(platform, `links-${shops}`);
  owner = await anOwner(
    app,
    platform,
    { host: shop.host, websiteId: shop.site.websiteId },
    `o${shops}@example.com`,
  );
  await turn(true);
});

/** Switches payment links on or off, as the Checkout screen does. */
async function turn(paymentLinks: boolean, keeper = owner, on = platform): Promise<void> {
  const stored = (await keeper.send('GET', '/api/admin/checkout-settings')).json<CheckoutScreen>();
  const { revision: _, nextOrderNumber: __, currency: ___, ...settings } = stored;
  const body = { ...settings, paymentLinks, orderNumbersFrom: null };
  const answer = await keeper.send('PUT', '/api/admin/checkout-settings', body);
  expect(answer.statusCode, answer.body).toBe(200);
  await awaitNotifications(on);
}

const aMug = (quantity = 5) => shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity });
async function aLink(change: object = {}, product?: { readonly variantId: string }) {
  const { variantId } = product ?? (await aMug());
  const answer = await owner.send('POST', calls, { variantId, ...change });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<PaymentLinkView>();
}
type LinkPage = ListPage<PaymentLinkView>;
/** The rows of the list that an address selects. */
const links = async (query = ''): Promise<readonly PaymentLinkView[]> =>
  (await owner.send('GET', `${calls}?${query}`)).json<LinkPage>().rows;
const me = async () => (await owner.send('GET', '/api/admin/me')).json<MeAnswer>().website.paymentLinks;
const visit = (url: string) => new FormVisitor(app, shop.host).send('GET', pathOf(url));

/** Follows a link to the checkout, as a browser does. */
async function follow(url: string) {
  const visitor = new FormVisitor(app, shop.host);
  const led = await visitor.send('GET', pathOf(url));
  expect([led.statusCode, led.headers['cache-control']]).toEqual([303, 'no-store']);
  return openPayLink(app, shop.host, String(led.headers.location), visitor);
}

describe('a payment link', () => {
  it('sells one product to everybody who opens it, and counts their orders', async () => {
    const mug = await aMug();
    const link = await aLink({ name: 'Market stall', quantity: 2 }, mug);
    expect(link).toMatchObject({
      name: 'Market stall',
      productTitle: 'Tall mug',
      quantity: 2,
      unitPriceMinor: 3400,
      isEnabled: true,
      problem: null,
      orderCount: 0,
    });
    expect(link.url).toMatch(/^https?:\/\/[^/]+\/checkout\/link\/[\w-]{22}$/);
    const buyers = await Promise.all([follow(link.url), follow(link.url)]);
    expect(new Set(buyers.map(({ action }) => action)).size).toBe(2);
    for (const { page } of buyers) expect(page.body).toContain('Tall mug');
    // Both have two of five units in front of them; none is reserved yet.
    expect(await shop.stockOf(mug.variantId)).toBe(5);
    for (const buyer of buyers)
      expect((await buyer.pay()).headers.location).toContain('/checkout/order-confirmed/');
    expect(await shop.stockOf(mug.variantId)).toBe(1);
    expect(await links()).toMatchObject([{ id: link.id, orderCount: 2, problem: 'out-of-stock' }]);
    const { rows } = (await owner.send('GET', '/api/admin/orders')).json<{ rows: { purpose: string }[] }>();
    expect(rows.map(({ purpose }) => purpose)).toEqual(['payment-link', 'payment-link']);
  });

  it('sells at the current price, and reports one that changes at the checkout', async () => {
    const mug = await aMug();
    const link = await aLink({}, mug);
    await platform.db.$client.query('update variants set price_minor = 5000 where id = $1', [mug.variantId]);
    expect(await links()).toMatchObject([{ unitPriceMinor: 5000 }]);
    const buyer = await follow(link.url);
    expect(buyer.page.body).toContain('$50.00');
    await platform.db.$client.query('update variants set price_minor = 6000 where id = $1', [mug.variantId]);
    const refused = await buyer.pay();
    expect([refused.statusCode, refused.body.includes('$60.00')]).toEqual([409, true]);
  });

  it('sells the last unit to one of two buyers', async () => {
    const link = await aLink({}, await aMug(1));
    const buyers = [await follow(link.url), await follow(link.url)];
    const answers = await Promise.all(buyers.map((buyer) => buyer.pay()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409]);
  });

  it('says that its product is sold out, or is not for sale', async () => {
    const mug = await aMug(1);
    const link = await aLink({ quantity: 2 }, mug);
    const soldOut = await visit(link.url);
    expect([soldOut.statusCode, soldOut.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(soldOut.headers['x-robots-tag']).toBe('noindex');
    expect(soldOut.body).toContain('This product is sold out');
    expect(soldOut.body).toContain('hello@fernandkiln.example');
    await platform.db.$client.query("update items set status = 'draft' where id = $1", [mug.itemId]);
    expect((await visit(link.url)).body).toContain('This product is not available');
    await platform.db.$client.query('delete from variants where id = $1', [mug.variantId]);
    const gone = await visit(link.url);
    expect([gone.statusCode, gone.body.includes('This product is not available')]).toEqual([410, true]);
    expect(await links()).toMatchObject([{ problem: 'deleted', productTitle: '', unitPriceMinor: null }]);
  });

  it('leads nowhere while it is switched off, after it was deleted, and on another site', async () => {
    const link = await aLink();
    const put = (body: object) => owner.send('PUT', `${calls}/${link.id}`, body);
    const opened = await follow(link.url);
    expect((await put({ isEnabled: false })).json()).toMatchObject({ isEnabled: false });
    const off = await visit(link.url);
    expect([off.statusCode, off.body.includes('This payment link is no longer valid')]).toEqual([404, true]);
    expect((await put({ isEnabled: true, name: 'Again' })).json()).toMatchObject({
      isEnabled: true,
      name: 'Again',
    });
    expect((await visit(link.url)).statusCode).toBe(303);
    const other = await aCheckoutShop(platform, `other-${shops}`);
    expect((await new FormVisitor(app, other.host).send('GET', pathOf(link.url))).statusCode).toBe(404);
    expect((await owner.send('DELETE', `${calls}/${link.id}`)).statusCode).toBe(204);
    expect((await visit(link.url)).statusCode).toBe(404);
    expect((await put({ isEnabled: true })).statusCode).toBe(404);
    expect((await visit('/checkout/link/x')).statusCode).toBe(404);
    // Who was at the checkout already can still pay.
    expect((await opened.pay()).headers.location).toContain('/checkout/order-confirmed/');
  });

  it('leaves no carts behind of those who never paid', async () => {
    const link = await aLink();
    await (await follow(link.url)).pay();
    await follow(link.url);
    platform.clock.advance(61 * DAY);
    await removeAbandonedCarts(platform);
    const carts = await platform.db.$client.query('select is_purchased from carts where website_id = $1', [
      shop.site.websiteId,
    ]);
    expect(carts.rows).toEqual([{ is_purchased: true }]);
  });

  it('is limited for one visitor', async () => {
    const limited = await testPlatform({ config: { rateLimits: 1 } });
    const strict = await buildApp(limited);
    try {
      const busy = await aCheckoutShop(limited, 'busy');
      const keeper = await anOwner(strict, limited, { host: busy.host, websiteId: busy.site.websiteId });
      await turn(true, keeper, limited);
      const { variantId } = await busy.sell({ title: 'Mug', priceMinor: 100, quantity: 9 });
      const link = (await keeper.send('POST', calls, { variantId })).json<PaymentLinkView>();
      const visitor = aVisitor(strict, busy.host);
      const statuses: number[] = [];
      for (let at = 0; at < 21; at += 1)
        statuses.push((await visitor.send('GET', pathOf(link.url))).statusCode);
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
    } finally {
      await strict.close();
      await limited.close();
    }
  });
});

describe('the setting of payment links', () => {
  it('is off at first: the calls are refused, and links that were made lead nowhere', async () => {
    const mug = await aMug();
    const link = await aLink({}, mug);
    await turn(false);
    for (const answer of [
      await owner.send('GET', calls),
      await owner.send('GET', `${calls}/count`),
      await owner.send('GET', `${calls}/export.csv`),
      await owner.send('POST', `${calls}/export.csv`, {}),
      await owner.send('POST', `${calls}/bulk`, {
        selection: { ids: [link.id] },
        change: { action: 'switch-on' },
      }),
      await owner.send('POST', calls, { variantId: mug.variantId }),
      await owner.send('PUT', `${calls}/${link.id}`, { isEnabled: false }),
      await owner.send('DELETE', `${calls}/${link.id}`),
    ])
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([409, 'PAYMENT_LINKS_OFF']);
    expect((await visit(link.url)).statusCode).toBe(404);
    expect(await me()).toBe(false);
    await turn(true);
    expect(await me()).toBe(true);
    expect((await visit(link.url)).statusCode).toBe(303);
    const fresh = await aCheckoutShop(platform, `fresh-${shops}`);
    const keeper = await anOwner(
      app,
      platform,
      { host: fresh.host, websiteId: fresh.site.websiteId },
      `k${shops}@example.com`,
    );
    expect((await keeper.send('GET', calls)).statusCode).toBe(409);
  });
});

/** Why a link of a variant is not made. */
const why = async (variantId: string) => {
  const answer = await owner.send('POST', calls, { variantId });
  return [answer.statusCode, answer.json<{ fields?: Record<string, string> }>().fields?.['variantId']];
};

describe('making a payment link', () => {
  it('is refused for what a cart does not take', async () => {
    const mug = await aMug();
    await platform.db.$client.query("update products set type = 'giftCard' where item_id = $1", [mug.itemId]);
    expect(await why(mug.variantId)).toEqual([422, 'Gift cards are sold on their own page only.']);
    expect(await why('0193e0c2-0000-7000-8000-000000000001')).toEqual([
      422,
      'This product was deleted. Remove it, or choose another one.',
    ]);
    expect(await links()).toEqual([]);
  });

  it('names it after its product, and stops at 200 of them', async () => {
    const mug = await aMug();
    expect((await aLink({}, mug)).name).toBe('Tall mug');
    await platform.db.$client.query(
      `insert into payment_links (website_id, id, token, name, item_id, variant_id, quantity, created_on)
       select website_id, gen_random_uuid(), 'made-' || nr, name, item_id, variant_id, quantity, created_on
       from payment_links, generate_series(1, 198) nr where website_id = $1`,
      [shop.site.websiteId],
    );
    // Of two that are made at once, one is the last.
    const make = () => owner.send('POST', calls, { variantId: mug.variantId });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await make()).json()).toMatchObject({ error: 'PAYMENT_LINK_LIMIT' });
    const counted = await owner.send('GET', `${calls}/count`);
    expect(counted.json()).toEqual({ count: 200, isMore: false });
  });
});

const namesOf = async (query: string): Promise<readonly string[]> =>
  (await links(query)).map(({ name }) => name);

describe('the list of payment links', () => {
  it('is searched by their names and products, filtered, sorted, and written as CSV', async () => {
    const mug = await aMug();
    const bowl = await shop.sell({ title: 'Salad bowl', priceMinor: 5200, quantity: 5 });
    await aLink({ name: 'Market stall' }, mug);
    const fair = await aLink({ name: 'Autumn fair' }, bowl);
    await aLink({ name: 'mailing' }, bowl);
    expect(await namesOf('')).toEqual(['mailing', 'Autumn fair', 'Market stall']);
    expect(await namesOf('sort=name')).toEqual(['Autumn fair', 'mailing', 'Market stall']);
    expect(await namesOf('search=aut')).toEqual(['Autumn fair']);
    expect(await namesOf('search=salad')).toEqual(['mailing', 'Autumn fair']);
    expect(await namesOf('search=salad+fair')).toEqual(['Autumn fair']);
    expect(await namesOf(`product=${mug.itemId}`)).toEqual(['Market stall']);
    await owner.send('PUT', `${calls}/${fair.id}`, { isEnabled: false });
    expect(await namesOf('state=off')).toEqual(['Autumn fair']);
    expect(await namesOf('state=on&search=salad')).toEqual(['mailing']);
    const file = await owner.send('GET', `${calls}/export.csv?search=fair`);
    expect(file.body).toContain(`Autumn fair,${fair.url},Salad bowl,`);
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
  });

  it('has pages that show each link once', async () => {
    const mug = await aMug();
    await aLink({}, mug);
    await platform.db.$client.query(
      `insert into payment_links (website_id, id, token, name, item_id, variant_id, quantity, created_on)
       select website_id, gen_random_uuid(), 'made-' || nr, name, item_id, variant_id, quantity, created_on
       from payment_links, generate_series(1, 119) nr where website_id = $1`,
      [shop.site.websiteId],
    );
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const query: string = new URLSearchParams(after === '' ? {} : { after }).toString();
      const page: LinkPage = (await owner.send('GET', `${calls}?${query}`)).json<LinkPage>();
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  });
});

const change = async (action: string, selection: object): Promise<BulkJob> => {
  const answer = await owner.send('POST', `${calls}/bulk`, { selection, change: { action } });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<BulkJob>();
};
const undo = async ({ id }: BulkJob): Promise<BulkJob> =>
  (await owner.send('POST', `/api/admin/bulk/${id}/undo`)).json<BulkJob>();

describe('many payment links at once', () => {
  it('are switched off and on again, those that were switched meanwhile excepted', async () => {
    const mug = await aMug();
    const [stall, fair, idle] = [
      await aLink({ name: 'Stall' }, mug),
      await aLink({ name: 'Fair' }, mug),
      await aLink({ name: 'Idle' }, mug),
    ];
    await owner.send('PUT', `${calls}/${idle.id}`, { isEnabled: false });
    const job = await change('switch-off', { query: {} });
    expect(job).toMatchObject({ phase: 'done', total: 3, changed: 2, refused: [] });
    expect(await namesOf('state=on')).toEqual([]);
    expect((await visit(stall.url)).statusCode).toBe(404);
    await owner.send('PUT', `${calls}/${fair.id}`, { isEnabled: true });
    expect(await undo(job)).toMatchObject({
      phase: 'undone',
      refused: [{ reason: 'changed-since', count: 1 }],
    });
    // The one that was off before stays so.
    expect(await namesOf('state=off')).toEqual(['Idle']);
    expect((await visit(stall.url)).statusCode).toBe(303);
  });

  it('are deleted, and back at their old addresses, as many as fit', async () => {
    const mug = await aMug();
    const stall = await aLink({ name: 'Stall', quantity: 2 }, mug);
    const fair = await aLink({ name: 'Fair' }, mug);
    const before = await links();
    const job = await change('delete-links', { ids: [stall.id, fair.id] });
    expect(job).toMatchObject({ phase: 'done', changed: 2 });
    expect(await links()).toEqual([]);
    expect((await visit(stall.url)).statusCode).toBe(404);
    expect(await undo(job)).toMatchObject({ phase: 'undone', refused: [] });
    expect(await links()).toEqual(before);
    expect((await visit(stall.url)).statusCode).toBe(303);

    const again = await change('delete-links', { ids: [stall.id, fair.id] });
    await platform.db.$client.query(
      `insert into payment_links (website_id, id, token, name, item_id, variant_id, quantity, created_on)
       select $1, gen_random_uuid(), 'made-' || nr, 'Other', $2, $3, 1, now() from generate_series(1, 199) nr`,
      [shop.site.websiteId, mug.itemId, mug.variantId],
    );
    expect(await undo(again)).toMatchObject({
      phase: 'undone',
      refused: [{ reason: 'too-many-links', count: 1 }],
    });
  });

  it('are those of one website', async () => {
    const link = await aLink();
    const other = await aCheckoutShop(platform, `bulk-other-${shops}`);
    const stranger = await anOwner(
      app,
      platform,
      { host: other.host, websiteId: other.site.websiteId },
      `b${shops}@example.com`,
    );
    await turn(true, stranger);
    const answer = await stranger.send('POST', `${calls}/bulk`, {
      selection: { ids: [link.id] },
      change: { action: 'delete-links' },
    });
    expect(answer.json()).toMatchObject({ changed: 0 });
    expect((await links()).map(({ id }) => id)).toEqual([link.id]);
  });
});
