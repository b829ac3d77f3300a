import { expect, it } from 'vitest';
import { TypedAhead } from './typed-ahead.ts';

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});

it('keeps letters, lines and corrections for the text they were typed for, and gives them once', () => {
  const ahead = new TypedAhead();
  for (const name of ['H', 'i', '🏺', 'Backspace', 'Enter', 'ü'])
    expect(ahead.take('a', key(name))).toBe(true);
  ahead.add('a', ' pasted');
  expect(ahead.of('b')).toBe('');
  ahead.add('a', 'x');
  expect(ahead.of('a')).toBe('x');
  expect(ahead.of('a')).toBe('');
  ahead.take('a', key('H'));
  ahead.take('a', key('i'));
  expect(ahead.of('a')).toBe('Hi');
});

it('leaves keys that write nothing, and takes letters of AltGr', () => {
  const ahead = new TypedAhead();
  for (const name of ['Escape', 'ArrowDown', 'Shift', 'F6', 'Tab'])
    expect(ahead.take('a', key(name)), name).toBe(false);
  expect(ahead.take('a', key('z', { ctrlKey: true }))).toBe(false);
  expect(ahead.take('a', key('v', { metaKey: true }))).toBe(false);
  expect(ahead.take('a', key('a', { isComposing: true }))).toBe(false);
  expect(ahead.take('a', key('@', { ctrlKey: true, altKey: true }))).toBe(true);
  expect(ahead.of('a')).toBe('@');
});

it('begins with what is typed for another text', () => {
  const ahead = new TypedAhead();
  ahead.add('a', 'left behind');
  ahead.add('b', 'kept');
  expect(ahead.of('b')).toBe('kept');
});
