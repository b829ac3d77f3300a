const formats = new Map<string, Intl.DateTimeFormat>();
/** More than the sites of a server use; making a format costs a thousand times what using it does. */
const MAX_FORMATS = 300;

/**
 * How dates are written in a language, made once. Throws a RangeError for a language tag or time zone that is none.
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const present = formats.get(key);
  if (present !== undefined) return present;
  const made = new Intl.DateTimeFormat(language, options);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, made);
  return made;
}
