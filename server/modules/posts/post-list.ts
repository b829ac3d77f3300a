import { type exportPosts, listPosts, type PostRow } from '@vitrine/contracts/posts.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { authorMark, categoryMark, tagMark } from '@vitrine/domain/content/labels.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { daysBetween } from '../../platform/lists/days.ts';
import {
  adminList,
  type ExportColumns,
  type ListSite,
  type ListSource,
  selectedOnly,
  sendExport,
  type Wanted,
} from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { itemPath } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { selectPosts, type StoredPost } from './repository.ts';

type PostSelection = Omit<z.output<typeof listPosts.query>, 'sort' | 'after'>;
type PostSort = 'published' | 'updated' | 'title';

export const postSource: ListSource<PostSort> = {
  from: sql`items i join collections c on c.website_id = i.website_id and c.id = i.collection_id`,
  websiteId: sql`i.website_id`,
  id: sql`i.id`,
  sorts: {
    published: { column: sql`i.published_on`, type: 'time' },
    updated: { column: sql`i.updated_on`, type: 'time' },
    title: { column: sql`lower(left(i.title, 100))`, type: 'text' },
  },
  search: sql`i.search`,
  // The first lets the indexes of the sorts be read.
  always: sql`i.record_type <> 11 and c.kind = 'blog'`,
};

function statusCondition(status: PostSelection['status']): SQL {
  const isThere = sql`i.deleted_on is null`;
  if (status === undefined) return isThere;
  const shown = status.filter((one) => one !== 'deleted');
  const conditions = [
    ...(shown.length > 0 ? [sql`(i.status = any(${sql.param(shown)}::text[]) and ${isThere})`] : []),
    ...(status.includes('deleted') ? [sql`i.deleted_on is not null`] : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The posts that a search and filters select. */
export function wantedPosts({ websiteId, settings }: ListSite, query: PostSelection): Wanted<PostSort> {
  const { search, status, collection, author, category, tag, publishedFrom, publishedTo } = query;
  return {
    websiteId,
    search,
    marks: [
      ...(tag === undefined ? [] : [tagMark(tag)]),
      ...(category === undefined ? [] : [categoryMark(category)]),
      ...(author === undefined ? [] : [authorMark(author)]),
    ],
    where: [
      statusCondition(status),
      collection === undefined ? undefined : sql`i.collection_id = ${collection}::uuid`,
    ],
    within: { published: daysBetween(sql`i.published_on`, publishedFrom, publishedTo, settings.timeZone) },
  };
}

const isoOf = (time: number): string => new Date(time).toISOString();
const blogPath = (post: StoredPost): string => itemPath('blog', post.collectionUrlId, post.urlId);

function rowOf(post: StoredPost, pictures: ReadonlyMap<string, PictureView>): PostRow {
  return {
    id: post.id,
    title: post.title,
    collection: { id: post.collectionId, title: post.collectionTitle },
    status: post.status,
    isDeleted: post.isDeleted,
    hasChanges: post.hasChanges,
    isFeatured: post.featured,
    path: blogPath(post),
    picture: pictures.get(post.mainImageId ?? '') ?? null,
    author:
      post.authorId === null || post.authorName === null
        ? null
        : { id: post.authorId, name: post.authorName },
    categories: post.categories,
    tags: post.tags,
    publishedOn: isoOf(post.publishedOn),
    updatedOn: isoOf(post.updatedOn),
  };
}

async function rowsByIds(
  platform: Platform,
  { websiteId }: Pick<Site, 'websiteId'>,
  ids: readonly string[],
): Promise<readonly PostRow[]> {
  const posts = await selectPosts(platform.db, websiteId, ids);
  const imageIds = posts.map(({ mainImageId }) => mainImageId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, imageIds);
  return posts.map((post) => rowOf(post, pictures));
}

/** The posts of all blogs, drafts included. */
export const postList = adminList({
  name: 'posts',
  query: listPosts.query,
  source: postSource,
  wanted: wantedPosts,
  rows: rowsByIds,
});

const exportColumns: ExportColumns<PostRow> = {
  heads: [
    'Title',
    'Address',
    'Blog',
    'Status',
    'Author',
    'Categories',
    'Tags',
    'Featured',
    'Published on',
    'Changed on',
  ],
  cells: (row) => [
    row.title,
    row.path,
    row.collection.title,
    row.isDeleted ? 'Deleted' : statusLabels[row.status],
    row.author?.name ?? '',
    row.categories.join(', '),
    row.tags.join(', '),
    row.isFeatured ? 'yes' : 'no',
    row.publishedOn,
    row.updatedOn,
  ],
};

/** Streams posts as CSV. */
export function exportPostRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportPosts.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'posts.csv',
    source: postSource,
    wanted: selectedOnly(postSource, wantedPosts(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsByIds(platform, site, ids),
  });
}
