import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { addReview, type NewReview, reviewsOf } from './index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'reviews.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const review = (itemId: string, more: Partial<NewReview> = {}) =>
  addReview(platform, shop.websiteId, {
    itemId,
    orderId: null,
    authorName: 'June',
    rating: 5,
    title: 'Good',
    body: 'It is good.',
    status: 'published',
    ...more,
  });
const statusOf = async (address: string) =>
  (await app.inject({ url: `/shop/p/${address}`, headers: { host: shop.host } })).statusCode;
const pageOf = async (urlId: string) =>
  (await app.inject({ url: `/shop/p/${urlId}`, headers: { host: shop.host } })).body;

it('counts and averages the published reviews of one product, newest first', async () => {
  const itemId = await shop.addProduct('mug');
  const other = await shop.addProduct('bowl');
  await review(itemId, { rating: 5, createdOn: new Date(1000) });
  await review(itemId, { rating: 4, createdOn: new Date(2000), title: 'Newest' });
  await review(itemId, { rating: 4, createdOn: new Date(0) });
  await review(itemId, { rating: 1, status: 'pending' });
  await review(other, { rating: 1 });
  const found = await reviewsOf(platform.db, shop.websiteId, itemId);
  expect(found).toMatchObject({ count: 3, average: 4.3 });
  expect(found.reviews[0]).toMatchObject({ title: 'Newest', rating: 4 });
});

it('shows a page of them, and counts them all', async () => {
  const itemId = await shop.addProduct('plate');
  for (let at = 0; at < 30; at += 1) await review(itemId, { rating: at < 15 ? 5 : 3 });
  const found = await reviewsOf(platform.db, shop.websiteId, itemId);
  expect(found).toMatchObject({ count: 30, average: 4 });
  expect(found.reviews).toHaveLength(12);
  expect(found.pageCount).toBe(3);
  const last = await reviewsOf(platform.db, shop.websiteId, itemId, { page: 3, stars: null });
  expect(last.reviews).toHaveLength(6);
  const few = await reviewsOf(platform.db, shop.websiteId, itemId, { page: 2, stars: 3 });
  expect(few).toMatchObject({ count: 30, pageCount: 2 });
  expect(few.reviews.map(({ rating }) => rating)).toEqual([3, 3, 3]);
  await awaitNotifications(platform);
  const page = await pageOf('plate?reviews=2');
  expect(page).toContain('href="/shop/p/plate#reviews"');
  expect(page).toContain('href="/shop/p/plate?reviews=3#reviews"');
  expect(page).toContain('href="/shop/p/plate?stars=5#reviews"');
  expect(await statusOf('plate?reviews=4')).toBe(404);
  expect(await statusOf('plate?stars=1')).toBe(200);
  expect(await pageOf('plate?stars=1')).toContain('There is no review with this number of stars.');
  expect(await statusOf('plate?reviews=x&stars=9')).toBe(200);
});

it('shows each review once over all pages', async () => {
  const itemId = await shop.addProduct('tray');
  // All of the same moment.
  for (let at = 0; at < 25; at += 1) await review(itemId, { createdOn: new Date(5000) });
  const ids: string[] = [];
  for (const page of [1, 2, 3]) {
    const found = await reviewsOf(platform.db, shop.websiteId, itemId, { page, stars: null });
    ids.push(...found.reviews.map(({ id }) => id));
  }
  expect(ids).toHaveLength(25);
  expect(new Set(ids).size).toBe(25);
});

it('adds tab, anchor and reviews to the page of a product with reviews, as text', async () => {
  const itemId = await shop.addProduct('vase');
  const before = await pageOf('vase');
  expect(before).toContain('<h1');
  expect(before).not.toMatch(/data-reviews-tab|data-reviews-anchor|aggregateRating/);
  await review(itemId, { title: '<b>Bold</b>', body: '<script>alert(1)</script>', authorName: 'A & B' });
  await awaitNotifications(platform);
  const page = await pageOf('vase');
  expect(page).toContain('data-reviews-anchor');
  expect(page).toContain('1 review');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  expect(page).not.toContain('<script>alert');
  // Nothing proves that its author has bought it.
  expect(page).not.toMatch(/aggregateRating|Verified purchase/);
});

it('gives search engines the reviews of buyers alone', async () => {
  const itemId = await shop.addProduct('cup');
  await review(itemId, { rating: 1, authorName: 'Imported' });
  await review(itemId, { rating: 5, authorName: 'June', orderId: '0198c0de-0000-7000-8000-000000000001' });
  await awaitNotifications(platform);
  const page = await pageOf('cup');
  expect(page).toContain('2 reviews');
  expect(page).toContain('Verified purchase');
  expect(page).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1}');
  expect(page).toContain('"author":{"@type":"Person","name":"June"}');
  expect(page).not.toContain('"name":"Imported"');
});
