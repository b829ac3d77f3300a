import { ORDERED_PER_PAGE, type OrderPage } from '@vitrine/contracts/product-order.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { type ItemStatus, moveItemIn } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { selectStorePage } from './lifecycle-repository.ts';

/** A page of the store page's products in their order; PRODUCT_NOT_FOUND when it has no product `after`. */
export async function listProductOrder(
  platform: Platform,
  { websiteId }: Site,
  { after }: { readonly after?: string | undefined },
): Promise<Result<OrderPage, 'PRODUCT_NOT_FOUND'>> {
  const collectionId = await selectStorePage(platform.db, websiteId);
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
  });
}

/** Moves a product of the store page behind another one, or to the front. */
export async function moveProduct(
  platform: Platform,
  { websiteId }: Site,
  move: { readonly id: string; readonly after: string | null },
): Promise<Result<null, 'PRODUCT_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const collectionId = await selectStorePage(tx, websiteId);
    if (collectionId === null) return fail('PRODUCT_NOT_FOUND');
    const isMoved = await moveItemIn(tx, websiteId, { collectionId, itemId: move.id, afterId: move.after });
    if (!isMoved) return fail('PRODUCT_NOT_FOUND');
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}
