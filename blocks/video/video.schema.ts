import * as z from 'zod';
import { playableSchema } from '../player.schema.ts';

/** A video: a file of the site, or a player of an allowed provider. */
export const videoSchema = z.object({
  video: playableSchema,
  /** The picture before it plays; null for the provider's own, or none. */
  posterId: z.uuid().nullable().default(null),
  /** Accessible name, also of the play button. */
  title: z.string().max(200).default(''),
  caption: z.string().max(300).default(''),
  /** `auto` uses the provider's dimensions, 16:9 for a file. */
  ratio: z.enum(['auto', '16:9', '4:3', '1:1', '4:5', '9:16', '21:9']).default('auto'),
  /** `ambient` autoplays a file, muted and looped, unless the visitor prefers reduced motion. */
  mode: z.enum(['player', 'ambient']).default('player'),
  loop: z.boolean().default(false),
  muted: z.boolean().default(false),
});
export type VideoProps = z.output<typeof videoSchema>;
