import { expect, it } from 'vitest';
import { findTabId, randomKey, type TabStorage } from './tab-id.ts';

/** The storage of a tab; a duplicated tab begins with a copy of it. */
function aStorage(copied: ReadonlyMap<string, string> = new Map()) {
  const items = new Map(copied);
  const storage: TabStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  };
  return { storage, items };
}

/** Names held by tabs of one browser. */
function aBrowser() {
  const held = new Set<string>();
  const hold = async (name: string) => {
    if (held.has(name)) return false;
    held.add(name);
    return true;
  };
  return { held, hold };
}

it('keeps a tab’s id when it is loaded again', async () => {
  const { storage } = aStorage();
  const { held, hold } = aBrowser();
  const id = await findTabId('page', storage, hold);
  expect(id).toMatch(/^[\w-]{22}$/);
  // Its page is gone, and its lock with it.
  held.clear();
  expect(await findTabId('page', storage, hold)).toBe(id);
  expect(await findTabId('other-page', storage, hold)).not.toBe(id);
});

it('gives a duplicated tab an id of its own, which it keeps', async () => {
  const original = aStorage();
  const { held, hold } = aBrowser();
  const id = await findTabId('page', original.storage, hold);
  const duplicate = aStorage(original.items);
  const second = await findTabId('page', duplicate.storage, hold);
  expect(second).not.toBe(id);
  held.delete(`vitrine-tab:page:${second}`);
  expect(await findTabId('page', duplicate.storage, hold)).toBe(second);
});

it('never shares an id where the browser has no locks, and does without storage', async () => {
  const { storage } = aStorage();
  const id = await findTabId('page', storage, null);
  expect(await findTabId('page', storage, null)).not.toBe(id);
  const blocked: TabStorage = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('SecurityError');
    },
  };
  expect(await findTabId('page', blocked, aBrowser().hold)).toMatch(/^[\w-]{22}$/);
});

it('ignores what is no id', async () => {
  const { storage } = aStorage(new Map([['vitrine-tab:page', '<script>']]));
  expect(await findTabId('page', storage, aBrowser().hold)).toMatch(/^[\w-]{22}$/);
});

it('makes names that are never the same', () => {
  const names = Array.from({ length: 1_000 }, randomKey);
  expect(new Set(names).size).toBe(1_000);
  expect(names.every((name) => /^[\w-]{22}$/.test(name))).toBe(true);
});
