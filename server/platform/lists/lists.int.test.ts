// PostgreSQL: both (text search and plans)
import { listProducts } from '@vitrine/contracts/admin-products.ts';
import { listDiscountCodes, listDiscounts } from '@vitrine/contracts/discounts.ts';
import { listOrders } from '@vitrine/contracts/orders.ts';
import { listSubscriptions } from '@vitrine/contracts/admin-subscriptions.ts';
import { listPosts } from '@vitrine/contracts/posts.ts';
import { listGiftCards } from '@vitrine/contracts/admin-gift-cards.ts';
import { listReviews } from '@vitrine/contracts/reviews.ts';
import { listStock } from '@vitrine/contracts/stock-list.ts';
import type { ListCount, ListPage } from '@vitrine/contracts/list.ts';
import { BULK_IDS, COUNT_LIMIT, FOUND_LIMIT } from '@vitrine/contracts/list-limits.ts';
import { listLexemes, listQuery } from '@vitrine/domain/search/list-lexemes.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { seedReviews } from '@vitrine/testing/review-fixture.ts';
import { seedListedOrders } from '@vitrine/testing/seed-listed-orders.ts';
import { seedListedSubscriptions } from '@vitrine/testing/seed-listed-subscriptions.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../ids.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
/** The owner of another website, whose lists have the same words. */
let stranger: TestVisitor;

const lists = [
  { path: '/api/admin/orders', sorts: listOrders.query.shape.sort.unwrap().options, rows: 130 },
  { path: '/api/admin/products', sorts: listProducts.query.shape.sort.unwrap().options, rows: 115 },
  {
    path: '/api/admin/subscriptions',
    sorts: listSubscriptions.query.shape.sort.unwrap().options,
    rows: 110,
  },
  { path: '/api/admin/stock', sorts: listStock.query.shape.sort.unwrap().options, rows: 115 },
  { path: '/api/admin/discounts', sorts: listDiscounts.query.shape.sort.unwrap().options, rows: 120 },
  {
    path: '/api/admin/discount-codes',
    sorts: listDiscountCodes.query.shape.sort.unwrap().options,
    rows: 120,
  },
  { path: '/api/admin/gift-cards', sorts: listGiftCards.query.shape.sort.unwrap().options, rows: 115 },
  { path: '/api/admin/reviews', sorts: listReviews.query.shape.sort.unwrap().options, rows: 125 },
  { path: '/api/admin/posts', sorts: listPosts.query.shape.sort.unwrap().options, rows: 115 },
];

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'kiln.example');
  owner = await anOwner(app, platform, shop);
  // Many with the same sort value.
  await seedListedOrders(platform.db, shop.websiteId, 130, { sameMoment: true });
  for (let at = 0; at < 114; at += 1) {
    await shop.addProduct(`bowl-${at}`, { title: at % 2 === 0 ? 'Bowl' : `Plate ${at}` });
  }
  await seedListedSubscriptions(platform.db, shop.websiteId, 110);
  await seedReviews(platform, shop.websiteId, await shop.addProduct('reviewed', { status: 'draft' }), 125);
  // All of the same moment, and some of the same balance.
  const seedCards = (websiteId: string, count: number) =>
    platform.db.$client.query(
      `insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, recipient_name,
          recipient_email, send_on, sent_on, created_on)
        select $1::uuid, gen_random_uuid(), 'SEEDEDCARD' || lpad(n::text, 6, '0'), 'USD', 5000, n % 7, 'Maria ' || n,
          'bowen@example.com', $3::timestamptz, $3::timestamptz, $3::timestamptz
        from generate_series(1, $2::int) n`,
      [websiteId, count, new Date(platform.clock.now())],
    );
  // A code for each, with the id of its discount.
  const seedDiscounts = (websiteId: string, count: number) =>
    platform.db.$client.query(
      `with made as (
          insert into discounts (website_id, id, name, kind, code_count, first_code, used_count, created_on)
          select $1::uuid, gen_random_uuid(), 'Maria ' || n, 'free-delivery', 1, 'SEEDED' || n, n % 7, $3::timestamptz
          from generate_series(1, $2::int) n
          returning website_id, id, first_code, created_on
        )
        insert into discount_codes (website_id, id, discount_id, code, created_on)
        select website_id, id, id, first_code, created_on from made`,
      [websiteId, count, new Date(platform.clock.now())],
    );
  // All of the same moment, half of them with the same title.
  const seedPosts = (websiteId: string, count: number) =>
    platform.db.$client.query(
      `with blog as (
          insert into collections (website_id, id, kind, url_id, title, updated_on)
          values ($1::uuid, gen_random_uuid(), 'blog', 'journal', 'Journal', $3::timestamptz) returning id
        )
        insert into items (website_id, id, collection_id, url_id, record_type, title, published_on, updated_on)
        select $1::uuid, gen_random_uuid(), blog.id, 'post-' || n, 1, case when n % 2 = 0 then 'Maria' else 'Maria ' || n end,
          $3::timestamptz, $3::timestamptz
        from blog, generate_series(1, $2::int) n`,
      [websiteId, count, new Date(platform.clock.now())],
    );
  await seedDiscounts(shop.websiteId, 120);
  await seedPosts(shop.websiteId, 115);
  await seedCards(shop.websiteId, 115);
  const other = await aShop(platform, 'other.example');
  await seedDiscounts(other.websiteId, 3);
  await seedPosts(other.websiteId, 3);
  await seedCards(other.websiteId, 3);
  await seedReviews(platform, other.websiteId, await other.addProduct('reviewed'), 3);
  await seedListedSubscriptions(platform.db, other.websiteId, 3);
  await seedListedOrders(platform.db, other.websiteId, 3, { sameMoment: true });
  stranger = aVisitor(app, other.host);
  for (const [name, value] of (await anotherOwner(other)).cookies) stranger.cookies.set(name, value);
}, 120_000);
afterAll(async () => {
  await app.close();
  await platform.close();
});

const anotherOwner = (other: TestShop) => anOwner(app, platform, other, 'mo@example.com');

type AnyPage = ListPage<{ readonly id: string }>;

async function follow(
  path: string,
  query: Record<string, string>,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null; page += 1) {
    const parameters = new URLSearchParams({ ...query, ...(after === '' ? {} : { after }) });
    const response = await owner.send('GET', `${path}?${parameters.toString()}`);
    expect(response.statusCode).toBe(200);
    const { rows, next } = response.json<AnyPage>();
    ids.push(...rows.map(({ id }) => id));
    after = next;
    await between(page);
  }
  return ids;
}

describe.each(lists)('the list at $path', ({ path, sorts, rows }) => {
  it('is refused without an owner, and to the owner of another website', async () => {
    for (const call of ['', '/count', '/export.csv']) {
      const visitor = await aVisitor(app, shop.host).send('GET', path + call);
      expect(visitor.json()).toMatchObject({ error: 'SIGN_IN_REQUIRED' });
      const trespasser = aVisitor(app, shop.host);
      for (const [name, value] of stranger.cookies) trespasser.cookies.set(name, value);
      expect((await trespasser.send('GET', path + call)).statusCode).toBe(401);
    }
  });

  it('never has rows of another website', async () => {
    const mine = new Set(await follow(path, {}));
    const { rows: theirs } = (await stranger.send('GET', `${path}?search=maria`)).json<AnyPage>();
    expect(theirs.every(({ id }) => !mine.has(id))).toBe(true);
    const [id] = mine;
    const file = await stranger.send('GET', `${path}/export.csv?ids=${id}`);
    expect(file.body.trim().split('\r\n')).toHaveLength(1);
  });

  it.each(sorts)('sorted by %s has each row exactly once, also where sort values are equal', async (sort) => {
    const ids = await follow(path, { sort });
    expect(ids).toHaveLength(rows);
    expect(new Set(ids).size).toBe(rows);
    const back = await follow(path, { sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}` });
    expect(back).toEqual(ids.toReversed());
  });

  it.each([
    ['sort', 'nope', /Sort by one of these: /],
    ['status', 'nope', /Choose one of these: /],
    ['after', 'nope', /Load the list again/],
    ['after', Buffer.from('["-placed","x","y"]').toString('base64url'), /Load the list again/],
    ['after', Buffer.from('{"a":1}').toString('base64url'), /Load the list again/],
    ['search', 'x'.repeat(201), /at most 200/],
  ])('answers a wrong %s (%j) with a sentence', async (name, value, sentence) => {
    const response = await owner.send('GET', `${path}?${new URLSearchParams({ [name]: value }).toString()}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[name]).toMatch(sentence);
  });

  it('refuses the cursor of another sort', async () => {
    const [first = '', second = ''] = sorts;
    const { next } = (await owner.send('GET', `${path}?sort=${first}`)).json<AnyPage>();
    const wrong = await owner.send('GET', `${path}?sort=${second}&after=${next}`);
    expect(wrong.json().fields.after).toMatch(/Load the list again/);
  });

  it.each(['%', "'", String.raw`\ ' & | ! <-> :*`, '\0', '🫖', 'w:*', 'null'])(
    'searches for %j without failing',
    async (search) => {
      const query = new URLSearchParams({ search }).toString();
      expect((await owner.send('GET', `${path}?${query}`)).statusCode).toBe(200);
      expect((await owner.send('GET', `${path}/count?${query}`)).statusCode).toBe(200);
    },
  );

  it('counts what it lists', async () => {
    const count = async (query: string) =>
      (await owner.send('GET', `${path}/count?${query}`)).json<ListCount>();
    expect(await count('')).toEqual({ count: rows, isMore: false });
    const found = await follow(path, { search: 'bow' });
    expect(await count('search=bow')).toEqual({ count: found.length, isMore: false });
  });

  it('exports the selection, all that match, and all but some', async () => {
    const ids = await follow(path, {});
    const linesOf = async (query: string) => {
      const response = await owner.send('GET', `${path}/export.csv?${query}`);
      expect(response.headers['content-type']).toContain('text/csv');
      return response.body.trim().split('\r\n').length - 1;
    };
    expect(await linesOf('')).toBe(rows);
    expect(await linesOf(`ids=${ids.slice(0, 3).join(',')}`)).toBe(3);
    expect(await linesOf(`except=${ids.slice(0, 3).join(',')}`)).toBe(rows - 3);
    expect((await owner.send('GET', `${path}/export.csv?ids=nope`)).statusCode).toBe(422);
  });

  it('exports up to 1,000 rows that were selected one by one, over several pages, and all but as many', async () => {
    const ids = await follow(path, {});
    // As many as may be named; those that are not there are left out.
    const named = [...ids.slice(0, 60), ...Array.from({ length: BULK_IDS - 60 }, () => newId())];
    const send = (body: object) => owner.send('POST', `${path}/export.csv?sort=${sorts[0] ?? ''}`, body);
    const linesOf = async (body: object) => {
      const response = await send(body);
      expect(response.headers['content-type']).toContain('text/csv');
      return response.body.trim().split('\r\n').length - 1;
    };
    expect(await linesOf({ ids: named })).toBe(Math.min(60, rows));
    expect(await linesOf({ except: named })).toBe(rows - Math.min(60, rows));
    expect((await send({ ids: [...named, newId()] })).json()).toMatchObject({
      fields: { ids: 'Select at most 1000 rows one by one, or all of them.' },
    });
    const foreign = await stranger.send('POST', `${path}/export.csv`, { ids: named });
    expect(foreign.body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('a list that changes while it is read', () => {
  it('has every order that was there exactly once, though others are placed and changed meanwhile', async () => {
    const before = await follow('/api/admin/orders', {});
    const ids = await follow('/api/admin/orders', {}, async (page) => {
      await seedListedOrders(platform.db, shop.websiteId, 5, { firstNumber: 5000 + page * 10 });
      await platform.db.$client.query(
        "update orders set status = 'fulfilled', fulfilled_on = now() where website_id = $1 and number = $2",
        [shop.websiteId, 1001 + page],
      );
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(before.every((id) => ids.includes(id))).toBe(true);
  });
});

describe('a list whose first 2,000 rows have nothing that is asked for', () => {
  const count = 2200;
  const old = 60;
  let there: TestShop;
  let ownerThere: TestVisitor;
  let wanted: readonly string[];

  beforeAll(async () => {
    there = await aShop(platform, 'far.example');
    ownerThere = await anOwner(app, platform, there, 'fay@example.com');
    const ids = await seedListedOrders(platform.db, there.websiteId, count);
    wanted = ids.slice(0, old);
    await platform.db.$client.query(
      `update orders set status = 'refunded', search = search_vector(website_id, 'Winter vase', '{t:Gift}')
        where website_id = $1 and id = any($2::uuid[])`,
      [there.websiteId, wanted],
    );
  }, 60_000);

  it.each([
    { status: 'refunded' },
    { search: 'wint vase' },
    { tag: 'Gift' },
    { status: 'refunded', search: 'vase' },
    { status: 'refunded', placedTo: '2026-03-01' },
  ])('shows the rows of %j in order, each once, and counts them', async (query) => {
    for (const sort of ['-placed', 'placed', '-total', 'total']) {
      const first = await ownerThere.send(
        'GET',
        `/api/admin/orders?${new URLSearchParams({ ...query, sort }).toString()}`,
      );
      const page = first.json<AnyPage>();
      const after = page.next ?? '';
      const second = await ownerThere.send(
        'GET',
        `/api/admin/orders?${new URLSearchParams({ ...query, sort, after }).toString()}`,
      );
      const ids = [...page.rows, ...second.json<AnyPage>().rows].map(({ id }) => id);
      expect(ids).toEqual(sort.startsWith('-') ? wanted.toReversed() : wanted);
      expect(second.json<AnyPage>().next).toBeNull();
    }
    const counted = await ownerThere.send(
      'GET',
      `/api/admin/orders/count?${new URLSearchParams({ ...query }).toString()}`,
    );
    expect(counted.json()).toEqual({ count: old, isMore: false });
  });
});

describe('a list with more rows than are counted', () => {
  let there: TestShop;
  let ownerThere: TestVisitor;
  const rows = COUNT_LIMIT + 50;

  beforeAll(async () => {
    there = await aShop(platform, 'many.example');
    ownerThere = await anOwner(app, platform, there, 'mia@example.com');
    await seedListedOrders(platform.db, there.websiteId, rows);
    // The newest half is of another kind: likely more than are counted, by the first rows of the list alone.
    await platform.db.$client.query(
      `update orders set search = search_vector(website_id, 'Summer plate', '{}')
        where website_id = $1 and number > $2`,
      [there.websiteId, 1001 + rows / 2],
    );
  }, 60_000);

  it.each([
    { query: {}, count: COUNT_LIMIT, isMore: true },
    { query: { status: 'paid' }, count: COUNT_LIMIT, isMore: true },
    { query: { search: 'summer' }, count: FOUND_LIMIT, isMore: true },
    { query: { search: 'maria' }, count: FOUND_LIMIT, isMore: true },
    { query: { search: 'maria summer' }, count: 0, isMore: false },
  ])('counts the rows of $query exactly, or says that there are more', async ({ query, count, isMore }) => {
    const counted = await ownerThere.send(
      'GET',
      `/api/admin/orders/count?${new URLSearchParams({ ...query } as Record<string, string>).toString()}`,
    );
    expect(counted.json()).toEqual({ count, isMore });
  });
});

describe('the days of the filter', () => {
  it('are those of the website’s time zone, the last one included', async () => {
    const zone = await aShop(platform, 'zone.example');
    const ownerThere = await anOwner(app, platform, zone, 'zoe@example.com');
    // 03:30 UTC is the evening before in New York.
    await seedListedOrders(platform.db, zone.websiteId, 1, { placedOn: '2026-03-02T03:30:00Z' });
    const found = async (from: string, to: string) =>
      (await ownerThere.send('GET', `/api/admin/orders?placedFrom=${from}&placedTo=${to}`)).json<AnyPage>()
        .rows.length;
    expect(await found('2026-03-01', '2026-03-01')).toBe(1);
    expect(await found('2026-03-02', '2026-03-02')).toBe(0);
    const wrong = await ownerThere.send('GET', '/api/admin/orders?placedFrom=2026-02-30');
    expect(wrong.json().fields.placedFrom).toMatch(/Enter a day/);
  });
});

describe('what rows are found by', () => {
  // Capitals that Unicode does not decompose stay as they are in a database of the C locale.
  const texts = [
    'Ngũgĩ O’Brien-łoś',
    'STRASSE Straße æther œuvre',
    '#1042, ada@kilns.example',
    'a\u2014b …',
    '',
  ];

  it.each(texts)('is the same by the rule and by the database’s function: %j', async (text) => {
    const marks = ['p:0193e0c2', 'Sale'];
    const { rows } = await platform.db.$client.query<{ isSame: boolean; isFound: boolean }>(
      `select search_vector($1::uuid, $2, $3::text[]) = array_to_tsvector($4::text[]) as "isSame",
         search_vector($1::uuid, $2, $3::text[]) @@ $5::tsquery as "isFound"`,
      [
        shop.websiteId,
        text,
        marks,
        listLexemes(shop.websiteId, text, marks),
        listQuery(shop.websiteId, text, marks),
      ],
    );
    expect(rows).toEqual([{ isSame: true, isFound: true }]);
  });
});
