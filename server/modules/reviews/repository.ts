import { and, desc, eq } from 'drizzle-orm';
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
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
}

/** The newest published reviews of an item. */
export async function selectPublished(
  db: Queryable,
  websiteId: string,
  itemId: string,
  limit: number,
): Promise<readonly PublishedReview[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.websiteId, websiteId), eq(reviews.itemId, itemId), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.createdOn), desc(reviews.id))
    .limit(limit);
  return rows.map(({ id, authorName, rating, title, body, createdOn }) => ({
    id,
    authorName,
    rating,
    title,
    body,
    createdOn: createdOn.getTime(),
  }));
}

/** Number and average of an item's published reviews, 0 without any. */
export async function selectSum(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<{ readonly count: number; readonly average: number }> {
  const rows = await runNamed<{ count: number; average: number }>(
    db,
    {
      name: 'reviews-sum',
      text: `select count(*)::int as count, coalesce(avg(rating), 0)::float8 as average
        from reviews where website_id = $1 and item_id = $2 and status = 'published'`,
    },
    [websiteId, itemId],
  );
  return rows[0] ?? { count: 0, average: 0 };
}

/** Items of a website that have published reviews. */
export async function selectReviewedItems(db: Queryable, websiteId: string): Promise<readonly string[]> {
  const rows = await runNamed<{ itemId: string }>(
    db,
    {
      name: 'reviews-items',
      text: `select distinct item_id as "itemId" from reviews where website_id = $1 and status = 'published'`,
    },
    [websiteId],
  );
  return rows.map(({ itemId }) => itemId);
}

export async function insertReview(db: Queryable, row: ReviewRow): Promise<void> {
  await db.insert(reviews).values(row);
}
