import { type exportLetters, type LetterRow, listLetters } from '@vitrine/contracts/letters.ts';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
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

type Selection = Omit<z.output<typeof listLetters.query>, 'sort' | 'after'>;

const source: ListSource<'changed'> = {
  from: sql`letters l`,
  websiteId: sql`l.website_id`,
  id: sql`l.id`,
  sorts: { changed: { column: sql`l.updated_on`, type: 'time' } },
  search: sql`l.search`,
};

/** The letters that a search and filters select: those outside the bin, unless it is asked for. */
function wantedLetters({ websiteId, settings }: ListSite, query: Selection): Wanted<'changed'> {
  const { search, status, folder, changedFrom, changedTo } = query;
  return {
    websiteId,
    search,
    where: [
      folder === 'bin' ? sql`l.deleted_on is not null` : sql`l.deleted_on is null`,
      status === undefined ? undefined : sql`l.status = any(${sql.param(status)}::text[])`,
    ],
    within: { changed: daysBetween(sql`l.updated_on`, changedFrom, changedTo, settings.timeZone) },
  };
}

type Found = Omit<LetterRow, 'recipients' | 'sendsOn' | 'finishedOn' | 'updatedOn' | 'deletedOn'> & {
  readonly listName: string;
  readonly segmentName: string;
  /** Milliseconds since the epoch. */
  readonly sendsOn: number | null;
  readonly finishedOn: number | null;
  readonly updatedOn: number;
  readonly deletedOn: number | null;
};

/** A time as milliseconds since the epoch. */
const time = (column: string) => sql.raw(`(extract(epoch from l.${column}) * 1000)::float8`);

async function lettersByIds(
  db: Database,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly LetterRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql.param([...ids]);
  const found = await db.execute<Found & Record<string, unknown>>(sql`
    select l.id, l.subject, l.status, l.total, l.written + l.skipped as handled, l.is_public as "isPublic",
      coalesce(m.name, '') as "listName", coalesce(g.name, '') as "segmentName",
      ${time('sends_on')} as "sendsOn", ${time('finished_on')} as "finishedOn",
      ${time('updated_on')} as "updatedOn", ${time('deleted_on')} as "deletedOn"
    from letters l
    left join mailing_lists m on m.website_id = l.website_id and m.id = l.list_id
    left join subscriber_segments g on g.website_id = l.website_id and g.id = l.segment_id
    where l.website_id = ${websiteId} and l.id = any(${wanted}::uuid[])
    order by array_position(${wanted}::uuid[], l.id)`);
  return found.rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    status: row.status,
    recipients: [row.listName, row.segmentName].filter((name) => name !== ''),
    total: row.total,
    handled: row.handled,
    isPublic: row.isPublic,
    sendsOn: isoTime(row.sendsOn),
    finishedOn: isoTime(row.finishedOn),
    updatedOn: new Date(row.updatedOn).toISOString(),
    deletedOn: isoTime(row.deletedOn),
  }));
}

/** The letters of a website as a list, those changed last first. */
export const letterList = adminList({
  name: 'letters',
  query: listLetters.query,
  source,
  wanted: wantedLetters,
  rows: ({ db }, { websiteId }, ids) => lettersByIds(db, websiteId, ids),
});

const exportColumns: ExportColumns<LetterRow> = {
  heads: ['Subject', 'Status', 'Recipients', 'People', 'Handled', 'Scheduled', 'Finished', 'Changed'],
  cells: (row) => [
    row.subject,
    row.status,
    row.recipients.join(', '),
    row.total,
    row.handled,
    row.sendsOn ?? '',
    row.finishedOn ?? '',
    row.updatedOn,
  ],
};

/** Streams letters as CSV, without what they say. */
export function exportLetterRows(
  { db }: Platform,
  site: Site,
  query: z.output<typeof exportLetters.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, db, {
    fileName: 'letters.csv',
    source,
    wanted: selectedOnly(source, wantedLetters(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => lettersByIds(db, site.websiteId, ids),
  });
}
