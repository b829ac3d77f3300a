import { LRUCache } from 'lru-cache';
import { perPlatform } from './per-platform.ts';
import type { Platform } from './platform.ts';
import { MAX_HOSTS, type Site } from './site.ts';

interface Entry<T> {
  readonly revision: number;
  readonly value: T;
}

/**
 * Loads a value once per revision of a website and caches it until the next one; a failed load is not cached. The key
 * is website and origin, since addresses in the value may contain the host. `load` must not read what a theme preview
 * changes: the theme and its tweaks.
 */
export function perRevision<T>(
  load: (platform: Platform, site: Site) => T,
): (platform: Platform, site: Site) => T {
  const cacheOf = perPlatform(() => new LRUCache<string, Entry<T>>({ max: MAX_HOSTS }));
  return (platform, site) => {
    const cache = cacheOf(platform);
    const key = `${site.websiteId} ${site.origin}`;
    const known = cache.get(key);
    if (known?.revision === site.revision) return known.value;
    const entry: Entry<T> = { revision: site.revision, value: load(platform, site) };
    // A request that still has the site of an older revision does not replace the newer value.
    if (known === undefined || known.revision < site.revision) cache.set(key, entry);
    if (entry.value instanceof Promise) {
      entry.value.catch(() => {
        if (cache.get(key) === entry) cache.delete(key);
      });
    }
    return entry.value;
  };
}
