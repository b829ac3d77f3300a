import * as z from 'zod';

/**
 * A path on this site, an anchor, or an http(s), mailto or tel address: never a script, nor another host in a path's
 * clothes, for browsers read `/\` as `//` and pass over tabs and line ends.
 */
export const linkSchema = z
  .string()
  .trim()
  .max(2082)
  .regex(/^(?:\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu);
