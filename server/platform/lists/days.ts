import { type SQL, sql } from 'drizzle-orm';

/** The moment a day (`2026-11-23`) begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** The moment the day after it begins. */
export const startOfNextDay = (day: string, timeZone: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;
