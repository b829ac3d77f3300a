import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeLikeHere, storeLike, likedHere, reportedCount } from './liked-here.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => void vi.unstubAllGlobals());

test('a like is stored once, with the last known count', () => {
  storeLike('jug', 3);
  storeLike('bowl', 1);
  storeLike('jug', 5);
  expect(likedHere()).toEqual(['bowl', 'jug']);
  expect(reportedCount('jug')).toBe(5);
  expect(reportedCount('vase')).toBe(0);
});

test('a refused like is removed, with its count', () => {
  storeLike('jug', 3);
  storeLike('bowl', 1);
  removeLikeHere('jug');
  expect(likedHere()).toEqual(['bowl']);
  expect(reportedCount('jug')).toBe(0);
});

test('the oldest are dropped when there are too many', () => {
  for (let item = 0; item <= 500; item += 1) storeLike(`item-${item}`, 1);
  expect(likedHere()).toHaveLength(500);
  expect(likedHere()).not.toContain('item-0');
});

test('invalid data in the storage, or no storage, means nothing is liked', () => {
  localStorage.setItem('vitrine-liked', '{"a":1}');
  expect(likedHere()).toEqual([]);
  localStorage.setItem('vitrine-liked', 'not JSON');
  expect(likedHere()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  storeLike('jug', 3);
  removeLikeHere('jug');
  expect(likedHere()).toEqual([]);
});
