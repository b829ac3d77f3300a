import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** A link that looks like a button. */
export const buttonSchema = z.object({
  label: z.string().min(1).max(60),
  href: linkSchema,
  /** `primary` once in a section; `quiet` is a text link with an arrow. */
  look: z.enum(['primary', 'quiet']).default('primary'),
  align: z.enum(['start', 'center']).default('start'),
});
export type ButtonProps = z.output<typeof buttonSchema>;
