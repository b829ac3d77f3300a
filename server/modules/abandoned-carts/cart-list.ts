import {
  type AbandonedCartRow,
  type exportAbandonedCarts,
  listAbandonedCarts,
} from '@vitrine/contracts/abandoned-carts.ts';
import type { AbandonedCartState } from '@vitrine/domain/cart/cart-reminders.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
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
import { buyerColumns } from './repository.ts';
import { stateOf } from './service.ts';

type CartSelection = Omit<z.output<typeof listAbandonedCarts.query>, 'sort' | 'after'>;

/** Minutes after its last change in which a cart is not abandoned yet: its buyer may be at the checkout. */
const FRESH_MINUTES = 30;

const source: ListSource<'changed'> = {
  from: sql`carts c left join cart_reminders r on r.website_id = c.website_id and r.cart_id = c.id
    left join carts k on k.website_id = c.website_id and k.id = r.returned_cart_id`,
  websiteId: sql`c.website_id`,
  id: sql`c.id`,
  sorts: { changed: { column: sql`c.updated_on`, type: 'time' } },
  // Carts change too often for an index of their words; those with an address are few.
  search: sql`search_vector(c.website_id, coalesce(c.details ->> 'email', '') || ' '
    || coalesce(c.details #>> '{address,firstName}', '') || ' ' || coalesce(c.details #>> '{address,lastName}', '') || ' '
    || coalesce((select string_agg(i.title, ' ') from cart_entries e
      join items i on i.website_id = e.website_id and i.id = e.item_id
      where e.website_id = c.website_id and e.cart_id = c.id), ''))`,
  always: sql`c.purpose = 'shopping' and coalesce(c.details ->> 'email', '') <> ''
    and (not c.is_purchased or r.cart_id is not null)
    and exists (select from cart_entries e where e.website_id = c.website_id and e.cart_id = c.id)`,
  weight: 4,
};

const isBought = sql`(c.is_purchased or coalesce(k.is_purchased, false))`;
const stateConditions: Readonly<Record<AbandonedCartState, SQL>> = {
  open: sql`not ${isBought} and r.cart_id is null`,
  reminded: sql`not ${isBought} and r.cart_id is not null`,
  recovered: isBought,
};

/** The carts that a search and filters select. */
function wantedCarts(
  { websiteId, settings }: ListSite,
  query: CartSelection,
  now: number,
): Wanted<'changed'> {
  const { search, status, changedFrom, changedTo } = query;
  const before = new Date(now - FRESH_MINUTES * 60_000);
  return {
    websiteId,
    search,
    where: [
      sql`c.updated_on < ${before}::timestamptz`,
      status === undefined ? undefined : stateConditions[status],
    ],
    within: { changed: daysBetween(sql`c.updated_on`, changedFrom, changedTo, settings.timeZone) },
  };
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly customerId: string | null;
  readonly isPurchased: boolean;
  readonly unitCount: number;
  readonly goodsMinor: number;
  readonly goods: string;
  /** Milliseconds since the epoch. */
  readonly updatedOn: number;
  readonly remindedOn: number | null;
  readonly [column: string]: unknown;
}

async function cartsByIds(db: Database, websiteId: string, ids: readonly string[]): Promise<readonly Row[]> {
  if (ids.length === 0) return [];
  const wanted = sql.param([...ids]);
  const found = await db.execute<Row>(sql`
    select c.id, ${sql.raw(buyerColumns)},
      ${isBought} as "isPurchased", lines.units as "unitCount", lines.minor as "goodsMinor", lines.goods,
      (extract(epoch from c.updated_on) * 1000)::float8 as "updatedOn",
      (extract(epoch from r.sent_on) * 1000)::float8 as "remindedOn"
    from carts c
    left join cart_reminders r on r.website_id = c.website_id and r.cart_id = c.id
    left join carts k on k.website_id = c.website_id and k.id = r.returned_cart_id
    cross join lateral (
      select coalesce(sum(e.quantity), 0)::int as units,
        coalesce(sum(e.quantity * case when i.status <> 'published' then 0
          when v.on_sale then v.sale_price_minor else v.price_minor end), 0)::float8 as minor,
        coalesce(string_agg(i.title, ', ' order by e.id), '') as goods
      from cart_entries e
      left join variants v on v.website_id = e.website_id and v.id = e.variant_id
      left join items i on i.website_id = e.website_id and i.id = e.item_id
      where e.website_id = c.website_id and e.cart_id = c.id) lines
    where c.website_id = ${websiteId} and c.id = any(${wanted}::uuid[])
    order by array_position(${wanted}::uuid[], c.id)`);
  return found.rows;
}

const rowsOf = async (
  { db }: Platform,
  { websiteId, settings }: ListSite,
  ids: readonly string[],
): Promise<readonly AbandonedCartRow[]> =>
  (await cartsByIds(db, websiteId, ids)).map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    customerId: row.customerId,
    state: stateOf(row),
    unitCount: row.unitCount,
    goodsMinor: row.goodsMinor,
    currency: settings.store.currency,
    goods: row.goods,
    changedOn: new Date(row.updatedOn).toISOString(),
    remindedOn: isoTime(row.remindedOn),
  }));

/** Carts without an order, the one changed last first. */
export const abandonedCartList = adminList({
  name: 'abandoned-carts',
  query: listAbandonedCarts.query,
  source,
  wanted: wantedCarts,
  rows: rowsOf,
});

const exportColumns: ExportColumns<AbandonedCartRow> = {
  heads: ['Email', 'Name', 'State', 'Goods', 'Units', 'Currency', 'Value', 'Changed', 'Reminded'],
  cells: (row) => [
    row.email,
    row.name,
    row.state,
    row.goods,
    row.unitCount,
    row.currency,
    Number(toDecimal({ minor: row.goodsMinor, currency: row.currency })),
    row.changedOn,
    row.remindedOn ?? '',
  ],
};

/** Streams carts as CSV. */
export function exportCartRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportAbandonedCarts.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'abandoned-carts.csv',
    source,
    wanted: selectedOnly(source, wantedCarts(site, query, platform.clock.now()), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsOf(platform, site, ids),
  });
}
