import { type exportComments, listComments, type OwnerComment } from '@vitrine/contracts/comments.ts';
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
import { viewComments } from './owner-comments.ts';

type CommentSelection = Omit<z.output<typeof listComments.query>, 'sort' | 'after'>;

const commentSource: ListSource<'written'> = {
  from: sql`comments c`,
  websiteId: sql`c.website_id`,
  id: sql`c.id`,
  sorts: { written: { column: sql`c.created_on`, type: 'time' } },
  search: sql`c.search`,
};

/** The comments that a search and filters select. */
function wantedComments({ websiteId, settings }: ListSite, query: CommentSelection): Wanted<'written'> {
  const { search, status, item, writtenFrom, writtenTo } = query;
  const { timeZone } = settings;
  return {
    websiteId,
    search,
    where: [
      status === undefined ? undefined : sql`c.status = any(${sql.param(status)}::text[])`,
      item === undefined ? undefined : sql`c.item_id = ${item}::uuid`,
    ],
    within: {
      written: daysBetween(sql`c.created_on`, writtenFrom, writtenTo, timeZone),
    },
  };
}

/** The comments of a website as a list, the newest first. */
export const commentList = adminList({
  name: 'comments',
  query: listComments.query,
  source: commentSource,
  wanted: wantedComments,
  rows: ({ db }, { websiteId }, ids) => viewComments(db, websiteId, ids),
});

const exportColumns: ExportColumns<OwnerComment> = {
  heads: ['Author', 'Email', 'Comment', 'On', 'Status', 'Written'],
  cells: (row) => [
    row.authorName,
    row.authorEmail,
    row.body,
    row.itemTitle,
    row.status,
    new Date(row.createdOn).toISOString(),
  ],
};

/** Streams comments as CSV. */
export function exportCommentRows(
  { db }: Platform,
  site: Site,
  query: z.output<typeof exportComments.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, db, {
    fileName: 'comments.csv',
    source: commentSource,
    wanted: selectedOnly(commentSource, wantedComments(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => viewComments(db, site.websiteId, ids),
  });
}
