import type {
  CommentCounts,
  OwnerComment,
  OwnerCommentList,
  ModeratedComments,
} from '@vitrine/contracts/comments.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { openJournal } from '@vitrine/testing/open-journal.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '../content/index.ts';

const journal = openJournal('comments.test');
const { write, kept, counts, first, pageOf } = journal;

describe('the owner', () => {
  let owner: TestVisitor;
  beforeAll(async () => {
    owner = await anOwner(journal.app, journal.platform, journal.shop);
  });
  const newest = async (): Promise<OwnerComment | undefined> =>
    (await owner.send('GET', '/api/admin/comments?status=visible')).json<OwnerCommentList>().comments[0];
  const moderate = async (action: string, id?: string) =>
    owner.send('POST', `/api/admin/comments/${id ?? (await first())}/${action}`);

  it('sees every comment with its status, the reasons it is held, and its page', async () => {
    await write({ body: 'https://a.example '.repeat(3), email: 'mail@example.com' });
    const list = (await owner.send('GET', '/api/admin/comments?status=held')).json<OwnerCommentList>();
    expect(list.comments[0]).toMatchObject({
      status: 'held',
      reasons: ['links'],
      authorEmail: 'mail@example.com',
    });
    expect(list.comments[0]?.url).toMatch(new RegExp(`^/journal/[\\w-]+#${journal.post}$`));
    expect(list.counts.held).toBeGreaterThan(0);
    expect((await owner.send('GET', '/api/admin/comments/counts')).json()).toEqual(list.counts);
  });

  it('sees what a comment answers, and a link to its place on the site', async () => {
    await write({ body: `${'Long '.repeat(60)}words` });
    const parentId = await first();
    journal.platform.clock.advance(11_000);
    await write({ parentId, name: 'Tom', body: 'An answer to it' });
    const answer = await newest();
    expect(answer).toMatchObject({
      authorName: 'Tom',
      parentId,
      answered: { authorName: 'June Alder', status: 'visible' },
    });
    expect(answer?.answered?.beginning).toHaveLength(200);
    expect(answer?.url).toMatch(new RegExp(`^/journal/[\\w-]+#comment-${answer?.id}$`));
    // Fifty newer threads and one hidden one push it to the second page.
    await journal.platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
       select $1, c.id, $2, c.id, 1, 'N', 'x', case when n > 50 then 'held' else 'visible' end, n::text, n::text, 's',
         to_timestamp($3 / 1000.0) - (n || ' milliseconds')::interval
       from (select n, gen_random_uuid() as id from generate_series(1, 51) n) c`,
      [journal.shop.websiteId, journal.post, journal.platform.clock.now()],
    );
    await journal.platform.db.$client.query(
      `update comments set created_on = created_on - interval '1 minute' where thread_id = $1 and parent_id is null`,
      [parentId],
    );
    expect((await newest())?.url).toMatch(new RegExp(`\\?page=2#comment-${answer?.id}$`));
    await updateItem(journal.platform, journal.shop.websiteId, journal.post, { status: 'draft' });
    expect((await newest())?.url).toBeNull();
  });

  it('lists them in pages, each once', async () => {
    await journal.platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
       select $1, c.id, $2, c.id, 1, 'N', 'x', 'spam', n::text, n::text, 's', to_timestamp(n / 10)
       from (select n, gen_random_uuid() as id from generate_series(1, 60) n) c`,
      [journal.shop.websiteId, journal.post],
    );
    expect(await kept()).toHaveLength(60);
    const page = async (before: string | null): Promise<OwnerCommentList> =>
      (
        await owner.send(
          'GET',
          `/api/admin/comments?status=spam${before === null ? '' : `&before=${before}`}`,
        )
      ).json();
    const one = await page(null);
    const two = await page(one.nextBefore);
    expect([one.comments.length, two.comments.length, two.nextBefore]).toEqual([50, 10, null]);
    expect(new Set([...one.comments, ...two.comments].map(({ id }) => id)).size).toBe(60);
    expect((await owner.send('GET', '/api/admin/comments?before=x')).statusCode).toBe(422);
  });

  it('moderates several at once, and gets a list of those that failed', async () => {
    await write({ body: 'https://a.example '.repeat(3) });
    journal.platform.clock.advance(11_000);
    await write({ body: 'https://b.example '.repeat(3) });
    journal.platform.clock.advance(11_000);
    await write({ body: 'Seen at once' });
    const ids = (await kept()).map(({ id }) => id);
    const nobody = '0198c0de-0000-7000-8000-000000000001';
    const moderated = await owner.send('POST', '/api/admin/comments/treat', {
      ids: [...ids, ids[0], nobody],
      action: 'approve',
    });
    expect(moderated.statusCode).toBe(200);
    const answer = moderated.json<ModeratedComments>();
    expect(answer.comments.map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 'visible'],
      [ids[1], 'visible'],
    ]);
    expect(answer.refused).toMatchObject([
      { id: ids[2], error: 'COMMENT_TRANSITION' },
      { id: nobody, error: 'COMMENT_NOT_FOUND', message: 'This comment does not exist.' },
    ]);
    expect(answer.counts).toEqual((await owner.send('GET', '/api/admin/comments/counts')).json());
    expect(await counts()).toEqual([3, 3]);
    for (const body of [
      {},
      { ids: [], action: 'approve' },
      { ids, action: 'delete' },
      { ids: ['x'], action: 'hold' },
    ])
      expect((await owner.send('POST', '/api/admin/comments/treat', body)).statusCode).toBe(422);
  });

  it('approves, marks as spam, removes and restores; the count and the page follow', async () => {
    await write({ body: 'https://a.example '.repeat(3) });
    const steps = [
      ['approve', 'visible', 1],
      ['mark-spam', 'spam', 0],
      ['approve', 'visible', 1],
      ['remove', 'removed', 0],
      ['restore', 'visible', 1],
      ['hold', 'held', 0],
      ['remove', 'removed', 0],
      ['hold', 'held', 0],
    ] as const;
    for (const [action, status, count] of steps) {
      const answer = await moderate(action);
      expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, status]);
      expect(await counts()).toEqual([count, count]);
      await awaitNotifications(journal.platform);
      expect((await pageOf()).includes('>https://a.example')).toBe(count === 1);
    }
    const { rows } = await journal.platform.db.$client.query<{ to_status: string; actor_id: string | null }>(
      'select to_status, actor_id from comment_changes where comment_id = $1 order by id',
      [await first()],
    );
    expect(rows).toHaveLength(9);
    // The first change has no actor (a visitor); changes within one millisecond have no order.
    expect(rows.filter(({ actor_id }) => actor_id === null)).toHaveLength(1);
  });

  it('cannot make a transition that the table of states does not allow', async () => {
    await write();
    const answer = await moderate('restore');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'A comment that is visible cannot be moderated like this.',
    ]);
    expect((await moderate('delete')).statusCode).toBe(404);
    expect((await moderate('remove', '0198c0de-0000-7000-8000-000000000001')).statusCode).toBe(404);
  });

  it('keeps the count right when the same comment is approved twice concurrently', async () => {
    await write({ body: 'https://a.example '.repeat(3) });
    const id = await first();
    const answers = await Promise.all([
      moderate('approve', id),
      moderate('approve', id),
      moderate('approve', id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await counts()).toEqual([1, 1]);
  });

  it('keeps the answers to a removed comment', async () => {
    await write();
    const parentId = await first();
    journal.platform.clock.advance(11_000);
    await write({ parentId, body: 'An answer to it' });
    await moderate('remove', parentId);
    await awaitNotifications(journal.platform);
    const html = await pageOf();
    expect(html).toContain('This comment was removed.');
    expect(html).toContain('An answer to it');
    expect(html).not.toContain('What a glaze!');
    expect(html).toContain('1 Comment<');
  });

  it('counts up to 10,000 comments of a status, and sees that there are more', async () => {
    await journal.platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash,
        sender_hash, created_on)
       select $1, id, $2, id, 1, 'June', 'Hello', 'spam', 'f' || id, 'b', 's', $3::timestamptz - interval '10 years'
       from (select gen_random_uuid() as id from generate_series(1, 10005)) made`,
      [journal.shop.websiteId, journal.post, new Date(journal.platform.clock.now())],
    );
    const counted = (await owner.send('GET', '/api/admin/comments/counts')).json<CommentCounts>();
    expect(counted.spam).toBe(10_001);
    expect(counted.visible).toBeLessThan(10_000);
    await journal.platform.db.$client.query(
      "delete from comments where website_id = $1 and status = 'spam' and body_hash = 'b'",
      [journal.shop.websiteId],
    );
    const left = (await owner.send('GET', '/api/admin/comments/counts')).json<CommentCounts>();
    expect(left.spam).toBeLessThan(10_000);
  });

  it('must be signed in, and works on their own website only', async () => {
    await write();
    const id = await first();
    expect(
      (await aVisitor(journal.app, journal.shop.host).send('GET', '/api/admin/comments')).statusCode,
    ).toBe(401);
    expect(
      (await aVisitor(journal.app, journal.shop.host).send('GET', '/api/admin/comments/counts')).statusCode,
    ).toBe(401);
    const several = { ids: [id], action: 'remove' };
    expect(
      (await aVisitor(journal.app, journal.shop.host).send('POST', '/api/admin/comments/treat', several))
        .statusCode,
    ).toBe(401);
    expect(
      (await aVisitor(journal.app, journal.shop.host).send('POST', `/api/admin/comments/${id}/remove`))
        .statusCode,
    ).toBe(401);
    const elsewhere = await aShop(journal.platform, `theirs-${journal.number}.test`);
    const stranger = await anOwner(journal.app, journal.platform, elsewhere);
    expect((await stranger.send('POST', `/api/admin/comments/${id}/remove`)).statusCode).toBe(404);
    expect((await stranger.send('GET', '/api/admin/comments')).json<OwnerCommentList>().comments).toEqual([]);
    const theirs = (
      await stranger.send('POST', '/api/admin/comments/treat', several)
    ).json<ModeratedComments>();
    expect([theirs.comments, theirs.refused.length]).toEqual([[], 1]);
  });
});
