import { LRUCache } from 'lru-cache';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ContentOrderQuery,
  type ItemOrder,
  type ItemOrderQuery,
  readContentOrder,
  readItemOrder,
} from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';

/** Bytes of list orders cached per process. */
const ORDER_BYTES = 16 * 1024 * 1024;

/** Orders of lists, the one used longest ago leaves first; however many ask at once, each is read once. */
const cacheOf = perPlatform(
  () =>
    new LRUCache<string, ItemOrder, () => Promise<ItemOrder>>({
      maxSize: ORDER_BYTES,
      sizeCalculation: ({ byteSize }) => Math.max(1, byteSize),
      // What leaves while it is read is answered all the same.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: read }) => read(),
    }),
);

/** The products of a collection in a sort order, read once per site revision. */
export function itemOrderOf(platform: Platform, site: Site, query: ItemOrderQuery): Promise<ItemOrder> {
  const { collectionId, order, tag, categories } = query;
  // Of a revision, the first of the categories names the others.
  const part = categories === null ? `tag ${tag ?? ''}` : `category ${categories[0] ?? ''}`;
  const key = [site.websiteId, site.revision, collectionId, order, part].join(' ');
  return cacheOf(platform).forceFetch(key, { context: () => readItemOrder(platform, site.websiteId, query) });
}

/** The items of a collection in its own order, all or those of a group, read once per site revision. */
export function contentOrderOf(platform: Platform, site: Site, query: ContentOrderQuery): Promise<ItemOrder> {
  const { collectionId, ordering, filter } = query;
  const part = filter === null ? '' : `${filter.by} ${filter.value}`;
  const key = [site.websiteId, site.revision, collectionId, ordering, part].join(' ');
  return cacheOf(platform).forceFetch(key, {
    context: () => readContentOrder(platform, site.websiteId, query),
  });
}
