import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { type Crop, cropKey, cropPixels, isCrop, roundedCrop } from '@vitrine/domain/picture/crop.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { assetFolder, cropFile } from './asset-view.ts';
import { areFilesKept } from './bin.ts';
import { viewAsset } from './owner-assets.ts';
import { readPictureHeader } from './read-picture.ts';
import { isRenderingFull, renderInTurn } from './render-in-turn.ts';
import { renderPicture, type RenderedPicture } from './render-picture.ts';
import { type AssetRow, findAsset, saveCrops } from './repository.ts';

/** Crops of one picture. Each has up to eight files. */
const MAX_CROPS = 60;

type Refusal =
  | 'FILE_CHANGED'
  | 'FILE_NOT_FOUND'
  | 'MALFORMED_REQUEST'
  | 'PICTURE_IS_DRAWING'
  | 'PICTURE_UNREADABLE'
  | 'RATE_LIMITED'
  | 'TOO_MANY_CROPS';

/**
 * Makes the files of a crop of a picture, which has them from then on at an address of its own. Only owners make them,
 * so no address makes the server render. The same crop again is answered without rendering. Fails with FILE_CHANGED
 * (replaced meanwhile), FILE_NOT_FOUND, MALFORMED_REQUEST (outside the picture, or smaller than 5 % of a side), PICTURE_IS_DRAWING (an SVG),
 * PICTURE_UNREADABLE (the original is damaged), RATE_LIMITED (too many waiting), TOO_MANY_CROPS (above 60).
 */
export async function cropPicture(
  platform: Platform,
  websiteId: string,
  id: string,
  wanted: Crop,
): Promise<Result<AssetView, Refusal>> {
  const crop = roundedCrop(wanted);
  if (!isCrop(wanted) || !isCrop(crop)) return fail('MALFORMED_REQUEST');
  const key = cropKey(crop);
  const row = await findAsset(platform.db, websiteId, id);
  if (row?.kind !== 'picture') return fail('FILE_NOT_FOUND');
  if (row.contentType === 'image/svg+xml') return fail('PICTURE_IS_DRAWING');
  if (row.crops.some((made) => made.key === key)) return ok(viewAsset(row));
  if (row.crops.length >= MAX_CROPS) return fail('TOO_MANY_CROPS', { params: { most: MAX_CROPS } });
  if (isRenderingFull()) return fail('RATE_LIMITED');
  const rendered = await renderInTurn(() => renderCrop(platform, row, crop));
  if (rendered === null) return fail('PICTURE_UNREADABLE', { params: { fileName: row.filename } });
  const folder = assetFolder(row);
  for (const [name, bytes] of rendered.files)
    await platform.files.put(`${folder}/${cropFile(key, name)}`, bytes);
  const kept = await keepCrop(platform, row, { key, widths: [...rendered.widths] });
  // The picture was erased meanwhile: deletes the files just written.
  if (!kept.ok && !(await areFilesKept(platform.db, row))) await platform.files.remove(folder);
  return kept;
}

/** Null for an original that cannot be read any more. */
async function renderCrop(platform: Platform, row: AssetRow, crop: Crop): Promise<RenderedPicture | null> {
  const source = await platform.files.get(`${assetFolder(row)}/source`);
  if (source === null) return null;
  const header = await readPictureHeader(source, row.filename);
  if (!header.ok) return null;
  try {
    return await renderPicture(source, header.value, cropPixels(crop, header.value));
  } catch (error) {
    platform.log.warn({ err: error, assetId: row.id }, 'a picture could not be cropped');
    return null;
  }
}

/** With the row locked, since two tabs may crop one picture at once. */
function keepCrop(
  platform: Platform,
  { websiteId, id, version }: AssetRow,
  crop: AssetRow['crops'][number],
): Promise<Result<AssetView, 'FILE_CHANGED' | 'FILE_NOT_FOUND' | 'TOO_MANY_CROPS'>> {
  return platform.db.transaction(async (tx) => {
    const row = await findAsset(tx, websiteId, id, { lock: true });
    if (row === null) return fail('FILE_NOT_FOUND');
    // The crop is one of what it was before.
    if (row.version !== version) return fail('FILE_CHANGED');
    const others = row.crops.filter(({ key }) => key !== crop.key);
    if (others.length >= MAX_CROPS) return fail('TOO_MANY_CROPS', { params: { most: MAX_CROPS } });
    const changed = { ...row, crops: [...others, crop] };
    await saveCrops(tx, changed);
    // Pages that were given this crop before it was made show it now.
    await bumpRevision(tx, websiteId);
    return ok(viewAsset(changed));
  });
}
