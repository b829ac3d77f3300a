import type { CommentCounts, OwnerComment } from '@vitrine/contracts/comments.ts';
import { THREADS_PER_PAGE } from '@vitrine/domain/comment/comment-limits.ts';
import {
  type CommentAction,
  commentStatuses,
  nextCommentStatus,
} from '@vitrine/domain/comment/comment-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from '../content/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { changeStatus, commentsByIds, countByStatus, lockStatus, type OwnerRow } from './owner-repository.ts';

function viewOf(row: OwnerRow): OwnerComment {
  const { itemUrlId, collectionUrlId, kind, itemIsShown, threadsBefore, ...shown } = row;
  const path = itemPath(kind, collectionUrlId, itemUrlId);
  const page = Math.floor(threadsBefore / THREADS_PER_PAGE) + 1;
  const place = row.status === 'visible' ? `comment-${row.id}` : row.itemId;
  return { ...shown, url: itemIsShown ? `${path}${page === 1 ? '' : `?page=${page}`}#${place}` : null };
}

/** Number of a website's comments by status. */
export async function countComments(platform: Platform, websiteId: string): Promise<CommentCounts> {
  const counted = await countByStatus(platform.db, websiteId);
  return Object.fromEntries(
    commentStatuses.map((status) => [status, counted.find((one) => one.status === status)?.count ?? 0]),
  ) as CommentCounts;
}

/** Comments as their owner sees them, by their ids and in that order. */
export async function viewComments(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OwnerComment[]> {
  return (await commentsByIds(db, websiteId, ids)).map(viewOf);
}

export async function findComment(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<Result<OwnerComment, 'COMMENT_NOT_FOUND'>> {
  const [comment] = await viewComments(db, websiteId, [id]);
  return comment === undefined ? fail('COMMENT_NOT_FOUND') : ok(comment);
}

/** Applies an owner's action to a comment; visitors see it within a second. */
export async function moderateComment(
  platform: Platform,
  websiteId: string,
  input: { readonly id: string; readonly action: CommentAction; readonly actorId: string },
): Promise<Result<OwnerComment, 'COMMENT_NOT_FOUND' | 'COMMENT_TRANSITION'>> {
  return platform.db.transaction(async (tx) => {
    const from = await lockStatus(tx, websiteId, input.id);
    if (from === null) return fail('COMMENT_NOT_FOUND');
    const to = nextCommentStatus(from, input.action);
    if (to === null) return fail('COMMENT_TRANSITION', { params: { status: from } });
    const now = platform.clock.now();
    await changeStatus(tx, {
      websiteId,
      id: input.id,
      from,
      to,
      changeId: newId(now),
      actorId: input.actorId,
      now,
    });
    if ((from === 'visible') !== (to === 'visible')) await bumpRevision(tx, websiteId);
    return findComment(tx, websiteId, input.id);
  });
}
