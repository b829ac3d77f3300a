import { REVIEWS_PER_PAGE } from '@vitrine/domain/review/review-limits.ts';
import type { StarCount } from '@vitrine/domain/review/review-sum.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferInsert;

export interface PublishedReview {
  readonly id: string;
  readonly authorName: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  /** Whether an order proves the purchase. */
  readonly isVerified: boolean;
  /** What the shop answers; '' for nothing. */
  readonly answer: string;
  readonly pictureIds: readonly string[];
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
}

/** Which of a product's reviews are shown: a page of them, from 1, of all or of those with a number of stars. */
export interface ReviewsRequest {
  readonly page: number;
  readonly stars: number | null;
}

/** A page of the published reviews of an item, the newest first. */
export function selectPublished(
  db: Queryable,
  websiteId: string,
  itemId: string,
  { page, stars }: ReviewsRequest,
): Promise<readonly PublishedReview[]> {
  const ofStars = stars === null ? '' : 'and rating = $4';
  return runNamed<PublishedReview & Record<string, unknown>>(
    db,
    {
      name: stars === null ? 'reviews-published' : 'reviews-published-stars',
      // Those before the page are counted in an index alone.
      text: `with page as (
          select id, created_on from reviews
          where website_id = $1 and item_id = $2 and status = 'published' ${ofStars}
          order by created_on desc, id desc limit ${REVIEWS_PER_PAGE} offset $3
        )
        select r.id, r.author_name as "authorName", r.rating, r.title, r.body, r.order_id is not null as "isVerified",
          r.answer, (extract(epoch from r.created_on) * 1000)::float8 as "createdOn",
          array(select p.asset_id::text from review_pictures p
            where p.website_id = $1 and p.review_id = r.id order by p.id) as "pictureIds"
        from page join reviews r on r.website_id = $1 and r.id = page.id
        order by page.created_on desc, page.id desc`,
    },
    [websiteId, itemId, (page - 1) * REVIEWS_PER_PAGE, ...(stars === null ? [] : [stars])],
  );
}

/** How many published reviews of an item have each number of stars, by `reviews_of_item_by_stars` alone. */
export function selectStarCounts(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<readonly StarCount[]> {
  return runNamed(
    db,
    {
      name: 'reviews-stars',
      text: `select rating, count(*)::int as count, count(order_id)::int as verified from reviews
        where website_id = $1 and item_id = $2 and status = 'published' group by rating order by rating desc`,
    },
    [websiteId, itemId],
  );
}

/** Items of a website that have published reviews: from item to item in the index, so that it does not read each review. */
export async function selectReviewedItems(db: Queryable, websiteId: string): Promise<readonly string[]> {
  const rows = await runNamed<{ itemId: string }>(
    db,
    {
      name: 'reviews-items',
      text: `with recursive reviewed as (
          (select item_id from reviews where website_id = $1 order by item_id limit 1)
          union all
          select (select r.item_id from reviews r where r.website_id = $1 and r.item_id > v.item_id
            order by r.item_id limit 1)
          from reviewed v where v.item_id is not null
        )
        select v.item_id as "itemId" from reviewed v where exists (
          select from reviews r where r.website_id = $1 and r.item_id = v.item_id and r.status = 'published')`,
    },
    [websiteId],
  );
  return rows.map(({ itemId }) => itemId);
}

export async function insertReview(db: Queryable, row: ReviewRow): Promise<void> {
  await db.insert(reviews).values(row);
}
