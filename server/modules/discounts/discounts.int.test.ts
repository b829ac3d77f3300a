// PostgreSQL: both (row locks)
import type { DiscountDetail, DiscountReport, DiscountRow } from '@vitrine/contracts/discounts.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import { MAX_AUTOMATIC_DISCOUNTS } from '@vitrine/domain/discount/discount-limits.ts';
import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  decliningCard,
  someDetails,
  typed,
} from '@vitrine/testing/checkout-fixture.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { cartView, readCart } from '../cart/index.ts';
import { placeOrder } from '../checkout/index.ts';
import { quoteCart } from '../checkout/checkout-view.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
const startingStock: Record<string, number> = {};

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const path = '/api/admin/discounts';
const plain = {
  name: 'Spring',
  kind: 'percentage',
  rate: 0.1,
  amountMinor: 0,
  minimumSubtotalMinor: 0,
  goods: { kind: 'all' },
  buyXGetY: null,
  firstOrderOnly: false,
  oncePerCustomer: false,
  combinesWith: [],
  usageLimit: null,
  usesPerCode: null,
  startsOn: null,
  endsOn: null,
};
const create = (body: object) => owner.send('POST', path, { ...plain, method: 'code', ...body });
async function made(body: object): Promise<DiscountDetail> {
  const response = await create(body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<DiscountDetail>();
}
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<DiscountDetail>();
const changed = ({ id, revision, enabled, ...stored }: DiscountDetail, change: object) => {
  const fields = Object.fromEntries(Object.entries(stored).filter(([name]) => name in plain));
  return owner.send('PUT', `${path}/${id}`, { ...fields, revision, enabled, ...change });
};
const switchOff = async (id: string) => changed(await read(id), { enabled: false });
async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

async function aCart(
  discountCodes: readonly string[],
  lines: readonly { price: number; quantity: number }[],
) {
  const sold = [];
  for (const { price, quantity } of lines) {
    const product = await shop.sell({ title: 'Mug', priceMinor: price, quantity: 50 });
    startingStock[product.variantId] = 50;
    sold.push({ ...product, quantity });
  }
  return { cartId: await shop.fillCart(sold, undefined, { discountCodes }), sold };
}

async function quote(cartId: string) {
  const cart = await readCart(platform.db, shop.site.websiteId, cartId, 'en');
  if (cart === null) throw new Error('no cart');
  const { address, deliveryOptionId } = someDetails;
  return quoteCart(shop.site, cart, { ...address, deliveryOptionId }, platform.clock.now());
}

/** A time as calls take it, so long after now. */
const moment = (time: number) => new Date(platform.clock.now() + time).toISOString();
const buy = async (
  cartId: string,
  email = 'ada@example.com',
  change: Parameters<typeof aPlacement>[2] = {},
) =>
  placeOrder(
    platform,
    shop.site,
    aPlacement(cartId, (await quote(cartId)).totals.amountDueMinor ?? 0, {
      details: { ...someDetails, email },
      ...change,
    }),
  );

describe('a discount that an owner makes', () => {
  it('is found by its name and by its complete code, and shows what it does', async () => {
    const { id } = await made({ name: 'Autumn fair', codes: ['fair-26 '], oncePerCustomer: true });
    for (const search of ['autumn', 'FAIR-26', 'fair']) {
      const page = (await owner.send('GET', `${path}?search=${search}`)).json<ListPage<DiscountRow>>();
      expect(page.rows).toMatchObject([{ id, code: 'FAIR-26', status: 'active', method: 'code' }]);
    }
    expect(await read(id)).toMatchObject({ firstCode: 'FAIR-26', codeCount: 1, revision: 1 });
  });

  it('is listed by what it does now', async () => {
    const day = 24 * 60 * 60 * 1000;
    const later = await made({ name: 'Status later', codes: ['LATER'], startsOn: moment(day) });
    const over = await made({
      name: 'Status over',
      codes: ['OVER'],
      startsOn: moment(-2 * day),
      endsOn: moment(-day),
    });
    const off = await made({ name: 'Status off', codes: ['OFF-1'] });
    await switchOff(off.id);
    for (const [status, { id }] of [
      ['scheduled', later],
      ['expired', over],
      ['off', off],
    ] as const) {
      const page = (await owner.send('GET', `${path}?search=status&status=${status}`)).json<
        ListPage<DiscountRow>
      >();
      expect(page.rows.map((row) => [row.id, row.status])).toEqual([[id, status]]);
    }
  });

  it.each([
    [{ name: '' }, { name: 'Enter a name.' }],
    [{ rate: 0 }, { rate: 'Enter a percentage from 0.01 to 100.' }],
    [{ rate: 1.2 }, { rate: 'Enter a percentage from 0.01 to 100.' }],
    [{ kind: 'fixed' }, { amountMinor: 'Enter an amount over 0.' }],
    [{ kind: 'fixed', amountMinor: -5 }, { amountMinor: 'Enter an amount of 0 or more.' }],
    [{ kind: 'buy-x-get-y' }, { buyXGetY: 'Say what is bought and what a customer gets for it.' }],
    [
      { startsOn: '2026-06-01T00:00:00Z', endsOn: '2026-05-31T23:00:00.000Z' },
      { endsOn: 'It ends before it begins. Choose a later end.' },
    ],
    [{ codes: ['A B'] }, { 'codes.0': 'A code has up to 50 characters, without spaces and commas.' }],
    [{ codes: ['A,B'] }, { 'codes.0': 'A code has up to 50 characters, without spaces and commas.' }],
    [{ codes: ['TWICE', 'twice'] }, { codes: 'The code TWICE is here twice.' }],
    [{ method: 'automatic', codes: ['X'] }, { codes: 'An automatic discount has no codes.' }],
    [
      { goods: { kind: 'products', itemIds: ['0193e0c2-0000-7000-8000-00000000dead'] } },
      { 'goods.itemIds': 'One of these products does not exist any more. Choose again.' },
    ],
    [
      { goods: { kind: 'categories', names: ['Nowhere'] } },
      { 'goods.names': 'There is no category “Nowhere”. Choose one of the list.' },
    ],
    [{ usageLimit: 0 }, { usageLimit: 'Enter a whole number from 1 to 1,000,000,000.' }],
  ])('%j is refused at its field', async (body, fields) => {
    const response = await create(body);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ fields: object }>().fields).toEqual(fields);
  });

  it('with a code that another discount has is refused whole, and names it', async () => {
    await made({ name: 'Holder', codes: ['TAKEN'] });
    const before = (await rows('select count(*)::int as n from discounts'))[0];
    const response = await create({ name: 'Second', codes: ['FREE-1', 'taken'] });
    expect(response.json()).toMatchObject({
      fields: { codes: 'The code TAKEN already leads to the discount “Holder”. Choose another one.' },
    });
    expect((await rows('select count(*)::int as n from discounts'))[0]).toEqual(before);
    expect(await rows(`select 1 from discount_codes where code = 'FREE-1'`)).toEqual([]);
  });

  it('of which two owners make the same code at once is made once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => create({ name: `Race ${at}`, codes: ['RACE'] })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json<{ fields: { codes: string } }>().fields.codes).toContain(
        'The code RACE already leads to',
      );
  });

  it('is changed once: an older revision is refused', async () => {
    const discount = await made({ codes: ['REVISE'] });
    expect((await changed(discount, { name: 'New name' })).statusCode).toBe(200);
    expect((await changed(discount, { name: 'Old tab' })).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await read(discount.id)).name).toBe('New name');
  });

  it('is deleted while nobody has used it, and only switched off after that', async () => {
    const { id } = await made({ codes: ['DELETE-ME'] });
    expect((await owner.send('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect((await owner.send('GET', `${path}/${id}`)).json()).toMatchObject({ error: 'DISCOUNT_NOT_FOUND' });
    const used = await made({ codes: ['USED-ONE'], usageLimit: 5 });
    const { cartId } = await aCart(['USED-ONE'], [{ price: 3000, quantity: 1 }]);
    expect((await buy(cartId)).ok).toBe(true);
    expect((await owner.send('DELETE', `${path}/${used.id}`)).json()).toMatchObject({
      error: 'DISCOUNT_USED',
    });
    const again = await made({ codes: ['USED-TWO'] });
    const next = await aCart(['USED-TWO'], [{ price: 3000, quantity: 1 }]);
    await buy(next.cartId);
    const more = await aCart(['USED-TWO'], [{ price: 3000, quantity: 1 }]);
    await buy(more.cartId);
    expect((await changed(await read(again.id), { usageLimit: 1 })).json()).toMatchObject({
      fields: { usageLimit: 'It was used 2 times already. Enter 2 or more, or switch the discount off.' },
    });
  });

  it('of another website is not there', async () => {
    const other = await aShop(platform, 'other-discounts.example');
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    const { id } = await made({ codes: ['MINE'] });
    for (const [method, address, body] of [
      ['GET', `${path}/${id}`, undefined],
      ['DELETE', `${path}/${id}`, undefined],
      ['GET', `${path}/${id}/report?from=2026-01-01&to=2026-01-31`, undefined],
      ['POST', `${path}/${id}/codes`, { codes: ['THEIRS'] }],
      ['POST', `${path}/${id}/generated-codes`, { total: 5 }],
    ] as const)
      expect((await stranger.send(method, address, body)).json()).toMatchObject({
        error: 'DISCOUNT_NOT_FOUND',
      });
    expect((await stranger.send('GET', path)).json<ListPage<DiscountRow>>().rows).toEqual([]);
  });
});

describe('the codes of a discount', () => {
  it('are generated until there are so many, however often the call is repeated', async () => {
    const { id } = await made({ name: 'Mailing', codes: [], usesPerCode: 1 });
    const generate = (total: number) =>
      owner.send('POST', `${path}/${id}/generated-codes`, { total, prefix: 'mail' });
    expect((await generate(12_000)).json()).toEqual({ codeCount: 10_000 });
    expect((await generate(12_000)).json()).toEqual({ codeCount: 12_000 });
    expect((await generate(12_000)).json()).toEqual({ codeCount: 12_000 });
    const stored = await rows('select code from discount_codes where discount_id = $1', [id]);
    expect(new Set(stored.map(({ code }) => code)).size).toBe(12_000);
    expect(String(stored[0]?.['code'])).toMatch(/^MAIL-[A-HJ-NP-Z2-9]{10}$/);
    expect((await generate(1_000_001)).json()).toMatchObject({
      fields: { total: 'A discount has at most 1,000,000 codes.' },
    });
  });

  it('are used as often as each may be, also at once, and freed when the card is declined', async () => {
    const { id } = await made({ name: 'Single', codes: ['ONE-A', 'ONE-B'], usesPerCode: 1 });
    const carts = await Promise.all([1, 2, 3].map(() => aCart(['ONE-A'], [{ price: 4000, quantity: 1 }])));
    const declined = await buy(carts[0]?.cartId ?? '', 'eve@example.com', { source: typed(decliningCard) });
    expect(declined.ok).toBe(false);
    const placed = await Promise.all(carts.slice(1).map(({ cartId }) => buy(cartId)));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    const last = await aCart(['ONE-A', 'ONE-B'], [{ price: 4000, quantity: 1 }]);
    expect((await quote(last.cartId)).codes).toMatchObject([
      { name: 'ONE-A', problem: 'The code ONE-A has been used up.' },
      { name: 'ONE-B', problem: null },
    ]);
    const list = (await owner.send('GET', `/api/admin/discount-codes?discount=${id}&status=used`)).json<
      ListPage<{ code: string; usedCount: number }>
    >();
    expect(list.rows).toMatchObject([{ code: 'ONE-A', usedCount: 1 }]);
    expect((await auditBooks(platform.url, startingStock)).faults).toEqual([]);
  });
});

describe('what a discount does to a cart', () => {
  it('an automatic one counts without a code, and its use is reserved and given back', async () => {
    const { id } = await made({ method: 'automatic', name: 'Opening week', usageLimit: 2 });
    const { cartId } = await aCart([], [{ price: 3000, quantity: 2 }]);
    const shown = await quote(cartId);
    expect(shown.totals).toMatchObject({
      discountMinor: 600,
      discounts: [{ code: '', name: 'Opening week' }],
    });
    expect(shown.codes).toEqual([]);
    expect((await buy(cartId, 'bo@example.com', { source: typed(decliningCard) })).ok).toBe(false);
    expect((await read(id)).usedCount).toBe(0);
    expect((await buy(cartId, 'bo@example.com')).ok).toBe(true);
    expect((await read(id)).usedCount).toBe(1);
    const [use] = await rows(
      'select code, amount_minor::int as off from discount_uses where discount_id = $1',
      [id],
    );
    expect(use).toEqual({ code: null, off: 600 });
    await switchOff(id);
    const after = await aCart([], [{ price: 3000, quantity: 2 }]);
    expect((await quote(after.cartId)).totals.discountMinor).toBe(0);
  });

  it('an automatic one is sent to nobody before its time', async () => {
    const { id } = await made({ method: 'automatic', name: 'Secret sale', startsOn: moment(60_000) });
    const { cartId } = await aCart([], [{ price: 3000, quantity: 1 }]);
    const cart = await readCart(platform.db, shop.site.websiteId, cartId, 'en');
    if (cart === null) throw new Error('no cart');
    const shown = () => JSON.stringify(cartView(shop.site, cart, platform.clock.now()));
    expect(shown()).not.toContain('Secret sale');
    platform.clock.advance(60_000);
    expect(shown()).toContain('Secret sale');
    await switchOff(id);
  });

  it('at most 25 automatic ones are on at once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < MAX_AUTOMATIC_DISCOUNTS; at += 1)
      ids.push((await made({ method: 'automatic', name: `Auto ${at}`, minimumSubtotalMinor: 1_000_000 })).id);
    expect((await create({ method: 'automatic', name: 'One more' })).json()).toMatchObject({
      error: 'DISCOUNT_AUTOMATIC_LIMIT',
    });
    for (const id of ids) await switchOff(id);
  });

  it('for categories it reaches what is inside them, and follows a new name', async () => {
    const { websiteId } = shop.site;
    const { cartId, sold } = await aCart(
      ['POTS'],
      [
        { price: 5000, quantity: 1 },
        { price: 2000, quantity: 1 },
      ],
    );
    await rows(
      `insert into categories (website_id, id, parent_id, name, former_names, position) values
         ($1, '0193e0c2-0000-7000-8000-00000000c001', null, 'Tableware', '{}', 0),
         ($1, '0193e0c2-0000-7000-8000-00000000c002', '0193e0c2-0000-7000-8000-00000000c001', 'Pots', '{}', 0)`,
      [websiteId],
    );
    await rows(`update items set categories = '{Pots}' where website_id = $1 and id = $2`, [
      websiteId,
      sold[0]?.itemId,
    ]);
    await made({ codes: ['POTS'], rate: 0.5, goods: { kind: 'categories', names: ['tableware'] } });
    expect((await quote(cartId)).totals.discountMinor).toBe(2500);
    await rows(
      `update categories set name = 'Kitchen', former_names = '{Tableware}' where name = 'Tableware'`,
    );
    expect((await quote(cartId)).totals.discountMinor).toBe(2500);
    await rows(`delete from categories`);
    expect((await quote(cartId)).codes).toMatchObject([
      { problem: 'The code POTS is not for anything in your cart.' },
    ]);
  });

  it('for first orders it is one per person, whatever two tabs do at once', async () => {
    await made({ codes: ['FIRST'], firstOrderOnly: true });
    const carts = await Promise.all([1, 2].map(() => aCart(['FIRST'], [{ price: 4000, quantity: 1 }])));
    const placed = await Promise.all(carts.map(({ cartId }) => buy(cartId, 'Nia@example.com')));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    const next = await aCart(['FIRST'], [{ price: 4000, quantity: 1 }]);
    await rows(`update carts set details = '{"email":"nia@example.com"}' where id = $1`, [next.cartId]);
    expect((await quote(next.cartId)).codes[0]?.problem).toMatch(
      /^The code FIRST (is for a first order, and you have ordered before|can be used once per customer)/,
    );
  });

  it('buying two gives the third, and never makes a cart negative', async () => {
    const sold = await aCart(['THIRD', 'MINUS'], [{ price: 1000, quantity: 3 }]);
    await made({
      kind: 'buy-x-get-y',
      rate: 1,
      codes: ['THIRD'],
      combinesWith: ['order'],
      buyXGetY: { buyQuantity: 2, getQuantity: 1, goods: { kind: 'all' }, timesPerOrder: null },
    });
    await made({
      kind: 'fixed',
      rate: 0,
      amountMinor: 1_000_000,
      codes: ['MINUS'],
      combinesWith: ['product'],
    });
    const { totals } = await quote(sold.cartId);
    expect(totals).toMatchObject({
      discounts: [
        { code: 'THIRD', amountMinor: 1000 },
        { code: 'MINUS', amountMinor: 2000 },
      ],
      grandTotalMinor: 600,
    });
  });
});

describe('what a discount brought', () => {
  it('is counted by the day of the shop, without what was canceled', async () => {
    const { id } = await made({ name: 'Report', codes: ['REPORT'] });
    for (const quantity of [1, 2]) {
      const { cartId } = await aCart(['REPORT'], [{ price: 5000, quantity }]);
      expect((await buy(cartId)).ok).toBe(true);
    }
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: shop.site.settings.timeZone }).format(
      platform.clock.now(),
    );
    const report = async () =>
      (await owner.send('GET', `${path}/${id}/report?from=${day}&to=${day}`)).json<DiscountReport>();
    const first = await report();
    expect(first).toMatchObject({ orderCount: 2, discountMinor: 1500, days: [{ day, orderCount: 2 }] });
    const [sum] = await rows(
      `select sum(grand_total_minor)::int as total from orders where totals -> 'discounts' @> '[{"code":"REPORT"}]'`,
    );
    expect(first.salesMinor).toBe(sum?.['total']);
    await rows(
      `update orders set status = 'canceled' where id = (select id from orders
         where totals -> 'discounts' @> '[{"code":"REPORT"}]' order by number limit 1)`,
    );
    expect((await report()).orderCount).toBe(1);
    expect(
      (await owner.send('GET', `${path}/${id}/report?from=2026-01-01&to=2027-06-01`)).json(),
    ).toMatchObject({
      fields: { to: 'Choose 1 to 366 days.' },
    });
  });
});
