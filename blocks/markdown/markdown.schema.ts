import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';

/** Text in Markdown. */
export const markdownSchema = z.object({
  /** CommonMark with tables; HTML in it is shown as text. */
  markdown: z.string().max(40_000),
  size: z.enum(['small', 'normal', 'lead']).default('normal'),
  /** Of all its text; null for the theme's own. */
  color: ownColorSchema,
});
export type MarkdownProps = z.output<typeof markdownSchema>;
