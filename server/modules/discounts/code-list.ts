import {
  type DiscountCodeRow,
  type exportDiscountCodes,
  listDiscountCodes,
} from '@vitrine/contracts/discounts.ts';
import { isDiscountCode, readDiscountCode } from '@vitrine/domain/discount/discount-code.ts';
import { sql } from 'drizzle-orm';
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
import { codesByIds } from './codes-repository.ts';

type CodeSelection = Omit<z.output<typeof listDiscountCodes.query>, 'sort' | 'after'>;

const codeSource: ListSource<'created'> = {
  from: sql`discount_codes k`,
  websiteId: sql`k.website_id`,
  id: sql`k.id`,
  sorts: { created: { column: sql`k.created_on`, type: 'time' } },
  search: sql`k.search`,
};

/** The codes that a search and filters select. A complete one comes first. */
function wantedCodes({ websiteId }: ListSite, { search, discount, status }: CodeSelection): Wanted {
  const code = readDiscountCode(search);
  return {
    websiteId,
    search,
    first: isDiscountCode(code) ? sql`k.code = ${code}` : undefined,
    where: [
      discount === undefined ? undefined : sql`k.discount_id = ${discount}::uuid`,
      status === undefined ? undefined : status === 'used' ? sql`k.used_count > 0` : sql`k.used_count = 0`,
    ],
  };
}

const rowsOf = async (
  { db }: Platform,
  { websiteId }: ListSite,
  ids: readonly string[],
): Promise<readonly DiscountCodeRow[]> =>
  (await codesByIds(db, websiteId, ids)).map(
    ({ id, code, discountId, discountName, usedCount, usesPerCode, createdOn }) => ({
      id,
      code,
      discountId,
      discountName,
      usedCount,
      usesPerCode,
      createdOn: createdOn.toISOString(),
    }),
  );

/** The codes of all discounts of a website as a list, the newest first. */
export const codeList = adminList({
  name: 'discount-codes',
  query: listDiscountCodes.query,
  source: codeSource,
  wanted: wantedCodes,
  rows: rowsOf,
});

const exportColumns: ExportColumns<DiscountCodeRow> = {
  heads: ['Code', 'Discount', 'Used', 'Uses allowed', 'Created'],
  cells: (row) => [row.code, row.discountName, row.usedCount, row.usesPerCode ?? '', row.createdOn],
};

/** Streams codes as CSV. */
export function exportCodeRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportDiscountCodes.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'discount-codes.csv',
    source: codeSource,
    wanted: selectedOnly(codeSource, wantedCodes(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsOf(platform, site, ids),
  });
}
