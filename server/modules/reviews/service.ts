import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import {
  insertReview,
  type PublishedReview,
  selectPublished,
  selectReviewedItems,
  selectSum,
} from './repository.ts';

/** Most reviews on a product's page. */
const MAX_SHOWN = 24;

/** The public reviews of a product. */
export interface ProductReviews {
  readonly count: number;
  /** 1 to 5, to one decimal; 0 without reviews. */
  readonly average: number;
  /** The newest, at most `MAX_SHOWN`. */
  readonly reviews: readonly PublishedReview[];
}

/** The published reviews of a product. spec: storefront-commerce 4, 7 */
export async function reviewsOf(db: Queryable, websiteId: string, itemId: string): Promise<ProductReviews> {
  const reviews = await selectPublished(db, websiteId, itemId, MAX_SHOWN);
  if (reviews.length === 0) return { count: 0, average: 0, reviews };
  // Usually these are all the reviews.
  const { count, average } =
    reviews.length < MAX_SHOWN
      ? {
          count: reviews.length,
          average: reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
        }
      : await selectSum(db, websiteId, itemId);
  return { count, average: Math.round(average * 10) / 10, reviews };
}

/** No reviews at all. */
export const noReviews: ProductReviews = { count: 0, average: 0, reviews: [] };

/** Items with published reviews. Publishing one raises the site's revision, so a result can be cached until then. */
export async function reviewedItems(db: Queryable, websiteId: string): Promise<ReadonlySet<string>> {
  return new Set(await selectReviewedItems(db, websiteId));
}

export interface NewReview {
  readonly itemId: string;
  /** The order that proves the purchase; null for a review imported by the owner. */
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
