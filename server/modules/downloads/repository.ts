import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
import type { CommerceSettings } from '@vitrine/domain/store/commerce-settings.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';
import { downloads } from './tables.ts';

const downloadTypes = sqlTextArray(productTypesWith((of) => of.afterPayment === 'downloads'));

type Row<T> = T & { readonly [column: string]: unknown };

/** An order line that bought a file. */
export interface DigitalLine {
  readonly lineId: string;
  readonly productName: string;
  readonly assetId: string;
  readonly email: string;
  readonly buyerName: string;
  readonly origin: string;
  readonly shopTitle: string;
  readonly shopAddress: readonly string[];
  readonly contactEmail: string;
  readonly language: string;
  readonly timeZone: string;
  readonly commerce: Partial<CommerceSettings> | null;
}

const linesStatement: NamedStatement = {
  name: 'downloads-lines-of-order',
  text: `select l.id as "lineId", l.product_name as "productName", p.digital_asset_id as "assetId", o.email,
      coalesce(o.details #>> '{address,firstName}', '') as "buyerName", y.origin, w.title as "shopTitle",
      coalesce(w.settings -> 'address', '[]'::jsonb) as "shopAddress",
      coalesce(w.settings ->> 'contactEmail', '') as "contactEmail", w.settings ->> 'language' as language,
      w.settings ->> 'timeZone' as "timeZone", w.settings -> 'commerce' as commerce
    from orders o
    join payments y on y.website_id = o.website_id and y.id = o.payment_id
    join order_lines l on l.website_id = o.website_id and l.order_id = o.id and l.product_type = any(${downloadTypes})
    join products p on p.website_id = o.website_id and p.item_id = l.item_id and p.digital_asset_id is not null
    join websites w on w.website_id = o.website_id
    where o.website_id = $1 and o.id = $2 and o.status not in ('refunded', 'canceled')
    order by l.position`,
};

/** The lines of an order that deliver a file; empty once it was fully refunded or canceled. */
export function digitalLinesOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly DigitalLine[]> {
  return runNamed<Row<DigitalLine>>(db, linesStatement, [websiteId, orderId]);
}

/** Inserts links that do not exist yet, one per line. Returns whether any was new. */
export async function insertDownloads(
  db: Queryable,
  rows: readonly (typeof downloads.$inferInsert)[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const made = await db
    .insert(downloads)
    .values([...rows])
    .onConflictDoNothing({ target: [downloads.websiteId, downloads.orderLineId] })
    .returning({ id: downloads.id });
  return made.length > 0;
}

/** A link with what its page shows. */
export interface DownloadRecord {
  readonly id: string;
  readonly token: string;
  readonly assetId: string;
  readonly remaining: number;
  /** Milliseconds since the epoch. */
  readonly expiresOn: number;
  readonly productName: string;
  readonly orderStatus: OrderStatus;
  /** The secret in the address of the order's pages. */
  readonly accessToken: string;
  readonly language: string;
  readonly timeZone: string;
}

const columns = `d.id, d.token, d.asset_id as "assetId", d.remaining,
    (extract(epoch from d.expires_on) * 1000)::float8 as "expiresOn", l.product_name as "productName",
    o.status as "orderStatus", o.access_token as "accessToken", w.settings ->> 'language' as language,
    w.settings ->> 'timeZone' as "timeZone"
  from downloads d
  join orders o on o.website_id = d.website_id and o.id = d.order_id
  join websites w on w.website_id = d.website_id
  join order_lines l on l.website_id = d.website_id and l.order_id = d.order_id and l.id = d.order_line_id`;

const byTokenStatement: NamedStatement = {
  name: 'downloads-by-token',
  text: `select ${columns} where d.website_id = $1 and d.token = $2`,
};

export async function findDownload(
  db: Queryable,
  websiteId: string,
  token: string,
): Promise<DownloadRecord | null> {
  const [row] = await runNamed<Row<DownloadRecord>>(db, byTokenStatement, [websiteId, token]);
  return row ?? null;
}

const ofOrderStatement: NamedStatement = {
  name: 'downloads-of-order',
  text: `select ${columns} where d.website_id = $1 and d.order_id = $2 order by l.position`,
};

/** The links of an order, in the order of its lines. */
export function downloadsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly DownloadRecord[]> {
  return runNamed<Row<DownloadRecord>>(db, ofOrderStatement, [websiteId, orderId]);
}

/** Uses up one download of a link. False when none is left, or the link has expired meanwhile. */
export async function consumeDownload(
  db: Queryable,
  websiteId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(downloads)
    .set({ remaining: sql`${downloads.remaining} - 1` })
    .where(
      and(
        eq(downloads.websiteId, websiteId),
        eq(downloads.id, id),
        gt(downloads.remaining, 0),
        gt(downloads.expiresOn, now),
      ),
    )
    .returning({ id: downloads.id });
  return taken.length === 1;
}
