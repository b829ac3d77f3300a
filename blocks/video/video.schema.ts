import * as z from 'zod';
import { playableSchema } from '../player.schema.ts';

/** A film: a file of the site's own, or a player of a site that is on the list. */
export const videoSchema = z.object({
  video: playableSchema,
  /** The picture before it plays; null for the provider's own, or none. */
  posterId: z.uuid().nullable().default(null),
  /** Said to those who cannot see it, and on the play button. */
  title: z.string().max(200).default(''),
  caption: z.string().max(300).default(''),
  /** `auto` takes the provider's measures, 16:9 for a file. */
  ratio: z.enum(['auto', '16:9', '4:3', '1:1', '4:5', '9:16', '21:9']).default('auto'),
  /** `ambient` plays a file by itself, silent and over and over, where the visitor has not asked for less motion. */
  mode: z.enum(['player', 'ambient']).default('player'),
  loop: z.boolean().default(false),
  muted: z.boolean().default(false),
});
export type VideoProps = z.output<typeof videoSchema>;
