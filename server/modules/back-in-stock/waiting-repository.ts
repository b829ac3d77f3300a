import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/**
 * SQL for a recursive query `waiting` of the variants of website $1 that people wait for. It goes from variant to variant
 * in the index, so that it does not read the sign-ups of each; its last row is null.
 */
const AWAITED_VARIANTS = `waiting as (
      (select variant_id from back_in_stock_sign_ups where website_id = $1 and sent_on is null
        order by variant_id limit 1)
      union all
      select (select s.variant_id from back_in_stock_sign_ups s
        where s.website_id = $1 and s.sent_on is null and s.variant_id > w.variant_id
        order by s.variant_id limit 1)
      from waiting w where w.variant_id is not null
    )`;

/** SQL for how many wait for a variant, up to `COUNT_LIMIT` and one more. */
const waitingFor = (variantId: string, further = ''): string => `(select count(*)::int from (
      select 1 from back_in_stock_sign_ups n where n.website_id = $1 and n.variant_id = ${variantId}
        and n.sent_on is null ${further} limit ${COUNT_LIMIT + 1}) c)`;

/** A variant that people wait for, as stored. Times are milliseconds since the epoch. */
export interface StoredGroup {
  readonly productId: string;
  readonly variantId: string;
  readonly product: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly status: ItemStatus;
  readonly pictureId: string | null;
  readonly unlimited: boolean;
  readonly quantity: number;
  /** One more than `COUNT_LIMIT` for any larger number. */
  readonly waiting: number;
  /** The first sign-up that waits. */
  readonly firstId: string;
  readonly oldestOn: number;
  readonly newestOn: number;
  readonly lastSentOn: number | null;
  readonly sending: { readonly sent: number; readonly total: number } | null;
  readonly [column: string]: unknown;
}

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Variants that people wait for, by their first sign-up, after the one of `after`. Products in the bin are left out. */
export function selectGroups(
  db: Queryable,
  websiteId: string,
  wanted: { readonly after: string | null; readonly limit: number },
): Promise<readonly StoredGroup[]> {
  return runNamed<StoredGroup>(
    db,
    {
      name: 'back-in-stock-groups',
      text: `with recursive ${AWAITED_VARIANTS}, groups as (
          select w.variant_id, f.id as first_id, f.created_on as oldest_on
          from waiting w cross join lateral (
            select s.id, s.created_on from back_in_stock_sign_ups s
            where s.website_id = $1 and s.variant_id = w.variant_id and s.sent_on is null order by s.id limit 1
          ) f
          where w.variant_id is not null
        )
        select v.item_id as "productId", v.id as "variantId", i.title as product, v.attributes, v.sku, i.status,
          coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId",
          coalesce(st.unlimited, false) as unlimited, coalesce(st.quantity, 0) as quantity,
          ${waitingFor('g.variant_id')} as waiting,
          g.first_id as "firstId", ${epochOf('g.oldest_on')} as "oldestOn",
          ${epochOf(`(select n.created_on from back_in_stock_sign_ups n where n.website_id = $1
            and n.variant_id = g.variant_id and n.sent_on is null order by n.id desc limit 1)`)} as "newestOn",
          ${epochOf(`(select d.requested_on from back_in_stock_sends d where d.website_id = $1
            and d.item_id = v.item_id and d.variant_id = g.variant_id and d.sent > 0
            order by d.requested_on desc limit 1)`)} as "lastSentOn",
          (select json_build_object('sent', d.sent, 'total', greatest(d.total, d.sent)) from back_in_stock_sends d
            where d.website_id = $1 and d.variant_id = g.variant_id and d.finished_on is null) as sending
        from groups g
        join variants v on v.website_id = $1 and v.id = g.variant_id
        join items i on i.website_id = $1 and i.id = v.item_id and i.deleted_on is null
        left join stock st on st.website_id = $1 and st.variant_id = g.variant_id
        where $2::uuid is null or g.first_id > $2
        order by g.first_id limit $3`,
    },
    [websiteId, wanted.after, wanted.limit],
  );
}

/** A sign-up as an owner sees it. Times are milliseconds since the epoch. */
export interface StoredSignUp {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly isJoinMailingList: boolean;
  readonly createdOn: number;
  readonly sentOn: number | null;
  readonly [column: string]: unknown;
}

/** Who waits for a variant or did, the newest first, before the one of `before`. */
export function selectSignUps(
  db: Queryable,
  websiteId: string,
  wanted: { readonly variantId: string; readonly before: string | null; readonly limit: number },
): Promise<readonly StoredSignUp[]> {
  return runNamed<StoredSignUp>(
    db,
    {
      name: 'back-in-stock-sign-ups',
      text: `select id, email, language, join_mailing_list as "isJoinMailingList",
          ${epochOf('created_on')} as "createdOn", ${epochOf('sent_on')} as "sentOn"
        from back_in_stock_sign_ups
        where website_id = $1 and variant_id = $2 and ($3::uuid is null or id < $3)
        order by id desc limit $4`,
    },
    [websiteId, wanted.variantId, wanted.before, wanted.limit],
  );
}

/** A variant with how many wait for it, at most one more than `COUNT_LIMIT`. */
export interface StoredTarget {
  readonly variantId: string;
  readonly productId: string;
  readonly product: string;
  readonly status: ItemStatus;
  readonly isInBin: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly waiting: number;
  readonly [column: string]: unknown;
}

/** Variants by their ids, with how many wait; unknown ids are left out. */
export function selectTargets(
  db: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<readonly StoredTarget[]> {
  return runNamed<StoredTarget>(
    db,
    {
      name: 'back-in-stock-targets',
      text: `select v.id as "variantId", v.item_id as "productId", i.title as product, i.status,
          i.deleted_on is not null as "isInBin", v.attributes, ${waitingFor('v.id')} as waiting
        from variants v join items i on i.website_id = v.website_id and i.id = v.item_id
        where v.website_id = $1 and v.id = any($2::uuid[])`,
    },
    [websiteId, variantIds],
  );
}

/** A variant whose stock has returned since somebody who waits for it signed up. */
export interface StoredReturn {
  readonly productId: string;
  readonly variantId: string;
  /** Those wait for it who have seen an earlier movement of its stock. */
  readonly seenBefore: number;
  readonly waiting: number;
  readonly [column: string]: unknown;
}

/**
 * Variants of published products that are in stock, whose stock has returned while people waited and to whom nobody is
 * being written. Stock returns when a movement ends at more than 0 that began there, or when it is unlimited now.
 */
export function selectReturns(db: Queryable, websiteId: string): Promise<readonly StoredReturn[]> {
  return runNamed<StoredReturn>(
    db,
    {
      name: 'back-in-stock-returns',
      text: `with recursive ${AWAITED_VARIANTS}, available as (
          select v.item_id, w.variant_id, case when st.unlimited then st.movement + 1 else (
            select m.number from stock_movements m
            where m.website_id = $1 and m.variant_id = w.variant_id and m.balance > 0 and m.balance - m.delta <= 0
            order by m.number desc limit 1) end as seen_before
          from waiting w
          join variants v on v.website_id = $1 and v.id = w.variant_id
          join items i on i.website_id = $1 and i.id = v.item_id and i.status = 'published' and i.deleted_on is null
          join stock st on st.website_id = $1 and st.variant_id = w.variant_id and (st.unlimited or st.quantity > 0)
          where not exists (select from back_in_stock_sends d
            where d.website_id = $1 and d.variant_id = w.variant_id and d.finished_on is null)
        )
        select item_id as "productId", variant_id as "variantId", seen_before as "seenBefore",
          ${waitingFor('a.variant_id', 'and n.seen_movement < a.seen_before')} as waiting
        from available a
        where seen_before is not null and exists (select from back_in_stock_sign_ups s
          where s.website_id = $1 and s.variant_id = a.variant_id and s.sent_on is null
            and s.seen_movement < a.seen_before)`,
    },
    [websiteId],
  );
}
