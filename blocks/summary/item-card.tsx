import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { useLocale } from '../locale.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { commentCountText } from '@vitrine/domain/comment/comments-open.ts';
import { itemUrl } from '@vitrine/domain/content/item-url.ts';
import { isOnSale, isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import type { BlockSite } from '../block.ts';
import { Picture } from '../picture.tsx';
import { ProductPrice } from '../views/product/product-price.render.tsx';
import { formatDay, formatTime, isoDay } from './format-day.ts';
import type { SummaryFact } from './summary.schema.ts';

const EVENT = 12;

export interface ItemCardProps {
  readonly item: ItemView;
  readonly site: BlockSite;
  readonly shows: ReadonlySet<SummaryFact>;
  readonly sizes: string;
  readonly ratio: string;
  readonly isFirst: boolean;
  readonly readMore: string;
}

/** An item in a grid, on a wall, in a strip or in a list: its picture, its facts and its title as a link. */
export function ItemCard(props: ItemCardProps): ReactNode {
  const { item, shows, readMore } = props;
  const { product } = item;
  return (
    <article className={product !== null && isSoldOut(product) ? 'card is-sold-out' : 'card'}>
      {shows.has('picture') ? (
        <div className="card__picture">
          {item.mainImage === null ? null : (
            // The title next to the picture says the same.
            <Picture
              picture={item.mainImage}
              sizes={props.sizes}
              ratio={props.ratio}
              isFirst={props.isFirst}
              altText=""
            />
          )}
        </div>
      ) : null}
      <div className="card__words">
        <Origin {...props} />
        <h3 className={shows.has('title') ? 'card__title' : 'card__title visually-hidden'}>
          <a href={itemUrl(item)}>{item.title}</a>
        </h3>
        {product !== null && shows.has('price') ? <Price product={product} site={props.site} /> : null}
        {shows.has('excerpt') && item.excerpt !== '' ? (
          // Excerpts are HTML sanitised by the server.
          <div className="card__text" dangerouslySetInnerHTML={{ __html: item.excerpt }} />
        ) : null}
        <Ending {...props} />
        {/* The whole card is the title's link: this text is decorative. */}
        {readMore === '' ? null : (
          <p className="card__more" aria-hidden="true">
            {readMore}
          </p>
        )}
      </div>
    </article>
  );
}

/** When, where and by whom: above the title. */
function Origin({ item, site, shows }: ItemCardProps): ReactNode {
  const text = blocksText(useLocale());
  const at = item.startDate ?? item.publishOn;
  const isEvent = item.recordType === EVENT;
  const parts = [
    ...(shows.has('date')
      ? [
          <time key="date" dateTime={isoDay(at, site.timeZone)}>
            {formatDay(at, site.language, site.timeZone)}
            {isEvent ? `, ${formatTime(at, site.language, site.timeZone)}` : ''}
          </time>,
        ]
      : []),
    ...(shows.has('location') && isEvent ? [item.location?.addressLine1 ?? ''] : []),
    ...(shows.has('author') && item.author !== null
      ? [fillText(text.by, { author: item.author.displayName })]
      : []),
    ...(shows.has('category') ? [item.categories.join(', ')] : []),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p className="card__meta">{parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</p>
  );
}

function Ending({ item, shows }: ItemCardProps): ReactNode {
  const locale = useLocale();
  const parts = [
    ...(shows.has('location') && item.recordType !== EVENT ? [item.location?.addressLine1 ?? ''] : []),
    ...(shows.has('tags') ? [item.tags.join(', ')] : []),
    ...(shows.has('comments') ? [commentCountText(item.publicCommentCount, locale)] : []),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <p className="card__meta">{parts.join(' · ')}</p>;
}

function Price({ product, site }: { readonly product: Product; readonly site: BlockSite }): ReactNode {
  const commerce = commerceText(useLocale());
  const soldOut = isSoldOut(product);
  const mark = soldOut ? commerce.soldOut : isOnSale(product) ? commerce.sale : null;
  return (
    <>
      <p className="product-price">
        <ProductPrice product={product} currency={site.currency} variant={null} />
      </p>
      {mark === null ? null : (
        <p className={soldOut ? 'product-mark sold-out' : 'product-mark sale'}>{mark}</p>
      )}
    </>
  );
}
