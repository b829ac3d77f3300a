import {
  type exportPaymentLinks,
  listPaymentLinks,
  type PaymentLinkView,
} from '@vitrine/contracts/payment-links.ts';
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
import { linksByIds } from './repository.ts';
import { viewLinks } from './service.ts';

type LinkSelection = Omit<z.output<typeof listPaymentLinks.query>, 'sort' | 'after'>;

/** A website has at most `MAX_PAYMENT_LINKS`: its part of the key is all that a page or a search reads. */
const linkSource: ListSource<'created' | 'name'> = {
  from: sql`payment_links l left join products p on p.website_id = l.website_id and p.item_id = l.item_id`,
  websiteId: sql`l.website_id`,
  id: sql`l.id`,
  sorts: {
    created: { column: sql`l.created_on`, type: 'time' },
    name: { column: sql`lower(l.name)`, type: 'text' },
  },
  search: sql`(search_vector(l.website_id, l.name) || coalesce(p.search, ''::tsvector))`,
};

/** The payment links that a search and filters select. */
function wantedLinks({ websiteId }: ListSite, { search, state, product }: LinkSelection): Wanted {
  return {
    websiteId,
    search,
    where: [
      state === undefined ? undefined : sql`l.is_enabled = ${state === 'on'}`,
      product === undefined ? undefined : sql`l.item_id = ${product}::uuid`,
    ],
  };
}

const rowsOf = async (
  platform: Platform,
  site: Site,
  ids: readonly string[],
): Promise<readonly PaymentLinkView[]> =>
  viewLinks(platform, site, await linksByIds(platform.db, site.websiteId, ids));

/** The payment links of a website as a list, the newest first. */
export const paymentLinkList = adminList({
  name: 'payment-links',
  query: listPaymentLinks.query,
  source: linkSource,
  wanted: wantedLinks,
  rows: rowsOf,
});

const exportColumns: ExportColumns<PaymentLinkView> = {
  heads: ['Name', 'Link', 'Product', 'SKU', 'Quantity', 'Switched on', 'Orders', 'Created'],
  cells: (row) => [
    row.name,
    row.url,
    row.productTitle,
    row.sku,
    row.quantity,
    row.isEnabled ? 'yes' : 'no',
    row.orderCount,
    row.createdOn,
  ],
};

/** Streams payment links as CSV. */
export function exportLinkRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportPaymentLinks.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'payment-links.csv',
    source: linkSource,
    wanted: selectedOnly(linkSource, wantedLinks(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsOf(platform, site, ids),
  });
}
