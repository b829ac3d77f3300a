import { setTimeout as wait } from 'node:timers/promises';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';

/** Milliseconds between invalidations of a site's pages by likes, at least. */
const PAUSE = 5_000;

/** Sites invalidated a moment ago; true when another like has come since. */
const paused = perPlatform(() => new Map<string, boolean>());

/**
 * Invalidates a site's pages after a like: at once when it was quiet, otherwise together with other likes after a few
 * seconds, so that a crowd does not empty the page cache with every press.
 */
export async function invalidatePagesForLike(
  platform: Platform,
  websiteId: string,
  pause: number = PAUSE,
): Promise<void> {
  const sites = paused(platform);
  if (sites.has(websiteId)) {
    sites.set(websiteId, true);
    return;
  }
  sites.set(websiteId, false);
  void rest(platform, sites, websiteId, pause);
  try {
    await bumpRevision(platform.db, websiteId);
  } catch (error) {
    // The like is counted, and a repeated press is not a new one: the pages are invalidated after the pause.
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
