import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** The site's logo: a picture, or its name as text. */
export const logoSchema = z.object({
  assetId: z.uuid().nullable().default(null),
  /** Text in place of the site's name; with a picture its alternative text. */
  text: z.string().max(160).default(''),
  href: linkSchema.default('/'),
  /** Pixels of a picture, 40 to 600. */
  width: z.number().int().min(40).max(600).default(200),
  align: z.enum(['start', 'center', 'end']).default('start'),
});
export type LogoProps = z.output<typeof logoSchema>;
