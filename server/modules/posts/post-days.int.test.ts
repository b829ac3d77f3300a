import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { PostDetail, PostRow } from '@vitrine/contracts/posts.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { textOverSocket } from '@vitrine/testing/text-over-socket.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection, publishDue } from '../content/index.ts';

/** When posts were published, and when their changes will be. */

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
  shop = await aShop(platform, `days-${count}.example`);
  owner = await anOwner(app, platform, shop);
  journal = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});

const path = '/api/admin/posts';
const made = async (title: string) =>
  (await owner.send('POST', path, { collectionId: journal, title })).json<PostDetail>();
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<PostDetail>();
const change = async (post: PostDetail, body: object) =>
  owner.send('PUT', `${path}/${post.id}`, { revision: post.revision, ...body });
const turn = async (id: string, status: string, publishOn?: string) =>
  owner.send('POST', `${path}/${id}/status`, {
    revision: (await read(id)).revision,
    status,
    ...(publishOn === undefined ? {} : { publishOn }),
  });
const titles = async (query = '') =>
  (await owner.send('GET', `${path}?${query}`))
    .json<{ rows: readonly PostRow[] }>()
    .rows.map(({ title }) => title);
const seen = async (address: string) => {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', address);
};
const feed = async (): Promise<string> => {
  await awaitNotifications(platform);
  return textOverSocket(app, shop.host, '/journal?format=rss');
};
/** Writes the text of a post as a tab does that is closed then. */
const write = async (id: string, html: unknown) => {
  const tab = aTab(owner, id);
  await tab.lease();
  const { revision } = await tab.open();
  const saved = await tab.save(revision, [
    { kind: 'change-props', id: 'text', props: { html } as PageBlock['props'] },
  ]);
  expect(saved.statusCode).toBe(200);
  await tab.release();
};
async function bulk(ids: readonly string[], action: object): Promise<BulkJob> {
  const answer = await owner.send('POST', `${path}/bulk`, { selection: { ids }, change: action });
  expect(answer.statusCode).toBe(202);
  return answer.json<BulkJob>();
}
const undo = async ({ id }: BulkJob) => owner.send('POST', `/api/admin/bulk/${id}/undo`);

const plan = async (id: string, publishOn: unknown, as = owner) =>
  as.send('PUT', `${path}/${id}/planned-changes`, { revision: (await read(id)).revision, publishOn });
const giveUp = async (id: string) =>
  owner.send('DELETE', `${path}/${id}/planned-changes?revision=${(await read(id)).revision}`);
const at = (minutes: number) => new Date(platform.clock.now() + minutes * 60_000).toISOString();
const published = async (title: string): Promise<PostDetail> => {
  const post = await made(title);
  await write(post.id, '<p>As it was.</p>');
  return (await turn(post.id, 'published')).json<PostDetail>();
};

describe('the changes of a published post', () => {
  it('are shown by the clock as they are written then, once, also by two servers', async () => {
    const post = await published('Clay');
    await write(post.id, '<p>Planned.</p>');
    const publishOn = at(5);
    expect((await plan(post.id, at(3))).json()).toMatchObject({ status: 'published', hasChanges: true });
    expect((await plan(post.id, publishOn)).json()).toMatchObject({ changesOn: publishOn });
    await write(post.id, '<p>As it is then.</p>');
    platform.clock.advance(4 * 60_000);
    expect(await publishDue(platform)).toBe(0);
    expect((await seen(post.path)).body).toContain('As it was.');
    platform.clock.advance(2 * 60_000);
    const done = await Promise.all([publishDue(platform), publishDue(platform)]);
    expect(done[0] + done[1]).toBe(1);
    const page = (await seen(post.path)).body;
    expect(page).toContain('As it is then.');
    expect(page).not.toContain('As it was.');
    expect(await read(post.id)).toMatchObject({
      changesOn: null,
      hasChanges: false,
      publishedOn: post.publishedOn,
    });
  });

  it('are given up by their owner, by publishing, and with the status; not shown then', async () => {
    const post = await published('Clay');
    const planned = async () => {
      await write(post.id, `<p>Planned ${platform.clock.now()}.</p>`);
      expect((await plan(post.id, at(5))).json()).toMatchObject({ status: 'published' });
      expect((await read(post.id)).changesOn).not.toBeNull();
      platform.clock.advance(1000);
    };
    await planned();
    expect((await giveUp(post.id)).json()).toMatchObject({ changesOn: null, hasChanges: true });
    await planned();
    expect((await turn(post.id, 'published')).json()).toMatchObject({ changesOn: null, hasChanges: false });
    for (const status of ['draft', 'needs-review', 'private']) {
      await planned();
      expect((await turn(post.id, status)).json()).toMatchObject({ status, changesOn: null });
      await turn(post.id, 'published');
    }
    await planned();
    const hidden = await bulk([post.id], { action: 'hide' });
    expect((await read(post.id)).changesOn).toBeNull();
    await undo(hidden);
    await planned();
    await bulk([post.id], { action: 'delete' });
    await bulk([post.id], { action: 'restore' });
    expect(await read(post.id)).toMatchObject({ status: 'published', changesOn: null });
    platform.clock.advance(10 * 60_000);
    expect(await publishDue(platform)).toBe(0);
    expect(await read(post.id)).toMatchObject({ hasChanges: true });
  });

  it('stay as they are where they are half made at their time, and the post says so until it is planned again', async () => {
    const post = await published('Clay');
    await write(post.id, 5);
    await plan(post.id, at(1));
    platform.clock.advance(2 * 60_000);
    expect(await publishDue(platform)).toBe(0);
    expect(await read(post.id)).toMatchObject({
      status: 'published',
      changesOn: null,
      changesFailed: true,
      hasChanges: true,
    });
    expect((await seen(post.path)).body).toContain('As it was.');
    expect((await plan(post.id, at(1))).json()).toMatchObject({ changesFailed: false });
  });

  it('are not planned for the past, of what is not published, on an older revision, or for another website', async () => {
    const draft = await made('Draft');
    expect((await plan(draft.id, at(5))).json()).toMatchObject({ error: 'STATUS_CHANGE_REFUSED' });
    const post = await published('Clay');
    for (const publishOn of [at(0), at(-1)])
      expect((await plan(post.id, publishOn)).json()).toMatchObject({ error: 'PUBLISH_TIME_PAST' });
    for (const publishOn of ['soon', '', null, undefined])
      expect((await plan(post.id, publishOn)).statusCode).toBe(422);
    const stale = { revision: post.revision - 1, publishOn: at(5) };
    const answer = await owner.send('PUT', `${path}/${post.id}/planned-changes`, stale);
    expect(answer.json()).toMatchObject({ error: 'STALE_REVISION' });
    const other = await aShop(platform, `other-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    expect((await plan(post.id, at(5), stranger)).statusCode).toBe(404);
    const unknown = await owner.send('PUT', `${path}/${nothing}/planned-changes`, {
      revision: 1,
      publishOn: at(5),
    });
    expect(unknown.statusCode).toBe(404);
    expect(await read(post.id)).toEqual(post);
  });
});

describe('the published day of a post', () => {
  it('is changed, and lists and feeds follow', async () => {
    const [newer, older] = [await made('Kiln opened'), await made('Glazes compared')];
    for (const { id } of [newer, older]) await turn(id, 'published');
    const publishedOn = '2020-02-29T22:30:00.000Z';
    const changed = await change(await read(older.id), { publishedOn });
    expect(changed.json()).toMatchObject({ publishedOn, status: 'published' });
    expect(await titles()).toEqual(['Kiln opened', 'Glazes compared']);
    expect(await titles('publishedFrom=2020-02-29&publishedTo=2020-02-29')).toEqual(['Glazes compared']);
    const list = (await seen('/journal')).body;
    expect(list.indexOf('Kiln opened')).toBeGreaterThan(-1);
    expect(list.indexOf('Glazes compared')).toBeGreaterThan(list.indexOf('Kiln opened'));
    expect(await feed()).toContain('<pubDate>Sat, 29 Feb 2020 22:30:00 GMT</pubDate>');
    // Published once more, it keeps the day.
    await turn(older.id, 'private');
    expect((await turn(older.id, 'published')).json()).toMatchObject({ publishedOn });
  });

  it('is refused beside its field: in the future, before 1900, no time, and of what is not published', async () => {
    const post = await made('Clay');
    const problemOf = async (publishedOn: unknown) => {
      const answer = await change(await read(post.id), { publishedOn });
      return [answer.statusCode, answer.json<{ fields?: Record<string, string> }>().fields?.['publishedOn']];
    };
    const unpublished = 'Only what is published has a published day. Publish it first, or schedule it.';
    expect(await problemOf(at(-1 / 60))).toEqual([422, unpublished]);
    await turn(post.id, 'scheduled', at(1));
    expect(await problemOf(at(-1 / 60))).toEqual([422, unpublished]);
    await turn(post.id, 'published');
    const before = await read(post.id);
    expect(await problemOf(at(1))).toEqual([
      422,
      'Choose a time that has passed. To publish later, make it a draft and schedule it.',
    ]);
    for (const early of ['1899-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])
      expect(await problemOf(early)).toEqual([422, 'Choose a day after 1899.']);
    for (const none of ['', 'yesterday', '2026-02-30T10:00:00Z', '2026-05-12T10:00', null, 5])
      expect(await problemOf(none)).toEqual([422, 'Enter a date and a time.']);
    expect(await read(post.id)).toEqual(before);
  });
});

it('an event has planned changes and a published day as a post has, but is no episode', async () => {
  const events = await createCollection(platform, shop.websiteId, {
    kind: 'events',
    urlId: 'events',
    title: 'Events',
  });
  const body = { collectionId: events, title: 'Raku', startsAt: '2044-05-12T18:00' };
  const event = (await owner.send('POST', path, body)).json<PostDetail>();
  await turn(event.id, 'published');
  const publishedOn = '2020-02-29T22:30:00.000Z';
  expect((await change(await read(event.id), { publishedOn })).json()).toMatchObject({ publishedOn });
  await write(event.id, '<p>Bring an apron.</p>');
  expect((await plan(event.id, at(1))).json()).toMatchObject({ hasChanges: true });
  platform.clock.advance(2 * 60_000);
  expect(await publishDue(platform)).toBe(1);
  expect((await seen(event.path)).body).toContain('Bring an apron.');
  const before = await read(event.id);
  expect(before).toMatchObject({ changesOn: null, publishedOn, startDate: event.startDate });
  const { episode } = before;
  const refused = await change(before, { episode });
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ fields: Record<string, string> }>().fields).toEqual({
    'episode.type': 'Only posts of a blog are episodes.',
  });
  expect(await read(event.id)).toEqual(before);
});
