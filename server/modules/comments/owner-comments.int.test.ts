import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { CommentCounts, OwnerComment } from '@vitrine/contracts/comments.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { openJournal } from '@vitrine/testing/open-journal.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '../content/index.ts';

const journal = openJournal('comments.test');
const { write, kept, counts, first, pageOf } = journal;

type CommentPage = ListPage<OwnerComment>;

describe('the owner', () => {
  let owner: TestVisitor;
  beforeAll(async () => {
    owner = await anOwner(journal.app, journal.platform, journal.shop);
  });
  /** The rows of the list that an address selects. */
  const listed = async (query: Readonly<Record<string, string>>): Promise<readonly OwnerComment[]> => {
    const address = `/api/admin/comments?${new URLSearchParams(query).toString()}`;
    return (await owner.send('GET', address)).json<CommentPage>().rows;
  };
  const newest = async (): Promise<OwnerComment | undefined> => (await listed({ status: 'visible' }))[0];
  const change = async (action: string, selection: object, as = owner): Promise<BulkJob> => {
    const answer = await as.send('POST', '/api/admin/comments/bulk', { selection, change: { action } });
    expect(answer.statusCode, answer.body).toBe(202);
    return answer.json<BulkJob>();
  };
  const moderate = async (action: string, id?: string) =>
    owner.send('POST', `/api/admin/comments/${id ?? (await first())}/${action}`);

  it('sees every comment with its status, the reasons it is held, and its page', async () => {
    await write({ body: 'https://a.example '.repeat(3), email: 'mail@example.com' });
    const [held] = await listed({ status: 'held' });
    expect(held).toMatchObject({ status: 'held', reasons: ['links'], authorEmail: 'mail@example.com' });
    expect(held?.url).toMatch(new RegExp(`^/journal/[\\w-]+#${journal.post}$`));
    const counted = (await owner.send('GET', '/api/admin/comments/counts')).json<CommentCounts>();
    expect(counted.held).toBeGreaterThan(0);
    expect((await owner.send('GET', `/api/admin/comments/${held?.id}`)).json()).toEqual(held);
    const nobody = '0198c0de-0000-7000-8000-000000000001';
    expect((await owner.send('GET', `/api/admin/comments/${nobody}`)).statusCode).toBe(404);
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
    const one = (await owner.send('GET', '/api/admin/comments?status=spam')).json<CommentPage>();
    const two = await listed({ status: 'spam', after: one.next ?? '' });
    expect([one.rows.length, two.length]).toEqual([50, 10]);
    expect(new Set([...one.rows, ...two].map(({ id }) => id)).size).toBe(60);
    const back = await listed({ status: 'spam', sort: 'written' });
    expect(back[0]?.id).toBe(two.at(-1)?.id);
    expect((await owner.send('GET', '/api/admin/comments?after=x')).statusCode).toBe(422);
  });

  it('finds them by author, words and what they are on, and has them as a file', async () => {
    await write({ name: 'Ottilie Brandt', email: 'otti@example.com', body: 'Which celadon is this?' });
    journal.platform.clock.advance(11_000);
    await write({ name: 'Tom Reed', body: 'Celadon, I think.' });
    const authors = async (query: Readonly<Record<string, string>>) =>
      (await listed(query)).map(({ authorName }) => authorName);
    expect(await authors({ search: 'ottil' })).toEqual(['Ottilie Brandt']);
    expect(await authors({ search: 'otti@exam' })).toEqual(['Ottilie Brandt']);
    expect(await authors({ search: 'celad' })).toEqual(['Tom Reed', 'Ottilie Brandt']);
    expect(await authors({ search: 'celad reed' })).toEqual(['Tom Reed']);
    expect(await authors({ search: 'celad', item: journal.post })).toHaveLength(2);
    expect(await authors({ item: '0198c0de-0000-7000-8000-000000000001' })).toEqual([]);
    const today = new Date(journal.platform.clock.now()).toISOString().slice(0, 10);
    expect(await authors({ search: 'celad', writtenTo: '2020-01-01' })).toEqual([]);
    expect(await authors({ search: 'celad', writtenFrom: today })).toHaveLength(2);
    const count = await owner.send('GET', '/api/admin/comments/count?search=celad');
    expect(count.json()).toEqual({ count: 2, isMore: false });
    const [{ itemTitle = '' } = {}] = await listed({ search: 'celad' });
    const items = await owner.send(
      'GET',
      `/api/admin/comments/items?search=${encodeURIComponent(itemTitle.slice(0, 4))}`,
    );
    expect(items.json().items).toContainEqual({ id: journal.post, title: itemTitle });
    expect((await owner.send('GET', '/api/admin/comments/items?search=no+such')).json()).toEqual({
      items: [],
    });
    const file = await owner.send('GET', '/api/admin/comments/export.csv?search=ottilie');
    expect(file.body).toContain('Ottilie Brandt,otti@example.com,Which celadon is this?,');
    // Who had their data erased is found no more.
    await journal.platform.db.$client.query(
      "update comments set author_name = 'Deleted user', author_email = '' where author_email = 'otti@example.com'",
    );
    expect(await authors({ search: 'ottil' })).toEqual([]);
  });

  it('moderates many at once, and takes it back where nothing has changed since', async () => {
    await write({ body: 'https://first.example '.repeat(3) });
    journal.platform.clock.advance(11_000);
    await write({ body: 'https://second.example '.repeat(3) });
    journal.platform.clock.advance(11_000);
    await write({ body: 'Seen at once' });
    const ids = (await kept()).map(({ id }) => id);
    const statuses = async () => (await kept()).map(({ status }) => status);
    const before = await statuses();
    expect(before).toEqual(['held', 'held', 'visible']);
    const nobody = '0198c0de-0000-7000-8000-000000000001';
    const job = await change('approve', { ids: [...ids, nobody] });
    expect(job).toMatchObject({ phase: 'done', total: 3, changed: 2, refused: [] });
    expect(await counts()).toEqual([3, 3]);
    await moderate('mark-spam', ids[0]);
    const undone = await owner.send('POST', `/api/admin/bulk/${job.id}/undo`);
    expect(undone.json()).toMatchObject({
      phase: 'undone',
      refused: [{ reason: 'changed-since', count: 1 }],
    });
    expect(await statuses()).toEqual(['spam', 'held', 'visible']);
    expect(await counts()).toEqual([1, 1]);
    // From every status, also of a search.
    await change('remove', { query: { item: journal.post, search: 'example' } });
    expect(await statuses()).toEqual(['removed', 'removed', 'visible']);
    await change('hold', { ids });
    expect(await statuses()).toEqual(['held', 'held', 'held']);
    expect(await counts()).toEqual([0, 0]);
    const unknown = { selection: { ids }, change: { action: 'delete' } };
    expect((await owner.send('POST', '/api/admin/comments/bulk', unknown)).statusCode).toBe(422);
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

  it('counts up to 5,000 comments of a status, and sees that there are more', async () => {
    await journal.platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash,
        sender_hash, created_on)
       select $1, id, $2, id, 1, 'June', 'Hello', 'spam', 'f' || id, 'b', 's', $3::timestamptz - interval '10 years'
       from (select gen_random_uuid() as id from generate_series(1, 5005)) made`,
      [journal.shop.websiteId, journal.post, new Date(journal.platform.clock.now())],
    );
    const counted = (await owner.send('GET', '/api/admin/comments/counts')).json<CommentCounts>();
    expect(counted.spam).toBe(5001);
    expect(counted.visible).toBeLessThan(5000);
    await journal.platform.db.$client.query(
      "delete from comments where website_id = $1 and status = 'spam' and body_hash = 'b'",
      [journal.shop.websiteId],
    );
    const left = (await owner.send('GET', '/api/admin/comments/counts')).json<CommentCounts>();
    expect(left.spam).toBeLessThan(5000);
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
    const many = { selection: { ids: [id] }, change: { action: 'remove' } };
    expect(
      (await aVisitor(journal.app, journal.shop.host).send('POST', '/api/admin/comments/bulk', many))
        .statusCode,
    ).toBe(401);
    expect(
      (await aVisitor(journal.app, journal.shop.host).send('POST', `/api/admin/comments/${id}/remove`))
        .statusCode,
    ).toBe(401);
    const elsewhere = await aShop(journal.platform, `theirs-${journal.number}.test`);
    const stranger = await anOwner(journal.app, journal.platform, elsewhere);
    expect((await stranger.send('POST', `/api/admin/comments/${id}/remove`)).statusCode).toBe(404);
    expect((await stranger.send('GET', `/api/admin/comments/${id}`)).statusCode).toBe(404);
    expect((await stranger.send('GET', '/api/admin/comments')).json<CommentPage>().rows).toEqual([]);
    expect((await stranger.send('GET', '/api/admin/comments/items')).json()).toEqual({ items: [] });
    expect(await change('remove', { ids: [id] }, stranger)).toMatchObject({ changed: 0 });
    expect((await kept()).at(0)?.status).toBe('visible');
  });
});
