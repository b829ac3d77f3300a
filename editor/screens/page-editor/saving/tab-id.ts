/** A random name of 22 letters, digits, `-` and `_`, for a tab, a save or a copy. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a tab keeps when it is loaded again, and a duplicate of it copies. */
export interface TabStorage {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, value: string) => void;
}

/** Holds a name until this page is gone; false where another tab holds it. Null: the browser has no such locks. */
export type HoldName = ((name: string) => Promise<boolean>) | null;

/**
 * The id of this tab for a page: kept when the tab is loaded again, and a new one in a duplicate, which has copied it
 * while the original still holds its name. Without locks (a website without https) it is new each time, so that it is
 * never shared either.
 */
export async function findTabId(pageId: string, storage: TabStorage, hold: HoldName): Promise<string> {
  const name = `vitrine-tab:${pageId}`;
  const kept = hold === null ? null : readItem(storage, name);
  if (kept !== null && hold !== null && (await hold(`${name}:${kept}`))) return kept;
  const id = randomKey();
  if (hold !== null) await hold(`${name}:${id}`);
  try {
    storage.setItem(name, id);
  } catch {
    // Blocked by the person: the next load is another tab then.
  }
  return id;
}

const known = new Map<string, Promise<string>>();

/** The id of this tab for a page, found once. */
export function tabIdOf(pageId: string): Promise<string> {
  const found = known.get(pageId) ?? findTabId(pageId, sessionStorage, holdName());
  known.set(pageId, found);
  return found;
}

function holdName(): HoldName {
  if (!('locks' in navigator)) return null;
  return (name) =>
    new Promise((resolve) => {
      const held = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        // Held as long as the page lives.
        if (lock !== null) await new Promise(() => undefined);
      });
      held.catch(() => resolve(false));
    });
}

function readItem(storage: TabStorage, name: string): string | null {
  try {
    const kept = storage.getItem(name);
    return kept !== null && /^[\w-]{16,64}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}
