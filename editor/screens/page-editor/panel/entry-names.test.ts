import { expect, test } from 'vitest';
import { entryName } from './entry-names.ts';

test('an entry is called by the words of its title, without tags', () => {
  expect(entryName('Question', 'text', { text: '<p>How <b>long</b>&nbsp;does it take?</p>' }, 0)).toBe(
    'How long does it take?',
  );
  expect(entryName('Price', 'amount', { amount: 12 }, 0)).toBe('12');
});

test('an entry without words is called by its position', () => {
  expect(entryName('Question', 'text', { text: ' <br> ' }, 2)).toBe('Question 3');
  expect(entryName('Question', 'text', { text: null }, 0)).toBe('Question 1');
  expect(entryName('Question', 'text', 'broken', 0)).toBe('Question 1');
});

test('a long name is cut', () => {
  const name = entryName('Question', 'text', { text: 'word '.repeat(100) }, 0);
  expect(name).toHaveLength(60);
  expect(name.endsWith('word…')).toBe(true);
});
