import { expect, it } from 'vitest';
import { timeSince } from './time-since.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 'less than a minute ago'],
  [minute - 1, 'less than a minute ago'],
  [minute, 'about a minute ago'],
  [2 * minute, 'about 2 minutes ago'],
  [hour - 1, 'about 59 minutes ago'],
  [hour, 'about an hour ago'],
  [23 * hour, 'about 23 hours ago'],
  [day, 'about a day ago'],
  [6 * day, 'about 6 days ago'],
  [7 * day, 'about a week ago'],
  [29 * day, 'about 4 weeks ago'],
  [30 * day, 'about a month ago'],
  [60 * day, 'about 2 months ago'],
  [364 * day, 'about 12 months ago'],
  [365 * day, 'about a year ago'],
  [730 * day, 'about 2 years ago'],
  [-day, 'less than a minute ago'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(timeSince(milliseconds, 'en')).toBe(words);
});

it.each([
  ['de', 'vor weniger als einer Minute', 'vor 1 Tag', 'vor 3 Wochen'],
  ['fr', 'il y a moins d’une minute', 'il y a 1 jour', 'il y a 3 semaines'],
  ['es', 'hace menos de un minuto', 'hace 1 día', 'hace 3 semanas'],
] as const)('is written in %s', (locale, ...words) => {
  expect([0, day, 25 * day].map((milliseconds) => timeSince(milliseconds, locale))).toEqual(words);
});
