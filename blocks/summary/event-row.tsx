import type { ItemView } from '@vitrine/contracts/content.ts';
import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import type { BlockSite } from '../block.ts';
import { dayParts, formatMoment, isoDay } from './format-day.ts';

/** An event as a row: its day, name, time and place. */
export function EventRow({ item, site }: { readonly item: ItemView; readonly site: BlockSite }) {
  const at = item.startDate ?? item.publishOn;
  const { day, month } = dayParts(at, site.language, site.timeZone);
  const place = item.location?.addressLine1 ?? '';
  return (
    <article className="event-row">
      <time className="event-row__day" dateTime={isoDay(at, site.timeZone)}>
        <span className="event-row__number">{day}</span> <span className="event-row__month">{month}</span>
      </time>
      <div className="event-row__words">
        <h3 className="card__title">
          <a href={itemUrl(item)}>{item.title}</a>
        </h3>
        <p className="card__meta">
          {formatMoment(at, site.language, site.timeZone)}
          {place === '' ? '' : ` · ${place}`}
        </p>
      </div>
    </article>
  );
}
