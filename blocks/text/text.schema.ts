import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';

/** Rich text. */
export const textSchema = z.object({
  /**
   * HTML; everything but structure and links is removed (`cleanRichText`). `data-style` of a heading, `1` to `6`
   * or `heading-extra-large`, `-large`, `-medium`, `-small`, or of a paragraph, `large` or `small`, sets its text style
   * independently of its level. spec: site-platform 3 "Text
   * style names"
   */
  html: z.string().max(100_000),
  /** `lead` for an opening paragraph, `small` for notes. */
  size: z.enum(['small', 'normal', 'lead']).default('normal'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  /** Of all its text; null for the theme's own. */
  color: ownColorSchema,
});
export type TextProps = z.output<typeof textSchema>;
