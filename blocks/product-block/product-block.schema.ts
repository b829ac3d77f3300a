import * as z from 'zod';

/** One product that can be bought here, as on its own page. */
export const productBlockSchema = z.object({
  itemId: z.uuid(),
  /** `beside`: picture on one side, form on the other from tablet width up; `stacked`: one above the other. */
  layout: z.enum(['beside', 'stacked']).default('beside'),
  /** Whether the product's excerpt is shown above the price. */
  showsText: z.boolean().default(true),
  /** A few words above the name; '' for none. */
  eyebrow: z.string().max(120).default(''),
});
export type ProductBlockProps = z.output<typeof productBlockSchema>;
