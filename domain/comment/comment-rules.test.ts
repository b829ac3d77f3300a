import { describe, expect, it } from 'vitest';
import { arrangeThreads, type Thread } from './arrange-threads.ts';
import { checkComment, normalizeComment } from './check-comment.ts';
import { MAX_BODY, MAX_NAME } from './comment-limits.ts';
import { commentCountText, commentsOf } from './comments-open.ts';
import { MIN_FILL_TIME } from '../form/classify-submission.ts';
import { classifyComment, MIN_PAUSE } from './classify-comment.ts';

const day = 86_400_000;
const item = { recordType: 1, commentState: 1, publicCommentCount: 0, publishOn: 0 };
const on = { commentsEnabled: true, commentsCloseAfterDays: 0 };

describe('whether comments are open', () => {
  it.each([
    ['open by the item’s state', item, on, 'open'],
    ['off without any when the state is closed', { ...item, commentState: 0 }, on, 'off'],
    [
      'shown when there are some, though closed',
      { ...item, commentState: 0, publicCommentCount: 3 },
      on,
      'closed',
    ],
    [
      'off by the site’s switch, whatever there is',
      { ...item, publicCommentCount: 3 },
      { ...on, commentsEnabled: false },
      'off',
    ],
    ['off under what is sold', { ...item, recordType: 11 }, on, 'off'],
    ['open a moment before the day they close', item, { ...on, commentsCloseAfterDays: 2 }, 'open'],
  ] as const)('%s', (_name, given, settings, expected) => {
    expect(commentsOf(given, settings, 2 * day - 1)).toBe(expected);
  });

  it('closes after the number of days the owner set', () => {
    const settings = { ...on, commentsCloseAfterDays: 2 };
    expect(commentsOf({ ...item, publicCommentCount: 1 }, settings, 2 * day)).toBe('closed');
    expect(commentsOf(item, settings, 2 * day)).toBe('off');
  });
});

it('shows the comment count in the specified form', () => {
  expect([0, 1, 2, 1200].map((count) => commentCountText(count, 'en'))).toEqual([
    'No Comments',
    '1 Comment',
    '2 Comments',
    '1200 Comments',
  ]);
});

describe('a typed comment', () => {
  it('is normalized: no invisible marks, no large gaps', () => {
    expect(
      normalizeComment({
        name: '  June\u202E \n Alder\u0000',
        email: ' June@Example.COM ',
        body: '\r\nOne\r\n\r\n \r\n\r\nTwo\u0007\uD800\n',
      }),
    ).toEqual({ name: 'June Alder', email: 'june@example.com', body: 'One\n\nTwo' });
  });

  it('may be as long as the limit in characters, however many code units they take', () => {
    const comment = { name: '🏺'.repeat(MAX_NAME), email: '', body: '🏺'.repeat(MAX_BODY) };
    expect(checkComment(comment, 'en')).toEqual({});
    expect(checkComment({ ...comment, name: `${comment.name}x`, body: `${comment.body}x` }, 'en')).toEqual({
      name: 'You have exceeded the character limit.',
      body: 'You have exceeded the character limit.',
    });
  });

  it('is empty when it has no visible character', () => {
    for (const blank of ['\u200B', '\u200D\u2060', '\u3164', '\u2800 \u00AD', '\u0301'])
      expect(
        Object.keys(checkComment({ name: blank, email: '', body: blank }, 'en')),
        JSON.stringify(blank),
      ).toEqual(['name', 'body']);
    for (const seen of ['👩‍🚀', 'می‌خواهم', '.', '茶', 'é'])
      expect(checkComment({ name: seen, email: '', body: seen }, 'en'), seen).toEqual({});
  });

  it('requires a name and a text; an email address is optional but must be valid', () => {
    expect(checkComment({ name: '', email: 'x@', body: '' }, 'en')).toEqual({
      name: 'Enter your name.',
      email: 'Email is not valid. Email addresses should follow the format name@example.com.',
      body: 'Write something first.',
    });
  });
});

const links = (count: number): string => 'see https://a.example '.repeat(count);

describe('the status of a new comment', () => {
  const comment = {
    name: 'June',
    body: 'What a glaze. How hot was the kiln for it?',
    sameText: 0,
    sinceLast: null,
    isKnown: false,
    isVerified: true,
    isTrapped: false,
    fillTime: null,
    sender: null,
    sameTextJudged: null,
  };
  const free = { commentModeration: 'publish' } as const;

  it.each([
    ['nothing speaks against it', {}, 'visible', []],
    ['two links are a person’s', { body: links(2) }, 'visible', []],
    ['three links wait for the owner', { body: links(3) }, 'held', ['links']],
    ['six links are spam', { body: links(6) }, 'spam', ['many-links']],
    ['other spellings of a link count too', { body: 'www.a.b [url=x] <a href=y>' }, 'held', ['links']],
    ['a link for a name', { name: 'www.pills.example' }, 'held', ['link-in-name']],
    ['the same words elsewhere', { sameText: 1 }, 'held', ['repeated']],
    ['the same words in many places', { sameText: 3 }, 'spam', ['repeated-often']],
    ['short words are the same by chance', { body: 'Thank you!', sameText: 9 }, 'visible', []],
    ['a short link is not', { body: 'https://a.example', sameText: 9 }, 'spam', ['repeated-often']],
    ['faster than one can read', { sinceLast: MIN_PAUSE - 1 }, 'held', ['too-fast']],
    ['with time to read', { sinceLast: MIN_PAUSE }, 'visible', []],
    ['without a captcha', { isVerified: false }, 'held', ['unverified']],
    [
      'spam without a captcha is spam',
      { isVerified: false, sameText: 3 },
      'spam',
      ['repeated-often', 'unverified'],
    ],
    [
      'two weak signs are spam, as in a form',
      { isVerified: false, body: links(3) },
      'spam',
      ['links', 'unverified'],
    ],
    [
      'filled in faster than a person can, without a captcha',
      { isVerified: false, fillTime: MIN_FILL_TIME - 1 },
      'spam',
      ['filled-fast', 'unverified'],
    ],
    ['filled in fast by somebody who is no bot', { fillTime: 0 }, 'held', ['filled-fast']],
    ['the field that people do not see', { isTrapped: true }, 'spam', ['trap']],
    ['a sender whom the owner called spam', { sender: 'spam' }, 'spam', ['spam-sender']],
    ['a text that the owner called spam', { sameTextJudged: 'spam' }, 'spam', ['spam-text']],
    [
      'short words that the owner called spam elsewhere',
      { body: 'Thank you!', sameTextJudged: 'spam' },
      'visible',
      [],
    ],
    [
      'a sender whom the owner took out of the spam',
      { sender: 'not-spam', isVerified: false, body: links(6) },
      'held',
      ['known-sender', 'unverified', 'links'],
    ],
    ['the trap is stronger than that', { sender: 'not-spam', isTrapped: true }, 'spam', ['trap']],
  ] as const)('%s', (_name, change, status, reasons) => {
    expect(classifyComment({ ...comment, ...change }, free)).toEqual({ status, reasons });
  });

  it('is held when the owner reviews all comments', () => {
    expect(classifyComment(comment, { commentModeration: 'hold-all' })).toEqual({
      status: 'held',
      reasons: ['all-held'],
    });
  });

  it('is held when it is a person’s first and the owner reviews those', () => {
    const settings = { commentModeration: 'hold-first' } as const;
    expect(classifyComment(comment, settings)).toEqual({ status: 'held', reasons: ['first-comment'] });
    expect(classifyComment({ ...comment, isKnown: true }, settings)).toEqual({
      status: 'visible',
      reasons: [],
    });
    expect(classifyComment({ ...comment, isKnown: true, body: links(3) }, settings)).toEqual({
      status: 'held',
      reasons: ['links'],
    });
  });
});

const placed = (id: string, parentId: string | null, isVisible = true) => ({ id, parentId, isVisible });
type Shown = { readonly id: string; readonly isVisible: boolean };
const draw = (threads: readonly Thread<Shown>[]): unknown[] =>
  threads.map(({ comment: { id, isVisible }, replies }) => [isVisible ? id : `(${id})`, ...draw(replies)]);

describe('threads', () => {
  it('nest answers below their parent, in the given order', () => {
    expect(
      draw(
        arrangeThreads([
          placed('a', null),
          placed('b', 'a'),
          placed('c', null),
          placed('d', 'b'),
          placed('e', 'a'),
        ]),
      ),
    ).toEqual([['a', ['b', ['d']], ['e']], ['c']]);
  });

  it('keep the place of a removed comment only when it has an answer', () => {
    expect(
      draw(
        arrangeThreads([
          placed('a', null, false),
          placed('b', 'a'),
          placed('c', null, false),
          placed('d', 'b', false),
        ]),
      ),
    ).toEqual([['(a)', ['b']]]);
  });

  it('ignore missing parents and cycles', () => {
    expect(draw(arrangeThreads([placed('a', 'gone'), placed('b', 'c'), placed('c', 'b')]))).toEqual([]);
  });
});
