import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, groupCardNumber, typeCardNumber } from './type-card-number.ts';

/** Reads and writes the caret as a bar. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const show = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('a card number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242 42', '4242 42'],
    ['6200000000000000003', '6200 0000 0000 0000 003'],
    ['42420000000000000000000000', '4242 0000 0000 0000 000'],
    ['', ''],
    ['no digits', ''],
  ])('%s is shown as "%s"', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
  });
});

describe('the caret of a card number', () => {
  test.each([
    ['typing at the end', '4242', '42425|', null, '4242 5|'],
    ['typing in the middle', '4242 4242', '429|42 4242', null, '429|4 2424 2'],
    ['typing at the end of a group', '4242 4242', '42429| 4242', null, '4242 9|424 2'],
    ['typing at the start of a group', '4242 4242', '4242 9|4242', null, '4242 9|424 2'],
    ['pasting all of it', '', '4242-4242-4242-4242|', null, '4242 4242 4242 4242|'],
    ['pasting into the middle', '4242', '42111111|42', null, '4211 1111| 42'],
    ['deleting in the middle', '4242 4242', '422| 4242', 'before', '422|4 242'],
    ['deleting the gap takes the digit before it', '4242 4242', '4242|4242', 'before', '424|4 242'],
    ['deleting forward at the gap takes the digit after it', '4242 4242', '4242|4242', 'after', '4242| 242'],
    ['deleting the last digit takes its gap along', '4242 5', '4242 |', 'before', '4242|'],
    ['typing a letter', '4242', '4242x|', null, '4242|'],
    [
      'turning an American Express into another',
      '3782 822463 10005',
      '|782 822463 10005',
      'before',
      '|7828 2246 3100 05',
    ],
  ] as const)('stays where it was: %s', (_what, before, after, deleted, shown) => {
    expect(show(typeCardNumber(before, at(after), deleted))).toBe(shown);
  });

  test('stays between the same digits for any edit at any position', () => {
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    fc.assert(
      fc.property(fc.array(digit, { maxLength: 18 }), digit, fc.nat(), (typed, next, somewhere) => {
        const before = groupCardNumber(typed.join(''));
        const caret = somewhere % (before.length + 1);
        const text = before.slice(0, caret) + next + before.slice(caret);
        const after = typeCardNumber(before, { text, caret: caret + 1 }, null);
        expect(digitsOf(after.text)).toBe(digitsOf(text));
        expect(digitsOf(after.text.slice(0, after.caret))).toBe(digitsOf(text.slice(0, caret + 1)));
        expect(groupCardNumber(after.text)).toBe(after.text);
      }),
    );
  });
});
