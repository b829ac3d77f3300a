import { expect, it } from 'vitest';
import {
  announcementOf,
  announcementState,
  announcementTurns,
  isClockTime,
  standsOn,
  wordsIn,
} from './announcement.ts';

const bar = { isOn: true, html: '<p>Free delivery</p>' };
const state = (settings: object, at: string, timeZone = 'Europe/Berlin') =>
  announcementState(announcementOf({ announcement: { ...bar, ...settings } }), {
    now: Date.parse(at),
    timeZone,
  });

it('is shown between its two times on the clock of the site', () => {
  const planned = { startsAt: '2026-11-20T09:00', endsAt: '2026-11-27T00:00' };
  // Berlin is an hour ahead of UTC in November.
  expect(state(planned, '2026-11-20T07:59:59Z')).toBe('planned');
  expect(state(planned, '2026-11-20T08:00:00Z')).toBe('shown');
  expect(state(planned, '2026-11-26T22:59:59Z')).toBe('shown');
  expect(state(planned, '2026-11-26T23:00:00Z')).toBe('over');
  expect(state(planned, '2026-11-20T08:00:00Z', 'America/New_York')).toBe('planned');
});

it('is shown at once, and without an end, unless it says otherwise', () => {
  expect(state({}, '2026-01-01T00:00:00Z')).toBe('shown');
  expect(state({ isOn: false }, '2026-01-01T00:00:00Z')).toBe('off');
  expect(state({ html: '<p>&nbsp;</p>' }, '2026-01-01T00:00:00Z')).toBe('off');
});

it('turns at its times, and never while it is off', () => {
  const settings = announcementOf({ announcement: { ...bar, startsAt: '2026-11-20T09:00' } });
  expect(announcementTurns(settings, 'UTC')).toEqual([Date.parse('2026-11-20T09:00Z')]);
  expect(announcementTurns({ ...settings, isOn: false }, 'UTC')).toEqual([]);
  expect(announcementTurns({ ...settings, startsAt: 'soon' }, 'UTC')).toEqual([]);
});

it('stands on all pages, on the home page, or on those that were chosen', () => {
  const about = { isHome: false, pageId: 'about' };
  const home = { isHome: true, pageId: 'home' };
  const cart = { isHome: false, pageId: null };
  const on = (pages: 'all' | 'home' | 'chosen') =>
    [about, home, cart].map((page) => standsOn({ pages, pageIds: ['about'] }, page));
  expect(on('all')).toEqual([true, true, true]);
  expect(on('home')).toEqual([false, true, false]);
  expect(on('chosen')).toEqual([true, false, false]);
});

it.each(['2026-02-30T10:00', '2026-1-1T10:00', '2026-01-01T25:00', '2026-01-01', 'x2026-01-01T10:00'])(
  'takes %s for no time of a clock',
  (value) => expect(isClockTime(value)).toBe(false),
);

it('counts the words of HTML, not its tags', () => {
  expect(wordsIn('<p>Free <strong>delivery</strong> &amp; more</p>')).toBe('Free delivery · more');
  expect(wordsIn('<p></p><br>&nbsp;')).toBe('');
});
