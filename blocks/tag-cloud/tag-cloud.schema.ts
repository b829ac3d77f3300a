import * as z from 'zod';

/** A collection's tags or categories, larger the more entries they have. */
export const tagCloudSchema = z.object({
  collectionId: z.uuid(),
  by: z.enum(['tag', 'category']).default('tag'),
  /** The largest tags are shown, in alphabetical order. */
  limit: z.number().int().min(1).max(100).default(40),
});
export type TagCloudProps = z.output<typeof tagCloudSchema>;
