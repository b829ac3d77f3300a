import type { ItemView } from '@vitrine/contracts/content.ts';
import { itemQueryKey, type BlockRenderProps, type BlockSite } from '../block.ts';
import { EventRow } from './event-row.tsx';
import { PostCard } from './post-card.tsx';
import { ProductCard } from './product-card.tsx';
import type { SummaryProps } from './summary.schema.ts';

const EVENT = 12;

/** Some items of a collection; nothing at all while it has none. */
export function SummaryBlock({ props, data, isFirstPicture }: BlockRenderProps<SummaryProps>) {
  const items = data.items.get(itemQueryKey(props)) ?? [];
  const [first] = items;
  if (first === undefined) return null;
  const isList = props.layout === 'list' || first.recordType === EVENT;
  const phone = first.product === null ? '100vw' : '50vw';
  const share = Math.round(100 / props.columns);
  const sizes = `(max-width: 47.99em) ${phone}, (max-width: 85em) ${share}vw, ${Math.round(1280 / props.columns)}px`;
  return (
    <div className="summary">
      {props.title === '' && props.more === null ? null : (
        <div className="summary__head">
          {props.title === '' ? null : <h2>{props.title}</h2>}
          {props.more === null ? null : (
            <a className="quiet-link" href={props.more.href}>
              {props.more.label}
            </a>
          )}
        </div>
      )}
      <ul
        className={isList ? 'event-list' : 'cards'}
        data-columns={isList ? undefined : props.columns}
        data-kind={first.product === null ? 'posts' : 'products'}
      >
        {items.map((item, index) => (
          <li key={item.id}>
            <SummaryItem
              item={item}
              site={data.site}
              sizes={sizes}
              isList={isList}
              isFirst={isFirstPicture && index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SummaryItem(props: {
  readonly item: ItemView;
  readonly site: BlockSite;
  readonly sizes: string;
  readonly isList: boolean;
  readonly isFirst: boolean;
}) {
  const { item, site, sizes, isList, isFirst } = props;
  if (isList) return <EventRow item={item} site={site} />;
  if (item.product !== null) {
    return <ProductCard item={item} currency={site.currency} sizes={sizes} isFirst={isFirst} />;
  }
  return <PostCard item={item} site={site} sizes={sizes} isFirst={isFirst} />;
}
