import { type TypedReview, readStars } from '@vitrine/domain/review/check-review.ts';
import { type ReviewStatus, statusWhenWritten } from '@vitrine/domain/review/review-states.ts';
import type { Result } from '@vitrine/domain/result.ts';
import { ok } from '@vitrine/domain/result.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import { newId } from '../../platform/ids.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import type { Platform } from '../../platform/platform.ts';
import { importPicture, moveAssetsToBinIn, type PictureFailure } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import type { RequestedProduct, ReviewRequest } from './requests-repository.ts';
import { holdReviewPictures } from './hold-review-pictures.ts';
import { reviewSettingsOf } from './settings.ts';
import {
  attachPictures,
  deletePictures,
  findWritten,
  insertPicture,
  insertWritten,
  lockRequest,
  type ReviewPlace,
  updateWritten,
} from './write-repository.ts';

/**
 * Stores a normalized and checked review of a product, or changes the one that was written by the same link. Returns its
 * status; visitors see a published one when this resolves.
 */
export async function writeReview(
  platform: Platform,
  site: Site,
  request: ReviewRequest,
  { itemId, typed }: { readonly itemId: string; readonly typed: TypedReview },
): Promise<ReviewStatus> {
  const { websiteId } = site;
  const place: ReviewPlace = { websiteId, requestId: request.id, itemId };
  const rating = readStars(typed.stars);
  if (rating === null) throw new Error('the review was not checked');
  const { moderation } = reviewSettingsOf(site.settings);
  const now = platform.clock.now();
  const { status, isSeen } = await platform.db.transaction(async (tx) => {
    await lockRequest(tx, place);
    const before = await findWritten(tx, place);
    const next = statusWhenWritten(before?.status ?? null, moderation);
    const words = {
      id: before?.id ?? newId(now),
      rating,
      title: typed.title,
      body: typed.body,
      authorName: typed.name,
      status: next,
      now: new Date(now),
    };
    if (before === null) await insertWritten(tx, place, { ...words, orderId: request.orderId });
    else await updateWritten(tx, place, words);
    await attachPictures(tx, place);
    await holdReviewPictures(tx, websiteId, [words.id], words.now);
    const changesPages = before?.status === 'published' || next === 'published';
    if (changesPages) await bumpRevision(tx, websiteId);
    return { status: next, isSeen: changesPages };
  });
  if (isSeen) await notificationBarrier(platform);
  return status;
}

/** Adds a picture to what was written of a product, or will be. Fails as `importPicture` does. */
export async function addPicture(
  platform: Platform,
  site: Site,
  place: ReviewPlace,
  {
    product,
    ...file
  }: { readonly product: RequestedProduct; readonly filename: string; readonly bytes: Uint8Array },
): Promise<Result<null, PictureFailure>> {
  const altText = fillText(reviewsText(site.locale).pictureOf, { product: product.name }).slice(0, 250);
  const imported = await importPicture(platform, site.websiteId, { ...file, altText, isVisitors: true });
  if (!imported.ok) return imported;
  const now = platform.clock.now();
  await insertPicture(platform.db, place, {
    id: newId(now),
    assetId: imported.value.id,
    now: new Date(now),
  });
  return ok(null);
}

/** Takes pictures off what was written; unknown ids and those of other reviews are ignored. */
export async function removePictures(
  platform: Platform,
  place: ReviewPlace,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await platform.db.transaction(async (tx) => {
    const gone = await deletePictures(tx, place, ids);
    if (gone.length === 0) return;
    await moveAssetsToBinIn(tx, place.websiteId, gone, new Date(platform.clock.now()));
    await attachPictures(tx, place);
    await bumpRevision(tx, place.websiteId);
  });
}
