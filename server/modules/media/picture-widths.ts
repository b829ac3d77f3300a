/** Widths in pixels in which a picture is stored, up to its own width. spec: site-platform 9 */
const RENDITION_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** Widths of a video thumbnail; the next wider rendition is served. spec: site-platform 9 */
const VIDEO_THUMBNAIL_WIDTHS = [120, 320, 480, 640] as const;

/** The standard widths for a picture of `originalWidth` pixels; never wider than the picture itself. */
export function renditionWidths(originalWidth: number): number[] {
  return RENDITION_WIDTHS.filter((width) => width <= originalWidth);
}

/**
 * The stored file for `?format=`: the narrowest rendition at least that wide, else the full picture; null for an
 * unknown format. No format and `original` mean the full picture.
 */
export function chooseRendition(format: string | undefined, storedWidths: readonly number[]): string | null {
  if (format === undefined || format === 'original') return 'full.webp';
  const wanted = [...RENDITION_WIDTHS, ...VIDEO_THUMBNAIL_WIDTHS].find((width) => format === `${width}w`);
  if (wanted === undefined) return null;
  const stored = storedWidths.find((width) => width >= wanted);
  return stored === undefined ? 'full.webp' : `${stored}w.webp`;
}
