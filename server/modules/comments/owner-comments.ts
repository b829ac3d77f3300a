import type {
  CommentCounts,
  OwnerComment,
  OwnerCommentList,
  ModeratedComments,
} from '@vitrine/contracts/comments.ts';
import { errorBody } from '@vitrine/contracts/errors.ts';
import { THREADS_PER_PAGE } from '@vitrine/domain/comment/comment-limits.ts';
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

/** Comments per page of the owner's list. */
const PAGE_SIZE = 50;

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

/** The comments of a website, of one status or all, newest first, with the number of each status. */
export async function listComments(
  platform: Platform,
  websiteId: string,
  wanted: { readonly status: CommentStatus | null; readonly before: string | null },
): Promise<OwnerCommentList> {
  const [rows, counts] = await Promise.all([
    selectForOwner(platform.db, websiteId, { ...wanted, limit: PAGE_SIZE + 1 }),
    countComments(platform, websiteId),
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    comments: page.map(viewOf),
    counts,
    nextBefore: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
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
    const row = await selectOneForOwner(tx, websiteId, input.id);
    return row === null ? fail('COMMENT_NOT_FOUND') : ok(viewOf(row));
  });
}

/** Applies an action to several comments independently: a failure of one does not affect the others. */
export async function moderateComments(
  platform: Platform,
  websiteId: string,
  input: { readonly ids: readonly string[]; readonly action: CommentAction; readonly actorId: string },
): Promise<ModeratedComments> {
  const comments: OwnerComment[] = [];
  const refused: ModeratedComments['refused'][number][] = [];
  for (const id of new Set(input.ids)) {
    // Sequentially: two comments of one post would only wait for the same lock.
    const done = await moderateComment(platform, websiteId, { ...input, id });
    if (done.ok) comments.push(done.value);
    else refused.push({ id, error: done.error.code, message: errorBody(done.error, 'en').message });
  }
  return { comments, refused, counts: await countComments(platform, websiteId) };
}
