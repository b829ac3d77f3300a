import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** Tour dates: day, place and ticket link. */
export const tourDatesSchema = z.object({
  /** An h2 above them; '' for none. */
  title: z.string().max(160).default(''),
  dates: z
    .array(
      z.object({
        /** `2026-11-28`. */
        date: z.iso.date(),
        /** Display text, e.g. `8 pm`; '' for none. */
        time: z.string().max(40).default(''),
        venue: z.string().min(1).max(160),
        /** Town and country, e.g. "Asheville, NC". */
        place: z.string().max(160).default(''),
        status: z.enum(['tickets', 'sold-out', 'cancelled', 'free']).default('tickets'),
        /** Where tickets are sold; null shows no link. */
        ticketHref: linkSchema.nullable().default(null),
      }),
    )
    .max(100),
  /** Whether past dates stay in the list. */
  showsPast: z.boolean().default(false),
});
export type TourDatesProps = z.output<typeof tourDatesSchema>;
