import { type DiscountRow, type exportDiscounts, listDiscounts } from '@vitrine/contracts/discounts.ts';
import { isDiscountCode, readDiscountCode } from '@vitrine/domain/discount/discount-code.ts';
import type { DiscountStatus } from '@vitrine/domain/discount/discount-status.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
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
import { discountsByIds } from './repository.ts';
import { rowOf } from './service.ts';

type DiscountSelection = Omit<z.output<typeof listDiscounts.query>, 'sort' | 'after'>;

const discountSource: ListSource<'created' | 'name' | 'used'> = {
  from: sql`discounts d`,
  websiteId: sql`d.website_id`,
  id: sql`d.id`,
  sorts: {
    created: { column: sql`d.created_on`, type: 'time' },
    name: { column: sql`lower(d.name)`, type: 'text' },
    used: { column: sql`d.used_count`, type: 'integer' },
  },
  search: sql`d.search`,
};

/** The condition of a status at a time, as `discountStatus` decides it. */
function statusCondition(status: DiscountStatus, now: number): SQL {
  const at = sql`${new Date(now)}::timestamptz`;
  const isExpired = sql`(d.ends_on is not null and d.ends_on <= ${at})`;
  const isUsedUp = sql`(d.usage_limit is not null and d.used_count >= d.usage_limit)`;
  const isScheduled = sql`(d.starts_on is not null and d.starts_on > ${at})`;
  switch (status) {
    case 'off':
      return sql`not d.enabled`;
    case 'expired':
      return sql`d.enabled and ${isExpired}`;
    case 'used-up':
      return sql`d.enabled and not ${isExpired} and ${isUsedUp}`;
    case 'scheduled':
      return sql`d.enabled and not ${isExpired} and not ${isUsedUp} and ${isScheduled}`;
    case 'active':
      return sql`d.enabled and not ${isExpired} and not ${isUsedUp} and not ${isScheduled}`;
  }
}

/** The discounts that a search and filters select. The one that a complete code leads to comes first. */
function wantedDiscounts({ websiteId }: ListSite, query: DiscountSelection, now: number): Wanted {
  const { search, status, method, kind } = query;
  const code = readDiscountCode(search);
  return {
    websiteId,
    search,
    first: isDiscountCode(code)
      ? sql`d.id = (select k.discount_id from discount_codes k where k.website_id = ${websiteId} and k.code = ${code})`
      : undefined,
    where: [
      status === undefined ? undefined : statusCondition(status, now),
      method === undefined ? undefined : sql`d.is_automatic = ${method === 'automatic'}`,
      kind === undefined ? undefined : sql`d.kind = ${kind}`,
    ],
  };
}

const rowsOf = async (
  { db, clock }: Platform,
  site: ListSite,
  ids: readonly string[],
): Promise<readonly DiscountRow[]> =>
  (await discountsByIds(db, site.websiteId, ids)).map((record) => rowOf(record, site, clock.now()));

/** The discounts of a website as a list, the newest first. */
export const discountList = adminList({
  name: 'discounts',
  query: listDiscounts.query,
  source: discountSource,
  wanted: wantedDiscounts,
  rows: rowsOf,
});

const exportColumns: ExportColumns<DiscountRow> = {
  heads: [
    'Name',
    'Code',
    'Codes',
    'Kind',
    'Percent',
    'Amount',
    'Currency',
    'Status',
    'Used',
    'Limit',
    'Starts',
    'Ends',
  ],
  cells: (row) => [
    row.name,
    row.code,
    row.codeCount,
    row.kind,
    row.rate === 0 ? '' : Math.round(row.rate * 10_000) / 100,
    row.amountMinor === 0 ? '' : Number(toDecimal({ minor: row.amountMinor, currency: row.currency })),
    row.currency,
    row.status,
    row.usedCount,
    row.usageLimit ?? '',
    row.startsOn ?? '',
    row.endsOn ?? '',
  ],
};

/** Streams discounts as CSV. */
export function exportDiscountRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportDiscounts.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'discounts.csv',
    source: discountSource,
    wanted: selectedOnly(discountSource, wantedDiscounts(site, query, platform.clock.now()), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsOf(platform, site, ids),
  });
}
