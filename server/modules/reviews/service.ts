import type { PictureView } from '@vitrine/contracts/media.ts';
import { MAX_REVIEW_PAGE, REVIEWS_PER_PAGE } from '@vitrine/domain/review/review-limits.ts';
import {
  type ReviewSum,
  type StarCount,
  sumOfReviews,
  sumOfVerified,
} from '@vitrine/domain/review/review-sum.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesByIds } from '../media/index.ts';
import { bumpRevision } from '../websites/index.ts';
import {
  insertReview,
  type PublishedReview,
  type ReviewsRequest,
  selectPublished,
  selectReviewedItems,
  selectStarCounts,
} from './repository.ts';

/** A review as visitors see it. */
export interface ShownReview extends Omit<PublishedReview, 'pictureIds'> {
  readonly pictures: readonly PictureView[];
}

/** The public reviews of a product. */
export interface ProductReviews extends ReviewSum {
  /** Of these, those of buyers: what search engines may be given. */
  readonly verified: ReviewSum;
  /** How many have each number of stars, most stars first; those at zero are left out. */
  readonly stars: readonly StarCount[];
  /** What is shown of them. */
  readonly request: ReviewsRequest;
  readonly pageCount: number;
  /** The page, the newest first. */
  readonly reviews: readonly ShownReview[];
}

const firstPage: ReviewsRequest = { page: 1, stars: null };

/** No reviews at all. */
export const noReviews: ProductReviews = {
  count: 0,
  average: 0,
  verified: { count: 0, average: 0 },
  stars: [],
  request: firstPage,
  pageCount: 0,
  reviews: [],
};

/**
 * A page of the published reviews of a product, with the sum of all. Empty `reviews` for a page that there is not. spec:
 * storefront-commerce 4, 7
 */
export async function reviewsOf(
  db: Queryable,
  websiteId: string,
  itemId: string,
  request: ReviewsRequest = firstPage,
): Promise<ProductReviews> {
  const [stars, published] = await Promise.all([
    selectStarCounts(db, websiteId, itemId),
    selectPublished(db, websiteId, itemId, request),
  ]);
  const sum = sumOfReviews(stars);
  if (sum.count === 0) return noReviews;
  const pictures = await picturesByIds(
    { db },
    websiteId,
    published.flatMap(({ pictureIds }) => pictureIds),
  );
  const found =
    request.stars === null ? sum.count : (stars.find(({ rating }) => rating === request.stars)?.count ?? 0);
  return {
    ...sum,
    verified: sumOfVerified(stars),
    stars,
    request,
    pageCount: Math.min(MAX_REVIEW_PAGE, Math.ceil(found / REVIEWS_PER_PAGE)),
    reviews: published.map(({ pictureIds, ...review }) => ({
      ...review,
      pictures: pictureIds.flatMap((id) => pictures.get(id) ?? []),
    })),
  };
}

/** Items with published reviews. Publishing one raises the site's revision, so a result can be cached until then. */
export async function reviewedItems(db: Queryable, websiteId: string): Promise<ReadonlySet<string>> {
  return new Set(await selectReviewedItems(db, websiteId));
}

export interface NewReview {
  readonly itemId: string;
  /** The order that proves the purchase; null for a review without one. */
  readonly orderId: string | null;
  readonly authorName: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  /** Plain text. */
  readonly body: string;
  readonly status: 'pending' | 'published';
  readonly createdOn?: Date;
}

/** Stores a review; a published one shows within a second. Texts are truncated to the limits. */
export async function addReview(platform: Platform, websiteId: string, review: NewReview): Promise<string> {
  const now = platform.clock.now();
  const id = newId(now);
  await platform.db.transaction(async (tx) => {
    await insertReview(tx, {
      websiteId,
      id,
      itemId: review.itemId,
      orderId: review.orderId,
      authorName: review.authorName.slice(0, 100),
      rating: review.rating,
      title: review.title.slice(0, 200),
      body: review.body.slice(0, 5000),
      status: review.status,
      createdOn: review.createdOn ?? new Date(now),
    });
    if (review.status === 'published') await bumpRevision(tx, websiteId);
  });
  return id;
}
