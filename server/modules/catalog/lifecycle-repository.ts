import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { newSku } from './new-sku.ts';
import { insertVariants } from './repository.ts';
import { products, stock, stockMovements, variants } from './tables.ts';

/**
 * The store page that new products go to: the oldest enabled one, wherever it is moved in the tree of pages; null when
 * there is none.
 */
export async function selectStorePage(db: Queryable, websiteId: string): Promise<string | null> {
  const [row] = await runNamed<{ id: string }>(
    db,
    {
      name: 'catalog-store-page',
      text: `select id from collections where website_id = $1 and kind = 'products' and deleted_on is null
        order by enabled desc, id limit 1`,
    },
    [websiteId],
  );
  return row?.id ?? null;
}

/** The website's store pages, the one of new products first. */
export function selectStorePages(
  db: Queryable,
  websiteId: string,
): Promise<readonly { readonly id: string; readonly title: string; readonly path: string }[]> {
  return runNamed<{ id: string; title: string; path: string }>(
    db,
    {
      name: 'catalog-store-pages',
      text: `select id, title, '/' || url_id as path from collections where website_id = $1 and kind = 'products' and deleted_on is null
        order by enabled desc, id limit 1000`,
    },
    [websiteId],
  );
}

/** The fields of a product's item that its lifecycle needs, locked until the caller's transaction ends. */
export async function lockProduct(
  tx: Queryable,
  websiteId: string,
  itemId: string,
): Promise<{
  readonly revision: number;
  readonly title: string;
  readonly urlId: string;
  readonly collectionId: string;
  readonly isDeleted: boolean;
} | null> {
  const { rows } = await tx.execute<{
    revision: number;
    title: string;
    urlId: string;
    collectionId: string;
    isDeleted: boolean;
  }>(sql`select i.revision, i.title, i.url_id as "urlId", i.collection_id as "collectionId",
      i.deleted_on is not null as "isDeleted"
    from items i join products p on p.website_id = i.website_id and p.item_id = i.id
    where i.website_id = ${websiteId} and i.id = ${itemId} for update of i`);
  return rows[0] ?? null;
}

/**
 * Copies the catalogue's rows of a product to a copy of its item: new variants with SKUs of their own, no units, and a
 * form with an id of its own, by which pages and carts find it.
 */
export async function copyProduct(
  tx: Queryable,
  websiteId: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const ofProduct = and(eq(variants.websiteId, websiteId), eq(variants.itemId, from));
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.websiteId, websiteId), eq(products.itemId, from)));
  if (row === undefined) return;
  const copied = await tx
    .select({ variant: variants, unlimited: stock.unlimited, lowAt: stock.lowAt })
    .from(variants)
    .leftJoin(stock, and(eq(stock.websiteId, variants.websiteId), eq(stock.variantId, variants.id)))
    .where(ofProduct)
    .orderBy(asc(variants.position));
  const customForm = row.customForm === null ? null : { ...row.customForm, id: newId(now.getTime()) };
  await tx.insert(products).values({ ...row, itemId: to, customForm });
  const made = copied.map(({ variant, unlimited, lowAt }) => ({
    row: { ...variant, id: newId(now.getTime()), itemId: to, sku: newSku() },
    level: { unlimited: unlimited ?? false, ...(lowAt === null ? {} : { lowAt }) },
  }));
  await insertVariants(
    tx,
    made.map((one) => one.row),
    made.map(({ row: { id }, level }) => ({
      ...level,
      websiteId,
      variantId: id,
      quantity: 0,
      actorId: null,
      happenedOn: now,
    })),
  );
}

/** Erases all that the catalogue stores about products whose items leave the bin. */
export async function eraseProducts(
  tx: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  const gone = tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.websiteId, websiteId), inArray(variants.itemId, [...itemIds])));
  await tx
    .delete(stockMovements)
    .where(and(eq(stockMovements.websiteId, websiteId), inArray(stockMovements.variantId, gone)));
  await tx.delete(stock).where(and(eq(stock.websiteId, websiteId), inArray(stock.variantId, gone)));
  await tx
    .delete(variants)
    .where(and(eq(variants.websiteId, websiteId), inArray(variants.itemId, [...itemIds])));
  await tx
    .delete(products)
    .where(and(eq(products.websiteId, websiteId), inArray(products.itemId, [...itemIds])));
}
