import { type Shift, shifted, shiftOf } from '@vitrine/domain/event/local-shift.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeFollowingIn, copyTextIn, lockFollowing, refuseField } from '../content/index.ts';
import type { Site } from '../websites/index.ts';
import type { EventChange } from './event-facts.ts';
import type { StoredPost } from './repository.ts';

interface FollowingFacts {
  /** The event as it was, which the caller has locked. */
  readonly before: StoredPost;
  /** What is changed of it; of the others only what makes sense for all. */
  readonly change: EventChange & {
    readonly title?: string;
    readonly excerpt?: string;
    readonly mainImageId?: string | null;
    readonly ticketIds?: readonly string[];
  };
  /** Whether the others get its text, too. */
  readonly hasText: boolean;
  readonly actorId: string;
}

/**
 * Changes the events of a series that follow one as that one is changed, inside the caller's transaction, which has locked
 * website and event and also calls `bumpRevision`. Nothing is written where it is refused.
 */
export async function changeFollowing(
  tx: Queryable,
  platform: Platform,
  { websiteId, settings: { timeZone } }: Site,
  { before, change, hasText, actorId }: FollowingFacts,
): Promise<Result<void, 'CONTENT_FIELD_INVALID' | 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'>> {
  const { id, seriesId, startDate: start } = before;
  if (seriesId === null || start === null) return refuseField('following', 'This event does not repeat.');
  const { title, excerpt, mainImageId, location, ticketIds, startDate, endDate = null } = change;
  if (startDate === null) return refuseField('startsAt', 'Enter when it begins, or change only this event.');
  const events = await lockFollowing(tx, websiteId, { seriesId, id, start });
  const ids = events.map((event) => event.id);
  if (hasText) {
    const copied = await copyTextIn(tx, platform, { websiteId, pageId: id }, { ids, actorId });
    if (!copied.ok) return copied;
  }
  const shift: Shift | null =
    startDate === undefined
      ? null
      : shiftOf(start, { start: startDate.getTime(), end: endDate?.getTime() ?? null }, timeZone);
  await changeFollowingIn(tx, platform, websiteId, ids, {
    ...(title === undefined ? {} : { title }),
    ...(excerpt === undefined ? {} : { excerpt }),
    ...(mainImageId === undefined ? {} : { mainImageId }),
    ...(location === undefined ? {} : { location }),
    ...(ticketIds === undefined ? {} : { ticketIds }),
    ...(shift === null
      ? {}
      : { times: events.map((event) => ({ id: event.id, ...shifted(event.start, shift, timeZone) })) }),
  });
  return ok(undefined);
}
