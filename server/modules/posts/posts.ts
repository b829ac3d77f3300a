import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/posts.ts';
import { MAX_POST_CHANGES, type PostChange } from '@vitrine/contracts/post-status.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { recordTypes, type WrittenKind } from '@vitrine/domain/content/content.ts';
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
  itemPath,
  lockOrder,
  placesAtEnd,
  lockLabels,
  nameSiteItems,
  selectSeries,
  type SeriesEvent,
  spellLabelsIn,
  updateItemIn,
  withAddressConflict,
} from '../content/index.ts';
import { existingAssets } from '../media/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { readEventUpdate, shownLocation } from './event-facts.ts';
import { changeFollowing } from './series.ts';
import { refuseField } from './refuse-field.ts';
import {
  lockPosts,
  selectPostChanges,
  selectPosts,
  selectServices,
  selectWrittenLists,
  type StoredPost,
} from './repository.ts';

const isoOf = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** A post as its settings show it. */
function detailOf(
  post: StoredPost,
  series: readonly SeriesEvent[],
  tickets: PostDetail['tickets'],
): PostDetail {
  const { title = '', description = '', hidden = false, imageId = null } = post.seo;
  return {
    id: post.id,
    kind: post.kind,
    revision: post.revision,
    collection: { id: post.collectionId, title: post.collectionTitle },
    title: post.title,
    status: post.status,
    isDeleted: post.isDeleted,
    hasChanges: post.hasChanges,
    urlId: post.urlId,
    path: itemPath(post.kind, post.collectionUrlId, post.urlId),
    excerpt: post.excerpt,
    mainImageId: post.mainImageId,
    authorId: post.authorName === null ? null : post.authorId,
    categories: post.categories,
    tags: post.tags,
    publishedOn: new Date(post.publishedOn).toISOString(),
    sourceUrl: post.sourceUrl,
    passthrough: post.passthrough,
    featured: post.featured,
    commentsOpen: post.commentState === 1,
    seo: { title, description, hidden, imageId },
    mediaId: post.video?.kind === 'file' ? post.video.assetId : null,
    startDate: isoOf(post.startDate),
    endDate: isoOf(post.endDate),
    location: shownLocation(post.location),
    tickets,
    series:
      series.length < 2
        ? null
        : series.map(({ id, start }) => ({ id, startDate: new Date(start).toISOString() })),
  };
}

/** What is set of a post, also of one in the bin. */
export async function viewPost(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<Result<PostDetail, 'CONTENT_NOT_FOUND'>> {
  const [post] = await selectPosts(db, websiteId, [id]);
  if (post === undefined) return fail('CONTENT_NOT_FOUND');
  const { seriesId, isDeleted } = post;
  const series = seriesId === null || isDeleted ? [] : await selectSeries(db, websiteId, seriesId);
  const products = post.ticketIds.length === 0 ? [] : await nameSiteItems(db, websiteId, post.ticketIds);
  const tickets = products.map(({ id: productId, title, isPublished }) => ({
    id: productId,
    title,
    isPublished,
  }));
  return ok(detailOf(post, series, tickets));
}

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
  { websiteId, settings }: Site,
  { collectionId, title, startsAt }: z.output<typeof calls.createPost.body>,
): Promise<Result<PostDetail, FailureOf<typeof calls.createPost>>> {
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
      const facts = { collectionId, urlId, title, recordType, displayIndex, document };
      const post = { ...facts, ...event.value, status: 'draft' } as const;
      const id = await createItemIn(tx, platform, websiteId, post);
      await bumpRevision(tx, websiteId);
      return viewPost(tx, websiteId, id);
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
      const checked = await checkUpdate(tx, websiteId, post, update);
      if (!checked.ok) return checked;
      const event = readEventUpdate(post, update, settings.timeZone);
      if (!event.ok) return event;
      const { commentsOpen, mediaId, tags, categories, ...given } = defined(update);
      const { startsAt: _startsAt, endsAt: _endsAt, location: _location, ...rest } = given;
      const of = { websiteId, collectionId: post.collectionId };
      const change = {
        ...rest,
        ...event.value,
        ...(commentsOpen === undefined ? {} : { commentState: commentsOpen ? 1 : 0 }),
        ...(mediaId === undefined ? {} : { video: mediaOf(mediaId) }),
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
      return viewPost(tx, websiteId, id);
    }),
  );
}

const mediaOf = (assetId: string | null) =>
  assetId === null ? null : ({ kind: 'file', assetId, hasOverlay: false } as const);

/** The fields that are given. */
function defined(update: OwnUpdate): {
  readonly [Key in keyof typeof update]?: Exclude<(typeof update)[Key], undefined>;
} {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}

/** Whether what a post refers to is there. */
async function checkUpdate(
  tx: Queryable,
  websiteId: string,
  post: StoredPost,
  { authorId, mainImageId, mediaId, seo, sourceUrl, passthrough, ticketIds = [] }: OwnUpdate,
): Promise<Result<void, 'CONTENT_FIELD_INVALID'>> {
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
  const post = await viewPost(db, websiteId, id);
  if (!post.ok) return post;
  const changes = await selectPostChanges(db, websiteId, id, MAX_POST_CHANGES);
  return ok({ changes: changes.map(({ on, ...change }) => ({ ...change, on: new Date(on).toISOString() })) });
}
