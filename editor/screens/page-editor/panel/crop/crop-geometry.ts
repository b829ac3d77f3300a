import { type Crop, MIN_CROP, roundedCrop } from '@vitrine/domain/picture/crop.ts';

/** Everything of a picture. */
export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Shapes a crop can keep, by name: width over height, null for any shape, 'original' for that of the picture. */
export const cropShapes = [
  { name: 'free', ratio: null },
  { name: 'original', ratio: 'original' },
  { name: '1:1', ratio: 1 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:2', ratio: 3 / 2 },
  { name: '16:9', ratio: 16 / 9 },
] as const;
export type CropShape = (typeof cropShapes)[number]['name'];

/** What a handle drags: a corner, or in a free shape an edge. */
export type Handle = 'nw' | 'ne' | 'sw' | 'se' | 'n' | 'e' | 's' | 'w';

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Width over height of a shape in fractions of a picture with these pixels, as crops are: 1 is the shape of the picture
 * itself. Null for any shape.
 */
export function fractionRatio(shape: CropShape, picture: { width: number; height: number }): number | null {
  const ratio = cropShapes.find(({ name }) => name === shape)?.ratio ?? null;
  if (ratio === null) return null;
  return ratio === 'original' ? 1 : (ratio * picture.height) / picture.width;
}

/** The crop in another shape: as wide as before where that fits, around the same middle. */
export function inRatio(crop: Crop, ratio: number | null): Crop {
  if (ratio === null) return crop;
  const width = between(Math.max(MIN_CROP, MIN_CROP * ratio), crop.width, Math.min(1, ratio));
  const height = width / ratio;
  return movedTo(
    { ...crop, width, height },
    { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 },
  );
}

/** Moved as far as the picture reaches. */
export const moved = (crop: Crop, by: Point): Crop => movedTo(crop, { x: crop.x + by.x, y: crop.y + by.y });

function movedTo(crop: Crop, to: Point): Crop {
  return {
    ...crop,
    x: between(0, to.x, 1 - crop.width),
    y: between(0, to.y, 1 - crop.height),
  };
}

/** One of its handles dragged to a point of the picture; what lies opposite stays where it is. */
export function resized(crop: Crop, handle: Handle, to: Point, ratio: number | null): Crop {
  const right = crop.x + crop.width;
  const bottom = crop.y + crop.height;
  const isLeft = handle.includes('w');
  const isTop = handle.includes('n');
  const spaceX = isLeft ? right : 1 - crop.x;
  const spaceY = isTop ? bottom : 1 - crop.y;
  const wide = isLeft ? right - to.x : to.x - crop.x;
  const high = isTop ? bottom - to.y : to.y - crop.y;
  let width = handle === 'n' || handle === 's' ? crop.width : between(MIN_CROP, wide, spaceX);
  let height = handle === 'e' || handle === 'w' ? crop.height : between(MIN_CROP, high, spaceY);
  if (ratio !== null) {
    const smallest = Math.max(MIN_CROP, MIN_CROP * ratio);
    width = between(smallest, Math.max(width, height * ratio), Math.min(spaceX, spaceY * ratio));
    height = width / ratio;
  }
  return { x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height };
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key goes: 1 % of the picture, with Shift 10 %; null for another key. */
export function stepOfKey(key: string, isLarge: boolean): Point | null {
  const step = steps[key];
  const by = isLarge ? 0.1 : 0.01;
  return step === undefined ? null : { x: step.x * by, y: step.y * by };
}

/** A corner after a step. With a ratio the longer way decides, so that a key that makes it smaller does. */
export function resizedBy(crop: Crop, corner: Handle, by: Point, ratio: number | null): Crop {
  const at = {
    x: (corner.includes('w') ? crop.x : crop.x + crop.width) + by.x,
    y: (corner.includes('n') ? crop.y : crop.y + crop.height) + by.y,
  };
  if (ratio === null) return resized(crop, corner, at, null);
  // The other side follows the one that the key moves.
  const width = corner.includes('w') ? crop.x + crop.width - at.x : at.x - crop.x;
  const height = corner.includes('n') ? crop.y + crop.height - at.y : at.y - crop.y;
  const wanted = by.x === 0 ? height * ratio : width;
  return resized(
    crop,
    corner,
    {
      x: corner.includes('w') ? crop.x + crop.width - wanted : crop.x + wanted,
      y: corner.includes('n') ? crop.y + crop.height - wanted / ratio : crop.y + wanted / ratio,
    },
    ratio,
  );
}

export const isWhole = (crop: Crop): boolean => {
  const { width, height } = roundedCrop(crop);
  return width === 1 && height === 1;
};
