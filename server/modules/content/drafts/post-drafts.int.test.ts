// PostgreSQL: both (row locks)
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { textOverSocket } from '@vitrine/testing/text-over-socket.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import {
  changeItemStatus,
  createCollection,
  createItem,
  listStatusChanges,
  type NewItem,
  publishDue,
} from '../index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let journal: string;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  // Feeds are streamed to a socket.
  await app.listen({ host: '127.0.0.1', port: 0 });
  shop = await aShop(platform, 'posts.example');
  owner = await anOwner(app, platform, shop);
  journal = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const addPost = (parts: Partial<NewItem> = {}): Promise<string> => {
  count += 1;
  const own = { collectionId: journal, urlId: `post-${count}`, recordType: 1, title: `Post ${count}` };
  return createItem(platform, shop.websiteId, { ...own, body: '<p>We dig clay.</p>', ...parts });
};
const words = (html: string) => ({ kind: 'change-props' as const, id: 'text', props: { html } });
const seen = async (path: string) => {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', path);
};
const feed = async (format: string): Promise<string> => {
  await awaitNotifications(platform);
  return textOverSocket(app, shop.host, `/journal?format=${format}`);
};
const anAccount = async (): Promise<string> =>
  (await platform.db.$client.query<{ id: string }>('select id from accounts limit 1')).rows[0]?.id ?? '';

it('opens the text of a post as a block, saves it as a draft, and publishes it for visitors, feeds and the search', async () => {
  const tab = aTab(owner, await addPost());
  const opened = await tab.open();
  expect(opened).toMatchObject({
    kind: 'post',
    path: '/journal/post-1',
    isPublished: true,
    hasChanges: false,
  });
  expect(opened.document.sections[0]?.blocks[0]?.props).toEqual({ html: '<p>We dig clay.</p>' });
  expect((await tab.lease()).json()).toMatchObject({ isYou: true });
  expect((await tab.save(0, [words('<p>We fire bricks.</p>')])).json()).toEqual({ revision: 1 });
  expect((await seen('/journal/post-1')).body).toContain('We dig clay.');
  expect((await tab.publish(1)).json()).toMatchObject({ isPublished: true, hasChanges: false });
  const page = (await seen('/journal/post-1')).body;
  expect(page).toContain('We fire bricks.');
  expect(page).not.toContain('We dig clay.');
  // Where the theme has the text of a post, and nowhere else.
  expect(page.match(/data-block="text"/g)).toHaveLength(1);
  expect(await feed('rss')).toContain('We fire bricks.');
});

it('shows the draft on the canvas, in the page of a post, also of one that visitors do not see', async () => {
  const id = await addPost({ status: 'draft', title: 'A quiet kiln' });
  const canvas = await owner.send('GET', `/api/admin/page-drafts/${id}/canvas`);
  expect(canvas.statusCode).toBe(200);
  expect(canvas.body).toMatch(
    /<h1>A quiet kiln<\/h1>.*<!--canvas:start-->.*data-block-id="text".*We dig clay/s,
  );
  expect(canvas.body.match(/data-block-id/g)).toHaveLength(1);
  expect(canvas.body).not.toMatch(/<script/i);
  expect((await seen('/journal/post-2')).statusCode).toBe(404);
});

it('publishes a draft for the first time, with its day, a version and an entry in its history', async () => {
  const id = await addPost({ status: 'draft', publishedOn: new Date(0) });
  const tab = aTab(owner, id);
  await tab.lease();
  await tab.save(0, [words('<p>First.</p>')]);
  expect((await tab.publish(1)).statusCode).toBe(200);
  expect((await seen(`/journal/post-${count}`)).body).toContain('First.');
  const changes = await listStatusChanges(platform, shop.websiteId, id);
  expect(changes).toMatchObject([{ from: 'draft', to: 'published', actorId: await anAccount() }]);
  const versions = await owner.send('GET', `/api/admin/page-drafts/${id}/versions`);
  expect(versions.json().versions).toHaveLength(1);
});

it('is published by the clock as it was written until then, once, also by two servers', async () => {
  const now = platform.clock.now();
  const id = await addPost({ status: 'draft' });
  const publishOn = new Date(now + 60_000);
  await changeItemStatus(
    platform,
    shop.websiteId,
    { itemId: id, to: 'scheduled', publishOn },
    await anAccount(),
  );
  const tab = aTab(owner, id);
  await tab.lease();
  await tab.save(0, [words('<p>Written after it was planned.</p>')]);
  expect(await publishDue(platform)).toBe(0);
  platform.clock.advance(61_000);
  const done = await Promise.all([publishDue(platform), publishDue(platform)]);
  expect(done[0] + done[1]).toBe(1);
  const page = await seen(`/journal/post-${count}`);
  expect(page.body).toContain('Written after it was planned.');
  const changes = await listStatusChanges(platform, shop.websiteId, id);
  expect(changes.map(({ to, actorId }) => [to, actorId === null])).toEqual([
    ['scheduled', false],
    ['published', true],
  ]);
  // The tab that is still open goes on.
  expect((await tab.save(1, [words('<p>And more.</p>')])).json()).toEqual({ revision: 2 });
  expect((await tab.open()).hasChanges).toBe(true);
});

it('becomes a draft again where it is half made at its time, and others are published', async () => {
  const publishOn = new Date(platform.clock.now() + 60_000);
  const [half, whole] = [await addPost({ status: 'draft' }), await addPost({ status: 'draft' })];
  for (const itemId of [half, whole])
    await changeItemStatus(
      platform,
      shop.websiteId,
      { itemId, to: 'scheduled', publishOn },
      await anAccount(),
    );
  const tab = aTab(owner, half);
  await tab.lease();
  await tab.save(0, [{ kind: 'change-props', id: 'text', props: { html: 5 } }]);
  platform.clock.advance(61_000);
  expect(await publishDue(platform)).toBe(1);
  expect((await listStatusChanges(platform, shop.websiteId, half)).at(-1)).toMatchObject({
    from: 'scheduled',
    to: 'draft',
    actorId: null,
  });
  expect((await seen(`/journal/post-${count}`)).statusCode).toBe(200);
});

it('has no draft for products, deleted posts and posts of other websites', async () => {
  const other = await aShop(platform, 'elsewhere.example');
  const blog = await createCollection(platform, other.websiteId, { kind: 'blog', urlId: 'b', title: 'B' });
  const foreign = await createItem(platform, other.websiteId, {
    collectionId: blog,
    urlId: 'a',
    recordType: 1,
    title: 'A',
  });
  for (const id of [await shop.addProduct('mug'), foreign]) {
    const answer = await owner.send('GET', `/api/admin/page-drafts/${id}`);
    expect(answer.json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    expect((await aTab(owner, id).lease()).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    expect((await aTab(owner, id).save(0, [words('<p>x</p>')])).statusCode).toBe(404);
    const canvas = await owner.send('GET', `/api/admin/page-drafts/${id}/canvas`);
    expect(canvas.json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  }
});

it('is published by the clock while its owner changes it: neither waits for the other for good', async () => {
  const id = await addPost({ status: 'scheduled', publishedOn: new Date(platform.clock.now() - 1000) });
  const owned = 'select from websites where website_id = $1 for update';
  await withLockHeld(platform, owned, [shop.websiteId], async (holder, commit) => {
    const published = publishDue(platform);
    await untilBlocked(platform, 1);
    await holder.query('update items set title = $2 where id = $1', [id, 'Changed']);
    await commit();
    expect(await published).toBe(1);
  });
  const { rows } = await platform.db.$client.query('select title, status from items where id = $1', [id]);
  expect(rows).toEqual([{ title: 'Changed', status: 'published' }]);
});
