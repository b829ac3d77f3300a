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
}

/** Maximum number of links of a comment that is visible at once. */
export const MAX_LINKS = 2;
/** Number of links that counts as spam. */
export const SPAM_LINKS = 6;
/** Repetitions of a text that count as spam. */
const SPAM_REPEATS = 3;
/** Shortest time in which a person can read a page and comment, milliseconds. */
export const MIN_PAUSE = 10_000;
/** A text shorter than this may be equal by coincidence: "Thank you!" */
const CHANCE_LENGTH = 40;

const link = /https?:\/\/|\bwww\.|\[url|<a\s/gi;

/** Number of links in a text, in any notation. */
function countLinks(body: string): number {
  return body.match(link)?.length ?? 0;
}

/**
 * The status of a new comment, with reasons: visible at once, held for the owner, or spam. The owner sees the
 * reasons; nothing is discarded.
 */
export function classifyComment(
  comment: IncomingComment,
  settings: { readonly commentModeration: CommentModeration },
): { readonly status: CommentStatus; readonly reasons: readonly CommentReason[] } {
  const links = countLinks(comment.body);
  const repeats = comment.body.length < CHANCE_LENGTH && links === 0 ? 0 : comment.sameText;
  const spam: CommentReason[] = [];
  if (links >= SPAM_LINKS) spam.push('many-links');
  if (repeats >= SPAM_REPEATS) spam.push('repeated-often');
  if (spam.length > 0) return { status: 'spam', reasons: spam };
  const held: CommentReason[] = [];
  if (settings.commentModeration === 'hold-all') held.push('all-held');
  if (settings.commentModeration === 'hold-first' && !comment.isKnown) held.push('first-comment');
  if (!comment.isVerified) held.push('unverified');
  if (links > MAX_LINKS) held.push('links');
  if (countLinks(comment.name) > 0) held.push('link-in-name');
  if (repeats > 0) held.push('repeated');
  if (comment.sinceLast !== null && comment.sinceLast < MIN_PAUSE) held.push('too-fast');
  return { status: held.length > 0 ? 'held' : 'visible', reasons: held };
}
