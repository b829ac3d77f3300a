// PostgreSQL: both (locks of drafts and carts, text search)
import { randomUUID } from 'node:crypto';
import type { DraftOrderDetail, DraftOrderMail, DraftOrderRow } from '@vitrine/contracts/draft-orders.ts';
import type { FindAnswer } from '@vitrine/contracts/find.ts';
import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aDraft, changeOf, openPayLink, pathOf, readDraft } from '@vitrine/testing/draft-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let shops = 0;
let mug: { readonly variantId: string; readonly itemId: string };

const DAY = 86_400_000;
const drafts = '/api/admin/draft-orders';
const nobody = '0193e0c2-0000-7000-8000-000000000001';

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
  shop = await aCheckoutShop(platform, `drafts-${shops}`);
  owner = await anOwner(
    app,
    platform,
    { host: shop.host, websiteId: shop.site.websiteId },
    `o${shops}@example.com`,
  );
  mug = await shop.sell({
    title: 'Tall mug',
    priceMinor: 3400,
    quantity: 5,
    sku: 'MUG-OAT',
    attributes: { Glaze: 'Oat' },
  });
});

const line = (change: object = {}) => ({ variantId: mug.variantId, quantity: 1, ...change });
/** Makes a draft order, with a key of its own. */
const post = (body: object) => owner.send('POST', drafts, { idempotencyKey: randomUUID(), ...body });
const refusal = (answer: { json: <T>() => T }) =>
  answer.json<{ error: string; message: string; fields?: Record<string, string> }>();
const list = async (query: string): Promise<readonly DraftOrderRow[]> => {
  const answer = await owner.send('GET', `${drafts}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ rows: DraftOrderRow[] }>().rows;
};
const numbers = async (query: string) => (await list(query)).map(({ number }) => number);
const setProduct = (set: string) =>
  platform.db.$client.query(`update products set ${set} where item_id = $1`, [mug.itemId]);
const form = (required: boolean) =>
  JSON.stringify({
    id: 'engraving',
    name: 'Engraving',
    fields: [{ id: 'text', type: 'text', label: 'Text', required, maxLength: 0, options: [] }],
  });

describe('a draft order', () => {
  it('is made with what the owner agreed, and is read again with what the shop says now', async () => {
    const bowl = await shop.sell({ title: 'Wide bowl', priceMinor: 2500, quantity: 1 });
    const draft = await aDraft(owner, {
      email: 'june@example.com',
      name: ' June Alder ',
      phone: '555 0100',
      note: 'As agreed.',
      internalNotes: 'Called on Monday.',
      lines: [line({ quantity: 2, unitPriceMinor: 1000 }), { variantId: bowl.variantId, quantity: 3 }],
    });
    expect(draft).toMatchObject({
      number: 1,
      state: 'open',
      name: 'June Alder',
      firstProduct: 'Tall mug',
      otherLines: 1,
      totalQuantity: 5,
      subtotalMinor: 2 * 1000 + 3 * 2500,
      currency: 'USD',
      expiresOn: null,
      sentOn: null,
      order: null,
      isBeingPaid: false,
      canChange: true,
      createdBy: 'Rowan',
      revision: 1,
      lines: [
        {
          title: 'Tall mug',
          attributes: { Glaze: 'Oat' },
          quantity: 2,
          unitPriceMinor: 1000,
          lineTotalMinor: 2000,
          shopPriceMinor: 3400,
          qtyInStock: 5,
          unlimited: false,
          problem: null,
        },
        { title: 'Wide bowl', unitPriceMinor: 2500, shopPriceMinor: 2500, problem: 'out-of-stock' },
      ],
    });
    expect(draft.url).toMatch(/^https?:\/\/[^/]+\/checkout\/pay\?cartToken=[\w-]{43}$/);
    expect(await readDraft(owner, draft.id)).toEqual(draft);
    expect((await aDraft(owner, { lines: [line()] })).number).toBe(2);
  });

  it.each([
    ['no lines', { lines: [] }, 'lines', 'Add at least one product.'],
    [
      'more lines than a draft has',
      { lines: Array.from({ length: 101 }, () => ({ variantId: nobody, quantity: 1 })) },
      'lines',
      'A draft order has at most 100 lines.',
    ],
    [
      'a price below 0',
      { lines: [{ variantId: nobody, quantity: 1, unitPriceMinor: -1 }] },
      'lines.0.unitPriceMinor',
      'A price cannot be negative.',
    ],
    [
      'a price of 1e12',
      { lines: [{ variantId: nobody, quantity: 1, unitPriceMinor: 1e12 }] },
      'lines.0.unitPriceMinor',
      'That price is too high.',
    ],
    [
      'no unit',
      { lines: [{ variantId: nobody, quantity: 0 }] },
      'lines.0.quantity',
      'Enter a whole number from 1 to 9999.',
    ],
    [
      '10,000 units',
      { lines: [{ variantId: nobody, quantity: 10_000 }] },
      'lines.0.quantity',
      'Enter a whole number from 1 to 9999.',
    ],
    [
      'half a unit',
      { lines: [{ variantId: nobody, quantity: 0.5 }] },
      'lines.0.quantity',
      'Enter a whole number from 1 to 9999.',
    ],
    [
      'no address',
      { email: 'june', lines: [{ variantId: nobody, quantity: 1 }] },
      'email',
      'Enter an email address, like name@example.com.',
    ],
    [
      'a name of 10,000 letters',
      { name: 'x'.repeat(10_000), lines: [{ variantId: nobody, quantity: 1 }] },
      'name',
      'Use at most 160 characters.',
    ],
    [
      'a name of two lines',
      { name: 'June\nAlder', lines: [{ variantId: nobody, quantity: 1 }] },
      'name',
      'Use one line, without line breaks.',
    ],
    [
      'a day that is over',
      { expiresOn: '2020-01-01', lines: [{ variantId: nobody, quantity: 1 }] },
      'expiresOn',
      'This day is over. Choose today or a later day.',
    ],
    [
      'the year 9999',
      { expiresOn: '9999-12-31', lines: [{ variantId: nobody, quantity: 1 }] },
      'expiresOn',
      'Choose a day within the next ten years, or none.',
    ],
    [
      'no day',
      { expiresOn: '24.12.2026', lines: [{ variantId: nobody, quantity: 1 }] },
      'expiresOn',
      'Enter a day as year-month-day, for example 2026-12-24.',
    ],
    [
      'an unknown product',
      { lines: [{ variantId: nobody, quantity: 1 }] },
      'lines.0.variantId',
      'This product was deleted. Remove it, or choose another one.',
    ],
  ])('with %s is refused with a sentence at its field', async (_, body, field, sentence) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(422);
    expect(refusal(answer).fields?.[field]).toBe(sentence);
    expect(await list('')).toEqual([]);
  });

  it('takes what a cart takes, and says why it does not take the rest', async () => {
    const attempt = async () => post({ lines: [line()] });
    const why = async () => refusal(await attempt()).fields?.['lines.0.variantId'];
    await setProduct("type = 'giftCard'");
    expect(await why()).toBe('Gift cards are sold on their own page only.');
    await setProduct("type = 'paywall'");
    expect(await why()).toBe('Products of this type are not sold.');
    const plan = '{"billingPeriod":{"value":1,"unit":"MONTH"},"numBillingCycles":0}';
    await setProduct(`type = 'physical', subscription_plan = '${plan}'`);
    expect(await why()).toBe('Subscriptions are sold on their own page only.');
    await setProduct(
      `subscription_plan = null, selling = '{"donation":{"suggestedMinor":[],"minimumMinor":1,"maximumMinor":9}}'`,
    );
    expect(await why()).toContain('Donors choose the amount');
    await setProduct(`selling = '{}', custom_form = '${form(true)}'`);
    expect(await why()).toContain('This product asks its buyers questions that have to be answered.');
    await setProduct(`custom_form = '${form(false)}'`);
    expect((await attempt()).statusCode).toBe(201);
    await platform.db.$client.query("update items set status = 'draft' where id = $1", [mug.itemId]);
    expect(await why()).toBe('Visitors cannot buy this product now. Publish it first.');
    const twice = await post({ lines: [line(), line()] });
    expect(refusal(twice).fields).toHaveProperty('lines.0.variantId');
    const other = await aCheckoutShop(platform, `elsewhere-${shops}`);
    const theirs = await other.sell({ title: 'Theirs', priceMinor: 1, quantity: 1 });
    const stolen = await post({
      lines: [{ variantId: theirs.variantId, quantity: 1 }],
    });
    expect(refusal(stolen).fields?.['lines.0.variantId']).toContain('deleted');
  });

  it('has each variant once', async () => {
    const answer = await post({ lines: [line(), line({ unitPriceMinor: 0 })] });
    expect(refusal(answer).fields).toEqual({
      'lines.1.variantId': 'This product is here already. Change its quantity instead.',
    });
  });

  it('is changed as a whole, and an older revision is refused', async () => {
    const draft = await aDraft(owner, { lines: [line()] });
    const bowl = await shop.sell({ title: 'Wide bowl', priceMinor: 2500, quantity: 1 });
    const change = changeOf(draft, {
      email: 'june@example.com',
      lines: [
        { variantId: bowl.variantId, quantity: 1, unitPriceMinor: 0 },
        line({ quantity: 4, unitPriceMinor: 3000 }),
      ],
    });
    const answer = await owner.send('PUT', `${drafts}/${draft.id}`, change);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<DraftOrderDetail>()).toMatchObject({
      number: draft.number,
      url: draft.url,
      revision: 2,
      email: 'june@example.com',
      subtotalMinor: 12_000,
      lines: [
        { title: 'Wide bowl', unitPriceMinor: 0 },
        { title: 'Tall mug', quantity: 4 },
      ],
    });
    const stale = await owner.send('PUT', `${drafts}/${draft.id}`, change);
    expect([stale.statusCode, refusal(stale).error]).toEqual([409, 'STALE_REVISION']);
    expect((await owner.send('PUT', `${drafts}/${nobody}`, change)).statusCode).toBe(404);
  });

  it('is changed by one of two owners who save at once', async () => {
    const draft = await aDraft(owner, { lines: [line()] });
    const saves = ['One', 'Two'].map((name) =>
      owner.send('PUT', `${drafts}/${draft.id}`, changeOf(draft, { name })),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('keeps a line whose product is no longer sold, and says so', async () => {
    const draft = await aDraft(owner, { lines: [line({ unitPriceMinor: 1000 })] });
    await platform.db.$client.query("update items set status = 'draft' where id = $1", [mug.itemId]);
    const hidden = await readDraft(owner, draft.id);
    expect(hidden.lines).toMatchObject([{ problem: 'unpublished', unitPriceMinor: 1000 }]);
    await platform.db.$client.query('delete from variants where id = $1', [mug.variantId]);
    const gone = await readDraft(owner, draft.id);
    expect(gone).toMatchObject({
      subtotalMinor: 1000,
      lines: [{ problem: 'deleted', shopPriceMinor: null, unitPriceMinor: 1000 }],
    });
    const kept = await owner.send(
      'PUT',
      `${drafts}/${draft.id}`,
      changeOf(gone, { internalNotes: 'Ask them.' }),
    );
    expect(kept.statusCode, kept.body).toBe(200);
    // Its buyer is shown that it cannot be bought, and is charged nothing.
    const buyer = await openPayLink(app, shop.host, pathOf(draft.url));
    expect((await buyer.pay()).statusCode).toBe(409);
  });

  it('fills in what the customer typed only where the owner changes it', async () => {
    const draft = await aDraft(owner, { email: 'june@example.com', name: 'June Alder', lines: [line()] });
    const buyer = await openPayLink(app, shop.host, pathOf(draft.url));
    await buyer.visitor.send('POST', buyer.action, buyer.fields({ action: 'update', firstName: 'Juno' }));
    const page = async () => (await openPayLink(app, shop.host, pathOf(draft.url))).page.body;
    await owner.send('PUT', `${drafts}/${draft.id}`, changeOf(draft, { note: 'Hello.' }));
    expect(await page()).toContain('value="Juno"');
    const now = await readDraft(owner, draft.id);
    await owner.send('PUT', `${drafts}/${draft.id}`, changeOf(now, { name: 'June Roth' }));
    const body = await page();
    expect(body).toContain('value="June"');
    expect(body).toContain('value="12 Kiln Lane"');
  });
});

describe('the list of draft orders', () => {
  it('is searched by number, customer and product, filtered by state, day and product, and exported as CSV', async () => {
    const bowl = await shop.sell({ title: 'Wide bowl', priceMinor: 2500, quantity: 1, sku: 'BOWL-WIDE' });
    await aDraft(owner, { name: 'Zoë Muñoz', email: 'zoe@kiln.example', lines: [line()] });
    const sent = await aDraft(owner, { email: 'june@example.com', lines: [line()] });
    await owner.send('POST', `${drafts}/${sent.id}/send`, { revision: 1 });
    const today = new Date(platform.clock.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    const expiring = await aDraft(owner, {
      expiresOn: today,
      lines: [{ variantId: bowl.variantId, quantity: 1 }],
    });
    expect(expiring).toMatchObject({ state: 'open', expiresOn: today });
    const bought = await aDraft(owner, { lines: [line()] });
    await (await openPayLink(app, shop.host, pathOf(bought.url))).pay();
    expect(await numbers('')).toEqual([4, 3, 2, 1]);
    expect(await numbers('sort=created')).toEqual([1, 2, 3, 4]);
    expect(await numbers('search=D3')).toEqual([3]);
    expect(await numbers('search=%23d3')).toEqual([3]);
    expect((await numbers('search=2'))[0]).toBe(2);
    expect(await numbers('search=muno zoe')).toEqual([1]);
    expect(await numbers('search=kiln.exa')).toEqual([1]);
    expect(await numbers('search=wide bo')).toEqual([3]);
    expect(await numbers(`product=${bowl.itemId}`)).toEqual([3]);
    expect(await numbers('state=sent')).toEqual([2]);
    expect(await numbers('state=open')).toEqual([3, 1]);
    expect(await numbers('state=ordered')).toEqual([4]);
    expect(await numbers('state=ordered,sent')).toEqual([4, 2]);
    expect(await numbers(`createdFrom=${today}&createdTo=${today}`)).toEqual([4, 3, 2, 1]);
    expect(await numbers('createdTo=2020-01-01')).toEqual([]);
    expect((await owner.send('GET', `${drafts}/count?state=open,sent`)).json()).toEqual({
      count: 3,
      isMore: false,
    });
    expect((await owner.send('GET', `${drafts}?state=gone`)).statusCode).toBe(422);
    const csv = (await owner.send('GET', `${drafts}/export.csv?state=ordered`)).body;
    expect(csv).toContain('D4');
    const found = (await owner.send('GET', '/api/admin/find?q=%23D2')).json<FindAnswer>();
    // Made-up SKUs may begin with the same sign and digit.
    expect(found.groups.filter(({ kind }) => kind === 'drafts')).toEqual([
      {
        kind: 'drafts',
        results: [
          { id: sent.id, title: 'D2', detail: 'june@example.com', path: `/orders/drafts/${sent.id}` },
        ],
      },
    ]);
    const byName = (await owner.send('GET', '/api/admin/find?q=zoe')).json<FindAnswer>();
    expect(byName.groups.map(({ kind, results }) => [kind, results[0]?.title])).toEqual([['drafts', 'D1']]);
    expect(csv).toMatch(/34(\.00)?/);
    // Nothing is written when a day ends.
    const now = platform.clock.now();
    platform.clock.set(now + DAY);
    const late = aVisitor(app, shop.host);
    late.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
    expect((await late.send('GET', `${drafts}?state=expired`)).json()).toMatchObject({
      rows: [{ number: 3 }],
    });
    platform.clock.set(now);
  });

  it('goes on page by page, each draft once', async () => {
    for (let made = 0; made < 52; made += 1) await aDraft(owner, { lines: [line()] });
    const first = (await owner.send('GET', drafts)).json<{ rows: DraftOrderRow[]; next: string }>();
    const second = (await owner.send('GET', `${drafts}?after=${encodeURIComponent(first.next)}`)).json<{
      rows: DraftOrderRow[];
      next: string | null;
    }>();
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(52);
  });

  it('shows nothing of another website, and nothing to visitors', async () => {
    const draft = await aDraft(owner, { lines: [line()] });
    const other = await aCheckoutShop(platform, `foreign-${shops}`);
    const stranger = await anOwner(
      app,
      platform,
      { host: other.host, websiteId: other.site.websiteId },
      `s${shops}@example.com`,
    );
    expect((await stranger.send('GET', drafts)).json()).toMatchObject({ rows: [] });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/mail', undefined],
      ['PUT', '', changeOf(draft)],
      ['POST', '/send', { revision: 1 }],
      ['POST', '/renew-link', { revision: 1 }],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await stranger.send(method, `${drafts}/${draft.id}${path}`, body);
      expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
      const visitor = await aVisitor(app, shop.host).send(method, `${drafts}/${draft.id}${path}`, body);
      expect([method, path, visitor.statusCode]).toEqual([method, path, 401]);
    }
    expect(await readDraft(owner, draft.id)).toEqual(draft);
  });
});

const mails = async () =>
  (
    await platform.db.$client.query<{ recipient: string; body_text: string; body_html: string }>(
      "select recipient, body_text, body_html from outbox_mails where website_id = $1 and kind = 'payment-link'",
      [shop.site.websiteId],
    )
  ).rows;

describe('the mail with the link', () => {
  it('is sent as it was shown, once for each press', async () => {
    const draft = await aDraft(owner, {
      email: 'june@example.com',
      note: 'As <agreed>.\n\nSee you soon.',
      expiresOn: '2034-12-24',
      lines: [line({ quantity: 2, unitPriceMinor: 1000 })],
    });
    const shown = (await owner.send('GET', `${drafts}/${draft.id}/mail`)).json<DraftOrderMail>();
    expect(shown).toMatchObject({
      recipient: 'june@example.com',
      subject: 'Your order from Fern & Kiln: check and pay',
    });
    for (const words of [
      '2 × Tall mug (Oat)  $20.00',
      'As <agreed>.',
      'The link is valid until December 24, 2034.',
      draft.url,
    ])
      expect(shown.bodyText).toContain(words);
    expect(shown.bodyHtml).toContain('As &lt;agreed&gt;.');
    expect(await mails()).toEqual([]);
    const presses = [1, 2].map(() => owner.send('POST', `${drafts}/${draft.id}/send`, { revision: 1 }));
    const answers = await Promise.all(presses);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await mails()).toEqual([
      { recipient: 'june@example.com', body_text: shown.bodyText, body_html: shown.bodyHtml },
    ]);
    const sent = await readDraft(owner, draft.id);
    expect(sent).toMatchObject({
      state: 'sent',
      revision: 2,
      sentOn: new Date(platform.clock.now()).toISOString(),
    });
    expect((await owner.send('POST', `${drafts}/${draft.id}/send`, { revision: 2 })).statusCode).toBe(200);
    expect(await mails()).toHaveLength(2);
    // A new link was not sent yet.
    const renewed = await owner.send('POST', `${drafts}/${draft.id}/renew-link`, { revision: 3 });
    expect(renewed.json()).toMatchObject({ state: 'open', sentOn: null });
  });

  it('is refused without an address, after the last day, and once it is ordered', async () => {
    const draft = await aDraft(owner, { lines: [line()] });
    const send = async (revision: number) =>
      refusal(await owner.send('POST', `${drafts}/${draft.id}/send`, { revision }));
    expect((await send(1)).error).toBe('DRAFT_ORDER_EMAIL_MISSING');
    const today = new Date(platform.clock.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    await owner.send(
      'PUT',
      `${drafts}/${draft.id}`,
      changeOf(draft, { email: 'june@example.com', expiresOn: today }),
    );
    const now = platform.clock.now();
    platform.clock.set(now + DAY);
    expect((await send(2)).error).toBe('DRAFT_ORDER_EXPIRED');
    platform.clock.set(now);
    await (await openPayLink(app, shop.host, pathOf(draft.url))).pay();
    expect(await send(2)).toMatchObject({
      error: 'DRAFT_ORDER_ORDERED',
      message: expect.stringContaining('#1001') as string,
    });
    expect(await mails()).toEqual([]);
  });
});

describe('products to choose from', () => {
  it('are found with their variants, prices, stock, and why they cannot be chosen', async () => {
    const small = await aShop(platform, `choose-${shops}.example`);
    const keeper = await anOwner(app, platform, small, `k${shops}@example.com`);
    const cup = await small.addProduct('espresso-cup', { title: 'Espresso cup' });
    const hidden = await small.addProduct('hidden-cup', { title: 'Hidden cup', status: 'draft' });
    await small.addProduct('plate', { title: 'Plate' });
    const find = async (query: string) =>
      (await keeper.send('GET', `/api/admin/sellable-products?${query}`)).json<{
        products: SellableProduct[];
      }>().products;
    expect(await find('search=cup')).toMatchObject([
      { itemId: hidden, refusal: 'unpublished' },
      {
        itemId: cup,
        title: 'Espresso cup',
        refusal: null,
        picture: null,
        variants: [{ sku: 'ESPRESSO-CUP', unitPriceMinor: 1000, unlimited: false, qtyInStock: 10 }],
      },
    ]);
    expect((await find('')).map(({ title }) => title)).toEqual(['Plate', 'Hidden cup', 'Espresso cup']);
    expect((await find(`items=${cup},${mug.itemId},${hidden}`)).map(({ itemId }) => itemId)).toEqual([
      cup,
      hidden,
    ]);
    expect((await keeper.send('GET', '/api/admin/sellable-products?items=x')).statusCode).toBe(422);
  });
});

describe('the personal data of a customer', () => {
  it('has their draft orders, and is erased from them', async () => {
    const draft = await aDraft(owner, {
      email: 'Ada@Example.com',
      name: 'Ada Byron',
      phone: '555 0100',
      note: 'Dear Ada',
      internalNotes: 'Lives next door.',
      lines: [line()],
    });
    await (await openPayLink(app, shop.host, pathOf((await aDraft(owner, { lines: [line()] })).url))).pay();
    const { rows } = (await owner.send('GET', '/api/admin/customers')).json<{ rows: { id: string }[] }>();
    const id = rows[0]?.id ?? '';
    const data = (await owner.send('GET', `/api/admin/customers/${id}/personal-data.json`)).json<{
      draftOrders: object[];
    }>();
    expect(data.draftOrders).toMatchObject([
      {
        number: 1,
        email: 'Ada@Example.com',
        name: 'Ada Byron',
        note: 'Dear Ada',
        internalNotes: 'Lives next door.',
      },
    ]);
    const order =
      (await owner.send('GET', '/api/admin/orders')).json<{ rows: { id: string }[] }>().rows[0]?.id ?? '';
    await platform.db.$client.query(
      "update orders set fulfilled_on = now(), fulfilment = 'fulfilled' where id = $1",
      [order],
    );
    const erased = await owner.send('POST', `/api/admin/customers/${id}/erase`, { revision: 1 });
    expect(erased.statusCode, erased.body).toBe(200);
    expect(await readDraft(owner, draft.id)).toMatchObject({
      email: '',
      name: '',
      phone: '',
      note: '',
      internalNotes: '',
      lines: [{ title: 'Tall mug' }],
    });
    expect(await numbers('search=ada')).toEqual([]);
    const { page } = await openPayLink(app, shop.host, pathOf(draft.url));
    expect(page.body).not.toMatch(/Ada|Byron/);
  });
});
