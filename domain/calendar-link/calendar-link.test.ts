import { describe, expect, it } from 'vitest';
import {
  type CalendarEvent,
  calendarEnd,
  calendarEntry,
  calendarLocation,
  calendarStart,
  googleCalendarUrl,
  isSameDay,
  utcStamp,
} from './calendar-link.ts';

const event: CalendarEvent = {
  uid: 'open-kiln@shop.example',
  title: 'Open kiln & tea',
  // 7 March 2026, 10:00 in New York, before daylight saving time starts.
  start: Date.UTC(2026, 2, 7, 15),
  end: Date.UTC(2026, 2, 7, 18, 30),
  location: { addressLine1: '12 Fir Street', addressLine2: '', addressCountry: 'United States' },
  url: 'https://shop.example/events/open-kiln',
  description: 'Come by; bring a cup, or two.\nNo need to book.',
  updatedOn: Date.UTC(2026, 1, 1),
};

describe('a calendar link', () => {
  it('has the time in UTC', () => {
    expect(utcStamp(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('20260102T030405Z');
    expect(utcStamp(Number.NaN)).toBe('');
  });

  it('joins the parts of the address with commas', () => {
    expect(calendarLocation(event.location)).toBe('12 Fir Street, United States');
    expect(calendarLocation({ addressLine1: ' a ', addressLine2: 'b', addressCountry: 'c' })).toBe('a, b, c');
    expect(calendarLocation(null)).toBe('');
  });

  it('opens Google’s calendar with title, both times and place', () => {
    const url = new URL(googleCalendarUrl(event));
    expect(url.origin + url.pathname).toBe('https://www.google.com/calendar/event');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Open kiln & tea',
      dates: '20260307T150000Z/20260307T183000Z',
      location: '12 Fir Street, United States',
    });
  });

  it('leaves out a missing place, and uses the start as the end when no end is set', () => {
    const url = googleCalendarUrl({ ...event, end: null, location: null });
    expect(url).not.toContain('location');
    expect(url).toContain('dates=20260307T150000Z/20260307T150000Z');
  });

  it('keeps a hostile title inside its parameter, lone surrogates too', () => {
    const url = new URL(googleCalendarUrl({ ...event, title: 'x&dates=1/2#\uD800' }));
    expect(url.searchParams.get('text')).toBe('x&dates=1/2#\uFFFD');
    expect(url.searchParams.getAll('dates')).toHaveLength(1);
  });
});

describe('the same day', () => {
  it('is compared in UTC, not in local time', () => {
    expect(isSameDay(Date.UTC(2026, 2, 7, 0), Date.UTC(2026, 2, 7, 23, 59))).toBe(true);
    expect(isSameDay(Date.UTC(2026, 2, 7, 23), Date.UTC(2026, 2, 8, 1))).toBe(false);
    expect(isSameDay(Date.UTC(2026, 2, 7), Date.UTC(2027, 2, 7))).toBe(false);
  });
});

const lines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

const calendarFile = (one: CalendarEvent): string => calendarStart('') + calendarEntry(one) + calendarEnd;

describe('a calendar file', () => {
  it('contains one event with its times in UTC and its place', () => {
    expect(lines(calendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vitrine//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:open-kiln@shop.example',
      'DTSTAMP:20260201T000000Z',
      'DTSTART:20260307T150000Z',
      'DTEND:20260307T183000Z',
      'SUMMARY:Open kiln & tea',
      String.raw`LOCATION:12 Fir Street\, United States`,
      String.raw`DESCRIPTION:Come by\; bring a cup\, or two.\nNo need to book.`,
      'URL:https://shop.example/events/open-kiln',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('allows no text to start a new line', () => {
    const file = calendarFile({ ...event, title: 'x\r\nATTACH:http://evil.example\rBEGIN:VALARM\u0000' });
    expect(lines(file)).toContain(String.raw`SUMMARY:x\nATTACH:http://evil.example\nBEGIN:VALARM`);
  });

  it('has a name for programs that subscribe to it', () => {
    expect(lines(calendarStart('Events, all — Fern\nX:y'))).toEqual(
      expect.arrayContaining([
        String.raw`NAME:Events\, all — Fern\nX:y`,
        String.raw`X-WR-CALNAME:Events\, all — Fern\nX:y`,
      ]),
    );
  });

  it('has an end only after the start, and no time that the format cannot express', () => {
    for (const end of [event.start, event.start - 1, null, Number.NaN])
      expect(calendarFile({ ...event, end }), String(end)).not.toContain('DTEND');
    expect(calendarFile({ ...event, start: Date.UTC(12_000, 0), end: null })).not.toContain('VEVENT');
  });

  it('writes an address of any script in the format of calendars', () => {
    expect(lines(calendarFile({ ...event, url: 'https://shop.example/events/茶\r\nX:y' }))).toContain(
      'URL:https://shop.example/events/%E8%8C%B6%0D%0AX:y',
    );
  });

  it('folds long lines at 75 bytes, never inside a character', () => {
    const file = calendarFile({ ...event, title: 'Ä🏺'.repeat(60) });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines(file)).toContain(`SUMMARY:${'Ä🏺'.repeat(60)}`);
  });
});
