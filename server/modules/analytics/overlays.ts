import type { Platform } from '../../platform/platform.ts';
import { countOverlayEvents } from './repository.ts';

/** The name of the event of an opened pop-up. spec: site-platform 7 */
export const OVERLAY_EVENT = 'Overlay';

const DAY = 24 * 60 * 60 * 1000;
/** Events that are looked at, the newest: a screen never waits for a count. */
const MOST = 100_000;

/** How often a pop-up was opened in the last days, as visitors' browsers have reported it. */
export function countOverlays(
  platform: Platform,
  websiteId: string,
  { overlay, days }: { readonly overlay: string; readonly days: number },
): Promise<number> {
  const since = platform.clock.now() - days * DAY;
  return countOverlayEvents(platform.db, { websiteId, event: OVERLAY_EVENT, since, overlay, most: MOST });
}
