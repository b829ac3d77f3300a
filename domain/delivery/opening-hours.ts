import { dateFormat } from '../time/date-formats.ts';
import { type Locale, perLocale } from '../text/locale.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Days with the same opening hours, `HH:MM`. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** `HH:MM` of a day. */
export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

// 1 January 2024 was a Monday.
const dayAt = (index: number): Date => new Date(Date.UTC(2024, 0, 1 + index));

const shortDays = perLocale((locale) => {
  const format = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return weekdays.map((_, index) => format.format(dayAt(index)));
});

/** Opening hours in a language: 'Tue–Fri, Sun 10:00 AM–6:00 PM'. */
export function openingHoursText(hours: readonly OpeningHours[], locale: Locale): string {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const time = (clock: string): string => format.format(new Date(`2024-01-01T${clock}:00Z`));
  return hours
    .map(({ days, opens, closes }) => `${daysText(days, locale)} ${time(opens)}–${time(closes)}`)
    .join(', ');
}

/** When the place of pickup that a buyer chose is open; '' when that is not known, or no longer. */
export function pickupHoursText(
  places: readonly { readonly id: string; readonly hours: readonly OpeningHours[] }[],
  deliveryOptionId: string | null,
  locale: Locale,
): string {
  return openingHoursText(places.find(({ id }) => id === deliveryOptionId)?.hours ?? [], locale);
}

/** Three days and more in a row are a span. */
function daysText(days: readonly Weekday[], locale: Locale): string {
  const names = shortDays(locale);
  const spans: number[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const last = spans.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else spans.push([index]);
  }
  return spans
    .map((span) => {
      const [first = 0] = span;
      const last = span.at(-1) ?? first;
      if (span.length < 3) return span.map((index) => names[index]).join(', ');
      return `${names[first] ?? ''}–${names[last] ?? ''}`;
    })
    .join(', ');
}
