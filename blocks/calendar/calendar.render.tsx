import { dateFormat } from '@vitrine/domain/time/date-formats.ts';
import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import { wallTimeAt } from '@vitrine/domain/time/wall-clock.ts';
import {
  itemQueryKey,
  type RequestedPage,
  type BlockRenderProps,
  type BlockSite,
  type ItemQuery,
} from '../block.ts';
import { monthSpan, shownMonth, shiftMonth, weeksOf, type CalendarMonth } from './calendar-month.ts';
import type { CalendarProps } from './calendar.schema.ts';

/** The events of the month a page shows. */
export function monthQuery({ collectionId }: CalendarProps, page: RequestedPage): ItemQuery {
  return { collectionId, limit: 100, tag: null, between: monthSpan(shownMonth(page), page.timeZone) };
}

export function CalendarBlock({ props, data }: BlockRenderProps<CalendarProps>) {
  const { site } = data;
  const text = blocksText(useLocale());
  const page: RequestedPage = { month: data.month ?? null, now: site.now, timeZone: site.timeZone };
  const shown = shownMonth(page);
  const events = data.items.get(itemQueryKey(monthQuery(props, page))) ?? [];
  const byDay = new Map<number, ItemView[]>();
  for (const event of events) {
    for (const day of daysOf(event, shown, site.timeZone)) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return (
    <div className="calendar">
      {props.title === '' ? null : <h2>{props.title}</h2>}
      <MonthLinks shown={shown} page={page} language={site.language} />
      <table>
        <caption>{monthName(shown, site.language)}</caption>
        <thead>
          <tr>
            {weekdays(props.firstDay, site.language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown, props.firstDay).map((week, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {week.map((day, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <Day
                  key={column}
                  day={day}
                  shown={shown}
                  site={site}
                  events={day === null ? [] : (byDay.get(day) ?? [])}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {byDay.size === 0 ? <p className="calendar__empty">{text.noEvents}</p> : null}
    </div>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** Days of the shown month an event is listed on: each day of a longer event, else its start. */
function daysOf(
  { startDate, endDate, publishOn }: ItemView,
  shown: CalendarMonth,
  timeZone: string,
): number[] {
  const start = startDate ?? publishOn;
  const end = endDate !== null && endDate - start > DAY ? endDate - 1 : start;
  const span = monthSpan(shown, timeZone);
  if (end < span.from || start >= span.to) return [];
  const first = wallTimeAt(Math.max(start, span.from), timeZone).day;
  const last = wallTimeAt(Math.min(end, span.to - 1), timeZone).day;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Whether an instant is on a day of the shown month, in the website's time zone. */
function beginsOn(moment: number, day: number, { year, month }: CalendarMonth, timeZone: string): boolean {
  const begins = wallTimeAt(moment, timeZone);
  return begins.day === day && begins.month === month && begins.year === year;
}

function Day(props: {
  readonly day: number | null;
  readonly shown: CalendarMonth;
  readonly events: readonly ItemView[];
  readonly site: BlockSite;
}) {
  const { day, shown, events, site } = props;
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, not a control
  if (day === null) return <td />;
  const at = instantOf(shown, day);
  const weekday = dateFormat(site.language, { weekday: 'short', timeZone: 'UTC' }).format(at);
  const time = dateFormat(site.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: site.timeZone,
  });
  return (
    <td className={events.length === 0 ? undefined : 'calendar__busy'}>
      <time
        className="calendar__day"
        dateTime={new Date(at).toISOString().slice(0, 10)}
        data-weekday={weekday}
      >
        {day}
      </time>
      {events.length === 0 ? null : (
        <ul className="calendar__events">
          {events.map((event) => (
            <li key={event.id}>
              <a href={itemUrl(event)}>{event.title}</a>
              {event.startDate === null || !beginsOn(event.startDate, day, shown, site.timeZone) ? null : (
                <span className="calendar__time"> {time.format(event.startDate)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function MonthLinks(props: {
  readonly shown: CalendarMonth;
  readonly page: RequestedPage;
  readonly language: string;
}) {
  const { shown, page, language } = props;
  const text = blocksText(useLocale());
  const before = shiftMonth(shown, -1, page);
  const after = shiftMonth(shown, 1, page);
  const link = (month: string, label: string, rel: string) => (
    <a href={`?month=${month}`} rel={`${rel} nofollow`}>
      <span className="visually-hidden">{label}: </span>
      {monthName({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }, language)}
    </a>
  );
  return (
    <p className="calendar__turn">
      {before === null ? <span /> : link(before, text.previousMonth, 'prev')}
      {after === null ? <span /> : link(after, text.nextMonth, 'next')}
    </p>
  );
}

function monthName({ year, month }: CalendarMonth, language: string): string {
  const format = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(instantOf({ year, month }, 1));
}

function weekdays(
  firstDay: CalendarProps['firstDay'],
  language: string,
): { readonly short: string; readonly long: string }[] {
  const short = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const long = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The 4th of January 1970 was a Sunday.
  const first = firstDay === 'sunday' ? 4 : 5;
  return Array.from({ length: 7 }, (_, at) => {
    const day = Date.UTC(1970, 0, first + at);
    return { short: short.format(day), long: long.format(day) };
  });
}

/** A day of the calendar, to be read and written in UTC. */
function instantOf({ year, month }: CalendarMonth, day: number): number {
  return Date.UTC(year, month - 1, day);
}
