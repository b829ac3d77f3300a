/** A part of a picture, as fractions of its width and height, 0 to 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest side of a crop, as a fraction of the picture's. */
export const MIN_CROP = 0.05;
/** Crops are rounded to this part of a side, so that a picture has no two that look alike. */
const STEPS = 10_000;

const fits = (from: number, size: number): boolean =>
  from >= 0 && size >= MIN_CROP && from + size <= 1 + 0.5 / STEPS;

/** Whether it lies inside the picture and is no smaller than the smallest one. */
export function isCrop({ x, y, width, height }: Crop): boolean {
  return fits(x, width) && fits(y, height);
}

const roundedSide = (from: number, size: number): readonly [number, number] => {
  const whole = Math.min(STEPS, Math.round(size * STEPS));
  return [Math.max(0, Math.min(STEPS - whole, Math.round(from * STEPS))) / STEPS, whole / STEPS];
};

/** Rounded, so that equal crops are stored alike, and moved inside where rounding would take it out. */
export function roundedCrop(crop: Crop): Crop {
  const [x, width] = roundedSide(crop.x, crop.width);
  const [y, height] = roundedSide(crop.y, crop.height);
  return { x, y, width, height };
}

/** Names a crop in addresses and file names: `1250-0-5000-10000`, ten-thousandths from left, top, of width and height. */
export function cropKey(crop: Crop): string {
  const { x, y, width, height } = roundedCrop(crop);
  return [x, y, width, height].map((part) => Math.round(part * STEPS)).join('-');
}

/** The crop that a key names; null for a text that is no key. */
export function readCropKey(key: string): Crop | null {
  if (!/^\d{1,5}(?:-\d{1,5}){3}$/.test(key)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = key.split('-').map((part) => Number(part) / STEPS);
  return { x, y, width, height };
}

const pixelSide = (from: number, part: number, whole: number): readonly [number, number] => {
  const start = Math.min(whole - 1, Math.round(from * whole));
  return [start, Math.max(1, Math.min(whole - start, Math.round(part * whole)))];
};

/** A crop in whole pixels of a picture of this size, at least one each way. */
export function cropPixels(
  crop: Crop,
  size: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const [left, width] = pixelSide(crop.x, crop.width, size.width);
  const [top, height] = pixelSide(crop.y, crop.height, size.height);
  return { left, top, width, height };
}

const inside = (at: number, from: number, size: number): number =>
  Math.min(1, Math.max(0, (at - from) / size));

/** A point of the whole picture as fractions of the crop; one outside becomes the nearest inside. */
export function pointInCrop(
  point: { readonly x: number; readonly y: number },
  crop: Crop,
): { readonly x: number; readonly y: number } {
  return { x: inside(point.x, crop.x, crop.width), y: inside(point.y, crop.y, crop.height) };
}

/** The opposite of `pointInCrop`. */
export const pointOfWhole = (
  point: { readonly x: number; readonly y: number },
  crop: Crop,
): { readonly x: number; readonly y: number } => ({
  x: crop.x + point.x * crop.width,
  y: crop.y + point.y * crop.height,
});
