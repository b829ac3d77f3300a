import * as z from 'zod';

/** A month of a collection's events; `?month=2026-11` shows another one. */
export const calendarSchema = z.object({
  collectionId: z.uuid(),
  /** An h2 above it; '' for none. */
  title: z.string().max(160).default(''),
  firstDay: z.enum(['sunday', 'monday']).default('sunday'),
});
export type CalendarProps = z.output<typeof calendarSchema>;
