import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { PostChange, PostDetail, PostRow } from '@vitrine/contracts/posts.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { anMp3 } from '@vitrine/testing/media-fixtures.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { textOverSocket } from '@vitrine/testing/text-over-socket.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { addAuthor, createCollection, publishDue } from '../content/index.ts';
import { importFile } from '../media/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let journal: string;
let count = 0;
const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  // Feeds are streamed to a socket.
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows, bulk_jobs, bulk_rows');
  shop = await aShop(platform, `posts-${count}.example`);
  owner = await anOwner(app, platform, shop);
  journal = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});

const path = '/api/admin/posts';
const add = async (title: string, collectionId = journal) =>
  owner.send('POST', path, { collectionId, title });
const made = async (title: string) => (await add(title)).json<PostDetail>();
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<PostDetail>();
const change = async (post: PostDetail, body: object) =>
  owner.send('PUT', `${path}/${post.id}`, { revision: post.revision, ...body });
const turn = async (id: string, status: string, publishOn?: string) =>
  owner.send('POST', `${path}/${id}/status`, {
    revision: (await read(id)).revision,
    status,
    ...(publishOn === undefined ? {} : { publishOn }),
  });
const listed = async (query = '') =>
  (await owner.send('GET', `${path}?${query}`)).json<{ rows: PostRow[] }>().rows;
const titles = async (query = '') => (await listed(query)).map(({ title }) => title);
const seen = async (address: string) => {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', address);
};
const feed = async (format: string): Promise<string> => {
  await awaitNotifications(platform);
  return textOverSocket(app, shop.host, `/journal?format=${format}`);
};
const write = async (id: string, html: unknown) => {
  const tab = aTab(owner, id);
  await tab.lease();
  const { revision } = await tab.open();
  const saved = await tab.save(revision, [
    { kind: 'change-props', id: 'text', props: { html } as PageBlock['props'] },
  ]);
  expect(saved.statusCode).toBe(200);
};

describe('a new post', () => {
  it('is a draft with an address made from its title, written, published and seen by visitors', async () => {
    const post = await made('How we fire our kiln');
    expect(post).toMatchObject({ status: 'draft', path: '/journal/how-we-fire-our-kiln', revision: 1 });
    expect((await seen(post.path)).statusCode).toBe(404);
    await write(post.id, '<p>Slowly.</p>');
    expect(await read(post.id)).toMatchObject({ hasChanges: true });
    expect((await turn(post.id, 'published')).json()).toMatchObject({
      status: 'published',
      hasChanges: false,
    });
    expect((await seen(post.path)).body).toContain('Slowly.');
    expect((await seen('/journal')).body).toContain('How we fire our kiln');
  });

  it('gets another address where one is taken', async () => {
    await made('Clay');
    expect((await made('Clay')).path).toBe('/journal/clay-2');
    expect((await made('???')).path).toBe('/journal/post');
  });

  it('needs a title and a blog of the website', async () => {
    expect((await add(' ')).json()).toMatchObject({ fields: { title: 'Enter a title.' } });
    const other = await aShop(platform, `other-${count}.example`);
    const foreign = await createCollection(platform, other.websiteId, {
      kind: 'blog',
      urlId: 'b',
      title: 'B',
    });
    for (const id of [foreign, nothing, shop.collectionId])
      expect((await add('A', id)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  });
});

describe('what is set of a post', () => {
  it('is changed field by field, and its old address leads to the new one', async () => {
    const post = await made('Clay');
    const author = await addAuthor(platform, shop.websiteId, { urlId: 'ann', displayName: 'Ann' });
    if (!author.ok) throw new Error('no author');
    const body = {
      title: 'Good clay',
      urlId: 'good-clay',
      excerpt: '<p>Wet.</p><script>x()</script>',
      authorId: author.value,
      categories: ['Making'],
      tags: ['Clay', 'clay ', 'Wet  clay'],
      featured: true,
      commentsOpen: false,
      seo: { title: 'Clay!', description: 'All of it', hidden: false, imageId: null },
    };
    const changed = (await change(post, body)).json<PostDetail>();
    expect(changed).toMatchObject({
      ...body,
      excerpt: '<p>Wet.</p>',
      tags: ['Clay', 'Wet clay'],
      path: '/journal/good-clay',
    });
    await turn(post.id, 'published');
    expect((await seen('/journal/clay')).headers['location']).toBe('/journal/good-clay');
    expect((await seen('/journal/good-clay')).body).toContain('Clay!');
  });

  it('spells tags as the blog knows them', async () => {
    await change(await made('One'), { tags: ['Clay'], categories: ['Making'] });
    const second = await change(await made('Two'), { tags: ['CLAY'], categories: ['making'] });
    expect(second.json()).toMatchObject({ tags: ['Clay'], categories: ['Making'] });
  });

  it('is refused with a sentence for each wrong field', async () => {
    const taken = await made('Taken');
    const post = await made('Clay');
    const refused = async (body: object) => {
      const answer = await change(await read(post.id), body);
      return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})];
    };
    expect(await refused({ urlId: taken.urlId })).toEqual([409, ['urlId']]);
    expect(await refused({ urlId: 'a b' })).toEqual([422, ['urlId']]);
    expect(await refused({ urlId: 'feed' })).toEqual([422, ['urlId']]);
    expect(await refused({ sourceUrl: 'javascript:alert(1)' })).toEqual([422, ['sourceUrl']]);
    expect(await refused({ sourceUrl: '//evil.example' })).toEqual([422, ['sourceUrl']]);
    expect(await refused({ passthrough: true })).toEqual([422, ['sourceUrl']]);
    expect(await refused({ authorId: nothing })).toEqual([422, ['authorId']]);
    expect(await refused({ mainImageId: nothing })).toEqual([422, ['mainImageId']]);
    expect(await refused({ mediaId: nothing })).toEqual([422, ['mediaId']]);
    expect(await refused({ tags: Array.from({ length: 51 }, (_, at) => `t${at}`) })).toEqual([422, ['tags']]);
    expect(await read(post.id)).toEqual(post);
  });

  it('leads lists and feeds straight to the address of a link post', async () => {
    const post = await made('Elsewhere');
    await change(post, { sourceUrl: 'https://clay.example/a?b=1', passthrough: true });
    await turn(post.id, 'published');
    expect((await seen('/journal')).body).toContain('href="https://clay.example/a?b=1"');
    expect(await feed('rss')).toContain('<link>https://clay.example/a?b=1</link>');
  });

  it('is not changed on an older revision, for another website, or in the bin', async () => {
    const post = await made('Clay');
    expect((await change(post, { featured: true })).statusCode).toBe(200);
    expect((await change(post, { featured: false })).json()).toMatchObject({ error: 'STALE_REVISION' });
    const other = await aShop(platform, `other-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    const body = { revision: 2, featured: false };
    expect((await stranger.send('PUT', `${path}/${post.id}`, body)).statusCode).toBe(404);
    expect((await stranger.send('GET', `${path}/${post.id}`)).statusCode).toBe(404);
    await owner.send('POST', `${path}/bulk`, {
      selection: { ids: [post.id] },
      change: { action: 'delete' },
    });
    expect((await change(await read(post.id), { featured: false })).json()).toMatchObject({
      error: 'CONTENT_NOT_FOUND',
    });
  });

  it('is changed by one of two people at a time; the other hears of it', async () => {
    const post = await made('Clay');
    const answers = await Promise.all([change(post, { title: 'A' }), change(post, { title: 'B' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

it('is an episode of a podcast where it has an audio file', async () => {
  const file = await importFile(platform, shop.websiteId, { bytes: anMp3(), filename: 'kiln.mp3' });
  if (!file.ok) throw new Error('no file');
  const post = await made('Episode');
  expect((await change(post, { mediaId: file.value.id })).json()).toMatchObject({ mediaId: file.value.id });
  await turn(post.id, 'published');
  const rss = await feed('rss');
  expect(rss).toMatch(/<enclosure url="https?:[^"]+kiln\.mp3" length="4096" type="audio\/mpeg"\/>/);
  const { items } = JSON.parse(await feed('json-feed')) as { items: readonly object[] };
  expect(items[0]).toMatchObject({
    attachments: [{ mime_type: 'audio/mpeg', size_in_bytes: 4096 }],
  });
});

describe('the status of a post', () => {
  it('goes its ways, each with an entry of who changed it', async () => {
    const post = await made('Clay');
    for (const status of ['needs-review', 'private', 'published', 'deprecated', 'draft'])
      expect((await turn(post.id, status)).json()).toMatchObject({ status });
    const { changes } = (await owner.send('GET', `${path}/${post.id}/status-changes`)).json<{
      changes: PostChange[];
    }>();
    expect(changes.map(({ to }) => to)).toEqual([
      'draft',
      'deprecated',
      'published',
      'private',
      'needs-review',
    ]);
    expect(changes.every(({ by }) => by !== null && by !== '')).toBe(true);
    expect((await turn(post.id, 'deprecated')).json()).toMatchObject({ error: 'STATUS_CHANGE_REFUSED' });
  });

  it('is scheduled, moved, published by the clock, and never for a time that has passed', async () => {
    const post = await made('Clay');
    const at = (minutes: number) => new Date(platform.clock.now() + minutes * 60_000).toISOString();
    for (const publishOn of [undefined, at(-1), at(0)])
      expect((await turn(post.id, 'scheduled', publishOn)).json()).toMatchObject({
        error: 'PUBLISH_DAY_MISSING',
      });
    expect((await turn(post.id, 'scheduled', at(5))).json()).toMatchObject({ status: 'scheduled' });
    const moved = at(10);
    expect((await turn(post.id, 'scheduled', moved)).json()).toMatchObject({ publishedOn: moved });
    await write(post.id, '<p>At last.</p>');
    platform.clock.advance(6 * 60_000);
    expect(await publishDue(platform)).toBe(0);
    platform.clock.advance(5 * 60_000);
    expect(await publishDue(platform)).toBe(1);
    expect(await read(post.id)).toMatchObject({ status: 'published', publishedOn: moved, hasChanges: false });
    expect((await seen(post.path)).body).toContain('At last.');
  });

  it('is not published while a block is half made', async () => {
    const post = await made('Clay');
    await write(post.id, 5);
    expect((await turn(post.id, 'published')).json()).toMatchObject({ error: 'DRAFT_INCOMPLETE' });
    expect(await read(post.id)).toMatchObject({ status: 'draft' });
  });
});

describe('the list of posts', () => {
  it('filters by blog, status, author, category, tag and day, and finds words of titles', async () => {
    const news = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'news',
      title: 'News',
    });
    const author = await addAuthor(platform, shop.websiteId, { urlId: 'ann', displayName: 'Ann' });
    if (!author.ok) throw new Error('no author');
    const clay = await made('Clay');
    await change(clay, { tags: ['Wet'], categories: ['Making'], authorId: author.value });
    await turn(clay.id, 'published');
    await add('Opening', news);
    expect((await titles()).toSorted()).toEqual(['Clay', 'Opening']);
    expect(await titles(`collection=${news}`)).toEqual(['Opening']);
    expect(await titles('status=draft')).toEqual(['Opening']);
    expect(await titles('status=published,draft&sort=title')).toEqual(['Clay', 'Opening']);
    expect(await titles(`author=${author.value}`)).toEqual(['Clay']);
    expect(await titles('tag=wet')).toEqual(['Clay']);
    expect(await titles('category=Making')).toEqual(['Clay']);
    expect(await titles('search=ope')).toEqual(['Opening']);
    expect(await titles('publishedFrom=2031-01-01')).toEqual([]);
    expect((await listed('tag=wet'))[0]).toMatchObject({
      author: { name: 'Ann' },
      collection: { title: 'Journal' },
      path: '/journal/clay',
    });
    const file = await owner.send('GET', `${path}/export.csv?tag=wet`);
    expect(file.body).toContain('Clay,/journal/clay,Journal,Published,Ann,Making,Wet,no');
  });

  it('has no products, and nothing of the bin unless it is asked for', async () => {
    await shop.addProduct('mug');
    const post = await made('Clay');
    await bulk([post.id], { action: 'delete' });
    expect(await titles()).toEqual([]);
    expect(await titles('status=deleted')).toEqual(['Clay']);
  });
});

async function bulk(ids: readonly string[], action: object): Promise<BulkJob> {
  const answer = await owner.send('POST', `${path}/bulk`, { selection: { ids }, change: action });
  expect(answer.statusCode).toBe(202);
  return answer.json<BulkJob>();
}
const undo = async ({ id }: BulkJob) =>
  (await owner.send('POST', `/api/admin/bulk/${id}/undo`)).json<BulkJob>();

describe('many posts at once', () => {
  it('are published with what is written, and taken back; half-made ones are left', async () => {
    const [one, half] = [await made('One'), await made('Half')];
    await write(one.id, '<p>Words.</p>');
    await write(half.id, 5);
    const job = await bulk([one.id, half.id], { action: 'publish' });
    expect(job).toMatchObject({ changed: 1, refused: [{ reason: 'half-made', count: 1 }] });
    expect((await seen(one.path)).body).toContain('Words.');
    await undo(job);
    expect(await read(one.id)).toMatchObject({ status: 'draft' });
    expect((await seen(one.path)).statusCode).toBe(404);
  });

  it('get tags and categories in the spelling of their blog, and lose them; both are taken back', async () => {
    const [one, two] = [await made('One'), await made('Two')];
    await change(one, { tags: ['Clay', 'Wet'] });
    const added = await bulk([one.id, two.id], { action: 'add-tag', tag: 'CLAY' });
    expect(added).toMatchObject({ changed: 1 });
    expect(await read(two.id)).toMatchObject({ tags: ['Clay'] });
    const removed = await bulk([one.id, two.id], { action: 'remove-tag', tag: 'clay' });
    expect(removed).toMatchObject({ changed: 2 });
    await undo(removed);
    expect([(await read(one.id)).tags, (await read(two.id)).tags]).toEqual([['Clay', 'Wet'], ['Clay']]);
    const category = await bulk([one.id], { action: 'add-category', category: 'Making' });
    expect(await read(one.id)).toMatchObject({ categories: ['Making'] });
    await undo(category);
    expect(await read(one.id)).toMatchObject({ categories: [] });
  });

  it('get an author, and the ones they had back', async () => {
    const post = await made('One');
    const author = await addAuthor(platform, shop.websiteId, { urlId: 'ann', displayName: 'Ann' });
    if (!author.ok) throw new Error('no author');
    const job = await bulk([post.id], { action: 'set-author', author: author.value });
    expect(await read(post.id)).toMatchObject({ authorId: author.value });
    await undo(job);
    expect(await read(post.id)).toMatchObject({ authorId: null });
    expect(await bulk([post.id], { action: 'set-author', author: nothing })).toMatchObject({
      refused: [{ reason: 'author-gone', count: 1 }],
    });
  });
});
