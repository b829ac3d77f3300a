import { formats, type Golden, now } from './golden.ts';

const utc = { website: { timeZone: 'UTC' } };
const newYork = { website: { timeZone: 'America/New_York' } };
const day = 86_400_000;

/** 2026-03-02 15:04:05.006 UTC: Monday, day 61, ISO week 10, first quarter. */
const moment = now + 6;
const date = (format: string, html: string): Golden => formats('date', ` ${format}`, moment, html, utc);

/** Dates; English. */
export const dateFormatters: readonly Golden[] = [
  date('%a %A %b %B %h', 'Mon Monday Mar March Mar'),
  date('%c', 'Mon, Mar 2, 2026 3:04:05 PM UTC'),
  date('%C %d %e %j', '20 02  2 061'),
  date('%D %F %x %v', '03/02/26 2026-03-02 03/02/2026  2-Mar-2026'),
  date('%g %G %V', '26 2026 10'),
  date('%H %i %I %k %l', '15 3 03 15  3'),
  date('%m %M %S %N', '03 04 05 006000000'),
  date('%p %P %q', 'PM pm 1'),
  date('%r; %R; %T; %X', '3:04:05 PM; 15:04; 15:04:05; 03:04:05 PM'),
  date('%s', String(Date.UTC(2026, 2, 2, 15, 4, 5) / 1000)),
  // In this package weeks begin on Sunday, and the first week contains 1 January.
  date('%u %w %U %W', '1 1 10 10'),
  date('%y %Y %z %Z', '26 2026 +00:00 UTC'),
  date('a%tb%nc%%', 'a\tb\nc%'),
  formats('date', '', moment, '', utc),
  formats('date', ' %H:%M %z %Z', moment, '10:04 -05:00 EST', newYork),
  // The default time zone; an unknown name also uses the default.
  formats('date', ' %H %Z', moment, '10 EST'),
  formats('date', ' %H %Z', moment, '15 UTC', { website: { timeZone: 'Nowhere/Land' } }),
  // 1e18 ms are 11574074074.07 days after the Julian day 2440587.5, which begins at noon.
  {
    of: 'date',
    template: '[{a|date %F}]',
    json: { a: 1e18, ...utc },
    html: '[]',
    problems: [
      'RuntimeError: Unexpected Error error when executing VARIABLE: Julian day 11576514662 is outside the supported range of this library: Mon Jan  1 4713 B.C. to Fri Dec 31 8652 A.D.',
    ],
  },
  formats('datetime', '', moment, 'March 2, 2026', utc),
  formats('datetime', ' date:short time:short', moment, '3/2/26, 3:04\u202FPM', utc),
  formats('datetime', ' full', moment, 'Monday, March 2, 2026 at 3:04:05\u202FPM Greenwich Mean Time', utc),
  formats('datetime', ' EEEE', moment, 'Monday', utc),
  formats('datetime', ' Hmm', moment, '10:04'),
  formats('datetime', ' Hmm', moment, '15:04', { website: { timeZone: 'Nowhere/Land' } }),
  formats('datetime', ' date:medium', 'no date', '', utc),
  {
    of: 'datetime',
    template: '[{a|datetime full}]',
    json: { a: 1e18, ...utc },
    html: '[]',
    problems: [
      'RuntimeError: Unexpected Error error when executing VARIABLE: Julian day 11576514662 is outside the supported range of this library: Mon Jan  1 4713 B.C. to Fri Dec 31 8652 A.D.',
    ],
  },
  {
    of: 'datetime-interval',
    template: '{a,b|datetime-interval}',
    json: { a: moment, b: moment + 3 * day, ...utc },
    html: 'Mar 2\u2009–\u20095, 2026',
  },
  { of: 'datetime-interval', template: '[{a|datetime-interval}]', json: { a: moment, ...utc }, html: '[]' },
  formats('datetimefield', ':EEEE', moment, 'Monday', utc),
  formats('datetimefield', ' MMMM', moment, 'March', utc),
  formats('datetimefield', ' 1', moment, '', utc),
  formats('relative-time', '', now - 3 * day, '3 days ago'),
  formats('relative-time', '', now + 2 * 3_600_000, 'in 2 hours'),
  formats(
    'timesince',
    '',
    now - 59_000,
    `<span class="timesince" data-date="${now - 59_000}">less than a minute ago</span>`,
  ),
  formats(
    'timesince',
    '',
    now - 60 * day,
    `<span class="timesince" data-date="${now - 60 * day}">about 2 months ago</span>`,
  ),
  formats('timesince', '', 'no date', 'Invalid date.'),
  formats('humanizeDuration', '', 125_900, '2:05'),
  formats('humanizeDuration', '', 59_000, '0:59'),
];
