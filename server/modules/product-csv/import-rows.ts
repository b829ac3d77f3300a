import { type exportImportRows, type ImportRow, listImportRows } from '@vitrine/contracts/product-imports.ts';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import {
  adminList,
  type ListSite,
  type ListSource,
  selectedOnly,
  sendExport,
  type Wanted,
} from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectShownRows, type ShownRow } from './import-repository.ts';

type Selection = Omit<z.output<typeof listImportRows.query>, 'sort' | 'after'>;

const source: ListSource<'line'> = {
  from: sql`product_import_rows r`,
  websiteId: sql`r.website_id`,
  id: sql`r.id`,
  sorts: { line: { column: sql`r.line`, type: 'integer' } },
  search: sql`r.search`,
};

/** The products of the newest file. */
function wantedRows({ websiteId }: ListSite, { search, outcome }: Selection): Wanted {
  return {
    websiteId,
    search,
    where: [
      sql`r.import_id = (select n.id from product_imports n where n.website_id = ${websiteId}::uuid
        order by n.id desc limit 1)`,
      outcome === undefined ? undefined : sql`r.outcome = any(${sql.param(outcome)}::text[])`,
    ],
  };
}

export const importRowList = adminList({
  name: 'product-import-rows',
  query: listImportRows.query,
  source,
  wanted: wantedRows,
  rows: async ({ db }, { websiteId }, ids) => (await selectShownRows(db, websiteId, ids)).map(toRow),
});

function toRow({ itemId, changes, ...row }: ShownRow): ImportRow {
  return { ...row, productId: itemId, changes: changes.slice(0, 8) };
}

/** Streams the products of the file as CSV: a line for each problem, and one for each product without any. */
export function sendRows(
  platform: Platform,
  site: ListSite,
  query: z.output<typeof exportImportRows.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'import-report.csv',
    source,
    wanted: selectedOnly(source, wantedRows(site, query), query),
    sort: query.sort,
    columns: {
      heads: ['Line', 'URL handle', 'Title', 'Result', 'Problem'],
      cells: (cells: readonly (string | number)[]) => cells,
    },
    rowsOf: async (ids) =>
      (await selectShownRows(platform.db, site.websiteId, ids)).flatMap((row) =>
        row.faults.length === 0
          ? [[row.line, row.handle, row.title, row.outcome, '']]
          : row.faults.map(({ line, text }) => [line, row.handle, row.title, row.outcome, text]),
      ),
  });
}
