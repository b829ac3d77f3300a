import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { LOW_STOCK } from '../websites/index.ts';
import type { DeclineCode } from '../payments/index.ts';

export interface Release {
  readonly websiteId: string;
  readonly paymentId: string;
  readonly status: 'declined' | 'abandoned';
  readonly declineCode: DeclineCode | null;
  readonly now: Date;
  /** Whether the payment used discounts or gift cards. */
  readonly hasCodes: boolean;
  /** Ids for the ledger rows of each gift card, in the order of the card's ids. */
  readonly entryIds: readonly (readonly [card: string, shop: string])[];
}

/** Uses and amounts are returned, calculated from rows under the lock as in `reserve`. */
const returnCodes = `
      codes as (
        select d.id, d.used_count, u.code, (select count(*) from freed) as after_cart
        from discount_uses u
        join discounts d on d.website_id = $1 and d.id = u.discount_id
        cross join ended
        where u.website_id = $1 and u.payment_id = $2
        order by d.id
        for update of d
      ),
      unused as (
        delete from discount_uses u using codes c
        where u.website_id = $1 and u.payment_id = $2 and u.discount_id = c.id
      ),
      typed_codes as (
        select k.id, k.used_count from discount_codes k join codes c on c.code = k.code and c.id = k.discount_id
        where k.website_id = $1
        order by k.id
        for update of k
      ),
      unclaimed_codes as (
        update discount_codes k set used_count = t.used_count - 1 from typed_codes t
        where k.website_id = $1 and k.id = t.id
        returning k.id
      ),
      unclaimed as (
        update discounts d set used_count = c.used_count - 1 from codes c
        where d.website_id = $1 and d.id = c.id
        returning d.id
      ),
      paid_back as (
        select e.gift_card_id, -e.amount_minor as amount_minor, row_number() over (order by e.gift_card_id) as position
        from gift_card_entries e, ended
        where e.website_id = $1 and e.payment_id = $2 and e.kind = 'redeemed' and e.account = 'card'
      ),
      cards as (
        select g.id, g.balance_minor, p.amount_minor, p.position, (select count(*) from unclaimed) + (select count(*) from unclaimed_codes) as after_codes
        from gift_cards g join paid_back p on p.gift_card_id = g.id
        where g.website_id = $1
        order by g.id
        for update of g
      ),
      restored as (
        update gift_cards g set balance_minor = c.balance_minor + c.amount_minor from cards c
        where g.website_id = $1 and g.id = c.id
      ),
      entered as (
        insert into gift_card_entries
          (website_id, id, gift_card_id, account, kind, amount_minor, payment_id, happened_on)
        select $1::uuid, e.id, c.id, e.account, 'released', e.amount_minor, $2::uuid, $5::timestamptz
        from cards c, lateral (values (($6::uuid[])[c.position], 'card', c.amount_minor),
          (($7::uuid[])[c.position], 'shop', -c.amount_minor)) as e(id, account, amount_minor)
      ),`;

function statementText(withCodes: boolean, from: 'pending' | 'awaiting'): string {
  return `with ended as (
        update payments set status = $3, decline_code = $4, settled_on = $5
        where website_id = $1 and id = $2 and status = '${from}'
        returning cart_id
      ),
      freed as (
        update carts c set payment_id = null from ended
        where c.website_id = $1 and c.id = ended.cart_id and c.payment_id = $2
        returning c.id
      ),${withCodes ? returnCodes : ''}
      gone as (
        delete from stock_reservations r using ended where r.website_id = $1 and r.payment_id = $2
        returning r.variant_id, r.quantity,
          (select count(*) from freed)${withCodes ? ' + (select count(*) from cards)' : ''} as after_cart
      ),
      counted as (
        select s.variant_id, s.quantity as before, s.movement, gone.quantity as back
        from stock s join gone on gone.variant_id = s.variant_id
        where s.website_id = $1
        order by s.variant_id
        for update of s
      ),
      returned as (
        update stock s set quantity = c.before + c.back, movement = c.movement + 1 from counted c
        where s.website_id = $1 and s.variant_id = c.variant_id
        returning s.variant_id, c.before, c.back, s.quantity, s.movement
      ),
      moved as (
        insert into stock_movements (website_id, variant_id, number, delta, balance, reason, payment_id, happened_on)
        select $1, variant_id, movement, back, quantity, 'released', $2, $5 from returned
      ),
      turned as (
        update websites set revision = revision + 1
        where website_id = $1 and exists (select 1 from returned where before <= ${LOW_STOCK})
        returning website_id
      )
      select exists (select 1 from ended) as ended,
        (select pg_notify('vitrine', 'site:' || website_id) from turned)::text`;
}

const plain = { name: 'checkout_release', text: statementText(false, 'pending') };
const withCodes = { name: 'checkout_release_with_codes', text: statementText(true, 'pending') };
const awaited = { name: 'checkout_release_awaited', text: statementText(false, 'awaiting') };
const awaitedWithCodes = {
  name: 'checkout_release_awaited_with_codes',
  text: statementText(true, 'awaiting'),
};

/**
 * Ends a pending payment that took no money: its units are returned to stock, its discounts can be used again, its gift
 * cards get their balance back, and its cart may be changed again, details kept. False when the payment was no longer
 * pending; then nothing changes.
 */
export function release(db: Queryable, end: Release): Promise<boolean> {
  return run(db, end.hasCodes ? withCodes : plain, end);
}

/** The same for a payment that was awaited, of an order that is canceled in the caller's transaction. */
export function releaseAwaited(tx: Queryable, end: Release): Promise<boolean> {
  return run(tx, end.hasCodes ? awaitedWithCodes : awaited, end);
}

async function run(db: Queryable, statement: NamedStatement, end: Release): Promise<boolean> {
  const [row] = await runNamed<{ ended: boolean }>(db, statement, [
    end.websiteId,
    end.paymentId,
    end.status,
    end.declineCode,
    end.now,
    ...(end.hasCodes
      ? [end.entryIds.map(([card]) => card), end.entryIds.map(([, shopEntry]) => shopEntry)]
      : []),
  ]);
  return row?.ended === true;
}
