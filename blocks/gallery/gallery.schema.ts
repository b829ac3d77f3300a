import * as z from 'zod';

/** Several pictures. */
export const gallerySchema = z.object({
  pictures: z
    .array(z.object({ assetId: z.uuid(), caption: z.string().max(300).default('') }))
    .min(1)
    .max(60),
  /** `masonry` keeps each picture's shape, `grid` crops all to `ratio`. */
  layout: z.enum(['masonry', 'grid']).default('masonry'),
  ratio: z.enum(['4:5', '1:1', '4:3', '3:2']).default('4:5'),
  /** Columns from tablet width up; a phone shows one (masonry) or two (grid). */
  columns: z.number().int().min(2).max(4).default(3),
});
export type GalleryProps = z.output<typeof gallerySchema>;
