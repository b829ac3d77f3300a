import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { episodeOf } from '@vitrine/domain/content/podcast.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath, nameSiteItems, selectSeries, type SeriesEvent } from '../content/index.ts';
import type { Site } from '../websites/index.ts';
import { customContentOf, customTypesOf } from './custom-content.ts';
import { shownLocation } from './event-facts.ts';
import { selectPosts, type StoredPost } from './repository.ts';

/** A post as its settings show it. */
function detailOf(
  post: StoredPost,
  series: readonly SeriesEvent[],
  { tickets, customTypes }: Pick<PostDetail, 'tickets' | 'customTypes'>,
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
    changesOn: isoTime(post.changesOn),
    changesFailed: post.changesFailed,
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
    startDate: isoTime(post.startDate),
    endDate: isoTime(post.endDate),
    location: shownLocation(post.location),
    tickets,
    series:
      series.length < 2
        ? null
        : series.map(({ id, start }) => ({ id, startDate: new Date(start).toISOString() })),
    isPodcast: post.isPodcast,
    episode: episodeOf(post.episode),
    customTypes,
    customContent: customContentOf(post.customContent, customTypes),
  };
}

/** What is set of a post, also of one in the bin; read in the caller's transaction where there is one. */
export async function viewPost(
  platform: Platform,
  site: Site,
  id: string,
  db: Queryable = platform.db,
): Promise<Result<PostDetail, 'CONTENT_NOT_FOUND'>> {
  const { websiteId } = site;
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
  const customTypes = await customTypesOf(platform, db, site, post);
  return ok(detailOf(post, series, { tickets, customTypes }));
}
