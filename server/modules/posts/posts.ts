import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/posts.ts';
import { MAX_POST_CHANGES, type PostChange } from '@vitrine/contracts/post-status.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { recordTypes, type WrittenKind } from '@vitrine/domain/content/content.ts';
import { publishedDayProblem, type PublishedDayProblem } from '@vitrine/domain/content/published-day.ts';
import { urlIdFrom } from '@vitrine/domain/content/url-id.ts';
import { documentOfBody } from '@vitrine/domain/page/article.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  authorExists,
  checkItem,
  createItemIn,
  freeItemUrlId,
  lockOrder,
  placesAtEnd,
  lockLabels,
  spellLabelsIn,
  updateItemIn,
  withAddressConflict,
  refuseField,
} from '../content/index.ts';
import { existingAssets } from '../media/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { changedCustomContent, customTypesOf } from './custom-content.ts';
import { readEventUpdate } from './event-facts.ts';
import { changeFollowing } from './series.ts';
import {
  lockPosts,
  selectPostChanges,
  selectPosts,
  selectServices,
  selectWrittenLists,
  type StoredPost,
} from './repository.ts';
import { viewPost } from './view-post.ts';

/** The blogs of a website by title, or its lists of another kind. */
export async function listBlogs({ db }: Pick<Platform, 'db'>, { websiteId }: Site, kind: WrittenKind) {
  const lists = (await selectWrittenLists(db, websiteId)).filter((list) => list.kind === kind);
  return { blogs: lists.map(({ id, title, urlId }) => ({ id, title, path: `/${urlId}` })) };
}

/** What the address is called of an entry whose title has no letters for it. */
const unnamed: Readonly<Record<WrittenKind, string>> = {
  blog: 'post',
  events: 'event',
  portfolio: 'project',
  lessons: 'lesson',
  course: 'lesson',
};

/** Adds a draft to a written list, with an address that is made from its title. */
export function createPost(
  platform: Platform,
  site: Site,
  { collectionId, title, startsAt }: z.output<typeof calls.createPost.body>,
): Promise<Result<PostDetail, FailureOf<typeof calls.createPost>>> {
  const { websiteId, settings } = site;
  return withAddressConflict<PostDetail, FailureOf<typeof calls.createPost>>('', () =>
    platform.db.transaction(async (tx): Promise<Result<PostDetail, FailureOf<typeof calls.createPost>>> => {
      const list = (await selectWrittenLists(tx, websiteId)).find(({ id }) => id === collectionId);
      if (list === undefined) return fail('CONTENT_NOT_FOUND');
      const fresh = { kind: list.kind, status: 'draft', startDate: null, endDate: null } as const;
      const event = readEventUpdate(fresh, { startsAt }, settings.timeZone);
      if (!event.ok) return event;
      const urlId = await freeItemUrlId(tx, websiteId, collectionId, urlIdFrom(title, unnamed[list.kind]));
      const recordType = list.kind === 'events' ? recordTypes.event : recordTypes.text;
      // A text to write into, so that nothing has to be added first.
      const document = documentOfBody('<p></p>');
      // What its owner orders begins at the end.
      const ordered = list.ordering === 'user-orderable';
      if (ordered) await lockOrder(tx, websiteId, collectionId);
      const [displayIndex = 0] = ordered ? await placesAtEnd(tx, websiteId, collectionId, 1) : [];
      const commentState = contentSettingsOf(settings).commentsOpenOnNewPosts ? 1 : 0;
      const facts = { collectionId, urlId, title, recordType, displayIndex, document, commentState };
      const post = { ...facts, ...event.value, status: 'draft' } as const;
      const id = await createItemIn(tx, platform, websiteId, post);
      await bumpRevision(tx, websiteId);
      return viewPost(platform, site, id, tx);
    }),
  );
}

type PostUpdate = z.output<typeof calls.updatePost.body>;
/** What is set of the post itself. */
type OwnUpdate = Omit<PostUpdate, 'revision' | 'following'>;
type UpdateRefusal = FailureOf<typeof calls.updatePost>;

/**
 * Changes what is set of a post, and with `following` of the events of its series that follow. Refused when somebody else
 * has changed it since `revision`.
 */
export function updatePost(
  platform: Platform,
  site: Site,
  id: string,
  { revision, following, ...update }: PostUpdate,
  actorId: string,
): Promise<Result<PostDetail, UpdateRefusal>> {
  const { websiteId, settings } = site;
  return withAddressConflict<PostDetail, UpdateRefusal>(update.urlId ?? '', () =>
    platform.db.transaction(async (tx): Promise<Result<PostDetail, UpdateRefusal>> => {
      // In the order in which publishing locks.
      await lockWebsite(tx, websiteId);
      if (update.tags !== undefined || update.categories !== undefined) await lockLabels(tx, websiteId);
      const [locked] = await lockPosts(tx, websiteId, [id]);
      const [post] = await selectPosts(tx, websiteId, [id]);
      if (locked === undefined || post === undefined || post.isDeleted) return fail('CONTENT_NOT_FOUND');
      if (post.revision !== revision) return fail('STALE_REVISION');
      const checked = await checkUpdate(tx, websiteId, post, update, platform.clock.now());
      if (!checked.ok) return checked;
      const custom = await customChange(tx, platform, site, post, update.customContent);
      if (!custom.ok) return custom;
      const event = readEventUpdate(post, update, settings.timeZone);
      if (!event.ok) return event;
      const { commentsOpen, mediaId, tags, categories, publishedOn, ...given } = defined(update);
      const { startsAt: _startsAt, endsAt: _endsAt, location: _location, customContent: _, ...rest } = given;
      const of = { websiteId, collectionId: post.collectionId };
      const change = {
        ...rest,
        ...event.value,
        ...custom.value,
        ...(commentsOpen === undefined ? {} : { commentState: commentsOpen ? 1 : 0 }),
        ...(mediaId === undefined ? {} : { video: mediaOf(mediaId) }),
        ...(publishedOn === undefined ? {} : { publishedOn: new Date(publishedOn) }),
        ...(tags === undefined
          ? {}
          : { tags: await spellLabelsIn(tx, platform, { ...of, kind: 'tag' }, tags) }),
        ...(categories === undefined
          ? {}
          : { categories: await spellLabelsIn(tx, platform, { ...of, kind: 'category' }, categories) }),
      };
      const valid = checkItem(change);
      if (!valid.ok) return valid;
      if (following !== undefined) {
        const facts = { before: post, change, hasText: following === 'facts-and-text', actorId };
        const changed = await changeFollowing(tx, platform, site, facts);
        if (!changed.ok) return changed;
      }
      if (!(await updateItemIn(tx, platform, websiteId, id, change, revision))) return fail('STALE_REVISION');
      await bumpRevision(tx, websiteId);
      return viewPost(platform, site, id, tx);
    }),
  );
}

/** The change of a post's fields that the theme declares; an empty one where none are given. */
async function customChange(
  tx: Queryable,
  platform: Platform,
  site: Site,
  post: StoredPost,
  given: PostUpdate['customContent'],
): Promise<Result<{ readonly customContent?: Readonly<Record<string, unknown>> }, 'CONTENT_FIELD_INVALID'>> {
  if (given === undefined) return ok({});
  const types = await customTypesOf(platform, tx, site, post);
  const of = { stored: post.customContent, types };
  const changed = await changedCustomContent({ db: tx }, site.websiteId, of, given);
  return changed.ok ? ok({ customContent: changed.value }) : changed;
}

const mediaOf = (assetId: string | null) =>
  assetId === null ? null : ({ kind: 'file', assetId, hasOverlay: false } as const);

/** The fields that are given. */
function defined(update: OwnUpdate): {
  readonly [Key in keyof typeof update]?: Exclude<(typeof update)[Key], undefined>;
} {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}

const dayProblems: Readonly<Record<PublishedDayProblem, string>> = {
  'not-published': 'Only what is published has a published day. Publish it first, or schedule it.',
  'in-future': 'Choose a time that has passed. To publish later, make it a draft and schedule it.',
  'too-early': 'Choose a day after 1899.',
};

/** Whether a post may get its published day, and what it refers to is there. `now` in milliseconds since 1970. */
async function checkUpdate(
  tx: Queryable,
  websiteId: string,
  post: StoredPost,
  { authorId, mainImageId, mediaId, seo, sourceUrl, passthrough, ticketIds = [], ...update }: OwnUpdate,
  now: number,
): Promise<Result<void, 'CONTENT_FIELD_INVALID'>> {
  const { publishedOn, episode } = update;
  if (publishedOn !== undefined) {
    const problem = publishedDayProblem(post.status, Date.parse(publishedOn), now);
    if (problem !== null) return refuseField('publishedOn', dayProblems[problem]);
  }
  if (episode !== undefined && post.kind !== 'blog')
    return refuseField('episode.type', 'Only posts of a blog are episodes.');
  if ((passthrough ?? post.passthrough) && (sourceUrl ?? post.sourceUrl) === '')
    return refuseField('sourceUrl', 'Enter the address that the post leads to.');
  if (authorId !== undefined && authorId !== null && !(await authorExists(tx, websiteId, authorId)))
    return refuseField('authorId', 'This author was deleted. Choose another one.');
  if (ticketIds.length > 0) {
    if (post.kind !== 'events') return refuseField('ticketIds', 'Only events have tickets.');
    const services = await selectServices(tx, websiteId, ticketIds);
    const isRight = new Set(ticketIds).size === ticketIds.length && ticketIds.every((id) => services.has(id));
    if (!isRight)
      return refuseField(
        'ticketIds',
        'Tickets are services of your shop, each named once. Choose another one.',
      );
  }
  const files = { mainImageId, mediaId, 'seo.imageId': seo?.imageId };
  const ids = Object.values(files).filter((id) => typeof id === 'string');
  const there = await existingAssets(tx, websiteId, ids);
  for (const [field, fileId] of Object.entries(files))
    if (typeof fileId === 'string' && !there.has(fileId))
      return refuseField(field, 'This file was deleted. Choose another one.');
  return ok(undefined);
}

/** Who changed a post's status and when, the latest first. */
export async function postChangesOf(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<Result<{ readonly changes: readonly PostChange[] }, 'CONTENT_NOT_FOUND'>> {
  const [post] = await selectPosts(db, websiteId, [id]);
  if (post === undefined) return fail('CONTENT_NOT_FOUND');
  const changes = await selectPostChanges(db, websiteId, id, MAX_POST_CHANGES);
  return ok({ changes: changes.map(({ on, ...change }) => ({ ...change, on: new Date(on).toISOString() })) });
}
