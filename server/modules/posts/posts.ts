import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/posts.ts';
import { MAX_POST_CHANGES, type PostChange, type PostDetail } from '@vitrine/contracts/posts.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { recordTypes } from '@vitrine/domain/content/content.ts';
import { episodeOf } from '@vitrine/domain/content/podcast.ts';
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
  itemPath,
  lockLabels,
  spellLabelsIn,
  updateItemIn,
  withAddressConflict,
} from '../content/index.ts';
import { existingAssets } from '../media/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { changedCustomContent, customContentOf, customTypesOf } from './custom-content.ts';
import { lockPosts, selectBlogs, selectPostChanges, selectPosts, type StoredPost } from './repository.ts';

/** A post as its settings show it. */
function detailOf(post: StoredPost, customTypes: PostDetail['customTypes']): PostDetail {
  const { title = '', description = '', hidden = false, imageId = null } = post.seo;
  return {
    id: post.id,
    revision: post.revision,
    collection: { id: post.collectionId, title: post.collectionTitle },
    title: post.title,
    status: post.status,
    isDeleted: post.isDeleted,
    hasChanges: post.hasChanges,
    changesOn: post.changesOn === null ? null : new Date(post.changesOn).toISOString(),
    changesFailed: post.changesFailed,
    urlId: post.urlId,
    path: itemPath('blog', post.collectionUrlId, post.urlId),
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
    isPodcast: post.isPodcast,
    episode: episodeOf(post.episode),
    customTypes,
    customContent: customContentOf(post.customContent, customTypes),
  };
}

/** What is set of a post, also of one in the bin. */
export async function viewPost(
  platform: Platform,
  site: Site,
  id: string,
  db: Queryable = platform.db,
): Promise<Result<PostDetail, 'CONTENT_NOT_FOUND'>> {
  const [post] = await selectPosts(db, site.websiteId, [id]);
  if (post === undefined) return fail('CONTENT_NOT_FOUND');
  return ok(detailOf(post, await customTypesOf(platform, db, site, post)));
}

/** The blogs of a website by title. */
export async function listBlogs({ db }: Pick<Platform, 'db'>, { websiteId }: Site) {
  const blogs = await selectBlogs(db, websiteId);
  return { blogs: blogs.map(({ id, title, urlId }) => ({ id, title, path: `/${urlId}` })) };
}

/** Adds a draft to a blog, with an address that is made from its title. */
export function createPost(
  platform: Platform,
  site: Site,
  { collectionId, title }: z.output<typeof calls.createPost.body>,
): Promise<Result<PostDetail, FailureOf<typeof calls.createPost>>> {
  const { websiteId, settings } = site;
  return withAddressConflict<PostDetail, FailureOf<typeof calls.createPost>>('', () =>
    platform.db.transaction(async (tx) => {
      const isBlog = (await selectBlogs(tx, websiteId)).some(({ id }) => id === collectionId);
      if (!isBlog) return fail('CONTENT_NOT_FOUND');
      const urlId = await freeItemUrlId(tx, websiteId, collectionId, urlIdFrom(title, 'post'));
      const recordType = recordTypes.text;
      // A text to write into, so that nothing has to be added first.
      const document = documentOfBody('<p></p>');
      const commentState = contentSettingsOf(settings).commentsOpenOnNewPosts ? 1 : 0;
      const post = { collectionId, urlId, title, recordType, status: 'draft', document, commentState } as const;
      const id = await createItemIn(tx, platform, websiteId, post);
      await bumpRevision(tx, websiteId);
      return viewPost(platform, site, id, tx);
    }),
  );
}

type PostUpdate = z.output<typeof calls.updatePost.body>;
type UpdateRefusal = FailureOf<typeof calls.updatePost>;

/** Changes what is set of a post. Refused when somebody else has changed it since `revision`. */
export function updatePost(
  platform: Platform,
  site: Site,
  id: string,
  { revision, ...update }: PostUpdate,
): Promise<Result<PostDetail, UpdateRefusal>> {
  const { websiteId } = site;
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
      const { commentsOpen, mediaId, tags, categories, publishedOn, customContent: _, ...rest } =
        defined(update);
      const of = { websiteId, collectionId: post.collectionId };
      const change = {
        ...rest,
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
function defined(update: Omit<PostUpdate, 'revision'>): {
  readonly [Key in keyof typeof update]?: Exclude<(typeof update)[Key], undefined>;
} {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}

const refuse = (field: string, problem: string) =>
  fail('CONTENT_FIELD_INVALID', { params: { field, problem }, fields: { [field]: problem } });

const dayProblems: Readonly<Record<PublishedDayProblem, string>> = {
  'not-published': 'Only a published post has a published day. Publish it first, or schedule it.',
  'in-future': 'Choose a time that has passed. To publish later, make it a draft and schedule it.',
  'too-early': 'Choose a day after 1899.',
};

/** Whether a post may get its published day, and what it refers to is there. `now` in milliseconds since 1970. */
async function checkUpdate(
  tx: Queryable,
  websiteId: string,
  post: StoredPost,
  { authorId, mainImageId, mediaId, seo, sourceUrl, passthrough, publishedOn }: Omit<PostUpdate, 'revision'>,
  now: number,
): Promise<Result<void, 'CONTENT_FIELD_INVALID'>> {
  if (publishedOn !== undefined) {
    const problem = publishedDayProblem(post.status, Date.parse(publishedOn), now);
    if (problem !== null) return refuse('publishedOn', dayProblems[problem]);
  }
  if ((passthrough ?? post.passthrough) && (sourceUrl ?? post.sourceUrl) === '')
    return refuse('sourceUrl', 'Enter the address that the post leads to.');
  if (authorId !== undefined && authorId !== null && !(await authorExists(tx, websiteId, authorId)))
    return refuse('authorId', 'This author was deleted. Choose another one.');
  const files = { mainImageId, mediaId, 'seo.imageId': seo?.imageId };
  const ids = Object.values(files).filter((id) => typeof id === 'string');
  const there = await existingAssets(tx, websiteId, ids);
  for (const [field, fileId] of Object.entries(files))
    if (typeof fileId === 'string' && !there.has(fileId))
      return refuse(field, 'This file was deleted. Choose another one.');
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
