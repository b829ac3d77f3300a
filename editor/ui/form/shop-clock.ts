import { instantAt, wallTimeAt } from '@vitrine/domain/time/wall-clock.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The value of a `DateTimeField` for an ISO 8601 time: `2026-03-02T15:00` on the clock of the time zone; '' for null. */
export function toShopClock(iso: string | null, timeZone: string): string {
  if (iso === null) return '';
  const { year, month, day, ofDay } = wallTimeAt(Date.parse(iso), timeZone);
  const minutes = Math.floor(ofDay / 60_000);
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The ISO 8601 time that the value of a `DateTimeField` means; null when it is empty or none. */
export function fromShopClock(value: string, timeZone: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(value);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return new Date(
    instantAt({ year, month, day, ofDay: (hour * 60 + minute) * 60_000 }, timeZone),
  ).toISOString();
}
