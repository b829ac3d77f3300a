import { EncodedBody, tagOf } from '../../../platform/http/encoded-body.ts';
import { utf8Bytes } from '../../../platform/http/utf8-bytes.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Site, sitesInMemory } from '../../websites/index.ts';
import { isFeed, type RenderedFeed, makeFeed } from '../feeds/feed.ts';
import { CachedPage, PageCache } from './page-cache.ts';
import { inlineStyles } from '../render/inline-styles.ts';
import { makeNotFound, makePage, type MadePage } from '../render/render-page.ts';
import { RedirectPage } from '../lookup/redirect-page.ts';
import { findRedirect } from '../lookup/redirects.ts';
import { type PageRequest, readAddress } from '../lookup/route.ts';
import { structureOf } from '../lookup/structure.ts';

/** Bytes of pages cached per process. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The page cache of a server process. A notification of a change drops what it made stale. */
export const pageCacheOf = perPlatform((platform): PageCache => {
  const cache = new PageCache(CACHE_BYTES);
  platform.pubSub.on('site', (websiteId) => cache.drop((site) => site.websiteId === websiteId));
  platform.pubSub.onGap(() => cache.drop(() => true));
  return cache;
});

/** A page as bytes (also a redirect or the 404), or a feed to stream. */
export type ServedPage = { readonly kind: 'page'; readonly page: CachedPage } | RenderedFeed;

const served = (page: CachedPage): ServedPage => ({ kind: 'page', page });

/**
 * The page at an address, cached or rendered now; or its feed, which is streamed again for each reader. `host` is the
 * request's, as `requestHost` writes it.
 */
export async function findPage(
  platform: Platform,
  site: Site,
  host: string,
  url: string,
): Promise<ServedPage> {
  const found = await findAddress(platform, site, host, url);
  // Not earlier: concurrent requests share one redirect, but each has its own query.
  return found.kind === 'page' && found.page instanceof RedirectPage
    ? { kind: 'page', page: found.page.takingAlong(queryOf(url)) }
    : found;
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

async function findAddress(platform: Platform, site: Site, host: string, url: string): Promise<ServedPage> {
  const address = readAddress(url);
  if (address === null) return served(await findNotFound(platform, site, host, false));
  if ('redirect' in address) return served(new RedirectPage(site, address.redirect));
  const { format } = address;
  if (isFeed(format)) {
    const feed = await makeFeed(platform, site, await structureOf(platform, site), address, format);
    switch (feed.kind) {
      case 'feed':
        return feed;
      case 'redirect':
        return served(new RedirectPage(site, feed.location));
      case 'not-found':
        return served(await findElsewhere(platform, site, host, address));
    }
  }
  const page = await pageCacheOf(platform).getOrRender(
    host,
    address.canonical,
    site,
    async () => {
      const made = await makePage(platform, site, address, { withCode: true, withPopup: true });
      return made.kind === 'not-found'
        ? findElsewhere(platform, site, host, address)
        : toCachedPage(site, made);
    },
    (made) => made.status === 200 && made.isWhole && sitesInMemory(platform)(host) === site,
  );
  return served(page);
}

/** The redirect of an old address; else the 404. */
async function findElsewhere(
  platform: Platform,
  site: Site,
  host: string,
  { segments, format }: PageRequest,
): Promise<CachedPage> {
  const elsewhere = await findRedirect(platform, site, segments);
  return elsewhere === null
    ? findNotFound(platform, site, host, format === 'json')
    : new RedirectPage(site, elsewhere.location, { status: elsewhere.status, taken: 'all' });
}

/** The theme's 404, one cache entry for all addresses, so that made-up ones never fill the cache. */
export function findNotFound(
  platform: Platform,
  site: Site,
  host: string,
  asJson: boolean,
): Promise<CachedPage> {
  return pageCacheOf(platform).getOrRender(
    host,
    asJson ? ' not-found json' : ' not-found',
    site,
    async () => toCachedPage(site, await makeNotFound(platform, site, asJson)),
    (page) => page.isWhole && sitesInMemory(platform)(host) === site,
  );
}

function toCachedPage(site: Site, made: Exclude<MadePage, { kind: 'not-found' }>): CachedPage {
  if (made.kind === 'redirect') return new RedirectPage(site, made.location);
  if (made.kind === 'json') {
    const json = Buffer.from(JSON.stringify(made.json));
    return new CachedPage(site, made.status, new EncodedBody('application/json; charset=utf-8', json));
  }
  const isWhole = !made.ranOutOfTime;
  const contentType = 'text/html; charset=utf-8';
  if (made.stylesheet === null) {
    return new CachedPage(site, made.status, new EncodedBody(contentType, utf8Bytes(made.html)), { isWhole });
  }
  const { pieces, ...styled } = inlineStyles(made.html, made.stylesheet);
  // The styles have a digest already, and hashing them would double the work.
  const tag = tagOf(...pieces.map((piece) => (piece === styled.styles?.bytes ? styled.styles.hash : piece)));
  return new CachedPage(site, made.status, new EncodedBody(contentType, pieces, tag), {
    ...styled,
    isWhole,
    hasCode: made.hasCode,
  });
}
