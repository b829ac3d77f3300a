import { loadBlock } from '@vitrine/blocks/block-list.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { LoadedBlock } from '@vitrine/blocks/open-block.ts';
import {
  type BlockData,
  type BlockNeeds,
  groupQueryKey,
  itemQueryKey,
  type RequestedPage,
} from '@vitrine/blocks/block.ts';

/** Milliseconds after which what could not be loaded is asked for again. */
const ASK_AGAIN = 3_000;

/** The key of the site's own data. */
const SITE = 'site';

/** Fetches what blocks need. */
export type FetchBlockData = (needs: BlockNeeds) => Promise<BlockData>;

/**
 * The code of block types and the data that blocks need, loaded when a block is first rendered in the browser. What was
 * loaded stays for as long as the editor is open; fetching it never makes a step of the history.
 */
export class BlockSource {
  /** The request that blocks are rendered for: one moment, so that their needs stay the same. */
  readonly page: RequestedPage;
  readonly #fetch: FetchBlockData;
  readonly #listeners = new Set<() => void>();
  readonly #code = new Map<string, LoadedBlock | null>();
  readonly #loading = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #pending = new Set<string>();
  #data: BlockData | null = null;
  #version = 0;
  #refreshed = 0;

  /** `timeZone` is the website's. */
  constructor(fetch: FetchBlockData, timeZone: string) {
    this.#fetch = fetch;
    this.page = { month: null, now: Date.now(), timeZone };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Counted up whenever something was loaded. */
  readonly version = (): number => this.#version;

  /** The code of a type: undefined while it is loading, null where there is none. */
  code(type: string): LoadedBlock | null | undefined {
    const known = this.#code.get(type);
    if (known !== undefined || this.#code.has(type)) return known ?? null;
    if (!this.#loading.has(type)) {
      this.#loading.add(type);
      void loadBlock(type).then(
        (loaded) => this.#keep(() => this.#code.set(type, loaded ?? null)),
        () => this.#askLater(() => this.#loading.delete(type)),
      );
    }
    return undefined;
  }

  /** The data for these needs; null while a part of it is being fetched. What does not exist counts as fetched. */
  data(needs: BlockNeeds): BlockData | null {
    const missing = this.#missing(needs);
    if (missing !== null || (this.#data === null && this.#pending.size === 0))
      this.#ask(missing ?? { assetIds: [], itemQueries: [] });
    return keysOf(needs).some((key) => this.#pending.has(key)) ? null : this.#data;
  }

  /** Takes a picture as it is now, where it was changed by the editor itself. */
  readonly know = (picture: PictureView): void => {
    const before = this.#data;
    if (before === null || !this.#asked.has(`asset:${picture.id}`)) return;
    const assets = both(before.assets, new Map([[picture.id, picture]]));
    this.#keep(() => (this.#data = { ...before, assets }));
  };

  /** Fetches the site's own data again, such as its title and navigations. It stays as it was where that fails. */
  async refreshSite(): Promise<void> {
    this.#refreshed += 1;
    const mine = this.#refreshed;
    const fetched = await this.#fetch({ assetIds: [], itemQueries: [] }).catch(() => null);
    // A later change has asked for it too.
    if (fetched !== null && mine === this.#refreshed)
      this.#keep(() => (this.#data = merged(this.#data, fetched)));
  }

  #ask(needs: BlockNeeds): void {
    // The site's own data is a part of every answer.
    const keys = [SITE, ...keysOf(needs)];
    for (const key of keys) {
      this.#asked.add(key);
      this.#pending.add(key);
    }
    const settle = (): void => {
      for (const key of keys) this.#pending.delete(key);
    };
    void this.#fetch(needs).then(
      (fetched) =>
        this.#keep(() => {
          settle();
          this.#data = merged(this.#data, fetched);
        }),
      () =>
        this.#askLater(() => {
          settle();
          for (const key of keys) this.#asked.delete(key);
        }),
    );
  }

  #missing(needs: BlockNeeds): BlockNeeds | null {
    const isNew = (key: string): boolean => !this.#asked.has(key);
    const missing: BlockNeeds = {
      assetIds: needs.assetIds.filter((id) => isNew(`asset:${id}`)),
      fileIds: (needs.fileIds ?? []).filter((id) => isNew(`file:${id}`)),
      feedUrls: (needs.feedUrls ?? []).filter((url) => isNew(`feed:${url}`)),
      formIds: (needs.formIds ?? []).filter((id) => isNew(`form:${id}`)),
      itemQueries: needs.itemQueries.filter((query) => isNew(`items:${itemQueryKey(query)}`)),
      groupQueries: (needs.groupQueries ?? []).filter((query) => isNew(`groups:${groupQueryKey(query)}`)),
    };
    return keysOf(missing).length === 0 ? null : missing;
  }

  /** Asks again after a while: the connection may be back. */
  #askLater(forget: () => void): void {
    setTimeout(() => this.#keep(forget), ASK_AGAIN);
  }

  #keep(change: () => void): void {
    change();
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

function keysOf(needs: BlockNeeds): readonly string[] {
  return [
    ...needs.assetIds.map((id) => `asset:${id}`),
    ...(needs.fileIds ?? []).map((id) => `file:${id}`),
    ...(needs.feedUrls ?? []).map((url) => `feed:${url}`),
    ...(needs.formIds ?? []).map((id) => `form:${id}`),
    ...needs.itemQueries.map((query) => `items:${itemQueryKey(query)}`),
    ...(needs.groupQueries ?? []).map((query) => `groups:${groupQueryKey(query)}`),
  ];
}

function merged(before: BlockData | null, fetched: BlockData): BlockData {
  if (before === null) return fetched;
  return {
    ...fetched,
    assets: both(before.assets, fetched.assets),
    items: both(before.items, fetched.items),
    files: both(before.files, fetched.files),
    groups: both(before.groups, fetched.groups),
    feeds: both(before.feeds, fetched.feeds),
    forms: both(before.forms, fetched.forms),
  };
}

function both<K, V>(
  one: ReadonlyMap<K, V> | undefined,
  other: ReadonlyMap<K, V> | undefined,
): ReadonlyMap<K, V> {
  return new Map([...(one ?? []), ...(other ?? [])]);
}
