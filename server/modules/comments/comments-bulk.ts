import { type CommentsChange, commentsChange } from '@vitrine/contracts/comments.ts';
import type { CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import {
  type BulkAction,
  type BulkContext,
  bulkList,
  type RowOutcome,
  type UndoOutcome,
} from '../bulk/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { changeStatus, lockStatus } from './owner-repository.ts';

interface Move {
  readonly id: string;
  readonly from: CommentStatus;
  readonly to: CommentStatus;
}

async function move(tx: Queryable, { platform, site, actorId }: BulkContext, step: Move): Promise<void> {
  const now = platform.clock.now();
  await changeStatus(tx, { websiteId: site.websiteId, ...step, changeId: newId(now), actorId, now });
}

/** Visitors see it within a second. */
async function renewPages(tx: Queryable, websiteId: string, moves: readonly Move[]): Promise<void> {
  const isSeen = moves.some(({ from, to }) => (from === 'visible') !== (to === 'visible'));
  if (isSeen) await bumpRevision(tx, websiteId);
}

/** Gives comments a status. It is taken back where they still have it. */
const giving = (to: CommentStatus): BulkAction<unknown, CommentStatus> => ({
  async change(tx, context, _change, ids) {
    const { websiteId } = context.site;
    const outcomes: RowOutcome[] = [];
    const moves: Move[] = [];
    for (const id of ids) {
      const from = await lockStatus(tx, websiteId, id);
      if (from === null) continue;
      if (from === to) outcomes.push({ id, outcome: 'unchanged' });
      else {
        moves.push({ id, from, to });
        outcomes.push({ id, outcome: 'changed', kept: from });
      }
    }
    for (const step of moves) await move(tx, context, step);
    await renewPages(tx, websiteId, moves);
    return outcomes;
  },
  async undo(tx, context, _change, rows) {
    const { websiteId } = context.site;
    const outcomes: UndoOutcome[] = [];
    const moves: Move[] = [];
    for (const { id, kept } of rows) {
      const status = await lockStatus(tx, websiteId, id);
      if (status === null) continue;
      if (status === to) moves.push({ id, from: to, to: kept });
      outcomes.push(
        status === to ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
      );
    }
    for (const step of moves) await move(tx, context, step);
    await renewPages(tx, websiteId, moves);
    return outcomes;
  },
});

/** What owners can do with many comments at once. */
export const commentsBulk = bulkList<CommentsChange>({
  list: 'comments',
  noun: 'comments',
  batch: 100,
  schema: commentsChange,
  actions: {
    approve: giving('visible'),
    hold: giving('held'),
    'mark-spam': giving('spam'),
    remove: giving('removed'),
  },
});
