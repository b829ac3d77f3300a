import { useSyncExternalStore } from 'react';
import { useMe } from './session.ts';

/** Entries kept for each account and site. */
const MOST = 20;
/** Prefix of the local storage keys. */
const PREFIX = 'vitrine-recent/';

/** A record or screen that was opened, by its address below /config. */
export interface RecentEntry {
  readonly path: string;
  readonly title: string;
}

const none: readonly RecentEntry[] = [];
const listeners = new Set<() => void>();
/** Parsed entries by storage key, so that readers get the same array until it changes. */
const cache = new Map<string, readonly RecentEntry[]>();

export const recentKey = (websiteId: string, accountId: string): string =>
  `${PREFIX}${websiteId}/${accountId}`;

/** The entries of a stored value; others are left out. Without a schema library, which the first load does not have. */
function entriesIn(stored: unknown): readonly RecentEntry[] {
  if (!Array.isArray(stored)) return none;
  return stored.filter(
    (entry: unknown): entry is RecentEntry =>
      typeof entry === 'object' &&
      entry !== null &&
      'path' in entry &&
      typeof entry.path === 'string' &&
      entry.path.startsWith('/') &&
      'title' in entry &&
      typeof entry.title === 'string',
  );
}

/** What was opened most recently, newest first. */
function readRecent(key: string): readonly RecentEntry[] {
  const known = cache.get(key);
  if (known !== undefined) return known;
  let found = none;
  try {
    found = entriesIn(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    // Disabled storage, or another program's text: nothing was seen yet.
  }
  cache.set(key, found);
  return found;
}

/** Puts an entry first; `title` null removes the address, for a record that no longer exists. */
export function rememberRecent(key: string, path: string, title: string | null): void {
  const before = readRecent(key);
  const others = before.filter((entry) => entry.path !== path);
  if (title === null && others.length === before.length) return;
  const first = before[0];
  if (title !== null && first?.path === path && first.title === title) return;
  const now = title === null ? others : [{ path, title: title.slice(0, 120) }, ...others].slice(0, MOST);
  cache.set(key, now);
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Full or disabled: kept in memory.
  }
  for (const listener of listeners) listener();
}

/** Forgets what was opened, of every account: titles may hold people's names. Called on sign-out. */
export function clearRecent(): void {
  cache.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** The recent entries of the signed-in owner at this site, newest first. */
export function useRecent(): readonly RecentEntry[] {
  const { owner, website } = useMe();
  const key = recentKey(website.id, owner.accountId);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readRecent(key),
  );
}
