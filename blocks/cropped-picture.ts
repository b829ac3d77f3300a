import type { PictureView } from '@vitrine/contracts/media.ts';
import { cropKey, cropPixels, pointInCrop } from '@vitrine/domain/picture/crop.ts';
import type { PictureCrop } from './crop.schema.ts';
import type { FocalPoint } from './picture-attributes.ts';

/**
 * The picture as it is cropped in one place: a picture of its own, with its own files, size and widths. The whole one
 * where the crop is of another picture, or its files were never made.
 */
export function croppedPicture(picture: PictureView, crop: PictureCrop | null): PictureView {
  const made = madeCrop(picture, crop);
  if (made === null) return picture;
  const { key, widths } = made;
  const { width, height } = cropPixels(made.crop, picture);
  const filename = picture.assetUrl.slice(picture.assetUrl.lastIndexOf('/') + 1);
  const assetUrl = `/media/${picture.id}/${key}/${filename}`;
  const focalPoint = pointInCrop(picture.focalPoint, made.crop);
  return { ...picture, assetUrl, width, height, widths, focalPoint };
}

/** A focal point of the whole picture, where it is in the crop that is shown; null stays null. */
export function croppedPoint(
  picture: PictureView,
  crop: PictureCrop | null,
  point: FocalPoint | null,
): FocalPoint | null {
  const made = madeCrop(picture, crop);
  return point === null || made === null ? point : pointInCrop(point, made.crop);
}

function madeCrop(picture: PictureView, crop: PictureCrop | null) {
  if (crop === null || crop.assetId !== picture.id) return null;
  const key = cropKey(crop);
  const made = picture.crops?.find((one) => one.key === key);
  return made === undefined ? null : { crop, key, widths: made.widths };
}
