/** Widths in pixels a picture is stored in, as far as it is wide enough. spec: site-platform 9 */
const RENDITION_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** Widths a film's still may be asked for in; the next wider rendition answers. spec: site-platform 9 */
const VIDEO_THUMBNAIL_WIDTHS = [120, 320, 480, 640] as const;

/** The standard widths a picture of `originalWidth` pixels gets; never wider than the picture itself. */
export function renditionWidths(originalWidth: number): number[] {
  return RENDITION_WIDTHS.filter((width) => width <= originalWidth);
}

/**
 * The stored file that answers `?format=`: the narrowest rendition at least as wide as asked for, the full picture
 * where none is, null for a format that does not exist. No format and `original` mean the full picture.
 */
export function chooseRendition(format: string | undefined, storedWidths: readonly number[]): string | null {
  if (format === undefined || format === 'original') return 'full.webp';
  const wanted = [...RENDITION_WIDTHS, ...VIDEO_THUMBNAIL_WIDTHS].find((width) => format === `${width}w`);
  if (wanted === undefined) return null;
  const stored = storedWidths.find((width) => width >= wanted);
  return stored === undefined ? 'full.webp' : `${stored}w.webp`;
}
