// PostgreSQL: both (text search)
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { PostDetail, PostRow } from '@vitrine/contracts/posts.ts';
import { recordTypes, type WrittenKind, writtenKinds } from '@vitrine/domain/content/content.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
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
  await platform.db.$client.query('truncate accounts, contributors, rate_windows, bulk_jobs, bulk_rows');
  shop = await aShop(platform, `kinds-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/posts';
const aList = (kind: WrittenKind, urlId: string) =>
  createCollection(platform, shop.websiteId, { kind, urlId, title: urlId });
const made = async (collectionId: string, title: string) =>
  (await owner.send('POST', path, { collectionId, title })).json<PostDetail>();
const titles = async (query: string) =>
  (await owner.send('GET', `${path}?${query}`)).json<{ rows: PostRow[] }>().rows.map(({ title }) => title);
const kinds = async () => (await owner.send('GET', '/api/admin/me')).json<MeAnswer>().website.writtenKinds;

describe.each(writtenKinds)('what is written in a list of the kind %s', (kind) => {
  it('is made, written and published as a post is, and listed with its kind', async () => {
    const list = await aList(kind, 'here');
    const other = await aList(kind === 'blog' ? 'events' : 'blog', 'elsewhere');
    await made(other, 'Another kind');
    const post = await made(list, 'First');
    expect(post).toMatchObject({ kind, status: 'draft', path: '/here/first' });
    const { rows } = await platform.db.$client.query('select record_type as type from items where id = $1', [
      post.id,
    ]);
    expect(rows).toEqual([{ type: kind === 'events' ? recordTypes.event : recordTypes.text }]);
    const tab = aTab(owner, post.id);
    await tab.lease();
    const { revision } = await tab.open();
    const operation = {
      kind: 'change-props',
      id: 'text',
      props: { html: '<p>Slowly.</p>' } as PageBlock['props'],
    } as const;
    expect((await tab.save(revision, [operation])).statusCode).toBe(200);
    const { revision: current } =
      kind === 'events'
        ? (
            await owner.send('PUT', `${path}/${post.id}`, {
              revision: post.revision,
              startsAt: '2031-07-12T18:00',
            })
          ).json<PostDetail>()
        : post;
    const published = await owner.send('POST', `${path}/${post.id}/status`, {
      revision: current,
      status: 'published',
    });
    expect(published.json()).toMatchObject({ status: 'published', hasChanges: false });
    await awaitNotifications(platform);
    expect((await aVisitor(app, shop.host).send('GET', '/here/first')).body).toContain('Slowly.');
    expect(await titles(`kind=${kind}`)).toEqual(['First']);
    const counted = await owner.send('GET', `${path}/count?kind=${kind}`);
    expect(counted.json()).toEqual({ count: 1, isMore: false });
    expect((await owner.send('GET', `${path}/export.csv?kind=${kind}`)).body).toContain('First,/here/first');
    const lists = await owner.send('GET', `/api/admin/blogs?kind=${kind}`);
    expect(lists.json()).toEqual({ blogs: [{ id: list, title: 'here', path: '/here' }] });
  });

  it('has tags of its own list, and views under the name of its list', async () => {
    const list = await aList(kind, 'here');
    const { id, revision } = await made(list, 'First');
    await owner.send('PUT', `${path}/${id}`, { revision, tags: ['Clay'] });
    const labels = await owner.send('GET', `/api/admin/post-labels?collection=${list}&kind=tag`);
    expect(labels.json()).toMatchObject({ labels: [{ name: 'Clay', posts: 1 }] });
    const view = {
      list: kind === 'blog' ? 'posts' : kind,
      name: 'Clay',
      query: { tag: 'Clay' },
      hidden: null,
    };
    expect((await owner.send('POST', '/api/admin/views', view)).statusCode).toBe(201);
  });
});

it('is the posts of blogs where no kind is named, and none of an unknown one', async () => {
  await made(await aList('blog', 'journal'), 'A post');
  await made(await aList('events', 'events'), 'An event');
  expect(await titles('')).toEqual(['A post']);
  expect((await owner.send('GET', `${path}?kind=products`)).statusCode).toBe(422);
  expect((await owner.send('GET', '/api/admin/blogs?kind=page')).statusCode).toBe(422);
});

it('is listed by the navigation as far as the website has its kind', async () => {
  expect(await kinds()).toEqual([]);
  const events = await aList('events', 'events');
  await aList('lessons', 'lessons');
  expect(await kinds()).toEqual(['events', 'lessons']);
  await platform.db.$client.query('update collections set deleted_on = now() where id = $1', [events]);
  expect(await kinds()).toEqual(['lessons']);
});
