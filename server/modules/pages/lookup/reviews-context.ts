import { decimalText } from '@vitrine/domain/money/decimal-text.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { type Locale, plural } from '@vitrine/domain/text/locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formatDay } from '@vitrine/blocks/summary/format-day.ts';
import type { ProductReviews } from '../../reviews/index.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';

const spoken = (rating: number, locale: Locale): string =>
  fillText(productPageText(locale).starsSpoken, { rating: decimalText(rating, locale) });

/** The reviews of a product for its page; empty where there are none, so that neither tab nor anchor shows. */
export function reviewsContext(site: Site, { count, average, reviews }: ProductReviews): ContextObject {
  const text = productPageText(site.locale);
  if (count === 0) return {};
  const { language, timeZone } = site.settings;
  return {
    reviews: {
      title: text.reviews,
      descriptionTitle: text.description,
      count,
      countText: fillText(plural(site.locale, count, text.reviewCount), { n: count }),
      average,
      averageText: decimalText(average.toFixed(1), site.locale),
      averageSpoken: spoken(average, site.locale),
      reviews: reviews.map((review) => ({
        id: review.id,
        author: review.authorName,
        rating: review.rating,
        ratingSpoken: spoken(review.rating, site.locale),
        headline: review.title,
        body: review.body,
        day: formatDay(review.createdOn, language, timeZone),
      })),
    },
  };
}

/** schema.org AggregateRating, for the product's structured data. */
export function ratingData({ count, average }: ProductReviews): object {
  return count === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } };
}
