import type { ListOrder } from '@vitrine/domain/product/list-order.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ContentOrderQuery, type ItemOrder, readContentOrder, readItemOrder } from '../content/index.ts';
import type { Site } from '../websites/index.ts';

/** Bytes of orders one process keeps. */
const ORDER_BYTES = 16 * 1024 * 1024;

/** Orders of products, the one used longest ago leaves first. */
class OrderCache {
  readonly #orders = new Map<string, ItemOrder>();
  readonly #reading = new Map<string, Promise<ItemOrder>>();
  #bytes = 0;

  async getOrRead(key: string, read: () => Promise<ItemOrder>): Promise<ItemOrder> {
    const kept = this.#orders.get(key);
    if (kept !== undefined) {
      this.#orders.delete(key);
      this.#orders.set(key, kept);
      return kept;
    }
    const underway = this.#reading.get(key);
    if (underway !== undefined) return underway;
    const reading = read();
    this.#reading.set(key, reading);
    try {
      const order = await reading;
      this.#keep(key, order);
      return order;
    } finally {
      this.#reading.delete(key);
    }
  }

  #keep(key: string, order: ItemOrder): void {
    this.#orders.set(key, order);
    this.#bytes += order.byteSize;
    for (const [oldest, { byteSize }] of this.#orders) {
      if (this.#bytes <= ORDER_BYTES) return;
      this.#orders.delete(oldest);
      this.#bytes -= byteSize;
    }
  }
}

const caches = new WeakMap<Platform, OrderCache>();

function cacheOf(platform: Platform): OrderCache {
  const cache = caches.get(platform) ?? new OrderCache();
  caches.set(platform, cache);
  return cache;
}

/** The products of a collection in an order, read once for each revision of the site. */
export function itemOrderOf(
  platform: Platform,
  site: Site,
  query: { readonly collectionId: string; readonly tag: string | null; readonly order: ListOrder },
): Promise<ItemOrder> {
  const key = [site.websiteId, site.revision, query.collectionId, query.order, query.tag ?? ''].join(' ');
  return cacheOf(platform).getOrRead(key, () => readItemOrder(platform, site.websiteId, query));
}

/** The items of a collection in its own order, all or those of a group, read once for each revision of the site. */
export function contentOrderOf(platform: Platform, site: Site, query: ContentOrderQuery): Promise<ItemOrder> {
  const { collectionId, ordering, filter } = query;
  const part = filter === null ? '' : `${filter.by} ${filter.value}`;
  const key = [site.websiteId, site.revision, collectionId, ordering, part].join(' ');
  return cacheOf(platform).getOrRead(key, () => readContentOrder(platform, site.websiteId, query));
}
