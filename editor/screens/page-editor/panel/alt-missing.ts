/**
 * Whether nobody said what a picture shows: `value` is what stands here (null: the picture's own words, '': it only
 * decorates), `own` the picture's own words.
 */
export const isAltMissing = (value: unknown, own: string): boolean =>
  typeof value === 'string' ? value !== '' && value.trim() === '' : own.trim() === '';
