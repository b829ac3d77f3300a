import { type ReviewsChange, reviewsChange } from '@vitrine/contracts/reviews.ts';
import type { ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import {
  type BulkAction,
  type BulkContext,
  bulkList,
  type RowOutcome,
  type UndoOutcome,
} from '../bulk/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { holdReviewPictures } from './hold-review-pictures.ts';
import { lockStatus, setStatus } from './owner-repository.ts';

interface Move {
  readonly id: string;
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
}

/** Visitors see it within a second. */
async function apply(
  tx: Queryable,
  { platform, site: { websiteId } }: BulkContext,
  moves: readonly Move[],
): Promise<void> {
  const now = new Date(platform.clock.now());
  for (const status of new Set(moves.map(({ to }) => to))) {
    const ids = moves.filter(({ to }) => to === status).map(({ id }) => id);
    await setStatus(tx, websiteId, ids, { status, now });
    await holdReviewPictures(tx, websiteId, ids, now);
  }
  if (moves.some(({ from, to }) => from === 'published' || to === 'published'))
    await bumpRevision(tx, websiteId);
}

/** Gives reviews a status. It is taken back where they still have it. */
const giving = (to: ReviewStatus): BulkAction<unknown, ReviewStatus> => ({
  async change(tx, context, _change, ids) {
    const outcomes: RowOutcome[] = [];
    const moves: Move[] = [];
    for (const id of ids) {
      const from = await lockStatus(tx, context.site.websiteId, id);
      if (from === null) continue;
      if (from === to) outcomes.push({ id, outcome: 'unchanged' });
      else {
        moves.push({ id, from, to });
        outcomes.push({ id, outcome: 'changed', kept: from });
      }
    }
    await apply(tx, context, moves);
    return outcomes;
  },
  async undo(tx, context, _change, rows) {
    const outcomes: UndoOutcome[] = [];
    const moves: Move[] = [];
    for (const { id, kept } of rows) {
      const status = await lockStatus(tx, context.site.websiteId, id);
      if (status === null) continue;
      if (status === to) moves.push({ id, from: to, to: kept });
      outcomes.push(
        status === to ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
      );
    }
    await apply(tx, context, moves);
    return outcomes;
  },
});

/** What owners can do with many reviews at once. */
export const reviewsBulk = bulkList<ReviewsChange>({
  list: 'reviews',
  noun: 'reviews',
  batch: 100,
  schema: reviewsChange,
  actions: {
    approve: giving('published'),
    hold: giving('pending'),
    'hide-reviews': giving('hidden'),
    'mark-spam': giving('spam'),
    'delete-reviews': giving('deleted'),
  },
});
