import { type exportMails, listMails, type MailRow } from '@vitrine/contracts/mail.ts';
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
import { mailsByIds } from './repository.ts';

type MailSelection = Omit<z.output<typeof listMails.query>, 'sort' | 'after'>;

const mailSource: ListSource<'written'> = {
  from: sql`outbox_mails m`,
  websiteId: sql`m.website_id`,
  id: sql`m.id`,
  sorts: { written: { column: sql`m.created_on`, type: 'time' } },
  search: sql`m.search`,
};

/** The mails that a search and filters select. */
function wantedMails({ websiteId, settings }: ListSite, query: MailSelection): Wanted<'written'> {
  const { search, status, kind, writtenFrom, writtenTo } = query;
  const { timeZone } = settings;
  return {
    websiteId,
    search,
    where: [
      status === undefined ? undefined : sql`m.status = any(${sql.param(status)}::text[])`,
      kind === undefined ? undefined : sql`m.kind = any(${sql.param(kind)}::text[])`,
    ],
    within: {
      written: daysBetween(sql`m.created_on`, writtenFrom, writtenTo, timeZone),
    },
  };
}

/** The outbox as a list, the newest first. */
export const mailList = adminList({
  name: 'mails',
  query: listMails.query,
  source: mailSource,
  wanted: wantedMails,
  rows: ({ db }, { websiteId }, ids) => mailsByIds(db, websiteId, ids),
});

const exportColumns: ExportColumns<MailRow> = {
  heads: ['Kind', 'Subject', 'Recipient', 'Status', 'Attempts', 'Written', 'Sent'],
  cells: (row) => [
    row.kind,
    row.subject,
    row.recipient,
    row.status,
    row.attempts,
    row.createdOn,
    row.sentOn ?? '',
  ],
};

/** Streams mails as CSV, without what they say. */
export function exportMailRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportMails.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'emails.csv',
    source: mailSource,
    wanted: selectedOnly(mailSource, wantedMails(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => mailsByIds(platform.db, site.websiteId, ids),
  });
}
