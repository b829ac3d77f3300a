import { dateFormat } from '@vitrine/domain/time/date-formats.ts';

/** A day formatted for the site, e.g. "4 November 2026" in the site's own time zone. */
export function formatDay(milliseconds: number, language: string, timeZone: string): string {
  return dateFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(milliseconds);
}

/** Day and short month separately, for an event's date badge. */
export function dayParts(
  milliseconds: number,
  language: string,
  timeZone: string,
): { readonly day: string; readonly month: string } {
  return {
    day: dateFormat(language, { day: 'numeric', timeZone }).format(milliseconds),
    month: dateFormat(language, { month: 'short', timeZone }).format(milliseconds),
  };
}

/** Weekday and time, e.g. "Saturday, 10:00 AM". */
export function formatMoment(milliseconds: number, language: string, timeZone: string): string {
  return dateFormat(language, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(milliseconds);
}

/** The time of day, e.g. "10:00 AM". */
export function formatTime(milliseconds: number, language: string, timeZone: string): string {
  return dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(milliseconds);
}

/** The machine-readable day of a `<time>`, in the site's time zone. */
export function isoDay(milliseconds: number, timeZone: string): string {
  return dateFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(milliseconds);
}
