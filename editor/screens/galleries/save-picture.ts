import { CallFailure } from '@vitrine/contracts/client.ts';
import type { GalleryPicture } from '@vitrine/contracts/galleries.ts';
import { client, queryClient } from '../../app/client.ts';
import { readGalleriesAgain } from './gallery-queries.ts';
import { keepPictures, knownPicture, readPicturesAgain } from './use-gallery-pictures.ts';

/**
 * Saves what is written of a picture, on the revision that is known when it is sent: its fields are saved one after the
 * other. Where somebody else has changed it, what they wrote is loaded, so that saving again replaces it.
 */
export async function savePicture(
  galleryId: string,
  picture: GalleryPicture,
  change: { readonly title?: string; readonly caption?: string; readonly link?: string },
): Promise<GalleryPicture> {
  const { revision } = knownPicture(galleryId, picture.id) ?? picture;
  try {
    const now = await client.call('PUT', '/api/admin/galleries/:id/pictures/:pictureId', {
      params: { id: galleryId, pictureId: picture.id },
      body: { revision, ...change },
    });
    keepPictures(galleryId, [now]);
    return now;
  } catch (error) {
    if (error instanceof CallFailure && [404, 409].includes(error.status)) await readPicturesAgain(galleryId);
    throw error;
  }
}

/** Saves the alternative text of a picture's file. */
export async function saveAltText(
  galleryId: string,
  { id, assetId }: GalleryPicture,
  altText: string,
): Promise<string> {
  const asset = await client.call('PUT', '/api/admin/assets/:id', {
    params: { id: assetId ?? '' },
    body: { altText },
  });
  const known = knownPicture(galleryId, id);
  if (known !== undefined) keepPictures(galleryId, [{ ...known, picture: asset.picture }]);
  void queryClient.invalidateQueries({ queryKey: ['assets'] });
  return asset.altText;
}

/** Shows pictures to visitors, or hides them. Returns them as they are now. */
export async function showPictures(
  galleryId: string,
  ids: readonly string[],
  isShown: boolean,
): Promise<readonly GalleryPicture[]> {
  const { pictures } = await client.call('POST', '/api/admin/galleries/:id/pictures/visibility', {
    params: { id: galleryId },
    body: { ids: [...ids], isShown },
  });
  keepPictures(galleryId, pictures);
  readGalleriesAgain(galleryId);
  return pictures;
}

/** Moves pictures to the bin. Returns the ids of those that were there. */
export async function removePictures(galleryId: string, ids: readonly string[]): Promise<readonly string[]> {
  const { removed } = await client.call('POST', '/api/admin/galleries/:id/pictures/remove', {
    params: { id: galleryId },
    body: { ids: [...ids] },
  });
  return removed;
}
