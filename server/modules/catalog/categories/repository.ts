import { type Category, type CategoryTree } from '@vitrine/domain/category/category-tree.ts';
import { inTreeOrder, positionsOf } from '@vitrine/domain/tree/tree.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { categories } from '../tables.ts';

/** A category as it is stored. */
export interface StoredCategory extends Category {
  readonly formerNames: readonly string[];
  readonly revision: number;
}

/**
 * Locks the categories of a website until the caller's transaction ends. Whoever changes them, or gives products
 * names, does so first, before it locks items: a name is never given while it is renamed.
 */
export async function lockCategories(tx: Queryable, websiteId: string): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'catalog-lock-categories',
      text: `select pg_advisory_xact_lock(hashtext('vitrine categories'), hashtext($1))`,
    },
    [websiteId],
  );
}

export async function selectCategories(
  db: Queryable,
  websiteId: string,
): Promise<CategoryTree<StoredCategory>> {
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      parentId: categories.parentId,
      position: categories.position,
      formerNames: categories.formerNames,
      revision: categories.revision,
    })
    .from(categories)
    .where(eq(categories.websiteId, websiteId));
  return inTreeOrder(rows);
}

/** Whether each of these names is that of a category, letter for letter. */
export async function areCategories(
  db: Queryable,
  websiteId: string,
  names: readonly string[],
): Promise<boolean> {
  const [row] = await runNamed<{ known: number }>(
    db,
    {
      name: 'catalog-known-categories',
      text: `select count(*)::int as known from categories where website_id = $1 and name = any($2::text[])`,
    },
    [websiteId, names],
  );
  return row?.known === names.length;
}

/** Products by the name of a category they have, without those in the bin. */
export async function countProductsByCategory(
  db: Queryable,
  websiteId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await runNamed<{ name: string; products: number }>(
    db,
    {
      name: 'catalog-count-by-category',
      text: `select name, count(*)::int as products from items i, unnest(i.categories) name
        where i.website_id = $1 and i.record_type = 11 and i.deleted_on is null group by name`,
    },
    [websiteId],
  );
  return new Map(rows.map(({ name, products }) => [name, products]));
}

/** Writes what differs between two trees of a website. The caller has locked it. */
export async function saveCategories(
  tx: Queryable,
  websiteId: string,
  before: CategoryTree<StoredCategory>,
  after: CategoryTree<StoredCategory>,
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) {
    await tx
      .delete(categories)
      .where(and(eq(categories.websiteId, websiteId), inArray(categories.id, removed)));
  }
  const known = new Map(rowsOf(before).map((row) => [row.id, JSON.stringify(row)]));
  const changed = rowsOf(after).filter((row) => known.get(row.id) !== JSON.stringify(row));
  if (changed.length === 0) return;
  await tx
    .insert(categories)
    .values(changed.map((row) => ({ ...row, websiteId })))
    .onConflictDoUpdate({
      target: [categories.websiteId, categories.id],
      set: {
        parentId: sql`excluded.parent_id`,
        name: sql`excluded.name`,
        formerNames: sql`excluded.former_names`,
        position: sql`excluded.position`,
        revision: sql`excluded.revision`,
      },
    });
}

function rowsOf(tree: CategoryTree<StoredCategory>) {
  const positions = positionsOf(tree);
  return tree.map(({ id, name, parentId, formerNames, revision }) => ({
    id,
    name,
    parentId,
    formerNames: [...formerNames],
    revision,
    position: positions.get(id) ?? 0,
  }));
}
