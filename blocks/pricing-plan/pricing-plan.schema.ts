import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** Pricing plans side by side. */
export const pricingPlanSchema = z.object({
  plans: z
    .array(
      z.object({
        name: z.string().min(1).max(80),
        /** The product of the plan: its price is shown and the button links to it; null shows `price` and `button`. */
        itemId: z.uuid().nullable().default(null),
        /** Display text, e.g. `$12`; '' for none. */
        price: z.string().max(40).default(''),
        /** The period of the price, e.g. "a month". */
        period: z.string().max(60).default(''),
        /** A sentence under the name. */
        text: z.string().max(300).default(''),
        features: z.array(z.string().min(1).max(160)).max(20).default([]),
        button: z
          .object({ label: z.string().min(1).max(60), href: linkSchema })
          .nullable()
          .default(null),
        /** A badge, e.g. on the most popular plan; '' for none. */
        badge: z.string().max(40).default(''),
      }),
    )
    .min(1)
    .max(4),
});
export type PricingPlanProps = z.output<typeof pricingPlanSchema>;
