import type { OwnerComment, OwnerCommentList } from '@vitrine/contracts/comments.ts';
import {
  type CommentAction,
  type CommentStatus,
  commentStatuses,
  nextCommentStatus,
} from '@vitrine/domain/comment/comment-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from '../content/index.ts';
import { bumpRevision } from '../websites/index.ts';
import {
  changeStatus,
  countByStatus,
  lockStatus,
  type OwnerRow,
  selectForOwner,
  selectOneForOwner,
} from './owner-repository.ts';

/** Comments on one page of the owner's list. */
const PAGE_SIZE = 50;

function viewOf(row: OwnerRow): OwnerComment {
  const { itemUrlId, collectionUrlId, kind, ...shown } = row;
  return { ...shown, url: `${itemPath(kind, collectionUrlId, itemUrlId)}#comment-${row.id}` };
}

/** The comments of a website, of one status or of all, newest first, and how many there are of each. */
export async function listComments(
  platform: Platform,
  websiteId: string,
  wanted: { readonly status: CommentStatus | null; readonly page: number },
): Promise<OwnerCommentList> {
  const [rows, counted] = await Promise.all([
    selectForOwner(platform.db, websiteId, {
      status: wanted.status,
      limit: PAGE_SIZE,
      offset: (wanted.page - 1) * PAGE_SIZE,
    }),
    countByStatus(platform.db, websiteId),
  ]);
  const countOf = (status: CommentStatus): number => counted.find((one) => one.status === status)?.count ?? 0;
  const total =
    wanted.status === null ? counted.reduce((sum, { count }) => sum + count, 0) : countOf(wanted.status);
  return {
    comments: rows.map(viewOf),
    counts: Object.fromEntries(
      commentStatuses.map((status) => [status, countOf(status)]),
    ) as OwnerCommentList['counts'],
    page: wanted.page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/** Does with a comment what the owner asked for; visitors see it within a second. */
export async function treatComment(
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
    const row = await selectOneForOwner(tx, websiteId, input.id);
    return row === null ? fail('COMMENT_NOT_FOUND') : ok(viewOf(row));
  });
}
