import { followRedirect } from '@vitrine/domain/content/address-rules.ts';
import type { Platform } from '../../platform/platform.ts';
import { listRedirects, pathsToAsk, type Redirect, redirectsFrom } from '../content/index.ts';
import type { Site } from '../websites/index.ts';

/** Redirects cached per revision; a website with more queries the index each time. */
const KEPT = 500;

// Null where there are too many to cache.
const kept = new WeakMap<Site, Promise<ReadonlyMap<string, Redirect> | null>>();

function redirectsOf(platform: Platform, site: Site): Promise<ReadonlyMap<string, Redirect> | null> {
  const known = kept.get(site);
  if (known !== undefined) return known;
  const reading = listRedirects(platform, site.websiteId, { limit: KEPT + 1 }).then((all) =>
    all.length > KEPT ? null : new Map(all.map((one) => [one.from, one])),
  );
  kept.set(site, reading);
  reading.catch(() => kept.delete(site));
  return reading;
}

/** The redirect of a missing address, as a Location header; null when there is none. */
export async function findRedirect(
  platform: Platform,
  site: Site,
  segments: readonly string[],
): Promise<{ readonly location: string; readonly status: number } | null> {
  if (segments.length === 0) return null;
  const path = `/${segments.join('/')}`;
  const inMemory = await redirectsOf(platform, site);
  const rules =
    inMemory ??
    new Map((await redirectsFrom(platform, site.websiteId, pathsToAsk(path))).map((one) => [one.from, one]));
  let status = 301;
  const to = followRedirect(path, (from) => {
    const rule = rules.get(from);
    if (rule !== undefined) status = rule.status;
    return rule?.to;
  });
  // Paths are stored decoded; a full address is stored as entered.
  return to === null ? null : { status, location: to.startsWith('/') ? encodeURI(to) : to };
}
