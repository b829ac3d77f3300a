import { createHash } from 'node:crypto';
import type { CommentView } from '@vitrine/contracts/comments.ts';
import { checkComment, normalizeComment } from '@vitrine/domain/comment/check-comment.ts';
import { MAX_DEPTH } from '@vitrine/domain/comment/comment-limits.ts';
import { commentsOf } from '@vitrine/domain/comment/comments-open.ts';
import { classifyComment } from '@vitrine/domain/comment/classify-comment.ts';
import { JUDGED_DAYS, SAME_TEXT_DAYS } from '@vitrine/domain/form/classify-submission.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import {
  lockComments,
  insertComment,
  type CommentableItem,
  selectComment,
  selectItem,
  selectTraces,
} from './repository.ts';

const DAY = 86_400_000;
/** How far back the spam rules look for the same text, and for what the owner has judged, milliseconds. */
const SPAM_WINDOW = SAME_TEXT_DAYS * DAY;
const JUDGED_WINDOW = JUDGED_DAYS * DAY;

/** A comment as submitted. */
export interface SubmittedComment {
  readonly itemId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly email: string;
  readonly body: string;
  /** The sender: a session cookie, else an IP address. Only a hash of it is stored. */
  readonly sender: string;
  /** A captcha was solved for it; otherwise it is held for the owner. */
  readonly isVerified: boolean;
  /** The field that people do not see was filled in. */
  readonly isTrapped: boolean;
  /** Milliseconds between showing the form and sending it; null when nobody knows. */
  readonly fillTime: number | null;
}

export interface PostedComment {
  readonly comment: CommentView;
  readonly item: CommentableItem;
  /** Number of visible comments, this one included. */
  readonly count: number;
}

export type PostFailure =
  | 'NOT_FOUND'
  | 'COMMENTS_CLOSED'
  | 'COMMENT_INVALID'
  | 'COMMENT_PARENT_GONE'
  | 'COMMENT_TOO_DEEP';

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Stores a visitor's comment: visible at once, or held for the owner where a rule says so. The same text by the same
 * name in the same place is one comment, however often the form is sent. spec: site-platform 4, 5
 */
export async function postComment(
  platform: Platform,
  site: Site,
  submitted: SubmittedComment,
): Promise<Result<PostedComment, PostFailure>> {
  const { websiteId } = site;
  const now = platform.clock.now();
  const settings = contentSettingsOf(site.settings);
  const item = await selectItem(platform.db, websiteId, submitted.itemId);
  if (item === null) return fail('NOT_FOUND');
  if (commentsOf(item, settings, now) !== 'open') return fail('COMMENTS_CLOSED');
  const typed = normalizeComment(submitted);
  const faults = checkComment(typed, site.locale);
  if (Object.keys(faults).length > 0) return fail('COMMENT_INVALID', { fields: faults });
  const place = await findPlace(platform, websiteId, submitted);
  if (!place.ok) return place;

  const traces = {
    bodyHash: hash(typed.body.toLowerCase().replaceAll(/\s+/g, ' ')),
    senderHash: hash(websiteId, submitted.sender),
    fingerprint: hash(typed.name, typed.email, typed.body, submitted.parentId ?? ''),
  };
  const id = newId(now);
  const { kept, isVisible } = await platform.db.transaction(async (tx) => {
    await lockComments(tx, websiteId);
    const person = { name: typed.name, email: typed.email };
    const { lastOn, ...known } = await selectTraces(
      tx,
      websiteId,
      { ...traces, ...person },
      { since: now - SPAM_WINDOW, judgedSince: now - JUDGED_WINDOW },
    );
    const { isVerified, isTrapped, fillTime } = submitted;
    const sinceLast = lastOn === null ? null : now - lastOn;
    const verdict = classifyComment(
      { ...known, name: typed.name, body: typed.body, sinceLast, isVerified, isTrapped, fillTime },
      settings,
    );
    const inserted = await insertComment(tx, {
      websiteId,
      id,
      itemId: item.id,
      parentId: submitted.parentId,
      threadId: place.value.threadId ?? id,
      depth: place.value.depth,
      authorName: typed.name,
      authorEmail: typed.email,
      body: typed.body,
      ...verdict,
      ...traces,
      changeId: newId(now),
      now,
    });
    const appears = inserted !== null && verdict.status === 'visible';
    if (appears) await bumpRevision(tx, websiteId);
    return { kept: inserted, isVisible: appears };
  });
  if (isVisible) await notificationBarrier(platform);
  const by = kept === null ? { itemId: item.id, fingerprint: traces.fingerprint } : { id };
  const comment = await selectComment(platform.db, websiteId, by);
  if (comment === null) return fail('NOT_FOUND');
  return ok({ comment, item, count: kept?.count ?? item.publicCommentCount });
}

/** The place of a comment: under a visible comment of the same item, or as the first of a new thread. */
async function findPlace(
  platform: Platform,
  websiteId: string,
  { itemId, parentId }: SubmittedComment,
): Promise<
  Result<
    { readonly threadId: string | null; readonly depth: number },
    'COMMENT_PARENT_GONE' | 'COMMENT_TOO_DEEP'
  >
> {
  if (parentId === null) return ok({ threadId: null, depth: 1 });
  const parent = await selectComment(platform.db, websiteId, { id: parentId });
  if (parent === null || parent.itemId !== itemId || !parent.isVisible) return fail('COMMENT_PARENT_GONE');
  if (parent.depth >= MAX_DEPTH) return fail('COMMENT_TOO_DEEP');
  return ok({ threadId: parent.threadId, depth: parent.depth + 1 });
}
