import * as z from 'zod';

/** The newest entries of a news feed, which the server polls. */
export const rssSchema = z.object({
  feedUrl: z
    .string()
    .trim()
    .max(2082)
    .regex(/^https?:\/\//iu),
  /** An h2 above them; '' for the feed's own title. */
  title: z.string().max(160).default(''),
  showsTitle: z.boolean().default(true),
  limit: z.number().int().min(1).max(20).default(5),
  showsDates: z.boolean().default(true),
  showsSummaries: z.boolean().default(true),
});
export type RssProps = z.output<typeof rssSchema>;
