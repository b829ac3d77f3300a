import type { SubscriptionOption } from '@vitrine/domain/product/product.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { NewSubscriptionEvent } from './repository.ts';

/** Variants of a product that are offered at most. */
const MAX_VARIANTS = 500;

/** A variant that a subscription can be changed to, as it is sold now. */
export interface OfferedVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Record<string, string>;
  readonly priceMinor: number;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

/** What a subscription's product offers now. */
export interface OfferedProduct {
  readonly options: readonly SubscriptionOption[];
  readonly variants: readonly OfferedVariant[];
}

/** Null when the product was deleted. */
export async function readOfferedProduct(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<OfferedProduct | null> {
  const [row] = await runNamed<OfferedProduct & Record<string, unknown>>(
    db,
    {
      name: 'subscriptions-offered-product',
      text: `select coalesce(p.selling -> 'subscriptionOptions', '[]'::jsonb) as options, coalesce((
          select json_agg(v order by v.position) from (
            select v.id, v.sku, v.attributes, v.position,
              case when v.on_sale then v.sale_price_minor else v.price_minor end as "priceMinor",
              coalesce(s.unlimited, false) as unlimited, coalesce(s.quantity, 0) as "qtyInStock"
            from variants v
            left join stock s on s.website_id = v.website_id and s.variant_id = v.id
            where v.website_id = $1 and v.item_id = $2 order by v.position limit ${MAX_VARIANTS}
          ) v), '[]'::json) as variants
        from products p
        join items i on i.website_id = p.website_id and i.id = p.item_id and i.deleted_on is null
        where p.website_id = $1 and p.item_id = $2`,
    },
    [websiteId, itemId],
  );
  return row ?? null;
}

/** An event for the owner, with the name of who caused it. */
export interface OwnerEvent {
  readonly id: string;
  readonly type: NewSubscriptionEvent['type'];
  readonly actor: string;
  /** Null unless an account that still exists. */
  readonly ownerName: string | null;
  readonly data: Record<string, string | number | boolean>;
  readonly happenedOn: Date;
}

/** The latest events, newest first. */
export async function listOwnerEvents(
  db: Queryable,
  websiteId: string,
  subscriptionId: string,
  limit: number,
): Promise<readonly OwnerEvent[]> {
  const rows = await runNamed<Omit<OwnerEvent, 'happenedOn'> & { readonly happenedOn: string }>(
    db,
    {
      name: 'subscriptions-owner-events',
      text: `select e.id, e.type, e.actor, a.name as "ownerName", e.data, e.happened_on as "happenedOn"
        from subscription_events e
        left join accounts a on a.id = case when e.actor ~ '^[0-9a-f-]{36}$' then e.actor::uuid end
        where e.website_id = $1 and e.subscription_id = $2
        order by e.happened_on desc, e.id desc limit $3`,
    },
    [websiteId, subscriptionId, limit],
  );
  return rows.map((row) => ({ ...row, happenedOn: new Date(row.happenedOn) }));
}

/** An order that paid for a cycle. */
export interface CycleOrder {
  readonly id: string;
  readonly number: number;
  readonly placedOn: Date;
  readonly grandTotalMinor: number;
  readonly cycle: number | null;
  readonly isReversed: boolean;
}

/** The latest orders, newest first. */
export async function listCycleOrders(
  db: Queryable,
  websiteId: string,
  subscriptionId: string,
  limit: number,
): Promise<readonly CycleOrder[]> {
  const rows = await runNamed<Omit<CycleOrder, 'placedOn'> & { readonly placedOn: string }>(
    db,
    {
      name: 'subscriptions-cycle-orders',
      text: `select o.id, o.number::float8 as number, o.placed_on as "placedOn",
          o.grand_total_minor::float8 as "grandTotalMinor", e.cycle,
          o.status in ('refunded', 'canceled') as "isReversed"
        from subscription_events e
        join orders o on o.website_id = e.website_id and o.id = e.order_id
        where e.website_id = $1 and e.subscription_id = $2 and e.type in ('started', 'renewed')
        order by o.placed_on desc, o.id desc limit $3`,
    },
    [websiteId, subscriptionId, limit],
  );
  return rows.map((row) => ({ ...row, placedOn: new Date(row.placedOn) }));
}

/** The customer of the first order, after merges, and whether it was a test; null for one without. */
export async function readSubscriber(
  db: Queryable,
  websiteId: string,
  firstOrderId: string,
): Promise<{ readonly customerId: string | null; readonly testMode: boolean }> {
  const [row] = await runNamed<{ customerId: string | null; testMode: boolean }>(
    db,
    {
      name: 'subscriptions-subscriber',
      text: `select coalesce(c.merged_into, c.id) as "customerId", o.test_mode as "testMode" from orders o
        left join customers c on c.website_id = o.website_id and c.id = o.customer_id
        where o.website_id = $1 and o.id = $2`,
    },
    [websiteId, firstOrderId],
  );
  return row ?? { customerId: null, testMode: false };
}
