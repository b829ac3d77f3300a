import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/event-series.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { freeUrlId } from '@vitrine/domain/content/url-id.ts';
import {
  MAX_OCCURRENCES,
  MAX_REPEAT_YEARS,
  repeatedSpans,
  type RepeatProblem,
} from '@vitrine/domain/event/repeat-rule.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { wallTimeAt } from '@vitrine/domain/time/wall-clock.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  addOccurrencesIn,
  lockFollowing,
  moveToBinIn,
  selectSeries,
  takenUrlIds,
  textBytes,
  refuseField,
} from '../content/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { lockPosts, selectPosts, type StoredPost } from './repository.ts';
import { viewPost } from './view-post.ts';

/** Bytes of all texts of a series, so that making one takes seconds at most. */
const MAX_SERIES_BYTES = 64 * 1024 * 1024;

const sentences: Readonly<Record<RepeatProblem, string>> = {
  'nothing-repeats': 'Only the first date is left. Choose a later end.',
  'too-many-events': `A series has at most ${MAX_OCCURRENCES} events. Choose an earlier end.`,
  'series-too-long': `A series takes at most ${MAX_REPEAT_YEARS} years. Choose an earlier end.`,
};

/** An event that its owner has seen at `revision`, locked until the caller's transaction ends. */
async function lockEvent(
  tx: Queryable,
  websiteId: string,
  id: string,
  revision: number,
): Promise<Result<StoredPost, 'CONTENT_NOT_FOUND' | 'STALE_REVISION'>> {
  // In the order in which publishing locks.
  await lockWebsite(tx, websiteId);
  const [locked] = await lockPosts(tx, websiteId, [id]);
  const [post] = await selectPosts(tx, websiteId, [id]);
  if (locked === undefined || post === undefined || post.isDeleted) return fail('CONTENT_NOT_FOUND');
  return post.revision === revision ? ok(post) : fail('STALE_REVISION');
}

/** Makes a series of an event: copies on the days of the rule, each with a page, a draft and the status of the first. */
export function repeatPost(
  platform: Platform,
  site: Site,
  id: string,
  { revision, rule }: z.output<typeof calls.repeatEvent.body>,
): Promise<Result<PostDetail, FailureOf<typeof calls.repeatEvent>>> {
  const {
    websiteId,
    settings: { timeZone },
  } = site;
  return platform.db.transaction(
    async (tx): Promise<Result<PostDetail, FailureOf<typeof calls.repeatEvent>>> => {
      const found = await lockEvent(tx, websiteId, id, revision);
      if (!found.ok) return found;
      const { kind, seriesId, startDate: start, endDate: end, collectionId, urlId } = found.value;
      if (kind !== 'events') return refuseField('rule', 'Only events are repeated.');
      if (start === null) return refuseField('rule', 'Enter when the event begins first.');
      const others = seriesId === null ? [] : await selectSeries(tx, websiteId, seriesId);
      if (others.length > 1) return refuseField('rule', 'This event repeats already.');
      const spans = repeatedSpans(rule, { start, end }, timeZone);
      if (!spans.ok) return refuseField('rule.end', sentences[spans.error.code]);
      const bytes = await textBytes(tx, { websiteId, pageId: id });
      if (bytes * spans.value.length > MAX_SERIES_BYTES)
        return refuseField(
          'rule.end',
          'The text is too long to be repeated so often. Choose an earlier end.',
        );
      const [, ...following] = spans.value;
      // The address of an event that was made by another series ends with its day already.
      const base = urlId.replace(/-\d{4}-\d{2}-\d{2}(-\d+)?$/, '').slice(0, 180);
      const taken = new Set(await takenUrlIds(tx, websiteId, collectionId, base));
      const occurrences = following.map((span) => {
        const free = freeUrlId(`${base}-${dayText(span.start, timeZone)}`, taken);
        taken.add(free);
        return { ...span, id: newId(platform.clock.now()), urlId: free };
      });
      const series = { seriesId: newId(platform.clock.now()), occurrences };
      await addOccurrencesIn(tx, platform, { websiteId, itemId: id }, series);
      await bumpRevision(tx, websiteId);
      return viewPost(platform, site, id, tx);
    },
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day of a moment on the website's calendar: `2026-03-02`. */
function dayText(moment: number, timeZone: string): string {
  const { year, month, day } = wallTimeAt(moment, timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Moves an event and those of its series that follow to the bin. */
export function binFollowing(
  platform: Platform,
  { websiteId }: Site,
  id: string,
  revision: number,
  actorId: string,
): Promise<Result<{ readonly ids: readonly string[] }, FailureOf<typeof calls.deleteFollowing>>> {
  return platform.db.transaction(
    async (
      tx,
    ): Promise<Result<{ readonly ids: readonly string[] }, FailureOf<typeof calls.deleteFollowing>>> => {
      const found = await lockEvent(tx, websiteId, id, revision);
      if (!found.ok) return found;
      const { seriesId, startDate: start } = found.value;
      const following =
        seriesId === null || start === null
          ? []
          : await lockFollowing(tx, websiteId, { seriesId, id, start });
      const ids = [id, ...following.map((event) => event.id)];
      await moveToBinIn(tx, platform, websiteId, { itemIds: ids, actorId });
      await bumpRevision(tx, websiteId);
      return ok({ ids });
    },
  );
}
