import { type MoveProductsBody, ORDERED_PER_PAGE, type OrderPage } from '@vitrine/contracts/product-order.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveInOrder, selectOwnerOrder } from '../content/index.ts';
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
  {
    after = null,
    page: pageId,
  }: { readonly after?: string | null | undefined; readonly page?: string | undefined },
): Promise<Result<OrderPage, 'PRODUCT_NOT_FOUND'>> {
  const collectionId = await pageOf(platform.db, websiteId, pageId);
  if (collectionId === null && pageId !== undefined) return fail('PRODUCT_NOT_FOUND');
  const part = { collectionId, after, limit: ORDERED_PER_PAGE };
  const order = await selectOwnerOrder(platform.db, websiteId, part);
  if (order === null) return fail('PRODUCT_NOT_FOUND');
  const ids = order.items.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, ids);
  return ok({
    rows: order.items.map(({ id, title, status, pictureId }) => ({
      id,
      title,
      status: productStatusOf(status),
      picture: pictures.get(pictureId ?? '') ?? null,
    })),
    hasMore: order.hasMore,
    total: order.total,
  });
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
    const to = after === undefined ? { place } : { after };
    if (!(await moveInOrder(tx, websiteId, { collectionId, ids, to }))) return fail('PRODUCT_NOT_FOUND');
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}
