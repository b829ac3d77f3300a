import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { itemQueryKey } from '../block.ts';
import { monthSpan, shownMonth, shiftMonth, weeksOf } from './calendar-month.ts';
import { CalendarBlock, monthQuery } from './calendar.render.tsx';
import { calendarSchema } from './calendar.schema.ts';

const timeZone = 'America/New_York';
const now = Date.UTC(2026, 10, 21, 15);
const page = { month: null, now, timeZone };

describe('the month a calendar shows', () => {
  test('is the current one, in the time zone of the site', () => {
    expect(shownMonth({ ...page, now: Date.UTC(2026, 11, 1, 3) })).toEqual({ year: 2026, month: 11 });
  });

  test.each([
    ['2027-02', { year: 2027, month: 2 }],
    ['2021-11', { year: 2021, month: 11 }],
    ['2021-10', { year: 2026, month: 11 }],
    ['2026-13', { year: 2026, month: 11 }],
    ['9999-01', { year: 2026, month: 11 }],
    ['<b>', { year: 2026, month: 11 }],
  ])('requested as %s is %j', (month, shown) => {
    expect(shownMonth({ ...page, month })).toEqual(shown);
  });

  test('is limited to five years from today, across years', () => {
    expect(shiftMonth({ year: 2026, month: 12 }, 1, page)).toBe('2027-01');
    expect(shiftMonth({ year: 2026, month: 1 }, -1, page)).toBe('2025-12');
    expect(shiftMonth({ year: 2031, month: 11 }, 1, page)).toBeNull();
  });

  test('begins and ends at local midnight, across a daylight saving change', () => {
    expect(monthSpan({ year: 2026, month: 11 }, timeZone)).toEqual({
      from: Date.UTC(2026, 10, 1, 4),
      to: Date.UTC(2026, 11, 1, 5),
    });
  });

  test('has whole weeks from the configured first day', () => {
    expect(weeksOf({ year: 2026, month: 11 }, 'sunday')[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weeksOf({ year: 2026, month: 11 }, 'monday')[0]).toEqual([null, null, null, null, null, null, 1]);
    expect(weeksOf({ year: 2027, month: 2 }, 'monday')).toHaveLength(4);
  });
});

const draw = (events: readonly ItemView[], change: object = {}, month?: string): string => {
  const props = calendarSchema.parse({ collectionId: '0199aaaa-0000-7000-8000-0000000000c1', ...change });
  const query = monthQuery(props, { ...page, month: month ?? null });
  const data = someData({
    items: new Map([[itemQueryKey(query), events]]),
    ...(month === undefined ? {} : { month }),
    site: { now },
  });
  return renderToStaticMarkup(<CalendarBlock {...aPlace(props, data)} />);
};
const evening = anItem({
  title: 'Open <kiln>',
  fullUrl: '/events/open',
  startDate: Date.UTC(2026, 10, 29, 1),
});

const fair = (from: number, to: number) =>
  anItem({ title: 'Fair', fullUrl: '/events/fair', startDate: from, endDate: to });

const days = (html: string): string[] =>
  [...html.matchAll(/dateTime="2026-11-(\d\d)"[^>]*>\d+<\/time><ul/g)].map(([, day = '']) => day);

describe('a calendar', () => {
  test('is a table with each event on its local day', () => {
    const html = draw([evening]);
    expect(html).toContain('<caption>November 2026</caption>');
    expect(html).toContain('<th scope="col" abbr="Sunday">Sun</th>');
    expect(html).toMatch(
      /dateTime="2026-11-28"[^>]*>28<\/time><ul[^>]*><li><a href="\/events\/open">Open &lt;kiln&gt;<\/a>/,
    );
    expect(html).toContain('8:00');
  });

  test('shows an event of several days on each of them, with its time on the first', () => {
    const html = draw([fair(Date.UTC(2026, 10, 6, 15), Date.UTC(2026, 10, 8, 22))]);
    expect(days(html)).toEqual(['06', '07', '08']);
    expect(html.match(/calendar__time/g)).toHaveLength(1);
    const over = fair(Date.UTC(2026, 9, 30, 15), Date.UTC(2026, 10, 3, 5));
    expect(days(draw([over])), 'it ends with the second').toEqual(['01', '02']);
    expect(draw([over])).not.toContain('calendar__time');
    const night = fair(Date.UTC(2026, 10, 29, 1), Date.UTC(2026, 10, 29, 7));
    expect(days(draw([night])), 'an evening stays one').toEqual(['28']);
    const before = fair(Date.UTC(2026, 10, 1, 1), Date.UTC(2026, 10, 1, 6));
    expect(draw([before]), 'the last evening of October').toContain('Nothing is planned');
  });

  test('links to the previous and the next month', () => {
    const html = draw([], {}, '2026-12');
    expect(html).toContain('<caption>December 2026</caption>');
    expect(html).toContain('href="?month=2026-11"');
    expect(html).toContain('href="?month=2027-01"');
  });

  test('shows a message when nothing is planned', () => {
    expect(draw([])).toContain('Nothing is planned in this month.');
  });

  test('begins its weeks on a Monday when configured', () => {
    expect(draw([], { firstDay: 'monday', title: '<img src=x>' })).toMatch(
      /&lt;img.*<tr><th scope="col" abbr="Monday">/,
    );
  });
});
