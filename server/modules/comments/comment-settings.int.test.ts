import type { CommentSettings } from '@vitrine/contracts/comments.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { openJournal } from '@vitrine/testing/open-journal.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { beforeAll, expect, it } from 'vitest';

const journal = openJournal('comment-settings.test');
const { write, kept } = journal;
const address = '/api/admin/comments/settings';
const defaults = {
  commentsEnabled: true,
  commentsOpenOnNewPosts: true,
  commentModeration: 'publish',
  commentsCloseAfterDays: 0,
};

let owner: TestVisitor;
beforeAll(async () => {
  owner = await anOwner(journal.app, journal.platform, journal.shop);
});

const read = async () => (await owner.send('GET', address)).json<CommentSettings>();
const change = async (body: object) => {
  const { version } = await read();
  const answer = await owner.send('PUT', address, { version, ...defaults, ...body });
  await awaitNotifications(journal.platform);
  return answer;
};

const problemOf = async (body: object) => {
  const answer = await change(body);
  expect(answer.statusCode).toBe(422);
  return answer.json<{ fields: Record<string, string> }>().fields;
};

it('are read, and changed by one of two people at a time', async () => {
  const before = await read();
  expect(before).toMatchObject(defaults);
  const wanted = { ...defaults, commentModeration: 'hold-all', commentsCloseAfterDays: 90 };
  expect((await change(wanted)).json()).toMatchObject(wanted);
  const late = await owner.send('PUT', address, { version: before.version, ...defaults });
  expect(late.json()).toMatchObject({ error: 'STALE_REVISION' });
  expect(await read()).toMatchObject(wanted);
  expect((await change({})).statusCode).toBe(200);
});

it('are refused with a sentence beside each wrong field', async () => {
  const before = await read();
  for (const days of [-1, 1.5, '7', null])
    expect(await problemOf({ commentsCloseAfterDays: days })).toEqual({
      commentsCloseAfterDays: 'Enter a whole number of days.',
    });
  expect(await problemOf({ commentsCloseAfterDays: 3_651 })).toEqual({
    commentsCloseAfterDays: 'Enter at most 3,650 days, or leave it empty.',
  });
  expect(await problemOf({ commentModeration: 'some' })).toEqual({
    commentModeration: 'Choose which comments you review first.',
  });
  expect(Object.keys(await problemOf({ commentsEnabled: 'yes' }))).toEqual(['commentsEnabled']);
  expect(await read()).toEqual(before);
});

it('hold the first comment of a person, until one was approved', async () => {
  await change({ commentModeration: 'hold-first' });
  const known = { email: 'June@example.com' };
  await write(known);
  expect(await kept()).toMatchObject([{ status: 'held', reasons: ['first-comment'] }]);
  const [held] = await kept();
  await owner.send('POST', `/api/admin/comments/${held?.id ?? ''}/approve`);
  journal.platform.clock.advance(60_000);
  await write({ ...known, body: 'And how long did it cool?' });
  expect((await kept()).at(-1)).toMatchObject({ status: 'visible', reasons: [] });
  // From another browser: by name and email address, but not by one of them alone.
  const from = (sender: string) =>
    journal.platform.db.$client.query('update comments set sender_hash = $2 where website_id = $1', [
      journal.shop.websiteId,
      sender,
    ]);
  journal.platform.clock.advance(60_000);
  await from('elsewhere');
  await write({ ...known, name: 'june alder', body: 'It is me.' });
  expect((await kept()).at(-1)).toMatchObject({ status: 'visible' });
  for (const other of [{ ...known, name: 'Tom' }, { name: 'June Alder' }]) {
    journal.platform.clock.advance(60_000);
    await from('elsewhere');
    await write({ ...other, body: `I am ${JSON.stringify(other)}` });
    expect((await kept()).at(-1)).toMatchObject({ status: 'held', reasons: ['first-comment'] });
  }
  await change({});
});

it('switch comments off and on, close them after some days, and close them on new posts', async () => {
  await change({ commentsEnabled: false });
  expect((await write({ name: 'A' })).statusCode).toBe(409);
  await change({ commentsCloseAfterDays: 2 });
  expect((await write({ name: 'B' })).statusCode).toBe(200);
  journal.platform.clock.advance(2 * 86_400_000);
  expect((await write({ name: 'C' })).statusCode).toBe(409);
  const blogs = (await owner.send('GET', '/api/admin/blogs')).json<{ blogs: { id: string }[] }>().blogs;
  const add = async () =>
    (
      await owner.send('POST', '/api/admin/posts', { collectionId: blogs[0]?.id ?? '', title: 'Clay' })
    ).json<PostDetail>();
  await change({ commentsOpenOnNewPosts: false });
  const closed = await add();
  expect(closed.commentsOpen).toBe(false);
  await change({});
  expect((await add()).commentsOpen).toBe(true);
  const { commentsOpen } = (await owner.send('GET', `/api/admin/posts/${closed.id}`)).json<PostDetail>();
  expect(commentsOpen).toBe(false);
});
