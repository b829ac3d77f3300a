import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Websites that one run looks at. */
const MAX_WEBSITES = 10_000;

/** Open websites whose owners want buyers to be asked. */
export async function findAskingWebsites(db: Database): Promise<readonly string[]> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'reviews-asking',
      text: `select website_id as id from websites where archived_on is null
          and (settings #>> '{commerce,reviews,ask}')::boolean
        order by website_id limit ${MAX_WEBSITES}`,
    },
    [],
  );
  return rows.map(({ id }) => id);
}

/** A line of an order that a review can be written about: a product that is still there. */
const REVIEWABLE = `order_lines l join items i on i.website_id = l.website_id and i.id = l.item_id
      and i.deleted_on is null and i.record_type = 11
    where l.website_id = o.website_id and l.order_id = o.id and not l.is_custom`;

/** Orders that a review may be about: those that were not taken back. */
const STANDING = `o.status not in ('refunded', 'canceled')`;

/** An order whose buyer can be asked. */
export interface DueOrder {
  readonly orderId: string;
  readonly number: number;
  readonly email: string;
  /** Names of its products as they were bought. */
  readonly products: readonly string[];
  readonly [column: string]: unknown;
}

/**
 * Orders sent from `from` to `to` whose buyers were not asked, have not opted out and bought something that can be
 * reviewed, those sent first. Renewals of subscriptions are left out: their buyers were asked about the first order.
 */
export function selectDueOrders(
  db: Queryable,
  websiteId: string,
  due: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<readonly DueOrder[]> {
  return runNamed<DueOrder>(
    db,
    {
      name: 'reviews-due-orders',
      // By `orders_fulfilled`.
      text: `select o.id as "orderId", o.number::float8 as number, o.email,
          array(select l.product_name from ${REVIEWABLE} order by l.position limit 20) as products
        from orders o
        where o.website_id = $1 and o.fulfilled_on >= $2 and o.fulfilled_on <= $3
          and ${STANDING} and o.email <> '' and o.subscription_id is null
          and not exists (select from review_requests r where r.website_id = $1 and r.order_id = o.id)
          and not exists (select from review_opt_outs u where u.website_id = $1 and u.email = lower(o.email))
          and exists (select from ${REVIEWABLE})
        order by o.fulfilled_on, o.id limit $4`,
    },
    [websiteId, due.from, due.to, due.limit],
  );
}

/**
 * Notes that the buyers of orders are asked, and returns the orders that nobody else has noted: whatever happens, each
 * is asked once. At most 1000.
 */
export async function insertRequests(
  db: Queryable,
  websiteId: string,
  requests: readonly { readonly id: string; readonly orderId: string; readonly secret: string }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ orderId: string }>(
    db,
    {
      name: 'reviews-insert-requests',
      text: `insert into review_requests (website_id, id, order_id, secret, created_on)
        select $1::uuid, n.id, n.order_id, n.secret, $5::timestamptz
          from unnest($2::uuid[], $3::uuid[], $4::text[]) n(id, order_id, secret)
        on conflict (website_id, order_id) do nothing
        returning order_id as "orderId"`,
    },
    [
      websiteId,
      requests.map(({ id }) => id),
      requests.map(({ orderId }) => orderId),
      requests.map(({ secret }) => secret),
      now,
    ],
  );
  return new Set(rows.map(({ orderId }) => orderId));
}

/** A product of an order, and what its buyer has written about it. */
export interface RequestedProduct {
  readonly itemId: string;
  readonly name: string;
  /** Null for none, and when the product is gone. */
  readonly pictureId: string | null;
  readonly isGone: boolean;
  /** Stars of the review that was written; null for none. */
  readonly rating: number | null;
}

/** A request for reviews, as its link opens it. */
export interface ReviewRequest {
  readonly id: string;
  readonly orderId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** False when the order was refunded or cancelled. */
  readonly isOpen: boolean;
  readonly products: readonly RequestedProduct[];
  readonly [column: string]: unknown;
}

/** The request of a link; null for a link that leads to none. */
export async function findRequest(
  db: Queryable,
  websiteId: string,
  secret: string,
): Promise<ReviewRequest | null> {
  const rows = await runNamed<ReviewRequest>(
    db,
    {
      name: 'reviews-request',
      text: `select q.id, q.order_id as "orderId", o.email, ${STANDING} as "isOpen",
          coalesce(o.details #>> '{address,firstName}', '') as "firstName",
          coalesce(o.details #>> '{address,lastName}', '') as "lastName",
          coalesce((select json_agg(p) from (
            select l.item_id as "itemId", coalesce(i.title, min(l.product_name)) as name,
              coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId", i.id is null as "isGone",
              (select r.rating from reviews r
                where r.website_id = q.website_id and r.request_id = q.id and r.item_id = l.item_id) as rating
            from order_lines l
            left join items i on i.website_id = l.website_id and i.id = l.item_id and i.deleted_on is null
              and i.record_type = 11
            where l.website_id = q.website_id and l.order_id = q.order_id and not l.is_custom
            group by l.item_id, i.website_id, i.id order by min(l.position)
          ) p), '[]') as products
        from review_requests q join orders o on o.website_id = q.website_id and o.id = q.order_id
        where q.website_id = $1 and q.secret = $2`,
    },
    [websiteId, secret],
  );
  return rows[0] ?? null;
}

/** Notes that an address does not want to be asked any more. */
export async function insertOptOut(
  db: Queryable,
  websiteId: string,
  email: string,
  now: Date,
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-opt-out',
      text: `insert into review_opt_outs (website_id, email, created_on) values ($1, lower($2), $3)
        on conflict do nothing`,
    },
    [websiteId, email, now],
  );
}
