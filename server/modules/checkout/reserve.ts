import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';
import { hasOrderedSql } from '../customers/index.ts';
import { LOW_STOCK } from '../websites/index.ts';

export interface Reservation {
  readonly websiteId: string;
  readonly cartId: string;
  readonly cartRevision: number;
  readonly paymentId: string;
  readonly idempotencyKey: string;
  readonly provider: string;
  readonly accountId: string | null;
  readonly testMode: boolean;
  readonly draft: OrderDraft;
  readonly origin: string;
  readonly now: Date;
  /**
   * True when the charge that follows is a synchronous commit in this very database. It then makes the reservation
   * durable too, since the log is written in order: a crash loses both or none. So the reservation need not wait for
   * the disk while it holds the row of a product in high demand.
   */
  readonly flushedByCharge: boolean;
  /** When recovery may take the payment, if it is still pending then. */
  readonly expiresOn: Date;
  /** False for a renewal: the agreed price is charged, whatever the shop sells now. */
  readonly mustBeSold: boolean;
  /** One entry a variant, sorted by variant id. */
  readonly wanted: readonly {
    readonly variantId: string;
    readonly quantity: number;
    /** The unit price it was priced with; null where it is not the variant's price (the buyer named it). */
    readonly unitPriceMinor: number | null;
    /** False for unlimited stock. */
    readonly counted: boolean;
  }[];
  /** Discounts that count, each to be used once more. */
  readonly discounts: readonly {
    readonly id: string;
    /** The code it was entered by; null for an automatic one. */
    readonly code: string | null;
    /** What it takes off. */
    readonly amountMinor: number;
    /** The buyer's email in lower case where it counts once per customer, otherwise the payment's id. */
    readonly onceKey: string;
  }[];
  /** What gift cards pay. */
  readonly giftCards: readonly {
    readonly id: string;
    readonly amountMinor: number;
    /** Ids of the two ledger rows. */
    readonly entryIds: readonly [card: string, shop: string];
  }[];
}

/**
 * 'cart-changed': the cart differs from what was read (changed, being paid, or paid), or this key was used before;
 * 'price-changed': a product has another price now, or is no longer sold. Read again in both cases. 'codes-refused':
 * these discounts no longer count for this buyer; 'gift-card-short': a card's balance is below its part.
 * 'out-of-stock': these variants have too few units.
 */
export type ReserveOutcome =
  | { readonly kind: 'reserved' | 'cart-changed' | 'price-changed' | 'gift-card-short' }
  | { readonly kind: 'codes-refused'; readonly discountIds: readonly string[] }
  | { readonly kind: 'out-of-stock'; readonly variantIds: readonly string[] };

const uniqueViolation = '23505';

/*
 * New stock, uses and balances are calculated from what was read under the lock (`counted`, `codes`, `cards`), never
 * from the row the update finds: that one is as old as the statement, and PostgreSQL first checks constraints against
 * it before it looks at the new row.
 */

/** The part for discounts and gift cards before stock is counted: both are locked and validated. */
const checkCodes = `
      codes as (
        select d.id, d.used_count, d.usage_limit, d.enabled, d.starts_on, d.ends_on, d.first_order_only, d.is_automatic,
          d.uses_per_code, c.once_key, c.code, c.amount_minor
        from discounts d
        join unnest($21::uuid[], $22::text[], $27::text[], $28::bigint[]) as c(discount_id, once_key, code, amount_minor)
          on c.discount_id = d.id
        where d.website_id = $1 and exists (select 1 from proceed)
        order by d.id
        for update of d
      ),
      typed_codes as (
        select k.id, k.discount_id, k.used_count
        from discount_codes k join codes c on c.code = k.code and c.id = k.discount_id
        where k.website_id = $1
        order by k.id
        for update of k
      ),
      good_codes as (
        select id from codes
        where enabled and (starts_on is null or starts_on <= $12) and (ends_on is null or ends_on > $12)
          and (usage_limit is null or used_count < usage_limit)
          and case when code is null then is_automatic else exists (select 1 from typed_codes t
            where t.discount_id = codes.id and (codes.uses_per_code is null or t.used_count < codes.uses_per_code)) end
          and not (first_order_only and ${hasOrderedSql(`lower($10::json #>> '{details,email}')`)})
          and not exists (select 1 from discount_uses u
            where u.website_id = $1 and u.discount_id = codes.id and u.once_key = codes.once_key)
      ),
      bad_codes as (
        select discount_id from unnest($21::uuid[]) as c(discount_id)
        where exists (select 1 from proceed) and discount_id not in (select id from good_codes)
      ),
      cards as (
        select g.id, g.balance_minor, g.status, g.currency, r.amount_minor, r.card_entry, r.shop_entry
        from gift_cards g
        join unnest($23::uuid[], $24::bigint[], $25::uuid[], $26::uuid[])
          as r(card_id, amount_minor, card_entry, shop_entry) on r.card_id = g.id
        where g.website_id = $1 and exists (select 1 from proceed) and not exists (select 1 from bad_codes)
        order by g.id
        for update of g
      ),
      covered as (
        select 1 where exists (select 1 from proceed) and not exists (select 1 from bad_codes)
          and (select count(*) from cards
            where status = 'active' and currency = $8 and balance_minor >= amount_minor) = cardinality($23::uuid[])
      ),`;

/** The part for discounts and gift cards once everything is valid. */
const claimCodes = `
      claimed as (
        update discounts d set used_count = c.used_count + 1 from codes c
        where d.website_id = $1 and d.id = c.id and (select ok from verdict)
      ),
      claimed_codes as (
        update discount_codes k set used_count = t.used_count + 1 from typed_codes t
        where k.website_id = $1 and k.id = t.id and (select ok from verdict)
      ),
      used as (
        insert into discount_uses (website_id, discount_id, payment_id, once_key, code, amount_minor, used_on)
        select $1, id, $4, once_key, code, amount_minor, $12 from codes where (select ok from verdict)
      ),
      redeemed as (
        update gift_cards g set balance_minor = c.balance_minor - c.amount_minor from cards c
        where g.website_id = $1 and g.id = c.id and (select ok from verdict)
      ),
      entered as (
        insert into gift_card_entries
          (website_id, id, gift_card_id, account, kind, amount_minor, payment_id, happened_on)
        select $1::uuid, e.id, c.id, e.account, 'redeemed', e.amount_minor, $4::uuid, $12::timestamptz
        from cards c, lateral (values (c.card_entry, 'card', -c.amount_minor), (c.shop_entry, 'shop', c.amount_minor))
          as e(id, account, amount_minor)
        where (select ok from verdict)
      ),`;

/** Most carts have no codes and skip this work. */
function statementText(withCodes: boolean): string {
  const mayTake = withCodes ? 'covered' : 'proceed';
  return `with cart as (
        select payment_id is null and not is_purchased and revision = $3 as free
        from carts where website_id = $1 and id = $2 for update
      ),
      want as (
        select * from unnest($14::uuid[], $15::int[], $16::bigint[], $17::boolean[])
          as w(variant_id, quantity, unit_price_minor, counted)
      ),
      priced as (
        select not $19::boolean or count(*) = cardinality($14::uuid[]) as ok
        from want w
        join variants v on v.website_id = $1 and v.id = w.variant_id
          and (w.unit_price_minor is null
            or case when v.on_sale then v.sale_price_minor else v.price_minor end = w.unit_price_minor)
        join items i on i.website_id = $1 and i.id = v.item_id and i.status = 'published'
        join collections c on c.website_id = $1 and c.id = i.collection_id and c.enabled
      ),
      proceed as (select 1 where (select free from cart) and (select ok from priced)),${withCodes ? checkCodes : ''}
      counted as (
        select s.variant_id, s.quantity, s.movement, w.quantity as wanted
        from stock s join want w on w.variant_id = s.variant_id and w.counted
        where s.website_id = $1 and exists (select 1 from ${mayTake})
        order by s.variant_id
        for update of s
      ),
      verdict as (
        select (select count(*) from counted where quantity >= wanted) = (select count(*) from want where counted)
          and exists (select 1 from ${mayTake}) as ok
      ),
      taken as (
        update stock s set quantity = c.quantity - c.wanted, movement = c.movement + 1
        from counted c
        where s.website_id = $1 and s.variant_id = c.variant_id and (select ok from verdict)
        returning s.variant_id, c.wanted, s.quantity, s.movement
      ),
      moved as (
        insert into stock_movements (website_id, variant_id, number, delta, balance, reason, payment_id, happened_on)
        select $1, variant_id, movement, -wanted, quantity, 'reserved', $4, $12 from taken
      ),
      noted as (
        insert into stock_reservations (website_id, payment_id, variant_id, quantity, expires_on)
        select $1, $4, variant_id, wanted, $13 from taken
      ),${withCodes ? claimCodes : ''}
      asked as (
        insert into payments (website_id, id, cart_id, idempotency_key, provider, account_id, status, amount_minor, currency,
          test_mode, draft, origin, created_on, next_check_on)
        select $1, $4, $2, $5, $6, $20::uuid, 'pending', $7, $8, $9, $10::json, $11, $12, $13 from verdict where ok
      ),
      marked as (
        update carts set payment_id = $4, details = ($10::json -> 'details')::jsonb, updated_on = $12
        where website_id = $1 and id = $2 and (select ok from verdict)
      ),
      turned as (
        update websites set revision = revision + 1
        where website_id = $1 and exists (select 1 from taken where quantity <= ${LOW_STOCK})
        returning website_id
      )
      select coalesce((select free from cart), false) as cart_free, (select ok from priced) as priced,
        (select ok from verdict) as enough, (select pg_notify('vitrine', 'site:' || website_id) from turned)::text,
        case when not (select ok from verdict) then (select json_agg(w.variant_id) from want w
          left join counted c on c.variant_id = w.variant_id
          where w.counted and (c.quantity is null or c.quantity < w.quantity)) end as short,
        ${withCodes ? `(select json_agg(discount_id) from bad_codes)` : 'null::json'} as refused_codes,
        exists (select 1 from ${mayTake}) as covered,
        case when $18 then set_config('synchronous_commit', 'off', true) end`;
}

const plain = { name: 'checkout_reserve', text: statementText(false) };
const withCodes = { name: 'checkout_reserve_with_codes', text: statementText(true) };

interface Row {
  readonly cart_free: boolean;
  readonly priced: boolean;
  readonly enough: boolean;
  readonly short: string[] | null;
  readonly refused_codes: string[] | null;
  readonly covered: boolean;
}

/**
 * Takes the units of a priced cart out of stock, a use of each of its discounts and the amounts its gift cards pay, and
 * writes the pending payment; or changes nothing. All under the lock of the cart and of each row involved. When the
 * last unit of a variant is taken, or one of the last that pages count, the website's revision rises.
 */
export async function reserve(db: Database, reservation: Reservation): Promise<ReserveOutcome> {
  const hasCodes = reservation.discounts.length > 0 || reservation.giftCards.length > 0;
  const answer = await db.$client
    .query<Row>({
      ...(hasCodes ? withCodes : plain),
      values: [
        reservation.websiteId,
        reservation.cartId,
        reservation.cartRevision,
        reservation.paymentId,
        reservation.idempotencyKey,
        reservation.provider,
        reservation.draft.totals.amountDueMinor,
        reservation.draft.currency,
        reservation.testMode,
        JSON.stringify(reservation.draft),
        reservation.origin,
        reservation.now,
        reservation.expiresOn,
        reservation.wanted.map((want) => want.variantId),
        reservation.wanted.map((want) => want.quantity),
        reservation.wanted.map((want) => want.unitPriceMinor),
        reservation.wanted.map((want) => want.counted),
        reservation.flushedByCharge,
        reservation.mustBeSold,
        reservation.accountId,
        ...(hasCodes ? codeValues(reservation) : []),
      ],
    })
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === uniqueViolation) return null;
      throw error;
    });
  const row = answer?.rows[0];
  if (row === undefined || !row.cart_free) return { kind: 'cart-changed' };
  if (!row.priced) return { kind: 'price-changed' };
  if (row.refused_codes !== null) return { kind: 'codes-refused', discountIds: row.refused_codes };
  if (!row.covered) return { kind: 'gift-card-short' };
  return row.enough ? { kind: 'reserved' } : { kind: 'out-of-stock', variantIds: row.short ?? [] };
}

function codeValues(reservation: Reservation): readonly unknown[] {
  return [
    reservation.discounts.map((discount) => discount.id),
    reservation.discounts.map((discount) => discount.onceKey),
    reservation.giftCards.map((card) => card.id),
    reservation.giftCards.map((card) => card.amountMinor),
    reservation.giftCards.map((card) => card.entryIds[0]),
    reservation.giftCards.map((card) => card.entryIds[1]),
    reservation.discounts.map((discount) => discount.code),
    reservation.discounts.map((discount) => discount.amountMinor),
  ];
}
