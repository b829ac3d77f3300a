import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** A quotation. Plain text; the quotation marks are added. */
export const quoteSchema = z.object({
  text: z.string().min(1).max(1000),
  /** Who said or wrote it; '' for none. */
  source: z.string().max(160).default(''),
  /** The URL of the source; the source becomes a link. */
  href: linkSchema.nullable().default(null),
});
export type QuoteProps = z.output<typeof quoteSchema>;
