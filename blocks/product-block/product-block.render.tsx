import { swatchesOf } from '@vitrine/domain/product/swatches.ts';
import { itemQueryKey, type BlockRenderProps, type ItemQuery } from '../block.ts';
import { Island } from '../island.tsx';
import { columnSizes } from '../picture-attributes.ts';
import { Picture } from '../picture.tsx';
import type { ProductPurchaseProps } from '../views/product/product-purchase.props.ts';
import { WholeProductPurchase } from '../views/product/whole-product-purchase.tsx';
import type { ProductBlockProps } from './product-block.schema.ts';

export function productBlockQuery({ itemId }: ProductBlockProps): ItemQuery {
  return { collectionId: itemId, limit: 1, tag: null, itemIds: [itemId] };
}

/** A product placed on any page; nothing while it is not published. spec: storefront-commerce 2 "Product block" */
export function ProductBlock({ props, data, span, isFirstPicture }: BlockRenderProps<ProductBlockProps>) {
  const item = data.items.get(itemQueryKey(productBlockQuery(props)))?.[0];
  if (item === undefined || item.product === null) return null;
  const { site } = data;
  const purchase: ProductPurchaseProps = {
    websiteId: site.websiteId,
    product: item.product,
    currency: site.currency,
    swatches: swatchesOf(item.product, item.images),
    fullUrl: item.fullUrl,
    store: site.store,
  };
  const isSideBySide = props.layout === 'beside';
  return (
    <article className="product-block" data-layout={props.layout} data-add-place="block">
      {item.mainImage === null ? null : (
        <a className="product-block__picture" href={item.fullUrl} tabIndex={-1} aria-hidden="true">
          <Picture
            picture={item.mainImage}
            sizes={columnSizes(isSideBySide ? Math.ceil(span / 2) : span, false)}
            ratio="4:5"
            isFirst={isFirstPicture}
            altText=""
          />
        </a>
      )}
      <div className="product-block__side">
        {props.eyebrow === '' ? null : <p className="product-block__eyebrow">{props.eyebrow}</p>}
        <h2 className="product-block__title">
          <a href={item.fullUrl}>{item.title}</a>
        </h2>
        {props.showsText && item.excerpt !== '' ? (
          // Excerpts are HTML sanitised by the server, as in text blocks.
          <div className="product-block__text text" dangerouslySetInnerHTML={{ __html: item.excerpt }} />
        ) : null}
        <Island name="product-purchase" load="touch" props={purchase}>
          <WholeProductPurchase {...purchase} />
        </Island>
      </div>
    </article>
  );
}
