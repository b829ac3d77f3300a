import * as z from 'zod';
import { playableSchema } from '../player.schema.ts';

/** Audio: a file of the site, or a player of an allowed provider. */
export const audioSchema = z.object({
  audio: playableSchema,
  title: z.string().max(200).default(''),
  author: z.string().max(200).default(''),
  /** A square picture next to it. */
  coverId: z.uuid().nullable().default(null),
  /** Offers the file as a download. */
  offersDownload: z.boolean().default(false),
});
export type AudioProps = z.output<typeof audioSchema>;
