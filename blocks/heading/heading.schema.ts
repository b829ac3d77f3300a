import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';

/** A separate heading, with an optional small line above it. Plain text. */
export const headingSchema = z.object({
  text: z.string().min(1).max(300),
  /** Heading level, 1 to 6; a page has one h1. */
  level: z.number().int().min(1).max(6).default(2),
  /** Text size, independent of its level: Small, Medium, Large, Extra Large Heading. */
  size: z.enum(['small', 'medium', 'large', 'display']).default('large'),
  /** A few words above it, e.g. "Since 2011"; '' for none. */
  eyebrow: z.string().max(120).default(''),
  align: z.enum(['start', 'center', 'end']).default('start'),
  /** Of all its text; null for the theme's own. */
  color: ownColorSchema,
});
export type HeadingProps = z.output<typeof headingSchema>;
