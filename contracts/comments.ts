import { MAX_MODERATED } from '@vitrine/domain/comment/comment-limits.ts';
import {
  commentActions,
  type CommentReason,
  type CommentStatus,
  commentStatuses,
} from '@vitrine/domain/comment/comment-states.ts';
import * as z from 'zod';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';

/**
 * Longest text that is read, in code units. A comment over its limit but shorter than this is returned to its author
 * to be shortened.
 */
const MAX_READ = 20_000;

const optionalId = z.union([z.uuid(), z.literal('').transform(() => null)]).nullish();

/** POST /api/comments, JSON, and its form twin /comments. */
export const commentBody = z.object({
  itemId: z.uuid(),
  /** The comment that is answered; '' or absent for a new thread. */
  parentId: optionalId.transform((id) => id ?? null),
  name: z.string().max(1000).default(''),
  email: z.string().max(1000).default(''),
  body: z.string().max(MAX_READ).default(''),
  captchaToken: z.string().max(MAX_CAPTCHA_TOKEN).default(''),
  /** Honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(1000).default(''),
});

/** GET /comments/reply, the form by itself. */
export const replyQuery = z.object({ to: z.uuid() });

/** Response of POST /api/comments. */
export interface CommentAnswer {
  readonly id: string;
  readonly isVisible: boolean;
  /** The result, as a sentence for its author. */
  readonly message: string;
  /** The comment as the page shows it; '' when it is not shown yet. */
  readonly html: string;
  /** 'N Comments' with this one. */
  readonly countText: string;
}

/** A comment as visitors see it. */
export interface CommentView {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  /** False for a placeholder of a removed comment: then author and body are ''. */
  readonly isVisible: boolean;
  readonly authorName: string;
  /** Plain text. */
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
}

/** GET /api/admin/comments */
export const ownerCommentsQuery = z.object({
  status: z.enum(commentStatuses).optional(),
  /** The last comment of the page before; older ones follow. */
  before: z.uuid().optional(),
});
export type OwnerCommentsQuery = z.input<typeof ownerCommentsQuery>;
/** POST /api/admin/comments/:id/:action */
export const commentActionParams = z.object({ id: z.uuid(), action: z.enum(commentActions) });
/** POST /api/admin/comments/treat: one action for several comments. */
export const treatCommentsBody = z.object({
  ids: z.array(z.uuid()).min(1).max(MAX_MODERATED),
  action: z.enum(commentActions),
});
export type TreatCommentsBody = z.input<typeof treatCommentsBody>;

/** A comment as its owner sees it. */
export interface OwnerComment {
  readonly id: string;
  readonly itemId: string;
  readonly itemTitle: string;
  /**
   * The page it stands on: at the comment itself where visitors see it, at the comments of the page where they do not.
   * Null while the page is not on the site.
   */
  readonly url: string | null;
  readonly parentId: string | null;
  /** What it answers; null at the head of a thread. */
  readonly answered: AnsweredComment | null;
  readonly authorName: string;
  /** '' when none was given. */
  readonly authorEmail: string;
  /** Plain text. */
  readonly body: string;
  readonly status: CommentStatus;
  /** Why it was held for moderation; kept after moderation. */
  readonly reasons: readonly CommentReason[];
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
}

/** The comment that another answers. */
export interface AnsweredComment {
  readonly authorName: string;
  /** The beginning of its text, plain text. */
  readonly beginning: string;
  readonly status: CommentStatus;
}

/** How many comments there are of each status. GET /api/admin/comments/counts */
export type CommentCounts = Readonly<Record<CommentStatus, number>>;

export interface OwnerCommentList {
  readonly comments: readonly OwnerComment[];
  readonly counts: CommentCounts;
  /** Hand it back as `before` for older comments; null at the end. */
  readonly nextBefore: string | null;
}

/** The result for each: a comment that fails has its reason, and does not stop the others. */
export interface TreatedComments {
  readonly comments: readonly OwnerComment[];
  readonly refused: readonly {
    readonly id: string;
    readonly error: 'COMMENT_NOT_FOUND' | 'COMMENT_TRANSITION';
    readonly message: string;
  }[];
  readonly counts: CommentCounts;
}
