import { announcementOf, announcementTurns } from '@vitrine/domain/site/announcement.ts';
import { popupOf, popupTurns } from '@vitrine/domain/site/popup.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { bumpRevision, type WebsiteSettings } from '../websites/index.ts';

/** Milliseconds between runs: a planned announcement or pop-up appears and disappears within this time. */
const INTERVAL = 2_000;

/**
 * Invalidates the pages of websites whose announcement or pop-up has begun or ended since the last run. Pages that are rendered
 * again know by themselves; those in the cache do not.
 */
export function announcementPoller(platform: Platform): Poller {
  let since = platform.clock.now();
  return {
    name: 'announcements',
    every: INTERVAL,
    async run() {
      const now = platform.clock.now();
      for (const websiteId of await turnedBetween(platform, since, now))
        await bumpRevision(platform.db, websiteId);
      since = now;
    },
  };
}

async function turnedBetween(platform: Platform, since: number, now: number): Promise<readonly string[]> {
  const { rows } = await platform.db.execute<{
    website_id: string;
    announcement: WebsiteSettings['announcement'] | null;
    popup: WebsiteSettings['popup'] | null;
    time_zone: string;
  }>(sql`
    select website_id, settings->'announcement' as announcement, settings->'popup' as popup,
      settings->>'timeZone' as time_zone
    from websites
    where settings->'announcement'->'isOn' = 'true'::jsonb or settings->'popup'->'isOn' = 'true'::jsonb`);
  return rows
    .filter(({ announcement, popup, time_zone }) =>
      [
        ...announcementTurns(announcementOf({ announcement: announcement ?? {} }), time_zone),
        ...popupTurns(popupOf({ popup: popup ?? {} }), time_zone),
      ].some((at) => at > since && at <= now),
    )
    .map(({ website_id }) => website_id);
}
