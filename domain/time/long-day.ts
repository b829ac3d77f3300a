import { dateFormat } from './date-formats.ts';

/** A day in a website's language and time zone, e.g. 'April 2, 2026'. */
export function longDay(
  instant: Date | number,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): string {
  return dateFormat(language, { dateStyle: 'long', timeZone }).format(instant);
}
