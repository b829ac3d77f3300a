import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionKind } from '../content/index.ts';

/** A review as stored, with what its owner sees of its product and order. Times are milliseconds since the epoch. */
export interface StoredReview {
  readonly id: string;
  readonly itemId: string;
  readonly itemTitle: string;
  readonly itemUrlId: string;
  readonly collectionUrlId: string;
  readonly kind: CollectionKind;
  /** Whether visitors can open the product. */
  readonly itemIsShown: boolean;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly status: ReviewStatus;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly isImported: boolean;
  readonly pictureIds: readonly string[];
  readonly answer: string;
  readonly answeredOn: number | null;
  readonly createdOn: number;
  readonly editedOn: number | null;
  readonly [column: string]: unknown;
}

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** The reviews with these ids, in that order; those of an erased product are gone. */
export async function reviewsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly StoredReview[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed<StoredReview>(
    db,
    {
      name: 'reviews-owner-rows',
      text: `select r.id, r.item_id as "itemId", i.title as "itemTitle", i.url_id as "itemUrlId",
          c.url_id as "collectionUrlId", c.kind, (i.status = 'published' and c.enabled) as "itemIsShown",
          r.rating, r.title, r.body, r.author_name as "authorName",
          case when r.author_email <> '' then r.author_email else coalesce(o.email, '') end as "authorEmail",
          r.status, o.id as "orderId", o.number::float8 as "orderNumber", r.request_id is null as "isImported",
          array(select p.asset_id::text from review_pictures p
            where p.website_id = r.website_id and p.review_id = r.id order by p.id) as "pictureIds",
          r.answer, ${epochOf('r.answered_on')} as "answeredOn", ${epochOf('r.created_on')} as "createdOn",
          ${epochOf('r.edited_on')} as "editedOn"
        from reviews r
        join items i on i.website_id = r.website_id and i.id = r.item_id
        join collections c on c.website_id = i.website_id and c.id = i.collection_id
        left join orders o on o.website_id = r.website_id and o.id = r.order_id
        where r.website_id = $1 and r.id = any($2::uuid[])`,
    },
    [websiteId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many reviews wait for the owner, by `reviews_by_status`; at most COUNT_LIMIT + 1 are counted. */
export async function countPending(db: Queryable, websiteId: string): Promise<number> {
  const rows = await runNamed<{ count: number }>(
    db,
    {
      name: 'reviews-pending',
      text: `select count(*)::int as count from (
          select 1 from reviews where website_id = $1 and status = 'pending' limit ${COUNT_LIMIT + 1}) counted`,
    },
    [websiteId],
  );
  return rows[0]?.count ?? 0;
}

/** A review's status, its row locked until the transaction ends; null when there is none. */
export async function lockStatus(db: Queryable, websiteId: string, id: string): Promise<ReviewStatus | null> {
  const rows = await runNamed<{ status: ReviewStatus }>(
    db,
    {
      name: 'reviews-lock',
      text: 'select status from reviews where website_id = $1 and id = $2 for update',
    },
    [websiteId, id],
  );
  return rows[0]?.status ?? null;
}

/** Gives reviews a status. */
export async function setStatus(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
  to: { readonly status: ReviewStatus; readonly now: Date },
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-set-status',
      text: `update reviews set status = $3, status_on = $4 where website_id = $1 and id = any($2::uuid[])`,
    },
    [websiteId, ids, to.status, to.now],
  );
}

/** Sets what the shop answers; '' for nothing. */
export async function setAnswer(
  db: Queryable,
  websiteId: string,
  id: string,
  answer: { readonly text: string; readonly now: Date },
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'reviews-set-answer',
      text: `update reviews set answer = $3, answered_on = case when $3 = '' then null else $4::timestamptz end
        where website_id = $1 and id = $2`,
    },
    [websiteId, id, answer.text, answer.now],
  );
}
