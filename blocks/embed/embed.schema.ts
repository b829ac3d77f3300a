import * as z from 'zod';
import { playableSchema } from '../player.schema.ts';

/** Characters of a snippet's HTML. */
const MAX_SNIPPET = 20_000;

/** A player of an allowed provider, or an HTML snippet in a separate frame. */
export const embedSchema = z
  .object({
    source: playableSchema.nullable().default(null),
    /** Rendered in a sandbox: its links work, and scripts in it neither run nor reach the page. */
    html: z.string().max(MAX_SNIPPET).default(''),
    title: z.string().max(200).default(''),
    /** Of a snippet's frame, pixels. */
    height: z.number().int().min(40).max(2000).default(320),
    caption: z.string().max(300).default(''),
  })
  .refine(({ source, html }) => source !== null || html !== '', 'an embed needs an address or HTML')
  .refine(({ source }) => source?.kind !== 'file', 'a file is shown by a video or audio block');
export type EmbedProps = z.output<typeof embedSchema>;
