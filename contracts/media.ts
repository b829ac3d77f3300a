/** A picture as pages, blocks and the editor see it. */
export interface PictureView {
  readonly id: string;
  /** `/media/{id}/{filename}`; add `?format=500w` for a rendition (widths in `widths`). */
  readonly assetUrl: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  /** Fractions of width and height, 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Hex colours without '#'. */
  readonly colorData: {
    readonly topLeft: string;
    readonly topRight: string;
    readonly bottomLeft: string;
    readonly bottomRight: string;
    readonly center: string;
  };
  /** Stored rendition widths in pixels, ascending, none wider than the original. spec: site-platform 9 */
  readonly widths: readonly number[];
  /** Something shows through it: no colour belongs behind. */
  readonly isTransparent?: true;
}
