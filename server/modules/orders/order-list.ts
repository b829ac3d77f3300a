import type { OrderRow } from '@vitrine/contracts/order-detail.ts';
import { type exportOrders, listOrders } from '@vitrine/contracts/orders.ts';
import { orderTagMark, productMark } from '@vitrine/domain/order/order-lexemes.ts';
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
import { ordersToSend } from './orders-to-send.ts';
import { ordersByIds, rowOf } from './repository.ts';

type OrderSelection = Omit<z.output<typeof listOrders.query>, 'sort' | 'after'>;

type OrderSort = 'placed' | 'total';

export const orderSource: ListSource<OrderSort> = {
  from: sql`orders o`,
  websiteId: sql`o.website_id`,
  id: sql`o.id`,
  sorts: {
    placed: { column: sql`o.placed_on`, type: 'time' },
    total: { column: sql`o.grand_total_minor`, type: 'integer' },
  },
  search: sql`o.search`,
};

const isToSend = sql.raw(ordersToSend('o.'));

/** The orders that a search and filters select. */
export function wantedOrders({ websiteId, settings }: ListSite, query: OrderSelection): Wanted<OrderSort> {
  const { status, fulfilment, refund, placedFrom, placedTo, product, tag, customer } = query;
  const { timeZone } = settings;
  const digits = /^(#?)(\d{1,15})$/.exec(query.search);
  const isNumberOnly = digits?.[1] === '#';
  const numbered = digits === null ? undefined : sql`o.number = ${digits[2]}::bigint`;
  return {
    websiteId,
    search: isNumberOnly ? '' : query.search,
    marks: [
      ...(product === undefined ? [] : [productMark(product)]),
      ...(tag === undefined ? [] : [orderTagMark(tag)]),
    ],
    first: isNumberOnly ? undefined : numbered,
    where: [
      isNumberOnly ? numbered : undefined,
      status === undefined ? undefined : sql`o.status = any(${sql.param(status)}::text[])`,
      fulfilment === undefined
        ? undefined
        : sql`o.fulfilment = any(${sql.param(fulfilment)}::text[])
            and ${fulfilment.includes('fulfilled') ? sql`(o.fulfilled_on is not null or ${isToSend})` : isToSend}`,
      // As the partial index says it.
      refund === undefined ? undefined : sql`o.refund_due_minor > 0`,
      // Those of customers who were merged into this one too.
      customer === undefined
        ? undefined
        : sql`o.customer_id = any(array(select c.id from customers c
            where c.website_id = ${websiteId}::uuid and (c.id = ${customer}::uuid or c.merged_into = ${customer}::uuid)))`,
    ],
    within: {
      placed: daysBetween(sql`o.placed_on`, placedFrom, placedTo, timeZone),
    },
  };
}

/** The list, for views and changes of many orders. */
export const orderList = adminList({
  name: 'orders',
  query: listOrders.query,
  source: orderSource,
  wanted: wantedOrders,
  rows: async ({ db }, { websiteId }, ids) => (await ordersByIds(db, websiteId, ids)).map(rowOf),
});

const exportColumns: ExportColumns<OrderRow> = {
  heads: [
    'Number',
    'Placed on',
    'Status',
    'Fulfillment',
    'Fulfilled on',
    'Name',
    'Email',
    'Items',
    'Currency',
    'Total',
    'Refunded',
    'Tags',
  ],
  cells: (row) => [
    row.number,
    row.placedOn,
    row.status,
    row.fulfilment,
    row.fulfilledOn,
    row.buyerName,
    row.email,
    row.totalQuantity,
    row.currency,
    Number(toDecimal({ minor: row.grandTotalMinor, currency: row.currency })),
    Number(toDecimal({ minor: row.refundedMinor, currency: row.currency })),
    row.tags.join(', '),
  ],
};

/** Streams orders as CSV. */
export function exportOrderRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportOrders.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'orders.csv',
    source: orderSource,
    wanted: selectedOnly(orderSource, wantedOrders(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: async (ids) => (await ordersByIds(platform.db, site.websiteId, ids)).map(rowOf),
  });
}
