import {
  type exportSubscriptions,
  listSubscriptions,
  type SubscriptionRow,
} from '@vitrine/contracts/admin-subscriptions.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import type { ShownSubscriptionStatus } from '@vitrine/domain/subscription/subscription-states.ts';
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
import { rowOf } from './owner-view.ts';
import { subscriptionsByIds } from './repository.ts';
import { NEVER } from './tables.ts';

type SubscriptionSelection = Omit<z.output<typeof listSubscriptions.query>, 'sort' | 'after'>;

type SubscriptionSort = 'started' | 'nextCharge';

export const subscriptionSource: ListSource<SubscriptionSort> = {
  from: sql`subscriptions s`,
  websiteId: sql`s.website_id`,
  id: sql`s.id`,
  sorts: {
    started: { column: sql`s.started_on`, type: 'time' },
    nextCharge: { column: sql`coalesce(s.next_charge_on, ${sql.raw(NEVER)})`, type: 'time' },
  },
  search: sql`s.search`,
};

const ofStatus = (status: ShownSubscriptionStatus): SQL => {
  if (status === 'ending') return sql`(s.status = 'active' and s.cancel_at_period_end)`;
  if (status === 'active') return sql`(s.status = 'active' and not s.cancel_at_period_end)`;
  return sql`s.status = ${status}`;
};

/** The subscriptions that a search and filters select. */
export function wantedSubscriptions(
  { websiteId, settings }: ListSite,
  query: SubscriptionSelection,
): Wanted<SubscriptionSort> {
  const { search, status, product, nextFrom, nextTo } = query;
  return {
    websiteId,
    search,
    where: [
      status === undefined ? undefined : sql`(${sql.join(status.map(ofStatus), sql` or `)})`,
      product === undefined ? undefined : sql`s.item_id = ${product}::uuid`,
    ],
    within: { nextCharge: daysBetween(sql`s.next_charge_on`, nextFrom, nextTo, settings.timeZone) },
  };
}

const rowsOf = async (
  { db }: Platform,
  { websiteId }: Site,
  ids: readonly string[],
): Promise<readonly SubscriptionRow[]> => (await subscriptionsByIds(db, websiteId, ids)).map(rowOf);

/** The subscriptions of a website as a list, the newest first. */
export const subscriptionList = adminList({
  name: 'subscriptions',
  query: listSubscriptions.query,
  source: subscriptionSource,
  wanted: wantedSubscriptions,
  rows: rowsOf,
});

const exportColumns: ExportColumns<SubscriptionRow> = {
  heads: [
    'Customer',
    'Email',
    'Product',
    'SKU',
    'Quantity',
    'Currency',
    'Unit price',
    'Price',
    'Status',
    'Next charge',
    'Cycles paid',
    'Cycles',
    'Started',
    'Ended',
  ],
  cells: (row) => [
    row.customerName,
    row.email,
    row.productName,
    row.sku,
    row.quantity,
    row.currency,
    Number(toDecimal({ minor: row.unitPriceMinor, currency: row.currency })),
    row.price,
    row.status,
    row.nextChargeOn ?? '',
    row.cyclesPaid,
    row.cycles === 0 ? '' : row.cycles,
    row.startedOn,
    row.endedOn ?? '',
  ],
};

/** Streams subscriptions as CSV. */
export function exportSubscriptionRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportSubscriptions.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'subscriptions.csv',
    source: subscriptionSource,
    wanted: selectedOnly(subscriptionSource, wantedSubscriptions(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsOf(platform, site, ids),
  });
}
