import * as z from 'zod';

/** Code as text, or markup that runs in a sandboxed frame without access to the site. */
export const codeSchema = z.object({
  /** `text` shows the code; `html` runs it in a sandboxed frame. */
  mode: z.enum(['text', 'html']).default('text'),
  code: z.string().min(1).max(50_000),
  /** The display name of a language, e.g. `CSS`; '' for none. */
  language: z.string().max(40).default(''),
  /** A line under it; for `html` also the frame's name for screen readers. */
  caption: z.string().max(300).default(''),
  /** Pixels of the frame, 40 to 2,000; only for `html`. */
  height: z.number().int().min(40).max(2000).default(320),
});
export type CodeProps = z.output<typeof codeSchema>;
