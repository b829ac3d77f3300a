import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';
import { linkSchema } from '../link.schema.ts';

/** A quotation. Plain text; the quotation marks are added. */
export const quoteSchema = z.object({
  text: z.string().min(1).max(1000),
  /** Who said or wrote it; '' for none. */
  source: z.string().max(160).default(''),
  /** The URL of the source; the source becomes a link. */
  href: linkSchema.nullable().default(null),
  /** Of all its text; null for the theme's own. */
  color: ownColorSchema,
});
export type QuoteProps = z.output<typeof quoteSchema>;
