import { expect, it } from 'vitest';
import type { LocalCopy } from './local-copy.ts';
import { type KeyValues, storedCopies } from './stored-copies.ts';

const aCopy = (id: string, at = 1): LocalCopy => ({
  version: 1,
  id,
  revision: 1,
  sent: null,
  operations: [],
  at,
});

function inMemory() {
  const kept = new Map<string, LocalCopy>();
  const values: KeyValues = {
    keys: async () => [...kept.keys()],
    get: async (key) => kept.get(key),
    set: async (key, copy) => void kept.set(key, copy),
    remove: async (key) => void kept.delete(key),
  };
  return { kept, values };
}

it('keeps the copies of each page, account and website apart', async () => {
  const { kept, values } = inMemory();
  const scope = { websiteId: 'w1', accountId: 'a1', pageId: 'p1' };
  const own = storedCopies(scope, values);
  const others = [
    { ...scope, pageId: 'p2' },
    { ...scope, pageId: 'p' },
    { ...scope, accountId: 'a2' },
    { ...scope, websiteId: 'w2' },
  ].map((other) => storedCopies(other, values));
  await own.write(aCopy('one'));
  await own.write(aCopy('two'));
  await own.write(aCopy('one', 2));
  for (const other of others) await other.write(aCopy('one', 3));
  expect(await own.list()).toEqual([aCopy('one', 2), aCopy('two')]);
  expect(kept.size).toBe(6);
  await own.remove('one');
  expect(await own.list()).toEqual([aCopy('two')]);
  for (const other of others) expect(await other.list()).toEqual([aCopy('one', 3)]);
});

it('fails where the browser has no database, so that it is said', async () => {
  const copies = storedCopies({ websiteId: 'w', accountId: 'a', pageId: 'p' });
  await expect(copies.write(aCopy('one'))).rejects.toThrow('indexedDB');
  await expect(copies.list()).rejects.toThrow('indexedDB');
});
