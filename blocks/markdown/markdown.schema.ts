import * as z from 'zod';

/** Text in Markdown. */
export const markdownSchema = z.object({
  /** CommonMark with tables; HTML in it is shown as text. */
  markdown: z.string().max(40_000),
  size: z.enum(['small', 'normal', 'lead']).default('normal'),
});
export type MarkdownProps = z.output<typeof markdownSchema>;
