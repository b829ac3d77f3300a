import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import { cutAtWord } from '@vitrine/domain/text/plain-text.ts';
import type { BlockRenderProps } from '../block.ts';
import { formatDay, isoDay } from '../summary/format-day.ts';
import type { RssProps } from './rss.schema.ts';

/** Characters of an entry's summary. */
const MAX_SUMMARY = 240;

export function RssBlock({ props, data }: BlockRenderProps<RssProps>) {
  const feed = data.feeds?.get(props.feedUrl);
  const { language, timeZone } = data.site;
  const text = blocksText(useLocale());
  const title = props.title === '' ? (feed?.title ?? '') : props.title;
  // A feed may contain any URL.
  const entries = (feed?.entries ?? []).filter(({ url }) => /^https?:\/\//iu.test(url)).slice(0, props.limit);
  return (
    <div className="feed">
      {props.showsTitle && title !== '' ? <h2>{title}</h2> : null}
      {entries.length === 0 ? (
        <p>{text.noPosts}</p>
      ) : (
        <ul className="feed__entries">
          {entries.map(({ title: name, url, publishedOn, summary }) => (
            <li key={url}>
              {props.showsDates && publishedOn !== null ? (
                <p className="card__meta">
                  <time dateTime={isoDay(publishedOn, timeZone)}>
                    {formatDay(publishedOn, language, timeZone)}
                  </time>
                </p>
              ) : null}
              <h3 className="card__title">
                <a href={url} rel="noopener">
                  {name === '' ? url : name}
                </a>
              </h3>
              {props.showsSummaries && summary !== '' ? (
                <p className="card__text">{cutAtWord(summary, MAX_SUMMARY)}</p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
