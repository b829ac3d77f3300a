// PostgreSQL: both (row locks)
import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import type { CommentAnswer } from '@vitrine/contracts/comments.ts';
import { aShop, aVisitor } from '@vitrine/testing/shop-fixture.ts';
import { solveCaptcha } from '@vitrine/testing/solve-captcha.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { openJournal } from '@vitrine/testing/open-journal.ts';
import { describe, expect, it } from 'vitest';
import { createCollection, createItem, updateItem } from '../content/index.ts';

const journal = openJournal('comments.test');
const { setContent, write, writeByForm, kept, counts, first, pageOf } = journal;

describe('the form without JavaScript', () => {
  it('holds a comment for the owner, since no captcha verified it, and redirects with thanks', async () => {
    const answer = await writeByForm({ email: 'June@Example.com' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      new RegExp(`^/journal/post-[\\w-]+\\?notice=COMMENT_HELD#${journal.post}$`),
    );
    expect(await kept()).toMatchObject([
      { status: 'held', reasons: ['unverified'], depth: 1, author_email: 'june@example.com' },
    ]);
    expect(await counts()).toEqual([0, 0]);
    const { rows } = await journal.platform.db.$client.query(
      'select from_status, to_status, actor_id from comment_changes where comment_id = $1',
      [await first()],
    );
    expect(rows).toEqual([{ from_status: null, to_status: 'held', actor_id: null }]);
  });

  it('keeps everything that was typed when something is invalid', async () => {
    const answer = await writeByForm({
      name: '',
      email: 'x"><script>@',
      body: `a & b <i> ${'x'.repeat(5000)}`,
    });
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

  it('stores the same comment once, however often it is sent', async () => {
    const answers = await Promise.all([writeByForm(), writeByForm(), writeByForm()]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    await writeByForm({ name: ' June  Alder ' });
    expect(await kept()).toHaveLength(1);
    expect(await counts()).toEqual([0, 0]);
  });

  it('responds to a bot as to a person, and stores it as spam', async () => {
    const answer = await writeByForm({ website: 'https://spam.example' });
    expect(answer.headers.location).toContain('notice=COMMENT_HELD');
    expect(await kept()).toMatchObject([{ status: 'spam', reasons: ['trap', 'unverified'] }]);
    expect(await counts()).toEqual([0, 0]);
  });

  it('is spam with a second sign, such as being filled in faster than a person can', async () => {
    await write();
    journal.platform.clock.advance(60_000);
    const form = await journal.app.inject({
      url: `/comments/reply?to=${await first()}`,
      headers: { host: journal.shop.host },
    });
    const begun = /name="begun" value="([^"]+)"/.exec(form.body)?.[1] ?? '';
    expect(begun).not.toBe('');
    expect(form.body).not.toContain(String(journal.platform.clock.now()));
    await writeByForm({ begun, body: 'Buy our pills, they are the best ones.' });
    journal.platform.clock.advance(60_000);
    await writeByForm({ begun, body: 'Which clay is it, and where do you dig for it?' });
    journal.platform.clock.advance(60_000);
    await writeByForm({ begun: 'v1.made.up', body: 'And at what temperature is it fired?', name: 'Una' });
    expect((await kept()).slice(1)).toMatchObject([
      { status: 'spam', reasons: ['filled-fast', 'unverified'] },
      { status: 'held', reasons: ['unverified'] },
      { status: 'held', reasons: ['unverified'] },
    ]);
  });

  it('is accepted only from the site’s own pages', async () => {
    const answer = await journal.app.inject({
      method: 'POST',
      url: '/comments',
      headers: {
        host: journal.shop.host,
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ itemId: journal.post, name: 'x', body: 'y' }).toString(),
    });
    expect(answer.statusCode).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('refuses bodies that are too large, unknown items and malformed ids', async () => {
    expect((await writeByForm({ body: 'x'.repeat(100_000) })).statusCode).toBe(413);
    expect((await writeByForm({ body: 'x'.repeat(30_000) })).statusCode).toBe(422);
    expect((await writeByForm({ itemId: '0198c0de-0000-7000-8000-000000000001' })).statusCode).toBe(404);
    expect((await writeByForm({ itemId: "' or 1=1" })).statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  });
});

describe('comments are refused', () => {
  const sentence = 'Comments are closed.';

  it('on an item whose comments are closed', async () => {
    await updateItem(journal.platform, journal.shop.websiteId, journal.post, { commentState: 0 });
    const answer = await writeByForm();
    expect([answer.statusCode, answer.body.includes(sentence)]).toEqual([409, true]);
    expect(answer.body).toContain('What a glaze! How hot was the kiln?</textarea>');
  });

  it('on a draft, and on a product', async () => {
    await updateItem(journal.platform, journal.shop.websiteId, journal.post, { status: 'draft' });
    expect((await writeByForm()).statusCode).toBe(404);
    const product = await journal.shop.addProduct(`mug-${journal.number}`);
    expect((await writeByForm({ itemId: product })).statusCode).toBe(409);
    expect(await kept(product)).toEqual([]);
  });

  it('on an item of another website', async () => {
    const other = await aShop(journal.platform, `other-${journal.number}.test`);
    const collectionId = await createCollection(journal.platform, other.websiteId, {
      kind: 'blog',
      urlId: 'b',
      title: 'B',
    });
    const foreign = await createItem(journal.platform, other.websiteId, {
      collectionId,
      urlId: 'x',
      recordType: 1,
      title: 'X',
    });
    expect((await writeByForm({ itemId: foreign })).statusCode).toBe(404);
    expect(await kept(foreign)).toEqual([]);
  });

  it('everywhere when the site switches them off, and after the number of days the owner set', async () => {
    await write();
    expect(await pageOf()).toContain('What a glaze!');
    await setContent({ commentsEnabled: false });
    expect((await writeByForm({ name: 'A' })).statusCode).toBe(409);
    const page = await pageOf();
    expect(page).toContain('A &lt;b&gt;post');
    expect(page).not.toContain('What a glaze!');
    await setContent({ commentsCloseAfterDays: 1 });
    expect((await writeByForm({ name: 'B' })).statusCode).toBe(303);
    journal.platform.clock.advance(86_400_000);
    expect((await writeByForm({ name: 'C' })).statusCode).toBe(409);
    await setContent({});
  });
});

describe('replies', () => {
  it('are nested under their parent, at most five levels deep', async () => {
    let parentId = '';
    for (let depth = 1; depth <= 5; depth += 1) {
      journal.platform.clock.advance(11_000);
      expect((await write({ parentId, body: `Level ${depth}` })).statusCode).toBe(200);
      parentId = (await kept()).at(-1)?.id ?? '';
    }
    expect((await kept()).map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    const answer = await writeByForm({ parentId, body: 'Level 6' });
    expect([answer.statusCode, answer.body.includes('Level 6</textarea>')]).toEqual([409, true]);
    expect(await counts()).toEqual([5, 5]);
  });

  it('cannot answer comments of other items or hidden ones, and keep what was typed', async () => {
    await write();
    const onFirst = await first();
    await journal.nextPost();
    const across = await writeByForm({ parentId: onFirst, body: 'Across' });
    expect(across.statusCode).toBe(409);
    expect(across.body).toContain('Across</textarea>');
    expect(await kept()).toEqual([]);
  });

  it('have a page with the form and the comment they answer', async () => {
    await write({ name: 'A <b>name</b>' });
    const page = await journal.app.inject({
      url: `/comments/reply?to=${await first()}`,
      headers: { host: journal.shop.host },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Reply to A &lt;b&gt;name&lt;/b&gt;');
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    for (const to of ['x', '0198c0de-0000-7000-8000-000000000001', '']) {
      const none = await journal.app.inject({
        url: `/comments/reply?to=${to}`,
        headers: { host: journal.shop.host, accept: 'text/html' },
      });
      expect(none.statusCode).toBe(404);
    }
  });
});

describe('suspected spam', () => {
  it('is detected among concurrent comments of a sender as among sequential ones', async () => {
    await withLockHeld(
      journal.platform,
      'select 1 from items where id = $1 for update',
      [journal.post],
      async (_holder, commit) => {
        const sent = [write({ body: 'What a glaze!' }), write({ body: 'How hot was the kiln?' })];
        await untilBlocked(journal.platform, 2);
        await commit();
        await Promise.all(sent);
      },
    );
    expect((await kept()).map(({ status, reasons }) => [status, reasons]).toSorted()).toEqual([
      ['held', ['too-fast']],
      ['visible', []],
    ]);
  });

  it('is held for the owner, and its author is informed', async () => {
    const answer = await write({ body: 'https://a.example https://b.example https://c.example' });
    expect(answer.json<CommentAnswer>()).toMatchObject({ isVisible: false, html: '' });
    expect(answer.json<CommentAnswer>().message).toContain('when the owner of this site has read it');
    expect(await kept()).toMatchObject([{ status: 'held', reasons: ['links'] }]);
    expect(await counts()).toEqual([0, 0]);
  });

  it('is detected when the same text is repeated elsewhere, or is sent too fast', async () => {
    const body = `The very same long words about nothing in particular, ${journal.number}.`;
    await write({ body });
    await journal.nextPost();
    await write({ body, name: 'Somebody else' });
    expect(await kept()).toMatchObject([{ status: 'held', reasons: ['repeated', 'too-fast'] }]);
  });

  it('includes every comment when the owner reviews all of them', async () => {
    await setContent({ commentModeration: 'hold-all' });
    await write();
    const [comment] = await kept();
    expect(comment?.status).toBe('held');
    expect(comment?.reasons).toContain('all-held');
    await setContent({});
  });
});

describe('the page', () => {
  it('shows comments as plain text, with nofollow links', async () => {
    await write({
      name: '<img src=x onerror=alert(1)>',
      body: '</p><script>alert(1)</script> {website.id} see https://a.example/x.',
    });
    const html = await pageOf();
    expect(html).toContain(`id="${journal.post}"`);
    expect(html).toContain('1 Comment<');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('{website.id}');
    expect(html).toContain(
      '<a href="https://a.example/x" target="_blank" rel="nofollow ugc noopener noreferrer">https://a.example/x</a>.',
    );
  });

  it('shows a new comment to the next visitor, with the notice', async () => {
    const empty = await pageOf();
    expect(empty, 'no count stands above the empty form').toMatch(/<h2[^>]*hidden=""[^>]*>No Comments</);
    expect(empty).toMatch(/<h2[^>]*data-comment-form-title=""[^>]*>Leave a comment</);
    await write({ email: 'secret@example.com' });
    const html = await pageOf('?notice=COMMENT_POSTED');
    expect(html).toContain('What a glaze!');
    expect(html).toContain('Thank you. Your comment is on the page.');
    expect(html).not.toContain('secret@example.com');
  });

  it('shows fifty threads, newest first, with links to the others', async () => {
    await journal.platform.db.$client.query(
      `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
       select $1, c.id, $2, c.id, 1, 'N', 'Comment no. ' || n || '.', 'visible', n::text, n::text, 's', to_timestamp(n)
       from (select n, gen_random_uuid() as id from generate_series(1, 60) n) c`,
      [journal.shop.websiteId, journal.post],
    );
    await journal.platform.db.$client.query('update items set public_comment_count = 60 where id = $1', [
      journal.post,
    ]);
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
  const answer = await journal.app.inject({
    url: '/api/captcha/challenge?action=FORM_BLOCK_SUBMISSION',
    headers: { host: journal.shop.host },
  });
  return solveCaptcha(answer.json<CaptchaChallenge>());
};

describe('POST /api/comments', () => {
  it('returns the comment as the page shows it', async () => {
    const answer = await aVisitor(journal.app, journal.shop.host).send('POST', '/api/comments', {
      itemId: journal.post,
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

  it('requires a captcha token', async () => {
    const answer = await aVisitor(journal.app, journal.shop.host).send('POST', '/api/comments', {
      itemId: journal.post,
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
