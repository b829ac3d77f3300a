import * as z from 'zod';
import type { AnswerOf } from './endpoint.ts';
import { id } from './primitives.ts';

const fraction = z.number().min(0).max(1);
/** Hex, without '#'. */
const hex = z.string();

/** A picture as used by pages, blocks and the editor. */
export const picture = z.strictObject({
  id,
  /** `/media/{id}/{filename}`; add `?format=500w` for a rendition (widths in `widths`). */
  assetUrl: z.string(),
  /** Pixels of the original. */
  width: z.int(),
  height: z.int(),
  altText: z.string(),
  /** Fractions of width and height, 0 to 1. */
  focalPoint: z.strictObject({ x: fraction, y: fraction }),
  colorData: z.strictObject({
    topLeft: hex,
    topRight: hex,
    bottomLeft: hex,
    bottomRight: hex,
    center: hex,
  }),
  /** Stored rendition widths in pixels, ascending, none wider than the original. spec: site-platform 9 */
  widths: z.array(z.int()),
  /** Crops with files of their own, at `/media/{id}/{key}/{filename}`; missing without any. */
  crops: z.exactOptional(z.array(z.strictObject({ key: z.string(), widths: z.array(z.int()) }))),
  /** Set for a transparent picture: no colour is shown behind it. */
  isTransparent: z.exactOptional(z.literal(true)),
});
export type PictureView = AnswerOf<typeof picture>;
