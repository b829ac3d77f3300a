import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import type { CommentAnswer } from '@vitrine/contracts/comments.ts';
import { openJournal } from '@vitrine/testing/open-journal.ts';
import { aVisitor } from '@vitrine/testing/shop-fixture.ts';
import { solveCaptcha } from '@vitrine/testing/solve-captcha.ts';
import { describe, expect, it } from 'vitest';

const journal = openJournal('comment-spam.test');
const { write, kept } = journal;

/** A text that no two people write by coincidence. */
const question = (): string => `Where can I see the kiln, and who fires it on Sundays? ${journal.number}`;
/** One browser without JavaScript, which keeps its cookie. */
const aWriter = () => {
  const writer = aVisitor(journal.app, journal.shop.host);
  writer.cookies.set('crumb', `crumb-of-a-writer-${String(journal.number).padStart(4, '0')}`);
  return (body: string) => {
    journal.platform.clock.advance(60_000);
    return writer.post('/comments', { itemId: journal.post, name: 'Una Reed', body });
  };
};
/** What the owner says of the newest comment, as the admin changes it. */
const say = async (status: string, since = 'held'): Promise<void> => {
  const id = (await kept()).at(-1)?.id ?? '';
  const { rowCount } = await journal.platform.db.$client.query(
    'update comments set status = $3 where website_id = $1 and id = $2 and status = $4',
    [journal.shop.websiteId, id, status, since],
  );
  expect(rowCount).toBe(1);
};

describe('what the owner says of spam', () => {
  it('makes spam of what the same sender writes next, until it is taken back', async () => {
    const send = aWriter();
    await send(question());
    await say('spam');
    await send(`${question()} And on Mondays?`);
    expect((await kept()).at(-1)).toMatchObject({ status: 'spam', reasons: ['spam-sender', 'unverified'] });
    await say('removed', 'spam');
    await journal.platform.db.$client.query(
      `update comments set status = 'held' where website_id = $1 and item_id = $2 and status = 'spam'`,
      [journal.shop.websiteId, journal.post],
    );
    await send(`${question()} And on Tuesdays?`);
    expect((await kept()).at(-1)).toMatchObject({ status: 'held', reasons: ['unverified'] });
  });

  it('lets a sender through who was taken out of the spam, as far as the owner', async () => {
    const send = aWriter();
    const links = 'https://a.example https://b.example https://c.example';
    await send(`${question()} ${links}`);
    expect((await kept()).at(-1)).toMatchObject({ status: 'spam', reasons: ['links', 'unverified'] });
    await say('visible', 'spam');
    await send(`${question()} Once more: ${links}`);
    expect((await kept()).at(-1)).toMatchObject({
      status: 'held',
      reasons: ['known-sender', 'unverified', 'links'],
    });
  });

  it('makes spam of the same text by others', async () => {
    await aWriter()(question());
    await say('spam');
    journal.platform.clock.advance(60_000);
    await write({ body: question(), name: 'Somebody else' });
    expect((await kept()).at(-1)).toMatchObject({ status: 'spam', reasons: ['spam-text', 'repeated'] });
  });
});

describe('the field that people do not see', () => {
  it('makes spam of a comment, which is kept: a browser may have filled it in for a person', async () => {
    const challenge = await journal.app.inject({
      url: '/api/captcha/challenge?action=FORM_BLOCK_SUBMISSION',
      headers: { host: journal.shop.host },
    });
    const answer = await aVisitor(journal.app, journal.shop.host).send('POST', '/api/comments', {
      itemId: journal.post,
      name: 'June',
      body: question(),
      website: 'https://june.example',
      captchaToken: solveCaptcha(challenge.json<CaptchaChallenge>()),
    });
    expect(answer.json<CommentAnswer>()).toMatchObject({
      isVisible: false,
      html: '',
      message: 'Thank you. Your comment will appear when the owner of this site has read it.',
    });
    expect(await kept()).toMatchObject([{ status: 'spam', reasons: ['trap'] }]);
  });
});
