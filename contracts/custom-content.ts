import {
  CUSTOM_NAME,
  customFieldKinds,
  MAX_CUSTOM_FIELDS,
  MAX_CUSTOM_HTML,
} from '@vitrine/domain/content/custom-fields.ts';
import * as z from 'zod';

/** A type of entries that the theme declares, with fields that its templates show. */
export const customType = z.strictObject({
  name: z.string(),
  title: z.string(),
  fields: z.array(z.strictObject({ name: z.string(), title: z.string(), kind: z.enum(customFieldKinds) })),
});
const customName = z.string().regex(CUSTOM_NAME, 'The theme has no such field.');
const isFew = (fields: object): boolean => Object.keys(fields).length <= MAX_CUSTOM_FIELDS;
const tooMany = `A post has at most ${MAX_CUSTOM_FIELDS} fields of the theme.`;
/** Values of these fields by name. */
export const storedCustomContent = z.strictObject({
  texts: z.record(z.string(), z.string()),
  checks: z.record(z.string(), z.boolean()),
});
export const customContent = z.strictObject({
  /** Lines, HTML, and ids of pictures; '' for nothing. */
  texts: z
    .record(customName, z.string().max(MAX_CUSTOM_HTML, 'This text is too long.'))
    .refine(isFew, tooMany),
  checks: z.record(customName, z.boolean()).refine(isFew, tooMany),
});
