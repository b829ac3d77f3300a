import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/post-order.ts';
import type { PostOrder } from '@vitrine/contracts/post-order.ts';
import { ORDERED_PER_PAGE } from '@vitrine/contracts/product-order.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveInOrder, selectOwnerOrder } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { selectWrittenLists } from './repository.ts';

/** Whether the website has such a list, with an order that its owner decides. */
async function isOrdered(db: Queryable, websiteId: string, collectionId: string): Promise<boolean> {
  const list = (await selectWrittenLists(db, websiteId)).find(({ id }) => id === collectionId);
  return list?.ordering === 'user-orderable';
}

/** What is in a list in the order that its owner decides, hidden entries among them. */
export async function listPostOrder(
  platform: Platform,
  { websiteId }: Site,
  { collection: collectionId, after }: z.output<typeof calls.listPostOrder.query>,
): Promise<Result<PostOrder, FailureOf<typeof calls.listPostOrder>>> {
  if (!(await isOrdered(platform.db, websiteId, collectionId))) return fail('CONTENT_NOT_FOUND');
  const part = { collectionId, after: after ?? null, limit: ORDERED_PER_PAGE };
  const order = await selectOwnerOrder(platform.db, websiteId, part);
  if (order === null) return fail('CONTENT_NOT_FOUND');
  const ids = order.items.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, ids);
  return ok({
    rows: order.items.map(({ pictureId, ...item }) => ({
      ...item,
      picture: pictures.get(pictureId ?? '') ?? null,
    })),
    hasMore: order.hasMore,
    total: order.total,
  });
}

/** Moves entries of such a list. */
export function movePosts(
  platform: Platform,
  { websiteId }: Site,
  { collectionId, ids, after, place = 1 }: z.output<typeof calls.movePosts.body>,
): Promise<Result<null, FailureOf<typeof calls.movePosts>>> {
  return platform.db.transaction(async (tx): Promise<Result<null, FailureOf<typeof calls.movePosts>>> => {
    if (!(await isOrdered(tx, websiteId, collectionId))) return fail('CONTENT_NOT_FOUND');
    const to = after === undefined ? { place } : { after };
    if (!(await moveInOrder(tx, websiteId, { collectionId, ids, to }))) return fail('CONTENT_NOT_FOUND');
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}
