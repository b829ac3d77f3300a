import { datesText } from '../text/dates.ts';
import { type Locale, perLocale } from '../text/locale.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in each unit, longest first; a month has 30 days and a year 365. spec: site-platform 9 */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const formatOf = perLocale((locale) => new Intl.RelativeTimeFormat(locale));

/**
 * How long ago a time was, in the largest unit of which there is at least one: 'about 3 weeks ago', 'about an hour
 * ago', 'vor 3 Wochen'; 'less than a minute ago' for less, and for future times.
 */
export function timeSince(milliseconds: number, locale: Locale): string {
  const seconds = Math.floor(milliseconds / 1000);
  for (const [name, length] of units) {
    const count = Math.floor(seconds / length);
    if (count <= 0) continue;
    if (locale !== 'en') return formatOf(locale).format(-count, name);
    if (count > 1) return `about ${count} ${name}s ago`;
    return `about ${name === 'hour' ? 'an' : 'a'} ${name} ago`;
  }
  return datesText(locale).lessThanMinuteAgo;
}
