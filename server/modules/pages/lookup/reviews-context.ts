import { decimalText } from '@vitrine/domain/money/decimal-text.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import { type Locale, plural } from '@vitrine/domain/text/locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formatDay } from '@vitrine/blocks/summary/format-day.ts';
import type { ProductReviews, ShownReview } from '../../reviews/index.ts';
import { type ContextObject, pictureContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { addressOf } from './route.ts';

const spoken = (rating: number, locale: Locale): string =>
  fillText(productPageText(locale).starsSpoken, { rating: decimalText(rating, locale) });

/** The place of the reviews in the page. */
const ANCHOR = '#reviews';

/** One review. Every field is there, so that none is looked for further out. */
function reviewContext(site: Site, review: ShownReview): ContextObject {
  const { language, timeZone } = site.settings;
  const text = reviewsText(site.locale);
  return {
    id: review.id,
    author: review.authorName,
    rating: review.rating,
    ratingSpoken: spoken(review.rating, site.locale),
    headline: review.title,
    body: review.body,
    day: formatDay(review.createdOn, language, timeZone),
    verified: review.isVerified ? text.verified : '',
    pictures: review.pictures.map(pictureContext),
    answer:
      review.answer === ''
        ? null
        : { by: fillText(text.answerOf, { shop: site.title }), text: review.answer },
  };
}

/** Links to the reviews with a number of stars, and to all; none where all have the same. */
function filterContext(site: Site, path: string, { stars, request }: ProductReviews): ContextObject | null {
  if (stars.length < 2 && request.stars === null) return null;
  const { locale } = site;
  const text = reviewsText(locale);
  const link = (chosen: number | null, label: string) => ({
    label,
    url: addressOf(path, { reviews: { page: 1, stars: chosen } }) + ANCHOR,
    isChosen: request.stars === chosen,
  });
  return {
    label: text.filter,
    links: [
      link(null, text.allStars),
      ...stars.map(({ rating, count }) =>
        link(rating, fillText(plural(locale, rating, text.onlyStars), { n: rating, count })),
      ),
    ],
  };
}

/** Links to the pages before and after; none where there is one page. */
function pagesContext(
  site: Site,
  path: string,
  { request, pageCount }: ProductReviews,
): ContextObject | null {
  if (pageCount < 2) return null;
  const { page, stars } = request;
  const text = reviewsText(site.locale);
  const url = (to: number): string => addressOf(path, { reviews: { page: to, stars } }) + ANCHOR;
  return {
    label: text.pages,
    newer: page > 1 ? { label: text.newer, url: url(page - 1) } : null,
    older: page < pageCount ? { label: text.older, url: url(page + 1) } : null,
  };
}

/** The reviews of a product for its page; empty where there are none, so that neither tab nor anchor shows. */
export function reviewsContext(site: Site, path: string, reviews: ProductReviews): ContextObject {
  const text = productPageText(site.locale);
  const { count, average } = reviews;
  if (count === 0) return {};
  return {
    reviews: {
      title: text.reviews,
      descriptionTitle: text.description,
      count,
      countText: fillText(plural(site.locale, count, text.reviewCount), { n: count }),
      average,
      averageText: decimalText(average.toFixed(1), site.locale),
      averageSpoken: spoken(average, site.locale),
      starFilter: filterContext(site, path, reviews),
      reviewPages: pagesContext(site, path, reviews),
      noneText: reviews.reviews.length === 0 ? reviewsText(site.locale).noneWithStars : '',
      reviews: reviews.reviews.map((review) => reviewContext(site, review)),
    },
  };
}

/** Reviews that structured data names. */
const MAX_NAMED = 5;

/** schema.org AggregateRating and Review, for the product's structured data: of buyers only. */
export function ratingData({ verified, reviews }: ProductReviews): object {
  if (verified.count === 0) return {};
  const { count, average } = verified;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    review: reviews
      .filter(({ isVerified }) => isVerified)
      .slice(0, MAX_NAMED)
      .map(({ authorName, rating, title, body, createdOn }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: authorName },
        datePublished: new Date(createdOn).toISOString(),
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        ...(title === '' ? {} : { name: title }),
        ...(body === '' ? {} : { reviewBody: body }),
      })),
  };
}
