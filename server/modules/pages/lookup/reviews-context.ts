import * as text from '@vitrine/domain/text/en/product-page.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formatDay } from '@vitrine/blocks/summary/format-day.ts';
import type { ProductReviews } from '../../reviews/index.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';

const spoken = (rating: number): string => fillText(text.starsSpoken, { rating });

/** The reviews of a product for its page; empty where there are none, so that neither tab nor anchor shows. */
export function reviewsContext(site: Site, { count, average, reviews }: ProductReviews): ContextObject {
  if (count === 0) return {};
  const { language, timeZone } = site.settings;
  return {
    reviews: {
      title: text.reviews,
      descriptionTitle: text.description,
      count,
      countText: count === 1 ? text.reviewCountOne : fillText(text.reviewCountMany, { n: count }),
      average,
      averageText: average.toFixed(1),
      averageSpoken: spoken(average),
      reviews: reviews.map((review) => ({
        id: review.id,
        author: review.authorName,
        rating: review.rating,
        ratingSpoken: spoken(review.rating),
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
