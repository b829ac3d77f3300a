/** A time in milliseconds since 1970 as ISO 8601 in UTC, as calls answer it; null for none. */
export function isoTime(time: number): string;
export function isoTime(time: number | null): string | null;
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
