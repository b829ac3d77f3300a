import { type exportSubscribers, listSubscribers, type SubscriberRow } from '@vitrine/contracts/audience.ts';
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
import { rowOf } from './subscribers.ts';
import { subscribersByIds } from './subscribers-repository.ts';

type SubscriberSelection = Omit<z.output<typeof listSubscribers.query>, 'sort' | 'after'>;
type SubscriberSort = 'joined' | 'email';

const subscriberSource: ListSource<SubscriberSort> = {
  from: sql`subscribers s`,
  websiteId: sql`s.website_id`,
  id: sql`s.id`,
  sorts: {
    joined: { column: sql`s.created_on`, type: 'time' },
    email: { column: sql`s.email`, type: 'text' },
  },
  search: sql`s.search`,
};

/** The subscribers that a search and filters select. A complete address comes first. */
function wantedSubscribers(
  { websiteId, settings }: ListSite,
  query: SubscriberSelection,
): Wanted<SubscriberSort> {
  const { search, state, source, tag, list, joinedFrom, joinedTo } = query;
  return {
    websiteId,
    search,
    marks: tag === undefined ? [] : [tag],
    first: search.includes('@') ? sql`s.email = ${search.toLowerCase()}` : undefined,
    where: [
      state === undefined ? undefined : sql`s.state = any(${sql.param(state)}::text[])`,
      source === undefined ? undefined : sql`s.source = any(${sql.param(source)}::text[])`,
      list === undefined
        ? undefined
        : sql`exists (select from list_members m where m.website_id = s.website_id and m.list_id = ${list}::uuid
            and m.subscriber_id = s.id)`,
    ],
    within: { joined: daysBetween(sql`s.created_on`, joinedFrom, joinedTo, settings.timeZone) },
  };
}

/** The subscribers of a website as a list, the newest first. */
export const subscriberList = adminList({
  name: 'audience',
  query: listSubscribers.query,
  source: subscriberSource,
  wanted: wantedSubscribers,
  rows: async ({ db }, { websiteId }, ids) => (await subscribersByIds(db, websiteId, ids)).map(rowOf),
});

const exportColumns: ExportColumns<SubscriberRow> = {
  heads: ['Email', 'Name', 'State', 'Tags', 'Lists', 'Language', 'Source', 'Joined'],
  cells: (row) => [
    row.email,
    row.name,
    row.state,
    row.tags.join(', '),
    row.lists.join(', '),
    row.language,
    row.source,
    row.createdOn,
  ],
};

/** Streams subscribers as CSV, which can be imported again. */
export function exportSubscriberRows(
  { db }: Platform,
  site: Site,
  query: z.output<typeof exportSubscribers.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, db, {
    fileName: 'subscribers.csv',
    source: subscriberSource,
    wanted: selectedOnly(subscriberSource, wantedSubscribers(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: async (ids) => (await subscribersByIds(db, site.websiteId, ids)).map(rowOf),
  });
}
