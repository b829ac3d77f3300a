import { LRUCache } from 'lru-cache';
import { hostOf, originOf } from '../../platform/http/request-host.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import { findByHost, findPictures, type WebsiteRow } from './repository.ts';
import { MAX_HOSTS, type Site } from '../../platform/site.ts';

interface SiteCache {
  readonly byHost: LRUCache<string, { readonly site: Site | null }>;
  readonly loading: Map<string, Promise<Site | null>>;
  /** Incremented by each notification, so that a result read before it is not cached after it. */
  generation: number;
}

const cacheOf = perPlatform((platform): SiteCache => {
  const cache: SiteCache = { byHost: new LRUCache({ max: MAX_HOSTS }), loading: new Map(), generation: 0 };
  const forget = (gone: (site: Site | null) => boolean): void => {
    cache.generation += 1;
    cache.loading.clear();
    const old = [...cache.byHost.entries()].filter(([, { site }]) => gone(site));
    for (const [host] of old) cache.byHost.delete(host);
  };
  // Any change may have added an unknown host.
  platform.pubSub.on('site', (websiteId) => forget((site) => site === null || site.websiteId === websiteId));
  platform.pubSub.onGap(() => forget(() => true));
  return cache;
});

/**
 * Looks up the website of a host in memory: undefined when it is not cached (call `findSite`), null when no site has
 * the host. Created once per platform, because it is called for every page view.
 */
export function sitesInMemory(platform: Platform): (host: string) => Site | null | undefined {
  const { byHost } = cacheOf(platform);
  return (host) => byHost.get(host)?.site;
}

/**
 * The website of a host, synchronously when it is cached. A host with a port that no website has falls back to the
 * same name without a port, so that a server moved to another port still works.
 */
export function findSite(platform: Platform, host: string): Site | null | Promise<Site | null> {
  const cache = cacheOf(platform);
  const known = cache.byHost.get(host);
  if (known !== undefined) return known.site;
  if (host === '') return null;
  const underway = cache.loading.get(host);
  if (underway !== undefined) return underway;
  const promise = load(platform, cache, host).finally(() => {
    if (cache.loading.get(host) === promise) cache.loading.delete(host);
  });
  cache.loading.set(host, promise);
  return promise;
}

async function load(platform: Platform, cache: SiteCache, host: string): Promise<Site | null> {
  const { generation } = cache;
  const withoutPort = host.replace(/:\d+$/, '');
  const row =
    (await findByHost(platform.db, host)) ??
    (withoutPort === host ? null : await findByHost(platform.db, withoutPort));
  const site: Site | null =
    row === null
      ? null
      : {
          websiteId: row.websiteId,
          identifier: row.identifier,
          title: row.title,
          revision: row.revision,
          homeCollectionId: row.homeCollectionId,
          isClosed: row.archivedOn !== null,
          settings: offeredBy(platform, row.settings),
          ...(await brandOf(platform, row)),
          locale: localeOf(row.settings.language),
          ...(await placeOf(platform, host, row.websiteId)),
        };
  if (generation === cache.generation) cache.byHost.set(host, { site });
  return site;
}

/** The pictures of a website's branding that exist. */
async function brandOf(
  { db }: Platform,
  { websiteId, settings }: WebsiteRow,
): Promise<Pick<Site, 'logo' | 'icon'>> {
  const { logoId, iconId } = brandingOf(settings);
  const ids = [logoId, iconId].filter((id) => id !== null);
  const pictures = ids.length === 0 ? [] : await findPictures(db, websiteId, ids);
  const byId = (wanted: string | null) => pictures.find(({ id }) => id === wanted) ?? null;
  return { logo: byId(logoId), icon: byId(iconId) };
}

/** Settings as visitors see them: installments are offered only when the checkout supports them. */
function offeredBy({ config }: Platform, settings: Site['settings']): Site['settings'] {
  const installments = settings.commerce?.installments;
  if (installments?.available !== true) return settings;
  const available = Object.keys(config.providers).length === 0 && config.testInstallments === true;
  return { ...settings, commerce: { ...settings.commerce, installments: { ...installments, available } } };
}

/** The origin of a website for a request to one of its hosts. */
async function placeOf(
  { db, config }: Platform,
  host: string,
  websiteId: string,
): Promise<Pick<Site, 'origin' | 'isSecure' | 'isOwnHost'>> {
  const own = originOf(host, config);
  const isSecure = own.startsWith('https:');
  const { publicOrigin, adminOrigin } = config;
  if (publicOrigin === null) return { origin: own, isSecure, isOwnHost: true };
  const publicHost = hostOf(publicOrigin);
  const main = host === publicHost ? websiteId : (await findByHost(db, publicHost))?.websiteId;
  if (main !== websiteId) return { origin: own, isSecure, isOwnHost: true };
  const isOwnHost = host === publicHost || (adminOrigin !== null && host === hostOf(adminOrigin));
  return { origin: publicOrigin, isSecure, isOwnHost };
}
