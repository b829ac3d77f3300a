import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';

/** Units of a variant, whole and at least 1. */
export interface StockMove {
  readonly variantId: string;
  readonly quantity: number;
}

/** What a move of stock did. When `flipped` is not empty, call `bumpRevision`: pages show who is sold out. */
export type StockOutcome =
  | {
      readonly ok: true;
      /** Variants whose stock went from or to 0. */
      readonly flipped: readonly string[];
    }
  /** Variants with too few units, or none of that id. Nothing was taken. */
  | { readonly ok: false; readonly short: readonly string[] };

// Rows are locked in the order of their ids, here and everywhere, so that two buyers never wait for each other.
const lockStatement: NamedStatement = {
  name: 'stock-lock',
  text: `select s.variant_id as "variantId", s.quantity, s.unlimited or p.type in ('digital', 'giftCard') as unlimited
    from stock s
    join variants v on v.website_id = $1 and v.id = s.variant_id
    join products p on p.website_id = $1 and p.item_id = v.item_id
    where s.website_id = $1 and s.variant_id = any($2::uuid[])
    order by s.variant_id for update of s`,
};

const moveStatement: NamedStatement = {
  name: 'stock-move',
  text: `update stock s set quantity = s.quantity + moved.by
    from unnest($2::uuid[], $3::int[]) as moved (variant_id, by)
    where s.website_id = $1 and s.variant_id = moved.variant_id`,
};

interface LockedRow {
  readonly variantId: string;
  readonly quantity: number;
  readonly unlimited: boolean;
  readonly [column: string]: unknown;
}

/**
 * Takes units out of stock inside the caller's transaction, all or nothing; the rows stay locked until it ends.
 * Several moves of one variant count together.
 */
export async function takeStock(
  db: Queryable,
  websiteId: string,
  moves: readonly StockMove[],
): Promise<StockOutcome> {
  return moveStock(db, websiteId, moves, -1);
}

/** Puts units back inside the caller's transaction. Variants that are gone are passed over. */
export async function giveBackStock(
  db: Queryable,
  websiteId: string,
  moves: readonly StockMove[],
): Promise<{ readonly flipped: readonly string[] }> {
  const outcome = await moveStock(db, websiteId, moves, 1);
  return { flipped: outcome.ok ? outcome.flipped : [] };
}

async function moveStock(
  db: Queryable,
  websiteId: string,
  moves: readonly StockMove[],
  direction: 1 | -1,
): Promise<StockOutcome> {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of moves) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('stock moves by whole units');
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  }
  if (wanted.size === 0) return { ok: true, flipped: [] };
  const rows = await runNamed<LockedRow>(db, lockStatement, [websiteId, [...wanted.keys()]]);
  const counted = rows.filter((row) => !row.unlimited);
  if (direction === -1) {
    const found = new Map(rows.map((row) => [row.variantId, row]));
    const short = [...wanted].filter(([variantId, quantity]) => {
      const row = found.get(variantId);
      return row === undefined || (!row.unlimited && row.quantity < quantity);
    });
    if (short.length > 0) return { ok: false, short: short.map(([variantId]) => variantId) };
  }
  if (counted.length === 0) return { ok: true, flipped: [] };
  const by = counted.map((row) => direction * (wanted.get(row.variantId) ?? 0));
  await runNamed(db, moveStatement, [websiteId, counted.map((row) => row.variantId), by]);
  const flipped = counted.filter((row, index) => row.quantity === 0 || row.quantity + (by[index] ?? 0) === 0);
  return { ok: true, flipped: flipped.map((row) => row.variantId) };
}
