import { type CustomerRow, type exportCustomers, listCustomers } from '@vitrine/contracts/customers.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
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
import { customersByIds } from './repository.ts';
import { rowOf } from './service.ts';

export type CustomerSelection = Omit<z.output<typeof listCustomers.query>, 'sort' | 'after'>;

type CustomerSort = 'lastOrder' | 'spent' | 'orders';

export const customerSource: ListSource<CustomerSort> = {
  from: sql`customers c`,
  websiteId: sql`c.website_id`,
  id: sql`c.id`,
  sorts: {
    lastOrder: { column: sql`c.last_order_on`, type: 'time' },
    spent: { column: sql`c.spent_minor`, type: 'integer' },
    orders: { column: sql`c.order_count`, type: 'integer' },
  },
  search: sql`c.search`,
  always: sql`c.merged_into is null`,
};

/** The customers that a search and filters select. A complete address comes first. */
export function wantedCustomers(
  { websiteId, settings }: ListSite,
  query: CustomerSelection,
): Wanted<CustomerSort> {
  const { search, tag, orders, lastOrderFrom, lastOrderTo } = query;
  const { timeZone } = settings;
  return {
    websiteId,
    search,
    marks: tag === undefined ? [] : [tag],
    first: search.includes('@') ? sql`c.email = ${search.toLowerCase()}` : undefined,
    within: {
      orders: [
        orders === undefined
          ? undefined
          : orders === 'one'
            ? sql`c.order_count <= 1`
            : sql`c.order_count > 1`,
      ],
      lastOrder: daysBetween(sql`c.last_order_on`, lastOrderFrom, lastOrderTo, timeZone),
    },
  };
}

/** The list, for views and changes of many customers. */
export const customerList = adminList({
  name: 'customers',
  query: listCustomers.query,
  source: customerSource,
  wanted: wantedCustomers,
  rows: async ({ db }, { websiteId }, ids) => (await customersByIds(db, websiteId, ids)).map(rowOf),
});

const exportColumns: ExportColumns<CustomerRow> = {
  heads: ['Name', 'Email', 'Place', 'Tags', 'Orders', 'Currency', 'Spent', 'First order', 'Last order'],
  cells: (row) => [
    row.name,
    row.email,
    row.place,
    row.tags.join(', '),
    row.orderCount,
    row.currency,
    Number(toDecimal({ minor: row.spentMinor, currency: row.currency })),
    row.firstOrderOn,
    row.lastOrderOn,
  ],
};

/** Streams customers as CSV. */
export function exportCustomerRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportCustomers.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'customers.csv',
    source: customerSource,
    wanted: selectedOnly(customerSource, wantedCustomers(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: async (ids) => (await customersByIds(platform.db, site.websiteId, ids)).map(rowOf),
  });
}
