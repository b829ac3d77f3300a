import { expect, it } from 'vitest';
import { filterEntries, matchesEntry } from './palette-entries.ts';

const entry = (label: string, words = '') => ({
  id: label,
  label,
  words,
  icon: () => null,
  run: () => undefined,
});

it('finds an entry by the beginnings of its words, in any order, without accents or case', () => {
  expect(matchesEntry(entry('Delivery zones'), 'zon DEL')).toBe(true);
  expect(matchesEntry(entry('Café'), 'cafe')).toBe(true);
  expect(matchesEntry(entry('Delivery zones'), 'livery')).toBe(false);
  expect(matchesEntry(entry('Design', 'themes fonts'), 'font')).toBe(true);
  expect(matchesEntry(entry('Design'), '')).toBe(true);
});

it('puts entries whose name begins with what is typed first', () => {
  const found = filterEntries([entry('Outbox', 'mail'), entry('Mail settings'), entry('Orders')], 'mail');
  expect(found.map(({ label }) => label)).toEqual(['Mail settings', 'Outbox']);
});
