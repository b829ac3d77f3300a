import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';
import { linkSchema } from '../link.schema.ts';

/** A link that looks like a button. */
export const buttonSchema = z.object({
  label: z.string().min(1).max(60),
  href: linkSchema,
  /** `primary` once per section, `secondary` next to it; `quiet` is a text link with an arrow. */
  look: z.enum(['primary', 'secondary', 'quiet']).default('primary'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  /** `stretch` fills the block's width. */
  align: z.enum(['start', 'center', 'end', 'stretch']).default('start'),
  newWindow: z.boolean().default(false),
  /** Of its fill, or of its words and edge where it has none; null for the theme's own. */
  color: ownColorSchema,
});
export type ButtonProps = z.output<typeof buttonSchema>;
