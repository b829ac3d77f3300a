import sharp from 'sharp';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder } from './asset-view.ts';
import { areFilesKept } from './bin.ts';
import { renderInTurn } from './render-in-turn.ts';
import { findAsset } from './repository.ts';

/** Name of the drawn file in the folder of its picture. */
const ARTWORK = 'artwork.jpg';
const QUALITY = 86;
/** The largest file that is served of a picture. */
const FULL = 'full.webp';

/**
 * A picture as directories of podcasts take it: a JPEG, in the size in which it is served, on white where it is
 * transparent. It is drawn once and stored. Null when the website has no such picture, for a drawing, and for one that
 * only owners can open.
 */
export async function drawArtwork(
  platform: Platform,
  websiteId: string,
  assetId: string,
): Promise<Buffer | null> {
  const row = await findAsset(platform.db, websiteId, assetId);
  if (row?.kind !== 'picture' || row.contentType === 'image/svg+xml' || row.heldOn !== null) return null;
  const folder = assetFolder(row);
  const stored = await platform.files.get(`${folder}/${ARTWORK}`);
  if (stored !== null) return stored;
  const source = await platform.files.get(`${folder}/${FULL}`);
  if (source === null) return null;
  const drawn = await renderInTurn(() =>
    sharp(source).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer(),
  );
  await platform.files.put(`${folder}/${ARTWORK}`, drawn);
  // The picture was erased or replaced meanwhile.
  if (!(await areFilesKept(platform.db, row))) await platform.files.remove(folder);
  return drawn;
}
