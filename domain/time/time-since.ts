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

/**
 * How long ago a time was, in the largest unit of which there is at least one: 'about 3 weeks ago', 'about an hour
 * ago'; 'less than a minute ago' for less, and for future times.
 */
export function timeSince(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  for (const [name, length] of units) {
    const count = Math.floor(seconds / length);
    if (count <= 0) continue;
    if (count > 1) return `about ${count} ${name}s ago`;
    return `about ${name === 'hour' ? 'an' : 'a'} ${name} ago`;
  }
  return 'less than a minute ago';
}

/** The text in place of an invalid time. spec: site-platform 5 */
export const invalidDate = 'Invalid date.';
