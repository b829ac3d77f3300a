import { setTimeout as wait } from 'node:timers/promises';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';

/** How often likes make a site's pages anew at most, in milliseconds. */
const PAUSE = 5_000;

/** Sites whose pages were turned a moment ago; true when a like came since. */
const resting = perPlatform(() => new Map<string, boolean>());

/**
 * Lets pages show a new like: at once after a quiet while, and otherwise together with others that come within a few
 * seconds, so that a crowd that likes something does not empty the cache with every press.
 */
export async function invalidatePagesForLike(
  platform: Platform,
  websiteId: string,
  pause: number = PAUSE,
): Promise<void> {
  const sites = resting(platform);
  if (sites.has(websiteId)) {
    sites.set(websiteId, true);
    return;
  }
  sites.set(websiteId, false);
  void rest(platform, sites, websiteId, pause);
  try {
    await bumpRevision(platform.db, websiteId);
  } catch (error) {
    // The like is counted, and pressed again it is no new one: the pages are turned after the pause.
    if (sites.has(websiteId)) sites.set(websiteId, true);
    throw error;
  }
}

async function rest(
  platform: Platform,
  sites: Map<string, boolean>,
  websiteId: string,
  pause: number,
): Promise<void> {
  await wait(pause, undefined, { ref: false });
  const isDue = sites.get(websiteId) === true;
  sites.delete(websiteId);
  if (!isDue) return;
  await invalidatePagesForLike(platform, websiteId, pause).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'pages could not be turned for a like; it is tried again');
  });
}
