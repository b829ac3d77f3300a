import { instantAt, wallTimeAt } from '../time/wall-clock.ts';

const DAY = 86_400_000;

/** The moment (epoch milliseconds) at which a link ends that is valid on `day` (`2026-12-24`), the last one. */
export function expiryOf(day: string, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY);
  const wall = {
    year: next.getUTCFullYear(),
    month: next.getUTCMonth() + 1,
    day: next.getUTCDate(),
    ofDay: 0,
  };
  return instantAt(wall, timeZone);
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0');

/** The last day on which a link is valid that ends at a moment. */
export function lastDayOf(expiresOn: number, timeZone: string): string {
  const { year, month, day } = wallTimeAt(expiresOn - 1, timeZone);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}
