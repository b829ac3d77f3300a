import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';
import { leaveText, standingText, typeText } from './typed-text.ts';

const read = (text: string) => readNumber(text, { min: 0, max: 50, step: 0.5 });

describe('a text that is typed into a field of a number', () => {
  test('stays as it was typed, though its value would be written differently', () => {
    const typed = typeText('1.50', 1, read);
    expect(typed).toEqual({ text: '1.50', stands: 1.5, problem: undefined });
    expect(standingText(typed, 1.5)?.text).toBe('1.50');
  });

  test('that cannot be read is kept beside what is wrong, and the value is left as it is', () => {
    const typed = typeText('', 1.5, read);
    expect(typed).toEqual({ text: '', stands: 1.5, problem: 'Enter a number from 0 to 50.' });
    expect(standingText(typed, 1.5)?.text).toBe('');
    expect(leaveText(typed)).toBe(typed);
  });

  test('gives way to a value from outside: by undo, or by another person', () => {
    expect(standingText(typeText('12', 1, read), 1)).toBeNull();
    expect(standingText(typeText('999', 1, read), 2)).toBeNull();
    expect(standingText(null, 2)).toBeNull();
  });

  test('is shown in its stored form when the field is left', () => {
    expect(leaveText(typeText('1.50', 1, read))).toBeNull();
  });
});
