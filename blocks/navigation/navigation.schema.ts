import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** Links to the pages of a folder or index, a navigation of the site, or custom links. */
export const navigationSchema = z
  .object({
    /** A navigation of the site, as it is on every page; null for none. */
    navigation: z.enum(['main', 'footer']).nullable().default(null),
    /** Shows the pages of this folder, in its order. */
    folderId: z.uuid().nullable().default(null),
    /** Further links, after those. */
    links: z
      .array(
        z.object({
          label: z.string().min(1).max(120),
          href: linkSchema,
          newWindow: z.boolean().default(false),
        }),
      )
      .max(50)
      .default([]),
    /** A heading above, also the accessible name of the links; '' for none. */
    title: z.string().max(160).default(''),
    layout: z.enum(['list', 'row', 'cards']).default('list'),
  })
  .refine(
    ({ navigation, folderId, links }) => navigation !== null || folderId !== null || links.length > 0,
    'a navigation needs a navigation of the site, a folder or links',
  );
export type NavigationProps = z.output<typeof navigationSchema>;
