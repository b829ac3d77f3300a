import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { CopyStore, LocalCopy } from './local-copy.ts';

/** Whose copies of which page. */
export interface CopyScope {
  readonly websiteId: string;
  readonly accountId: string;
  readonly pageId: string;
}

/** Values by their keys. */
export interface KeyValues {
  readonly keys: () => Promise<readonly string[]>;
  readonly get: (key: string) => Promise<LocalCopy | undefined>;
  readonly set: (key: string, copy: LocalCopy) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

let opened: UseStore | undefined;

function database(): UseStore {
  opened ??= createStore('vitrine-drafts', 'copies');
  return opened;
}

const indexedDb: KeyValues = {
  keys: async () => keys<string>(database()),
  get: async (key) => get<LocalCopy>(key, database()),
  set: async (key, copy) => set(key, copy, database()),
  remove: async (key) => del(key, database()),
};

/** Copies of one page in this browser's IndexedDB; those of other accounts and websites are not seen. */
export function storedCopies(
  { websiteId, accountId, pageId }: CopyScope,
  values: KeyValues = indexedDb,
): CopyStore {
  const scope = `${websiteId}/${accountId}/${pageId}/`;
  return {
    list: async () => {
      const own = (await values.keys()).filter((key) => key.startsWith(scope));
      const found = await Promise.all(own.map((key) => values.get(key)));
      return found.filter((copy) => copy !== undefined);
    },
    write: (copy) => values.set(scope + copy.id, copy),
    remove: (id) => values.remove(scope + id),
  };
}
