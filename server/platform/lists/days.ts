import { type SQL, sql } from 'drizzle-orm';

/** The moment a day (`2026-11-23`) begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** The moment the day after it begins. */
const startOfNextDay = (day: string, timeZone: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** The conditions that a column of moments is within days of a time zone, both included; undefined is no bound. */
export const daysBetween = (
  column: SQL,
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): readonly (SQL | undefined)[] => [
  from === undefined ? undefined : sql`${column} >= ${startOfDay(from, timeZone)}`,
  to === undefined ? undefined : sql`${column} < ${startOfNextDay(to, timeZone)}`,
];
