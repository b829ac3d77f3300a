import { useLocale } from '../../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import type { ReactNode } from 'react';
import type { ReviewProductsProps, ReviewableProduct } from './reviews.props.ts';

function Product({ product }: { readonly product: ReviewableProduct }): ReactNode {
  const locale = useLocale();
  const text = reviewsText(locale);
  const { name, pictureUrl, url, rating } = product;
  const spoken = fillText(productPageText(locale).starsSpoken, { rating: rating ?? 0 });
  return (
    <li className="reviews-page__product">
      {pictureUrl === null ? null : <img src={pictureUrl} alt="" width={88} height={88} />}
      <div className="reviews-page__words">
        <h2 className="reviews-page__name">{name}</h2>
        {rating !== null && <p className="field__hint">{fillText(text.yourStars, { stars: spoken })}</p>}
        {url === null ? (
          <p className="field__hint">{text.productGone}</p>
        ) : (
          <a
            className="button button--quiet"
            href={url}
            aria-label={fillText(rating === null ? text.writeOf : text.editOf, { product: name })}
          >
            {rating === null ? text.write : text.edit}
          </a>
        )}
      </div>
    </li>
  );
}

/** The products of an order, each with the way to its review. */
export function ReviewProducts({ products, notice }: ReviewProductsProps): ReactNode {
  const text = reviewsText(useLocale());
  return (
    <section className="reviews-page">
      <h1 className="reviews-page__title">{text.pageTitle}</h1>
      {notice === '' ? <p>{text.pageIntro}</p> : <output className="notice">{notice}</output>}
      <ul className="reviews-page__products">
        {products.map((product) => (
          <Product key={product.itemId} product={product} />
        ))}
      </ul>
      <p>
        <a className="link-button" href="/">
          {text.toShop}
        </a>
      </p>
    </section>
  );
}
