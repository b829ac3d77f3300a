import type { ItemLocation } from '../content/content.ts';
import { asciiAddress } from '../text/ascii-address.ts';
import { wellFormed } from '../text/well-formed.ts';

/** The data of a calendar link. */
export interface CalendarEvent {
  /** Does not change when the event changes, so that a calendar updates its entry. */
  readonly uid: string;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  /** Null when it has only a start. */
  readonly end: number | null;
  readonly location: Pick<ItemLocation, 'addressLine1' | 'addressLine2' | 'addressCountry'> | null;
  /** Absolute address of the event's page. */
  readonly url: string;
  /** Plain text. */
  readonly description: string;
  readonly updatedOn: number;
}

/** Both lines of the address and the country, those that exist, joined by commas. spec: site-platform 7 */
export function calendarLocation(location: CalendarEvent['location']): string {
  if (location === null) return '';
  return [location.addressLine1, location.addressLine2, location.addressCountry]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** UTC in the basic format, e.g. 20260302T150000Z. Years outside 0 to 9999 cannot be expressed: ''. */
export function utcStamp(milliseconds: number): string {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < 0 || year > 9999) return '';
  return date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Whether both times are on the same day in UTC. spec: site-platform 4 */
export function isSameDay(start: number, end: number): boolean {
  return new Date(start).toISOString().slice(0, 10) === new Date(end).toISOString().slice(0, 10);
}

/** Percent-encoded; a lone surrogate becomes the replacement character. */
const encode = (text: string): string => encodeURIComponent(wellFormed(text));

/** The address that opens Google's calendar with the event filled in. spec: site-platform 7 */
export function googleCalendarUrl(
  event: Pick<CalendarEvent, 'title' | 'start' | 'end' | 'location'>,
): string {
  const start = utcStamp(event.start);
  const end = utcStamp(event.end ?? event.start);
  const location = calendarLocation(event.location);
  return (
    'https://www.google.com/calendar/event?action=TEMPLATE' +
    `&text=${encode(event.title)}&dates=${start}/${end}` +
    (location === '' ? '' : `&location=${encode(location)}`)
  );
}

/** Text in an iCalendar value (RFC 5545, 3.3.11). */
function escapeValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Cuts a line into pieces of at most 75 bytes, between characters (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/**
 * The lines of one event in a calendar (text/calendar), each with a line break; '' for a start that the format cannot
 * express. The end is included only when it is after the start: programs refuse the whole file otherwise (RFC 5545,
 * 3.6.1). spec: site-platform 7
 */
export function calendarEntry(event: CalendarEvent): string {
  const location = calendarLocation(event.location);
  const start = utcStamp(event.start);
  const end = event.end === null ? '' : utcStamp(event.end);
  if (start === '') return '';
  const lines = [
    'BEGIN:VEVENT',
    `UID:${escapeValue(event.uid)}`,
    `DTSTAMP:${utcStamp(event.updatedOn)}`,
    `DTSTART:${start}`,
    ...(end > start ? [`DTEND:${end}`] : []),
    `SUMMARY:${escapeValue(event.title)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeValue(location)}`]),
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapeValue(event.description)}`]),
    ...(event.url === '' ? [] : [`URL:${asciiAddress(event.url)}`]),
    'END:VEVENT',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The lines before the entries of a calendar. `name` is its title in a subscribing program; '' for a single event. */
export function calendarStart(name: string): string {
  const called = escapeValue(name);
  const names = called === '' ? [] : [`NAME:${called}`, `X-WR-CALNAME:${called}`];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vitrine//EN', 'CALSCALE:GREGORIAN', ...names]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}
/** The lines after the entries. */
export const calendarEnd = 'END:VCALENDAR\r\n';
