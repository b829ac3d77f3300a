import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { BlockRenderProps } from '../block.ts';
import { linkAttributes } from '../link-attributes.ts';
import { dayParts, formatDay, isoDay } from '../summary/format-day.ts';
import type { TourDatesProps } from './tour-dates.schema.ts';

type TourDate = TourDatesProps['dates'][number];

export function TourDatesBlock({ props, data }: BlockRenderProps<TourDatesProps>) {
  const { now, timeZone, language } = data.site;
  const text = blocksText(useLocale());
  const today = isoDay(now, timeZone);
  const dates = props.dates
    .filter(({ date }) => props.showsPast || date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return (
    <div className="tour-dates">
      {props.title === '' ? null : <h2>{props.title}</h2>}
      {dates.length === 0 ? (
        <p>{text.noDates}</p>
      ) : (
        <ul className="event-list">
          {dates.map((date, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <TourDateRow key={at} date={date} language={language} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TourDateRow({ date, language }: { readonly date: TourDate; readonly language: string }) {
  const text = blocksText(useLocale());
  const { venue, place, time, status, ticketHref } = date;
  const words = { 'sold-out': text.soldOut, cancelled: text.cancelled, free: text.free };
  // A day of the calendar wherever the reader is: read and written in UTC.
  const at = Date.parse(date.date);
  const { day, month } = dayParts(at, language, 'UTC');
  return (
    <li className="event-row tour-date" data-status={status}>
      <time className="event-row__day" dateTime={date.date}>
        <span className="event-row__number">{day}</span> <span className="event-row__month">{month}</span>
      </time>
      <div className="event-row__words">
        <h3 className="card__title">{venue}</h3>
        <p className="card__meta">{[place, time].filter((part) => part !== '').join(' · ')}</p>
      </div>
      {status !== 'tickets' ? (
        <p className="tour-date__status">{words[status]}</p>
      ) : ticketHref === null ? null : (
        <a className="button button--quiet" {...linkAttributes(ticketHref, /^https?:/iu.test(ticketHref))}>
          {text.tickets}
          <span className="visually-hidden">
            {' '}
            {fillText(text.ticketsFor, { venue, day: formatDay(at, language, 'UTC') })}
          </span>
        </a>
      )}
    </li>
  );
}
