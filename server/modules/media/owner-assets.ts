import type { AssetView, UpdateAssetBody } from '@vitrine/contracts/admin-media.ts';
import { addressName, plainName } from '@vitrine/domain/files/file-address.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { assetUrl, viewPicture } from './asset-view.ts';
import { cleanFilename } from './clean-filename.ts';
import { changeAsset, findAsset, type AssetRow } from './repository.ts';

/** Former names of a file that still redirect to it. */
export const MAX_FORMER_NAMES = 10;

export function viewAsset(row: AssetRow): AssetView {
  const { id, kind, filename, contentType, byteSize } = row;
  return {
    id,
    kind,
    filename: plainName(filename),
    contentType,
    byteSize,
    altText: row.altText,
    assetUrl: kind === 'document' ? null : assetUrl(row),
    createdOn: row.createdOn.getTime(),
    picture: kind === 'picture' ? viewPicture(row) : null,
    folderId: row.folderId,
    version: row.version,
    replacedOn: row.replacedOn?.getTime() ?? null,
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
    const version = row.kind === 'document' ? 1 : row.version;
    const name =
      filename === undefined
        ? row.filename
        : addressName(cleanFilename(filename, extension, row.kind), version);
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
