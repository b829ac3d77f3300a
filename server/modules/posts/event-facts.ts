import type { PostDetail } from '@vitrine/contracts/posts.ts';
import type { ItemLocation } from '@vitrine/domain/content/content.ts';
import {
  type EventTimes,
  readEventTimes,
  type TimeProblem,
  type TypedTimes,
} from '@vitrine/domain/event/event-times.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import { refuseField } from '../content/index.ts';
import type { StoredPost } from './repository.ts';

const sentences: Readonly<Record<TimeProblem['problem'], string>> = {
  unreadable: 'Enter a date and a time.',
  skipped: 'Clocks are put forward that day and skip this time. Choose another one.',
  'start-missing': 'Enter when it begins.',
  'ends-before': 'It ends before it begins. Choose a later end.',
};

/** Where an event takes place, as owners see it. */
export function shownLocation(location: ItemLocation | null): PostDetail['location'] {
  if (location === null) return null;
  const { addressTitle = '', mapLat = null, mapLng = null, ...lines } = location;
  return {
    addressTitle,
    addressLine1: lines.addressLine1,
    addressLine2: lines.addressLine2,
    addressCountry: lines.addressCountry,
    mapLat,
    mapLng,
  };
}

/** The same as it is stored; null for a place without a single word. */
function storedLocation(place: NonNullable<PostDetail['location']>): ItemLocation | null {
  const { mapLat, mapLng, ...lines } = place;
  const isEmpty = Object.values(lines).every((line) => line === '') && mapLat === null;
  if (isEmpty) return null;
  return { ...lines, ...(mapLat === null || mapLng === null ? {} : { mapLat, mapLng }) };
}

interface EventUpdate extends TypedTimes {
  readonly location?: PostDetail['location'] | undefined;
}

/** What is stored of an event's time and place. */
export interface EventChange {
  readonly startDate?: Date | null;
  readonly endDate?: Date | null;
  readonly location?: ItemLocation | null;
}

/** Whether visitors see it, or will without another step. */
const isShown = ({ status }: Pick<StoredPost, 'status'>): boolean =>
  status === 'published' || status === 'scheduled';

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));

/** Reads what an owner sets of an event, on the clock of the website's time zone; refused for what is none. */
export function readEventUpdate(
  post: Pick<StoredPost, 'kind' | 'status' | 'startDate' | 'endDate'>,
  { startsAt, endsAt, location }: EventUpdate,
  timeZone: string,
): Result<EventChange, 'CONTENT_FIELD_INVALID'> {
  const hasTimes = startsAt !== undefined || endsAt !== undefined;
  if (post.kind !== 'events') {
    const given = [startsAt ?? null, endsAt ?? null, location ?? null].some((value) => value !== null);
    if (!given) return ok({});
    return refuseField(hasTimes ? 'startsAt' : 'location', 'Only events have a time and a place.');
  }
  const before: EventTimes = { start: post.startDate, end: post.endDate };
  const read = readEventTimes(before, { startsAt, endsAt }, timeZone);
  if (hasTimes && !read.ok) return refuseField(read.refused.field, sentences[read.refused.problem]);
  if (read.ok && read.times.start === null && before.start !== null && isShown(post))
    return refuseField('startsAt', 'Enter when it begins: visitors see this event, or soon will.');
  return ok({
    ...(hasTimes && read.ok ? { startDate: dateOf(read.times.start), endDate: dateOf(read.times.end) } : {}),
    ...(location === undefined ? {} : { location: location === null ? null : storedLocation(location) }),
  });
}
