import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** One picture with an optional caption under it. */
export const imageSchema = z.object({
  assetId: z.uuid(),
  /** `original` keeps the picture's own shape; the others crop around its focal point. */
  ratio: z.enum(['original', '4:5', '1:1', '4:3', '3:2', '16:9', '21:9']).default('original'),
  /** Plain text; '' for none. */
  caption: z.string().max(300).default(''),
  href: linkSchema.nullable().default(null),
  /** Words in place of the picture's own alternative text; null keeps it, '' marks a decoration. */
  altText: z.string().max(500).nullable().default(null),
});
export type ImageProps = z.output<typeof imageSchema>;
