import { useMemo, useState } from 'react';
import { useMe } from '../app/session.ts';

export interface ShowTime {
  /** `Mar 2, 2026` or, in the year of `now`, `Mar 2`. */
  day(iso: string): string;
  /** `Mar 2, 2026, 10:00 AM` */
  moment(iso: string): string;
  clock(iso: string): string;
  /** `Monday` */
  weekday(iso: string): string;
}

/** Formats ISO 8601 times in the given time zone, not the browser's. */
export function timesIn(timeZone: string, language: string, now: number): ShowTime {
  const years = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const year = (time: number) => years.format(new Date(time));
  const short = new Intl.DateTimeFormat(language, { timeZone, month: 'short', day: 'numeric' });
  const long = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  // Stands in an English sentence.
  const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' });
  const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' });
  const thisYear = year(now);
  return {
    day: (iso) => (year(Date.parse(iso)) === thisYear ? short : long).format(new Date(iso)),
    moment: (iso) => moment.format(new Date(iso)),
    clock: (iso) => clock.format(new Date(iso)),
    weekday: (iso) => weekday.format(new Date(iso)),
  };
}

/** The same in the shop's time zone, as the owner has chosen for the admin. */
export function useShowTime(): ShowTime {
  const { website, displayLocale } = useMe();
  const [now] = useState(() => Date.now());
  const { timeZone } = website;
  // Formatters cost about a millisecond to make, and many parts of a screen ask for them.
  return useMemo(() => timesIn(timeZone, displayLocale, now), [timeZone, displayLocale, now]);
}

/** Writes days of the shop's calendar, `2026-03-02`. */
export function useShowDay(): (day: string) => string {
  const { displayLocale } = useMe();
  const [now] = useState(() => Date.now());
  const times = useMemo(() => timesIn('UTC', displayLocale, now), [displayLocale, now]);
  return (day) => times.day(`${day}T00:00:00Z`);
}
