import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';

/** The owner's social accounts. */
export const socialLinksSchema = z.object({
  /** Accounts to show; none shows those of the site's settings. */
  accounts: z
    .array(
      z.object({
        /** Lower-case name, e.g. `instagram`; any service may be named. */
        service: z.string().trim().toLowerCase().min(1).max(40),
        profileUrl: z
          .string()
          .trim()
          .max(2082)
          .regex(/^(?:https?:\/\/|mailto:)/iu),
        userName: z.string().max(160).default(''),
      }),
    )
    .max(30)
    .default([]),
  look: z.enum(['icons', 'names', 'both']).default('icons'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  /** Of icons and names; null for the theme's own. */
  color: ownColorSchema,
});
export type SocialLinksProps = z.output<typeof socialLinksSchema>;
