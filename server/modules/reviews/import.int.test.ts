import type { ReviewImport } from '@vitrine/contracts/reviews.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aSentOrder } from '@vitrine/testing/review-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let itemId: string;
let handle: string;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  shop = await aCheckoutShop(platform, `importing-${count}`);
  owner = await anOwner(
    app,
    platform,
    { host: shop.host, websiteId: shop.site.websiteId },
    `owner-${count}@example.com`,
  );
  const order = await aSentOrder(platform, shop, ['Tall mug']);
  itemId = order.itemIds[0] ?? '';
  handle = `p-${itemId}`;
});

const HEAD = 'product_handle,rating,title,body,author,email,created_at,reply,picture_urls';

async function upload(
  text: string | Uint8Array,
  fields: Readonly<Record<string, string>> = { mode: 'check', status: 'published' },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([text as BlobPart]), 'reviews.csv');
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/admin/reviews/import',
    headers: {
      host: shop.host,
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': owner.cookies.get('crumb') ?? '',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
const check = async (text: string | Uint8Array) => (await upload(text)).json<ReviewImport>();
const apply = async (text: string | Uint8Array, status = 'published') =>
  (await upload(text, { mode: 'import', status })).json<ReviewImport>();
const rows = async () =>
  (
    await platform.db.$client.query<{
      title: string;
      status: string;
      orderId: string | null;
      answer: string;
    }>(
      `select title, status, order_id as "orderId", answer from reviews where website_id = $1 order by title`,
      [shop.site.websiteId],
    )
  ).rows;
const productPage = async () => {
  await awaitNotifications(platform);
  return (await aVisitor(app, shop.host).send('GET', `/shop/p/${handle}`)).body;
};

it('shows what a file would do, changes nothing, and then imports it', async () => {
  const file = `${HEAD}
${handle},5,Bought,"Good, and
warm",Ada,ada@example.com,2024-05-01 10:20:30 UTC,Thanks!,https://x.example/1.jpg
${handle},4,Elsewhere,Fine,Mo,mo@example.com,2024-06-01,,
`;
  const found = await check(file);
  expect(found).toEqual({
    added: 2,
    verified: 1,
    known: 0,
    refused: 0,
    problems: [],
    ignored: ['picture_urls'],
  });
  expect(await rows()).toEqual([]);
  expect(await apply(file)).toEqual(found);
  expect(await rows()).toMatchObject([
    { title: 'Bought', status: 'published', orderId: expect.any(String), answer: 'Thanks!' },
    { title: 'Elsewhere', status: 'published', orderId: null, answer: '' },
  ]);
  const page = await productPage();
  expect(page).toContain('Elsewhere');
  expect(page).toContain('"reviewCount":1');
  expect(page).not.toContain('ada@example.com');
});

it('imports a file twice without doubles, also rows that stand in it twice', async () => {
  const row = `${handle},5,Twice,Good,Ada,,2024-05-01,,`;
  const file = `${HEAD}\n${row}\n${row}\n`;
  expect(await apply(file)).toMatchObject({ added: 1, known: 1 });
  expect(await apply(file)).toMatchObject({ added: 0, known: 2 });
  expect(await rows()).toHaveLength(1);
});

it('imports the good rows of a file with broken ones, and names these by line', async () => {
  const file = `${HEAD}
${handle},5,Good,Good,Ada,,2024-05-01,,
nothing-here,5,X,X,Ada,,2024-05-01,,
${handle},6,X,X,Ada,,2024-05-01,,
${handle},1.5,X,X,Ada,,2024-05-01,,
${handle},5,X,X,,,2024-05-01,,
${handle},5,X,X,Ada,not-an-address,2024-05-01,,
${handle},5,X,X,Ada,,01.05.2024,,
${handle},5,X,${'x'.repeat(6000)},Ada,,2024-05-01,,
${handle},5,X,X,Ada,,2024-05-01,,,one cell more
${handle},5,X,"never closed
`;
  const expected = [
    [3, 'product'],
    [4, 'rating'],
    [5, 'rating'],
    [6, 'author'],
    [7, 'email'],
    [8, 'date'],
    [9, 'too-long'],
    [10, 'broken'],
    [11, 'broken'],
  ];
  const found = await check(file);
  expect(found.problems.map(({ line, problem }) => [line, problem])).toEqual(expected);
  expect(await apply(file, 'pending')).toMatchObject({ added: 1, refused: 9 });
  expect(await rows()).toMatchObject([{ title: 'Good', status: 'pending' }]);
});

it('finds products by SKU, reads semicolons and Windows’ encoding, and keeps HTML as text', async () => {
  const { rows: skus } = await platform.db.$client.query<{ sku: string }>(
    'select sku from variants where website_id = $1 and item_id = $2',
    [shop.site.websiteId, itemId],
  );
  const file = `sku;Rating;Review;Author\n${skus[0]?.sku ?? ''};5;"<script>alert(1)</script> für";Jörg\n`;
  expect(await apply(Buffer.from(file, 'latin1'))).toMatchObject({ added: 1, refused: 0 });
  const page = await productPage();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; für');
  expect(page).toContain('Jörg');
});

it.each([
  ['an empty file', ''],
  ['other columns', 'name,price\nmug,5\n'],
  ['too many rows', `handle,rating\n${'mug,5\n'.repeat(5001)}`],
  ['zero bytes', '\0\0\0'],
])('refuses %s with a sentence', async (_, text) => {
  const answer = await upload(text, { mode: 'import', status: 'published' });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { file: expect.any(String) } }]);
  expect(await rows()).toEqual([]);
});

it('refuses a file that is too large, and fields that say nothing', async () => {
  const large = await upload(Buffer.alloc(6 * 1024 * 1024, 'x'));
  expect(large.json()).toMatchObject({ error: 'FILE_TOO_LARGE' });
  const file = `${HEAD}\n${handle},5,A,B,Ada,,,,\n`;
  expect((await upload(file, {})).statusCode).toBe(422);
  expect((await upload(file, { mode: 'maybe', status: 'published' })).statusCode).toBe(422);
  expect(await rows()).toEqual([]);
});

it('knows no products of other websites', async () => {
  const other = await aCheckoutShop(platform, `foreign-${count}`);
  const theirs = await aSentOrder(platform, other, ['Bowl']);
  const file = `${HEAD}\np-${theirs.itemIds[0] ?? ''},5,A,B,Ada,,,,\n`;
  expect(await apply(file)).toMatchObject({ added: 0, problems: [{ line: 2, problem: 'product' }] });
});
