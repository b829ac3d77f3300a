import * as z from 'zod';
import { playableSchema } from '../player.schema.ts';

/** Bytes of a snippet's HTML, as characters. */
const MAX_SNIPPET = 20_000;

/** A player of a site that is on the list, or a piece of HTML in a frame of its own. */
export const embedSchema = z
  .object({
    source: playableSchema.nullable().default(null),
    /** Shown in a sandbox: it can be seen and its links followed, and nothing in it runs or reaches the page. */
    html: z.string().max(MAX_SNIPPET).default(''),
    title: z.string().max(200).default(''),
    /** Of a snippet's frame, pixels. */
    height: z.number().int().min(40).max(2000).default(320),
    caption: z.string().max(300).default(''),
  })
  .refine(({ source, html }) => source !== null || html !== '', 'an embed needs an address or HTML')
  .refine(({ source }) => source?.kind !== 'file', 'a file is shown by a video or audio block');
export type EmbedProps = z.output<typeof embedSchema>;
