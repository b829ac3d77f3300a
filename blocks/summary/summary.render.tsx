import type { ItemView } from '@vitrine/contracts/content.ts';
import type { ReactNode } from 'react';
import { itemQueryKey, type BlockRenderProps } from '../block.ts';
import { EventRow } from './event-row.tsx';
import { ItemCard } from './item-card.tsx';
import { summaryQuery } from './summary-query.ts';
import type { SummaryFact, SummaryProps } from './summary.schema.ts';

const EVENT = 12;

/** Some items of a collection; renders nothing while it has none. */
export function SummaryBlock({ props, data, isFirstPicture }: BlockRenderProps<SummaryProps>) {
  const items = data.items.get(itemQueryKey(summaryQuery(props))) ?? [];
  const [first] = items;
  if (first === undefined) return null;
  const layout = layoutOf(props, first);
  const shows = new Set(props.shows ?? usualFacts(first));
  const ratio = props.ratio === 'usual' ? usualRatio(props, first) : props.ratio;
  const list = (
    <ul
      className={layout === 'events' ? 'event-list' : layout === 'list' ? 'summary-list' : 'cards'}
      data-layout={layout === 'events' || layout === 'list' || layout === 'grid' ? undefined : layout}
      data-columns={layout === 'events' || layout === 'list' ? undefined : props.columns}
      data-kind={first.product === null ? 'posts' : 'products'}
    >
      {items.map((item, index) => (
        <li key={item.id}>
          {layout === 'events' ? (
            <EventRow item={item} site={data.site} />
          ) : (
            <ItemCard
              item={item}
              site={data.site}
              shows={shows}
              sizes={sizesOf(layout, props.columns, first)}
              ratio={ratio}
              isFirst={isFirstPicture && index === 0}
              readMore={props.readMore}
            />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="summary">
      <Head title={props.title} more={props.more} />
      {layout === 'carousel' ? (
        // Focusable, so that the strip can be scrolled with the keyboard.
        <section
          className="summary__strip"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={props.title === '' ? first.title : props.title}
        >
          {list}
        </section>
      ) : (
        list
      )}
    </div>
  );
}

function Head({ title, more }: Pick<SummaryProps, 'title' | 'more'>): ReactNode {
  if (title === '' && more === null) return null;
  return (
    <div className="summary__head">
      {title === '' ? null : <h2>{title}</h2>}
      {more === null ? null : (
        <a className="quiet-link" href={more.href}>
          {more.label}
        </a>
      )}
    </div>
  );
}

/** Events without configured facts are rows with a large day. */
function layoutOf({ layout, shows }: SummaryProps, first: ItemView): SummaryProps['layout'] | 'events' {
  const isEvents = first.recordType === EVENT && (layout === 'grid' || layout === 'list');
  return isEvents && shows === null ? 'events' : layout;
}

function usualFacts(first: ItemView): readonly SummaryFact[] {
  if (first.product !== null) return ['picture', 'title', 'price'];
  return first.recordType === EVENT
    ? ['picture', 'title', 'date', 'location']
    : ['picture', 'title', 'date', 'excerpt'];
}

function usualRatio({ layout }: SummaryProps, first: ItemView): string {
  if (layout === 'wall') return 'original';
  return first.product === null ? '3:2' : '4:5';
}

function sizesOf(layout: SummaryProps['layout'], columns: number, first: ItemView): string {
  if (layout === 'list') return '(max-width: 47.99em) 33vw, 15rem';
  if (layout === 'carousel') return '(max-width: 47.99em) 75vw, 20rem';
  const phone = first.product === null ? '100vw' : '50vw';
  const share = layout === 'autogrid' ? 4 : columns;
  return `(max-width: 47.99em) ${phone}, (max-width: 85em) ${Math.round(100 / share)}vw, ${Math.round(1280 / share)}px`;
}
