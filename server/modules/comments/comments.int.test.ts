import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import type {
  CommentAnswer,
  OwnerComment,
  OwnerCommentList,
  TreatedComments,
} from '@vitrine/contracts/comments.ts';
import type { ContentSettings } from '@vitrine/domain/content/content-settings.ts';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/a-shop.ts';
import { solveCaptcha } from '@vitrine/testing/a-solved-captcha.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createWelcomeLink } from '../accounts/index.ts';
import { createCollection, createItem, updateItem } from '../content/index.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let blog: string;
let post: string;
let posts = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'comments.test');
  blog = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  posts += 1;
  platform.clock.advance(60_000);
  post = await addPost();
});

const addPost = (): Promise<string> => {
  const urlId = `post-${posts}-${Math.random().toString(36).slice(2)}`;
  return createItem(platform, shop.websiteId, {
    collectionId: blog,
    urlId,
    recordType: 1,
    title: `A <b>post</b> ${posts}`,
  });
};
async function setContent(content: Partial<ContentSettings>): Promise<void> {
  await updateSettings(platform, shop.websiteId, { settings: { content } });
}
const write = (fields: Record<string, string> = {}) =>
  aVisitor(app, shop.host).post('/comments', {
    itemId: post,
    name: 'June Alder',
    body: 'What a glaze! How hot was the kiln?',
    ...fields,
  });
interface Row {
  readonly id: string;
  readonly status: string;
  readonly depth: number;
  readonly body: string;
  readonly author_email: string;
  readonly reasons: string[];
}
async function kept(itemId = post): Promise<Row[]> {
  const { rows } = await platform.db.$client.query<Row>(
    'select * from comments where website_id = $1 and item_id = $2 order by created_on, depth',
    [shop.websiteId, itemId],
  );
  return rows;
}
/** The count on the item, and the comments that are really visible. */
async function counts(itemId = post): Promise<[number, number]> {
  const { rows } = await platform.db.$client.query<{ said: number; real: number }>(
    `select public_comment_count as said,
      (select count(*)::int from comments c where c.website_id = i.website_id and c.item_id = i.id and c.status = 'visible') as real
     from items i where website_id = $1 and id = $2`,
    [shop.websiteId, itemId],
  );
  return [rows[0]?.said ?? -1, rows[0]?.real ?? -1];
}
async function first(): Promise<string> {
  return (await kept())[0]?.id ?? '';
}
async function pageOf(query = ''): Promise<string> {
  const { rows } = await platform.db.$client.query<{ url_id: string }>(
    'select url_id from items where id = $1',
    [post],
  );
  const answer = await app.inject({
    url: `/journal/${rows[0]?.url_id}${query}`,
    headers: { host: shop.host },
  });
  return answer.body;
}

describe('the form without JavaScript', () => {
  it('keeps a comment, counts it, and goes back to it with thanks', async () => {
    const answer = await write({ email: 'June@Example.com' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      new RegExp(`^/journal/post-[\\w-]+\\?notice=COMMENT_POSTED#${post}$`),
    );
    expect(await kept()).toMatchObject([{ status: 'visible', depth: 1, author_email: 'june@example.com' }]);
    expect(await counts()).toEqual([1, 1]);
    const { rows } = await platform.db.$client.query(
      'select from_status, to_status, actor_id from comment_changes where comment_id = $1',
      [await first()],
    );
    expect(rows).toEqual([{ from_status: null, to_status: 'visible', actor_id: null }]);
  });

  it('brings back everything that was typed when something is wrong', async () => {
    const answer = await write({ name: '', email: 'x"><script>@', body: `a & b <i> ${'x'.repeat(5000)}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('One or more fields is invalid, please check your entries.');
    expect(answer.body).toContain('Enter your name.');
    expect(answer.body).toContain('You have exceeded the character limit.');
    expect(answer.body).toContain(
      'Email is not valid. Email addresses should follow the format name@example.com.',
    );
    expect(answer.body).toContain(`a &amp; b &lt;i&gt; ${'x'.repeat(5000)}</textarea>`);
    expect(answer.body).toContain('value="x&quot;&gt;&lt;script&gt;@"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await kept()).toEqual([]);
  });

  it('takes the same comment once, however often it is sent', async () => {
    const answers = await Promise.all([write(), write(), write()]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    await write({ name: ' June  Alder ' });
    expect(await kept()).toHaveLength(1);
    expect(await counts()).toEqual([1, 1]);
  });

  it('tells a program what a person is told, and keeps nothing', async () => {
    const answer = await write({ website: 'https://spam.example' });
    expect(answer.headers.location).toContain('notice=COMMENT_HELD');
    expect(await kept()).toEqual([]);
  });

  it('comes only from our own pages', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/comments',
      headers: {
        host: shop.host,
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ itemId: post, name: 'x', body: 'y' }).toString(),
    });
    expect(answer.statusCode).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('refuses bodies that are too large, unknown items and what is no id', async () => {
    expect((await write({ body: 'x'.repeat(100_000) })).statusCode).toBe(413);
    expect((await write({ body: 'x'.repeat(30_000) })).statusCode).toBe(422);
    expect((await write({ itemId: '0198c0de-0000-7000-8000-000000000001' })).statusCode).toBe(404);
    expect((await write({ itemId: "' or 1=1" })).statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  });
});

describe('where comments are not taken', () => {
  const sentence = 'Comments are closed.';

  it('on an item whose comments are closed', async () => {
    await updateItem(platform, shop.websiteId, post, { commentState: 0 });
    const answer = await write();
    expect([answer.statusCode, answer.body.includes(sentence)]).toEqual([409, true]);
    expect(answer.body).toContain('What a glaze! How hot was the kiln?</textarea>');
  });

  it('on a draft, and under what is sold', async () => {
    await updateItem(platform, shop.websiteId, post, { status: 'draft' });
    expect((await write()).statusCode).toBe(404);
    const product = await shop.addProduct(`mug-${posts}`);
    expect((await write({ itemId: product })).statusCode).toBe(409);
    expect(await kept(product)).toEqual([]);
  });

  it('on an item of another website', async () => {
    const other = await aShop(platform, `other-${posts}.test`);
    const collectionId = await createCollection(platform, other.websiteId, {
      kind: 'blog',
      urlId: 'b',
      title: 'B',
    });
    const foreign = await createItem(platform, other.websiteId, {
      collectionId,
      urlId: 'x',
      recordType: 1,
      title: 'X',
    });
    expect((await write({ itemId: foreign })).statusCode).toBe(404);
    expect(await kept(foreign)).toEqual([]);
  });

  it('anywhere, by the site’s switch; and after the days the owner set', async () => {
    await write();
    await setContent({ commentsEnabled: false });
    await expect.poll(async () => (await write({ name: 'A' })).statusCode).toBe(409);
    await expect.poll(() => pageOf()).not.toContain('What a glaze!');
    await setContent({ commentsCloseAfterDays: 1 });
    await expect.poll(async () => (await write({ name: 'B' })).statusCode).toBe(303);
    platform.clock.advance(86_400_000);
    expect((await write({ name: 'C' })).statusCode).toBe(409);
    await setContent({});
  });
});

describe('replies', () => {
  it('stand under what they answer, five deep and no deeper', async () => {
    let parentId = '';
    for (let depth = 1; depth <= 5; depth += 1) {
      platform.clock.advance(11_000);
      expect((await write({ parentId, body: `Level ${depth}` })).statusCode).toBe(303);
      parentId = (await kept()).at(-1)?.id ?? '';
    }
    expect((await kept()).map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    const answer = await write({ parentId, body: 'Level 6' });
    expect([answer.statusCode, answer.body.includes('Level 6</textarea>')]).toEqual([409, true]);
    expect(await counts()).toEqual([5, 5]);
  });

  it('do not reach across items or to what nobody sees, and lose nothing', async () => {
    await write();
    const onFirst = await first();
    post = await addPost();
    const across = await write({ parentId: onFirst, body: 'Across' });
    expect(across.statusCode).toBe(409);
    expect(across.body).toContain('Across</textarea>');
    expect(await kept()).toEqual([]);
  });

  it('have a page with the form and what they answer', async () => {
    await write({ name: 'A <b>name</b>' });
    const page = await app.inject({
      url: `/comments/reply?to=${await first()}`,
      headers: { host: shop.host },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Reply to A &lt;b&gt;name&lt;/b&gt;');
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    for (const to of ['x', '0198c0de-0000-7000-8000-000000000001', '']) {
      const none = await app.inject({
        url: `/comments/reply?to=${to}`,
        headers: { host: shop.host, accept: 'text/html' },
      });
      expect(none.statusCode).toBe(404);
    }
  });
});

describe('what looks like spam', () => {
  it('waits for the owner, and the sender is told so', async () => {
    const answer = await write({ body: 'https://a.example https://b.example https://c.example' });
    expect(answer.headers.location).toContain('notice=COMMENT_HELD');
    expect(await kept()).toMatchObject([{ status: 'held', reasons: ['links'] }]);
    expect(await counts()).toEqual([0, 0]);
  });

  it('is noticed when the same words come again elsewhere, and when they come too fast', async () => {
    const body = `The very same long words about nothing in particular, ${posts}.`;
    await write({ body });
    post = await addPost();
    await write({ body, name: 'Somebody else' });
    expect(await kept()).toMatchObject([{ status: 'held', reasons: ['repeated', 'too-fast'] }]);
  });

  it('is everything, for an owner who wants to see it first', async () => {
    await setContent({ commentsHeld: true });
    await expect
      .poll(async () => {
        platform.clock.advance(11_000);
        await write({ body: `Held ${Math.random()}` });
        return (await kept()).at(-1)?.status;
      })
      .toBe('held');
    await setContent({});
  });
});

describe('the page', () => {
  it('shows comments as plain text, with links that pass on no credit', async () => {
    await write({
      name: '<img src=x onerror=alert(1)>',
      body: '</p><script>alert(1)</script> {website.id} see https://a.example/x.',
    });
    const html = await pageOf();
    expect(html).toContain(`id="${post}"`);
    expect(html).toContain('1 Comment<');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('{website.id}');
    expect(html).toContain(
      '<a href="https://a.example/x" target="_blank" rel="nofollow ugc noopener noreferrer">https://a.example/x</a>.',
    );
  });

  it('shows a new comment to the next who asks, with the words of the notice', async () => {
    expect(await pageOf()).toContain('No Comments<');
    await write({ email: 'secret@example.com' });
    const html = await pageOf('?notice=COMMENT_POSTED');
    expect(html).toContain('What a glaze!');
    expect(html).toContain('Thank you. Your comment is on the page.');
    expect(html).not.toContain('secret@example.com');
  });

  it('shows fifty threads, the newest first, and leads to the others', async () => {
    await platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
       select $1, c.id, $2, c.id, 1, 'N', 'Comment no. ' || n || '.', 'visible', n::text, n::text, 's', to_timestamp(n)
       from (select n, gen_random_uuid() as id from generate_series(1, 60) n) c`,
      [shop.websiteId, post],
    );
    await platform.db.$client.query('update items set public_comment_count = 60 where id = $1', [post]);
    const html = await pageOf();
    expect(html).toContain('60 Comments');
    expect(html).toContain('Comment no. 60.');
    expect(html).not.toContain('Comment no. 10.');
    expect(html).toMatch(/href="\/journal\/[\w-]+\?page=2#/);
    const second = await pageOf('?page=2');
    expect(second).toContain('Comment no. 10.');
    expect(second).not.toContain('Comment no. 11.');
  });
});

const token = async (): Promise<string> => {
  const answer = await app.inject({
    url: '/api/captcha/challenge?action=FORM_BLOCK_SUBMISSION',
    headers: { host: shop.host },
  });
  return solveCaptcha(answer.json<CaptchaChallenge>());
};

describe('POST /api/comments', () => {
  it('answers the comment as the page shows it', async () => {
    const answer = await aVisitor(app, shop.host).send('POST', '/api/comments', {
      itemId: post,
      name: 'June',
      body: 'One\n\nTwo',
      captchaToken: await token(),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<CommentAnswer>()).toMatchObject({
      isVisible: true,
      countText: '1 Comment',
      message: 'Thank you. Your comment is on the page.',
    });
    expect(answer.json<CommentAnswer>().html).toContain('<p>One</p><p>Two</p>');
  });

  it('lets nobody in without a captcha’s token', async () => {
    const answer = await aVisitor(app, shop.host).send('POST', '/api/comments', {
      itemId: post,
      name: 'J',
      body: 'x',
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'Complete CAPTCHA before submitting.',
    ]);
    expect(await kept()).toEqual([]);
  });
});

async function ownerOf(host: string, websiteId: string) {
  const owner = aVisitor(app, host);
  const welcome = await createWelcomeLink(platform, websiteId);
  await owner.send('POST', '/api/admin/welcome', {
    token: welcome,
    name: 'Rowan',
    email: 'rowan@example.com',
    password: 'a kiln at dawn 1280',
  });
  return owner;
}

describe('the owner', () => {
  let owner: Awaited<ReturnType<typeof ownerOf>>;
  beforeAll(async () => {
    owner = await ownerOf(shop.host, shop.websiteId);
  });
  const newest = async (): Promise<OwnerComment | undefined> =>
    (await owner.send('GET', '/api/admin/comments?status=visible')).json<OwnerCommentList>().comments[0];
  const treat = async (action: string, id?: string) =>
    owner.send('POST', `/api/admin/comments/${id ?? (await first())}/${action}`);

  it('sees every comment with its state, why it waits, and the page it stands on', async () => {
    await write({ body: 'https://a.example '.repeat(3), email: 'mail@example.com' });
    const list = (await owner.send('GET', '/api/admin/comments?status=held')).json<OwnerCommentList>();
    expect(list.comments[0]).toMatchObject({
      status: 'held',
      reasons: ['links'],
      authorEmail: 'mail@example.com',
    });
    expect(list.comments[0]?.url).toMatch(new RegExp(`^/journal/[\\w-]+#${post}$`));
    expect(list.counts.held).toBeGreaterThan(0);
    expect((await owner.send('GET', '/api/admin/comments/counts')).json()).toEqual(list.counts);
  });

  it('sees what a comment answers, and the way to the very place it has on the site', async () => {
    await write({ body: `${'Long '.repeat(60)}words` });
    const parentId = await first();
    platform.clock.advance(11_000);
    await write({ parentId, name: 'Tom', body: 'An answer to it' });
    const answer = await newest();
    expect(answer).toMatchObject({
      authorName: 'Tom',
      parentId,
      answered: { authorName: 'June Alder', status: 'visible' },
    });
    expect(answer?.answered?.beginning).toHaveLength(200);
    expect(answer?.url).toMatch(new RegExp(`^/journal/[\\w-]+#comment-${answer?.id}$`));
    // Fifty newer threads, and one nobody sees, push it to the second page.
    await platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
       select $1, c.id, $2, c.id, 1, 'N', 'x', case when n > 50 then 'held' else 'visible' end, n::text, n::text, 's',
         to_timestamp($3 / 1000.0) - (n || ' milliseconds')::interval
       from (select n, gen_random_uuid() as id from generate_series(1, 51) n) c`,
      [shop.websiteId, post, platform.clock.now()],
    );
    await platform.db.$client.query(
      `update comments set created_on = created_on - interval '1 minute' where thread_id = $1 and parent_id is null`,
      [parentId],
    );
    expect((await newest())?.url).toMatch(new RegExp(`\\?page=2#comment-${answer?.id}$`));
    await updateItem(platform, shop.websiteId, post, { status: 'draft' });
    expect((await newest())?.url).toBeNull();
  });

  it('pages through them, each once', async () => {
    await platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
       select $1, c.id, $2, c.id, 1, 'N', 'x', 'spam', n::text, n::text, 's', to_timestamp(n / 10)
       from (select n, gen_random_uuid() as id from generate_series(1, 60) n) c`,
      [shop.websiteId, post],
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

  it('treats several at once, and is told which could not be', async () => {
    await write({ body: 'https://a.example '.repeat(3) });
    platform.clock.advance(11_000);
    await write({ body: 'https://b.example '.repeat(3) });
    platform.clock.advance(11_000);
    await write({ body: 'Seen at once' });
    const ids = (await kept()).map(({ id }) => id);
    const nobody = '0198c0de-0000-7000-8000-000000000001';
    const treated = await owner.send('POST', '/api/admin/comments/treat', {
      ids: [...ids, ids[0], nobody],
      action: 'approve',
    });
    expect(treated.statusCode).toBe(200);
    const answer = treated.json<TreatedComments>();
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

  it('approves, marks, removes and brings back; the count and the page follow', async () => {
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
      const answer = await treat(action);
      expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, status]);
      expect(await counts()).toEqual([count, count]);
      await expect.poll(async () => (await pageOf()).includes('>https://a.example')).toBe(count === 1);
    }
    const { rows } = await platform.db.$client.query<{ to_status: string; actor_id: string | null }>(
      'select to_status, actor_id from comment_changes where comment_id = $1 order by id',
      [await first()],
    );
    expect(rows).toHaveLength(9);
    // The first came of the visitor, who is nobody; those of one millisecond stand in no order.
    expect(rows.filter(({ actor_id }) => actor_id === null)).toHaveLength(1);
  });

  it('cannot do what the table of states does not have', async () => {
    await write();
    const answer = await treat('restore');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'A comment that is visible cannot be treated like this.',
    ]);
    expect((await treat('delete')).statusCode).toBe(404);
    expect((await treat('remove', '0198c0de-0000-7000-8000-000000000001')).statusCode).toBe(404);
  });

  it('keeps the count right when the same comment is approved by two at once', async () => {
    await write({ body: 'https://a.example '.repeat(3) });
    const id = await first();
    const answers = await Promise.all([treat('approve', id), treat('approve', id), treat('approve', id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await counts()).toEqual([1, 1]);
  });

  it('leaves the answers to a removed comment standing', async () => {
    await write();
    const parentId = await first();
    platform.clock.advance(11_000);
    await write({ parentId, body: 'An answer to it' });
    await treat('remove', parentId);
    await expect.poll(() => pageOf()).toContain('This comment was removed.');
    const html = await pageOf();
    expect(html).toContain('An answer to it');
    expect(html).not.toContain('What a glaze!');
    expect(html).toContain('1 Comment<');
  });

  it('is asked who they are, and works on their own website only', async () => {
    await write();
    const id = await first();
    expect((await aVisitor(app, shop.host).send('GET', '/api/admin/comments')).statusCode).toBe(401);
    expect((await aVisitor(app, shop.host).send('GET', '/api/admin/comments/counts')).statusCode).toBe(401);
    const several = { ids: [id], action: 'remove' };
    expect(
      (await aVisitor(app, shop.host).send('POST', '/api/admin/comments/treat', several)).statusCode,
    ).toBe(401);
    expect((await aVisitor(app, shop.host).send('POST', `/api/admin/comments/${id}/remove`)).statusCode).toBe(
      401,
    );
    const elsewhere = await aShop(platform, `theirs-${posts}.test`);
    const stranger = await ownerOf(elsewhere.host, elsewhere.websiteId);
    expect((await stranger.send('POST', `/api/admin/comments/${id}/remove`)).statusCode).toBe(404);
    expect((await stranger.send('GET', '/api/admin/comments')).json<OwnerCommentList>().comments).toEqual([]);
    const theirs = (
      await stranger.send('POST', '/api/admin/comments/treat', several)
    ).json<TreatedComments>();
    expect([theirs.comments, theirs.refused.length]).toEqual([[], 1]);
  });
});
