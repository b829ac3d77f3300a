import * as z from 'zod';

/** Questions with collapsible answers, one open at a time. */
export const accordionSchema = z.object({
  items: z
    .array(
      z.object({
        title: z.string().min(1).max(300),
        /** HTML; everything but structure and links is removed. */
        html: z.string().max(20_000).default(''),
      }),
    )
    .min(1)
    .max(50),
  /** Lets several be open at the same time. */
  allowsMultiple: z.boolean().default(false),
  firstOpen: z.boolean().default(false),
  icon: z.enum(['plus', 'arrow', 'none']).default('plus'),
  iconPlacement: z.enum(['start', 'end']).default('end'),
  dividers: z.boolean().default(true),
});
export type AccordionProps = z.output<typeof accordionSchema>;
