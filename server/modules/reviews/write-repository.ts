import type { ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import { MAX_REVIEW_PICTURES } from '@vitrine/domain/review/review-limits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** A product of a request: what a review is written of. */
export interface ReviewPlace {
  readonly websiteId: string;
  readonly requestId: string;
  readonly itemId: string;
}

/** A review as its buyer wrote it. */
export interface WrittenReview {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  readonly status: ReviewStatus;
  readonly [column: string]: unknown;
}

const keys = ({ websiteId, requestId, itemId }: ReviewPlace): string[] => [websiteId, requestId, itemId];

/** The review that was written of a product; null for none. */
export async function findWritten(db: Queryable, place: ReviewPlace): Promise<WrittenReview | null> {
  const rows = await runNamed<WrittenReview>(
    db,
    {
      name: 'reviews-written',
      text: `select id, rating, title, body, author_name as "authorName", status from reviews
        where website_id = $1 and request_id = $2 and item_id = $3`,
    },
    keys(place),
  );
  return rows[0] ?? null;
}

/** Locks a request until the transaction ends, so that a form that is sent twice makes one review. */
export async function lockRequest(db: Queryable, { websiteId, requestId }: ReviewPlace): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-lock-request',
      text: 'select from review_requests where website_id = $1 and id = $2 for update',
    },
    [websiteId, requestId],
  );
}

interface Words {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  readonly status: ReviewStatus;
  readonly now: Date;
}

export async function insertWritten(
  db: Queryable,
  place: ReviewPlace,
  review: Words & { readonly orderId: string },
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-insert-written',
      text: `insert into reviews (website_id, request_id, item_id, id, order_id, rating, title, body, author_name,
          status, created_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    },
    [
      ...keys(place),
      review.id,
      review.orderId,
      review.rating,
      review.title,
      review.body,
      review.authorName,
      review.status,
      review.now,
    ],
  );
}

export async function updateWritten(db: Queryable, place: ReviewPlace, review: Words): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-update-written',
      text: `update reviews set rating = $4, title = $5, body = $6, author_name = $7, status_on =
            case when status = $8 then status_on else $9::timestamptz end, status = $8, edited_on = $9::timestamptz
        where website_id = $1 and request_id = $2 and item_id = $3`,
    },
    [...keys(place), review.rating, review.title, review.body, review.authorName, review.status, review.now],
  );
}

/** The pictures that were sent of a product, in the order in which they were. */
export function selectPictures(
  db: Queryable,
  place: ReviewPlace,
): Promise<readonly { readonly id: string; readonly assetId: string }[]> {
  return runNamed(
    db,
    {
      name: 'reviews-pictures',
      text: `select id, asset_id as "assetId" from review_pictures
        where website_id = $1 and request_id = $2 and item_id = $3 order by id limit ${MAX_REVIEW_PICTURES}`,
    },
    keys(place),
  );
}

export async function insertPicture(
  db: Queryable,
  place: ReviewPlace,
  picture: { readonly id: string; readonly assetId: string; readonly now: Date },
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-insert-picture',
      text: `insert into review_pictures (website_id, request_id, item_id, id, asset_id, created_on)
        values ($1, $2, $3, $4, $5, $6)`,
    },
    [...keys(place), picture.id, picture.assetId, picture.now],
  );
}

/** Takes pictures off; returns the ids of their files. */
export async function deletePictures(
  db: Queryable,
  place: ReviewPlace,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await runNamed<{ assetId: string }>(
    db,
    {
      name: 'reviews-delete-pictures',
      text: `delete from review_pictures
        where website_id = $1 and request_id = $2 and item_id = $3 and id = any($4::uuid[])
        returning asset_id as "assetId"`,
    },
    [...keys(place), ids],
  );
  return rows.map(({ assetId }) => assetId);
}

/** Gives the pictures of a product to its review, if there is one, and counts them. */
export async function attachPictures(db: Queryable, place: ReviewPlace): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-attach-pictures',
      text: `with wanted as (
          select id from review_pictures where website_id = $1 and request_id = $2 and item_id = $3
          order by id limit ${MAX_REVIEW_PICTURES}
        ), review as (
          update reviews set picture_count = (select count(*) from wanted)
          where website_id = $1 and request_id = $2 and item_id = $3 returning id
        )
        update review_pictures p set review_id = review.id from review
        where p.website_id = $1 and p.id in (select id from wanted)`,
    },
    keys(place),
  );
}

/** The pictures of reviews, and whether visitors see these. */
export function selectPicturesOf(
  db: Queryable,
  websiteId: string,
  reviewIds: readonly string[],
): Promise<readonly { readonly assetId: string; readonly isShown: boolean }[]> {
  return runNamed(
    db,
    {
      name: 'reviews-pictures-of',
      text: `select p.asset_id as "assetId", r.status = 'published' as "isShown"
        from review_pictures p join reviews r on r.website_id = p.website_id and r.id = p.review_id
        where p.website_id = $1 and p.review_id = any($2::uuid[])`,
    },
    [websiteId, reviewIds],
  );
}
