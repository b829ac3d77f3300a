import {
  type DraftOrderRow,
  type exportDraftOrders,
  listDraftOrders,
} from '@vitrine/contracts/draft-orders.ts';
import {
  type DraftOrderState,
  draftNumberIn,
  draftOrderName,
} from '@vitrine/domain/draft-order/draft-order-state.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { productMark } from '@vitrine/domain/order/order-lexemes.ts';
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
import type { Site } from '../websites/index.ts';
import { rowOf } from './draft-view.ts';
import { draftsByIds } from './repository.ts';

type DraftSelection = Omit<z.output<typeof listDraftOrders.query>, 'sort' | 'after'>;
type DraftSort = 'created' | 'updated';

export const draftSource: ListSource<DraftSort> = {
  from: sql`draft_orders d join carts k on k.website_id = d.website_id and k.id = d.cart_id`,
  websiteId: sql`d.website_id`,
  id: sql`d.id`,
  sorts: {
    created: { column: sql`d.created_on`, type: 'time' },
    updated: { column: sql`d.updated_on`, type: 'time' },
  },
  search: sql`d.search`,
};

/** As `draftOrderState` decides. */
function stateCondition(state: DraftOrderState, now: Date): SQL {
  const isValid = sql`not k.is_purchased and (k.expires_on is null or k.expires_on > ${now})`;
  switch (state) {
    case 'ordered':
      return sql`k.is_purchased`;
    case 'expired':
      return sql`(not k.is_purchased and k.expires_on <= ${now})`;
    case 'sent':
      return sql`(${isValid} and d.sent_on is not null)`;
    case 'open':
      return sql`(${isValid} and d.sent_on is null)`;
  }
}

/** The draft orders that a search and filters select at a time (epoch milliseconds). */
export function wantedDrafts(
  { websiteId, settings }: ListSite,
  query: DraftSelection,
  now: number,
): Wanted<DraftSort> {
  const { search, state, createdFrom, createdTo, product } = query;
  const { timeZone } = settings;
  const named = draftNumberIn(search);
  const [digits] = /^\d{1,9}$/.exec(search) ?? [];
  return {
    websiteId,
    search: named === null ? search : '',
    marks: product === undefined ? [] : [productMark(product)],
    first: digits === undefined ? undefined : sql`d.number = ${digits}::bigint`,
    where: [
      named === null ? undefined : sql`d.number = ${named}::bigint`,
      state === undefined
        ? undefined
        : sql`(${sql.join(
            state.map((one) => stateCondition(one, new Date(now))),
            sql` or `,
          )})`,
    ],
    within: {
      created: daysBetween(sql`d.created_on`, createdFrom, createdTo, timeZone),
    },
  };
}

async function rowsByIds(
  platform: Platform,
  site: Site,
  ids: readonly string[],
): Promise<readonly DraftOrderRow[]> {
  const now = platform.clock.now();
  return (await draftsByIds(platform.db, site.websiteId, ids)).map((draft) => rowOf(draft, site, now));
}

/** The list, for views too. */
export const draftList = adminList({
  name: 'draft-orders',
  query: listDraftOrders.query,
  source: draftSource,
  wanted: wantedDrafts,
  rows: rowsByIds,
});

const exportColumns: ExportColumns<DraftOrderRow> = {
  heads: [
    'Number',
    'Created on',
    'State',
    'Name',
    'Email',
    'Items',
    'Currency',
    'Subtotal',
    'Valid until',
    'Sent on',
    'Order',
  ],
  cells: (row) => [
    draftOrderName(row.number),
    row.createdOn,
    row.state,
    row.name,
    row.email,
    row.totalQuantity,
    row.currency,
    Number(toDecimal({ minor: row.subtotalMinor, currency: row.currency })),
    row.expiresOn,
    row.sentOn,
    row.order?.number ?? null,
  ],
};

/** Streams draft orders as CSV. */
export function exportDraftRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportDraftOrders.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'draft-orders.csv',
    source: draftSource,
    wanted: selectedOnly(draftSource, wantedDrafts(site, query, platform.clock.now()), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsByIds(platform, site, ids),
  });
}
