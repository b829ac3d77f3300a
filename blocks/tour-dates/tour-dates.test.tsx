import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { TourDatesBlock } from './tour-dates.render.tsx';
import { tourDatesSchema } from './tour-dates.schema.ts';

// In New York it is still the 20th.
const data = someData({ site: { now: Date.UTC(2026, 10, 21, 3) } });
const draw = (props: unknown): string =>
  renderToStaticMarkup(<TourDatesBlock {...aPlace(tourDatesSchema.parse(props), data)} />);

test('lists upcoming dates, soonest first, today included', () => {
  const html = draw({
    dates: [
      { date: '2026-12-02', venue: 'Later' },
      { date: '2026-11-20', venue: 'Today' },
      { date: '2026-11-19', venue: 'Over' },
    ],
  });
  expect(html).not.toContain('Over');
  expect(html.indexOf('Today')).toBeLessThan(html.indexOf('Later'));
  expect(html).toContain(
    '<span class="event-row__number">20</span> <span class="event-row__month">Nov</span>',
  );
});

test('links to tickets in a new window, or shows why not', () => {
  const html = draw({
    dates: [
      { date: '2026-12-02', venue: 'A', ticketHref: 'https://tickets.example/1' },
      { date: '2026-12-03', venue: 'B', ticketHref: 'https://tickets.example/2', status: 'sold-out' },
    ],
  });
  expect(html).toContain('href="https://tickets.example/1" target="_blank" rel="noopener noreferrer"');
  expect(html).toContain('for A, December 2, 2026');
  expect(html).not.toContain('tickets.example/2');
  expect(html).toContain('Sold out');
});

test('shows a message when there are no upcoming dates', () => {
  expect(draw({ dates: [] })).toContain('There are no dates at the moment.');
});

test('refuses an invalid date and a script, and shows markup as text', () => {
  expect(tourDatesSchema.safeParse({ dates: [{ date: '2026-02-30', venue: 'a' }] }).success).toBe(false);
  const script = { date: '2026-12-02', venue: 'a', ticketHref: 'javascript:alert(1)' };
  expect(tourDatesSchema.safeParse({ dates: [script] }).success).toBe(false);
  expect(draw({ dates: [{ date: '2026-12-02', venue: '<img src=x>', place: '<b>' }] })).not.toMatch(
    /<img|<b>/,
  );
});
