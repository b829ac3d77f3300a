import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/galleries.ts';
import type { Gallery } from '@vitrine/contracts/galleries.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPage, checkCollection, lockOrder, reservedNames } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { selectGalleries, selectGallery, type StoredGallery } from './repository.ts';

const viewOf = (
  { urlId, coverId, ...gallery }: StoredGallery,
  covers: ReadonlyMap<string, PictureView>,
): Gallery => ({
  ...gallery,
  path: `/${urlId}`,
  cover: covers.get(coverId ?? '') ?? null,
});

/** The galleries of a website by title, in two queries. */
export async function listGalleries(
  { db }: Pick<Platform, 'db'>,
  { websiteId }: Site,
): Promise<{ readonly galleries: readonly Gallery[] }> {
  const galleries = await selectGalleries(db, websiteId);
  const coverIds = galleries.map(({ coverId }) => coverId).filter((id) => id !== null);
  const covers = await picturesByIds({ db }, websiteId, coverIds);
  return { galleries: galleries.map((gallery) => viewOf(gallery, covers)) };
}

/** A gallery without its pictures. */
export async function viewGallery(
  { db }: Pick<Platform, 'db'>,
  { websiteId }: Site,
  id: string,
): Promise<Result<Gallery, 'CONTENT_NOT_FOUND'>> {
  const gallery = await selectGallery(db, websiteId, id);
  if (gallery === null) return fail('CONTENT_NOT_FOUND');
  const coverIds = gallery.coverId === null ? [] : [gallery.coverId];
  return ok(viewOf(gallery, await picturesByIds({ db }, websiteId, coverIds)));
}

/** Adds an empty gallery as the last page of the top level, at the address given or one that is made from the title. */
export async function createGallery(
  platform: Platform,
  site: Site,
  { title, urlId }: z.output<typeof calls.createGallery.body>,
): Promise<Result<Gallery, FailureOf<typeof calls.createGallery>>> {
  if (urlId !== undefined) {
    const checked = checkCollection({ kind: 'gallery', urlId }, reservedNames(platform));
    if (!checked.ok) return checked;
  }
  const made = await addPage(platform, site, { kind: 'gallery', title, urlId, parentId: null });
  return made.ok ? viewGallery(platform, site, made.value.id) : made;
}

/**
 * A gallery whose order nobody else changes before the caller's transaction ends: whatever changes its pictures goes
 * through here, so two owners at once come one after the other. Null when the website has no such gallery.
 */
export async function lockGallery(
  tx: Queryable,
  websiteId: string,
  id: string,
): Promise<StoredGallery | null> {
  await lockOrder(tx, websiteId, id);
  return selectGallery(tx, websiteId, id);
}
