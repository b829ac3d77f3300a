import * as z from 'zod';
import { cropSchema } from '../crop.schema.ts';
import { linkSchema } from '../link.schema.ts';

/**
 * A page's opener: one wide picture with the page's h1. The text is on the picture's left side on a
 * desktop and below it on a phone. Use it once, first, in a section with `fullWidth: true` and `space: 'none'`.
 */
export const heroSchema = z.object({
  assetId: z.uuid(),
  crop: cropSchema,
  /** As in a picture block: null keeps the picture's own, '' marks it as decorative. */
  altText: z.string().max(250).nullable().default(null),
  title: z.string().min(1).max(160),
  /** One or two sentences, plain text. */
  text: z.string().max(600).default(''),
  /** A few words above the title; '' for none. */
  eyebrow: z.string().max(120).default(''),
  /** The call to action; null for none. */
  button: z
    .object({ label: z.string().min(1).max(60), href: linkSchema })
    .nullable()
    .default(null),
});
export type HeroProps = z.output<typeof heroSchema>;
