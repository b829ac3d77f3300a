import * as z from 'zod';

/** A collection's months, tags, categories or authors, each a link to its list of entries. */
export const archiveSchema = z.object({
  collectionId: z.uuid(),
  by: z.enum(['month', 'tag', 'category', 'author']).default('month'),
  /** `dropdown` opens under its title. */
  layout: z.enum(['list', 'dropdown']).default('list'),
  /** A heading above; for a dropdown what is pressed. '' for none. */
  title: z.string().max(160).default(''),
  showsCount: z.boolean().default(true),
  /** By name (months: newest first), or those with most entries first. */
  order: z.enum(['name', 'count']).default('name'),
  limit: z.number().int().min(1).max(200).default(60),
});
export type ArchiveProps = z.output<typeof archiveSchema>;
