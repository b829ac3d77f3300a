import { and, eq, inArray } from 'drizzle-orm';
import type { StockReason } from '@vitrine/domain/product/stock-reason.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { products, variants } from './tables.ts';

export interface StockLevel {
  readonly unlimited: boolean;
  readonly quantity: number;
}

interface LevelRow extends StockLevel {
  readonly variantId: string;
  readonly [column: string]: unknown;
}

const lockLevelsStatement: NamedStatement = {
  name: 'catalog-lock-levels',
  text: `select variant_id as "variantId", unlimited, quantity from stock
    where website_id = $1 and variant_id = any($2::uuid[]) order by variant_id for update`,
};

/** Stock by variant id, locked until the caller's transaction ends. */
export async function lockStockLevels(
  db: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, StockLevel>> {
  const rows = await runNamed<LevelRow>(db, lockLevelsStatement, [websiteId, variantIds]);
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** Who changes stock, and why. */
export interface StockChange {
  readonly reason: StockReason;
  /** The owner's account; null for an import. */
  readonly actorId: string | null;
  readonly now: Date;
}

const setLevelsStatement: NamedStatement = {
  name: 'catalog-set-levels',
  text: `with given as (
      select * from unnest($2::uuid[], $3::boolean[], $4::int[]) g(variant_id, unlimited, quantity)
    ), before as (
      select s.variant_id, s.quantity, s.movement from stock s join given g on g.variant_id = s.variant_id
      where s.website_id = $1 order by s.variant_id for update of s
    ), changed as (
      update stock s set unlimited = g.unlimited, quantity = g.quantity,
        movement = b.movement + (g.quantity <> b.quantity)::int
      from before b join given g on g.variant_id = b.variant_id
      where s.website_id = $1 and s.variant_id = b.variant_id
      returning s.variant_id, s.movement, s.quantity, s.quantity - b.quantity as delta
    )
    insert into stock_movements (website_id, variant_id, number, delta, balance, reason, actor_id, happened_on)
    select $1, variant_id, movement, delta, quantity, $5, $6, $7 from changed where delta <> 0`,
};

/** Sets stock levels and logs each change of a quantity, in one statement. */
export async function setStockLevels(
  db: Queryable,
  websiteId: string,
  levels: ReadonlyMap<string, StockLevel>,
  { reason, actorId, now }: StockChange,
): Promise<void> {
  if (levels.size === 0) return;
  const all = [...levels.values()];
  await runNamed(db, setLevelsStatement, [
    websiteId,
    [...levels.keys()],
    all.map(({ unlimited }) => unlimited),
    all.map(({ quantity }) => quantity),
    reason,
    actorId,
    now,
  ]);
}

/** The stored fields of a variant, as they shall be. */
export interface VariantFields {
  readonly id: string;
  readonly sku: string;
  readonly barcode: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly onSale: boolean;
  readonly salePlanned: boolean;
  readonly salePriceMinor: number;
  readonly imageId: string | null;
  readonly weightGrams: number;
  readonly lowAt: number;
  readonly position: number;
}

/** Unique values are parked first: variants may exchange their SKUs and places. */
const parkStatement: NamedStatement = {
  name: 'catalog-park-variants',
  text: `update variants set sku = id::text, position = -1 - position
    where website_id = $1 and id = any($2::uuid[])`,
};

const updateVariantsStatement: NamedStatement = {
  name: 'catalog-update-variants',
  text: `with given as (
      select * from json_to_recordset($2::json) as g(id uuid, sku text, barcode text, attributes json,
        "priceMinor" bigint, "onSale" boolean, "salePlanned" boolean, "salePriceMinor" bigint, "imageId" uuid,
        "weightGrams" int, "lowAt" int, position int)
    ), levels as (
      update stock s set low_at = g."lowAt" from given g
      where s.website_id = $1 and s.variant_id = g.id and s.low_at <> g."lowAt"
    )
    update variants v set sku = g.sku, barcode = g.barcode, attributes = g.attributes, price_minor = g."priceMinor",
      on_sale = g."onSale", sale_planned = g."salePlanned", sale_price_minor = g."salePriceMinor",
      image_id = g."imageId", weight_grams = g."weightGrams", position = g.position
    from given g where v.website_id = $1 and v.id = g.id`,
};

/** Writes variants, each with all its fields. Throws on an SKU that another product has. */
export async function updateVariants(
  db: Queryable,
  websiteId: string,
  rows: readonly VariantFields[],
): Promise<void> {
  if (rows.length === 0) return;
  await runNamed(db, parkStatement, [websiteId, rows.map(({ id }) => id)]);
  await runNamed(db, updateVariantsStatement, [websiteId, JSON.stringify(rows)]);
}

const logRemovedStatement: NamedStatement = {
  name: 'catalog-log-removed',
  text: `with gone as (
      delete from stock where website_id = $1 and variant_id = any($2::uuid[])
      returning variant_id, quantity, movement
    )
    insert into stock_movements (website_id, variant_id, number, delta, balance, reason, actor_id, happened_on)
    select $1, variant_id, movement + 1, -quantity, 0, 'removed', $3, $4 from gone where quantity <> 0`,
};

/** Deletes variants; the log of their stock stays, and ends with 0. */
export async function deleteVariants(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
  { actorId, now }: Pick<StockChange, 'actorId' | 'now'>,
): Promise<void> {
  if (ids.length === 0) return;
  await runNamed(db, logRemovedStatement, [websiteId, ids, actorId, now]);
  await db.delete(variants).where(and(eq(variants.websiteId, websiteId), inArray(variants.id, [...ids])));
}

/** Which of these SKUs variants of other products have, with those products' names. */
export async function selectTakenSkus(
  db: Queryable,
  websiteId: string,
  itemId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await runNamed<{ sku: string; title: string }>(
    db,
    {
      name: 'catalog-taken-skus',
      text: `select v.sku, i.title from variants v join items i on i.website_id = v.website_id and i.id = v.item_id
        where v.website_id = $1 and v.sku = any($3::text[]) and v.item_id <> $2`,
    },
    [websiteId, itemId, skus],
  );
  return new Map(rows.map(({ sku, title }) => [sku, title]));
}

/** Writes the given fields of a product. */
export async function updateProductRow(
  db: Queryable,
  websiteId: string,
  itemId: string,
  change: Partial<Omit<typeof products.$inferInsert, 'websiteId' | 'itemId'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .update(products)
    .set(change)
    .where(and(eq(products.websiteId, websiteId), eq(products.itemId, itemId)));
}

/** Creates missing stock rows, so that they can be locked. */
export async function ensureStockRows(
  db: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await runNamed(
    db,
    {
      name: 'stock-ensure-rows',
      text: `insert into stock (website_id, variant_id, item_id)
        select website_id, id, item_id from variants where website_id = $1 and id = any($2::uuid[])
        on conflict do nothing`,
    },
    [websiteId, variantIds],
  );
}
