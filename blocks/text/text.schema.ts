import * as z from 'zod';

/** Running text. */
export const textSchema = z.object({
  /**
   * HTML sanitised where it is written: p, h2, h3, h4, ul, ol, li, strong, em, a, br, blockquote, dl, dt, dd.
   * The page's h1 belongs to a heading or hero block.
   */
  html: z.string().max(100_000),
  /** `lead` for an opening paragraph, `small` for notes. */
  size: z.enum(['small', 'normal', 'lead']).default('normal'),
  align: z.enum(['start', 'center']).default('start'),
});
export type TextProps = z.output<typeof textSchema>;
