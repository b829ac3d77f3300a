import type { Queryable } from '../../platform/db/database.ts';
import { holdPictures } from '../media/index.ts';
import { selectPicturesOf } from './write-repository.ts';

/** Lets everybody open the pictures of reviews that are published, and only owners those of others. */
export async function holdReviewPictures(
  tx: Queryable,
  websiteId: string,
  reviewIds: readonly string[],
  now: Date,
): Promise<void> {
  const pictures = await selectPicturesOf(tx, websiteId, reviewIds);
  const ids = (isShown: boolean) =>
    pictures.filter((picture) => picture.isShown === isShown).map(({ assetId }) => assetId);
  await holdPictures(tx, websiteId, ids(true), null);
  await holdPictures(tx, websiteId, ids(false), now);
}
