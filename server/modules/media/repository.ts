import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { assets } from './tables.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function insertAsset(queryable: Queryable, row: typeof assets.$inferInsert): Promise<void> {
  await queryable.insert(assets).values(row);
}

export async function findAsset(
  queryable: Queryable,
  websiteId: string,
  id: string,
): Promise<AssetRow | null> {
  const rows = await queryable
    .select()
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), eq(assets.id, id)))
    .limit(1);
  return rows[0] ?? null;
}

export function findPictures(
  queryable: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  return queryable
    .select()
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), eq(assets.kind, 'picture'), inArray(assets.id, [...ids])));
}

export function findFiles(
  queryable: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  return queryable
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.websiteId, websiteId),
        inArray(assets.kind, ['video', 'audio', 'attachment']),
        inArray(assets.id, [...ids]),
      ),
    );
}

export async function deleteAssetsOfWebsite(queryable: Queryable, websiteId: string): Promise<void> {
  await queryable.delete(assets).where(eq(assets.websiteId, websiteId));
}
