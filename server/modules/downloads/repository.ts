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

/** A file that an order line bought. */
export interface DigitalLine {
  readonly lineId: string;
  readonly productName: string;
  readonly assetId: string;
  readonly filename: string;
  /** Whether its line bought others too. */
  readonly isOneOfSeveral: boolean;
  /** The product's own terms; null: the store's. */
  readonly downloadLimit: number | null;
  readonly downloadDays: number | null;
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
  text: `select l.id as "lineId", l.product_name as "productName", a.id as "assetId", a.filename,
      count(*) over (partition by l.id) > 1 as "isOneOfSeveral",
      (p.selling -> 'downloadLimit')::int as "downloadLimit", (p.selling -> 'downloadDays')::int as "downloadDays",
      o.email,
      coalesce(o.details #>> '{address,firstName}', '') as "buyerName", y.origin, w.title as "shopTitle",
      coalesce(w.settings -> 'address', '[]'::jsonb) as "shopAddress",
      coalesce(w.settings ->> 'contactEmail', '') as "contactEmail", w.settings ->> 'language' as language,
      w.settings ->> 'timeZone' as "timeZone", w.settings -> 'commerce' as commerce
    from orders o
    join payments y on y.website_id = o.website_id and y.id = o.payment_id
    join order_lines l on l.website_id = o.website_id and l.order_id = o.id and l.product_type = any(${downloadTypes})
    join products p on p.website_id = o.website_id and p.item_id = l.item_id
    join assets a on a.website_id = o.website_id and a.id = any(p.file_ids)
    join websites w on w.website_id = o.website_id
    where o.website_id = $1 and o.id = $2 and o.status not in ('refunded', 'canceled')
      and not exists (select from downloads d where d.website_id = o.website_id and d.order_line_id = l.id)
    order by l.position, array_position(p.file_ids, a.id)`,
};

/** The files that an order bought and that have no links yet; empty once it was fully refunded or canceled. */
export function digitalLinesOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly DigitalLine[]> {
  return runNamed<Row<DigitalLine>>(db, linesStatement, [websiteId, orderId]);
}

/** Inserts links that do not exist yet, one per line and file. Returns the tokens of the new ones. */
export async function insertDownloads(
  db: Queryable,
  rows: readonly (typeof downloads.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const made = await db
    .insert(downloads)
    .values([...rows])
    .onConflictDoNothing({ target: [downloads.websiteId, downloads.orderLineId, downloads.assetId] })
    .returning({ token: downloads.token });
  return new Set(made.map(({ token }) => token));
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
  /** '' when the file is gone. */
  readonly filename: string;
  /** Whether its line bought others too. */
  readonly isOneOfSeveral: boolean;
  readonly orderStatus: OrderStatus;
  /** The secret in the address of the order's pages. */
  readonly accessToken: string;
  readonly language: string;
  readonly timeZone: string;
}

const columns = `d.id, d.token, d.asset_id as "assetId", d.remaining,
    (extract(epoch from d.expires_on) * 1000)::float8 as "expiresOn", l.product_name as "productName",
    coalesce(a.filename, '') as filename,
    exists (select from downloads n where n.website_id = d.website_id and n.order_line_id = d.order_line_id
      and n.id <> d.id) as "isOneOfSeveral",
    o.status as "orderStatus", o.access_token as "accessToken", w.settings ->> 'language' as language,
    w.settings ->> 'timeZone' as "timeZone"
  from downloads d
  join orders o on o.website_id = d.website_id and o.id = d.order_id
  join websites w on w.website_id = d.website_id
  join order_lines l on l.website_id = d.website_id and l.order_id = d.order_id and l.id = d.order_line_id
  left join assets a on a.website_id = d.website_id and a.id = d.asset_id`;

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
  text: `select ${columns} where d.website_id = $1 and d.order_id = $2 order by l.position, d.id`,
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
