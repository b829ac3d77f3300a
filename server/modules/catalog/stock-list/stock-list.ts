import { type exportStockList, listStock, type StockRow } from '@vitrine/contracts/stock-list.ts';
import { stockHeads, UNLIMITED } from '@vitrine/domain/product-csv/columns.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
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
} from '../../../platform/lists/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../../platform/site.ts';
import { picturesByIds } from '../../media/index.ts';
import { itemStatusesOf } from '../product-list.ts';
import { selectStockRows } from './repository.ts';

type StockSelection = Omit<z.output<typeof listStock.query>, 'sort' | 'after'>;

const neverSoldOut = productTypesWith((of) => of.neverRunsOut);

const stockSource: ListSource<'title' | 'sku' | 'created'> = {
  from: sql`variants v
    join items i on i.website_id = v.website_id and i.id = v.item_id
    left join stock s on s.website_id = v.website_id and s.variant_id = v.id`,
  websiteId: sql`v.website_id`,
  id: sql`v.id`,
  sorts: {
    title: { column: sql`lower(left(i.title, 100))`, type: 'text' },
    sku: { column: sql`v.sku`, type: 'text' },
    // Ids rise with time.
    created: { column: sql`v.id`, type: 'uuid' },
  },
  search: sql`v.search`,
  // Three tables are joined.
  weight: 2,
  // The record type lets the indexes of the sorts be read. Products whose stock is not counted are few: to look for
  // those takes less than to join all others.
  always: sql`i.record_type = 11 and i.deleted_on is null and not exists (
    select from products p where p.website_id = v.website_id and p.item_id = v.item_id
      and p.type = any(${sql.param(neverSoldOut)}::text[]))`,
};

function wantedStock({ websiteId }: ListSite, { search, stock, status }: StockSelection): Wanted {
  return {
    websiteId,
    search,
    first:
      search === ''
        ? undefined
        : sql`v.id in (select id from variants where website_id = ${websiteId}::uuid and sku = ${search.replaceAll('\0', '')})`,
    where: [
      stock === undefined ? undefined : levels[stock],
      status === undefined
        ? undefined
        : sql`i.status = any(${sql.param(status.flatMap(itemStatusesOf))}::text[])`,
    ],
  };
}

/** What is sold out is low too, and there are indexes of what is low and of what is unlimited. */
const levels: Readonly<Record<NonNullable<StockSelection['stock']>, SQL>> = {
  low: sql`s.is_low`,
  out: sql`(s.is_low and s.quantity = 0)`,
  unlimited: sql`s.unlimited`,
};

/** The stock of all variants that count theirs. */
export const stockList = adminList({
  name: 'stock',
  query: listStock.query,
  source: stockSource,
  wanted: wantedStock,
  rows: stockRowsByIds,
});

async function stockRowsByIds(
  platform: Platform,
  { websiteId }: Site,
  ids: readonly string[],
): Promise<readonly StockRow[]> {
  const found = await selectStockRows(platform.db, websiteId, ids);
  const pictureIds = found.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, pictureIds);
  return found.map(({ attributes, pictureId, status, ...row }) => ({
    ...row,
    variant: Object.values(attributes).join(' / '),
    status: productStatusOf(status),
    picture: pictures.get(pictureId ?? '') ?? null,
  }));
}

/** A file of stock, as it is imported again. */
const exportColumns: ExportColumns<StockRow> = {
  heads: Object.values(stockHeads),
  cells: ({ sku, title, variant, unlimited, quantity }) => {
    const units = unlimited ? UNLIMITED : quantity;
    return [sku, title, variant, units, units];
  },
};

/** Streams the stock as CSV. */
export function sendStockList(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportStockList.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'stock.csv',
    source: stockSource,
    wanted: selectedOnly(stockSource, wantedStock(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => stockRowsByIds(platform, site, ids),
  });
}
