import { type MoveProductsBody, ORDERED_PER_PAGE, type OrderPage } from '@vitrine/contracts/product-order.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ItemStatus, lockOrder, moveItemsIn } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { selectStorePages } from './lifecycle-repository.ts';

/** The id of a store page, the first one without `page`; null when the website has no such page. */
async function pageOf(db: Queryable, websiteId: string, page: string | undefined): Promise<string | null> {
  const pages = await selectStorePages(db, websiteId);
  return (page === undefined ? pages[0] : pages.find(({ id }) => id === page))?.id ?? null;
}

/**
 * A page of a store page's products in their order; PRODUCT_NOT_FOUND when there is no such store page, or when it has
 * no product `after`.
 */
export async function listProductOrder(
  platform: Platform,
  { websiteId }: Site,
  { after, page: pageId }: { readonly after?: string | undefined; readonly page?: string | undefined },
): Promise<Result<OrderPage, 'PRODUCT_NOT_FOUND'>> {
  const collectionId = await pageOf(platform.db, websiteId, pageId);
  if (collectionId === null && pageId !== undefined) return fail('PRODUCT_NOT_FOUND');
  const { rows: known } = await platform.db.execute(sql`select id from items
    where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid and id = ${after ?? null}::uuid`);
  if (after !== undefined && known.length === 0) return fail('PRODUCT_NOT_FOUND');
  const { rows } = await platform.db.execute<{
    id: string;
    title: string;
    status: ItemStatus;
    pictureId: string | null;
  }>(sql`
    with given as (select display_index, published_on, id from items
      where website_id = ${websiteId}::uuid and id = ${after ?? null}::uuid)
    select i.id, i.title, i.status, coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId"
    from items i left join given g on true
    where i.website_id = ${websiteId}::uuid and i.collection_id = ${collectionId}::uuid
      and i.record_type = 11 and i.deleted_on is null
      and (g.id is null or i.display_index > g.display_index or i.display_index = g.display_index
        and (i.published_on < g.published_on or i.published_on = g.published_on and i.id > g.id))
    order by i.display_index, i.published_on desc, i.id limit ${ORDERED_PER_PAGE + 1}`);
  const page = rows.slice(0, ORDERED_PER_PAGE);
  const ids = page.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, ids);
  return ok({
    rows: page.map(({ id, title, status, pictureId }) => ({
      id,
      title,
      status: productStatusOf(status),
      picture: pictures.get(pictureId ?? '') ?? null,
    })),
    hasMore: rows.length > page.length,
    total: await countOrder(platform.db, websiteId, collectionId),
  });
}

async function countOrder(db: Queryable, websiteId: string, collectionId: string | null): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from items
    where website_id = ${websiteId}::uuid and collection_id = ${collectionId}::uuid
      and record_type = 11 and deleted_on is null`);
  return rows[0]?.count ?? 0;
}

/** Moves products of a store page behind another one, to the front, or to a place. */
export async function moveProducts(
  platform: Platform,
  { websiteId }: Site,
  { page, ids, after, place = 1 }: MoveProductsBody,
): Promise<Result<null, 'PRODUCT_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const collectionId = await pageOf(tx, websiteId, page);
    if (collectionId === null) return fail('PRODUCT_NOT_FOUND');
    // What stands at a place is looked up once nobody moves any more.
    await lockOrder(tx, websiteId, collectionId);
    const afterId = after === undefined ? await idBefore(tx, websiteId, { collectionId, ids, place }) : after;
    if (!(await moveItemsIn(tx, websiteId, { collectionId, itemIds: ids, afterId }))) {
      return fail('PRODUCT_NOT_FOUND');
    }
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}

/** The product that those before `place` end with, without the moved ones; null at the front. */
async function idBefore(
  tx: Queryable,
  websiteId: string,
  move: { readonly collectionId: string; readonly ids: readonly string[]; readonly place: number },
): Promise<string | null> {
  if (move.place === 1) return null;
  const others = sql`select id, display_index, published_on from items
    where website_id = ${websiteId}::uuid and collection_id = ${move.collectionId}::uuid
      and record_type = 11 and deleted_on is null and id <> all(${sql.param([...move.ids])}::uuid[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`select id from (
      ${others} order by display_index, published_on desc, id limit ${move.place - 1}) before
    order by display_index desc, published_on, id desc limit 1`);
  return rows[0]?.id ?? null;
}
