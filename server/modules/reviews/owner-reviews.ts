import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { visibleText } from '@vitrine/domain/comment/visible-text.ts';
import { nextReviewStatus, type ReviewAction } from '@vitrine/domain/review/review-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { holdReviewPictures } from './hold-review-pictures.ts';
import { lockStatus, reviewsByIds, setAnswer, setStatus } from './owner-repository.ts';

/** Reviews as their owner sees them, by their ids and in that order. */
export async function viewReviews(
  platform: { readonly db: Queryable },
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OwnerReview[]> {
  const rows = await reviewsByIds(platform.db, websiteId, ids);
  const pictures = await picturesByIds(
    platform,
    websiteId,
    rows.flatMap(({ pictureIds }) => pictureIds),
  );
  return rows.map((row) => ({
    id: row.id,
    itemId: row.itemId,
    itemTitle: row.itemTitle,
    url: row.itemIsShown ? `${itemPath(row.kind, row.collectionUrlId, row.itemUrlId)}#reviews` : null,
    rating: row.rating,
    title: row.title,
    body: row.body,
    authorName: row.authorName,
    authorEmail: row.authorEmail,
    status: row.status,
    order:
      row.orderId === null || row.orderNumber === null ? null : { id: row.orderId, number: row.orderNumber },
    isImported: row.isImported,
    pictures: row.pictureIds.flatMap((id) => pictures.get(id) ?? []),
    answer: row.answer,
    answeredOn: isoTime(row.answeredOn),
    createdOn: new Date(row.createdOn).toISOString(),
    editedOn: isoTime(row.editedOn),
  }));
}

export async function findReview(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<Result<OwnerReview, 'REVIEW_NOT_FOUND'>> {
  const [review] = await viewReviews({ db }, websiteId, [id]);
  return review === undefined ? fail('REVIEW_NOT_FOUND') : ok(review);
}

/** Applies an owner's action to a review; visitors see it within a second. */
export async function moderateReview(
  platform: Platform,
  websiteId: string,
  { id, action }: { readonly id: string; readonly action: ReviewAction },
): Promise<Result<OwnerReview, 'REVIEW_NOT_FOUND' | 'REVIEW_TRANSITION'>> {
  return platform.db.transaction(async (tx) => {
    const from = await lockStatus(tx, websiteId, id);
    if (from === null) return fail('REVIEW_NOT_FOUND');
    const status = nextReviewStatus(from, action);
    if (status === null) return fail('REVIEW_TRANSITION', { params: { status: from } });
    const now = new Date(platform.clock.now());
    await setStatus(tx, websiteId, [id], { status, now });
    await holdReviewPictures(tx, websiteId, [id], now);
    if (from === 'published' || status === 'published') await bumpRevision(tx, websiteId);
    return findReview(tx, websiteId, id);
  });
}

/** Sets what the shop answers, at most `MAX_REVIEW_ANSWER` characters; '' takes the answer back. */
export async function answerReview(
  platform: Platform,
  websiteId: string,
  { id, answer }: { readonly id: string; readonly answer: string },
): Promise<Result<OwnerReview, 'REVIEW_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const status = await lockStatus(tx, websiteId, id);
    if (status === null) return fail('REVIEW_NOT_FOUND');
    const text = visibleText(answer.replaceAll(/\r\n?/g, '\n')).trim();
    await setAnswer(tx, websiteId, id, { text, now: new Date(platform.clock.now()) });
    if (status === 'published') await bumpRevision(tx, websiteId);
    return findReview(tx, websiteId, id);
  });
}
