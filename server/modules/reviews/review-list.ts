import { type exportReviews, listReviews, type OwnerReview } from '@vitrine/contracts/reviews.ts';
import { sql } from 'drizzle-orm';
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
import { viewReviews } from './owner-reviews.ts';

type ReviewSelection = Omit<z.output<typeof listReviews.query>, 'sort' | 'after'>;
type ReviewSort = 'written' | 'rating';

const reviewSource: ListSource<ReviewSort> = {
  from: sql`reviews r`,
  websiteId: sql`r.website_id`,
  id: sql`r.id`,
  sorts: {
    written: { column: sql`r.created_on`, type: 'time' },
    rating: { column: sql`r.rating`, type: 'integer' },
  },
  search: sql`r.search`,
};

/** The reviews that a search and filters select. */
function wantedReviews({ websiteId, settings }: ListSite, query: ReviewSelection): Wanted<ReviewSort> {
  const { search, status, stars, item, pictures, writtenFrom, writtenTo } = query;
  const { timeZone } = settings;
  return {
    websiteId,
    search,
    where: [
      status === undefined ? undefined : sql`r.status = any(${sql.param(status)}::text[])`,
      stars === undefined ? undefined : sql`r.rating = any(${sql.param(stars.map(Number))}::int[])`,
      item === undefined ? undefined : sql`r.item_id = ${item}::uuid`,
      pictures === undefined ? undefined : sql`r.picture_count > 0`,
    ],
    within: {
      written: daysBetween(sql`r.created_on`, writtenFrom, writtenTo, timeZone),
    },
  };
}

/** The reviews of a website as a list, the newest first. */
export const reviewList = adminList({
  name: 'reviews',
  query: listReviews.query,
  source: reviewSource,
  wanted: wantedReviews,
  rows: (platform, { websiteId }, ids) => viewReviews(platform, websiteId, ids),
});

const exportColumns: ExportColumns<OwnerReview> = {
  heads: [
    'Product',
    'Rating',
    'Title',
    'Body',
    'Author',
    'Email',
    'Date',
    'Reply',
    'Status',
    'Order',
    'Pictures',
  ],
  cells: (row) => [
    row.itemTitle,
    String(row.rating),
    row.title,
    row.body,
    row.authorName,
    row.authorEmail,
    row.createdOn,
    row.answer,
    row.status,
    row.order === null ? '' : String(row.order.number),
    row.pictures.map(({ assetUrl }) => assetUrl).join(' '),
  ],
};

/** Streams reviews as CSV. */
export function exportReviewRows(
  { db }: Platform,
  site: Site,
  query: z.output<typeof exportReviews.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, db, {
    fileName: 'reviews.csv',
    source: reviewSource,
    wanted: selectedOnly(reviewSource, wantedReviews(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => viewReviews({ db }, site.websiteId, ids),
  });
}
