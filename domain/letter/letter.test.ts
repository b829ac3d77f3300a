import { describe, expect, it } from 'vitest';
import { type LetterContent, letterFaults, type LetterPart } from './letter.ts';
import { isOnSite, type LetterAction, letterStatuses, mayDo, skipReasonOf } from './letter-states.ts';

const whole: LetterContent = {
  subject: 'The kiln opens',
  previewText: '',
  senderName: '',
  parts: [{ id: 'a', type: 'text', html: '<p>Come.</p>' }],
  listId: 'l',
  segmentId: null,
  isPublic: false,
};
const faultsWith = (...parts: readonly LetterPart[]) =>
  Object.keys(letterFaults({ ...whole, parts: [...whole.parts, ...parts] }));

describe('a letter', () => {
  it('can be sent when it has a subject, says something and goes to somebody', () => {
    expect(letterFaults(whole)).toEqual({});
    expect(letterFaults({ ...whole, listId: null, segmentId: 's' })).toEqual({});
    expect(letterFaults({ ...whole, subject: ' ', parts: [], listId: null })).toEqual({
      subject: 'Write a subject.',
      parts: 'The letter says nothing yet. Add a text, a picture, a button or a product.',
      listId: 'A List must be selected',
    });
  });

  it('says nothing with lines, space and empty texts', () => {
    const parts: readonly LetterPart[] = [
      { id: 'a', type: 'line' },
      { id: 'b', type: 'spacer', size: 'large' },
      { id: 'c', type: 'text', html: '<p> </p>' },
    ];
    expect(Object.keys(letterFaults({ ...whole, parts }))).toEqual(['parts']);
  });

  it('names each part that is not whole', () => {
    const none = { assetId: null, altText: '', href: '' };
    expect(
      faultsWith(
        { id: 'b', type: 'image', ...none },
        { id: 'c', type: 'images', left: { ...none, assetId: 'p' }, right: none },
        { id: 'd', type: 'button', label: ' ', href: '' },
        { id: 'e', type: 'product', itemId: null },
      ),
    ).toEqual([
      'parts.1.assetId',
      'parts.2.right.assetId',
      'parts.3.label',
      'parts.3.href',
      'parts.4.itemId',
    ]);
  });
});

describe('what can be done with a letter', () => {
  it.each([
    ['change', 'draft'],
    ['send', 'draft,scheduled'],
    ['schedule', 'draft,scheduled'],
    ['unschedule', 'scheduled'],
    ['pause', 'sending'],
    ['resume', 'paused'],
    ['cancel', 'sending,paused'],
    ['publish', 'sending,paused,sent,canceled'],
    ['delete', 'draft,sent,canceled'],
  ] as const)('%s: while it is %s', (action: LetterAction, expected) => {
    const found = letterStatuses.filter((status) => mayDo(action, { status, isDeleted: false }));
    expect(found.join(',')).toBe(expected);
    expect(letterStatuses.some((status) => mayDo(action, { status, isDeleted: true }))).toBe(false);
  });
});

const reason = (state: string | null, isSuppressed = false, isOnList = true, isInSegment = true) =>
  skipReasonOf({ state, isSuppressed, isOnList, isInSegment });

it('leaves out whoever is gone, with the reason that says most', () => {
  expect(reason('active')).toBeNull();
  expect(reason(null)).toBe('erased');
  expect(reason('unsubscribed', true)).toBe('left');
  expect(reason('pending')).toBe('left');
  expect(reason('active', false, false)).toBe('left');
  expect(reason('active', true, true, false)).toBe('segment');
  expect(reason('unsubscribed', false, true, false)).toBe('left');
  expect(reason('bounced', true)).toBe('bounced');
  expect(reason('complained')).toBe('complained');
  expect(reason('active', true)).toBe('suppressed');
});

it('is on the site once somebody was written to, where its owner wants that, and not in the bin', () => {
  const letter = { isPublic: true, written: 1, isDeleted: false };
  expect(isOnSite(letter)).toBe(true);
  expect(isOnSite({ ...letter, written: 0 })).toBe(false);
  expect(isOnSite({ ...letter, isPublic: false })).toBe(false);
  expect(isOnSite({ ...letter, isDeleted: true })).toBe(false);
});
