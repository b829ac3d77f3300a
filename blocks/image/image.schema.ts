import * as z from 'zod';
import { cropSchema } from '../crop.schema.ts';
import { linkSchema } from '../link.schema.ts';

/** One picture with an optional title and caption. */
export const imageSchema = z.object({
  assetId: z.uuid(),
  crop: cropSchema,
  /** `original` keeps the picture's own shape; the others crop around its focal point. */
  ratio: z.enum(['original', '4:5', '1:1', '4:3', '3:2', '16:9', '21:9']).default('original'),
  /** Focal point of the crop, as fractions of width and height; null for the picture's own. */
  focalPoint: z
    .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .nullable()
    .default(null),
  /** `stretch` fills the column; `inline` is never wider than the picture itself. */
  size: z.enum(['stretch', 'inline']).default('stretch'),
  /** Plain text above the caption; '' for none. */
  title: z.string().max(200).default(''),
  /** Plain text; '' for none. */
  caption: z.string().max(300).default(''),
  /** Below the picture, as an overlay, as a card next to it, or as an overlay on hover and focus. */
  captionPlace: z.enum(['below', 'overlay', 'card', 'hover']).default('below'),
  href: linkSchema.nullable().default(null),
  /** The link opens in a new window. */
  newWindow: z.boolean().default(false),
  /** A click opens the lightbox, where it has no link. */
  lightbox: z.boolean().default(false),
  lightboxTheme: z.enum(['dark', 'light']).default('dark'),
  /** Replaces the picture's own alternative text; null keeps it, '' marks it as decorative. spec: site-platform 9 */
  altText: z.string().max(250).nullable().default(null),
});
export type ImageProps = z.output<typeof imageSchema>;
