import type { ItemView } from '@vitrine/contracts/content.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { isOnSale, isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { Picture } from '../picture.tsx';
import { ProductPrice } from '../product/product-price.render.tsx';

/** A product in a grid: picture, name, price, and a mark when it is sold out or on sale. */
export function ProductCard(props: {
  readonly item: ItemView;
  readonly currency: CurrencyCode;
  readonly sizes: string;
  readonly isFirst: boolean;
}) {
  const { item, currency, sizes, isFirst } = props;
  const { product } = item;
  const soldOut = product !== null && isSoldOut(product);
  const mark = soldOut ? text.soldOut : product !== null && isOnSale(product) ? text.sale : null;
  return (
    <article className={soldOut ? 'card is-sold-out' : 'card'}>
      <div className="card__picture">
        {item.mainImage === null ? null : (
          // The name beside the picture says the same.
          <Picture picture={item.mainImage} sizes={sizes} ratio="4:5" isFirst={isFirst} altText="" />
        )}
      </div>
      <div className="card__words">
        <h3 className="card__title">
          <a href={item.fullUrl}>{item.title}</a>
        </h3>
        {product === null ? null : (
          <p className="product-price">
            <ProductPrice product={product} currency={currency} variant={null} />
          </p>
        )}
        {mark === null ? null : (
          <p className={soldOut ? 'product-mark sold-out' : 'product-mark sale'}>{mark}</p>
        )}
      </div>
    </article>
  );
}
