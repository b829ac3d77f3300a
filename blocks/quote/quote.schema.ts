import * as z from 'zod';

/** Somebody's words. Plain text; the quotation marks are added. */
export const quoteSchema = z.object({
  text: z.string().min(1).max(1000),
  /** Who said it; '' for none. */
  source: z.string().max(160).default(''),
});
export type QuoteProps = z.output<typeof quoteSchema>;
