import * as z from 'zod';

/** A donation form for a product whose buyer chooses the price. Without such a product the block is left out. */
export const donationSchema = z.object({
  /** The donation product. */
  itemId: z.uuid(),
  /** '' for the product's own title. */
  title: z.string().max(160).default(''),
  /** A sentence or two, plain text; '' for none. */
  text: z.string().max(600).default(''),
});
export type DonationProps = z.output<typeof donationSchema>;
