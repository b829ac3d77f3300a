import { MAX_EVERY, MAX_OCCURRENCES, monthDays, repeatUnits } from '@vitrine/domain/event/repeat-rule.ts';
import { WALL_TEXT } from '@vitrine/domain/time/wall-text.ts';
import * as z from 'zod';

/** A place as it is stored and shown; '' for a line that it lacks. */
export const shownPlace = z.strictObject({
  addressTitle: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  addressCountry: z.string(),
  /** Degrees; null for a place without coordinates. */
  mapLat: z.number().nullable(),
  mapLng: z.number().nullable(),
});

/** A time on the clock of the website's time zone: `2026-03-29T09:30`. */
export const localTime = z.string('Enter a date and a time.').regex(WALL_TEXT, 'Enter a date and a time.');
const placeLine = z.string().trim().max(300, 'A line has at most 300 characters.');
const degrees = (most: number) => {
  const sentence = `Enter degrees from -${most} to ${most}, for example 35.6.`;
  return z.number(sentence).min(-most, sentence).max(most, sentence).nullable();
};
/** Where an event takes place, as it is set; lines may be ''. */
export const eventPlace = z
  .strictObject({
    addressTitle: placeLine,
    addressLine1: placeLine,
    addressLine2: placeLine,
    addressCountry: placeLine,
    mapLat: degrees(90),
    mapLng: degrees(180),
  })
  .refine(({ mapLat, mapLng }) => (mapLat === null) === (mapLng === null), {
    path: ['mapLng'],
    error: 'Enter both latitude and longitude, or neither.',
  });

/** How an event is repeated; it is the first of its series. */
export const repeatRule = z
  .strictObject({
    unit: z.enum(repeatUnits, 'Choose days, weeks or months.'),
    every: z
      .int('Enter a whole number.')
      .min(1, 'Enter at least 1.')
      .max(MAX_EVERY, `Enter at most ${MAX_EVERY}.`),
    /** Of weeks: 1, Monday, to 7. */
    weekdays: z.array(z.int('Choose a weekday.').min(1).max(7)).max(7, 'Choose each weekday once.'),
    /** Of months: the same day, the same weekday of the same week, or the last such weekday. */
    monthDay: z.enum(monthDays, 'Choose a day of the month.'),
    end: z.discriminatedUnion(
      'kind',
      [
        z.strictObject({
          kind: z.literal('count'),
          /** Events, the first among them. */
          count: z
            .int('Enter a whole number.')
            .min(2, 'Enter at least 2.')
            .max(MAX_OCCURRENCES, `A series has at most ${MAX_OCCURRENCES} events.`),
        }),
        z.strictObject({
          kind: z.literal('day'),
          /** The last day, of the website's calendar. */
          day: z.iso.date('Enter a day as year-month-day, for example 2026-11-23.'),
        }),
      ],
      'Choose when it ends.',
    ),
  })
  .refine(({ unit, weekdays }) => unit !== 'week' || weekdays.length > 0, {
    path: ['weekdays'],
    error: 'Choose a weekday.',
  });
