import { followRedirect } from '@vitrine/domain/content/address-rules.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listRedirects, candidatePaths, type Redirect, redirectsFrom } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';

/** Redirects that are kept in memory for each revision; a website with more asks the index each time. */
const MAX_CACHED = 500;

/** All redirects by where they lead from; null where there are too many to keep. */
const redirectsOf = perRevision(async (platform, site): Promise<ReadonlyMap<string, Redirect> | null> => {
  const all = await listRedirects(platform, site.websiteId, { limit: MAX_CACHED + 1 });
  return all.length > MAX_CACHED ? null : new Map(all.map((one) => [one.from, one]));
});

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
    new Map(
      (await redirectsFrom(platform, site.websiteId, candidatePaths(path))).map((one) => [one.from, one]),
    );
  let status = 301;
  const to = followRedirect(path, (from) => {
    const rule = rules.get(from);
    if (rule !== undefined) status = rule.status;
    return rule?.to;
  });
  // Paths are stored decoded; a full address is stored as entered.
  return to === null ? null : { status, location: to.startsWith('/') ? encodeURI(to) : to };
}
