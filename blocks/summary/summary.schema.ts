import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** Some items of a collection: products with price, posts with date and first words, events with day and place. */
export const summarySchema = z.object({
  collectionId: z.uuid(),
  limit: z.number().int().min(1).max(24).default(4),
  /** Only items with this tag; null takes all. */
  tag: z.string().min(1).max(100).nullable().default(null),
  /** Columns from tablet width up; a phone shows two of products, one of posts and events. */
  columns: z.number().int().min(1).max(4).default(4),
  /** `grid` of pictures, or `list` of lines (good for events). */
  layout: z.enum(['grid', 'list']).default('grid'),
  /** An h2 above the items; '' for none. */
  title: z.string().max(160).default(''),
  /** A quiet link beside the title, e.g. "All pots"; null for none. */
  more: z
    .object({ label: z.string().min(1).max(60), href: linkSchema })
    .nullable()
    .default(null),
});
export type SummaryProps = z.output<typeof summarySchema>;
