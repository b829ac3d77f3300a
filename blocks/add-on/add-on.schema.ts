import * as z from 'zod';

/** A few add-on products, each added with one click. */
export const addOnSchema = z.object({
  itemIds: z.array(z.uuid()).min(1).max(6),
  /** An h2 above them; '' for none. */
  title: z.string().max(160).default(''),
});
export type AddOnProps = z.output<typeof addOnSchema>;
