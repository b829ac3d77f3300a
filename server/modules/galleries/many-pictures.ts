import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/galleries.ts';
import type { GalleryPicture, MovePicturesBody } from '@vitrine/contracts/galleries.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeStatusesIn, moveInOrder, moveToBinIn, restoreFromBinIn } from '../content/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { lockGallery } from './galleries.ts';
import { viewPictures } from './pictures.ts';
import { selectPicturesByIds, type StoredGallery } from './repository.ts';

/** Changes pictures of a gallery that is locked; CONTENT_NOT_FOUND where the website has no such gallery. */
function changeGallery<Value, Code extends string = never>(
  platform: Platform,
  websiteId: string,
  galleryId: string,
  change: (tx: Queryable, gallery: StoredGallery) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'CONTENT_NOT_FOUND'>> {
  return platform.db.transaction(async (tx): Promise<Result<Value, Code | 'CONTENT_NOT_FOUND'>> => {
    const gallery = await lockGallery(tx, websiteId, galleryId);
    return gallery === null ? fail('CONTENT_NOT_FOUND') : change(tx, gallery);
  });
}

/** The ids of those of these pictures that a gallery has, or that are in its bin. */
async function knownIds(
  tx: Queryable,
  websiteId: string,
  of: { readonly galleryId: string; readonly isInBin: boolean },
  ids: readonly string[],
): Promise<readonly string[]> {
  return (await selectPicturesByIds(tx, websiteId, of, ids)).map(({ id }) => id);
}

/** Moves pictures behind another one, to the front, or to a place. Refused when one of them is not there. */
export function movePictures(
  platform: Platform,
  { websiteId }: Site,
  galleryId: string,
  { ids, after, place = 1 }: MovePicturesBody,
): Promise<Result<null, FailureOf<typeof calls.moveGalleryPictures>>> {
  return changeGallery<null, 'CONTENT_NOT_FOUND'>(platform, websiteId, galleryId, async (tx) => {
    const named = [...ids, ...(typeof after === 'string' ? [after] : [])];
    const known = await knownIds(tx, websiteId, { galleryId, isInBin: false }, named);
    if (known.length < new Set(named).size) return fail('CONTENT_NOT_FOUND');
    const to = after === undefined ? { place } : { after };
    const isMoved = await moveInOrder(tx, websiteId, { collectionId: galleryId, ids, to });
    if (!isMoved) return fail('CONTENT_NOT_FOUND');
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}

/** Shows pictures to visitors or hides them; those that are not there are left out. */
export function showPictures(
  platform: Platform,
  { websiteId }: Site,
  galleryId: string,
  { ids, isShown }: { readonly ids: readonly string[]; readonly isShown: boolean },
  actorId: string,
): Promise<
  Result<{ readonly pictures: readonly GalleryPicture[] }, FailureOf<typeof calls.showGalleryPictures>>
> {
  return changeGallery(platform, websiteId, galleryId, async (tx, gallery) => {
    const of = { galleryId, isInBin: false };
    const itemIds = await knownIds(tx, websiteId, of, ids);
    const to = isShown ? 'published' : 'draft';
    const changed = await changeStatusesIn(tx, platform, websiteId, { itemIds, to, actorId });
    if (changed.length > 0) await bumpRevision(tx, websiteId);
    const stored = await selectPicturesByIds(tx, websiteId, of, itemIds);
    return ok({ pictures: await viewPictures(tx, websiteId, gallery, stored) });
  });
}

/** Moves pictures to the bin; those that are not there are left out. */
export function removePictures(
  platform: Platform,
  { websiteId }: Site,
  galleryId: string,
  ids: readonly string[],
  actorId: string,
): Promise<Result<{ readonly removed: readonly string[] }, FailureOf<typeof calls.removeGalleryPictures>>> {
  return changeGallery(platform, websiteId, galleryId, async (tx) => {
    const itemIds = await knownIds(tx, websiteId, { galleryId, isInBin: false }, ids);
    const removed = await moveToBinIn(tx, platform, websiteId, { itemIds, actorId });
    if (removed.size > 0) await bumpRevision(tx, websiteId);
    return ok({ removed: [...removed] });
  });
}

/** Takes pictures out of the bin, to the places they had; those that are not there are left out. */
export function restorePictures(
  platform: Platform,
  { websiteId }: Site,
  galleryId: string,
  ids: readonly string[],
  actorId: string,
): Promise<Result<{ readonly restored: readonly string[] }, FailureOf<typeof calls.restoreGalleryPictures>>> {
  return changeGallery(platform, websiteId, galleryId, async (tx) => {
    const itemIds = await knownIds(tx, websiteId, { galleryId, isInBin: true }, ids);
    const restored = await restoreFromBinIn(tx, platform, websiteId, { itemIds, actorId });
    if (restored.size > 0) await bumpRevision(tx, websiteId);
    return ok({ restored: [...restored] });
  });
}
