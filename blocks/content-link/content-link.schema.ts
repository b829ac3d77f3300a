import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** A card that leads to a page, a list, an entry of a list or any address. */
export const contentLinkSchema = z.object({
  to: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('collection'), collectionId: z.uuid() }),
    z.object({ kind: z.literal('item'), itemId: z.uuid() }),
    z.object({ kind: z.literal('address'), href: linkSchema }),
  ]),
  /** '' for the title of what it leads to; an address needs one. */
  title: z.string().max(160).default(''),
  /** '' for its description, or an entry's first words. */
  text: z.string().max(400).default(''),
  /** A picture in place of its own. */
  assetId: z.uuid().nullable().default(null),
  showsPicture: z.boolean().default(true),
});
export type ContentLinkProps = z.output<typeof contentLinkSchema>;
