import sharp from 'sharp';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder, ORIGINAL } from './asset-view.ts';
import { chooseRendition } from './picture-widths.ts';
import { findAsset } from './repository.ts';

/** Pixels a side: browsers show up to 48, phones up to 180. */
const ICON_SIZE = 180;

/**
 * A picture as an icon: a PNG, square, with transparent margins where the picture is not; an SVG stays one. Null when
 * the website has no such picture.
 */
export async function drawIcon(
  platform: Platform,
  websiteId: string,
  assetId: string,
): Promise<{ readonly contentType: string; readonly bytes: Buffer } | null> {
  const row = await findAsset(platform.db, websiteId, assetId);
  if (row?.kind !== 'picture') return null;
  const isDrawing = row.contentType === 'image/svg+xml';
  const file = isDrawing ? ORIGINAL : chooseRendition('300w', row.widths);
  const bytes = await platform.files.get(`${assetFolder(row)}/${file}`);
  if (bytes === null) return null;
  if (isDrawing) return { contentType: row.contentType, bytes: Buffer.from(bytes) };
  const side = Math.min(ICON_SIZE, Math.max(row.width, row.height));
  const png = await sharp(bytes)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return { contentType: 'image/png', bytes: png };
}
