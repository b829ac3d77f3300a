import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReview, normalizeReview, readStars, shownName } from './check-review.ts';
import { MAX_REVIEW_BODY, MAX_REVIEW_NAME, MAX_REVIEW_TITLE } from './review-limits.ts';

const good = { stars: '5', title: 'Good', body: 'It is good.', name: 'June' };
const faultsOf = (change: Partial<typeof good>) => checkReview(normalizeReview({ ...good, ...change }), 'en');

describe('stars', () => {
  it.each(['1', '2', '3', '4', '5', ' 5 ', '4.0'])('%j are stars', (text) => {
    expect(readStars(text)).toBe(Number(text));
  });
  it.each(['', '0', '6', '1.5', '-1', '1e0', '5 stars', '٥', '55', 'NaN', '0x5'])('%j are none', (text) => {
    expect(readStars(text)).toBeNull();
    expect(faultsOf({ stars: text })).toEqual({ stars: 'Choose 1 to 5 stars.' });
  });
});

it('a whole review has no faults, with or without a title', () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ title: '' })).toEqual({});
});

it.each([
  ['body', ''],
  ['body', ' \n\u200B '],
  ['name', '\u2800'],
])('an empty %s (%j) is a fault', (field, value) => {
  expect(Object.keys(faultsOf({ [field]: value }))).toEqual([field]);
});

it.each([
  ['title', MAX_REVIEW_TITLE],
  ['body', MAX_REVIEW_BODY],
  ['name', MAX_REVIEW_NAME],
])('a %s may have %i characters, of two code units too, and no more', (field, most) => {
  expect(faultsOf({ [field]: '🫖'.repeat(most) })).toEqual({});
  expect(faultsOf({ [field]: 'x'.repeat(most + 1) })[field]).toContain(String(most));
});

it('HTML is text, and control characters are left out', () => {
  const typed = normalizeReview({ ...good, title: 'A\u0007\u202Eb\nc', body: '<b>x</b>\r\n\r\n\r\n\r\ny\0' });
  expect(typed.title).toBe('Ab c');
  expect(typed.body).toBe('<b>x</b>\n\ny');
});

it('normalizing twice is normalizing once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (body, name) => {
      const once = normalizeReview({ ...good, body, name });
      expect(normalizeReview(once)).toEqual(once);
    }),
  );
});

it.each([
  ['Ada', 'Byron', 'Ada B.'],
  ['Ada', '', 'Ada'],
  ['', 'øre', 'Ø.'],
  [' Ada  Maria', '𝔅yron', 'Ada Maria 𝔅.'],
])('%j %j is shown as %j', (first, last, shown) => {
  expect(shownName(first, last)).toBe(shown);
});
