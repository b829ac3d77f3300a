import { isPlayerAddress } from '@vitrine/domain/content/embed-providers.ts';
import * as z from 'zod';

/** Video or audio of a block: a file of the site, or another site's player. spec: site-platform 3 */
export const playableSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    assetId: z.uuid(),
    /** A large play button over the poster in place of the browser's controls, until it is clicked. */
    hasOverlay: z.boolean().default(true),
  }),
  z.object({
    kind: z.literal('embed'),
    /** The page on the other site, linked for visitors without scripts. */
    url: z
      .string()
      .max(2083)
      .regex(/^https?:\/\//i),
    providerName: z.string().max(60),
    title: z.string().max(300),
    playerUrl: z.string().refine(isPlayerAddress, 'not a player of the list'),
    /** Pixels. */
    width: z.number().int().min(1).max(10_000).default(1280),
    height: z.number().int().min(1).max(10_000).default(720),
    thumbnailId: z.uuid().nullable().default(null),
    hasOverlay: z.boolean().default(true),
  }),
]);
export type Playable = z.output<typeof playableSchema>;
