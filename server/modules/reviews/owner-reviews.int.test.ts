import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { HomeView } from '@vitrine/contracts/home.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { askFromNow, aSentOrder, linkOf, type SentOrder } from '@vitrine/testing/review-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { eraseOldReviews } from './erase-reviews.ts';
import { reviewPersonalData } from './personal-data.ts';

const DAY = 86_400_000;
const nobody = '0198c0de-0000-7000-8000-000000000001';
let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let order: SentOrder;
let itemId: string;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform, 'moderating');
  await askFromNow(platform, shop);
  order = await aSentOrder(platform, shop, ['Tall mug', 'Bowl']);
  itemId = order.itemIds[0] ?? '';
  const link = await linkOf(platform, shop, order);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
  const visitor = aVisitor(app, shop.host);
  const words = { stars: '4', title: 'Lovely', body: 'It keeps warm.', name: 'Ada B.' };
  await visitor.post(`${link}&item=${itemId}`, words);
  await visitor.post(`${link}&item=${order.itemIds[1] ?? ''}`, { ...words, stars: '1', title: 'Chipped' });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const listed = async (query: Readonly<Record<string, string>> = {}): Promise<readonly OwnerReview[]> => {
  const answer = await owner.send('GET', `/api/admin/reviews?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListPage<OwnerReview>>().rows;
};
const first = async (): Promise<OwnerReview> => {
  const [review] = await listed({ item: itemId });
  if (review === undefined) throw new Error('there is no review');
  return review;
};
const moderate = async (action: string, id?: string) =>
  owner.send('POST', `/api/admin/reviews/${id ?? (await first()).id}/${action}`);
const answerWith = async (answer: unknown) =>
  owner.send('PUT', `/api/admin/reviews/${(await first()).id}/answer`, { answer } as object);
const productPage = async () => {
  await awaitNotifications(platform);
  return (await aVisitor(app, shop.host).send('GET', `/shop/p/p-${itemId}`)).body;
};

it('sees who wrote what, of which product and order, found by words, state, stars and product', async () => {
  expect(await first()).toMatchObject({
    itemTitle: 'Tall mug',
    rating: 4,
    title: 'Lovely',
    body: 'It keeps warm.',
    authorName: 'Ada B.',
    authorEmail: 'ada@example.com',
    status: 'pending',
    order: { id: order.orderId },
    isImported: false,
    pictures: [],
    answer: '',
  });
  expect(await listed()).toHaveLength(2);
  expect(await listed({ search: 'chipp' })).toMatchObject([{ rating: 1 }]);
  expect(await listed({ search: 'ada warm' })).toHaveLength(2);
  expect(await listed({ stars: '1,2' })).toMatchObject([{ rating: 1 }]);
  expect(await listed({ status: 'published' })).toEqual([]);
  expect(await listed({ pictures: 'yes' })).toEqual([]);
  expect((await listed({ sort: 'rating' })).map(({ rating }) => rating)).toEqual([1, 4]);
  const found = await owner.send('GET', '/api/admin/reviews/products?search=mug');
  expect(found.json()).toEqual({ products: [{ id: itemId, title: 'Tall mug' }] });
  const one = await owner.send('GET', `/api/admin/reviews/${(await first()).id}`);
  expect(one.json()).toEqual(await first());
  expect((await owner.send('GET', `/api/admin/reviews/${nobody}`)).statusCode).toBe(404);
});

it('is shown how many wait, on Home too', async () => {
  expect((await owner.send('GET', '/api/admin/reviews/pending')).json()).toEqual({ pending: 2 });
  const { waiting } = (await owner.send('GET', '/api/admin/home')).json<HomeView>();
  expect(waiting).toContainEqual({ kind: 'reviews', count: 2, isMore: false });
});

it('publishes a review, hides it and publishes it again; visitors see it in between', async () => {
  expect(await productPage()).not.toContain('It keeps warm.');
  expect((await moderate('approve')).json()).toMatchObject({ status: 'published' });
  expect(await productPage()).toContain('It keeps warm.');
  const again = await moderate('approve');
  expect([again.statusCode, again.json()]).toMatchObject([409, { error: 'REVIEW_TRANSITION' }]);
  await moderate('hide');
  expect(await productPage()).not.toContain('It keeps warm.');
  await moderate('approve');
  expect((await moderate('approve', nobody)).statusCode).toBe(404);
  expect((await moderate('shout')).statusCode).toBeGreaterThanOrEqual(400);
});

describe('an answer of the shop', () => {
  it('is below the review until it is removed, as text', async () => {
    const answered = await answerWith(' Thank you, <b>Ada</b>!\0 ');
    expect(answered.json()).toMatchObject({ answer: 'Thank you, <b>Ada</b>!' });
    const page = await productPage();
    expect(page).toContain('Answer from Fern &amp; Kiln');
    expect(page).toContain('Thank you, &lt;b&gt;Ada&lt;/b&gt;!');
    expect((await answerWith('')).json()).toMatchObject({ answer: '', answeredOn: null });
    expect(await productPage()).not.toContain('Thank you, &lt;b&gt;');
  });

  it.each([['x'.repeat(2001)], ['x'.repeat(50_000)], [7], [null], [undefined]])(
    'is refused when it is %.20j',
    async (answer) => {
      expect((await answerWith(answer)).statusCode).toBe(422);
      expect(await first()).toMatchObject({ answer: '' });
    },
  );
});

it('changes many at once, and takes that back', async () => {
  const before = new Map((await listed()).map(({ id, status }) => [id, status]));
  const ids = [...before.keys()];
  const change = await owner.send('POST', '/api/admin/reviews/bulk', {
    selection: { ids },
    change: { action: 'delete-reviews' },
  });
  expect(change.statusCode, change.body).toBe(202);
  const job = change.json<BulkJob>();
  expect(job).toMatchObject({ phase: 'done', changed: 2 });
  expect(await listed({ status: 'deleted' })).toHaveLength(2);
  const undone = await owner.send('POST', `/api/admin/bulk/${job.id}/undo`);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(new Map((await listed()).map(({ id, status }) => [id, status]))).toEqual(before);
});

it('exports reviews as CSV, without formulas', async () => {
  const file = await owner.send('GET', '/api/admin/reviews/export.csv?sort=rating');
  expect(file.headers['content-type']).toContain('text/csv');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Chipped');
  expect(lines[1]).toContain('ada@example.com');
});

it.each([
  { ask: true, askAfterDays: -1, moderation: 'hold' },
  { ask: true, askAfterDays: 91, moderation: 'hold' },
  { ask: true, askAfterDays: 1.5, moderation: 'hold' },
  { ask: true, askAfterDays: 10, moderation: 'never' },
  { ask: 'yes', askAfterDays: 10, moderation: 'hold' },
  { ask: true },
])('settings %j are refused', async (settings) => {
  expect((await owner.send('PUT', '/api/admin/reviews/settings', settings)).statusCode).toBe(422);
  const now = await owner.send('GET', '/api/admin/reviews/settings');
  expect(now.json()).toEqual({ ask: true, askAfterDays: 10, moderation: 'hold' });
});

it('a person’s reviews are exported, and stay by a deleted user when the person is erased', async () => {
  const { rows } = await platform.db.$client.query<{ id: string }>(
    'select customer_id as id from orders where website_id = $1 and id = $2',
    [shop.site.websiteId, order.orderId],
  );
  const person = {
    websiteId: shop.site.websiteId,
    emails: ['ada@example.com'],
    customerIds: rows.map(({ id }) => id),
    locale: 'en',
  } as const;
  expect(await reviewPersonalData.read(platform.db, person)).toHaveLength(2);
  await platform.db.transaction((tx) => reviewPersonalData.erase(tx, person));
  expect(await listed()).toMatchObject([{ authorName: 'Deleted user' }, { authorName: 'Deleted user' }]);
  expect(await listed({ search: 'Ada' })).toEqual([]);
});

it('erases what was deleted thirty days ago', async () => {
  await moderate('delete');
  await eraseOldReviews(platform);
  expect(await listed()).toHaveLength(2);
  platform.clock.advance(31 * DAY);
  await eraseOldReviews(platform);
  const { rows } = await platform.db.$client.query('select from reviews where website_id = $1', [
    shop.site.websiteId,
  ]);
  expect(rows).toHaveLength(1);
});
