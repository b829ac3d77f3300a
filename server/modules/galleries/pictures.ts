import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/galleries.ts';
import {
  type AddedPictures,
  type GalleryPicture,
  type PicturePage,
  PICTURES_AT_ONCE,
} from '@vitrine/contracts/galleries.ts';
import { recordTypes } from '@vitrine/domain/content/content.ts';
import {
  captionHtml,
  captionOf,
  MAX_GALLERY_PICTURES,
  numberedTitle,
  titleOfFile,
} from '@vitrine/domain/content/gallery-pictures.ts';
import { urlIdFrom } from '@vitrine/domain/content/url-id.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  checkItem,
  createItemsIn,
  freeItemUrlIds,
  itemPath,
  placesAtEnd,
  refuseField,
  updateItemIn,
} from '../content/index.ts';
import { lockPictureNames, picturesByIds } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { lockGallery } from './galleries.ts';
import {
  countBin,
  selectGallery,
  selectPictures,
  selectPicturesByIds,
  selectShownFiles,
  type StoredGallery,
  type StoredPicture,
} from './repository.ts';

/** Pictures as their owner sees them; all files in one query. */
export async function viewPictures(
  db: Queryable,
  websiteId: string,
  gallery: Pick<StoredGallery, 'urlId'>,
  stored: readonly StoredPicture[],
): Promise<readonly GalleryPicture[]> {
  const assetIds = stored.map(({ assetId }) => assetId).filter((id) => id !== null);
  const files = await picturesByIds({ db }, websiteId, assetIds);
  return stored.map(({ id, revision, title, excerpt, sourceUrl, status, urlId, assetId }) => ({
    id,
    revision,
    title,
    caption: captionOf(excerpt),
    link: sourceUrl,
    isShown: status === 'published',
    path: itemPath('gallery', gallery.urlId, urlId),
    assetId,
    picture: files.get(assetId ?? '') ?? null,
  }));
}

/** A page of a gallery's pictures in the owner's order, or of those in the bin. */
export async function listPictures(
  { db }: Pick<Platform, 'db'>,
  { websiteId }: Site,
  galleryId: string,
  { after, removed }: z.output<typeof calls.listGalleryPictures.query>,
): Promise<Result<PicturePage, 'CONTENT_NOT_FOUND'>> {
  const gallery = await selectGallery(db, websiteId, galleryId);
  if (gallery === null) return fail('CONTENT_NOT_FOUND');
  const isInBin = removed === 'only';
  if (after !== undefined) {
    const known = await selectPicturesByIds(db, websiteId, { galleryId, isInBin }, [after]);
    if (known.length === 0) return fail('CONTENT_NOT_FOUND');
  }
  const rows = await selectPictures(db, websiteId, {
    galleryId,
    afterId: after ?? null,
    isInBin,
    limit: PICTURES_AT_ONCE + 1,
  });
  const page = rows.slice(0, PICTURES_AT_ONCE);
  return ok({
    pictures: await viewPictures(db, websiteId, gallery, page),
    hasMore: rows.length > page.length,
    total: isInBin ? await countBin(db, websiteId, galleryId) : gallery.pictures,
  });
}

/**
 * Adds pictures of the library behind those that are there, seen by visitors at once. A file stands in a gallery once, so
 * that a call whose answer was lost can be sent again.
 */
export function addPictures(
  platform: Platform,
  { websiteId }: Site,
  galleryId: string,
  { assetIds }: z.output<typeof calls.addGalleryPictures.body>,
): Promise<Result<AddedPictures, FailureOf<typeof calls.addGalleryPictures>>> {
  return platform.db.transaction(
    async (tx): Promise<Result<AddedPictures, FailureOf<typeof calls.addGalleryPictures>>> => {
      const wanted = [...new Set(assetIds)];
      const names = await lockPictureNames(tx, websiteId, wanted);
      const gallery = await lockGallery(tx, websiteId, galleryId);
      if (gallery === null) return fail('CONTENT_NOT_FOUND');
      const present = await selectShownFiles(tx, websiteId, galleryId, wanted);
      const fresh = wanted.filter((id) => names.has(id) && !present.has(id));
      const total = gallery.pictures + fresh.length;
      if (total > MAX_GALLERY_PICTURES)
        return fail('GALLERY_FULL', { params: { most: MAX_GALLERY_PICTURES } });
      const titles = fresh.map((id, at) => {
        const title = titleOfFile(names.get(id) ?? '');
        return title === '' ? numberedTitle(gallery.title, gallery.pictures + at + 1) : title;
      });
      const ids = await insertPictures(tx, platform, { websiteId, galleryId }, fresh, titles);
      if (ids.length > 0) await bumpRevision(tx, websiteId);
      const made = await selectPicturesByIds(tx, websiteId, { galleryId, isInBin: false }, ids);
      return ok({
        added: await viewPictures(tx, websiteId, gallery, made),
        present: wanted.filter((id) => names.has(id) && present.has(id)),
        missing: wanted.filter((id) => !names.has(id)),
        total,
      });
    },
  );
}

/** Inserts one picture for each file behind those of a locked gallery. Returns their ids. */
async function insertPictures(
  tx: Queryable,
  platform: Platform,
  { websiteId, galleryId }: { readonly websiteId: string; readonly galleryId: string },
  assetIds: readonly string[],
  titles: readonly string[],
): Promise<readonly string[]> {
  const wanted = titles.map((title) => urlIdFrom(title, 'picture'));
  const urlIds = await freeItemUrlIds(tx, websiteId, galleryId, wanted);
  const places = await placesAtEnd(tx, websiteId, galleryId, assetIds.length);
  return createItemsIn(
    tx,
    platform,
    websiteId,
    assetIds.map((assetId, at) => ({
      collectionId: galleryId,
      urlId: urlIds[at] ?? '',
      recordType: recordTypes.image,
      title: titles[at] ?? '',
      mainImageId: assetId,
      displayIndex: places[at] ?? 0,
    })),
  );
}

const LINK_PROBLEM = 'Enter a web address that begins with https://, or a path on this site like /shop.';

/** Changes what is written of a picture. Refused when somebody else has changed it since `revision`. */
export function updatePicture(
  platform: Platform,
  { websiteId }: Site,
  { id: galleryId, pictureId }: z.output<typeof calls.updateGalleryPicture.params>,
  { revision, title, caption, link }: z.output<typeof calls.updateGalleryPicture.body>,
): Promise<Result<GalleryPicture, FailureOf<typeof calls.updateGalleryPicture>>> {
  return platform.db.transaction(
    async (tx): Promise<Result<GalleryPicture, FailureOf<typeof calls.updateGalleryPicture>>> => {
      const gallery = await lockGallery(tx, websiteId, galleryId);
      if (gallery === null) return fail('CONTENT_NOT_FOUND');
      const find = async () =>
        (await selectPicturesByIds(tx, websiteId, { galleryId, isInBin: false }, [pictureId]))[0];
      const before = await find();
      if (before === undefined) return fail('CONTENT_NOT_FOUND');
      if (before.revision !== revision) return fail('STALE_REVISION');
      const change = {
        ...(title === undefined ? {} : { title }),
        ...(caption === undefined ? {} : { excerpt: captionHtml(caption) }),
        // Lists lead straight to a link.
        ...(link === undefined ? {} : { sourceUrl: link, passthrough: link !== '' }),
      };
      // All else is checked by the call already.
      if (!checkItem(change).ok) return refuseField('link', LINK_PROBLEM);
      if (!(await updateItemIn(tx, platform, websiteId, pictureId, change, revision)))
        return fail('STALE_REVISION');
      await bumpRevision(tx, websiteId);
      const stored = await find();
      const [view] = await viewPictures(tx, websiteId, gallery, stored === undefined ? [] : [stored]);
      return view === undefined ? fail('CONTENT_NOT_FOUND') : ok(view);
    },
  );
}
