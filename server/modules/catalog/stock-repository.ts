import { MAX_STOCK } from '@vitrine/contracts/admin-products.ts';
import type { StockMovements } from '@vitrine/contracts/stock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import type { StockChange } from './edit-repository.ts';

const addStatement: NamedStatement = {
  name: 'catalog-add-to-stock',
  text: `with before as (
      select variant_id, quantity, movement from stock where website_id = $1 and variant_id = $2 for update
    ), changed as (
      update stock s set quantity = b.quantity + $3::int, movement = b.movement + 1
      from before b
      where s.website_id = $1 and s.variant_id = b.variant_id and b.quantity + $3::int between 0 and ${MAX_STOCK}
      returning s.variant_id, s.movement, s.quantity
    ), logged as (
      insert into stock_movements (website_id, variant_id, number, delta, balance, reason, actor_id, happened_on)
      select $1, variant_id, movement, $3, quantity, $4, $5, $6 from changed
    )
    select coalesce((select quantity from before), 0) as quantity, exists (select from changed) as changed`,
};

type Added =
  | { readonly kind: 'changed' }
  | { readonly kind: 'too-low' | 'too-high'; readonly quantity: number };

/** Adds `delta` units, logged in the same statement; nothing when the stock would be below 0 or above the limit. */
export async function addToStock(
  db: Queryable,
  websiteId: string,
  variantId: string,
  delta: number,
  { reason, actorId, now }: StockChange,
): Promise<Added> {
  const [row] = await runNamed<{ quantity: number; changed: boolean }>(db, addStatement, [
    websiteId,
    variantId,
    delta,
    reason,
    actorId,
    now,
  ]);
  if (row?.changed === true) return { kind: 'changed' };
  return { kind: delta < 0 ? 'too-low' : 'too-high', quantity: row?.quantity ?? 0 };
}

type Movement = StockMovements['movements'][number];
interface MovementRow extends Omit<Movement, 'happenedOn'> {
  readonly happenedOn: Date;
  readonly [column: string]: unknown;
}

const movementsStatement: NamedStatement = {
  name: 'catalog-stock-movements',
  text: `select m.number, m.delta, m.balance, m.reason, a.name as actor, m.happened_on as "happenedOn",
      (select json_build_object('id', o.id, 'number', o.number) from payments p
        join orders o on o.website_id = p.website_id and o.id = p.order_id
        where p.website_id = m.website_id and p.id = m.payment_id) as "order"
    from stock_movements m left join accounts a on a.id = m.actor_id
    where m.website_id = $1 and m.variant_id = $2 and ($3::int is null or m.number < $3)
    order by m.number desc limit $4`,
};

export function selectMovements(
  db: Queryable,
  websiteId: string,
  wanted: { readonly variantId: string; readonly before: number | null; readonly limit: number },
): Promise<readonly MovementRow[]> {
  return runNamed<MovementRow>(db, movementsStatement, [
    websiteId,
    wanted.variantId,
    wanted.before,
    wanted.limit,
  ]);
}
