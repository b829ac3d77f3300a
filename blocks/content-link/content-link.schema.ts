import * as z from 'zod';
import { cropSchema } from '../crop.schema.ts';
import { linkSchema } from '../link.schema.ts';

/** A card that links to a page, a list, an entry of a list or any URL. */
export const contentLinkSchema = z.object({
  to: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('collection'), collectionId: z.uuid() }),
    z.object({ kind: z.literal('item'), itemId: z.uuid() }),
    z.object({ kind: z.literal('address'), href: linkSchema }),
  ]),
  /** '' for the target's title; a URL needs one. */
  title: z.string().max(160).default(''),
  /** '' for the target's description or excerpt. */
  text: z.string().max(400).default(''),
  /** A picture in place of the target's own. */
  assetId: z.uuid().nullable().default(null),
  crop: cropSchema,
  showsPicture: z.boolean().default(true),
});
export type ContentLinkProps = z.output<typeof contentLinkSchema>;
