import { type exportPosts, listPosts, type PostRow } from '@vitrine/contracts/posts.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { writtenKinds } from '@vitrine/domain/content/content.ts';
import { authorMark, categoryMark, tagMark } from '@vitrine/domain/content/labels.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { isoTime } from '../../platform/iso-time.ts';
import { daysBetween } from '../../platform/lists/days.ts';
import {
  adminList,
  type ListParameters,
  type ExportColumns,
  type ListSite,
  type ListSource,
  selectedOnly,
  sendExport,
  type Wanted,
} from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { isWrittenSql, itemPath, UNDATED } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { selectPosts, type StoredPost } from './repository.ts';

type PostSelection = Omit<z.output<typeof listPosts.query>, 'sort' | 'after'>;
type PostSort = 'published' | 'updated' | 'title' | 'start';

export const postSource: ListSource<PostSort> = {
  from: sql`items i join collections c on c.website_id = i.website_id and c.id = i.collection_id`,
  websiteId: sql`i.website_id`,
  id: sql`i.id`,
  sorts: {
    published: { column: sql`i.published_on`, type: 'time' },
    updated: { column: sql`i.updated_on`, type: 'time' },
    title: { column: sql`lower(left(i.title, 100))`, type: 'text' },
    start: { column: sql.raw(`coalesce(i.start_date, ${UNDATED})`), type: 'time' },
  },
  search: sql`i.search`,
  // The first lets the indexes of the sorts be read.
  always: sql`i.record_type <> 11 and ${sql.raw(isWrittenSql('c.kind'))}`,
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

function whenCondition(when: PostSelection['when'], now: number): SQL | undefined {
  if (when === undefined) return undefined;
  const over = sql`coalesce(i.end_date, i.start_date)`;
  return when === 'upcoming' ? sql`${over} >= ${new Date(now)}` : sql`${over} < ${new Date(now)}`;
}

/** The posts that a search and filters select at a time (epoch milliseconds). */
function wantedPosts({ websiteId, settings }: ListSite, query: PostSelection, now: number): Wanted<PostSort> {
  const { kind = 'blog', search, status, collection, author, category, tag } = query;
  const { publishedFrom, publishedTo, when } = query;
  return {
    websiteId,
    search,
    marks: [
      ...(tag === undefined ? [] : [tagMark(tag)]),
      ...(category === undefined ? [] : [categoryMark(category)]),
      ...(author === undefined ? [] : [authorMark(author)]),
    ],
    where: [
      sql`c.kind = ${kind}`,
      statusCondition(status),
      whenCondition(when, now),
      collection === undefined ? undefined : sql`i.collection_id = ${collection}::uuid`,
    ],
    within: { published: daysBetween(sql`i.published_on`, publishedFrom, publishedTo, settings.timeZone) },
  };
}

function placeOf({ location }: StoredPost): string {
  if (location === null) return '';
  const { addressTitle = '', addressLine1 } = location;
  return addressTitle === '' ? addressLine1 : addressTitle;
}

function rowOf(post: StoredPost, pictures: ReadonlyMap<string, PictureView>): PostRow {
  return {
    id: post.id,
    kind: post.kind,
    title: post.title,
    collection: { id: post.collectionId, title: post.collectionTitle },
    status: post.status,
    isDeleted: post.isDeleted,
    hasChanges: post.hasChanges,
    isFeatured: post.featured,
    path: itemPath(post.kind, post.collectionUrlId, post.urlId),
    picture: pictures.get(post.mainImageId ?? '') ?? null,
    author:
      post.authorId === null || post.authorName === null
        ? null
        : { id: post.authorId, name: post.authorName },
    categories: post.categories,
    tags: post.tags,
    publishedOn: isoTime(post.publishedOn),
    updatedOn: isoTime(post.updatedOn),
    startDate: isoTime(post.startDate),
    endDate: isoTime(post.endDate),
    place: placeOf(post),
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

/** The posts of all blogs, or what other written lists have, drafts included. */
export const postList = adminList({
  name: 'posts',
  query: listPosts.query,
  source: postSource,
  wanted: wantedPosts,
  rows: rowsByIds,
});

/** The lists of the other kinds, under whose names owners save views of them. */
export const listsOfKinds = writtenKinds
  .filter((kind) => kind !== 'blog')
  .map((kind) => ({
    ...postList,
    name: kind,
    wanted: (site: ListSite, parameters: ListParameters, now: number) =>
      postList.wanted(site, { ...parameters, kind }, now),
  }));

const exportColumns: ExportColumns<PostRow> = {
  heads: [
    'Title',
    'Address',
    'List',
    'Status',
    'Author',
    'Categories',
    'Tags',
    'Featured',
    'Published on',
    'Changed on',
    'Starts on',
    'Ends on',
    'Place',
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
    row.startDate ?? '',
    row.endDate ?? '',
    row.place,
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
    fileName: query.kind === undefined || query.kind === 'blog' ? 'posts.csv' : `${query.kind}.csv`,
    source: postSource,
    wanted: selectedOnly(postSource, wantedPosts(site, query, platform.clock.now()), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsByIds(platform, site, ids),
  });
}
