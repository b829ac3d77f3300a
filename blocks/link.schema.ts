import * as z from 'zod';

/** A path on this site, an anchor, or an http(s), mailto or tel address: never a script. */
export const linkSchema = z
  .string()
  .trim()
  .max(2082)
  .regex(/^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/iu);
