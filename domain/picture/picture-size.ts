/** The result of a helper without a valid size. spec: site-platform 5 "Template and formatting" */
export const invalidSize = "Invalid source parameter. Pass in 'originalSize'";

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A size written `1500x1000`; null for anything else. */
export function parsePictureSize(text: string): PictureSize | null {
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(text) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
}

/** Height of a picture at this width, whole pixels; null when it cannot be calculated. */
export function heightForWidth({ width, height }: PictureSize, wanted: number): number | null {
  return wholeOrNull((height * wanted) / width);
}

/** Width of a picture at this height, whole pixels; null when it cannot be calculated. */
export function widthForHeight({ width, height }: PictureSize, wanted: number): number | null {
  return wholeOrNull((width * wanted) / height);
}

function wholeOrNull(pixels: number): number | null {
  return Number.isFinite(pixels) ? Math.trunc(pixels) : null;
}

const thumbnailWidths = [100, 300, 500, 750, 1000] as const;

/** The rendition at least that wide; above 1000 the one of 1500. spec: site-platform 9 */
export function thumbnailForWidth(pixels: number): string {
  return `${thumbnailWidths.find((width) => pixels <= width) ?? 1500}w`;
}
