import {
  classifySubmission,
  countLinks,
  MAX_LINKS,
  mayCoincide,
  MIN_FILL_TIME,
} from '../form/classify-submission.ts';
import type { OwnerJudgement, SubmissionReason } from '../form/submission.ts';
import type { CommentModeration } from './comment-settings.ts';
import type { CommentReason, CommentStatus } from './comment-states.ts';

/** The facts about a new comment. */
export interface IncomingComment {
  readonly name: string;
  readonly body: string;
  /** Other comments of the site with the same text in the last 30 days. */
  readonly sameText: number;
  /** Milliseconds since the sender's last comment; null without one. */
  readonly sinceLast: number | null;
  /** A comment of the same person is visible. */
  readonly isKnown: boolean;
  /** A captcha was solved for it. The form without JavaScript has none. */
  readonly isVerified: boolean;
  /** The field that people do not see was filled in. */
  readonly isTrapped: boolean;
  /** Milliseconds between showing the form and sending it; null when nobody knows. */
  readonly fillTime: number | null;
  /** What the owner said of the sender's latest comment that was judged; null for none. */
  readonly sender: OwnerJudgement | null;
  /** The same of comments with this text. */
  readonly sameTextJudged: OwnerJudgement | null;
}

/** Number of links that counts as spam. */
export const SPAM_LINKS = 6;
/** Repetitions of a text that count as spam. */
const SPAM_REPEATS = 3;
/** Shortest time in which a person can read a page and comment, milliseconds. */
export const MIN_PAUSE = 10_000;
/** A reason of forms as one of comments. */
function reasonOf(reason: SubmissionReason, isOften: boolean): CommentReason {
  if (reason === 'too-fast') return 'filled-fast';
  return reason === 'repeated' && isOften ? 'repeated-often' : reason;
}

/**
 * The status of a new comment, with reasons: visible at once, held for the owner, or spam. What is spam is decided as for
 * forms, with lower limits; without a captcha a comment is held in any case, whoever wrote it. The owner sees the
 * reasons; nothing is discarded.
 */
export function classifyComment(
  comment: IncomingComment,
  settings: { readonly commentModeration: CommentModeration },
): { readonly status: CommentStatus; readonly reasons: readonly CommentReason[] } {
  const { body, isTrapped, fillTime, isVerified, sender, sinceLast } = comment;
  // "Thank you!" is the same by coincidence, and what was said of another one says nothing of it.
  const isChance = mayCoincide(body);
  const repeats = isChance ? 0 : comment.sameText;
  const verdict = classifySubmission(
    {
      text: body,
      words: body,
      isTrapped,
      fillTime,
      isVerified,
      sameText: comment.sameText,
      sender,
      sameTextJudged: isChance ? null : comment.sameTextJudged,
    },
    { links: SPAM_LINKS, repeats: SPAM_REPEATS },
  );
  if (verdict.isSpam) {
    const isOften = repeats >= SPAM_REPEATS;
    return { status: 'spam', reasons: verdict.reasons.map((reason) => reasonOf(reason, isOften)) };
  }
  const held: CommentReason[] = [];
  if (settings.commentModeration === 'hold-all') held.push('all-held');
  if (settings.commentModeration === 'hold-first' && !comment.isKnown) held.push('first-comment');
  if (!isVerified) held.push('unverified');
  if (countLinks(body) > MAX_LINKS) held.push('links');
  if (countLinks(comment.name) > 0) held.push('link-in-name');
  if (repeats > 0) held.push('repeated');
  if (fillTime !== null && fillTime < MIN_FILL_TIME) held.push('filled-fast');
  if (sinceLast !== null && sinceLast < MIN_PAUSE) held.push('too-fast');
  if (held.length === 0) return { status: 'visible', reasons: [] };
  return { status: 'held', reasons: sender === 'not-spam' ? ['known-sender', ...held] : held };
}
