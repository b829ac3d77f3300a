import * as z from 'zod';

/**
 * A path on this site, an anchor, or an http(s), mailto or tel URL: never a script, nor another host disguised as a
 * path, since browsers read `/\` as `//` and ignore tabs and line breaks.
 */
export const linkSchema = z
  .string()
  .trim()
  .max(2082)
  .regex(/^(?:\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu);
