import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** Facts of an item that a summary can show. */
export const summaryFacts = [
  'picture',
  'title',
  'excerpt',
  'date',
  'author',
  'category',
  'tags',
  'location',
  'price',
  'comments',
] as const;
export type SummaryFact = (typeof summaryFacts)[number];

/** Some items of a collection: products with price, posts with date and excerpt, events with date and location. */
export const summarySchema = z.object({
  collectionId: z.uuid(),
  limit: z.number().int().min(1).max(30).default(4),
  /** Only items with this tag; null takes all. */
  tag: z.string().min(1).max(100).nullable().default(null),
  /** Only items of this category; null takes all. */
  category: z.string().min(1).max(100).nullable().default(null),
  /** Only featured items. */
  featured: z.boolean().default(false),
  /** Events only: upcoming or past ones; null for all. */
  when: z.enum(['upcoming', 'past']).nullable().default(null),
  /** Items skipped from the beginning. */
  skip: z.number().int().min(0).max(1000).default(0),
  /**
   * `grid` of equal pictures, `autogrid` with as many columns as fit, `wall` of pictures in their own ratio,
   * `carousel` a strip that scrolls sideways, `list` of rows. Events in a `grid` are a list, too.
   */
  layout: z.enum(['grid', 'autogrid', 'wall', 'carousel', 'list']).default('grid'),
  /** Columns from tablet width up; a phone shows two for products, one for posts and events. */
  columns: z.number().int().min(1).max(4).default(4),
  /** Ratio of the pictures; `usual` is 4:5 for products and 3:2 for the rest, on a wall the picture's own. */
  ratio: z.enum(['usual', 'original', '4:5', '1:1', '4:3', '3:2', '16:9']).default('usual'),
  /** Facts shown of each item, in a fixed order; null for the defaults of its kind. The title is always a link. */
  shows: z.array(z.enum(summaryFacts)).max(summaryFacts.length).nullable().default(null),
  /** Link text at the end of each item, e.g. "Read more"; '' for none. */
  readMore: z.string().max(40).default(''),
  /** An h2 above the items; '' for none. */
  title: z.string().max(160).default(''),
  /** A small link next to the title, e.g. "All pots"; null for none. */
  more: z
    .object({ label: z.string().min(1).max(60), href: linkSchema })
    .nullable()
    .default(null),
});
export type SummaryProps = z.output<typeof summarySchema>;
