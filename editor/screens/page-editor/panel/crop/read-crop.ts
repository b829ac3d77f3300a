import type { PictureCrop } from '@vitrine/blocks/crop.schema.ts';
import { isCrop } from '@vitrine/domain/picture/crop.ts';
import { isRecord } from '../control.ts';

/** The stored crop of a picture; null for none, a broken one, or one of another picture. */
export function readCrop(value: unknown, assetId: string | null): PictureCrop | null {
  if (!isRecord(value) || value['assetId'] !== assetId || assetId === null) return null;
  const { x, y, width, height } = value;
  if (
    typeof x !== 'number' ||
    typeof y !== 'number' ||
    typeof width !== 'number' ||
    typeof height !== 'number'
  )
    return null;
  const crop = { assetId, x, y, width, height };
  return isCrop(crop) ? crop : null;
}
