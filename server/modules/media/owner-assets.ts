import {
  type AssetList,
  ASSETS_PER_PAGE,
  type AssetView,
  type ListAssetsQuery,
  type UpdateAssetBody,
} from '@vitrine/contracts/admin-media.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { assetFolder, assetUrl, viewPicture } from './asset-view.ts';
import { cleanFilename } from './clean-filename.ts';
import { changeAsset, deleteAsset, findAsset, listAssets, type AssetRow } from './repository.ts';

/** Former names of a file that still redirect to it. */
const MAX_FORMER_NAMES = 10;

export function viewAsset(row: AssetRow): AssetView {
  const { id, kind, filename, contentType, byteSize } = row;
  return {
    id,
    kind,
    filename,
    contentType,
    byteSize,
    altText: row.altText,
    assetUrl: kind === 'document' ? null : assetUrl(row),
    createdOn: row.createdOn.getTime(),
    picture: kind === 'picture' ? viewPicture(row) : null,
  };
}

export async function assetForOwner(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<AssetView | null> {
  const row = await findAsset(platform.db, websiteId, id);
  return row === null ? null : viewAsset(row);
}

/** The website's files, all or what a search finds, newest first. */
export async function listAssetsForOwner(
  platform: Platform,
  websiteId: string,
  query: ListAssetsQuery,
): Promise<AssetList> {
  const rows = await listAssets(platform.db, websiteId, {
    ...query,
    words: (query.search ?? '').split(/\s+/).filter((word) => word !== ''),
    limit: ASSETS_PER_PAGE + 1,
  });
  const page = rows.slice(0, ASSETS_PER_PAGE);
  const next = rows.length > ASSETS_PER_PAGE ? (page.at(-1)?.id ?? null) : null;
  return { assets: page.map(viewAsset), next };
}

/**
 * Renames a file, changes a picture's description or focal point, and invalidates pages. A new name changes the
 * address, and the old one redirects to it. The extension stays. Fails with FILE_NOT_FOUND, FILE_NAME_MISSING.
 */
export async function updateAsset(
  platform: Platform,
  websiteId: string,
  id: string,
  change: UpdateAssetBody,
): Promise<Result<AssetView, 'FILE_NAME_MISSING' | 'FILE_NOT_FOUND'>> {
  const { filename, altText, focalPoint } = change;
  if (filename !== undefined && filename.trim() === '') return fail('FILE_NAME_MISSING');
  return platform.db.transaction(async (tx) => {
    const row = await findAsset(tx, websiteId, id, { lock: true });
    if (row === null) return fail('FILE_NOT_FOUND');
    const extension = row.filename.split('.').at(-1) ?? '';
    const name = filename === undefined ? row.filename : cleanFilename(filename, extension, row.kind);
    const formerNames =
      name === row.filename
        ? row.formerNames
        : [row.filename, ...row.formerNames.filter((former) => former !== name)].slice(0, MAX_FORMER_NAMES);
    const changed: AssetRow = {
      ...row,
      filename: name,
      formerNames,
      altText: altText ?? row.altText,
      focalPoint: focalPoint ?? row.focalPoint,
    };
    await changeAsset(tx, changed);
    await bumpRevision(tx, websiteId);
    return ok(viewAsset(changed));
  });
}

/** Deletes a file: the row first, so that no page refers to a missing file. False when there is none. */
export async function removeAsset(platform: Platform, websiteId: string, id: string): Promise<boolean> {
  const found = await platform.db.transaction(async (tx) => {
    const isGone = await deleteAsset(tx, websiteId, id);
    if (isGone) await bumpRevision(tx, websiteId);
    return isGone;
  });
  if (found) await platform.files.remove(assetFolder(websiteId, id));
  return found;
}
