import * as z from 'zod';

const words = z.string().max(600);

/** A restaurant menu: sections of dishes with prices. */
export const menuSchema = z
  .object({
    /**
     * The menu as text (`readMenu`): a section's name above a line of dashes, then its dishes with an empty line
     * between them, each a name, further lines, and a line with its price. Used when `sections` is empty.
     */
    text: z.string().max(20_000).default(''),
    sections: z
      .array(
        z.object({
          title: z.string().max(160).default(''),
          note: words.default(''),
          items: z
            .array(
              z.object({
                name: z.string().min(1).max(160),
                note: words.default(''),
                /** Display text, e.g. `$12` or `12 / 16`; '' for none. */
                price: z.string().max(40).default(''),
              }),
            )
            .max(80),
        }),
      )
      .max(30)
      .default([]),
    columns: z.union([z.literal(1), z.literal(2)]).default(1),
  })
  .refine(({ text, sections }) => text !== '' || sections.length > 0, 'a menu needs text or sections');
export type MenuProps = z.output<typeof menuSchema>;
